"""The grid of the day as one person sees it: what the house answers, and nothing else leaves it."""

from __future__ import annotations

from typing import Any

import msgspec

from verbarium.house.room.api import Name
from verbarium.texts import Language


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of POST /api/daily/{language}: open today's grid under a display name, or take one's own up again."""

    name: Name


class Table(msgspec.Struct, frozen=True):
    """Where it is played: answer to `Play`. `day`: of the grid that lies there."""

    table: str
    day: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of a day's results. `longest`: his longest word, "" while it would help the reader."""

    rank: int
    name: str
    points: int
    words: int
    longest: str = ""
    me: bool = False


class Longest(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the longest words of a day: the best of those who found it, and how many others have it too."""

    word: str
    name: str
    others: int = 0


class OwnDay(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of one's own last days. `points`: None for a day that was not played, or is not over."""

    day: str
    played: bool = False
    points: int | None = None


class Board(msgspec.Struct, frozen=True):
    """The results of a day, for one reader. Moments are ms of UTC since 1970, by the house's clock.

    day      whose results these are; `today` is the house's day now
    now      when this was answered; `next` when the day changes
    preset   the rule set, `rules` as the game's own tagged struct encodes
    mine     my round of this day: its table; None if I have not opened this grid
    over     my round of this day is over
    open     a round of mine that is not over: today's, or one of yesterday that runs on beyond midnight
    played   how many have ended their round; `playing` how many are still at it
    results  the best, and me
    longest  words; empty while they would help the reader
    series   my days in a row; `best` the most I ever had
    days     my last days, oldest first, today last
    """

    language: Language
    day: str
    today: str
    now: int
    next: int
    preset: str
    rules: dict[str, Any]
    mine: str | None
    over: bool
    open: Table | None
    played: int
    playing: int
    results: tuple[Result, ...]
    longest: tuple[Longest, ...]
    series: int
    best: int
    days: tuple[OwnDay, ...]
