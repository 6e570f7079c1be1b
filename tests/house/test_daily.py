"""The grid of the day: once a day and person, whatever clocks, tabs and power cuts do."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import pytest
from days import Days
from evening import NONCE
from hypothesis import given
from hypothesis import strategies as st

from verbarium.adapters.memory import MemoryLog
from verbarium.core.rules import ranks
from verbarium.house.daily import view
from verbarium.house.daily.state import Begun, Day, Ended
from verbarium.house.ports import Row
from verbarium.texts import Trouble


def test_a_round_over_midnight_belongs_to_the_day_shown() -> None:
    """B73: begun at 23:59, over at 00:01: the result stands under the day on whose grid it was played, the series
    goes on, and the new day's grid is still to be had, once."""

    async def run() -> None:
        days = Days("2026-11-30 12:00")
        async with days.house() as house:
            await days.play(house, "anna")
            days.set("2026-12-01 23:59")
            table = await days.sit(house, "anna")
            await days.begin(table, "anna")
            days.set("2026-12-02 00:00:30")
            during = await house.daily.board("anna", "en")
            assert (during.day, during.mine, during.series) == ("2026-12-02", None, 2)
            assert during.open is not None
            assert (during.open.day, during.open.table) == ("2026-12-01", table.name)
            assert (await house.daily.play("anna", "en", "anna")).table == table.name  # the round goes on
            days.set("2026-12-02 00:01")
            await days.end(table, "anna")
            first = await house.daily.board("anna", "en", "2026-12-01")
            assert [(r.name, r.me) for r in first.results] == [("anna", True)]
            new = await house.daily.board("anna", "en")
            assert (new.results, new.open, new.series) == ((), None, 2)
            after = await days.play(house, "anna")
            assert (after.mine != table.name, after.played, after.series) == (True, 1, 3)

    asyncio.run(run())


def test_a_wall_clock_that_jumps_back_repeats_no_day() -> None:
    """B73: whoever has opened a day's grid gets that very table again, also if the house lives the day twice."""

    async def run() -> None:
        days = Days("2026-12-01 23:00")
        async with days.house() as house:
            first = (await days.play(house, "anna")).mine
            days.set("2026-12-02 00:30")
            second = (await days.play(house, "anna")).mine
            assert first != second
            days.set("2026-12-01 23:30")
            again = await house.daily.board("anna", "en")
            assert (again.mine, again.over, again.played) == (first, True, 1)
            assert (await house.daily.play("anna", "en", "anna")).table == first
            assert (
                await days.ask(
                    await house.table(str(first)), "anna", "table", {"type": "ready", "nonce": NONCE}
                )
                == "room-daily-once"
            )
            days.set("2026-12-02 12:00")
            assert (await house.daily.play("anna", "en", "anna")).table == second
            assert (await house.daily.board("anna", "en")).series == 2

    asyncio.run(run())


def test_hour_by_hour_through_the_nights_of_summer_time() -> None:
    """B73: whoever asks every hour gets each day's grid once; no day twice, none left out, one series."""

    async def run() -> None:
        days = Days("2026-10-23 00:30")
        opened: dict[str, str] = {}
        async with days.house() as house:
            for _ in range(24 * 4):
                board = await house.daily.board("anna", "en")
                if board.mine is None:
                    board = await days.play(house, "anna")
                    assert board.day not in opened
                    opened[board.day] = str(board.mine)
                assert board.mine == opened[board.day]
                assert board.next > board.now
                days.wall += 3600_000
        assert list(opened) == ["2026-10-23", "2026-10-24", "2026-10-25", "2026-10-26"]
        assert board.series == 4

    asyncio.run(run())


def test_two_tabs_and_a_double_click_open_one_round() -> None:
    """B73: once a day, also if it is asked for ten times at the same moment, and by way of two processes."""

    async def run() -> None:
        days = Days()
        async with days.house() as one, days.house() as two:
            presses = [house.daily.play("anna", "en", "Anna") for house in (one, two) * 5]
            tables = {told.table for told in await asyncio.gather(*presses)}
            assert len(tables) == 1
            table = await one.visit(tables.pop(), "anna")
            assert [p.name for p in table.room.state.people] == ["Anna"]
            assert (await two.daily.board("anna", "en")).playing == 1

    asyncio.run(run())


def test_many_people_begin_at_the_same_moment() -> None:
    async def run() -> None:
        days = Days()
        async with days.house() as one, days.house() as two:
            await asyncio.gather(*((one, two)[i % 2].daily.play(f"m{i}", "en", "Anna") for i in range(60)))
            board = await one.daily.board("stranger", "en")
            assert (board.playing, board.played) == (60, 0)
            names = set()
            for i in range(60):
                told = await one.daily.play(f"m{i}", "en", "another name")
                names.add((await one.visit(told.table, f"m{i}")).room.state.people[0].name)
            assert len(names) == 60, "somebody can be taken for somebody else"

    asyncio.run(run())


class PowerCut(Exception):
    """The house died here."""


class Falling(MemoryLog):
    """The power fails at the append number `at`: before it is saved, or after."""

    def __init__(self, inner: MemoryLog, at: int, *, saved: bool) -> None:
        self._inner, self._at, self._saved, self.appends = inner, at, saved, 0

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        self.appends += 1
        if self.appends >= self._at:
            if self._saved and self.appends == self._at:
                await self._inner.append(log, rows)
            raise PowerCut  # and nothing is saved any more
        await self._inner.append(log, rows)

    async def read(self, log: str, after: int = 0) -> list[Row]:
        return await self._inner.read(log, after)

    async def resume(self, wall_ms: int) -> int:
        return await self._inner.resume(wall_ms)

    async def beat(self, wall_ms: int) -> None: ...


async def _to_the_end(days: Days, log: MemoryLog) -> str:
    """Press, play, look at the result: as far as it was not done before."""
    async with days.house(log) as house:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # a house that died notes nothing
        table = await days.sit(house, "anna")
        if table.room.state.running is None:
            await days.begin(table, "anna")
        if not table.room.state.played:
            await days.end(table, "anna")
        board = await house.daily.board("anna", "en")
        assert [(r.rank, r.name, r.me) for r in board.results] == [(1, "anna", True)]
        assert (board.over, board.open, board.series, board.playing) == (True, None, 1, 0)
        return table.name


@pytest.mark.parametrize("saved", [False, True])
def test_a_power_cut_between_any_two_entries_gives_one_round_and_one_result(saved: bool) -> None:
    """B73: a crash after any entry of any log; whoever comes again finds his table and no second one."""

    async def run() -> None:
        whole = Falling(MemoryLog(), 10_000, saved=True)
        await _to_the_end(Days(), whole)
        assert whole.appends > 8  # secret, person, day, table, coming, ready, match, end, result, …
        for at in range(1, whole.appends + 1):
            days, kept = Days(), MemoryLog()
            falling = Falling(kept, at, saved=saved)
            with contextlib.suppress(PowerCut):  # not where it hits a task of the house
                await _to_the_end(days, falling)
            assert falling.appends >= at
            table = await _to_the_end(days, kept)
            written = {
                name: [msgspec.json.decode(r.event) for r in rows.values()]
                for name, rows in kept._rows.items()
                if name.startswith("daily")
            }
            types = {" ".join(name.split()[:3]): [e["type"] for e in es] for name, es in written.items()}
            assert types == {
                "daily": ["drawn"],
                "daily en person": ["opened"],
                "daily en 2026-12-01": ["begun", "ended"],
            }
            assert {e["table"] for es in written.values() for e in es if "table" in e} == {table}

    asyncio.run(run())


def test_whoever_left_for_good_still_gets_his_result_after_a_restart() -> None:
    """The house dies after the match's end and before the result is noted; somebody else looks at the day."""

    async def run() -> None:
        days = Days()
        async with days.house() as house:
            table = await days.sit(house, "anna")
            await days.begin(table, "anna")
            house.daily.due = lambda _: False  # type: ignore[method-assign]  # it never comes to that
            await days.end(table, "anna")
            assert (await house.daily.board("ben", "en")).results == ()
        async with days.house() as house:
            board = await house.daily.board("ben", "en")
            assert [(r.name, r.me) for r in board.results] == [("anna", False)]

    asyncio.run(run())


def test_two_processes_note_one_result() -> None:
    async def run() -> None:
        days = Days()
        async with days.house() as one, days.house() as two:
            board = await days.play(one, "anna")
            there = await two.visit(str(board.mine), "anna")
            assert two.daily.due(there)  # this one has not read the day yet
            await two.daily.note(there)
            kept = [msgspec.json.decode(r.event)["type"] for r in await days.log.read("daily en 2026-12-01")]
            assert kept == ["begun", "ended"]

    asyncio.run(run())


def test_the_clock_runs_on_without_the_player() -> None:
    """Who goes away to think has no more time than the others."""

    async def run() -> None:
        days = Days()
        async with days.house() as house:
            table = await days.sit(house, "anna")
            await days.begin(table, "anna")  # and that connection is closed
            room = table.room.state
            assert room.running is not None
            assert not room.people[0].here
            assert room.running.paused_at is None
            assert table.wakes_at is not None
            house._empty_since[table.name] = -10_000_000
            house._let_go()
            assert house._tables[table.name] is table  # its bell is still to ring

    asyncio.run(run())


def test_a_table_of_the_day_is_nobody_elses() -> None:
    """A stranger with the address finds no table, and could do nothing there; its player can play, and nothing else."""

    async def run() -> None:
        days = Days()
        async with days.house() as house:
            table = await days.sit(house, "anna")
            for member in ("ben", None):
                with pytest.raises(Trouble) as e:
                    await house.visit(table.name, member)
                assert e.value.code == "house-no-table"
            assert await days.ask(table, "ben", "table", {"type": "join", "name": "Ben"}) == "room-daily"
            for command in (
                {"type": "invite", "level": "easy"},
                {"type": "choose", "preset": "toy", "language": "it"},
                {"type": "arrange", "listed": True},
                {"type": "rename", "name": "Ann"},
                {"type": "leave"},
                {"type": "stand"},
                {"type": "say", "text": "hello"},
                {"type": "grant", "person": 0, "seconds": 60},
            ):
                assert await days.ask(table, "anna", "table", command) == "room-daily", command
            await days.begin(table, "anna")
            await days.end(table, "anna")
            again = {"type": "ready", "nonce": NONCE}
            assert await days.ask(table, "anna", "table", again) == "room-daily-once"
            assert house.lobby() == []

    asyncio.run(run())


def test_all_have_the_same_dice_and_each_day_and_language_its_own() -> None:
    """Whatever nonces they send; after a restart too."""

    async def run() -> None:
        days = Days()

        async def commitment(member: str, language: str) -> str:
            async with days.house() as house:
                table = await days.sit(house, member, language)  # type: ignore[arg-type]
                await days.begin(table, member)
                state = table.room.state
                assert state.running is not None
                assert state.running.nonces.peek() == ()
                assert table.match is not None
                return f"{state.running.digest} {table.match.state.deck.peek()}"

        today = [await commitment(m, "en") for m in ("anna", "ben", "cleo")]
        assert len(set(today)) == 1
        others = [await commitment("anna", "it")]
        for day in ("2026-12-02", "2026-12-03"):
            days.set(f"{day} 12:00")
            others.append(await commitment(f"dan {day}", "en"))
        assert len({*today, *others}) == 4
        elsewhere = Days()
        days = elsewhere  # another house, another secret
        assert await commitment("anna", "en") != today[0]

    asyncio.run(run())


def test_words_of_others_are_shown_only_after_ones_own_round() -> None:
    async def run() -> None:
        days = Days()
        async with days.house() as house:
            await days.play(house, "ben")
            before = await house.daily.board("anna", "en")
            assert [(r.name, r.longest) for r in before.results] == [("ben", "")]
            assert before.longest == ()
            assert [r.longest for r in (await days.play(house, "dan")).results] == ["tac", "tac"]
            await days.sit(house, "anna")
            opened = await house.daily.board("anna", "en")
            assert (opened.over, opened.longest) == (False, ())
            days.set("2026-12-02 12:00")
            # not even on the day after, as long as his own round is not over
            late = await house.daily.board("anna", "en", "2026-12-01")
            assert ([r.longest for r in late.results], late.longest) == (["", ""], ())
            stranger = await house.daily.board("cleo", "en", "2026-12-01")
            assert [r.longest for r in stranger.results] == ["tac", "tac"]
            assert [(x.word, x.name, x.others) for x in stranger.longest] == [
                ("ace", "ben", 1),
                ("tac", "ben", 1),
            ]

    asyncio.run(run())


@pytest.mark.parametrize("day", ["2026-12-02", "9999-12-31", "yesterday", "2026-02-30", "2026-1-1"])
def test_a_day_that_has_not_come_or_is_none_has_no_results(day: str) -> None:
    async def run() -> None:
        days = Days("2026-12-01 23:59")
        async with days.house() as house:
            with pytest.raises(Trouble) as e:
                await house.daily.board("anna", "en", day)
            assert e.value.code == "daily-no-such-day"

    asyncio.run(run())


def test_equals_share_a_rank_and_a_name_is_never_shown_twice() -> None:
    """B71 and B69 hold for the results of a day as they do at a table."""

    async def run() -> None:
        days = Days()
        async with days.house() as house:
            for member in ("a", "b", "c"):
                board = await days.play(house, member, name="Anna")
            assert [(r.rank, r.name, r.me) for r in board.results] == [
                (1, "Anna", False),
                (1, "Anna 2", False),
                (1, "Anna 3", True),
            ]
            with pytest.raises(Trouble) as e:
                await house.daily.play("d", "en", "\u200b\u2066 ")
            assert e.value.code == "room-name-empty"
            with pytest.raises(Trouble) as e:
                await house.daily.play("d", "pl", "Dan")  # the toy knows no Polish
            assert e.value.code == "daily-none"

    asyncio.run(run())


@given(st.lists(st.integers(-3, 5), max_size=130), st.integers(0, 129))
def test_the_standing_against_the_plain_count(points: list[int], mine: int) -> None:
    """Ranks as at every table; the reader's own row is there, however far down."""
    day = Day()
    for n, _ in enumerate(points):
        day.absorb(Begun(f"who{n}", f"name{n}", f"table{n}"))
    for n, each in reversed(list(enumerate(points))):
        day.absorb(Ended(f"who{n}", each, 0, ()))
    shown = view.results(day, f"who{mine}", words=False)
    plain = sorted(zip(ranks(points), range(len(points)), strict=True))
    expected = [
        (rank, f"name{n}") for at, (rank, n) in enumerate(plain) if at < view.MOST_RESULTS or n == mine
    ]
    assert [(r.rank, r.name) for r in shown] == expected
    assert [r.name for r in shown if r.me] == [f"name{n}" for n in range(len(points)) if n == mine]


def test_ones_own_last_days() -> None:
    async def run() -> None:
        days = Days("2026-12-27 12:00")
        async with days.house() as house:
            for day in ("2026-12-27", "2026-12-29", "2026-12-30", "2026-12-31", "2027-01-01"):
                days.set(f"{day} 08:00")
                await days.play(house, "anna")
            days.set("2027-01-02 08:00")
            await days.sit(house, "anna")
            board = await house.daily.board("anna", "en")
            assert [(d.day[5:], d.played, d.points) for d in board.days] == [
                ("12-27", True, 0),
                ("12-28", False, None),
                ("12-29", True, 0),
                ("12-30", True, 0),
                ("12-31", True, 0),
                ("01-01", True, 0),
                ("01-02", True, None),
            ]
            assert (board.series, board.best) == (5, 5)

    asyncio.run(run())


def test_no_log_tells_who_played() -> None:
    """Names of logs and what stands in those of the days lead back to no session."""

    async def run() -> None:
        days, log = Days(), MemoryLog()
        days.log = log
        member = "0123456789abcdef" * 2
        async with days.house() as house:
            await days.play(house, member, name="Anna")
        for name, rows in log._rows.items():
            assert member not in name
            if name.startswith("daily"):
                assert not any(member.encode() in r.event for r in rows.values()), name

    asyncio.run(run())
