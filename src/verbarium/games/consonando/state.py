"""Everything true of a match of Consonando, and the facts that make it so."""

from __future__ import annotations

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Secret
from verbarium.games.consonando.api import Jolly, Phase, Proof, Reading, Round, Written
from verbarium.games.consonando.ruleset import RuleSet


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The match begins. `key`: of all its chance, in hex; it never leaves the house before the end."""

    rules: RuleSet
    seats: int
    key: str
    lexicon: str
    fingerprint: str
    rules_print: str = ""


class Called(msgspec.Struct, frozen=True, tag="called"):
    """A round is called: a hand goes into the bag, and what it will draw is fixed by `commitment`."""

    round: int
    commitment: str
    at: Ms
    until: Ms


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """All see the consonants at the same moment; the clock runs."""

    draw: str
    at: Ms
    until: Ms


class Wrote(msgspec.Struct, frozen=True, tag="wrote"):
    """A word goes on a sheet, in place of what stood there."""

    seat: int
    word: str
    letters: str
    jolly: Jolly | None = None


class Erased(msgspec.Struct, frozen=True, tag="erased"):
    seat: int


class Stopped(msgspec.Struct, frozen=True, tag="stopped"):
    seat: int


class Went(msgspec.Struct, frozen=True, tag="went"):
    seat: int
    away: bool


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    seat: int


class ReadOut(msgspec.Struct, frozen=True, tag="read-out"):
    """The bell has rung: all sheets with their verdicts, the best there was, and the key of the draw."""

    reading: Reading
    key: str
    at: Ms
    until: Ms | None


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome


Event = Began | Called | Drawn | Wrote | Erased | Stopped | Went | Readied | ReadOut | Ended


class SeatState(msgspec.Struct, frozen=True):
    """One seat. `sheet`: its word of this round; `jollies`: left, as of the last reading."""

    sheet: Secret[Written | None]
    jollies: int
    total: int = 0
    stopped: bool = False
    ready: bool = False
    away: bool = False


class State(msgspec.Struct, frozen=True):
    rules: RuleSet
    key: Secret[str]
    lexicon: str
    fingerprint: str
    seats: tuple[SeatState, ...]
    round: int = 0
    phase: Phase = "drawing"
    began: Ms = Ms(0)
    until: Ms | None = None
    draw: str = ""
    reading: Reading | None = None
    rounds: tuple[Round, ...] = ()
    proofs: tuple[Proof, ...] = ()
    outcome: Outcome | None = None
    rules_print: str = ""
