"""The two-way automaton by the plainest way: all paths of all words in one tree, equal nodes made one.

Plain Python, for small lists: what the compiled construction is compared with, byte for byte.
"""

from __future__ import annotations

import numpy as np

from verbarium.fast.dawg import Dawg
from verbarium.fast.gaddag import Gaddag
from verbarium.fast.gaddag_build import MASK_BITS
from verbarium.fast.gaddag_grams import gram
from verbarium.fast.index import WordIndex

Node = tuple[int, int, tuple[int, ...]]  # child mask, last-letter mask, children


class _Tree:
    """A node of the tree of paths."""

    def __init__(self) -> None:
        self.last = 0
        self.kids: dict[int, _Tree] = {}

    def add(self, path: list[int]) -> None:
        at = self
        for code in path[:-1]:
            at = at.kids.setdefault(code, _Tree())
        at.last |= 1 << path[-1]


def build_plain(dawg: Dawg) -> Gaddag:
    """The same arrays as `gaddag.build` of an automaton that is in order, in plain Python."""
    tree, separator = _Tree(), dawg.letters
    words = [list(word) for word in WordIndex(dawg) if word]
    for word in words:
        tree.add(word[::-1])
        for k in range(1, len(word)):
            tree.add([*word[k - 1 :: -1], separator, *word[k:]])

    known: dict[Node, int] = {}

    def merged(at: _Tree) -> int:
        kids = tuple(merged(kid) for _, kid in sorted(at.kids.items()))
        return known.setdefault((sum(1 << code for code in at.kids), at.last, kids), len(known))

    queue = [merged(tree)]
    all_nodes = list(known)
    place = {queue[0]: 1}  # number 0 is the dead node's
    nodes, arcs = [0, 0], list[int]()
    for own in queue:
        mask, last, kids = all_nodes[own]
        nodes += [mask | len(arcs) << MASK_BITS, last]
        for kid in kids:
            if kid not in place:
                place[kid] = len(place) + 1
                queue.append(kid)
            arcs.append(place[kid])
    return Gaddag(
        np.array(nodes, np.uint64), np.array(arcs, np.uint32), 1, dawg.letters, _grams(words, dawg.letters)
    )


def _grams(words: list[list[int]], letters: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    bits = 12
    while (1 << bits) < 64 * len(words) and bits < 28:
        bits += 1
    table = [0] * (1 << (bits - 6))
    numbers = [gram(code) for code in range(letters)]
    for word in words:
        bit = sum(numbers[code] for code in word) % (1 << 64) >> (64 - bits)
        table[bit // 64] |= 1 << bit % 64
    return np.array(table, np.uint64)
