"""A house with a calendar that is set by hand, and people who play the grid of the day in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import msgspec
from evening import NONCE

from toy import GAME, View
from verbarium.adapters.memory import MemoryLog
from verbarium.house import wire
from verbarium.house.daily.api import Board
from verbarium.house.games import Catalogue
from verbarium.house.house import House
from verbarium.house.ports import Log
from verbarium.house.table import Table, Watcher
from verbarium.texts import Language


def _found(view: View, seat: int) -> tuple[str, ...]:
    """The toy's views keep no words of a match that is over: whoever has played has found these two."""
    return ("tac", "ace") if view.until is None else ()


GAMES = Catalogue([replace(GAME, daily={"en": ("toy", {}), "it": ("toy", {"minimum": 4})}, found=_found)])


def moment(text: str) -> int:
    """2026-12-01 23:59 or 2026-12-01 23:59:30 of UTC, in ms since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


class Days:
    """`wall` is the house's wall clock; everything else is as in any house. Use `houses()` to open some."""

    def __init__(
        self, at: str = "2026-12-01 12:00", log: Log | None = None, games: Catalogue = GAMES
    ) -> None:
        self.wall = moment(at)
        self.log = log or MemoryLog()
        self.games = games
        self.heard: list[bytes] = []
        self.causes = 0

    def set(self, at: str) -> None:
        self.wall = moment(at)

    @asynccontextmanager
    async def house(self, log: Log | None = None) -> AsyncIterator[House]:
        """A process over the log. Leaving it is a power cut: nothing more is saved."""
        house = House(log or self.log, self.games, wall=lambda: self.wall)
        await house.open()
        try:
            yield house
        finally:
            await house.close()

    async def sit(self, house: House, member: str, language: Language = "en", name: str = "") -> Table:
        """Press the card, and come to the table."""
        told = await house.daily.play(member, language, name or member)
        return await house.visit(told.table, member)

    async def ask(self, table: Table, member: str, kind: str, command: dict[str, Any]) -> str:
        """A command by a connection of its own; "ok", or the code of the refusal."""
        watcher = Watcher(member)
        await table.enter(watcher)
        self.causes += 1
        message = {"type": kind, "cause": f"c{self.causes}", "command": command}
        await table.handle(watcher, wire.decode(msgspec.json.encode(message)))
        answer: dict[str, Any] = {}
        while len(watcher.outbox):
            raw = await watcher.outbox.take()
            assert raw is not None
            self.heard.append(raw)
            said = msgspec.json.decode(raw)
            answer = said if said["type"] in ("accepted", "refused") else answer
        await table.leave(watcher)
        return "ok" if answer["type"] == "accepted" else str(answer["why"]["code"])

    async def begin(self, table: Table, member: str) -> None:
        assert await self.ask(table, member, "table", {"type": "ready", "nonce": NONCE}) == "ok"

    async def end(self, table: Table, member: str) -> None:
        assert await self.ask(table, member, "play", {"type": "pass"}) == "ok"

    async def play(self, house: House, member: str, language: Language = "en", name: str = "") -> Board:
        """A whole round, and what the page says afterwards."""
        table = await self.sit(house, member, language, name)
        await self.begin(table, member)
        await self.end(table, member)
        return await house.daily.board(member, language)
