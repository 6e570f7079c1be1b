"""Good turns and glances at answers: legal, the best turn first, never over it, never under the best placement."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import chain

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import turn_reference
from verbarium.fast.answers import Answers
from verbarium.fast.board import BLANK, STAR
from verbarium.fast.turn import TurnRules, best_turn, good_turns

from .conftest import LAW, Case, case, scattered
from .test_turns import Grid, replayed


def counted(c: Case, tiles: list[int]) -> np.ndarray:
    return np.bincount(tiles, minlength=len(c.rules.values) + 2)


def glanced(c: Case) -> tuple[int, int]:
    """What a glance sees and what there is."""
    rules = TurnRules(build_on_turn=c.luck.random() < 0.7, swap=c.luck.random() < 0.5)
    grid, rack = scattered(c), c.rack(0.1) or [0]
    board = c.solver.board(grid)
    seen = Answers(c.solver, rules).scores(
        board, np.array([counted(c, rack)] * 2), c.luck.choice([1, 4, 256])
    )
    assert board.cells.tolist() == grid
    assert seen[0] == seen[1]
    full = turn_reference.best_score(c.rules, c.words, grid, rack, rules)
    compared["answers"] += 1
    if full is None:
        assert seen[0] == -1
        return 0, 0
    single = c.solver.best(board, rack)
    least = -1 if rules.swap else 0  # all may hang on a blank that is taken up
    assert (single.score if single and rules.build_on_turn else least) <= seen[0] <= full
    return int(seen[0]), full


def test_a_glance_sees_nearly_all() -> None:
    pairs = [glanced(case(seed, crowded=True)) for seed in range(200)]
    assert sum(a == b for a, b in pairs) > 150
    assert sum(b > 0 for _, b in pairs) > 100


@settings(LAW, max_examples=40)
@given(st.integers(0, 1 << 40))
def test_any_seed(seed: int) -> None:
    glanced(case(seed, crowded=True))


@settings(LAW, max_examples=60)
@given(st.integers(0, 1 << 40), st.booleans(), st.booleans())
def test_good_turns_are_legal_in_order_and_as_many_alike_as_asked_the_best_among_them(
    seed: int, given_counts: bool, plain: bool
) -> None:
    c = case(seed, crowded=True)
    rules = TurnRules(given_counts=given_counts)
    grid, rack = scattered(c), c.rack(0.15) or [0]
    prices = np.array([0 if plain else c.luck.randint(-5, 5) for _ in range(len(c.rules.values) + 2)])
    board = c.solver.board(grid)
    found = good_turns(
        c.solver, board, rack, lambda kept: kept @ prices * 1.0, rules, beam=1_000, count=8, each=2
    )
    assert board.cells.tolist() == grid
    assert len(found) <= 8
    full = turn_reference.best_score(
        c.rules, c.words, grid, rack, rules, lambda kept: int(prices[list(kept)].sum())
    )
    compared["good turns"] += 1
    worths, alike, ends = [], Counter[tuple[int, ...]](), set()
    for turn in found:
        after = replayed(c, grid, rack, turn)
        ends.add(tuple(chain(*after)))
        hand = left(c, grid, after, rack)
        worths.append(turn.score + int(counted(c, hand) @ prices))
        alike[tuple(sorted(hand))] += 1
    assert len(ends) == len(found)
    assert max(alike.values(), default=0) <= 2
    assert worths == sorted(worths, reverse=True)
    assert (worths[0] if worths else None) == full
    if plain:
        best = best_turn(c.solver, board, rack, rules, beam=1_000, exact=False)
        assert (found[0].score if found else None) == (best.score if best else None)


def left(c: Case, before: Grid, after: Grid, rack: list[int]) -> list[int]:
    """The tiles in hand after a turn."""
    letters = len(c.rules.values)

    def tile(cell: int) -> int:
        return cell - 1 if cell < BLANK else letters + (cell >= STAR)

    hand = Counter(rack)
    for a, b in zip(chain(*before), chain(*after), strict=True):
        if a != b:
            hand[tile(b)] -= 1
            if a:
                hand[tile(a)] += 1
    assert min(hand.values()) >= 0
    return list(hand.elements())


def test_a_stopped_search_tells_what_it_has() -> None:
    told = 0
    for seed in range(40):
        c = case(seed, crowded=True)
        grid, rack = scattered(c), c.rack(0.1) or [0]
        assert not good_turns(
            c.solver, c.solver.board(grid), rack, lambda k: k[:, 0] * 0.0, late=lambda: True
        )
        looks = iter([False, True, True, True, True, True, True, True, True, True, True, True])
        for turn in good_turns(
            c.solver, c.solver.board(grid), rack, lambda k: k[:, 0] * 0.0, late=partial(next, looks, True)
        ):
            replayed(c, grid, rack, turn)
            told += 1
    assert told > 20


def test_bounds() -> None:
    c = case(3, crowded=True)
    tiles = len(c.rules.values) + 2
    answers, board = Answers(c.solver, TurnRules()), c.solver.board()
    one = np.eye(tiles, dtype=np.int64)[:1]
    for racks, width in (
        (one * 0, 4),
        (one * (c.rules.rack + 1), 4),
        (one[:, 1:], 4),
        (one, 0),
        (one, 257),
        (-one, 4),
    ):
        with pytest.raises(ValueError):
            answers.scores(board, racks, width)
    for wrong in ({"beam": 0}, {"count": 0}, {"each": 0}):
        with pytest.raises(ValueError):
            good_turns(c.solver, board, [0], lambda k: k[:, 0] * 0.0, **wrong)  # type: ignore[arg-type]
