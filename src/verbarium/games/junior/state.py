"""Everything true of a match of Junior, and the facts that make it so."""

from __future__ import annotations

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Secret
from verbarium.games.junior.ruleset import RuleSet


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The match begins with these cards: words as spelled, and pictures."""

    rules: RuleSet
    seats: int
    key: str
    words: tuple[str, ...]
    pictures: tuple[str, ...]
    rules_print: str = ""


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """Card `n` (from 0) is turned up, and dice lie beside it."""

    n: int
    dice: tuple[str, ...]
    at: Ms


class WasPut(msgspec.Struct, frozen=True, tag="put"):
    seat: int
    die: int
    place: int


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    seat: int
    place: int


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """The row is full and not the word: the dice of these places go back, the right ones stay."""

    seat: int
    places: tuple[int, ...]


class Spelled(msgspec.Struct, frozen=True, tag="spelled"):
    """The row is the word."""

    seat: int
    points: int
    praise: int


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    seat: int
    up: bool


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    seat: int


class Went(msgspec.Struct, frozen=True, tag="went"):
    seat: int
    away: bool


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome


Event = Began | Turned | WasPut | TakenBack | Missed | Spelled | Peeked | Readied | Went | Ended


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself sees of its row."""

    row: tuple[int | None, ...] = ()
    wrong: tuple[int, ...] = ()


class SeatState(msgspec.Struct, frozen=True):
    own: Secret[Own]
    placed: int = 0
    peeking: bool = False
    done: bool = False
    ready: bool = False
    away: bool = False
    praise: int | None = None
    words: int = 0
    points: int = 0


class State(msgspec.Struct, frozen=True):
    """words: of all cards, hidden; word: of the card that lies there, seen by who may see it; places: its letters."""

    rules: RuleSet
    key: Secret[str]
    words: Secret[tuple[str, ...]]
    pictures: tuple[str, ...]
    seats: tuple[SeatState, ...]
    n: int = -1
    word: Secret[str] = Secret("")
    shown: str | None = None
    places: int = 0
    dice: tuple[str, ...] = ()
    began: Ms = Ms(0)
    outcome: Outcome | None = None
    rules_print: str = ""
