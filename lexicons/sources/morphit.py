"""Morph-it! 0.48 put together again from the four packages that carry parts of it.

The npm packages have paradigms with features, but only one form a slot and common-gender nouns with the
masculine plural alone; the lemma tables of spaCy have every form, but no features. Traps that cost time:
the tables are encoded twice; the infinitive and gerund slots may hold a clitic form (mangiarsi), so the key is
the infinitive; the adjectives contain every past participle.
"""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from making.models import common

MOODS = {"ind": "ind", "sub": "sub", "cond": "cond", "impr": "imp"}
NUMBERS = {"S": "sg", "P": "pl"}


def _load(folder: Path, name: str) -> Any:
    return json.loads((folder / "package" / "dist" / name).read_text(encoding="utf-8"))


def _mend(text: str) -> str:
    try:
        return text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return text


class MorphIt:
    """The paradigms (`verbs`, `nouns`, `adjectives`) and the tables form → lemma (`table(part of speech)`)."""

    def __init__(self, verbs: Path, nouns: Path, adjectives: Path, tables: Path) -> None:
        self.verbs: dict[str, dict[str, Any]] = _load(verbs, "verbs.json")
        self.nouns: dict[str, dict[str, str]] = _load(nouns, "words.json")
        self.adjectives: dict[str, dict[str, str]] = _load(adjectives, "adjectives.json")
        self._tables = tables / "spacy_lookups_data" / "data"

    @cache  # noqa: B019 (one object a build)
    def table(self, part: str) -> dict[str, str]:
        """form → lemma for one part of speech: noun adj verb adv num det pron adp other aux."""
        with gzip.open(self._tables / f"it_lemma_lookup_{part}.json.gz") as file:
            return {_mend(form): _mend(lemma) for form, lemma in json.load(file).items()}

    def finite(self) -> Iterator[tuple[str, str, str]]:
        """(form, infinitive, kind) of every conjugated form in the paradigms."""
        for lemma, paradigm in self.verbs.items():
            for mood, tenses in paradigm.items():
                if mood not in MOODS:
                    continue
                for tense, persons in tenses.items():
                    if not isinstance(persons, dict):
                        continue
                    when = "" if mood == "impr" else tense
                    for person, forms in persons.items():
                        kind = f"verb fin {MOODS[mood]} {when} {NUMBERS[person[0]]} p{person[1]}"
                        for form in forms if isinstance(forms, list) else [forms]:
                            yield form, lemma, kind

    def imperatives(self, lemma: str) -> dict[str, str]:
        """Person (S2, P1, P2) → imperative of a verb; an empty dict where there is none."""
        slots = self.verbs.get(lemma, {}).get("impr", {}).get("pres", {})
        return {k: v[0] if isinstance(v, list) else v for k, v in slots.items() if k in ("S2", "P1", "P2")}


class Endings:
    """What a conjugated form is, told from how it differs from its infinitive: learned from the paradigms."""

    def __init__(self, finite: Iterator[tuple[str, str, str]]) -> None:
        seen: dict[tuple[str, int, str], Counter[str]] = defaultdict(Counter)
        for form, lemma, kind in finite:
            seen[self._change(form, lemma)][kind] += 1
        self._kinds = {
            change: {kind for kind, n in counts.items() if n >= 5 and n * 2 >= max(counts.values())}
            for change, counts in seen.items()
        }

    @staticmethod
    def _change(form: str, lemma: str) -> tuple[str, int, str]:
        same = common([form, lemma])
        return lemma[-3:], len(lemma) - same, form[same:]

    def kinds(self, form: str, lemma: str) -> set[str]:
        """Its kinds, or a bare "verb fin" where the ending says nothing."""
        return self._kinds.get(self._change(form, lemma)) or {"verb fin"}


CLITIC = re.compile(
    r"(?:mi|ti|si|ci|vi|lo|la|li|le|gli|ne|glie(?:l[oaie]|ne)|(?:me|te|se|ce|ve)(?:l[oaie]|ne)|[mtv]ici)$"
)
