"""Faults that live games are known for, each with a test: what a line, a clock or a second person can do to a table.

Others of them are held where their subject is: B57, B59, B64, B66 and B69 by the grid (`tests/grid/test_known_bugs`),
B57 and B58 in a browser, B60, B61 and B66 to B68 at a table (`test_table`), B65 (`test_late`), B71 (`test_names`),
B72 at the doors (`tests/server`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from evening import NONCE, Evening

from verbarium.games import grid
from verbarium.house.games import Catalogue
from verbarium.house.room.rules import GRACE

GRID = Catalogue([grid.game()])
Story = Callable[[Evening], Awaitable[None]]


def at_toys(story: Story) -> None:
    async def run() -> None:
        await story(await Evening().open())

    asyncio.run(run())


def at_a_grid(story: Story, *people: str, rounds: int = 1) -> None:
    """The dice have just been shown to these people; a minute to write."""

    async def run() -> None:
        e = await Evening(games=GRID).open("paroliere-box", "it", rounds=rounds, seconds=60, shake_seconds=1)
        await e.join(*people)
        await e.begin(*people)
        await e.pass_time(1000)
        await story(e)

    asyncio.run(run())


def words(e: Evening, name: str) -> list[list[str]]:
    """All lists, as somebody reads them after the bell."""
    return [[w["word"] for w in one] for one in e.screens[name]["match"]["reading"]["lists"]]


async def write(e: Evening, name: str, word: str) -> str:
    return await e.play(name, {"type": "write", "word": word, "grid": 0})


def test_a_word_after_the_bell_counts_for_nobody_whatever_the_writers_clock_says() -> None:
    """B57: the house's stamp decides, to the millisecond; all read the same, the late word is told to its writer."""

    async def story(e: Evening) -> None:
        assert await write(e, "a", "casa") == "ok"
        e.time += 59_999
        assert await write(e, "b", "rosa") == "ok"
        e.time += 1  # no timer has fired yet
        await write(e, "b", "mela")
        assert words(e, "a") == words(e, "b") == [["casa"], ["rosa"]]
        assert [w["word"] for w in e.screens["b"]["match"].get("after", [])] == ["mela"]
        assert not e.screens["a"]["match"].get("after")

    at_a_grid(story, "a", "b", rounds=2)


@pytest.mark.parametrize("command", [{"type": "next"}, {"type": "ring"}, {"type": "over"}])
def test_nobody_can_say_that_the_time_is_over(command: dict[str, Any]) -> None:
    """B58: a page that slept, or whose clock leapt, may think so; the round goes on to its own bell."""

    async def story(e: Evening) -> None:
        e.time += 30_000
        assert await e.play("a", command) != "ok"
        await e.table.wake()  # nor does a timer that fires too early
        assert e.screens["a"]["match"]["phase"] == "writing"
        assert await write(e, "a", "casa") == "ok"
        await e.pass_time(30_000)
        assert e.screens["a"]["match"]["phase"] != "writing"

    at_a_grid(story, "a", "b")


def test_who_slept_through_a_minute_is_shown_the_deadline_that_there_was() -> None:
    """B58: a deadline is a moment, not a time left; who comes back sees the same one as everybody."""

    async def story(e: Evening) -> None:
        before = e.screens["b"]["match"]["until"]
        await e.drop("a")
        e.time += 30_000
        await e.connect("a")
        assert e.screens["a"]["match"]["until"] == before == e.screens["b"]["match"]["until"]

    at_a_grid(story, "a", "b")


def test_a_move_and_two_timers_at_the_very_deadline_end_a_match_once() -> None:
    """B59: one end, one result, one line in the list of matches played."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        e.time += 60_000
        answers = await asyncio.gather(
            e.table.wake(),
            e.play("a", {"type": "pass"}),
            e.table.wake(),
            e.play("b", {"type": "pass"}),
        )
        assert answers[1] == answers[3] == "toy-over"
        assert len(e.screens["a"]["table"]["played"]) == 1
        kinds = [row.event for row in await e.log.read("abc") if b'"ended"' in row.event]
        assert len(kinds) == 1
        rung = [row.event for row in await e.log.read("abc-1") if b'"rung"' in row.event]
        assert len(rung) == 1

    at_toys(story)


def test_a_word_that_is_sent_again_after_a_broken_line_is_there_once() -> None:
    """B60: the resend has the cause of the first; a click too many has another, and is told that the word is there."""

    async def story(e: Evening) -> None:
        for _ in range(2):
            command = {"type": "write", "word": "casa", "grid": 0}
            assert await e.play("a", command, cause="w1") == "ok"
            await e.drop("a")
            await e.connect("a")
        assert await e.play("a", command, cause="w1") == "ok"
        assert await e.play("a", command, cause="w2") != "ok"
        assert [w["word"] for w in e.screens["a"]["match"]["mine"]] == ["casa"]
        assert e.screens["b"]["match"]["seats"][0]["words"] == 1

    at_a_grid(story, "a", "b")


def test_nobody_is_locked_out_by_his_own_name() -> None:
    """B61: on another device one is another person, with a number; the first one's seat and name stay his."""

    async def story(e: Evening) -> None:
        await e.join("Pina", "b")
        await e.begin("Pina", "b")
        await e.drop("Pina")
        await e.connect("Pina")
        assert await e.ask("Pina", {"type": "join", "name": "Pina"}) == "room-already-here"
        assert e.screens["Pina"]["match"]["me"] == 0
        await e.connect("her telephone")
        assert await e.ask("her telephone", {"type": "join", "name": "Pina"}) == "ok"
        assert e.people("b") == ["Pina", "b", "Pina 2"]

    at_toys(story)


def test_a_second_tab_and_a_spectator_are_shown_nothing_more_before_the_end_and_all_after_it() -> None:
    """B64: in all that is ever sent, not only in what the page shows."""

    async def story(e: Evening) -> None:
        await e.connect("watcher")
        assert await write(e, "a", "casa") == "ok"
        first = e.watchers["a"]
        shown = e.screens["a"]["match"]
        await e.connect("a")  # a second tab of the same session; the first one stays open
        second = e.screens["a"]["match"]
        assert second == shown
        others = [str(m) for name, m in e.messages if name in ("b", "watcher")]
        assert not any("casa" in text for text in others)
        assert first in e.table.watchers
        await e.pass_time(60_000)
        assert words(e, "watcher") == words(e, "b") == [["casa"], []]
        played = e.screens["watcher"]["table"]["played"]
        assert len(played[0]["proof"]["seed"]) == 64

    at_a_grid(story, "a", "b")


def test_who_only_watches_a_round_is_neither_waited_for_nor_counted() -> None:
    """B65: two play, one comes late and watches; the round ends with the two, and his word strikes nobody's."""

    async def story(e: Evening) -> None:
        assert await write(e, "a", "casa") == "ok"
        await e.join("c")
        assert await write(e, "c", "casa") == "room-watching"
        for name in "ab":
            assert await e.play(name, {"type": "stop"}) == "ok"
        assert e.screens["a"]["match"]["phase"] != "writing"
        assert words(e, "c") == [["casa"], []]
        assert e.screens["a"]["match"]["reading"]["lists"][0][0]["mark"] != "cancelled"

    at_a_grid(story, "a", "b")


@pytest.mark.parametrize("before_the_match", [True, False])
def test_a_table_outlives_its_hosts_closed_tab(before_the_match: bool) -> None:
    """B67: in the lobby and in mid-round. Another one can begin without him; back again, he keeps the table."""

    async def story(e: Evening) -> None:
        await e.join("host", "b", "c")
        if before_the_match:
            await e.drop("host")
            await e.begin("b", "c")
            await e.pass_time(GRACE)
        else:
            await e.begin("host", "b", "c")
            await e.drop("host")
        for name in "bc":
            assert await e.play(name, {"type": "pass"}) == "ok"
        assert e.screens["b"]["table"]["playing"]["over"]
        await e.pass_time(GRACE)
        assert e.screens["b"]["table"]["host"] == 1
        assert await e.ask("b", {"type": "arrange", "title": "Ours"}) == "ok"
        await e.connect("host")
        assert e.screens["b"]["table"]["host"] == 0
        assert await e.ask("host", {"type": "arrange", "title": "Mine"}) == "ok"

    at_toys(story)


def test_when_both_press_another_match_there_is_one_with_the_same_settings_and_a_clean_sheet() -> None:
    """B68: pressed at the same moment, and again by who is impatient; who went first goes last."""

    async def run() -> None:
        e = await Evening().open(minimum=4)
        await e.join("a", "b")
        await e.begin("a", "b")
        await e.pass_time(60_000)
        ready = {"type": "ready", "nonce": NONCE}
        answers = await asyncio.gather(*(e.ask(name, ready, cause=f"{name} again") for name in "abab"))
        assert list(answers) == ["ok"] * 4
        assert e.screens["a"]["table"]["playing"] == {
            **e.screens["b"]["table"]["playing"],
            "match": "abc-2",
            "people": [1, 0],
            "over": False,
        }
        match = e.screens["a"]["match"]
        assert (match["minimum"], match["until"], match["found"]) == (4, 60_000, [])
        assert match["players"] == [{"points": 0, "passed": False, "away": False}] * 2
        assert e.table.room.state.match_ms(e.table.now()) == 0

    asyncio.run(run())


def test_those_who_tie_on_top_win_together_and_nothing_is_not_no_number() -> None:
    """B69: ranks 1, 1, 3; all at nothing share; one alone with nothing has 0."""

    async def story(e: Evening) -> None:
        await e.pass_time(60_000)
        for name in e.watchers:
            await e.play(name, {"type": "next"})
        outcome = e.screens["a"]["match"]["outcome"]
        assert set(outcome["ranks"]) == {1}
        assert set(outcome["points"]) == {0}

    at_a_grid(story, "a")
    at_a_grid(story, "a", "b", "c")

    async def apart(e: Evening) -> None:
        view = e.screens["a"]["match"]
        faces = "".join(view["grids"][0]["faces"])
        assert faces
        words = e.games.game("grid").rules.words(e.table.match.state.rules)  # type: ignore[attr-defined, union-attr]
        found = e.games.game("grid").rules.finder(e.table.match.state.rules)  # type: ignore[attr-defined, union-attr]
        board = e.table.match.state.grids[0]  # type: ignore[union-attr]
        paths = [w for w in found.paths(board, e.table.match.state.rules) if len(w) == 4]  # type: ignore[union-attr]
        assert words is not None
        for name, word in zip("ab", paths[:2], strict=True):
            assert await write(e, name, word) == "ok"
        await e.pass_time(60_000)
        outcome = e.screens["c"]["match"]["outcome"]
        assert outcome["ranks"] == [1, 1, 3]
        assert outcome["points"] == [1, 1, 0]

    at_a_grid(apart, "a", "b", "c")


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202d", "\ufeff \u0000", "   "])
def test_a_name_that_nobody_can_see_is_refused(name: str) -> None:
    """B71: at the door and when somebody takes another name."""

    async def story(e: Evening) -> None:
        await e.connect("a")
        assert await e.ask("a", {"type": "join", "name": name}) == "room-name-empty"
        assert await e.ask("a", {"type": "join", "name": "Pina"}) == "ok"
        assert await e.ask("a", {"type": "rename", "name": name}) == "room-name-empty"
        assert e.people("a") == ["Pina"]

    at_toys(story)


@pytest.mark.parametrize("name", ["anna", "Аnnа", "An\u200bna", "ANNA\u202e", "Anna "])
def test_two_names_that_look_alike_never_sit_at_one_table(name: str) -> None:
    """B71: whoever comes second, or renames himself so, is numbered."""

    async def story(e: Evening) -> None:
        await e.join("Anna", "Ben")
        assert await e.ask("Ben", {"type": "rename", "name": name}) == "ok"
        await e.connect("c")
        assert await e.ask("c", {"type": "join", "name": name}) == "ok"
        assert [p.split()[-1] for p in e.people("c")[1:]] == ["2", "3"]

    at_toys(story)
