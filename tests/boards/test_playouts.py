"""Playouts: what the kernel tells is among what plain play may come to; and the board is given back as it was."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import playouts_reference as plain
from verbarium.fast.endgame import EndRules
from verbarium.fast.playouts import Leaves, Playouts

from .conftest import LAW, Case, case, scattered


def leaves_of(c: Case) -> Leaves:
    luck, tiles = c.luck, len(c.rules.values) + 2
    loud = [luck.random() < 0.4 for _ in range(tiles)]
    return Leaves(
        [luck.uniform(-8, 8) for _ in range(tiles)],
        [luck.uniform(-8, 2) for _ in range(tiles)],
        loud,
        [not x and luck.random() < 0.8 for x in loud],
        luck.uniform(-3, 0),
        luck.uniform(-3, 0),
        luck.choice([0.0, 1.0, 1.5]),
    )


def agree(c: Case) -> tuple[bool, bool]:
    """Whether the game ended in a playout, and whether there was something to draw."""
    luck, letters = c.luck, len(c.rules.values)
    grid, leaves = scattered(c), leaves_of(c)
    end = EndRules(luck.randint(0, 2), luck.randint(0, 1), 2, luck.choice([0, 7]), luck.choice([0, 3]))
    kept = c.rack(0.1)[: c.rules.rack - 1]
    other = luck.randint(1, c.rules.rack)
    bag = luck.choice([0, 0, 1, 2, 2 * c.rules.rack, 3 * c.rules.rack])
    tiles = [
        luck.randrange(letters) if luck.random() < 0.93 else letters + luck.randint(0, 1)
        for _ in range(other + bag)
    ]
    unseen = np.array([luck.sample(tiles, len(tiles)) for _ in range(3)], np.int64)
    plies, stand = luck.choice([1, 2, 3, 5]), luck.uniform(-5, 5)
    board = c.solver.board(grid)
    before = [array.copy() for array in board.position]
    got = Playouts(c.solver, end, leaves).play_on(board, kept, stand, unseen, other, plies)
    for array, old in zip(board.position, before, strict=True):
        assert (array[board.position.cells == 0] == old[board.position.cells == 0]).all()
    assert board.cells.tolist() == grid
    for way, (value, left) in zip(unseen.tolist(), got.tolist(), strict=True):
        may = plain.outcomes(c.rules, c.words, grid, end, leaves, kept, stand, way, other, plies)
        assert any(abs(value - v) < 0.05 and left == n for v, n in may), (value, left, may)
    compared["playouts"] += 1
    return bool((got[:, 1] == 0).any()), bag > 0


def test_random_playouts() -> None:
    seen = [agree(case(seed, crowded=True)) for seed in range(150)]
    assert sum(ended for ended, _ in seen) > 20
    assert sum(drawn for _, drawn in seen) > 20


@settings(LAW, max_examples=40)
@given(st.integers(0, 1 << 40))
def test_any_seed(seed: int) -> None:
    agree(case(seed, crowded=True))


def test_bounds() -> None:
    c = case(3, crowded=True)
    tiles = len(c.rules.values) + 2
    flat = Leaves([0.0] * tiles, [0.0] * tiles, [False] * tiles, [False] * tiles)
    found, board = Playouts(c.solver, EndRules(), flat), c.solver.board()
    some = np.zeros((2, 5), np.int64)
    for unseen, other, plies in (
        (some, 0, 2),
        (some, 6, 2),
        (some, c.rules.rack + 1, 2),
        (some, 1, 0),
        (some, 1, 41),
        (some + tiles, 1, 2),
        (some - 1, 1, 2),
        (some[0], 1, 2),
    ):
        with pytest.raises(ValueError):
            found.play_on(board, [0], 0.0, unseen, other, plies)
    with pytest.raises(ValueError):
        found.play_on(case(4).solver.board(), [0], 0.0, some, 1, 2)
    with pytest.raises(ValueError):
        Playouts(c.solver, EndRules(), Leaves([0.0], [0.0], [True], [True]))
