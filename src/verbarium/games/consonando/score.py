"""What a word is worth on a draw of consonants."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from verbarium.games.consonando.api import Jolly


class Fit(NamedTuple):
    """How a word lies on a draw.

    missing  the first consonant of the word that the draw lacks (or has too few of), "" if it fits
    used     how many consonants the word uses
    bonus    `used` if those are all of the draw, else 0
    points   the word's length and the bonus; 0 if it does not fit
    """

    missing: str
    used: int
    bonus: int
    points: int


def consonants(folded: str, vowels: str) -> str:
    """The letters of a word that have to be drawn, in its order."""
    return "".join(c for c in folded if c not in vowels)


def changed(draw: str, jolly: Jolly | None) -> str:
    """The draw after a jolly: the new consonant takes the place of the removed one, or goes to the end."""
    if jolly is None:
        return draw
    if not jolly.remove:
        return draw + jolly.add
    at = draw.index(jolly.remove)
    return draw[:at] + jolly.add + draw[at + 1 :]


def fit(folded: str, draw: str, vowels: str) -> Fit:
    """A folded word on a draw (GAMES 2): length, and the number of consonants used if all drawn ones are."""
    left = Counter(draw)
    used = consonants(folded, vowels)
    for letter in used:
        left[letter] -= 1
        if left[letter] < 0:
            return Fit(letter, 0, 0, 0)
    bonus = len(used) if len(used) == len(draw) else 0
    return Fit("", len(used), bonus, len(folded) + bonus)
