"""Playouts: what comes of a turn when both players go on laying the best that they see.

Each is played on with an order of the unseen tiles, so that turns can be compared by the same orders. Players weigh
points and what they keep, as `leaves` say, and what is left over at the end as `end` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import playouts_kernels
from verbarium.fast.board import MAX_RACK, Board, Solver, two_squares
from verbarium.fast.board_placements import WORK
from verbarium.fast.endgame import EndRules, ending

MOST_PLIES = 40


@dataclass(frozen=True)
class Leaves:
    """What kept tiles are worth in points, by tile code: letters, the blank, the star.

    first         for each tile; `again`: on top of it for each further one of the same letter
    loud, mute    which are vowels, which are consonants
    vowels        for each vowel over one more than the consonants; `consonants`: for each over two more than the vowels
    burden        what a tile costs whoever keeps it when there is nothing to draw, as a multiple of its value
    """

    first: Sequence[float]
    again: Sequence[float]
    loud: Sequence[bool]
    mute: Sequence[bool]
    vowels: float = 0.0
    consonants: float = 0.0
    burden: float = 1.5


class Playouts:
    """Plays positions on under one set of rules. Keeps scratch memory: one a thread."""

    def __init__(self, solver: Solver, end: EndRules, leaves: Leaves) -> None:
        tiles = len(solver.rules.values) + 2
        if {len(x) for x in (leaves.first, leaves.again, leaves.loud, leaves.mute)} != {tiles}:
            raise ValueError(f"leaves must be told for {tiles} tiles")
        self.solver = solver
        self._ending = ending(solver, end)
        self._ahead = playouts_kernels.Ahead(
            np.array(leaves.first, np.float64),
            np.array(leaves.again, np.float64),
            np.array(leaves.loud, np.int64),
            np.array(leaves.mute, np.int64),
            np.array([leaves.vowels, leaves.consonants], np.float64),
            round(256 * leaves.burden),
        )
        self._line = playouts_kernels.Line(
            moves=np.zeros((MOST_PLIES, 2), np.uint64),
            squares=np.zeros((MOST_PLIES, MAX_RACK), np.int64),
            owner=np.zeros(MOST_PLIES, np.int64),
            racks=np.zeros((2, tiles), np.int64),
            leave=np.zeros(1 << MAX_RACK, np.int64),
            sums=np.zeros(1 << MAX_RACK, np.float64),
            out=np.zeros(2, np.uint64),
            spots=np.zeros(5 * 2 * solver.rules.size**2, np.int64),
            work=np.zeros(WORK, np.int64),
        )

    def play_on(
        self,
        board: Board,
        kept: Sequence[int],
        stand: float,
        unseen: NDArray[np.int64],
        other: int,
        plies: int,
    ) -> NDArray[np.float64]:
        """What comes of a turn for each order of the unseen tiles, float64[n, 2].

        board   after the turn; it stays as it is
        kept    the mover's tiles before he draws; `stand`: what they are worth, which counts unless he plays again
        unseen  int64[n, tiles]: the other one's `other` tiles, then the bag in the order in which it is drawn
        plies   turns that are played on, 1 … 40
        Returns the points that the mover gains over the other one, with what both keep, and how many tiles are then
        in the bag and on the racks: 0 if the game is over. ValueError for bounds broken.
        """
        solver = self.solver
        position, hand = solver.own(board), solver.rack(kept)
        unseen = np.ascontiguousarray(unseen, np.int64)
        if unseen.ndim != 2 or not 1 <= other <= min(unseen.shape[1], solver.rules.rack):
            raise ValueError(
                f"{other} tiles of {unseen.shape} unseen ones: he must hold one, and a rackful at most"
            )
        if unseen.size and not 0 <= unseen.min() <= unseen.max() < len(hand):
            raise ValueError(f"a tile outside 0 to {len(hand) - 1}")
        if not 1 <= plies <= MOST_PLIES:
            raise ValueError(f"{plies} turns ahead: 1 to {MOST_PLIES} are possible")
        out = np.zeros((len(unseen), 2), np.float64)
        playouts_kernels.play_on(
            solver.words, solver.rules.kernel, self._ending, self._ahead, position, hand, float(stand),
            unseen, int(other), int(plies), self._line, out,
        )  # fmt: skip
        return out


_ready = False


def warm() -> None:
    """Compile playouts, or load them from the cache: seconds the first time ever."""
    global _ready
    solver = two_squares()
    leaves = Leaves([0.0] * 3, [0.0] * 3, [True, False, False], [False] * 3)
    found = Playouts(solver, EndRules(), leaves)
    found.play_on(solver.board(), [0], 0.0, np.zeros((1, 2), np.int64), 1, 2)
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that `Playouts` answer at once."""
    return _ready
