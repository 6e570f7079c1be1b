"""Everything true of a table, and everything that can happen at one."""

from __future__ import annotations

from typing import Any

import msgspec

from verbarium.core.game import LEVELS
from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Secret
from verbarium.house.room import api
from verbarium.texts import Language


class Chosen(msgspec.Struct, frozen=True):
    """What is played, resolved: later changes of a preset do not touch a table that chose it.

    joinable  somebody can be seated in a match that runs
    levels    of the game's bots
    """

    game: str
    preset: str
    language: Language
    changes: dict[str, api.Setting]
    rules: dict[str, Any]
    seats: tuple[int, int]
    joinable: bool = False
    levels: tuple[str, ...] = LEVELS


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The first event. `house_ms`: the house's clock at that moment; the table's clock counts from it.

    daily   the day (2026-12-01) whose grid is played here, once and alone; "" at every other table
    """

    table: str
    house_ms: int
    seed: str
    chosen: Chosen
    listed: bool = False
    title: str = ""
    daily: str = ""


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    chosen: Chosen


class Arranged(msgspec.Struct, frozen=True, tag="arranged"):
    listed: bool
    title: str
    late: str


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """`member`: digest of the session that may speak for this person; "" for a bot."""

    person: int
    member: str
    name: str
    seated: bool
    bot: str = ""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    person: int
    seated: bool


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    person: int
    name: str


class Teamed(msgspec.Struct, frozen=True, tag="teamed"):
    person: int
    team: int


class Granted(msgspec.Struct, frozen=True, tag="granted"):
    """`seconds` of writing time beyond everybody's."""

    person: int
    seconds: int


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    person: int
    nonce: str


class Unreadied(msgspec.Struct, frozen=True, tag="unreadied"):
    person: int


class Preparing(msgspec.Struct, frozen=True, tag="preparing"):
    """Everybody is ready, and the house still opens what the rules need. `at`: on the table's clock."""

    at: Ms


class Prepared(msgspec.Struct, frozen=True, tag="prepared"):
    """The house is ready, but by now some who sit are not: nobody is waited for but them."""


class Began(msgspec.Struct, frozen=True, tag="began"):
    """A match begins. `at`: on the table's clock; `people`: by seat."""

    match: str
    at: Ms
    people: tuple[int, ...]
    seed: str
    nonces: tuple[str, ...]


class Admitted(msgspec.Struct, frozen=True, tag="admitted"):
    """Somebody gets the next seat of the match that runs, and plays now or from the next round on."""

    person: int
    now: bool


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """It is over. `seed`: of the next one."""

    outcome: Outcome
    seed: str


class Came(msgspec.Struct, frozen=True, tag="came"):
    person: int


class Went(msgspec.Struct, frozen=True, tag="went"):
    person: int
    at: Ms


class Missed(msgspec.Struct, frozen=True, tag="missed"):
    """Away for so long that nobody waits for him any more, until he is back."""

    person: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """Gone for good. `removed`: sent away by the host."""

    person: int
    removed: bool = False


class Hosted(msgspec.Struct, frozen=True, tag="hosted"):
    """Somebody keeps the table. `acting`: only until the keeper is back."""

    person: int
    acting: bool = False


class Said(msgspec.Struct, frozen=True, tag="said"):
    person: int
    text: str = ""
    quick: int | None = None


class Paused(msgspec.Struct, frozen=True, tag="paused"):
    at: Ms


class Resumed(msgspec.Struct, frozen=True, tag="resumed"):
    at: Ms


Event = (
    Opened | Changed | Arranged | Joined | Seated | Renamed | Teamed | Granted | Readied | Unreadied | Preparing
    | Prepared | Began | Admitted | Ended | Came | Went | Missed | Left | Hosted | Said | Paused | Resumed
)  # fmt: skip


class Person(msgspec.Struct, frozen=True):
    """went: since when nobody is connected as him; missed: for so long that nobody waits for him."""

    member: Secret[str]
    name: str
    nonce: Secret[str]
    seated: bool = False
    here: bool = False
    ready: bool = False
    bot: str = ""
    team: int = 0
    gone: bool = False
    removed: bool = False
    extra: int = 0
    went: Ms | None = None
    missed: bool = False


class Running(msgspec.Struct, frozen=True):
    """A match on the table.

    paused_at  since when its clock stands; `paused`: for how long it stood before
    late       for each who was seated after the beginning: whether he plays at once
    """

    match: str
    at: Ms
    people: tuple[int, ...]
    seed: Secret[str]
    digest: str
    nonces: Secret[tuple[str, ...]]
    paused: Ms = Ms(0)
    paused_at: Ms | None = None
    over: bool = False
    late: tuple[bool, ...] = ()


class State(msgspec.Struct, frozen=True):
    table: str
    house_ms: int
    chosen: Chosen
    seed: Secret[str]
    digest: str
    title: str = ""
    listed: bool = False
    late: str = "watch"
    people: tuple[Person, ...] = ()
    host: int = 0
    keeper: int = 0
    running: Running | None = None
    preparing: Ms | None = None
    played: tuple[api.Played, ...] = ()
    chat: tuple[api.Line, ...] = ()
    lines: int = 0
    daily: str = ""

    def match_ms(self, now: Ms) -> Ms | None:
        """The clock of the match on the table, at `now` of the table's; it stands while nobody is here."""
        if (r := self.running) is None:
            return None
        until = now if r.paused_at is None else r.paused_at
        return Ms(max(0, until - r.at - r.paused))
