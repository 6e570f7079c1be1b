"""Junior as its players see it: commands in, views out. Clients need only this."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.games.junior.ruleset import RuleSet

Place = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Put(msgspec.Struct, frozen=True, tag="put"):
    """Put a die into the row: into a place of one's choice, or the first that is free."""

    die: Place
    place: Place | None = None


class Back(msgspec.Struct, frozen=True, tag="back"):
    """Take the die of a place back out of the row."""

    place: Place


class Peek(msgspec.Struct, frozen=True, tag="peek"):
    """Lift the cover to see the word, or (`up` false) put it down again."""

    up: bool = True


class Next(msgspec.Struct, frozen=True, tag="next"):
    """Go on: the one big button. Before the word is spelled it leaves the card out."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The seat's person has gone, or is back: the others do not wait for an empty chair. The house says it."""

    away: bool


Command = Away | Put | Back | Peek | Next
Phase = Literal["spelling", "over"]
PRAISES = 6
"""How many sentences of praise there are: Fluent keys `junior-praise-1` and on."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    placed  how many dice lie in its row
    done    has spelled the word of this card
    words   how many words it has spelled so far; `points` 0 where no scores are shown
    """

    placed: int
    done: bool
    ready: bool
    away: bool
    words: int
    points: int


class View(msgspec.Struct, frozen=True, tag="junior"):
    """What one viewer may know.

    rules_print  fingerprint of the rule set
    card     number of the card, from 1, of `cards`
    picture  an emoji
    places   letters of the word
    word     where it may be seen: at level 1, under the lifted cover, once it is spelled; else None
    dice     letters that lie there, as spelled (with accents), in the order in which they lie
    row      the die in each place of my row, None for a free one
    wrong    places whose dice were sent back just now
    praise   number of the sentence of praise, once I have spelled the word
    """

    rules: RuleSet
    phase: Phase
    card: int
    cards: int
    picture: str
    places: int
    word: str | None
    dice: tuple[str, ...]
    row: tuple[int | None, ...]
    wrong: tuple[int, ...]
    peeking: bool
    praise: int | None
    seats: tuple[SeatView, ...]
    began: Ms
    outcome: Outcome | None
    rules_print: str = ""
    me: int | None = None
