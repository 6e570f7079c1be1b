"""The row: what a source says about one form."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path

# (form, lemma, kind): kind is a set of tags of verbarium.words.kinds, written in any order, blank between
Row = tuple[str, str, str]


def spelled(language: str) -> str:
    """The letters that words are written with, in collation order, accented ones beside their plain ones."""
    path = Path(__file__).parents[2] / "src/verbarium/words/languages" / f"{language}.toml"
    about = tomllib.loads(path.read_text(encoding="utf-8"))
    return str(about.get("spelled") or about["letters"])


def kind(*parts: str) -> str:
    """A kind in its canonical spelling: each tag once, sorted, so that equal kinds are equal strings."""
    return " ".join(sorted({tag for part in parts for tag in part.split()}))


def ordered(rows: Iterable[Row]) -> list[Row]:
    """The rows by form, lemma and kind (code points), repetitions included: the same order on any machine."""
    out = list(rows)
    out.sort()
    return out


def distinct(rows: Iterable[Row]) -> Iterator[Row]:
    """Ordered rows without their repetitions."""
    last: Row | None = None
    for row in rows:
        if row != last:
            yield row
        last = row


def by_form(rows: Iterable[Row]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """(form, [(lemma, kind), …]) for rows that come ordered by form."""
    for form, group in groupby(rows, key=itemgetter(0)):
        yield form, [(lemma, what) for _, lemma, what in group]
