"""The first match under rules whose words are still being opened, through real sockets."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from running import Visitor, serving

from toy import GAME
from verbarium.adapters.memory import MemoryLog
from verbarium.house.games import Catalogue


class Slow:
    """A `prepare` that takes as long as the test wants."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked: list[Any] = []

    def __call__(self, rules: Any) -> None:
        self.asked.append(rules)
        assert self.go.wait(60)


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def address(slow: Slow) -> Iterator[str]:
    cold = replace(GAME, name="cold", presets={"cold": ("en", "it")}, prepare=slow)
    with serving(MemoryLog(), Catalogue([GAME, cold])) as address:
        yield address
        slow.go.set()


def test_the_view_says_that_the_house_prepares_and_the_other_tables_play_on(address: str, slow: Slow) -> None:
    """To who plays, who watches and who reloads the page; a table of another game begins meanwhile."""
    anna, ben, cleo = (Visitor(address) for _ in range(3))
    table = anna.open_table(preset="cold")
    a = anna.sit(table)
    a.join("Anna")
    a.ready()
    assert a.table["preparing"] is not None
    assert a.match is None
    b = ben.sit(table)
    b.until("seen")
    assert b.table["preparing"] == a.table["preparing"]
    a.raw.close()
    a = anna.sit(table)
    a.until("seen")
    assert a.table["preparing"] == b.table["preparing"]
    assert a.ask("table", {"type": "say", "text": "soon"})["type"] == "accepted"  # its own table lives too

    c = cleo.sit(cleo.open_table())
    c.join("Cleo")
    c.ready()
    assert c.match["until"] == 60_000

    slow.go.set()
    while a.match is None:
        a.read()
    assert a.table["preparing"] is None
    assert a.match["until"] == 60_000
    while b.match is None:
        b.read()
    assert len(slow.asked) == 1


def test_two_tables_wait_for_one_and_the_same_preparation(address: str, slow: Slow) -> None:
    seats = []
    for name in ("Anna", "Ben"):
        visitor = Visitor(address)
        seat = visitor.sit(visitor.open_table(preset="cold"))
        seat.join(name)
        seat.ready()
        assert seat.table["preparing"] is not None
        seats.append(seat)
    slow.go.set()
    for seat in seats:
        while seat.match is None:
            seat.read()
    assert len(slow.asked) == 1
