"""Endgames: the compiled search finds the value that plain minimax finds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import endgame_reference
from verbarium.fast.endgame import Endgame, EndRules, solve

from .conftest import LAW, Case, case, scattered


def rules_of(c: Case) -> EndRules:
    luck = c.luck
    return EndRules(
        luck.randint(0, 2), luck.randint(0, 1), luck.randint(1, 4), luck.choice([0, 7]), luck.choice([0, 3])
    )


def agree(c: Case, racks: list[list[int]]) -> Endgame:
    compared["endgames"] += 1
    grid, end = scattered(c), rules_of(c)
    passes = c.luck.randrange(end.passes)
    board = c.solver.board(grid)
    got = solve(c.solver, board, *racks, end, passes=passes, max_nodes=10_000_000)
    assert got.proven
    assert got.value == endgame_reference.value(c.rules, c.words, grid, *racks, end, passes)
    assert board.cells.tolist() == grid
    return got


def racks_of(c: Case) -> list[list[int]]:
    return [(c.rack(0.1) or [0])[:3] for _ in range(2)]


def test_random_endgames() -> None:
    passed = 0
    for seed in range(150):
        c = case(seed, crowded=True)
        passed += agree(c, racks_of(c)).placement is None
    assert 10 < passed < 140


@settings(LAW, max_examples=30)
@given(st.integers(0, 1 << 40))
def test_any_seed(seed: int) -> None:
    c = case(seed)
    agree(c, racks_of(c))


@settings(LAW, max_examples=30)
@given(st.integers(0, 1 << 40))
def test_a_stopped_search_promises_nothing_and_gives_a_legal_move(seed: int) -> None:
    c = case(seed, crowded=True)
    board, racks = c.solver.board(scattered(c)), racks_of(c)
    for caps in ({"max_nodes": 1}, {"late": lambda: True}, {"max_depth": 1}):
        got = solve(c.solver, board, *racks, **caps)  # type: ignore[arg-type]
        assert got.depth <= 1 or got.proven
        if got.placement is not None:
            assert got.placement in list(c.solver.all(board, racks[0]))


def test_bounds() -> None:
    c = case(1, crowded=True)
    board = c.solver.board()
    for wrong in ({"passes": 2}, {"passes": -1}, {"max_nodes": 0}, {"max_depth": 0}, {"max_depth": 61}):
        with pytest.raises(ValueError):
            solve(c.solver, board, [0], [0], **wrong)  # type: ignore[arg-type]
    for racks in (([], [0]), ([0], []), ([99], [0]), ([0] * 9, [0])):
        with pytest.raises(ValueError):
            solve(c.solver, board, *racks)
    with pytest.raises(ValueError):
        EndRules(out=3)
    with pytest.raises(ValueError):
        solve(case(2).solver, board, [0], [0])
