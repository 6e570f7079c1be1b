"""Who comes late (B65: watches, or gets a seat now or from the next round on), and who is given longer time."""

from __future__ import annotations

import asyncio

import pytest
from evening import Evening

from verbarium.core.rules import Ms
from verbarium.games import grid
from verbarium.house import stored
from verbarium.house.games import Catalogue

GAMES = Catalogue([grid.game()])


async def at_a_grid(late: str) -> Evening:
    """A match of two rounds that runs, at a table with a rule for late-comers."""
    e = await Evening(games=GAMES).open("paroliere-box", "it", rounds=2, seconds=60, shake_seconds=1)
    await e.join("a", "b")
    assert await e.ask("a", {"type": "arrange", "late": late}) == "ok"
    await e.begin("a", "b")
    await e.pass_time(1000)
    return e


async def words(e: Evening, name: str) -> str:
    return await e.play(name, {"type": "write", "word": "casa"})


@pytest.mark.parametrize(("late", "first", "second"), [
    ("watch", "room-watching", "room-watching"),
    ("now", "ok", "ok"),
])  # fmt: skip
def test_who_comes_late_plays_as_the_table_says(late: str, first: str, second: str) -> None:
    async def story() -> None:
        e = await at_a_grid(late)
        await e.join("c")
        assert await words(e, "c") == first
        await e.pass_time(60_000)
        for name in "abc":
            await e.play(name, {"type": "next"})
        await e.pass_time(1000)
        assert await words(e, "c") == second

    asyncio.run(story())


def test_from_the_next_round_on() -> None:
    async def story() -> None:
        e = await at_a_grid("next-round")
        await e.join("c")
        assert e.screens["c"]["match"]["me"] == 2
        assert await words(e, "c") != "ok"
        await e.pass_time(60_000)  # the round ends at its own bell, with the two who play it
        lists = e.screens["a"]["match"]["reading"]["lists"]
        assert lists[2:] in ([], [[]])
        for name in "ab":
            assert await e.play(name, {"type": "next"}) == "ok"
        await e.play("c", {"type": "next"})
        await e.pass_time(1000)
        assert await words(e, "c") == "ok"

    asyncio.run(story())


def test_a_late_seat_survives_a_crash_between_the_two_logs() -> None:
    """The room admitted somebody; the match had not heard of it yet when the power failed."""

    async def story() -> None:
        e = await at_a_grid("now")
        await e.join("c")
        # take the match's last entry (the new seat) out of storage, as if it had never been written
        log = e.log._rows["abc-1"]  # type: ignore[attr-defined]
        joined = max(n for n, row in log.items() if b'"joined"' in row.event)
        assert joined == max(log)
        del log[joined]
        await e.reopen()
        await e.connect("c")
        assert e.screens["c"]["match"]["me"] == 2
        assert await words(e, "c") == "ok"
        entries = stored.entries(await e.log.read("abc-1"), GAMES.game("grid").event)
        assert sum(type(x.event).__name__ == "Joined" for x in entries) == 1
        assert all(x.at >= Ms(0) for x in entries)

    asyncio.run(story())


def test_a_game_that_cannot_take_anybody_in_has_them_watch() -> None:
    async def story() -> None:
        e = await Evening().open()
        await e.join("a")
        assert await e.ask("a", {"type": "arrange", "late": "now"}) == "ok"
        await e.begin("a")
        await e.join("b")
        assert await e.play("b", {"type": "pass"}) == "room-watching"

    asyncio.run(story())


def test_longer_time_for_one_is_the_hosts_to_give_before_the_match() -> None:
    async def story() -> None:
        e = await Evening(games=GAMES).open("boggle-en", seconds=60, shake_seconds=1)
        await e.join("Anna", "Ben")
        assert await e.ask("Ben", {"type": "grant", "person": 1, "seconds": 30}) == "room-not-host"
        await e.begin("Ben")
        assert await e.ask("Anna", {"type": "grant", "person": 1, "seconds": 30}) == "ok"
        assert not e.screens["Ben"]["table"]["people"][1].get("ready")  # it is a change of what was agreed
        await e.begin("Ben", "Anna")
        assert await e.ask("Anna", {"type": "grant", "person": 1, "seconds": 0}) == "room-match-runs"
        await e.pass_time(1000)
        untils = [e.screens[name]["match"]["until"] for name in ("Anna", "Ben")]
        assert untils[1] - untils[0] == 30_000
        await e.pass_time(60_000)
        assert e.screens["Anna"]["match"]["phase"] == "writing"
        await e.pass_time(30_000)
        assert e.screens["Anna"]["match"]["phase"] != "writing"

    asyncio.run(story())
