"""Worlds in which everything goes wrong, by seed: crashes, lost and doubled messages, two processes, lost timers.

A world is a table with some clients over an unreliable net and in an unreliable house. It runs in simulated time and
is the same for the same seed. After each step it is checked that

- what a client was told was done stands in the log, once;
- what a client sees is what a replay of the log shows him;
- no view touches what its viewer may not see, and no message carries the seed of a match that is not over.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from verbarium.core.match import Match
from verbarium.core.secret import Viewer, poisoned
from verbarium.house import stored, wire
from verbarium.house.games import Catalogue
from verbarium.house.ports import Log, Row
from verbarium.house.room import state as room
from verbarium.house.room.rules import Room
from verbarium.house.table import Table, Watcher
from verbarium.texts import Language

Choose = Callable[[Any, random.Random], Any]
"""What a player might do, from the view of the match: any command, sensible or not."""


class Broken(AssertionError):
    """A promise of the house does not hold. The message names the world's seed and the step."""


class Crash(Exception):
    """The house died here."""


class FrailLog:
    """A log in whose house the power fails: before it saves, or after it has saved and before anybody hears of it."""

    def __init__(self, inner: Log, luck: random.Random, risk: float) -> None:
        self._inner, self._luck, self.risk = inner, luck, risk
        self.crashes = 0

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        fate = self._luck.random()
        if fate < self.risk:
            self.crashes += 1
            raise Crash
        await self._inner.append(log, rows)
        if fate < 2 * self.risk:
            self.crashes += 1
            raise Crash

    async def read(self, log: str, after: int = 0) -> list[Row]:
        return await self._inner.read(log, after)

    async def resume(self, wall_ms: int) -> int:
        return await self._inner.resume(wall_ms)

    async def beat(self, wall_ms: int) -> None:
        await self._inner.beat(wall_ms)

    async def keys(self, fresh: bytes | None = None) -> list[bytes]:
        return await self._inner.keys(fresh)

    async def close(self) -> None:
        await self._inner.close()


@dataclass
class Client:
    """A page that keeps what it sent until it was answered, and sends it again after a reconnect."""

    name: str
    watcher: Watcher | None = None
    house: int = 0
    table: Any = None
    match: Any = None
    n: int = 0
    waiting: list[dict[str, Any]] = field(default_factory=list)
    done: list[tuple[str, str]] = field(default_factory=list)  # (door, cause) of what was accepted
    causes: int = 0


@dataclass
class Report:
    """What a world went through."""

    seed: int
    steps: int = 0
    crashes: int = 0
    resends: int = 0
    accepted: int = 0
    matches: int = 0
    messages: int = 0


class World:
    """One table, its people and its bad luck. `await run()`; raises `Broken`.

    log     an empty memory log
    choose  what players do in the match
    """

    def __init__(
        self, seed: int, log: Log, games: Catalogue, preset: str, language: Language, choose: Choose
    ) -> None:
        self.luck = random.Random(seed)
        self.report = Report(seed)
        self._plain = log
        self._log = FrailLog(log, self.luck, risk=0.0)
        self._games, self._preset, self._language, self._choose = games, preset, language, choose
        self._now = 1_000_000
        self._houses: list[Table] = []
        self._clients = [Client(f"p{i}") for i in range(self.luck.randint(1, 4))]

    async def run(self, steps: int = 120) -> Report:
        first = self._house()
        await first.open(self._games.resolve(self._preset, self._language, {}))
        self._houses = [first]
        if self.luck.random() < 0.3:  # a second process serves the same table
            second = self._house()
            await second.load()
            self._houses.append(second)
        self._log.risk = self.luck.choice((0.0, 0.01, 0.05))
        for _ in range(steps):
            self.report.steps += 1
            try:
                await self._step()
            except Crash:
                await self._restart()
            await self._check()
        self._log.risk = 0.0
        self.report.crashes = self._log.crashes
        return self.report

    def _house(self) -> Table:
        def seed() -> str:
            return f"{self.luck.getrandbits(256):064x}"

        def prepared(_: object) -> bool:
            return self._now // 1000 % 4 > 0  # some matches wait for what they need

        return Table("world", self._log, self._games, lambda: self._now, new_seed=seed, prepared=prepared)

    async def _restart(self) -> None:
        """Whoever crashed has forgotten everything and every connection; so have the others: the worst case."""
        risk, self._log.risk = self._log.risk, 0.0
        for client in self._clients:
            client.watcher = None
        self._houses = [self._house() for _ in self._houses]
        for house in self._houses:
            await house.load()
        self._log.risk = risk

    # one thing happens

    async def _step(self) -> None:
        client = self.luck.choice(self._clients)
        if client.watcher is None:
            await self._connect(client)
            return
        what = self.luck.random()
        if what < 0.08:
            await self._disconnect(client)
        elif what < 0.25:
            self._now += self.luck.choice((1, 50, 900, 5000, 20_000, 61_000, 200_000))
            if self.luck.random() < 0.7:  # else the timer was lost
                await self.luck.choice(self._houses).wake()
        else:
            await self._send(client, self._wish(client))

    async def _connect(self, client: Client) -> None:
        client.house = self.luck.randrange(len(self._houses))
        client.watcher = Watcher(client.name)
        client.table = client.match = None
        client.n = 0
        await self._houses[client.house].enter(client.watcher)
        await self._read(client)
        for message in list(client.waiting):  # what was not answered
            self.report.resends += 1
            await self._deliver(client, message)

    async def _disconnect(self, client: Client) -> None:
        watcher, client.watcher = client.watcher, None
        if watcher is not None:
            await self._houses[client.house].leave(watcher)

    def _wish(self, client: Client) -> dict[str, Any]:
        client.causes += 1
        cause = f"{client.name}-{client.causes}"
        luck, table = self.luck, client.table
        joined = table is not None and table.get("me") is not None
        playing = table is not None and table["playing"] is not None and not table["playing"]["over"]
        if not joined:
            command: Any = {"type": "join", "name": client.name}
        elif playing and client.match is not None and luck.random() < 0.85:
            return {"type": "play", "cause": cause, "command": self._choose(client.match, luck)}
        else:
            command = luck.choice(
                [
                    *[{"type": "ready", "nonce": f"{luck.getrandbits(128):032x}"}] * 4,
                    {"type": "unready"},
                    {"type": "say", "text": f"hello {client.causes}"},
                    {"type": "stand"},
                    {"type": "sit"},
                    {"type": "rename", "name": luck.choice(("Pina", "Ugo", client.name))},
                    {"type": "choose", "preset": self._preset, "language": self._language},
                    {"type": "host", "person": luck.randrange(4)},
                ]
            )
        return {"type": "table", "cause": cause, "command": command}

    async def _send(self, client: Client, message: dict[str, Any]) -> None:
        client.waiting.append(message)
        fate = self.luck.random()
        if fate < 0.05:  # lost on the way: the connection is dead and nobody knows yet
            await self._disconnect(client)
            return
        await self._deliver(client, message)
        if fate < 0.10:  # sent twice
            self.report.resends += 1
            await self._deliver(client, message)

    async def _deliver(self, client: Client, message: dict[str, Any]) -> None:
        if client.watcher is None:
            return
        house = self._houses[client.house]
        await house.handle(client.watcher, wire.decode(msgspec.json.encode(message)))
        if self.luck.random() < 0.05:  # done and saved, but the answer never arrives
            await self._disconnect(client)
            return
        for each in self._clients:
            await self._read(each)

    async def _read(self, client: Client) -> None:
        watcher = client.watcher
        if watcher is None:
            return
        while len(watcher.outbox):
            raw = await watcher.outbox.take()
            if raw is None:
                break
            self.report.messages += 1
            self._no_seed(raw)
            message = msgspec.json.decode(raw)
            match message["type"]:
                case "seen":
                    if message["n"] != client.n + 1:
                        raise self._broken(f"{client.name} missed a view")
                    client.n = message["n"]
                    client.table = message.get("table") or client.table
                    client.match = message.get("match") or client.match
                case "accepted":
                    self._answered(client, message["cause"], done=True)
                case "refused":
                    self._answered(client, message["cause"], done=False)

    def _answered(self, client: Client, cause: str, *, done: bool) -> None:
        asked = next((m for m in client.waiting if m["cause"] == cause), None)
        if asked is None:
            return  # the answer to a resend
        client.waiting.remove(asked)
        if done:
            self.report.accepted += 1
            client.done.append((asked["type"], cause))

    # and everything still holds

    async def _check(self) -> None:
        rows = await self._plain.read("world")
        if [r.n for r in rows] != list(range(len(rows))):
            raise self._broken("the table's log has gaps")
        replayed: Match[Any, Any, Any, Any] = Match(Room(self._games.resolve))
        replayed.absorb(stored.entries(rows, room.Event))
        state = replayed.state
        matches = [f"world-{i + 1}" for i in range(len(state.played) + (state.running is not None))]
        causes = [r.cause for r in rows if r.cause]
        for name in dict.fromkeys(matches):
            causes += [r.cause for r in await self._plain.read(name) if r.cause]
        known = set(causes)
        for client in self._clients:
            for door, cause in client.done:
                if cause not in known and not self._may_be_silent(door):
                    raise self._broken(
                        f"{client.name} was told that {cause} was done; the log does not know it"
                    )
        self.report.matches = len(state.played)
        for client in self._clients:
            await self._read(client)
        if len(self._houses) == 1:  # of two, one may not have read the other's news yet
            await self._same_as_replay(self._houses[0], replayed)

    @staticmethod
    def _may_be_silent(door: str) -> bool:
        """Commands to the match may have nothing to say (one is away already); those to a table never."""
        return door == "play"

    async def _same_as_replay(self, house: Table, replayed: Match[Any, Any, Any, Any]) -> None:
        game_match: Match[Any, Any, Any, Any] | None = None
        running = replayed.state.running
        if running is not None:
            game = self._games.game(replayed.state.chosen.game)
            game_match = Match(game.rules)
            game_match.absorb(stored.entries(await self._plain.read(running.match), game.event))
            if not game_match.begun:
                return  # saved that it begins, crashed before its first entry: the next visit writes it
        for client in self._clients:
            if client.watcher is None:
                continue
            at_table, in_match = house.viewer(client.watcher.member)
            self._same(client, "table", client.table, replayed, at_table)
            if game_match is not None:
                self._same(client, "match", client.match, game_match, in_match)

    def _same(
        self, client: Client, what: str, shown: Any, match: Match[Any, Any, Any, Any], viewer: Viewer
    ) -> None:
        view = match.view(viewer)
        if msgspec.json.decode(msgspec.json.encode(view)) != shown:
            raise self._broken(f"{client.name} sees another {what} than the log shows him")
        if match.rules.view(poisoned(match.state, viewer), viewer) != view:
            raise self._broken(f"the view of the {what} depends on what {client.name} may not see")

    def _no_seed(self, raw: bytes) -> None:
        """Of two houses one may know already that a match is over, and what opens its chance."""
        states = [house.room.state for house in self._houses if house.room.begun]
        opened = {played.proof.seed for s in states for played in s.played}
        boxes = [box for s in states for box in (s.seed, s.running.seed if s.running else s.seed)]
        if any(box.peek().encode() in raw for box in boxes if box.peek() not in opened):
            raise self._broken("a message carries the seed of a match that is not over")

    def _broken(self, what: str) -> Broken:
        return Broken(f"world {self.report.seed}, step {self.report.steps}: {what}")
