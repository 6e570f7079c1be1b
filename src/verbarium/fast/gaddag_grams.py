"""Which letters make words, in whatever order: the table that comes with the two-way automaton.

The bits of words that end alike are set together: from a state from which few words go on, the sums of what goes on
are listed once, and only the ways to such states are walked.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.compiled import BARE
from verbarium.fast.dawg import Dawg
from verbarium.fast.gaddag_build import Forward

_FEW = 64


def gram(code: int) -> int:
    """The number of a letter (splitmix64); see `gaddag.Gaddag.grams`."""
    z = (code + 1) * 0x9E3779B97F4A7C15 % (1 << 64)
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % (1 << 64)
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % (1 << 64)
    return z ^ (z >> 31)


def grams(dawg: Dawg, onward: Forward) -> NDArray[np.uint64]:
    """The bits of all words: at least 64 for each word, so that about one in a hundred is set."""
    words = int(onward.words[-1]) - int(dawg.final[-1])
    bits = 12
    while (1 << bits) < 64 * words and bits < 28:
        bits += 1
    table = np.zeros(1 << (bits - 6), np.uint64)
    few = onward.words <= _FEW
    few[-1] = False
    at = np.zeros(len(few) + 1, np.int64)
    np.cumsum(np.where(few, onward.words, 0), out=at[1:])
    numbers = np.array([gram(code) for code in range(dawg.letters)], np.uint64)
    _grams(
        *dawg[:4], few, at, np.zeros(at[-1], np.uint64), numbers, np.zeros((3, onward.depth + 1), np.uint64),
        table, np.uint64(64 - bits),
    )  # fmt: skip
    return table


@nb.njit(**BARE)
def _grams(first, final, label, target, few, at, tails, numbers, path, table, shift):
    """Set the bits. tails: of a state from which few words go on the sums of their letters, from at[v] on."""
    one = np.uint64(1)
    for v in range(final.size - 1):
        if few[v]:
            k = at[v]
            if final[v]:
                tails[k] = 0
                k += 1
            for e in range(first[v], first[v + 1]):
                t = target[e]
                for j in range(at[t], at[t + 1]):
                    tails[k] = numbers[label[e]] + tails[j]
                    k += 1
    # path: node, edge in turn, sum of the letters up to here
    d = 0
    path[0, 0] = final.size - 1
    path[1, 0] = first[final.size - 1]
    while d >= 0:
        e = path[1, d]
        if e == first[path[0, d] + one]:
            d -= 1
            continue
        path[1, d] = e + one
        t = target[e]
        total = path[2, d] + numbers[label[e]]
        if few[t]:
            for j in range(at[t], at[t + 1]):
                bit = (total + tails[j]) >> shift
                table[bit >> np.uint64(6)] |= one << (bit & np.uint64(63))
            continue
        if final[t]:
            bit = total >> shift
            table[bit >> np.uint64(6)] |= one << (bit & np.uint64(63))
        d += 1
        path[0, d], path[1, d], path[2, d] = t, first[t], total
