"""What is kept of the grids of the day: a log a day and language, and one a person and language.

A person's log decides: whether he has opened a day's grid, and at which table, is settled by the number of his next
entry. The day's log tells the others. People are known in both by a digest that leads back to no session.
"""

from __future__ import annotations

import msgspec

from verbarium.house.daily.calendar import longest_series, series


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A person opened the grid of a day: from now on it is his at this table, and at no other."""

    day: str
    table: str


PersonEvent = Opened


class Person:
    """The days of one person in one language, with the table of each, in the order in which they were opened."""

    def __init__(self) -> None:
        self.days: dict[str, str] = {}

    def absorb(self, event: PersonEvent) -> None:
        self.days.setdefault(event.day, event.table)

    @property
    def last(self) -> tuple[str, str] | None:
        """Day and table of what he opened last."""
        return next(reversed(self.days.items()), None)

    def series(self, today: str) -> int:
        """Days in a row, see `calendar.series`."""
        return series(self.days.keys(), today)

    @property
    def best(self) -> int:
        """The most days in a row."""
        return longest_series(self.days)


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """Somebody takes part. `name`: as it is shown, unlike every other of the day."""

    who: str
    name: str
    table: str


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """His round is over. words: how many counted; longest: the longest of them, first."""

    who: str
    points: int
    words: int
    longest: tuple[str, ...]


DayEvent = Begun | Ended


class Round(msgspec.Struct, frozen=True):
    """One person's round of a day; `ended`: None while it is not over."""

    name: str
    table: str
    ended: Ended | None = None


class Placed(msgspec.Struct, frozen=True):
    """A round that is over, and its rank: 1 is the best; equals share a rank and the next one is skipped."""

    rank: int
    name: str
    ended: Ended


class Day:
    """Who plays the grid of one day in one language, by the digest of each."""

    def __init__(self) -> None:
        self.rounds: dict[str, Round] = {}
        self._standing: tuple[Placed, ...] | None = None

    @property
    def standing(self) -> tuple[Placed, ...]:
        """The rounds that are over, best first; of equals, whoever began first. Made once for all who ask."""
        if self._standing is None:
            over = [(r.name, r.ended) for r in self.rounds.values() if r.ended is not None]
            over.sort(key=lambda one: -one[1].points)
            placed: list[Placed] = []
            for n, (name, ended) in enumerate(over, 1):
                equal = placed and placed[-1].ended.points == ended.points
                placed.append(Placed(placed[-1].rank if equal else n, name, ended))
            self._standing = tuple(placed)
        return self._standing

    def absorb(self, event: DayEvent) -> None:
        self._standing = None
        match event:
            case Begun(who, name, table):
                self.rounds.setdefault(who, Round(name, table))
            case Ended(who):
                mine = self.rounds[who]
                if mine.ended is None:
                    self.rounds[who] = msgspec.structs.replace(mine, ended=event)
