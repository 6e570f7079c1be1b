"""Display names: cleaned, and never two that look alike at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

LONGEST = 24

# letters of other scripts that print like a Latin one, after case folding
_ALIKE = str.maketrans("аеорсухіјѕԁһӏкмтвнгαοινρτυκ", "aeopcyxijsdhlkmtbhraoivptuk")


def clean(name: str) -> str:
    """The name as it is shown: NFC, without control, bidi and invisible characters, single blanks, at most 24
    characters. Empty if nothing visible is left.
    """
    kept = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", name))
    visible = "".join(c for c in kept if c == " " or unicodedata.category(c)[0] not in "CZ")
    # a run of accents piled on one letter is not a name but a prank: keep two a letter
    out: list[str] = []
    marks = 0
    for c in " ".join(visible.split()):
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= 2 and (out or not marks):
            out.append(c)
    return "".join(out)[:LONGEST].strip()


def looks(name: str) -> str:
    """What the eye reads: two names with equal looks cannot be told apart."""
    folded = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in folded if not unicodedata.combining(c) and c.isalnum())
    return bare.translate(_ALIKE).replace("0", "o").replace("1", "l").replace("i", "l") or folded


def distinct(name: str, taken: Iterable[str]) -> str:
    """`name`, or `name 2`, `name 3` …: the first that looks like none of `taken`."""
    seen = {looks(t) for t in taken}
    if looks(name) not in seen:
        return name
    n = 2
    while looks(numbered := f"{name[: LONGEST - 3].strip()} {n}") in seen:
        n += 1
    return numbered
