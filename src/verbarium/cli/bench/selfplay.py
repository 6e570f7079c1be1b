"""Positions for the board benches: seeded games of a program against itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from verbarium.fast.board import Board, Placement, Solver
    from verbarium.fast.turn import Swap

    Steps = Sequence[Placement | Swap]
    Player = Callable[[Board, list[int]], Steps]


def game(
    solver: Solver, bag: Sequence[int], seed: int, player: Player
) -> Iterator[tuple[NDArray[Any], list[int]]]:
    """Each position of one game of two: the cells, and the rack on turn. A player who can lay nothing passes."""
    from verbarium.fast.board import STAR, Placement

    luck, letters, size = random.Random(seed), len(solver.rules.values), solver.rules.rack
    left = list(bag)
    luck.shuffle(left)
    racks = [[left.pop() for _ in range(size)] for _ in range(2)]
    board, mover, passes = solver.board(), 0, 0
    while all(racks) and passes < 2:
        rack = racks[mover]
        yield board.cells, list(rack)
        steps = player(board, rack)
        passes = 0 if steps else passes + 1
        for step in steps:
            if isinstance(step, Placement):
                board.lay(step.squares, step.cells)
                for cell in step.cells:
                    rack.remove(cell - 1 if cell < 64 else letters + (cell >= STAR))
            else:
                cell = int(board.cells.flat[step.square])
                board.lay([step.square], [step.cell])
                rack.remove(step.cell - 1)
                rack.append(letters + (cell >= STAR))
        while len(rack) < size and left:
            rack.append(left.pop())
        mover = 1 - mover
