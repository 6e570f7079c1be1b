"""What the tiles that one keeps are worth, learnt by self-play: a few numbers for each rule set.

A leave is worth how many points more than usual its owner's later turns bring. It is the sum of what each tile
brings, of what a second tile of the same letter takes away, and of what too many vowels or consonants do.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from importlib.resources import files

import msgspec
import numpy as np
from numpy.typing import NDArray

VOWELS = frozenset("AEIOUYĄĘÓАЕЁИОУЫЭЮЯ")


class Leaves(msgspec.Struct, frozen=True):
    """The numbers, in points, and how they came about.

    first   by tile; `again`: for each further tile of the same letter
    vowels, consonants  for each one more than the balance bears
    rules, language, fingerprint  what was played, with which words
    games, seed, passes, beam  how the training went
    """

    first: dict[str, float]
    again: dict[str, float]
    vowels: float = 0.0
    consonants: float = 0.0
    rules: str = ""
    language: str = ""
    fingerprint: str = ""
    games: int = 0
    seed: int = 0
    passes: int = 0


NOTHING = Leaves({}, {})
"""All leaves alike."""


class Worth:
    """Leaves of one tile set, for racks of codes: letters from 0, then the blank, then the star.

    Works on whole tables at once: `counts` are int[n, letters + 2].
    """

    def __init__(self, leaves: Leaves, letters: str) -> None:
        self.leaves = leaves
        tiles = [*letters, "?", "*"]
        self.tiles = len(tiles)
        self.loud = np.array([t in VOWELS for t in tiles])
        self.mute = np.array([t.isalpha() and t not in VOWELS for t in tiles])
        first = [leaves.first.get(t, 0.0) for t in tiles]
        again = [leaves.again.get(t, 0.0) for t in tiles]
        self.weights = np.array([*first, *again, leaves.vowels, leaves.consonants])

    def features(self, counts: NDArray[np.int64]) -> NDArray[np.float64]:
        """float64[n, 2 * tiles + 2]"""
        loud, mute = counts @ self.loud, counts @ self.mute
        many = [np.maximum(0, loud - mute - 1), np.maximum(0, mute - loud - 2)]
        return np.column_stack([counts, np.maximum(0, counts - 1), *many]).astype(np.float64)

    def of(self, counts: NDArray[np.int64]) -> NDArray[np.float64]:
        """Points, float64[n]."""
        return np.asarray(self.features(counts) @ self.weights)

    def kept(self, codes: Sequence[int]) -> float:
        """What some tiles are worth together."""
        return float(self.of(np.bincount(codes, minlength=self.tiles)[None, :])[0]) if codes else 0.0

    def subsets(self, codes: Sequence[int]) -> NDArray[np.int64]:
        """What is left of a rack for each set of its tiles laid, int64[2 ** tiles, letters + 2].

        Bit i of a set is the i-th of the sorted tiles, as in `fast.board.leave_table`.
        """
        ordered = sorted(codes)
        bits = np.arange(1 << len(ordered))[:, None] >> np.arange(len(ordered))[None, :] & 1
        one = np.zeros((len(ordered), self.tiles), np.int64)
        one[np.arange(len(ordered)), ordered] = 1
        return np.asarray((1 - bits) @ one)

    def table(self, codes: Sequence[int]) -> NDArray[np.int64]:
        """The leave table of a rack for `fast.board.Solver.best`: 1/256 points by the set of tiles laid."""
        return np.round(256 * self.of(self.subsets(codes))).astype(np.int64)


@functools.cache
def shipped(rules: str, language: str) -> Leaves:
    """The leaves that come with the house for a rule set; all alike where none were trained."""
    file = files(__package__) / f"{rules}.{language}.json"
    return msgspec.json.decode(file.read_bytes(), type=Leaves) if file.is_file() else NOTHING
