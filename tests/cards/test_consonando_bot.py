"""Bots at Consonando: by the rules, at a human pace, to the end, and a stronger one is stronger."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from cardroom import Play, Tiny, check_replay
from evening_of_bots import evening

from verbarium.bots.consonando import QUICKEST, ConsonandoBot, factory
from verbarium.bots.player import LEVELS
from verbarium.fast import rack
from verbarium.games.consonando import api
from verbarium.games.consonando.rules import Consonando
from verbarium.games.consonando.ruleset import PRESETS
from verbarium.games.consonando.state import Event
from verbarium.games.lexicon import shipped_words

WORDS = Tiny(
    a + b + c + d
    for a in ("", "a", "o")
    for b in "bcdlmnprst"
    for c in ("a", "io")
    for d in ("re", "to", "la", "n")
)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    rack.warm()


def play(seed: int, name: str = "consonando-4", words: object = WORDS) -> Play:
    rules = Consonando((lambda _: words) if words is WORDS else shipped_words)  # type: ignore[arg-type, return-value]
    return Play(rules, PRESETS.get(name, "it"), 3, seed.to_bytes(32, "big"))


def test_many_matches_end_and_replay_to_the_same_scores(long: bool) -> None:
    make = factory(lambda _: WORDS)
    for seed in range(1000 if long else 25):
        match = play(seed)
        evening(match, [make(level, 10 * seed + i) for i, level in enumerate(LEVELS)])
        check_replay(match, Event)
        assert match.match.outcome is not None
        assert max(match.match.outcome.points) > 0


def test_nobody_writes_faster_than_a_hand() -> None:
    make = factory(lambda _: WORDS)
    for seed in range(10):
        for done in evening(play(seed), [make(level, seed) for level in LEVELS]):
            if isinstance(done.command, api.Write):
                assert done.at >= done.seen.began + QUICKEST


def test_a_stronger_bot_is_stronger_in_italian() -> None:
    make = factory(shipped_words)
    totals = [0, 0, 0]
    for seed in range(3):
        match = play(seed, "consonando-6", None)
        bots: Iterable[ConsonandoBot] = [make(level, 100 * seed + i) for i, level in enumerate(LEVELS)]
        evening(match, list(bots))
        assert match.match.outcome is not None
        totals = [a + b for a, b in zip(totals, match.match.outcome.points, strict=True)]
    assert totals[0] < totals[1] < totals[2], totals


@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_that_still_holds_keeps_its_moment(level: str) -> None:
    match = play(1)
    match.on()
    bot = factory(lambda _: WORDS)(level, 5)  # type: ignore[arg-type]
    view = match.view(0)
    first = bot.move(view, view.began)
    assert first == bot.move(view, view.began + 700)
