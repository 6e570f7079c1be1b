"""The house measures round trips by its own clock, and hands them to the games that care."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from evening import Evening
from tests.laws.cards_world import parola_game

from verbarium.games.parola.state import Took, Touched
from verbarium.house import stored, wire
from verbarium.house.games import Catalogue
from verbarium.house.table import Watcher


def test_the_shortest_of_the_last_trips_counts_and_only_the_first_echo_of_the_newest_probe() -> None:
    watcher = Watcher("m")
    assert watcher.delay_ms == 0
    for sent, back in ((0, 80), (100, 140), (200, 290)):
        watcher.echoed(watcher.probe(sent), back)  # type: ignore[arg-type]
    assert watcher.delay_ms == 40
    old = watcher.probe(300)  # type: ignore[arg-type]
    new = watcher.probe(310)  # type: ignore[arg-type]
    watcher.echoed(old, 311)  # type: ignore[arg-type]
    watcher.echoed(new + 1, 311)  # type: ignore[arg-type]
    assert watcher.delay_ms == 40
    for _ in range(5):
        watcher.echoed(watcher.probe(400), 470)  # type: ignore[arg-type]
    assert watcher.delay_ms == 70


class Ears:
    """A client that hears probes."""

    def __init__(self, evening: Evening, name: str) -> None:
        self.evening, self.watcher = evening, evening.watchers[name]

    async def ping(self, trip: int) -> None:
        await self.evening.table.handle(self.watcher, wire.Ping(0.0))
        while True:
            raw = await self.watcher.outbox.take()
            assert raw is not None
            message: dict[str, Any] = msgspec.json.decode(raw)
            if message["type"] == "seen":
                self.watcher.n = message["n"]
                continue
            break
        self.evening.time += trip
        await self.evening.table.handle(self.watcher, wire.Echo(message["probe"]))


def test_a_touch_enters_the_log_with_the_stamp_and_the_measured_delay() -> None:
    async def race() -> list[Any]:
        evening = await Evening(games=Catalogue([parola_game()])).open("parola", "it", fair_ms=200)
        await evening.join("Ada", "Bo", "Cy")
        await Ears(evening, "Ada").ping(20)
        await Ears(evening, "Cy").ping(90)
        await evening.begin("Ada", "Bo", "Cy")
        for _ in range(2):
            await evening.pass_time(6_000)
        assert evening.screens["Ada"]["match"]["phase"] == "open"
        assert await evening.play("Ada", {"type": "touch"}) == "ok"
        await evening.pass_time(60)
        assert await evening.play("Cy", {"type": "touch", "delay": 250}) == "ok"
        await evening.pass_time(200)
        assert evening.table.match is not None
        match: Any = evening.table.match
        assert match.state.holder == match.state.race.winner
        raws = await evening.log.read(evening.table.room.state.running.match)  # type: ignore[union-attr]

        return [e.event for e in stored.entries(raws, parola_game().event)]

    events = asyncio.run(race())
    touches = [e for e in events if isinstance(e, Touched)]
    assert [t.delay for t in touches] == [20, 90]
    assert touches[1].at - touches[0].at == 60
    took = next(e for e in events if isinstance(e, Took))
    assert took.race is not None
    assert took.seat == touches[1].seat  # 60 ms later, but 70 ms farther away
    assert [r.delay for r in took.race.reaches] == [20, 90]
