"""A grid game as its players see it: commands in, views out. Bots and clients need only this."""

from __future__ import annotations

from typing import Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.games.grid.ruleset import RuleSet
from verbarium.words import Why


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Write a word on one's own list, on one of the round's grids."""

    word: str
    grid: int = 0


class Erase(msgspec.Struct, frozen=True, tag="erase"):
    """Rub out a word of one's own list before the bell (not where words are checked at once)."""

    word: str
    grid: int = 0


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Lay the pencil down. The bell rings early once every seat has."""


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """Ask for the check of somebody's word (rule sets that verify only what is challenged, and disputes)."""

    seat: int
    word: str
    grid: int = 0


class Vote(msgspec.Struct, frozen=True, tag="vote"):
    """Say whether a disputed word stands (rule sets where the table may overrule the lexicon)."""

    seat: int
    word: str
    stands: bool
    grid: int = 0


class Next(msgspec.Struct, frozen=True, tag="next"):
    """Ready to go on: from doubting to reading out, from reading out to the next round."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The seat's person has gone, or is back: the others do not wait for an empty chair. The house says it."""

    away: bool


Command = Away | Write | Erase | Stop | Doubt | Vote | Next

Phase = Literal["shaking", "writing", "doubting", "reading", "over"]
Mark = Literal[
    "noted",  # written down; nothing is said of it before the bell
    "valid",
    "cancelled",
    "too-short",
    "repeated",
    "not-on-the-grid",
    "not-a-word",
    "not-admitted",
    "disputed",
]


class Grid(msgspec.Struct, frozen=True):
    """Dice as they lie: `faces` row by row, as printed ("Qu", "A", "" for a hole)."""

    rows: int
    cols: int
    faces: tuple[str, ...]


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """One word of a list and what is said of it.

    word      as written, in its proper spelling where the lexicon knows one
    points    what it brings; negative for a penalty; 0 while it is only noted
    letters   its length in letters (Qu is two)
    path      cells in order, where it can be traced (the first path in cell order)
    why       the lexicon's answer, once given
    others    seats that wrote it too (by whom it is cancelled, or with whom it is shared)
    clause    Fluent key of the rule that gives a penalty, "" without one
    asked     seat that asked for the check
    votes     by seat, while disputed: None for "has not voted"
    ruling    the table overruled the lexicon
    """

    word: str
    mark: Mark
    grid: int = 0
    points: int = 0
    letters: int = 0
    path: tuple[int, ...] = ()
    why: Why | None = None
    others: tuple[int, ...] = ()
    clause: str = ""
    asked: int | None = None
    votes: tuple[bool | None, ...] = ()
    ruling: bool = False


class Missed(msgspec.Struct, frozen=True):
    """A word that nobody wrote. `common`: 0 (unknown) to 255, how common it is."""

    word: str
    points: int
    path: tuple[int, ...]
    common: int
    grid: int = 0


class Possible(msgspec.Struct, frozen=True):
    """What the solver finds under the same rules: on all grids of the round."""

    words: int
    points: int
    longest: int


class Reading(msgspec.Struct, frozen=True):
    """The lists read out, by seat, in the order they were written."""

    lists: tuple[tuple[Word, ...], ...]
    missed: tuple[Missed, ...]
    possible: Possible


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's score of one round: raw points, and the normalisations that were computed.

    Normalised scores are in hundredths (percent of best 87.5 is 8750); absent ones are None.
    """

    points: int
    words: int
    penalties: int
    percent_of_best: int | None = None
    percent_of_possible: int | None = None
    match_points: int | None = None
    rank_points: int | None = None
    par: int | None = None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `total` is of the rounds already read out."""

    words: int
    total: int
    stopped: bool
    away: bool
    ready: bool
    rounds: tuple[Score, ...]


class Proof(msgspec.Struct, frozen=True):
    """The round's part key: its commitment before the shake, itself (hex) once the round is read out."""

    commitment: str
    key: str | None


class View(msgspec.Struct, frozen=True, tag="grid"):
    """What one viewer may know of a match.

    lexicon       name and fingerprint of what the words are checked by
    round         from 1
    until         when the phase ends, on the match's clock; None if it waits for people
    grids         empty while the dice are shaking
    mine          my list of this round, in the order written; empty for a spectator
    reading       all lists, once the bell has rung and nothing is in doubt
    proofs        of the rounds so far
    """

    rules: RuleSet
    lexicon: str
    fingerprint: str
    round: int
    phase: Phase
    until: Ms | None
    grids: tuple[Grid, ...]
    mine: tuple[Word, ...]
    doubtful: tuple[tuple[Word, ...], ...]
    seats: tuple[SeatView, ...]
    reading: Reading | None
    proofs: tuple[Proof, ...]
    outcome: Outcome | None
    me: int | None = None
