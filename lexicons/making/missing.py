"""Which of the commonest words a lexicon lacks: each should be added, or excused by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from unicodedata import combining, normalize

from making.rows import Row

HOW_MANY = 3000
#: what all-forms bars
BARRED = {"proper", "abbr"}


def _plain(word: str) -> str:
    """Without accents and ligatures, as on a board."""
    if word.isascii():
        return word
    word = word.replace("œ", "oe").replace("æ", "ae")
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))


FOLDS: dict[str, Callable[[str], str]] = {
    "it": _plain,
    "fr": _plain,
    "ru": lambda word: word.replace("ё", "е"),
}


def missing(rows: Iterable[Row], commonest: list[str], language: str) -> dict[str, list[str]]:
    """Of the commonest words: those not there at all, those that are only names, those only abbreviations."""
    wanted = commonest[:HOW_MANY]
    fold = FOLDS.get(language, str)
    state: dict[str, str] = {fold(word): "not there" for word in wanted}
    for form, _, what in rows:
        key = fold(form)
        if key in state and state[key] != "there":
            barred = BARRED & set(what.split())
            state[key] = (
                f"only {'a name' if 'proper' in barred else 'an abbreviation'}" if barred else "there"
            )
    out: dict[str, list[str]] = {"not there": [], "only a name": [], "only an abbreviation": []}
    for word in wanted:
        if (found := state[fold(word)]) != "there":
            out[found].append(word)
    return out
