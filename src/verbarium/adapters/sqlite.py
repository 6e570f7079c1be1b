"""Logs in one SQLite file: WAL, synchronous FULL, one writer thread that saves what has gathered in one go.

A commit waits for the disk, so a busy house would be slow if each command had its own. What a turn of the event loop
wants saved is handed over at its end, and the writer takes all that came in while it was saving (group commit): each
succeeds or fails by itself, all share one wait, and all are told in one turn of the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from verbarium.adapters.migrations import STEPS
from verbarium.house.ports import Row, StorageFull, Taken
from verbarium.texts import Trouble

_INSERT = "INSERT INTO entry (log, n, at, by_seat, cause, event) VALUES (?, ?, ?, ?, ?, ?)"
_READ = "SELECT n, at, by_seat, cause, event FROM entry WHERE log = ? AND n >= ? ORDER BY n"
_MOST_AT_ONCE = 512

Work = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    """Something to be done by the writer, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


_Result = tuple[_Job, Any, Exception | None]


class SqliteLog:
    """See `house.ports.Log`. Raises Trouble for a file that cannot be opened or is not ours."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._turns: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _migrate(path)
        except (OSError, sqlite3.Error) as e:
            raise Trouble("storage-unusable", file=str(path), why=str(e)) from e
        self._writer = threading.Thread(target=self._write, name="verbarium-writer", daemon=True)
        self._writer.start()

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        values = [(log, *r) for r in rows]

        def work(db: sqlite3.Connection) -> None:
            db.executemany(_INSERT, values)

        await self._do(work)

    async def read(self, log: str, after: int = 0) -> list[Row]:
        def work() -> list[Row]:
            db = _open(self._path)
            try:
                return [Row(*r) for r in db.execute(_READ, (log, after))]
            finally:
                db.close()

        return await asyncio.to_thread(work)

    async def resume(self, wall_ms: int) -> int:
        def work(db: sqlite3.Connection) -> int:
            db.execute(
                "INSERT INTO house VALUES (1, 0, ?1) ON CONFLICT DO UPDATE "
                "SET behind_ms = behind_ms + max(0, ?1 - beat_ms), beat_ms = max(beat_ms, ?1)",
                (wall_ms,),
            )
            behind: int = db.execute("SELECT behind_ms FROM house").fetchone()[0]
            return behind

        behind: int = await self._do(work)
        return behind

    async def beat(self, wall_ms: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE house SET beat_ms = max(beat_ms, ?)", (wall_ms,))

        await self._do(work)

    async def keys(self, fresh: bytes | None = None) -> list[bytes]:
        def work(db: sqlite3.Connection) -> list[bytes]:
            if fresh is not None:
                db.execute("INSERT INTO session_key (key) VALUES (?)", (fresh,))
            return [row[0] for row in db.execute("SELECT key FROM session_key ORDER BY n DESC")]

        keys: list[bytes] = await self._do(work)
        return keys

    async def close(self) -> None:
        self._hand_over(asyncio.get_running_loop())
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)

    async def _do(self, work: Work) -> Any:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if (jobs := self._turns.get(loop)) is None:
            jobs = self._turns[loop] = []
            loop.call_soon(self._hand_over, loop)
        jobs.append(_Job(work, loop, done))
        return await done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        if jobs := self._turns.pop(loop, None):
            self._jobs.put(jobs)

    def _write(self) -> None:
        db = _open(self._path)
        open_for_work = True
        while open_for_work:
            jobs: list[_Job] = []
            while open_for_work and len(jobs) < _MOST_AT_ONCE and not (jobs and self._jobs.empty()):
                more = self._jobs.get()
                open_for_work = more is not None
                jobs += more or ()
            if jobs:
                _tell(_saved(db, jobs))
        db.close()


def _saved(db: sqlite3.Connection, jobs: list[_Job]) -> list[_Result]:
    """One transaction for all: without more ado if it goes well, as it nearly always does; else each by itself."""
    for each in (_plainly, _guarded):
        try:
            db.execute("BEGIN IMMEDIATE")
            results = [each(db, job) for job in jobs]
            db.execute("COMMIT")
            return results
        except sqlite3.Error as e:  # nobody's work was kept
            if db.in_transaction:
                db.execute("ROLLBACK")
            failed = e
            if not isinstance(e, sqlite3.IntegrityError):
                break
    full = isinstance(failed, sqlite3.OperationalError) and "full" in str(failed)
    return [(job, None, StorageFull() if full else failed) for job in jobs]


def _plainly(db: sqlite3.Connection, job: _Job) -> _Result:
    return job, job.work(db), None


def _guarded(db: sqlite3.Connection, job: _Job) -> _Result:
    """In a savepoint, so that one that fails takes nothing with it."""
    db.execute("SAVEPOINT one")
    try:
        result: _Result = job, job.work(db), None
    except sqlite3.IntegrityError:
        db.execute("ROLLBACK TO one")
        result = job, None, Taken()
    db.execute("RELEASE one")
    return result


def _tell(results: list[_Result]) -> None:
    """Wake all who wait, by one call for each event loop; one that is closed waits no more."""
    for loop in {job.loop for job, _, _ in results}:
        theirs = [result for result in results if result[0].loop is loop]
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, theirs)


def _settle(results: list[_Result]) -> None:
    for job, value, error in results:
        if job.done.done():  # nobody waits for it any more
            continue
        if error is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(error)


def _open(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, timeout=10)
    db.execute("PRAGMA synchronous = FULL")
    return db


def _migrate(path: Path) -> None:
    db = _open(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > len(STEPS):
            raise Trouble("storage-newer", file=str(path))
        for number, step in enumerate(STEPS[version:], version + 1):
            # executescript commits by itself: the step and its number go into one script
            db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
    finally:
        db.close()
