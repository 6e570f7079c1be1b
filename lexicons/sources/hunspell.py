"""Reads a hunspell dictionary: stems with flags, suffix rules with strip, add and condition.

Prefix rules and the rules' own continuation flags are left out: they make elided and hyphened forms.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Suffix(NamedTuple):
    """One SFX line; `fields` are the morphological fields behind it (po:, is:, …)."""

    strip: str
    add: str
    condition: re.Pattern[str] | None
    fields: tuple[str, ...]

    def apply(self, stem: str) -> str | None:
        """The form this rule makes of `stem`, None where it does not apply."""
        if not stem.endswith(self.strip) or (self.condition and not self.condition.search(stem)):
            return None
        return stem[: len(stem) - len(self.strip)] + self.add


class Entry(NamedTuple):
    """One line of the .dic file."""

    stem: str
    flags: tuple[str, ...]
    fields: tuple[str, ...]


_FIELD = re.compile(r"\w\w:\S+")
_LINE = re.compile(r"^(.+?)(?:/(\S*))?((?:\s+\w\w:\S+)*)\s*$")


def suffixes(aff: Path) -> dict[str, list[Suffix]]:
    """Flag → its suffix rules."""
    rules: dict[str, list[Suffix]] = defaultdict(list)
    for line in aff.read_text(encoding="utf-8", errors="replace").splitlines():
        part = line.split()
        if len(part) < 5 or part[0] != "SFX":
            continue
        _, flag, strip, add, condition = part[:5]
        add = add.split("/")[0]
        rules[flag].append(
            Suffix(
                "" if strip == "0" else strip,
                "" if add == "0" else add,
                None if condition == "." else re.compile(f"(?:{condition})$"),
                tuple(field for field in part[5:] if _FIELD.fullmatch(field)),
            )
        )
    return dict(rules)


def entries(dic: Path, flag_length: int) -> Iterator[Entry]:
    """The stems in the file's order; `flag_length` is 1, or 2 under FLAG long."""
    for line in dic.read_text(encoding="utf-8", errors="replace").splitlines()[1:]:
        if not line or line[0] in "#\t":
            continue
        found = _LINE.match(line)
        if not found:
            continue
        stem, flags, fields = found[1].strip(), found[2] or "", found[3].split()
        yield Entry(
            stem,
            tuple(flags[i : i + flag_length] for i in range(0, len(flags), flag_length)),
            tuple(fields),
        )
