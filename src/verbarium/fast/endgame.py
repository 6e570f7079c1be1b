"""The endgame of two players who see all tiles: the bag is empty, each turn is one placement or a pass.

Iterative deepening: each round looks one move further, and assumes greedy play past its horizon. The transposition
table carries what a round has learnt to the next, and a round that never meets its horizon is the proof.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from verbarium.fast import endgame_kernels
from verbarium.fast.board import Board, Placement, Placements, Solver, two_squares
from verbarium.fast.board_placements import WORK
from verbarium.fast.board_position import NEVER, copied

TABLE = 1 << 17
SLICE = 16
"""Positions looked at between two looks at the clock."""
MAX_NODES = 100_000_000
MAX_DEPTH = 60


@dataclass(frozen=True)
class EndRules:
    """How the game ends and what is settled.

    out     who goes out gains this many times what the other holds, 0 … 2: 1 where it is added or where the other
            loses it, 2 for both
    own     1 if each loses what he holds when nobody goes out, else 0
    passes  passes in a row that end the game, 1 … 6
    blank, star  what a wildcard left in hand is worth, 0 … 100
    ValueError for anything else.
    """

    out: int = 2
    own: int = 1
    passes: int = 2
    blank: int = 0
    star: int = 0

    def __post_init__(self) -> None:
        if not (
            0 <= self.out <= 2
            and self.own in (0, 1)
            and 1 <= self.passes <= 6
            and 0 <= self.blank <= 100
            and 0 <= self.star <= 100
        ):
            raise ValueError(f"no such end of a game: {self}")


class Endgame(NamedTuple):
    """What the search has found.

    value      points that the player on turn still gains over the other one, all settled
    placement  the move to make; None is a pass
    proven     whether the value is certain; else the best that was found in time
    depth      moves looked ahead, greedy play after them; 0 if not even each move was looked at once
    nodes      positions looked at
    """

    value: int
    placement: Placement | None
    proven: bool
    depth: int
    nodes: int


def ending(solver: Solver, end: EndRules) -> endgame_kernels.Ending:
    """The same for the kernels."""
    return endgame_kernels.Ending(
        rest=np.array([*solver.rules.values, end.blank, end.star], np.int64),
        out=int(end.out),
        own=int(end.own),
        passes=int(end.passes),
    )


def solve(
    solver: Solver,
    board: Board,
    mine: Sequence[int],
    theirs: Sequence[int],
    end: EndRules = EndRules(),
    *,
    passes: int = 0,
    late: Callable[[], bool] = lambda: False,
    max_nodes: int = 1_000_000,
    max_depth: int = MAX_DEPTH,
) -> Endgame:
    """The best move for the player on turn, who holds `mine` and knows that the other one holds `theirs`.

    passes     passes in a row so far, fewer than end the game
    late       asked every few milliseconds: whether to stop, and tell the best move so far
    max_nodes  positions that it may look at in all, 1 … 100,000,000; two are looked at in any case
    max_depth  moves that it may look ahead, 1 … 60
    The board stays as it is. ValueError for bounds broken, an empty rack, and a board of another solver.
    """
    if not mine or not theirs:
        raise ValueError("a player without tiles: the game is over")
    if not 0 <= passes < end.passes:
        raise ValueError(f"{passes} passes in a row: {end.passes} end the game")
    if not 1 <= max_nodes <= MAX_NODES or not 1 <= max_depth <= MAX_DEPTH:
        raise ValueError(f"at most {MAX_NODES} nodes and {MAX_DEPTH} moves ahead, at least 1")
    rules = solver.rules.kernel
    solver.own(board)
    racks = np.stack([solver.rack(mine), solver.rack(theirs)])
    position = copied(board.position)
    closing = ending(solver, end)
    tree = endgame_kernels.Tree(
        key=np.zeros(TABLE, np.uint64),
        value=np.zeros(TABLE, np.int64),
        bound=np.zeros(TABLE, np.int64),
        depth=np.full(TABLE, -1, np.int64),
        meta=np.zeros(TABLE, np.uint64),
        pack=np.zeros(TABLE, np.uint64),
        best=np.zeros(2, np.uint64),
        info=np.zeros(10, np.int64),
        order=np.zeros(1 << 14, np.int64),
        pool=np.zeros(2 << 14, np.uint64),
        out=np.zeros(1 << 13, np.uint64),
        spots=np.zeros(5 * 2 * solver.rules.size**2, np.int64),
        work=np.zeros(WORK, np.int64),
        leave=np.zeros(1 << 8, np.int64),
        plies=np.zeros((max_depth + 2, endgame_kernels.PLY), np.int64),
        moves=np.zeros((max_depth + 2, 6), np.uint64),
        squares=np.zeros((max_depth + 2, 8), np.int64),
    )
    nodes, depth, value, best, proven = 0, 0, 0, tree.best.copy(), False
    while depth < max_depth and not proven:
        if depth and (nodes >= max_nodes or late()):
            break
        tree.info[:] = 0
        while True:
            tree.info[1] = min(max(2, max_nodes - nodes), int(tree.info[0]) + SLICE)
            found = endgame_kernels.negamax(
                solver.words, rules, closing, position, racks, tree, int(passes), depth + 1
            )
            if not tree.info[2] or tree.info[4]:
                break
            # in the first round one move must have been looked at, for there must be an answer
            answered = depth or tree.plies[0, 5] > NEVER
            if answered and (nodes + tree.info[0] >= max_nodes or late()):
                break
        nodes += int(tree.info[0])
        if tree.info[4]:  # more moves than there was room for: the board must be laid anew
            room = 2 * int(tree.info[5])
            tree = tree._replace(
                out=np.zeros(2 * int(tree.info[4]), np.uint64),
                order=np.zeros(room, np.int64),
                pool=np.zeros(2 * room, np.uint64),
            )
            position = copied(board.position)
            racks = np.stack([solver.rack(mine), solver.rack(theirs)])
            continue
        if tree.info[2]:
            # What was best before is looked at first, so what is best now is at least as good.
            if tree.plies[0, 5] > NEVER:
                value, best = int(tree.plies[0, 5]), tree.moves[0, 2:4].copy()
            break
        depth += 1
        value, best, proven = int(found), tree.best.copy(), not tree.info[3]
    placement = None
    if best[0]:
        size = solver.rules.size
        placement = Placements(best.reshape(1, 2), board.position.cells[: size * size].tobytes(), size)[0]
    return Endgame(value, placement, proven, depth, nodes)


_ready = False


def warm() -> None:
    """Compile the search for endgames, or load it from the cache: seconds the first time ever."""
    global _ready
    solver = two_squares()
    solve(solver, solver.board(), [0, 0], [0])
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that `solve` answers at once."""
    return _ready
