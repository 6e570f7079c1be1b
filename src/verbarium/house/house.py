"""The house: its tables, its clock, and the timers that look when something is due."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Mapping
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from verbarium.house.addresses import fresh_address, is_address
from verbarium.house.bots import Bots, Factories
from verbarium.house.clock import HouseClock, wall_ms
from verbarium.house.daily.daily import Daily
from verbarium.house.games import Catalogue
from verbarium.house.ports import Log, Taken
from verbarium.house.preparing import Preparations
from verbarium.house.room import rules as room
from verbarium.house.room.api import Setting
from verbarium.house.room.state import Chosen
from verbarium.house.table import Table
from verbarium.texts import Language, Trouble

BEAT_SECONDS = 0.5
IDLE_SECONDS = 300.0
"""A table without connections is let go from memory after this; its log stays, and the next visit opens it."""


class Listed(msgspec.Struct, frozen=True):
    """An open table in the lobby."""

    table: str
    title: str
    host: str
    preset: str
    language: Language
    seated: int
    most: int
    playing: bool


class House:
    """Open it (`open`), ask for tables, and close it. wall: the clock that says what day it is, in ms since 1970."""

    def __init__(
        self,
        log: Log,
        games: Catalogue,
        bots: Factories | None = None,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self.log = log
        self.games = games
        self._tables: dict[str, Table] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._empty_since: dict[str, int] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._clock: HouseClock | None = None
        self._preparations = Preparations(games)
        self._bots = Bots(bots or {}, self._spawn)
        self.daily = Daily(log, games, self, lambda: self.clock.now(), wall)

    async def open(self) -> None:
        """Take the clock up where it stopped and begin to give signs of life."""
        wall = wall_ms()
        self._clock = HouseClock(await self.log.resume(wall), wall)
        await self.daily.open()
        self._spawn(self._beat())

    async def close(self) -> None:
        """Stop the timers and let the log finish."""
        for _, timer in self._timers.values():
            timer.cancel()
        for table in self._tables.values():
            for watcher in table.watchers:
                watcher.outbox.close("closing-house")
        for task in list(self._work):
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.log.close()

    @property
    def clock(self) -> HouseClock:
        if self._clock is None:
            raise RuntimeError("the house is not open")
        return self._clock

    async def new_table(
        self,
        preset: str,
        language: Language,
        changes: Mapping[str, Setting],
        *,
        listed: bool = False,
        title: str = "",
    ) -> Table:
        """A table with a name that cannot be guessed. Raises Trouble for rules that cannot be played."""
        chosen = self.games.resolve(preset, language, changes)
        table = self._table(fresh_address())
        await table.open(chosen, listed, title)
        self._tables[table.name] = table
        self._changed(table)
        return table

    async def table(self, name: str) -> Table:
        """The table of that name, from memory or from its log. Raises Trouble for none."""
        if (table := self._tables.get(name)) is not None:
            return table
        if not is_address(name) or (table := await self._awake(name)) is None:
            raise Trouble("house-no-table")
        return table

    async def visit(self, name: str, member: str | None) -> Table:
        """The table of that name for whoever stands at its door. One that is not for him is none: raises Trouble."""
        table = await self.table(name)
        if not table.admits(member):
            raise Trouble("house-no-table")
        return table

    async def seat(self, name: str, chosen: Chosen, daily: room.Daily) -> Table:
        """The table of that name, where one person plays the grid of a day; set now if it is not there yet."""

        async def lay(table: Table) -> None:
            try:
                await table.open(chosen, daily=daily)
            except Taken:  # another process was faster
                await table.load()

        table = await self._awake(name, lay)
        assert table is not None
        return table

    async def _awake(
        self, name: str, lay: Callable[[Table], Coroutine[Any, Any, None]] | None = None
    ) -> Table | None:
        """The table from memory or from its log; if there is none, as `lay` sets it."""
        # two visitors of a sleeping table must get one and the same; the lock is there as long as anybody waits for it
        async with self._opening.setdefault(name, asyncio.Lock()):
            if (table := self._tables.get(name)) is None:
                table = self._table(name)
                if not await table.load():
                    if lay is None:
                        return None
                    await lay(table)
                self._tables[name] = table
                self._changed(table)
            return table

    def lobby(self) -> list[Listed]:
        """Listed tables where somebody is, fullest first."""
        out = []
        for table in self._tables.values():
            s = table.room.state
            if not s.listed or not any(p.here and not p.bot for p in s.people):
                continue
            seated = sum(p.seated for p in s.people)
            playing = s.running is not None and not s.running.over
            out.append(
                Listed(
                    s.table,
                    s.title,
                    s.people[s.host].name,
                    s.chosen.preset,
                    s.chosen.language,
                    seated,
                    s.chosen.seats[1],
                    playing,
                )
            )
        return sorted(out, key=lambda x: (x.playing, -x.seated, x.table))

    def waiting(self, preset: str, language: Language, member: str | None = None) -> str | None:
        """A listed table where somebody waits for players of this game in this language; None if there is none.

        One under the same rules before others, then the fullest. `member`: the session that asks; where it sits
        already, or was sent away, it is not sent. Raises Trouble for rules that cannot be played.
        """
        game = self.games.resolve(preset, language, {}).game
        found = []
        for table in self._tables.values():
            s = table.room.state
            over = s.running is None or s.running.over
            seated = sum(p.seated for p in s.people)
            if not s.listed or not over or s.preparing is not None or seated >= s.chosen.seats[1]:
                continue
            if (s.chosen.game, s.chosen.language) != (game, language):
                continue
            if not any(p.here and p.seated and not p.bot for p in s.people):
                continue
            known = None if member is None else table.person(member)
            if known is not None and (s.people[known].removed or not s.people[known].gone):
                continue
            found.append((s.chosen.preset != preset, -seated, s.table))
        return min(found)[2] if found else None

    def crowd(self) -> tuple[int, int]:
        """How many people are here, at how many tables."""
        here = [
            n for t in self._tables.values() if (n := sum(p.here and not p.bot for p in t.room.state.people))
        ]
        return sum(here), len(here)

    # timers are hints: what is true is in the stamps

    def _table(self, name: str) -> Table:
        return Table(
            name,
            self.log,
            self.games,
            self.clock.now,
            self._changed,
            prepared=self._preparations.done,
        )

    def _changed(self, table: Table) -> None:
        self._arm(table)
        if self.daily.due(table):
            self._spawn(self.daily.note(table))
        if table.prepared:
            self._bots.look(table)
        elif self._preparations.wanted(table.room.state.chosen, table.name):
            self._spawn(self._prepare(table.room.state.chosen))

    async def _prepare(self, chosen: Chosen) -> None:
        """Open what these rules need while people still sit down, and let those begin who are ready."""
        try:
            await self._preparations.see_to(chosen)
        finally:
            for name in self._preparations.waited(chosen):
                if (table := self._tables.get(name)) is not None:
                    await table.wake()
                    self._changed(table)

    def _arm(self, table: Table) -> None:
        due = table.wakes_at
        old = self._timers.get(table.name)
        if old is not None:
            if old[0] == due:  # most changes move no deadline
                return
            old[1].cancel()
            del self._timers[table.name]
        if due is not None:
            wait = max(0, due - self.clock.now()) / 1000
            loop = asyncio.get_running_loop()
            timer = loop.call_later(wait, lambda: self._ring(table))
            self._timers[table.name] = (due, timer)

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.name, None)
        self._spawn(self._wake(table))

    async def _wake(self, table: Table) -> None:
        await table.wake()
        self._arm(table)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.log.beat(self.clock.wall())
            self._let_go()

    def _let_go(self) -> None:
        now = self.clock.now()
        for name, table in list(self._tables.items()):
            if table.watchers or table.wakes_at is not None:
                self._empty_since.pop(name, None)
            elif now - self._empty_since.setdefault(name, now) > IDLE_SECONDS * 1000:
                if (armed := self._timers.pop(name, None)) is not None:
                    armed[1].cancel()
                del self._tables[name], self._empty_since[name]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            with contextlib.suppress(RuntimeError):
                asyncio.get_running_loop().call_exception_handler(
                    {"message": "a task of the house failed", "exception": error, "task": task}
                )
