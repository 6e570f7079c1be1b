"""What both grid solvers share: what comes in and is checked, and what comes out."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from verbarium.fast.checks import check_dawg, frozen, longest_word
from verbarium.fast.dawg import Dawg
from verbarium.fast.grid_records import MAX_FACE, MAX_SYMBOLS
from verbarium.fast.grid_reference import neighbours

Face = tuple[int, ...]
HOLE = 255
MAX_CELLS = 100
LONGEST = 45
MAX_LETTERS = 127


class Found(NamedTuple):
    """Words of one grid.

    ids    uint32[k]           numbers of the words in the alphabetical order of the `Dawg`, ascending
    paths  int8[k, longest]    cells from 0, row by row, padded with -1; of several paths the first in that order
    """

    ids: NDArray[np.uint32]
    paths: NDArray[np.int8]


class GridSolver(Protocol):
    """What `Solver` and `PlainSolver` both do."""

    faces: tuple[Face, ...]
    shortest: int

    def _measured(self, dawg: Dawg) -> int:
        """Letters of the longest word; for the compiled solver a place to measure more."""
        return longest_word(dawg)

    def grid(self, rows: Sequence[Sequence[Face | None]]) -> NDArray[np.uint8]: ...
    def score(self, grid: ArrayLike, points: ArrayLike) -> int: ...
    def scores(self, grids: ArrayLike, points: ArrayLike, threads: int = 1) -> NDArray[np.int64]: ...
    def words(self, grid: ArrayLike) -> Found: ...
    def batch_words(self, grids: ArrayLike) -> tuple[NDArray[np.uint32], NDArray[np.int64]]: ...


class Door:
    """Checks what comes in: faces, grids, points."""

    def __init__(self, dawg: Dawg, faces: Sequence[Face] | None, shortest: int) -> None:
        check_dawg(dawg)
        if faces is None:
            faces = [(letter,) for letter in range(dawg.letters)]
        self.faces = tuple(tuple(int(x) for x in face) for face in faces)
        if len(self.faces) > MAX_SYMBOLS or len(set(self.faces)) != len(self.faces):
            raise ValueError(f"a solver takes at most {MAX_SYMBOLS} faces, all different")
        for face in self.faces:
            if not 1 <= len(face) <= MAX_FACE or not all(0 <= x < dawg.letters for x in face):
                raise ValueError(f"a face has 1 to {MAX_FACE} letters below {dawg.letters}, not {face}")
        if not 1 <= shortest <= LONGEST:
            raise ValueError(f"the shortest word has 1 to {LONGEST} letters, not {shortest}")
        self.shortest = shortest
        self._longest = self._measured(dawg)
        if self._longest > MAX_LETTERS:
            raise ValueError(f"a word has more than {MAX_LETTERS} letters")
        self._known = bytes([*range(len(self.faces)), HOLE])
        self._code = {face: code for code, face in enumerate(self.faces)}

    def _measured(self, dawg: Dawg) -> int:
        """Letters of the longest word; for the compiled solver a place to measure more."""
        return longest_word(dawg)

    def grid(self, rows: Sequence[Sequence[Face | None]]) -> NDArray[np.uint8]:
        """A grid of faces as uint8[rows, cols] of places in `faces`, 255 for a hole (None).

        Raises ValueError for rows of different lengths and for a face that the solver does not have.
        """
        if len({len(row) for row in rows}) > 1:
            raise ValueError("the rows of a grid are of one length")
        for row in rows:
            for face in row:
                if face is not None and tuple(face) not in self._code:
                    raise ValueError(f"the solver has no face {face}")
        cells = [[HOLE if face is None else self._code[tuple(face)] for face in row] for row in rows]
        return np.array(cells, np.uint8).reshape(len(rows), len(rows[0]) if rows else 0)

    def checked(self, grids: ArrayLike, axes: int) -> NDArray[np.uint8]:
        array = np.asarray(grids)
        if array.ndim != axes:
            raise ValueError(f"expected an array of {axes} dimensions, not {array.ndim}")
        if array.dtype.kind not in "iu" and array.size:
            raise ValueError(f"a grid is made of whole numbers, not {array.dtype}")
        if array.shape[-1] * array.shape[-2] > MAX_CELLS:
            raise ValueError(
                f"a grid has at most {MAX_CELLS} cells, not {array.shape[-2]} x {array.shape[-1]}"
            )
        if array.dtype == np.uint8 and array.size < 4096:  # the quick way for one grid
            bad = bool(array.tobytes().translate(None, self._known))
        else:
            bad = bool(((array < 0) | ((array >= len(self.faces)) & (array != HOLE))).any())
        if bad:
            raise ValueError(f"a cell is a face (0 to {len(self.faces) - 1}) or {HOLE} for a hole")
        return frozen(np.ascontiguousarray(array, np.uint8))

    def table(self, points: ArrayLike) -> NDArray[np.int64]:
        array = np.asarray(points)
        if array.ndim != 1 or array.dtype.kind not in "iu" or not len(array):
            raise ValueError("points are a flat array of whole numbers, by length of word")
        beyond = np.full(max(0, self._longest + 1 - len(array)), array[-1])
        return np.concatenate([array, beyond]).astype(np.int64)


def shape_of(array: NDArray[np.uint8]) -> tuple[int, int]:
    """Rows and columns of a grid or of an array of grids."""
    return cast(tuple[int, int], array.shape[-2:])


@functools.cache
def near_masks(rows: int, cols: int, width: int) -> NDArray[np.uint64]:
    """Per cell (place y * width + x) the mask of its neighbours; empty for grids that no mask can hold."""
    masks = np.zeros(64, np.uint64)
    if rows * width <= 64:
        for cell, others in enumerate(neighbours(rows, cols)):
            mask = sum(1 << (o // cols * width + o % cols) for o in others)
            masks[cell // cols * width + cell % cols] = mask
    return masks


@functools.cache
def near_lists(rows: int, cols: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    near = np.zeros((rows * cols, 8), np.uint8)
    lists = neighbours(rows, cols)
    for row, others in zip(near, lists, strict=True):
        row[: len(others)] = others
    return near, np.array([len(others) for others in lists], np.uint8)


@functools.cache
def near_pairs(rows: int, cols: int) -> NDArray[np.uint64]:
    """uint64[cells, 2]: per cell the mask of its neighbours, of up to 128 cells."""
    masks = [sum(1 << other for other in others) for others in neighbours(rows, cols)]
    pairs = [[mask & (1 << 64) - 1, mask >> 64] for mask in masks]
    return frozen(np.array(pairs, np.uint64).reshape(rows * cols, 2))
