"""Looking ahead at tiles: the better turn is found, within the count, and the clock is heeded at every step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.cards.cardroom import Tiny
from tests.tiles.shared import WORDS, small

from verbarium.bots import tiles_brain
from verbarium.bots.tiles import RANKS, SKILLS, TilesBot, brains
from verbarium.bots.tiles_ahead import STEP, best, chance, orders
from verbarium.core.match import Match
from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.fast import (
    answers,
    answers_kernels,
    board_best,
    board_placements,
    endgame,
    endgame_kernels,
    playouts,
    playouts_kernels,
    turn_search,
)
from verbarium.games import tiles

CATALOGUE = Tiny(WORDS, "en")


def never() -> bool:
    return False


class Noisy:
    """Turns whose worth shows through noise that is partly common to all of them; counts what it was asked."""

    def __init__(self, worth: list[float], seed: int) -> None:
        self.worth, self.asked = worth, 0
        self.noise = np.random.default_rng(seed).normal(0, 10, (len(worth) + 1, 1_000))

    def __call__(self, turn: int, ways: Any) -> Any:
        self.asked += len(ways)
        assert 1 <= len(ways) <= STEP
        at = ways[:, 0]
        return self.worth[turn] + self.noise[turn, at] + 2 * self.noise[-1, at]


def ways(count: int) -> Any:
    return np.arange(count)[:, None]


def test_the_better_turn_is_found_and_no_more_asked_than_told() -> None:
    worth, prior, budget = [0.0, 3.0, 9.0, 1.0, 2.0, -4.0, -9.0], [5.0, 4.0, 3.0, 2.0, 1.0, 0.0, -1.0], 400
    found = []
    for seed in range(60):
        turns = Noisy(worth, seed)
        found.append(best(prior, turns, ways(400), budget, never))
        assert turns.asked <= budget + STEP * len(worth)
    assert found.count(2) >= 50


def test_few_playouts_do_not_outweigh_what_was_known() -> None:
    found = [
        best([30.0, 0.0, 0.0, 0.0], Noisy([3.0, 0.0, 0.0, 0.0], seed), ways(9), 12, never)
        for seed in range(60)
    ]
    assert set(found) == {0}
    doubted = [
        best([30.0, 0.0, 0.0, 0.0], Noisy([3.0, 0.0, 0.0, 0.0], seed), ways(9), 12, never, belief=0.1)
        for seed in range(60)
    ]
    assert set(doubted) != {0}


def test_turns_behind_beyond_doubt_are_dropped() -> None:
    turns = Noisy([60.0, 0.0, 0.0, 0.0], 1)
    assert best([0.0] * 4, turns, ways(900), 3_600, never) == 0
    assert turns.asked < 200


@pytest.mark.parametrize("looks", range(0, 40, 3))
def test_once_it_is_late_nothing_more_is_asked(looks: int) -> None:
    left = iter([False] * looks)
    turns = Noisy([0.0, 1.0, 2.0, 3.0, 4.0], 3)
    before = best([9.0, 1.0, 1.0, 1.0, 1.0], turns, ways(400), 4_000, lambda: next(left, True))
    assert turns.asked == STEP * looks
    assert looks or before == 0


def test_orders_are_of_all_tiles_and_the_few_ways_come_all_once() -> None:
    rest, luck = [0, 0, 1, 2, 3, 4, 5, 5], random.Random(1)
    assert orders(rest, 8, 100, luck).tolist() == [rest]
    one = orders(rest, 7, 100, luck)
    assert Counter(one[:, -1].tolist()) == Counter(rest)
    two = orders(rest, 6, 100, luck)
    assert len(two) == 8 * 7
    assert Counter(map(tuple, two[:, -2:].tolist())) == Counter(
        (a, b) for i, a in enumerate(rest) for j, b in enumerate(rest) if i != j
    )
    for found in (one, two, orders(rest, 6, 20, luck), orders(rest, 3, 33, luck)):
        assert len(found) in (8, 56, 20, 33)
        assert all(sorted(row) == sorted(rest) for row in found.tolist())
    assert (orders(rest, 3, 9, random.Random(5)) == orders(rest, 3, 9, random.Random(5))).all()


def test_a_lead_is_safer_the_larger_it_is_and_the_fewer_tiles_are_left() -> None:
    margins = np.array([-80.0, -20.0, -1.0, 0.0, 1.0, 20.0, 80.0])
    for left in (0, 7, 14, 80):
        found = chance(margins, np.full(7, float(left)), 10.0)
        assert (np.diff(found) > 0).all()
        assert found[3] == 0.5
    early, late = (chance(np.array([20.0]), np.array([float(n)]), 10.0)[0] for n in (80, 10))
    assert 0.5 < early < late < 1


# -- the clock ----------------------------------------------------------------------------------------------------

COSTS = {
    (board_placements, "place_all"): 0.08,
    (board_best, "place_best"): 0.02,
    (turn_search, "expand"): 0.08,
    (playouts_kernels, "play_on"): 0.08,
    (answers_kernels, "answers"): 0.08,
    (endgame_kernels, "negamax"): 0.08,
}
"""What each call of a kernel takes on a machine that is busy past all reason, s."""


class Busy:
    """A clock by which every call of a kernel takes its time."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        for (module, name), cost in COSTS.items():
            patch.setattr(module, name, self._slow(getattr(module, name), cost))
        patch.setattr(tiles_brain, "judge", self._slow(tiles_brain.judge, 0.03))

    def _slow(self, kernel: Any, cost: float) -> Any:
        def slowed(*given: Any) -> Any:
            self.now += cost
            return kernel(*given)

        return slowed

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def warmed() -> None:
    for kernel in (endgame, playouts, answers):
        kernel.warm()


@pytest.mark.usefixtures("warmed")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("several", [False, True])
def test_on_a_busy_machine_every_answer_still_comes_within_two_seconds(
    rank: Any, several: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = small(several=True, swap=True, connection="share") if several else small()
    game, brain = tiles.game(lambda _: CATALOGUE), brains(lambda _: CATALOGUE)
    brain(rules).finder.prepare()
    clock = Busy(monkeypatch)
    longest = 0.0
    for seed in range(6):
        match: Match[Any, Any, Any, Any] = Match(game.rules)
        match.absorb(match.begin(rules, 2, bytes([seed]) * 32))
        bots = [TilesBot(rank, seed + i, brain, clock) for i in range(2)]
        for _ in range(60):
            if match.outcome is not None:
                break
            seat = match.view(Viewer(Seat(0))).on_turn
            began = clock()
            move = bots[seat].move(match.view(Viewer(Seat(seat))), Ms(0))
            longest = max(longest, clock() - began)
            assert move is not None
            got = match.propose(Seat(seat), move.command, Ms(0), "")
            assert isinstance(got, list)
            match.absorb(got)
        assert match.outcome is not None
    assert longest <= 2.0
    if SKILLS[rank].plan.playouts:
        assert longest > 0.5  # it would have gone on, had the clock let it
