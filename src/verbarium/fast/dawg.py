"""The layout of a minimal word automaton that the solvers and the lexicons share."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Dawg(NamedTuple):
    """A minimal acyclic automaton over letter codes 0…letters-1, in flat arrays.

    first   uint32[nodes + 1]  edges of node v are first[v] … first[v + 1] - 1, labels ascending
    final   uint8[nodes]       1 where a word ends
    label   uint8[edges]       letter code
    target  uint32[edges]      child node; children come before their parents
    letters int                size of the alphabet, at most 64

    The root is the last node. The empty automaton has one node and no edges.
    """

    first: NDArray[np.uint32]
    final: NDArray[np.uint8]
    label: NDArray[np.uint8]
    target: NDArray[np.uint32]
    letters: int

    @property
    def root(self) -> int:
        return len(self.final) - 1
