"""A tile game as its players see it: commands in, views out. Bots and clients need only this.

Squares are numbered row by row from 0. A tile is its letter as printed, "?" for a blank (any letter, worth nothing)
or "*" for a star (any letter, worth what that is worth).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.words import Why

Square = Annotated[int, msgspec.Meta(ge=0, le=960)]
Letter = Annotated[str, msgspec.Meta(min_length=1, max_length=1)]
Wild = Literal["", "?", "*"]
"""Which wildcard stands for a letter; "" for the letter's own tile."""


class Put(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile on a square. `letter`: as it reads there."""

    square: Square
    letter: Letter
    wild: Wild = ""

    @property
    def tile(self) -> str:
        """The tile itself, as it lay in a rack."""
        return self.wild or self.letter


class Lay(msgspec.Struct, frozen=True, omit_defaults=True):
    """One placement: tiles laid in one line.

    down  which way the word reads; None where the tiles tell, or one tile may do what scores more
    """

    tiles: Annotated[tuple[Put, ...], msgspec.Meta(min_length=1, max_length=8)]
    down: bool | None = None


class Play(msgspec.Struct, frozen=True, tag="play", omit_defaults=True):
    """Lay words: a whole turn, judged, scored and taken back as one.

    swaps  squares of wildcards that are taken up for the letters they stand for, before anything is laid
    """

    placements: Annotated[tuple[Lay, ...], msgspec.Meta(min_length=1, max_length=8)]
    swaps: Annotated[tuple[Square, ...], msgspec.Meta(max_length=8)] = ()


class Exchange(msgspec.Struct, frozen=True, tag="exchange"):
    """Put tiles back into the bag and draw as many, instead of laying."""

    tiles: Annotated[tuple[Letter, ...], msgspec.Meta(min_length=1, max_length=8)]


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Lay nothing."""


class Challenge(msgspec.Struct, frozen=True, tag="challenge"):
    """Doubt the words just laid."""


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    """Let the words just laid stand."""


class Done(msgspec.Struct, frozen=True, tag="done"):
    """At duplicate: one's word is final, or (`done` false) one goes on looking."""

    done: bool = True


class Next(msgspec.Struct, frozen=True, tag="next"):
    """At duplicate: ready for the next draw."""


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Give the match up."""


class Abort(msgspec.Struct, frozen=True, tag="abort"):
    """Before the second move: agree that the match shall not count (or, `agree` false, agree no longer)."""

    agree: bool = True


class Nudge(msgspec.Struct, frozen=True, tag="nudge"):
    """Where no clock runs: ask the player on turn to move. If he does not for long, he has left the match."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The seat's person has gone, or is back. The house says it."""

    away: bool


Command = (
    Play | Exchange | Pass | Challenge | Accept | Done | Next | Resign | Abort | Nudge | Away
)  # fmt: skip

Phase = Literal[
    "turn",  # the player on turn lays, exchanges or passes; at duplicate all look for a word
    "challenge",  # the words just laid can be doubted
    "shown",  # at duplicate: the best word is on the board, everybody's is told
    "over",
]

Kind = Literal["play", "exchange", "pass", "clock", "skipped", "top", "resigned", "left", "time"]
"""What a turn was. "clock": the sand ran out; "skipped": lost by a challenge without cause; "top": the best word at
duplicate; "resigned", "left", "time": how a player went out of the match."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that a placement made: its first square, whether it reads down, whether tiles were laid along it."""

    word: str
    square: int
    down: bool
    points: int
    main: bool = False


class Made(msgspec.Struct, frozen=True, omit_defaults=True):
    """A placement as judged: the main word first, then those across it. `points`: without bonus."""

    tiles: tuple[Put, ...]
    down: bool
    words: tuple[Word, ...]
    points: int


class Extra(msgspec.Struct, frozen=True):
    """Points besides the words'. `code`: a Fluent key."""

    code: str
    points: int


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn that was taken.

    seat       whose; None for the best word at duplicate
    total      the seat's points after it
    swapped    wildcards taken up, as they lay
    exchanged  how many tiles
    withdrawn  the turn was challenged and came back
    challenger who doubted it; `doubted`: what the lexicon said of its words that do not count
    """

    n: int
    seat: int | None
    kind: Kind
    at: Ms
    points: int = 0
    total: int = 0
    made: tuple[Made, ...] = ()
    swapped: tuple[Put, ...] = ()
    extras: tuple[Extra, ...] = ()
    exchanged: int = 0
    withdrawn: bool = False
    challenger: int | None = None
    doubted: tuple[Why, ...] = ()


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn as it would be judged: what `reference.judge` says of a `Play`."""

    made: tuple[Made, ...]
    swapped: tuple[Put, ...]
    extras: tuple[Extra, ...]
    points: int


class Drafted(msgspec.Struct, frozen=True):
    """How a turn would come out if it were laid now: its points, or why it may not be laid.

    Where words can be doubted, this does not tell which ones count.
    """

    draft: Draft | None
    refusal: Refusal | None


class WhatIf(msgspec.Struct, frozen=True):
    """Another turn in place of one that was taken, in a match that is over.

    turn     which, from 0
    replies  whether the answers to it are wanted too: they are searched for
    """

    turn: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    play: Play
    replies: bool = False


class Pondered(msgspec.Struct, frozen=True):
    """How that turn would have come out: its points, or why it could not have been laid.

    replies  the best turns that the next player's tiles would have allowed then, dearest first; empty where nobody
             would have answered, or nobody asked
    """

    draft: Draft | None
    refusal: Refusal | None
    replies: tuple[Draft, ...] = ()


class Analysed(msgspec.Struct, frozen=True):
    """A turn of a match that is over, against the best that its player's tiles allowed.

    lost        points short of the best
    missed_all  all tiles of a full rack could have been laid, and were not
    best        the best turns, dearest first
    """

    n: int
    seat: int | None
    rack: tuple[str, ...]
    points: int
    lost: int
    missed_all: bool
    best: tuple[Draft, ...]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat laid at duplicate, and how much of the best that is. `per_mille`: of the best word's points."""

    made: tuple[Made, ...] = ()
    extras: tuple[Extra, ...] = ()
    points: int = 0
    per_mille: int = 0


class Round(msgspec.Struct, frozen=True):
    """A draw at duplicate that was played: everybody's tiles, the best word's points, what each seat laid."""

    n: int
    rack: tuple[str, ...]
    top: int
    entries: tuple[Entry | None, ...]


class Rest(msgspec.Struct, frozen=True):
    """What was settled at the end. `code`: a Fluent key; `tiles`: what the seat, or others, still held."""

    seat: int
    code: str
    tiles: tuple[str, ...]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    tiles     how many it holds
    left_ms   what its game clock showed when its turn began; below zero in overtime; None without game clocks
    skips     loses its next turn
    gone      how it went out of the match: "resigned", "left", "time", or ""
    accepted  lets the words just laid stand; at duplicate: is done, or ready for the next draw
    agrees    wants the match not to count
    """

    points: int
    tiles: int
    left_ms: int | None
    skips: bool
    gone: str
    away: bool
    accepted: bool
    agrees: bool


class View(msgspec.Struct, frozen=True, tag="tiles"):
    """What one viewer may know of a match.

    fingerprint   of the words; `rules_print`: of the rule set
    began, until  when the phase began and when it ends, on the match's clock; None if it waits for people
    overtime      from when the player on turn loses points for time, on the match's clock
    board         every tile on it, by square
    rack          my tiles, in the order in which I drew them; at duplicate everybody's
    bag           how many tiles are in it
    turns         every turn so far
    rounds        of duplicate; of those before the last only the points, until the match is over
    can           tags of the commands that I may give now
    exchange      how many tiles may be exchanged now
    nudged        the player on turn was asked to move
    entry         what I have laid in this round of duplicate
    racks         once the match is over: what was held at the beginning of each turn
    last          once the match is over: what each seat still holds
    """

    rules: RuleSet
    lexicon: str
    fingerprint: str
    phase: Phase
    n: int
    on_turn: int | None
    began: Ms
    until: Ms | None
    overtime: Ms | None
    board: tuple[Put, ...]
    rack: tuple[str, ...]
    bag: int
    seats: tuple[SeatView, ...]
    turns: tuple[Turn, ...]
    rounds: tuple[Round, ...]
    can: tuple[str, ...]
    exchange: int
    nudged: bool
    entry: Entry | None
    rests: tuple[Rest, ...]
    racks: tuple[tuple[str, ...], ...]
    last: tuple[tuple[str, ...], ...]
    outcome: Outcome | None
    me: int | None = None
    rules_print: str = ""
