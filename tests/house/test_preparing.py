"""A match whose words and boards are not open yet: everybody sees that it is waited for, and no time is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
from evening import NONCE, Evening

from toy import GAME
from verbarium.house.games import Catalogue
from verbarium.house.preparing import Preparations


def evening(story: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        e = Evening()
        e.prepared = False
        await story(await e.open())

    asyncio.run(run())


def preparing(e: Evening, name: str) -> Any:
    return e.screens[name]["table"]["preparing"]


def test_everybody_sees_since_when_the_house_prepares_and_then_has_all_the_time() -> None:
    """Players, a spectator, and who comes back meanwhile; the match's clock begins with the match."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.connect("watcher")
        e.time += 5000
        await e.begin("a")
        assert preparing(e, "a") is None  # b is waited for, not the house
        await e.begin("b")
        assert [preparing(e, name) for name in ("a", "b", "watcher")] == [5000] * 3
        assert e.screens["a"]["match"] is None
        assert e.screens["a"]["table"]["playing"] is None
        await e.pass_time(30_000)
        await e.drop("b")
        await e.connect("b")
        assert preparing(e, "b") == 5000
        e.prepared = True
        await e.pass_time(40_000)
        for name in ("a", "b", "watcher"):
            assert preparing(e, name) is None
            assert len(e.screens[name]["match"]["table"]) == 8
        assert e.table.room.state.match_ms(e.table.now()) == 0
        assert e.screens["a"]["match"]["until"] == 60_000

    evening(story)


@pytest.mark.parametrize(
    "change",
    [
        {"type": "unready"},
        {"type": "stand"},
        {"type": "choose", "preset": "toy", "language": "it"},
        {"type": "leave"},
    ],
)
def test_whoever_changes_his_mind_meanwhile_is_not_dragged_into_a_match(change: dict[str, Any]) -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        assert await e.ask("a", change) == "ok"
        assert preparing(e, "b") is None
        e.prepared = True
        await e.pass_time(1000)
        assert e.screens["b"]["match"] is None
        assert e.screens["b"]["table"]["playing"] is None

    evening(story)


def test_who_sits_down_meanwhile_is_waited_for() -> None:
    async def story(e: Evening) -> None:
        await e.join("a")
        await e.begin("a")
        await e.join("b")
        assert preparing(e, "b") is not None
        e.prepared = True
        await e.pass_time(1000)
        assert preparing(e, "a") is None
        assert e.screens["a"]["match"] is None
        await e.begin("b")
        assert e.screens["a"]["match"]["me"] == 0
        assert e.screens["b"]["match"]["me"] == 1

    evening(story)


def test_a_match_does_not_begin_before_an_empty_table() -> None:
    """Whoever left while it took so long finds it begin when he is back, not played without him."""

    async def story(e: Evening) -> None:
        await e.join("a")
        await e.begin("a")
        await e.drop("a")
        e.prepared = True
        await e.pass_time(100_000)
        assert e.table.match is None
        await e.connect("a")
        await e.pass_time(0)
        assert e.screens["a"]["match"]["until"] == 60_000
        assert e.table.room.state.match_ms(e.table.now()) == 0

    evening(story)


def test_a_crash_meanwhile_forgets_nobodys_ready() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        await e.reopen()
        await e.connect("b")
        await e.connect("a")
        assert preparing(e, "a") is not None
        e.prepared = True
        await e.pass_time(10)
        assert e.screens["a"]["match"]["me"] == 0
        assert e.screens["b"]["match"]["me"] == 1

    evening(story)


def test_a_ready_that_is_sent_again_has_one_effect() -> None:
    """B60, also where the house does not begin at once."""

    async def story(e: Evening) -> None:
        await e.join("a")
        for _ in range(3):
            assert await e.ask("a", {"type": "ready", "nonce": NONCE}, cause="r") == "ok"
        e.prepared = True
        await e.pass_time(0)
        await e.pass_time(60_000)
        assert await e.ask("a", {"type": "ready", "nonce": NONCE}, cause="r") == "ok"
        assert len(e.screens["a"]["table"]["played"]) == 1
        assert e.screens["a"]["table"]["playing"]["over"]

    evening(story)


def test_what_cannot_be_prepared_is_tried_once_and_does_not_keep_a_table_waiting() -> None:
    """The error reaches the house's own log; the match begins, and opens what it needs when it needs it."""

    def broken(rules: Any) -> None:
        raise OSError("the disk is full")

    games = Catalogue([replace(GAME, prepare=broken)])
    chosen = games.resolve("toy", "en", {})

    async def story() -> None:
        preparations = Preparations(games)
        assert preparations.wanted(chosen, "a")
        assert not preparations.wanted(chosen, "b")  # it is being done
        assert not preparations.done(chosen)
        with pytest.raises(OSError, match="full"):
            await preparations.see_to(chosen)
        assert preparations.done(chosen)
        assert preparations.waited(chosen) == {"a", "b"}
        assert not preparations.done(games.resolve("toy", "it", {}))

    asyncio.run(story())


def test_tables_whose_rules_come_to_the_same_wait_for_one_preparation() -> None:
    """However they were chosen: a change to what is usual anyway is none."""

    seen: list[Any] = []
    games = Catalogue([replace(GAME, prepare=seen.append)])
    usual = games.resolve("toy", "en", {})
    spelled = games.resolve("toy", "en", {"minimum": usual.rules["minimum"]})
    other = games.resolve("toy", "en", {"minimum": usual.rules["minimum"] + 1})
    assert usual != spelled

    async def story() -> None:
        preparations = Preparations(games)
        assert [preparations.wanted(one, at) for one, at in ((usual, "a"), (spelled, "b"), (usual, "a"))] == [
            True,
            False,
            False,
        ]
        assert preparations.wanted(other, "c")
        await preparations.see_to(usual)
        assert preparations.done(spelled)
        assert not preparations.wanted(spelled, "d")
        assert preparations.waited(usual) == {"a", "b"}
        assert preparations.waited(usual) == set()
        assert not preparations.done(other)
        assert len(seen) == 1

    asyncio.run(story())
