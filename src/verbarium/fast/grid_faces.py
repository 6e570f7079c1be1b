"""Faces of several letters in the search of grids, and what words with them score: shared by all its kernels.

A face shows a symbol; a symbol stands for a letter and `extra` more, at most three.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np
from numba import njit

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.basics import lowest, popcount

_HOLE = 255


@njit(cache=True, nogil=True)
def long_faces(board, extra):
    """Two masks of cells: faces with an odd number of extra letters, and faces with two or three."""
    odd, two = np.uint64(0), np.uint64(0)
    for k in range(board.size):
        if board[k] != _HOLE:
            more = np.uint64(extra[board[k]])
            odd |= (more & np.uint64(1)) << np.uint64(k)
            two |= (more >> np.uint64(1)) << np.uint64(k)
    return odd, two


@njit(cache=True, nogil=True)
def single_symbols(extra):
    """The mask of symbols of one letter."""
    mask = np.uint64(0)
    for s in range(extra.size):
        mask |= np.uint64(extra[s] == 0) << np.uint64(s)
    return mask


@njit(cache=True, nogil=True)
def letters_on(used, odd, two):
    """How many letters the faces on the cells `used` have."""
    return popcount(used) + popcount(used & odd) + (popcount(used & two) << np.uint64(1))


@njit(cache=True, nogil=True)
def points_for(new, letters, single, extra, points):
    """The points of words that end with the symbols `new` after so many letters."""
    one = np.uint64(1)
    total = points[letters + one] * np.int64(popcount(new & single))
    new &= ~single
    while new:
        total += points[letters + one + np.uint64(extra[lowest(new)])]
        new &= new - one
    return total
