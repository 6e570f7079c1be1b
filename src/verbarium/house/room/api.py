"""A table as its people see it: commands in, views out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.texts import Language

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Setting = str | int | bool | None


class Join(msgspec.Struct, frozen=True, tag="join"):
    """Come in under a display name. `sit`: take a free seat if the table has one; else watch."""

    name: Name
    sit: bool = True


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Take a free seat (somebody who watches)."""


class Stand(msgspec.Struct, frozen=True, tag="stand"):
    """Give one's seat up and watch."""


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Change one's display name."""

    name: Name


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Host: what is played. `changes` are settings of the rule set to differ from the preset."""

    preset: str
    language: Language
    changes: dict[str, Setting] = {}


class Arrange(msgspec.Struct, frozen=True, tag="arrange"):
    """Host: how the table is kept. Absent fields stay as they are."""

    listed: bool | None = None
    title: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    late: Literal["watch", "next-round", "now"] | None = None


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """Accept the rule set as shown, before the first match or for another one.

    The match begins as soon as everybody who is seated is ready: the host's own ready is his "shake".
    `nonce`: 32 hex digits of the client's own chance, mixed into the dice.
    """

    nonce: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Unready(msgspec.Struct, frozen=True, tag="unready"):
    """Take one's ready back."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """Go. The seat is free again; a running match goes on without its words being lost."""


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    """Host: send somebody away, for good."""

    person: int


class Host(msgspec.Struct, frozen=True, tag="host"):
    """Host: hand the table to somebody else who is here."""

    person: int


class Grant(msgspec.Struct, frozen=True, tag="grant"):
    """Host: somebody may write for longer than the others, from the next match on (`seconds` more)."""

    person: int
    seconds: Annotated[int, msgspec.Meta(ge=0, le=600)]


class Invite(msgspec.Struct, frozen=True, tag="invite"):
    """Host: a bot takes a seat, on a level that the game has."""

    level: Literal["beginner", "easy", "medium", "hard", "expert", "master"]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Chat. `quick` is the number of a phrase that each reader sees in his own language."""

    text: Annotated[str, msgspec.Meta(max_length=300)] = ""
    quick: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None


class Team(msgspec.Struct, frozen=True, tag="team"):
    """Join a team (0: none)."""

    team: Annotated[int, msgspec.Meta(ge=0, le=6)]


Command = (
    Join | Sit | Stand | Rename | Choose | Arrange | Ready | Unready | Leave | Remove | Host | Grant | Invite | Say
    | Team
)  # fmt: skip


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table. People keep their number for as long as the table exists.

    seat      in the match that runs (or the next one); None for who watches
    seated    wants to play (somebody who came during a match has no seat before the next one)
    here      has a connection open
    bot       its level, "" for a human
    extra     seconds of writing time beyond everybody's
    missed    away for so long that a match begins without him
    """

    name: str
    seat: int | None = None
    here: bool = False
    ready: bool = False
    bot: str = ""
    team: int = 0
    gone: bool = False
    seated: bool = False
    extra: int = 0
    missed: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of chat. `n` counts all lines of the table."""

    n: int
    person: int
    text: str = ""
    quick: int | None = None


class Proof(msgspec.Struct, frozen=True):
    """Chance that was fixed beforehand, laid open after the match: `digest` was shown before anybody was ready."""

    digest: str
    seed: str
    nonces: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """A match that was played at this table; `names` by seat. Its log can be had at /api/matches/<match>."""

    match: str
    names: tuple[str, ...]
    outcome: Outcome
    proof: Proof


class Playing(msgspec.Struct, frozen=True):
    """The match on the table: it runs, or has just ended and is still being looked at.

    people      their numbers, by seat
    since       when its clock began, on the table's clock
    commitment  the digest that fixes its chance
    """

    match: str
    people: tuple[int, ...]
    since: Ms
    commitment: str
    over: bool


class View(msgspec.Struct, frozen=True, tag="room"):
    """What one person may know of a table.

    me          my number among the people; None before joining
    host        number of the person who keeps the table
    game        name of the game
    rules       the rule set in force, as the game's own tagged struct encodes
    seats       fewest and most
    levels      of the game's bots, weakest first
    commitment  digest of the seed that the next match will be drawn from
    paused      nobody is here: the match's clock stands still
    preparing   since when (on the table's clock) everybody is ready and waits for the house, which still opens what
                the rules need; None: nobody waits
    removed     I was sent away
    daily       the day (2026-12-01) whose grid is played here, once and alone; "" at every other table
    """

    table: str
    title: str
    listed: bool
    late: str
    me: int | None
    host: int
    people: tuple[Person, ...]
    game: str
    language: Language
    preset: str
    changes: dict[str, Setting]
    rules: dict[str, Any]
    seats: tuple[int, int]
    levels: tuple[str, ...]
    commitment: str
    playing: Playing | None
    played: tuple[Played, ...]
    chat: tuple[Line, ...]
    paused: bool
    removed: bool = False
    preparing: Ms | None = None
    daily: str = ""
