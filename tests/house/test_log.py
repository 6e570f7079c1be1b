"""One suite for every storage: the promises of `house.ports.Log`."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from verbarium.adapters.memory import MemoryLog
from verbarium.adapters.migrations import STEPS
from verbarium.adapters.sqlite import SqliteLog
from verbarium.house.ports import Log, Row, Taken
from verbarium.texts import Trouble

Make = Callable[[], Log]


@pytest.fixture(params=["memory", "sqlite"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Make:
    if request.param == "memory":
        one = MemoryLog()
        return lambda: one
    return lambda: SqliteLog(tmp_path / "v.sqlite")


def row(n: int, text: bytes = b'{"type":"x"}', by: int | None = 1) -> Row:
    return Row(n, 10 * n, by, f"c{n}", text)


def test_what_was_appended_is_read_in_order(make: Make) -> None:
    async def run() -> None:
        log = make()
        await log.append("a", [row(0), row(1, by=None)])
        await log.append("b", [row(0, b"{}")])
        await log.append("a", [row(2)])
        assert await log.read("a") == [row(0), row(1, by=None), row(2)]
        assert await log.read("a", after=2) == [row(2)]
        assert await log.read("nobody") == []
        await log.close()

    asyncio.run(run())


def test_a_taken_number_saves_nothing_at_all(make: Make) -> None:
    async def run() -> None:
        log = make()
        await log.append("a", [row(0)])
        with pytest.raises(Taken):
            await log.append("a", [row(1), row(0)])
        assert await log.read("a") == [row(0)]
        await log.close()

    asyncio.run(run())


def test_of_many_writers_of_one_number_one_wins(make: Make) -> None:
    async def run() -> None:
        log = make()
        tries = [log.append("a", [row(n, b'"%d"' % w)]) for n in range(20) for w in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(r is None for r in results) == 20
        assert sum(isinstance(r, Taken) for r in results) == 80
        assert [r.n for r in await log.read("a")] == list(range(20))
        await log.close()

    asyncio.run(run())


def test_who_comes_too_late_takes_nobody_with_him(make: Make) -> None:
    """Appends of one moment are saved together, and each wins or loses by itself, whole."""

    async def run() -> None:
        log = make()
        await log.append("a", [row(1)])
        results = await asyncio.gather(
            log.append("b", [row(0), row(1)]),
            log.append("a", [row(0), row(1)]),
            log.append("c", [row(0)]),
            log.append("a", [row(2)]),
            return_exceptions=True,
        )
        assert [type(r) for r in results] == [type(None), Taken, type(None), type(None)]
        assert [[r.n for r in await log.read(name)] for name in "abc"] == [[1, 2], [0, 1], [0]]
        await log.close()

    asyncio.run(run())


def test_what_was_asked_before_closing_is_saved(make: Make) -> None:
    async def run() -> None:
        log = make()
        asked = asyncio.ensure_future(log.append("a", [row(0)]))
        await asyncio.sleep(0)
        await log.close()
        await asked
        again = make()
        assert await again.read("a") == [row(0)]
        await again.close()

    asyncio.run(run())


def test_the_clock_stands_while_the_house_is_closed(make: Make) -> None:
    async def run() -> None:
        log = make()
        assert await log.resume(1_000_000) == 0
        await log.beat(1_005_000)
        assert await log.resume(1_065_000) == 60_000
        await log.beat(1_066_000)
        await log.beat(1_065_500)  # a late beat does not turn the clock back
        assert await log.resume(1_067_000) == 61_000
        assert await log.resume(1_000_000) == 61_000  # a wall clock that jumped back adds nothing
        await log.close()

    asyncio.run(run())


def test_session_keys_are_kept_newest_first(make: Make) -> None:
    async def run() -> None:
        log = make()
        assert await log.keys() == []
        await log.keys(b"one")
        assert await log.keys(b"two") == [b"two", b"one"]
        assert await log.keys() == [b"two", b"one"]
        await log.close()

    asyncio.run(run())


def test_sqlite_keeps_all_after_it_was_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        log = SqliteLog(tmp_path / "v.sqlite")
        await asyncio.gather(*(log.append(f"log{i}", [row(0), row(1)]) for i in range(300)))
        await log.close()

    async def read() -> None:
        log = SqliteLog(tmp_path / "v.sqlite")
        for i in range(300):
            assert len(await log.read(f"log{i}")) == 2
        await log.close()

    asyncio.run(write())
    asyncio.run(read())


def test_sqlite_is_as_durable_as_it_says(tmp_path: Path) -> None:
    asyncio.run(SqliteLog(tmp_path / "v.sqlite").close())
    db = sqlite3.connect(tmp_path / "v.sqlite")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)


def test_sqlite_groups_what_gathers_while_it_saves(tmp_path: Path) -> None:
    """Many appends at once take fewer commits than appends: seen by the number of frames in the WAL."""
    log = SqliteLog(tmp_path / "v.sqlite")

    async def run() -> None:
        await asyncio.gather(*(log.append(f"log{i}", [row(0)]) for i in range(2000)))

    asyncio.run(run())
    pages = (tmp_path / "v.sqlite-wal").stat().st_size // 4096
    asyncio.run(log.close())
    assert pages < 1500, "each append had a commit of its own"


def test_every_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    for version in range(len(STEPS)):
        path = tmp_path / f"v{version}.sqlite"
        db = sqlite3.connect(path)
        for number, step in enumerate(STEPS[:version], 1):
            db.executescript(f"{step}; PRAGMA user_version = {number};")
        db.close()
        asyncio.run(SqliteLog(path).close())
        db = sqlite3.connect(path)
        assert db.execute("PRAGMA user_version").fetchone() == (len(STEPS),)
        db.close()


def test_a_file_of_a_newer_house_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "v.sqlite")
    db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    db.close()
    with pytest.raises(Trouble) as e:
        SqliteLog(tmp_path / "v.sqlite")
    assert e.value.code == "storage-newer"


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear grandmother,\n" * 100)
    before, threads = path.read_bytes(), set(threading.enumerate())
    with pytest.raises(Trouble) as e:
        SqliteLog(path)
    assert e.value.code == "storage-unusable"
    assert path.read_bytes() == before
    assert not {t for t in threading.enumerate() if t not in threads and "writer" in t.name}
