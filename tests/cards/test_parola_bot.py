"""Bots at PAROLA: by the rules, never faster than their level's hands, to the end; a stronger one is stronger."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from cardroom import Play, Tiny, check_replay
from evening_of_bots import Done, evening
from msgspec.structs import replace

from verbarium.bots.parola import SKILLS, factory
from verbarium.bots.player import LEVELS, Level
from verbarium.fast import rack
from verbarium.games.parola import api, shipped_categories, shipped_words
from verbarium.games.parola.rules import Parola
from verbarium.games.parola.ruleset import PRESETS
from verbarium.games.parola.state import Event, Took


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    rack.warm()


class Common(Tiny):
    """All words are as common as can be."""

    def commonness(self, text: str) -> int:
        return 180


LOUD, MUTE = "aeio", "rstnlcm"
SIX = ["".join(w) for w in itertools.product(MUTE[:5], LOUD, MUTE[:5], LOUD[:2], MUTE[:4], LOUD[:3])]
WORDS = Common(
    [c + v + n for c in MUTE for v in LOUD for n in MUTE] + SIX + [w + n for w in SIX[::3] for n in MUTE]
)


def belongs(rules: Any, category: str, folded: str) -> bool:
    return MUTE.find(folded[0]) % 2 == len(category) % 2


def play(seed: int, seats: int, name: str = "parola", **changes: Any) -> Play:
    rules = replace(PRESETS.get(name, "it"), target=30, **changes)
    return Play(Parola(lambda _: WORDS, belongs), rules, seats, seed.to_bytes(32, "big"))


def levels(seats: int) -> list[Level]:
    return [LEVELS[i % 3] for i in range(seats)]


@pytest.mark.parametrize(
    ("name", "changes", "seats"),
    [
        ("parola", {}, 2),
        ("parola", {}, 3),
        ("parola", {"fair_ms": 150}, 5),
        ("parola-harder", {"turn_seconds": 5}, 4),
        ("parola-categories", {}, 3),
    ],
)
def test_many_matches_end_and_replay_to_the_same_scores(
    name: str, changes: dict[str, Any], seats: int, long: bool
) -> None:
    make = factory(lambda _: WORDS, belongs)
    for seed in range(200 if long else 3):
        match = play(seed, seats, name, **changes)
        evening(match, [make(level, 10 * seed + i) for i, level in enumerate(levels(seats))])
        check_replay(match, Event)
        outcome = match.match.outcome
        assert outcome is not None
        assert max(outcome.points) >= 30


def touched(seats: int, seed: int, **changes: Any) -> tuple[Play, list[Done]]:
    make = factory(lambda _: WORDS, belongs)
    match = play(seed, seats, **changes)
    return match, evening(match, [make(level, seed + i) for i, level in enumerate(levels(seats))])


def test_nobody_touches_a_card_faster_than_his_level_s_reaction() -> None:
    races = 0
    for seed in range(4):
        match, done = touched(4, seed)
        for one in done:
            if isinstance(one.command, api.Touch):
                least = SKILLS[levels(4)[one.seat]].reaction[0]
                assert one.at - one.seen.began >= least
                races += 1
        assert all(t.race is not None for t in match.events(Took))
    assert races > 5


def test_a_plan_that_still_holds_keeps_its_moment() -> None:
    match = play(3, 3)
    while match.view().phase != "open":
        match.on()
    bot = factory(lambda _: WORDS, belongs)("medium", 5)
    first = bot.move(match.view(0), match.view().began)
    assert first is not None
    match.do(1, api.No())  # somebody else's no changes nothing for it
    assert bot.move(match.view(0), match.view().began + 300) == first


def test_a_stronger_bot_is_stronger_in_italian() -> None:
    make = factory(shipped_words, shipped_categories)
    totals = [0, 0, 0]
    for seed in range(5):
        rules = PRESETS.get("parola", "it")
        match = Play(Parola(shipped_words, shipped_categories), rules, 3, seed.to_bytes(32, "big"))
        evening(match, [make(level, 50 * seed + i) for i, level in enumerate(LEVELS)])
        assert match.match.outcome is not None
        totals = [a + b for a, b in zip(totals, match.match.outcome.points, strict=True)]
    assert totals[0] < totals[1] < totals[2], totals
