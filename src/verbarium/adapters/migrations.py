"""The tables of a SQLite file, as numbered steps. A step that was released is never edited; a new one is added."""

from __future__ import annotations

STEPS: tuple[str, ...] = (
    # 1: logs, and the house's clock
    """
    CREATE TABLE entry (
        log TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        by_seat INTEGER,
        cause TEXT NOT NULL,
        event BLOB NOT NULL,
        PRIMARY KEY (log, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE house (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        behind_ms INTEGER NOT NULL,
        beat_ms INTEGER NOT NULL
    ) STRICT;
    """,
    # 2: the keys that sign sessions
    """
    CREATE TABLE session_key (n INTEGER PRIMARY KEY, key BLOB NOT NULL) STRICT;
    """,
)
