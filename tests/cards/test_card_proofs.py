"""Whole matches of bots, exported and checked as `verbarium verify` does; and what somebody altered is found."""

from __future__ import annotations

from typing import Any

import pytest
from cardroom import SEED, Play
from evening_of_bots import evening
from msgspec.structs import replace
from test_junior import table as junior_table
from test_parola_bot import WORDS, belongs, levels
from test_parola_bot import play as parola_play

from verbarium.bots import consonando as at_consonando
from verbarium.bots import junior as at_junior
from verbarium.bots import parola as at_parola
from verbarium.core.dice import commit
from verbarium.core.game import Game
from verbarium.core.match import Entry
from verbarium.core.proof import FORMAT, Head, holds, verify
from verbarium.fast import rack
from verbarium.games import consonando, junior, parola
from verbarium.games.consonando.rules import Consonando
from verbarium.games.consonando.ruleset import PRESETS

Made = tuple[Game, Play]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    rack.warm()


def a_consonando() -> Made:
    one = Play(Consonando(lambda _: WORDS), PRESETS.get("consonando-4", "it"), 3)
    evening(one, [at_consonando.factory(lambda _: WORDS)(level, 3) for level in levels(3)])
    return consonando.game(lambda _: WORDS), one


def a_parola(name: str = "parola", **changes: Any) -> Made:
    one = parola_play(int.from_bytes(SEED, "big"), 4, name, **changes)
    evening(
        one, [at_parola.factory(lambda _: WORDS, belongs)(level, 4 + i) for i, level in enumerate(levels(4))]
    )
    return parola.game(lambda _: WORDS, belongs), one


def a_fair_one() -> Made:
    return a_parola(fair_ms=150)


def with_categories() -> Made:
    return a_parola("parola-categories")


def a_junior() -> Made:
    one = junior_table(3)
    evening(one, [at_junior.factory()(level, i) for i, level in enumerate(levels(3))])
    return junior.game(), one


def head(game: Game, play: Play) -> Head:
    nonces = tuple((bytes([i]) * 16).hex() for i in range(len(play.view().seats)))
    return Head(FORMAT, game.name, commit(SEED), SEED.hex(), nonces)


@pytest.mark.parametrize("make", [a_consonando, a_parola, a_fair_one, with_categories, a_junior])
def test_an_honest_match_verifies_and_an_altered_one_does_not(make: Any) -> None:
    game, play = make()
    findings = verify(head(game, play), play.log, game)
    assert [f for f in findings if not f.ok] == []
    assert len(findings) > 6
    caught = 0
    for at, entry in enumerate(play.log):
        forged = _forged(entry)
        if forged is not None:
            log = [*play.log[:at], forged, *play.log[at + 1 :]]
            assert not holds(verify(head(game, play), log, game)), entry.event
            caught += 1
    assert caught >= 3


def _forged(entry: Entry[Any]) -> Entry[Any] | None:
    """The entry with its chance altered, where it has any."""
    event = entry.event
    match type(event).__name__:
        case "Drawn" if event.draw != event.draw[::-1]:
            return replace(entry, event=replace(event, draw=event.draw[::-1]))
        case "Dealt":
            return replace(entry, event=replace(event, hands=event.hands[::-1]))
        case "DealerDrawn":
            return replace(entry, event=replace(event, dealer=(event.dealer + 1) % 4))
        case "Thrown":
            return replace(
                entry, event=replace(event, category="verbs" if event.category != "verbs" else "names")
            )
        case "Took" if event.race is not None and len(event.race.reaches) > 1:
            return replace(
                entry, event=replace(event, race=replace(event.race, reaches=event.race.reaches[::-1]))
            )
        case "Turned" if event.dice != event.dice[::-1]:
            return replace(entry, event=replace(event, dice=event.dice[::-1]))
        case "Called":
            return replace(entry, event=replace(event, commitment="0" * 64))
    return None
