"""The rule set of Junior: plain data (GAMES section 1, row `junior`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from verbarium.games.presets import Presets
from verbarium.texts import Trouble

Confidence = Literal["A", "B", "C", "D"]


class RuleSet(msgspec.Struct, frozen=True, tag="junior", kw_only=True, forbid_unknown_fields=True):
    """One level, in one language.

    level         1: the word stays in view; 2: it is covered, and whoever spells may lift the cover
    cards         how many cards make a match
    longest       letters of the longest word
    more_letters  how many dice lie there besides those of the word
    scores        points are shown (1 a letter); without them there is praise only
    """

    name: str
    title: str = ""
    language: str
    source: str
    confidence: Confidence
    derived: tuple[str, ...] = ()
    level: Literal[1, 2] = 1
    cards: Annotated[int, msgspec.Meta(ge=1, le=60)] = 8
    longest: Annotated[int, msgspec.Meta(ge=3, le=4)] = 4
    more_letters: Annotated[int, msgspec.Meta(ge=0, le=8)] = 3
    scores: bool = False
    seats: tuple[int, int] = (1, 4)


def check(rules: RuleSet) -> None:
    """Raises Trouble for a rule set that cannot be played."""
    if not 1 <= rules.seats[0] <= rules.seats[1]:
        raise Trouble("rules-bad-setting", why="seats")


PRESETS = Presets(__package__, RuleSet, ("junior", "junior-covered"))
