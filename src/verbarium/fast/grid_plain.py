"""The grid solver for those who cannot wait for a compiler."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from verbarium.fast import grid_reference
from verbarium.fast.dawg import Dawg
from verbarium.fast.grid_door import HOLE, Door, Face, Found, shape_of


class PlainSolver(Door):
    """The same answers as `Solver` in plain Python, some dozens of grids a second, with nothing to compile."""

    def __init__(self, dawg: Dawg, faces: Sequence[Face] | None = None, shortest: int = 3) -> None:
        super().__init__(dawg, faces, shortest)
        self._words = grid_reference.Walkable(
            dawg.first.tolist(), dawg.final.tobytes(), dawg.label.tobytes(), dawg.target.tolist()
        )

    def _solved(self, grid: NDArray[np.uint8]) -> dict[int, tuple[bytes, grid_reference.Path]]:
        faces = [None if code == HOLE else self.faces[code] for code in grid.reshape(-1).tolist()]
        return grid_reference.words_on_grid(self._words, faces, *shape_of(grid), self.shortest)

    def score(self, grid: ArrayLike, points: ArrayLike) -> int:
        """The points of all words of one grid, each once."""
        table = self.table(points)
        return int(sum(table[len(word)] for word, _ in self._solved(self.checked(grid, 2)).values()))

    def scores(self, grids: ArrayLike, points: ArrayLike, threads: int = 1) -> NDArray[np.int64]:
        """int64[n]: the points of all words of each grid. Threads do not help here."""
        if threads < 1:
            raise ValueError(f"at least one thread is needed, not {threads}")
        return np.array([self.score(grid, points) for grid in self.checked(grids, 3)], np.int64)

    def words(self, grid: ArrayLike) -> Found:
        """The words of one grid with a path for each."""
        board = self.checked(grid, 2)
        solved = self._solved(board)
        longest = max([1, *(min(len(word), board.size) for word, _ in solved.values())])
        paths = np.full((len(solved), longest), -1, np.int8)
        for row, (_, path) in zip(paths, solved.values(), strict=True):
            row[: len(path)] = path
        return Found(np.array(list(solved), np.uint32), paths)

    def batch_words(self, grids: ArrayLike) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
        """(ids, offsets): the words of grid i are ids[offsets[i]:offsets[i + 1]]."""
        parts = [np.array(list(self._solved(grid)), np.uint32) for grid in self.checked(grids, 3)]
        return np.concatenate([np.zeros(0, np.uint32), *parts]), np.cumsum([0, *map(len, parts)])
