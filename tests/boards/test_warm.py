"""After warming up nothing is compiled any more, whatever the arrays come from."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.dispatcher import Dispatcher

import verbarium.fast
from verbarium.fast import answers, board, endgame, gaddag, playouts, turn

from .conftest import case, dawg_of


@pytest.mark.parametrize("module", [gaddag, board, turn, endgame, playouts, answers])
def test_warm_makes_ready(module: object) -> None:
    module.warm()  # type: ignore[attr-defined]
    assert module.ready()  # type: ignore[attr-defined]


def compiled() -> dict[str, int]:
    """How often each kernel of this process has been compiled."""
    modules = {name: m for name, m in sys.modules.items() if name.startswith(verbarium.fast.__name__)}
    return {
        f"{module}.{name}": len(kernel.signatures)
        for module, inside in modules.items()
        for name, kernel in vars(inside).items()
        if isinstance(kernel, Dispatcher)
    }


def test_nothing_is_compiled_after_warming_up(tmp_path: Path) -> None:
    for module in (gaddag, board, turn, endgame, playouts, answers):
        module.warm()
    before = compiled()
    dawg = dawg_of({(0, 1), (1, 0, 1)}, 2)
    for array in dawg[:2]:
        array.flags.writeable = False
    gaddag.kept(dawg, "x", tmp_path)
    mapped = gaddag.kept(dawg, "x", tmp_path)
    rules = board.BoardRules(
        5, (1, 2), 4, np.ones((5, 5)), np.ones((5, 5)), np.ones((5, 5)), bonus=[0, (1, 2)]
    )
    solver = board.Solver(mapped, rules)
    place = solver.board(np.zeros(25, np.int32))
    place.lay(np.array([3, 4]), np.array([1, 66]))
    solver.all(place, np.array([0, 1, 2, 3]), both=np.bool_(True))
    solver.best(place, (0, 1), board.leave_table([0, 1], len))
    turn.best_turn(solver, place, [0, 1, 1, 2], turn.TurnRules(final_words=True, build_on_turn=False))
    endgame.solve(solver, place, [0, 1], [1], endgame.EndRules(passes=np.int64(3)))
    turn.good_turns(solver, place, [0, 1], lambda kept: kept[:, 0] * 0.5, beam=3)
    leaves = playouts.Leaves([0] * 4, [1] * 4, [True] * 4, [False] * 4)
    unseen = np.zeros((3, 9), np.int32)[:, :7]
    playouts.Playouts(solver, endgame.EndRules(), leaves).play_on(place, [0], 1, unseen, np.int64(2), 3)
    answers.Answers(solver, turn.TurnRules(final_words=True)).scores(
        place, np.ones((2, 8), np.int32)[:, ::2], 5
    )
    c = case(5)
    c.solver.all(c.solver.board(), [0])
    after = compiled()
    assert {name: n for name, n in after.items() if n != before[name]} == {}
