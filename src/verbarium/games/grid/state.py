"""Everything true of a match of a grid game, and the facts that make it so."""

from __future__ import annotations

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Seat, Secret
from verbarium.games.grid.api import Grid, Phase, Proof, Reading, Score, Word
from verbarium.games.grid.ruleset import RuleSet


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The match begins. `key`: of all its chance, in hex; it never leaves the house before the end.

    rules_print, fingerprint  of the rule set and of the lexicon, printed on every result
    dice                      name of the dice set
    """

    rules: RuleSet
    seats: int
    key: str
    lexicon: str
    fingerprint: str
    rules_print: str = ""
    dice: str = ""


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A round is called: the dice are in the shaker, and what they will show is fixed by `commitment`."""

    round: int
    commitment: str
    at: Ms
    until: Ms


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """All see the dice at the same moment; the clock runs.

    throws  by grid, how often its dice were thrown until it held enough words
    words   by grid, how many words the last throw held
    """

    grids: tuple[Grid, ...]
    at: Ms
    until: Ms
    throws: tuple[int, ...] = ()
    words: tuple[int, ...] = ()


class Wrote(msgspec.Struct, frozen=True, tag="wrote"):
    """A word goes on a list, with its verdict where words are checked at once."""

    seat: Seat
    word: Word


class WroteLate(msgspec.Struct, frozen=True, tag="wrote-late"):
    """A word was written after the bell: with its verdict, off the record."""

    seat: Seat
    word: Word


class Erased(msgspec.Struct, frozen=True, tag="erased"):
    """The word at `index` of a list was rubbed out."""

    seat: Seat
    index: int


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    """A pencil was laid down."""

    seat: Seat


class Went(msgspec.Struct, frozen=True, tag="went"):
    """A seat's person has gone (or is back)."""

    seat: Seat
    away: bool


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody took a seat of his own in a match that runs: the next number. The house notes it.

    now   he writes in this round already; else from the next one on (his pencil is down until then)
    """

    now: bool = False


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """A seat is ready to go on."""

    seat: Seat


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The bell: lists lie open, and words may be doubted until `until`."""

    lists: tuple[tuple[Word, ...], ...]
    at: Ms
    until: Ms


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """Somebody asked for the check of a word: on the list of `seat`, at `index`."""

    by: Seat
    seat: Seat
    index: int


class ReadOut(msgspec.Struct, frozen=True, tag="read-out"):
    """The verdicts of a round, its scores, and the key that proves its dice.

    Read again after a ruling of the table, with the same round: it takes the place of the former one.
    """

    reading: Reading
    scores: tuple[Score, ...]
    key: str
    at: Ms
    until: Ms | None = None


class Disputed(msgspec.Struct, frozen=True, tag="disputed"):
    """A word is put to the table's vote by `by`; everybody else votes.

    word    folded
    stood   what the lexicon said
    places  (seat, index) of every line that is this word
    """

    by: Seat
    grid: int
    word: str
    stood: bool
    places: tuple[tuple[Seat, int], ...]


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat said whether a disputed word (folded) stands."""

    seat: Seat
    grid: int
    word: str
    stands: bool


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """A dispute is over: the table ruled against the lexicon (`stands`), or the lexicon decides (None)."""

    grid: int
    word: str
    stands: bool | None


class ParKnown(msgspec.Struct, frozen=True, tag="par-known"):
    """What reference players score on the grids of a round, computed in the background."""

    round: int
    par: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The match is over."""

    outcome: Outcome


Event = (
    Began | Called | Shown | Wrote | WroteLate | Erased | Stopped | Went | Joined | Readied | Opened | Asked | ReadOut
    | Disputed | Voted | Settled | ParKnown | Ended
)  # fmt: skip


class Dispute(msgspec.Struct, frozen=True):
    """A word before the table. `votes`: by seat, None for "not yet" (and for who raised it)."""

    by: Seat
    grid: int
    word: str
    stood: bool
    places: tuple[tuple[Seat, int], ...]
    votes: tuple[bool | None, ...]


class SeatState(msgspec.Struct, frozen=True):
    """One seat. `list` and `after` are open to this seat alone until the lists are read out.

    rounds  scores of the rounds read out
    """

    list: Secret[tuple[Word, ...]]
    after: Secret[tuple[Word, ...]]
    words: int = 0
    stopped: bool = False
    away: bool = False
    ready: bool = False
    rounds: tuple[Score, ...] = ()


class State(msgspec.Struct, frozen=True):
    """Everything true. `key` is open to nobody; grids come in only when they are shown."""

    rules: RuleSet
    rules_print: str
    lexicon: str
    fingerprint: str
    dice: str
    key: Secret[str]
    seats: tuple[SeatState, ...]
    round: int = 0
    phase: Phase = "shaking"
    until: Ms | None = None
    grids: tuple[Grid, ...] = ()
    throws: tuple[int, ...] = ()
    open: tuple[tuple[Word, ...], ...] = ()
    reading: Reading | None = None
    disputes: tuple[Dispute, ...] = ()
    rulings: tuple[tuple[int, str, bool], ...] = ()
    proofs: tuple[Proof, ...] = ()
    outcome: Outcome | None = None


def fresh_seat(seat: Seat) -> SeatState:
    """A seat at the start of a match."""
    return SeatState(Secret((), [seat]), Secret((), [seat]))
