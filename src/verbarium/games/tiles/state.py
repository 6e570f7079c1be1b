"""Everything true of a match with tiles, and the facts that make it so."""

from __future__ import annotations

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Secret
from verbarium.games.tiles.api import Entry, Extra, Made, Phase, Put, Rest, Round, Turn
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.words import Why

Tiles = tuple[str, ...]

# -- facts --------------------------------------------------------------------------------------------------------


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The match begins. `key`: of all its chance, in hex; it never leaves the house before the end."""

    rules: RuleSet
    seats: int
    key: str
    lexicon: str
    fingerprint: str
    rules_print: str = ""


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Racks by seat (at duplicate one for all), and the bag after it, drawn from its end. `first`: who begins."""

    racks: tuple[Tiles, ...]
    bag: Tiles
    first: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn-began"):
    """`until`: when the clock ends it. `seat`: None at duplicate, where all play at once."""

    n: int
    seat: int | None
    at: Ms
    until: Ms | None


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A turn was laid, and came up as judged. `until`: it can be doubted as long."""

    seat: int
    made: tuple[Made, ...]
    swapped: tuple[Put, ...]
    extras: tuple[Extra, ...]
    points: int
    at: Ms
    until: Ms | None


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """The turn stands; the player draws."""

    seat: int
    drew: Tiles
    at: Ms


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    seat: int


class Challenged(msgspec.Struct, frozen=True, tag="challenged"):
    """The words just laid were doubted. `doubted`: those that do not count; none: the challenge had no cause.

    points  for the player whose words were right
    skips   the challenger loses his next turn
    """

    seat: int
    doubted: tuple[Why, ...]
    points: int
    skips: bool
    at: Ms


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged"):
    """Tiles drawn first, then the others given back. `bag`: as it lies now."""

    seat: int
    gave: Tiles
    drew: Tiles
    bag: Tiles
    at: Ms


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """`clock`: the sand ran out. `skipped`: the turn was lost by a challenge without cause."""

    seat: int
    at: Ms
    clock: bool = False
    skipped: bool = False


class Retired(msgspec.Struct, frozen=True, tag="retired"):
    """A player is out of the match. `how`: "resigned", "left" or "time"."""

    seat: int
    how: str
    at: Ms


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    seat: int
    agree: bool


class Nudged(msgspec.Struct, frozen=True, tag="nudged"):
    """`until`: who has not moved by then has left the match."""

    seat: int
    until: Ms


class Went(msgspec.Struct, frozen=True, tag="went"):
    seat: int
    away: bool


class Entered(msgspec.Struct, frozen=True, tag="entered"):
    """At duplicate: what a seat lays; its best so far."""

    seat: int
    entry: Entry


class Finished(msgspec.Struct, frozen=True, tag="finished"):
    """At duplicate: a seat looks no further (or, `done` false, goes on looking)."""

    seat: int
    done: bool


class Topped(msgspec.Struct, frozen=True, tag="topped"):
    """At duplicate: time is over, everybody's words are told, the best possible goes on the board.

    `entries`: by seat, with what they score of the best.
    """

    made: tuple[Made, ...]
    extras: tuple[Extra, ...]
    points: int
    entries: tuple[Entry | None, ...]
    at: Ms
    until: Ms


class Refilled(msgspec.Struct, frozen=True, tag="refilled"):
    """At duplicate: the common rack is filled up."""

    drew: Tiles


class Redrawn(msgspec.Struct, frozen=True, tag="redrawn"):
    """At duplicate: nothing can be laid with the common rack, so all of it goes back and is drawn anew."""

    gave: Tiles
    drew: Tiles
    bag: Tiles


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    seat: int


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """What is gained and lost for tiles left over, and for time."""

    rests: tuple[Rest, ...]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome
    at: Ms = Ms(0)


Event = (
    Began | Dealt | TurnBegan | Played | Stood | Accepted | Challenged | Exchanged | Passed | Retired | Agreed
    | Nudged | Went | Entered | Finished | Topped | Refilled | Redrawn | Readied | Settled | Ended
)  # fmt: skip

# -- what is true -------------------------------------------------------------------------------------------------


class SeatState(msgspec.Struct, frozen=True):
    """A seat. `before`: its rack as its turn began; `left`: ms of its game clock, None without one.

    entry  what it lays at duplicate
    """

    rack: Secret[Tiles]
    before: Secret[Tiles]
    entry: Secret[Entry | None]
    tiles: int = 0
    points: int = 0
    left: int | None = None
    skips: bool = False
    gone: str = ""
    away: bool = False
    accepted: bool = False
    agrees: bool = False


class State(msgspec.Struct, frozen=True):
    """See `api.View` for what is not secret.

    board      by square
    before     the board before the turn that can still be doubted
    passes     turns in a row that were passed; `scoreless`: that brought no points
    racks      what was held at the beginning of each turn
    shown      the same, once the match is over
    """

    rules: RuleSet
    key: Secret[str]
    lexicon: str
    fingerprint: str
    seats: tuple[SeatState, ...]
    bag: Secret[Tiles] = Secret(())
    left: int = 0
    board: tuple[Put, ...] = ()
    before: tuple[Put, ...] = ()
    phase: Phase = "turn"
    n: int = 0
    first: int = 0
    on_turn: int | None = None
    began: Ms = Ms(0)
    until: Ms | None = None
    nudged: bool = False
    passes: int = 0
    scoreless: int = 0
    turns: tuple[Turn, ...] = ()
    rounds: tuple[Round, ...] = ()
    racks: tuple[Secret[Tiles], ...] = ()
    rests: tuple[Rest, ...] = ()
    shown: tuple[Tiles, ...] = ()
    last: tuple[Tiles, ...] = ()
    outcome: Outcome | None = None
    rules_print: str = ""


def active(state: State) -> list[int]:
    """The seats that are still in the match."""
    return [i for i, s in enumerate(state.seats) if not s.gone]


def moves(state: State) -> int:
    """Turns that people have taken."""
    return sum(t.kind not in ("skipped", "resigned", "left", "time") for t in state.turns)


def clock_runs(state: State) -> bool:
    """Whether the rule set gives turns an end by themselves."""
    return state.rules.duplicate or state.rules.clock != "none"
