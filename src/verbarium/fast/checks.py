"""Whether an automaton from outside may be walked by code that does not look where it steps."""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from verbarium.fast.dawg import Dawg

Scalar = TypeVar("Scalar", bound=np.generic)


def check_dawg(dawg: Dawg) -> None:
    """Raise ValueError unless the arrays are what `Dawg` says, so that no walk through them can leave them."""
    first, final, label, target, letters = dawg
    edges = len(target)
    types = [a.dtype for a in dawg[:4]] == [np.uint32, np.uint8, np.uint8, np.uint32]
    if not types or any(a.ndim != 1 for a in dawg[:4]) or not len(final) or not 0 <= letters <= 64:
        raise ValueError("these are not the arrays of an automaton")
    degrees = _degrees(first)
    if len(first) != len(final) + 1 or len(label) != edges or first[0] != 0 or first[-1] != edges:
        raise ValueError("the arrays of the automaton do not fit together")
    if (degrees < 0).any() or (edges and (label.max() >= letters)) or (final.size and final.max() > 1):
        raise ValueError("the automaton has edges out of order or letters outside its alphabet")
    source = np.repeat(np.arange(len(final), dtype=np.int64), degrees)
    same = source[1:] == source[:-1]
    if (target >= source).any() or (label[1:][same] <= label[:-1][same]).any():
        raise ValueError("the automaton has edges that go round or twice")


def _degrees(first: NDArray[np.uint32]) -> NDArray[np.int64]:
    ends = first.astype(np.int64)
    return ends[1:] - ends[:-1]


def longest_word(dawg: Dawg) -> int:
    """Letters of the longest word, level by level of the automaton. Raises ValueError past 127."""
    first = dawg.first.astype(np.int64)
    inner = np.flatnonzero(first[1:] > first[:-1])
    height = np.zeros(len(dawg.final), np.int64)
    for _ in range(128):
        before = height[inner]
        if len(inner):
            height[inner] = np.maximum.reduceat(height[dawg.target] + 1, first[inner])
        if np.array_equal(before, height[inner]):
            return int(height[dawg.root])
    raise ValueError("a word has more than 127 letters")


def frozen(array: NDArray[Scalar]) -> NDArray[Scalar]:
    """A read-only view: compiled code is made once for it, wherever the array comes from."""
    view = np.ascontiguousarray(array).view()
    view.flags.writeable = False
    return view
