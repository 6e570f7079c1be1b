"""The grid of the day in the house: who has opened it, where he plays it, and how everybody did.

Each step can be repeated after a crash before the next one: a person's log names his table, the day's log tells the
others of him, the table is set, and once its match is over the day's log has his result.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from verbarium.core.secret import SPECTATOR
from verbarium.house.addresses import fresh_address
from verbarium.house.daily import api, calendar, view
from verbarium.house.daily.chance import Chance, house_chance
from verbarium.house.daily.ledger import Ledger
from verbarium.house.daily.state import Begun, Day, DayEvent, Ended, Opened, Person, PersonEvent
from verbarium.house.games import Catalogue
from verbarium.house.ports import Log
from verbarium.house.room import names
from verbarium.house.room import rules as room
from verbarium.house.room.state import Chosen
from verbarium.house.table import Table
from verbarium.texts import Language, Trouble

OWN_DAYS = 7
"""How many of a person's last days he is shown."""
LONGEST_KEPT = 3
"""Words of each round that are remembered with its result."""
_DAYS_IN_MEMORY = 60


class Tables(Protocol):
    """What is needed of the house."""

    async def table(self, name: str) -> Table:
        """The table of that name. Raises Trouble for none."""

    async def seat(self, name: str, chosen: Chosen, daily: room.Daily) -> Table:
        """The table of that name, set for one person if it is not there yet."""


class Daily:
    """Await `open` first.

    now   the house's clock, for stamps
    wall  the wall clock, which says what day it is
    """

    def __init__(
        self, log: Log, games: Catalogue, tables: Tables, now: Callable[[], int], wall: Callable[[], int]
    ) -> None:
        self._log, self._games, self._tables, self._now, self._wall = log, games, tables, now, wall
        self._days: OrderedDict[tuple[Language, str], Ledger[Day]] = OrderedDict()
        self._looked_after: set[tuple[Language, str]] = set()
        self._chance: Chance

    async def open(self) -> None:
        self._chance = await house_chance(self._log, self._now)

    async def play(self, member: str, language: Language, name: str) -> api.Table:
        """Where somebody plays today's grid: opened now, or the one that he has opened before.

        A round that is not over comes before a new day's. Raises Trouble for a name that cannot be read.
        """
        chosen = self._games.daily(language)
        if not (shown := names.clean(name)):
            raise Trouble("room-name-empty")
        who, today = self._chance.who(member), calendar.day_of(self._wall())
        mine = self._person(language, who)
        running = await self._unfinished(await mine.read(), language, who, today)
        day = today if running is None else running.day
        person = await mine.add(lambda p: None if day in p.days else Opened(day, fresh_address()))
        table = person.days[day]

        def begun(day: Day) -> Begun | None:
            taken = [r.name for r in day.rounds.values()]
            return None if who in day.rounds else Begun(who, names.distinct(shown, taken), table)

        known = (await self._ledger(language, day).add(begun)).rounds[who]
        seed = self._chance.seed(language, day)
        await self._tables.seat(table, chosen, room.Daily(day, member, known.name, seed))
        return api.Table(table, day)

    async def board(self, member: str, language: Language, day: str | None = None) -> api.Board:
        """A day's results (today's by default) as somebody may see them. Raises Trouble for a day not yet come."""
        chosen = self._games.daily(language)
        now = self._wall()
        today = calendar.day_of(now)
        day = day or today
        if not calendar.is_day(day) or day > today:
            raise Trouble("daily-no-such-day")
        who = self._chance.who(member)
        person = await self._person(language, who).read()
        running = await self._unfinished(person, language, who, today)
        results = await self._day(language, day)
        mine = results.rounds.get(who)
        over = mine is not None and mine.ended is not None
        # a grid that he has opened and not played to its end is one of which he may learn nothing
        words = over or (day < today and day not in person.days)
        last = [calendar.before(today, back) for back in reversed(range(OWN_DAYS))]
        own = [(d, await self._day(language, d) if d in person.days else Day()) for d in last]
        return api.Board(
            language=language,
            day=day,
            today=today,
            now=now,
            next=calendar.next_change(now),
            preset=chosen.preset,
            rules=chosen.rules,
            mine=person.days.get(day),
            over=over,
            open=running,
            played=len(results.standing),
            playing=len(results.rounds) - len(results.standing),
            results=view.results(results, who, words=words),
            longest=view.longest(results) if words else (),
            series=person.series(today),
            best=person.best,
            days=view.own_days(person, who, own),
        )

    def due(self, table: Table) -> bool:
        """Whether a table has a result to be noted."""
        s = table.room.state
        if not s.daily or not s.played:
            return False
        known = self._ledger(s.chosen.language, s.daily).state.rounds.get(self._who_plays(table))
        return known is None or known.ended is None

    async def note(self, table: Table) -> None:
        """Note the result of a table, once."""
        if not self.due(table):
            return
        s, who, game = table.room.state, self._who_plays(table), table.game
        assert table.match is not None
        assert game is not None
        words = () if game.found is None else tuple(game.found(table.match.view(SPECTATOR), 0))
        ended = Ended(who, s.played[0].outcome.points[0], len(words), words[:LONGEST_KEPT])

        def once(day: Day) -> Ended | None:
            known = day.rounds.get(who)
            return None if known is None or known.ended is not None else ended

        await self._ledger(s.chosen.language, s.daily).add(once)

    # the logs

    def _person(self, language: Language, who: str) -> Ledger[Person]:
        return Ledger(self._log, f"daily {language} person {who}", PersonEvent, Person(), self._now)

    def _ledger(self, language: Language, day: str) -> Ledger[Day]:
        key = language, day
        if (ledger := self._days.get(key)) is None:
            ledger = Ledger(self._log, f"daily {language} {day}", DayEvent, Day(), self._now)
            self._days[key] = ledger
            while len(self._days) > _DAYS_IN_MEMORY:
                self._looked_after.discard(self._days.popitem(last=False)[0])
        self._days.move_to_end(key)
        return ledger

    async def _day(self, language: Language, day: str) -> Day:
        """A day as it stands. When this house reads it for the first time, it looks after rounds that another left."""
        ledger = self._ledger(language, day)
        results = await ledger.read()
        if (language, day) not in self._looked_after:
            self._looked_after.add((language, day))
            for left in [r.table for r in results.rounds.values() if r.ended is None]:
                await self._look(left)
        return results

    async def _look(self, name: str) -> None:
        """Let a table do what is overdue, and note its result if it has one."""
        with suppress(Trouble):  # it was to be set, and the house died before
            table = await self._tables.table(name)
            await table.wake()
            await self.note(table)

    async def _unfinished(self, person: Person, language: Language, who: str, today: str) -> api.Table | None:
        """His round of today, or of yesterday, if it is not over."""
        if person.last is None:
            return None
        day, table = person.last
        if day not in (today, calendar.before(today)):
            return None
        results = await self._day(language, day)
        if (known := results.rounds.get(who)) is None or known.ended is None:
            await self._look(table)
            known = results.rounds.get(who)
        return None if known is not None and known.ended is not None else api.Table(table, day)

    def _who_plays(self, table: Table) -> str:
        return self._chance.who(table.room.state.people[0].member.peek())
