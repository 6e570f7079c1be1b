"""A table in a test: a clock that is set by hand, people by name, and what each of them has been shown."""

from __future__ import annotations

from typing import Any

import msgspec

from toy import GAME
from verbarium.adapters.memory import MemoryLog
from verbarium.house import wire
from verbarium.house.games import Catalogue
from verbarium.house.ports import Log
from verbarium.house.table import Table, Watcher

NONCE = "0123456789abcdef" * 2
GAMES = Catalogue([GAME])


class Evening:
    """Await `open` first. `screens` hold, by name, the last view of table and match that reached somebody."""

    def __init__(self, log: Log | None = None, games: Catalogue = GAMES) -> None:
        self.log = log or MemoryLog()
        self.games = games
        self.time = 1_000_000
        self.prepared = True
        self.causes = 0
        self.watchers: dict[str, Watcher] = {}
        self.screens: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, list[Any]] = {}
        self.messages: list[tuple[str, Any]] = []

    async def open(self, preset: str = "toy", language: str = "en", **changes: Any) -> Evening:
        self.table = self._at(self.log)
        await self.table.open(self.games.resolve(preset, language, changes))  # type: ignore[arg-type]
        return self

    async def reopen(self) -> None:
        """A crash: memory is lost, every connection too."""
        self.table = self._at(self.log)
        self.watchers.clear()
        assert await self.table.load()

    async def reopen_at(self, other: Evening) -> None:
        """A second process over the same storage."""
        self.table = self._at(other.log)
        assert await self.table.load()

    def _at(self, log: Log) -> Table:
        return Table("abc", log, self.games, lambda: self.time, prepared=lambda _: self.prepared)

    async def connect(self, name: str) -> None:
        self.watchers[name] = Watcher(name)
        self.screens[name] = {"table": None, "match": None, "n": 0}
        await self.table.enter(self.watchers[name])
        await self.read()

    async def drop(self, name: str) -> None:
        await self.table.leave(self.watchers.pop(name))
        await self.read()

    async def ask(self, name: str, command: dict[str, Any], cause: str | None = None) -> str:
        """A command to the table; "ok", or the code of the refusal."""
        return await self._send(name, "table", command, cause)

    async def play(self, name: str, command: dict[str, Any], cause: str | None = None) -> str:
        """A command to the match."""
        return await self._send(name, "play", command, cause)

    async def _send(self, name: str, kind: str, command: dict[str, Any], cause: str | None) -> str:
        self.causes += 1
        message = {"type": kind, "cause": cause or f"c{self.causes}", "command": command}
        await self.table.handle(self.watchers[name], wire.decode(msgspec.json.encode(message)))
        await self.read()
        last = self.answers[name][-1]
        return "ok" if last["type"] == "accepted" else str(last["why"]["code"])

    async def join(self, *names: str) -> None:
        for name in names:
            await self.connect(name)
            assert await self.ask(name, {"type": "join", "name": name}) == "ok"

    async def begin(self, *names: str) -> None:
        for name in names:
            assert await self.ask(name, {"type": "ready", "nonce": NONCE}) == "ok"

    async def pass_time(self, ms: int) -> None:
        self.time += ms
        await self.table.wake()
        await self.read()

    async def read(self) -> None:
        for name, watcher in self.watchers.items():
            while len(watcher.outbox):  # take() would wait for more
                raw = await watcher.outbox.take()
                assert raw is not None
                message = msgspec.json.decode(raw)
                self.messages.append((name, message))
                if message["type"] == "seen":
                    screen = self.screens[name]
                    assert message["n"] == screen["n"] + 1
                    screen["n"] = message["n"]
                    for part in ("table", "match"):
                        if part in message:
                            screen[part] = message[part]
                else:
                    self.answers.setdefault(name, []).append(message)

    def people(self, name: str) -> list[str]:
        return [p["name"] for p in self.screens[name]["table"]["people"] if not p.get("gone")]
