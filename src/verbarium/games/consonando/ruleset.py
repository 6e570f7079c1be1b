"""The rule set of Consonando: plain data (GAMES section 2)."""

from __future__ import annotations

import functools
from typing import Annotated, Any, Literal

import msgspec

from verbarium.games.lexicon import File
from verbarium.games.presets import Presets, data
from verbarium.texts import Trouble

Confidence = Literal["A", "B", "C", "D"]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
MOST_DRAWN = 10


class RuleSet(msgspec.Struct, frozen=True, tag="consonando", kw_only=True, forbid_unknown_fields=True):
    """One form of the match, in one language.

    draws         how many consonants are drawn, round by round
    seconds       of writing, each round
    jollies       how many each player has in a match
    vowels        letters that are added freely; every other letter of the alphabet is a consonant
    weights       how many of each consonant lie in the bag, which is full again before every round
    admission     name of an admission of `words`
    lexicon       file name of a list in the club's folder, to be used instead
    rest_seconds  how long the words lie open before the next round begins by itself (None: until all are ready)
    """

    name: str
    title: str = ""
    language: str
    source: str
    confidence: Confidence
    derived: tuple[str, ...] = ()
    draws: tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_DRAWN)], ...]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    jollies: Annotated[int, msgspec.Meta(ge=0, le=20)] = 1
    vowels: Annotated[str, msgspec.Meta(min_length=1)]
    weights: dict[str, Count]
    admission: str = "consonando"
    lexicon: File = ""
    rest_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = 60
    seats: tuple[int, int] = (1, 60)


def check(rules: RuleSet) -> None:
    """Raises Trouble for a rule set that cannot be played."""
    if not rules.draws:
        raise Trouble("consonando-no-rounds")
    for letter in rules.weights:
        if len(letter) != 1 or letter in rules.vowels:
            raise Trouble("consonando-not-consonant", letter=letter)
    if (bag := sum(rules.weights.values())) < max(rules.draws):
        raise Trouble("consonando-small-bag", bag=bag, most=max(rules.draws))


@functools.cache
def _letters() -> dict[str, Any]:
    return data(__package__, "letters.toml")


def _complete(plain: dict[str, Any]) -> dict[str, Any]:
    return {**_letters()[plain["language"]], **plain}


PRESETS = Presets(__package__, RuleSet, ("consonando-8", "consonando-4", "consonando-6"), _complete)
