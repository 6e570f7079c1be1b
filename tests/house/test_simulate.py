"""Many bad evenings, by seed; and a simulation that finds what is planted."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

from toy import GAME, WORDS, State, Toy, View
from verbarium.adapters.memory import MemoryLog
from verbarium.core.game import Game
from verbarium.core.secret import Viewer
from verbarium.house import stored
from verbarium.house.games import Catalogue
from verbarium.house.ports import Row
from verbarium.house.simulate import Broken, Crash, Report, World
from verbarium.house.table import Table


def choose(view: Any, luck: random.Random) -> Any:
    if luck.random() < 0.05:
        return {"type": "pass"}
    return {"type": "claim", "word": luck.choice([*sorted(WORDS), "zzz", "a"])}


def worlds(count: int, game: Game = GAME, log: type[MemoryLog] = MemoryLog, first: int = 0) -> list[Report]:
    async def run() -> list[Report]:
        return [
            await World(seed, log(), Catalogue([game]), "toy", "en", choose).run()
            for seed in range(first, first + count)
        ]

    return asyncio.run(run())


def test_in_no_world_is_anything_lost_or_leaked(long: bool) -> None:
    reports = worlds(3000 if long else 150)
    # the worlds are bad enough to mean something
    assert sum(r.crashes for r in reports) > len(reports) / 2
    assert sum(r.resends for r in reports) > 5 * len(reports)
    assert sum(r.matches for r in reports) > len(reports) / 2


def test_a_world_is_the_same_for_the_same_seed() -> None:
    assert worlds(3) == worlds(3)


def test_a_leaking_view_is_found() -> None:
    class Leaky(Toy):
        def view(self, state: State, viewer: Viewer) -> View:
            sum(len(p.hand.peek()) for p in state.players)
            return super().view(state, viewer)

    with pytest.raises(AssertionError, match="touched a secret"):
        worlds(20, Game(**{**GAME.__dict__, "rules": Leaky()}))


def test_a_log_that_forgets_is_found() -> None:
    class Forgetful(MemoryLog):
        async def append(self, log: str, rows: list[Row]) -> None:  # type: ignore[override]
            if not any(b"claimed" in r.event for r in rows):
                await super().append(log, rows)

    with pytest.raises((Broken, ValueError)):
        worlds(20, log=Forgetful)


def test_a_house_that_tells_what_it_could_not_save_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def careless(self: Table, match: Any, log: str, entries: Any) -> None:
        if entries:
            with contextlib.suppress(Crash):
                await self._log.append(log, stored.rows(entries))
            match.absorb(entries)
            await self._settle()
            self._set_alarm()
            self._tell(self.watchers)

    monkeypatch.setattr(Table, "_commit", careless)
    with pytest.raises((Broken, ValueError)):
        worlds(150)
