"""Somebody alone who wants to play now: is there a table that waits for just him?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from running import Socket, Visitor, serving

from toy import GAME
from verbarium.adapters.memory import MemoryLog
from verbarium.house.games import Catalogue


@pytest.fixture
def address() -> Iterator[str]:
    toys = replace(GAME, presets={"toy": ("en", "it"), "toy-too": ("en",)})
    other = replace(GAME, name="other", presets={"other": ("en",)})
    with serving(MemoryLog(), Catalogue([toys, other])) as address:
        yield address


def asked(visitor: Visitor, preset: str = "toy", language: str = "en") -> str | None:
    answer = visitor.web.get("/api/waiting", params={"preset": preset, "language": language})
    assert answer.status_code == 200, answer.text
    table: str | None = answer.json()["table"]
    return table


def host(address: str, preset: str = "toy", name: str = "Anna", *, listed: bool = True) -> tuple[str, Socket]:
    visitor = Visitor(address)
    table = visitor.open_table(preset)
    seat = visitor.sit(table)
    seat.join(name)
    if listed:
        assert seat.ask("table", {"type": "arrange", "listed": True})["type"] == "accepted"
    return table, seat


def test_only_an_open_table_of_the_same_game_and_language_where_somebody_waits(address: str) -> None:
    lone = Visitor(address)
    assert asked(lone) is None
    host(address, listed=False)  # an invitation is for those who have it
    host(address, "other")
    assert asked(lone) is None
    table, seat = host(address)
    assert asked(lone) == table
    assert asked(lone, "toy-too") == table  # other rules of the same game are better than nobody
    assert asked(lone, language="it") is None
    seat.ready()  # alone: the match begins
    assert asked(lone) is None


def test_the_same_rules_come_before_others_and_then_the_fullest(address: str) -> None:
    lone = Visitor(address)
    other_rules, _ = host(address, "toy-too")
    _few, _ = host(address)
    many, _ = host(address)
    Visitor(address).sit(many).join("Ben")
    assert asked(lone) == many
    assert asked(lone, "toy-too") == other_rules


def test_nobody_is_sent_where_he_sits_or_whence_he_was_sent_away_or_where_nobody_is(address: str) -> None:
    table, anna = host(address)
    ben = Visitor(address)
    seat = ben.sit(table)
    seat.join("Ben")
    assert asked(ben) is None
    assert anna.ask("table", {"type": "remove", "person": 1})["type"] == "accepted"
    assert asked(ben) is None
    cleo = Visitor(address)
    assert asked(cleo) == table
    anna.raw.close()
    for _ in range(100):
        if asked(cleo) is None:
            return
    raise AssertionError("a table without people was offered")


def test_a_full_table_does_not_wait(address: str) -> None:
    table, _ = host(address)
    for name in ("Ben", "Cleo", "Dan"):
        assert asked(Visitor(address)) == table
        Visitor(address).sit(table).join(name)
    assert asked(Visitor(address)) is None


def test_what_cannot_be_played_is_said(address: str) -> None:
    lone = Visitor(address)
    assert (
        lone.web.get("/api/waiting", params={"preset": "nonsense", "language": "en"}).json()["code"]
        == "rules-no-such-preset"
    )
    assert lone.web.get("/api/waiting", params={"preset": "toy", "language": "xx"}).status_code == 400
    assert lone.web.get("/api/waiting").status_code == 400
