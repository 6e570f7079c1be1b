"""*Ready*: what it outlives, who is waited for and how long, and when the match begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from evening import Evening

from verbarium.house.room.rules import GRACE


def evening(story: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(await Evening().open())

    asyncio.run(run())


def plays(e: Evening, name: str) -> list[int] | None:
    """Who plays, as somebody sees it; None before the match."""
    playing: dict[str, Any] | None = e.screens[name]["table"]["playing"]
    return None if playing is None else playing["people"]


def ready(e: Evening, name: str) -> list[bool]:
    return [p.get("ready", False) for p in e.screens[name]["table"]["people"]]


def test_a_ready_outlives_a_lost_line_and_the_match_begins_on_return() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a")
        await e.drop("a")
        await e.pass_time(GRACE - 1)
        await e.begin("b")
        assert plays(e, "b") is None
        assert ready(e, "b") == [True, True]
        await e.connect("a")
        assert plays(e, "a") == plays(e, "b") == [0, 1]
        assert e.table.room.state.match_ms(e.table.now()) == 0

    evening(story)


@pytest.mark.parametrize("said", [True, False])
def test_whose_line_is_lost_is_waited_for_a_while_and_then_left_out(said: bool) -> None:
    """Whether he had said that he is ready or not; back again, he watches."""

    async def story(e: Evening) -> None:
        await e.join("a", "b", "c")
        if said:
            await e.begin("c")
        await e.drop("c")
        await e.begin("a", "b")
        await e.pass_time(GRACE - 1)
        assert plays(e, "a") is None
        await e.pass_time(1)
        assert plays(e, "a") == [0, 1]
        await e.connect("c")
        assert e.screens["c"]["match"]["me"] is None

    evening(story)


def test_who_is_away_long_enough_is_not_waited_for_at_all() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b", "c")
        await e.drop("c")
        await e.pass_time(GRACE)
        assert [p.get("missed", False) for p in e.screens["a"]["table"]["people"]] == [False, False, True]
        await e.begin("a", "b")
        assert plays(e, "a") == [0, 1]

    evening(story)


def test_who_comes_back_is_waited_for_again() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b", "c")
        await e.drop("c")
        await e.pass_time(GRACE)
        await e.connect("c")
        await e.begin("a", "b")
        await e.pass_time(10 * GRACE)
        assert plays(e, "a") is None
        await e.begin("c")
        assert plays(e, "a") == [0, 1, 2]

    evening(story)


@pytest.mark.parametrize(
    ("who", "command"),
    [("c", {"type": "leave"}), ("c", {"type": "stand"}), ("a", {"type": "remove", "person": 2})],
)
def test_the_last_who_is_not_ready_gives_up_his_seat(who: str, command: dict[str, Any]) -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b", "c")
        await e.begin("a", "b")
        assert plays(e, "a") is None
        assert await e.ask(who, command) == "ok"
        assert plays(e, "a") == plays(e, "b") == [0, 1]

    evening(story)


@pytest.mark.parametrize("command", [{"type": "leave"}, {"type": "stand"}])
def test_whoever_is_left_alone_does_not_begin_alone(command: dict[str, Any]) -> None:
    """He is asked again; a match with somebody else begins as ever."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a")
        assert await e.ask("b", command) == "ok"
        assert plays(e, "a") is None
        assert ready(e, "a")[0] is False
        await e.join("c")
        await e.begin("c")
        assert plays(e, "a") is None
        await e.begin("a")
        assert plays(e, "a") == [0, 2]

    evening(story)


def test_nobody_plays_alone_because_the_others_are_missed() -> None:
    """It begins when one of them is back, or when he says anew that he would play."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("b", "a")
        assert plays(e, "a") == [0, 1]
        for name in "ab":
            assert await e.play(name, {"type": "pass"}) == "ok"
        await e.begin("b")
        await e.drop("b")
        await e.begin("a")
        await e.pass_time(10 * GRACE)
        assert e.screens["a"]["table"]["playing"]["over"]
        assert ready(e, "a") == [True, True]
        await e.connect("b")
        assert not e.screens["a"]["table"]["playing"]["over"]
        assert sorted(plays(e, "a") or []) == [0, 1]

    evening(story)


def test_alone_on_purpose() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.drop("b")
        await e.pass_time(GRACE)
        await e.begin("a")
        assert plays(e, "a") == [0]

    evening(story)


def test_bots_do_not_play_among_themselves() -> None:
    async def story(e: Evening) -> None:
        await e.join("a")
        for _ in range(2):
            assert await e.ask("a", {"type": "invite", "level": "easy"}) == "ok"
        assert await e.ask("a", {"type": "stand"}) == "ok"
        assert plays(e, "a") is None
        assert await e.ask("a", {"type": "sit"}) == "ok"
        await e.drop("a")
        await e.pass_time(10 * GRACE)
        assert e.table.match is None

    evening(story)


def test_a_line_that_is_lost_while_the_house_prepares() -> None:
    """Nobody is left out for it: the match begins when he is back."""

    async def story(e: Evening) -> None:
        e.prepared = False
        await e.join("a", "b")
        await e.begin("a", "b")
        await e.drop("b")
        await e.pass_time(GRACE - 1)
        e.prepared = True
        await e.pass_time(0)
        assert e.screens["a"]["table"]["preparing"] is None
        assert plays(e, "a") is None
        await e.connect("b")
        assert plays(e, "b") == [0, 1]

    evening(story)


def test_a_crash_forgets_neither_who_is_ready_nor_since_when_somebody_is_away() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b", "c")
        await e.begin("a", "b")
        await e.drop("c")
        await e.pass_time(GRACE - 1)
        await e.reopen()
        await e.connect("a")
        await e.connect("b")
        assert plays(e, "a") is None
        await e.pass_time(1)
        assert plays(e, "a") == [0, 1]

    evening(story)
