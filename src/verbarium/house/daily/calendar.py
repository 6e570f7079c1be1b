"""Days, and days in a row. A day is a date of UTC, by the house's wall clock; nobody else's clock or zone decides."""

from __future__ import annotations

from collections.abc import Iterable, Set
from datetime import UTC, date, datetime, timedelta

ONE = timedelta(days=1)
_DAY_MS = 24 * 3600 * 1000


def day_of(wall_ms: int) -> str:
    """The day (2026-12-01) of a moment, in ms since 1970."""
    return datetime.fromtimestamp(wall_ms // 1000, UTC).date().isoformat()


def next_change(wall_ms: int) -> int:
    """When the day after begins, in ms since 1970. UTC knows no summer time: every day is as long."""
    return (wall_ms // _DAY_MS + 1) * _DAY_MS


def before(day: str, days: int = 1) -> str:
    """The day so many days earlier. Raises ValueError for what is no day, OverflowError before the year 1."""
    return (date.fromisoformat(day) - days * ONE).isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day, written the one way in which days are written."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def series(days: Set[str], today: str) -> int:
    """Days in a row up to today; up to yesterday while today's grid can still be played."""
    day = today if today in days else before(today)
    n = 0
    while day in days:
        n, day = n + 1, before(day)
    return n


def longest_series(days: Iterable[str]) -> int:
    """The most days that ever were in a row."""
    best = n = 0
    last: date | None = None
    for day in sorted(map(date.fromisoformat, days)):
        n = n + 1 if last is not None and day - last == ONE else 1
        best, last = max(best, n), day
    return best
