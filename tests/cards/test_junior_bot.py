"""Bots at Junior spell every card, by the rules, and go on only after everybody else."""

from __future__ import annotations

import pytest
from evening_of_bots import evening
from msgspec.structs import replace
from test_junior import table

from verbarium.bots.junior import LETTER, factory
from verbarium.bots.player import LEVELS
from verbarium.games.junior import api


@pytest.mark.parametrize("name", ["junior", "junior-covered"])
def test_many_matches_end_with_every_word_spelled(name: str, long: bool) -> None:
    for seed in range(1000 if long else 20):
        match = table(3, name)
        done = evening(match, [factory()(level, seed + i) for i, level in enumerate(LEVELS)])
        assert match.match.outcome is not None
        assert [s.words for s in match.view().seats] == [5, 5, 5]
        for one in done:
            if isinstance(one.command, api.Put):
                assert one.at - one.seen.began >= LETTER[LEVELS[one.seat]]


def test_a_bot_waits_for_a_child() -> None:
    match = table(2)
    bot = factory()("hard", 1)
    for _ in range(12):
        move = bot.move(match.view(0), match.view().began)
        if move is None:
            break
        match.wait(5_000)
        match.do(0, move.command)
    view = match.view(0)
    assert view.seats[0].done
    assert not view.seats[0].ready
    assert bot.move(replace(view, phase="over"), view.began) is None
