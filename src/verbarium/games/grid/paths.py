"""Tracing one word through the dice."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

Cells = Sequence[str]
"""Folded faces row by row: "qu", "a", "" for a hole."""


class Board(NamedTuple):
    """A grid as words are traced on it: folded faces row by row."""

    rows: int
    cols: int
    cells: Cells

    def trace(self, folded: str) -> tuple[int, ...] | None:
        """The first path of a folded word in cell order, or None."""
        return trace(folded, self.cells, self.rows, self.cols)


@functools.lru_cache(maxsize=64)
def neighbours(rows: int, cols: int) -> tuple[tuple[int, ...], ...]:
    """For each cell the cells that touch it, ascending. Rows do not wrap around."""
    return tuple(
        tuple(
            y * cols + x
            for y in range(max(row - 1, 0), min(row + 2, rows))
            for x in range(max(col - 1, 0), min(col + 2, cols))
            if (y, x) != (row, col)
        )
        for row in range(rows)
        for col in range(cols)
    )


def trace(word: str, cells: Cells, rows: int, cols: int) -> tuple[int, ...] | None:
    """The first path of `word` in cell order, or None. A face of two letters is used whole or not at all.

    Each die at most once (GAMES section 1). Dead ends are remembered by (letters done, cell, dice used), so that
    a word of one letter on dice of one letter does not walk every way there is.
    """
    if not word or Counter(word) - Counter("".join(cells)):
        return None
    near = neighbours(rows, cols)
    dead: set[tuple[int, int, int]] = set()

    def walk(done: int, cell: int, used: int) -> tuple[int, ...] | None:
        face = cells[cell]
        if not face or not word.startswith(face, done):
            return None
        if (done := done + len(face)) == len(word):
            return (cell,)
        used |= 1 << cell
        if (done, cell, used) in dead:
            return None
        for there in near[cell]:
            if not used >> there & 1 and (rest := walk(done, there, used)) is not None:
                return (cell, *rest)
        dead.add((done, cell, used))
        return None

    return next((path for start in range(len(cells)) if (path := walk(0, start, 0)) is not None), None)
