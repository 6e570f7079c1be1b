"""Days of UTC, and days in a row."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import pytest
from days import moment
from hypothesis import given
from hypothesis import strategies as st

from verbarium.house.daily import calendar
from verbarium.house.daily.state import Opened, Person

MINUTE = 60_000


@pytest.fixture(
    params=["UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"]
)
def zone(request: pytest.FixtureRequest) -> Iterator[str]:
    """The zone of the machine that the house stands on."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = request.param
    time.tzset()
    yield request.param
    if before is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.parametrize(
    "night",
    ["2026-03-28", "2026-10-24", "2026-03-07", "2026-10-31", "2026-04-04", "2026-10-03", "2026-12-30"],
)
def test_nights_of_summer_time_have_one_change_of_day(zone: str, night: str) -> None:
    """B73: nights on which clocks are put forward or back repeat no day and leave none out, wherever the house is."""
    start = moment(f"{night} 00:00")
    days = [calendar.day_of(start + m * MINUTE) for m in range(3 * 24 * 60)]
    assert days == sorted(days)
    assert [days.count(day) for day in sorted(set(days))] == [24 * 60] * 3
    for m in range(0, 3 * 24 * 60, 7):
        now = start + m * MINUTE
        change = calendar.next_change(now)
        assert 0 < change - now <= 24 * 60 * MINUTE
        assert calendar.day_of(change - 1) == calendar.day_of(now)
        assert calendar.before(calendar.day_of(change)) == calendar.day_of(now)


@given(st.integers(0, 4_000_000_000_000))
def test_a_day_changes_exactly_once(now: int) -> None:
    """B73: from any moment on, the next change is the only one until then, and it leads to the day after."""
    change = calendar.next_change(now)
    assert calendar.day_of(now) == calendar.day_of(change - 1)
    assert calendar.before(calendar.day_of(change)) == calendar.day_of(now)


def person(*days: str) -> Person:
    out = Person()
    for day in days:
        out.absorb(Opened(day, f"table of {day}"))
    return out


@pytest.mark.parametrize(
    ("days", "today", "series", "best"),
    [
        ((), "2026-12-01", 0, 0),
        (("2026-12-01",), "2026-12-01", 1, 1),
        (("2026-11-29", "2026-11-30", "2026-12-01"), "2026-12-01", 3, 3),  # a month's end
        (("2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"), "2027-01-02", 4, 4),  # a year's end
        (("2028-02-28", "2028-02-29", "2028-03-01"), "2028-03-01", 3, 3),  # a leap year
        (("2027-02-27", "2027-02-28", "2027-03-01"), "2027-03-01", 3, 3),  # and none
        (("2028-02-28", "2028-03-01"), "2028-03-01", 1, 1),  # 29 February was missed
        (("2026-11-29", "2026-11-30"), "2026-12-01", 2, 2),  # today's can still be played
        (("2026-11-28", "2026-11-29"), "2026-12-01", 0, 2),  # yesterday's was missed
        (("2026-11-27", "2026-11-28", "2026-11-29", "2026-12-01"), "2026-12-01", 1, 3),
    ],
)
def test_days_in_a_row(days: tuple[str, ...], today: str, series: int, best: int) -> None:
    """B73: a series goes on over the ends of months and years, waits for today, and breaks on a missed day alone."""
    assert (person(*days).series(today), person(*days).best) == (series, best)


@given(st.sets(st.integers(0, 60)), st.integers(0, 60))
def test_series_against_the_plain_count(played: set[int], today: int) -> None:
    first = moment("2027-12-15 12:00")
    names = [calendar.day_of(first + n * 24 * 60 * MINUTE) for n in range(61)]
    row = "".join("x" if n in played else "." for n in range(61))
    until = row[: today + 1]
    until = until[:-1] if until.endswith(".") else until
    mine = person(*(names[n] for n in sorted(played)))
    assert mine.series(names[today]) == len(until) - len(until.rstrip("x"))
    assert mine.best == max(map(len, row.split(".")))


def test_a_day_that_is_opened_again_stays_where_it_was() -> None:
    mine = person("2026-12-01")
    mine.absorb(Opened("2026-12-01", "another table"))
    assert mine.days == {"2026-12-01": "table of 2026-12-01"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-13-01",
        "2027-02-29",
        "20261201",
        "2026-W49-2",
        "2026-12-1",
        "2026-12-01 ",
        "heute",
        "٢٠٢٦-١٢-٠١",
    ],
)
def test_what_is_no_day(text: str) -> None:
    assert not calendar.is_day(text)


def test_what_is_a_day() -> None:
    assert calendar.is_day("2028-02-29")
