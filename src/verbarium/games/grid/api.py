"""A grid game as its players see it: commands in, views out. Bots and clients need only this."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.games.grid.ruleset import RuleSet
from verbarium.words import Why

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
"""A word as somebody writes it."""


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Write a word on one's own list, on one of the round's grids.

    After the bell, while the lists are read, it is kept apart and counts for nothing (`View.after`).
    """

    word: Text
    grid: int = 0


class Erase(msgspec.Struct, frozen=True, tag="erase"):
    """Rub out a word of one's own list before the bell (not where words are checked at once)."""

    word: Text
    grid: int = 0


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Lay the pencil down. The bell rings early once every seat has."""


class Doubt(msgspec.Struct, frozen=True, tag="doubt"):
    """Ask for the check of a word.

    While lists are compared (rule sets that verify only what is challenged): anybody's word.
    While one's own list is open, where only words whose author asked for the check are penalised: an own word.
    While the lists are read out, where the table may overrule the lexicon: put anybody's word to the vote.
    """

    seat: int
    word: Text
    grid: int = 0


class Vote(msgspec.Struct, frozen=True, tag="vote"):
    """Say whether a disputed word stands (rule sets where the table may overrule the lexicon).

    All vote but the one who raised it. Only if they agree against the lexicon, the table has ruled.
    """

    seat: int
    word: Text
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
    raised    seat that put it to the table's vote, while disputed
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
    raised: int | None = None
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
    """One seat's score of one round (in teams: its team's): raw points, and the normalisations that were computed.

    words      valid ones, cancelled not counted
    penalties  how many words cost points
    long       valid words of 8 and more letters
    longest    letters of the longest valid word

    Normalised scores are in hundredths (percent of best 87.5 is 8750); absent ones are None.
    """

    points: int
    words: int
    penalties: int
    long: int = 0
    longest: int = 0
    percent_of_best: int | None = None
    percent_of_possible: int | None = None
    match_points: int | None = None
    rank_points: int | None = None
    par: int | None = None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    words   how many stand on its list (of a team-mate's list nothing is seen but this, either)
    total   of the rounds already read out; in hundredths where the rule set ranks by a normalised score
    side    its team, 0 for none
    """

    words: int
    total: int
    stopped: bool
    away: bool
    ready: bool
    rounds: tuple[Score, ...]
    side: int = 0


class Proof(msgspec.Struct, frozen=True):
    """The round's part key: its commitment before the shake, itself (hex) once the round is read out."""

    commitment: str
    key: str | None


class View(msgspec.Struct, frozen=True, tag="grid"):
    """What one viewer may know of a match.

    rules_print   fingerprint of the rule set
    lexicon       name of what the words are checked by, and its fingerprint
    round         from 1
    until         when the phase ends, on the match's clock; None if it waits for people
    grids         empty while the dice are shaking
    mine          my list of this round, in the order written; empty for a spectator
    doubtful      all lists by seat, while they may be doubted: empty in every other phase
    after         what I wrote after the bell: off the record
    throws        how often the dice of each grid were thrown until it held enough words
    dice          name of the dice set
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
    after: tuple[Word, ...] = ()
    rules_print: str = ""
    dice: str = ""
    throws: tuple[int, ...] = ()
