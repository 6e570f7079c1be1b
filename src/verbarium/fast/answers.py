"""Answers: about how much each of many racks scores in a turn of several placements, at a glance.

The measure is `turn.best_turn`; a glance sees nine points of ten and more, and orders positions nearly as it does, in a
seventh of the time of a narrow beam. Stars on the board are taken up, blanks are not.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import answers_kernels
from verbarium.fast.board import MAX_RACK, Board, Solver, two_squares
from verbarium.fast.board_position import copied
from verbarium.fast.clusters import found_of, hope_of, hopes, pool_of, room_of, rows_of, stars_on
from verbarium.fast.turn import TurnRules, terms_of

ROWS = 1 << 13
WIDEST = 256
_INDICES = 8 << MAX_RACK  # what can be used of a rack of different tiles, with three of them given for stars


class Answers:
    """Glances under one set of rules. Keeps scratch memory: one a thread."""

    def __init__(self, solver: Solver, turn_rules: TurnRules) -> None:
        self.solver, self.terms, self._swap = solver, terms_of(solver, turn_rules), turn_rules.swap
        self._rules = solver.rules.kernel._replace(bonus=np.zeros_like(solver.rules.kernel.bonus))
        n, tiles = solver.rules.size, len(solver.rules.values) + 2
        self._turns, self._pool = rows_of(ROWS), pool_of(answers_kernels.TOPS * _INDICES, _INDICES)
        self._room, self._hope = room_of(n, tiles), hope_of(n, _INDICES)
        self._out = np.zeros(1 << 15, np.uint64)
        self._found = found_of(_INDICES, 1, 1)
        shift, mask, step, lazy, give_shift, give_mask, give_step = np.zeros((7, tiles), np.int64)
        self._glance = answers_kernels.Glance(
            shift=shift,
            mask=mask,
            step=step,
            lazy=lazy,
            give_shift=give_shift,
            give_mask=give_mask,
            give_step=give_step,
            codes=np.zeros(_INDICES, np.uint64),
            tops=np.zeros(_INDICES * answers_kernels.TOPS, np.int64),
            pick=np.zeros(_INDICES, np.int64),
            hopes=np.zeros(_INDICES, np.int64),
            ids=np.zeros(_INDICES * answers_kernels.TOPS, np.int64),
        )

    def scores(self, board: Board, racks: NDArray[np.int64], width: int = 8) -> NDArray[np.int64]:
        """What each rack scores, int64[n]; -1 if it can lay nothing. The board stays as it is.

        racks  int64[n, letters + 2]: how often each tile is in hand, at least one in all
        width  sets of tiles that are followed of each size, 1 … 256
        ValueError for bounds broken.
        """
        solver = self.solver
        solver.own(board)
        racks = np.ascontiguousarray(racks, np.int64)
        if racks.ndim != 2 or racks.shape[1] != len(solver.rules.values) + 2 or not len(racks):
            raise ValueError(f"racks of shape {racks.shape} for {len(solver.rules.values)} letters")
        if racks.min() < 0 or racks.sum(axis=1).min() < 1 or racks.sum(axis=1).max() > solver.rules.rack:
            raise ValueError(f"a rack of no tile, or of more than {solver.rules.rack}")
        if not 1 <= width <= WIDEST:
            raise ValueError(f"{width} sets of each size: 1 to {WIDEST} are possible")
        stars = stars_on(board, len(solver.rules.values)) * self._swap
        out = np.zeros(len(racks), np.int64)
        answers_kernels.answers(
            solver.words, self._rules, self.terms, board.position, copied(board.position), racks, int(width),
            hopes(self._rules, board.position.cells), self._turns, self._pool, self._found, self._glance, self._out,
            self._room, self._hope, stars, out,
        )  # fmt: skip
        return out


_ready = False


def warm() -> None:
    """Compile glances, or load them from the cache: seconds the first time ever."""
    global _ready
    solver = two_squares()
    Answers(solver, TurnRules()).scores(solver.board(), np.array([[2, 0, 0]]), 1)
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that `Answers` come at once."""
    return _ready
