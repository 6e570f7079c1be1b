"""What everybody writes first: a depth-first search of the grid along a tree with a pointer for every letter.

The measure that the kernels' speed is told against, and the counter of what there is to do; nothing else uses it.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.dawg import Dawg


class Trie(NamedTuple):
    """A tree of symbols.

    child  int32[nodes, symbols]  next node, 0 for none (the root is node 0)
    mark   int32[nodes]           number of the word that ends here, -1 for none
    length int32[nodes]           letters of what leads here
    """

    child: NDArray[np.int32]
    mark: NDArray[np.int32]
    length: NDArray[np.int32]


class Counts(NamedTuple):
    """What a search did on all boards together."""

    tested: int  # neighbours looked at
    entered: int  # nodes gone to
    inner: int  # of these, nodes from which words go on
    hits: int  # of these, nodes where a word ends


def trie(dawg: Dawg, faces: list[tuple[int, ...]], shortest: int) -> Trie:
    """All words of at least `shortest` letters that the faces can spell in just one way."""
    children: list[list[int]] = [[0] * len(faces)]
    mark, length, states, numbers = [-1], [0], [dawg.root], [0]
    first, final, label, target = (a.tolist() for a in dawg[:4])
    below = [0] * len(final)
    for v, own in enumerate(final):
        below[v] = own + sum(below[t] for t in target[first[v] : first[v + 1]])
    node = 0
    while node < len(states):
        for s, face in enumerate(faces):
            at, number = states[node], numbers[node]
            for letter in face:
                number += final[at]
                for e in range(first[at], first[at + 1]):
                    if label[e] == letter:
                        at = target[e]
                        break
                    number += below[target[e]]
                else:
                    break
            else:
                children[node][s] = len(states)
                children.append([0] * len(faces))
                length.append(length[node] + len(face))
                mark.append(number if final[at] and length[-1] >= shortest else -1)
                states.append(at)
                numbers.append(number)
        node += 1
    return Trie(np.array(children, np.int32), np.array(mark, np.int32), np.array(length, np.int32))


@njit(cache=True)
def search(boards, near, degree, child, mark, length, leaf, points, stamps, stamp, out):
    """Points of all boards (uint8[n, cells], no holes) into out; Counts. stamps uint32[words], as in grid_scalar."""
    cells = boards.shape[1]
    node, cell, turn = (
        np.zeros(cells + 1, np.int32),
        np.zeros(cells + 1, np.int64),
        np.zeros(cells + 1, np.int64),
    )
    used = np.zeros(cells, np.bool_)
    tested = entered = inner = hits = 0
    for b in range(boards.shape[0]):
        total = 0
        for start in range(cells):
            depth = 1
            node[1], cell[1], turn[1] = child[0, boards[b, start]], start, -1
            tested += 1
            if node[1] == 0:
                continue
            while depth > 0:
                at = cell[depth]
                if turn[depth] < 0:  # just come here
                    used[at] = True
                    turn[depth] = 0
                    entered += 1
                    inner += not leaf[node[depth]]
                    word = mark[node[depth]]
                    if word >= 0:
                        hits += 1
                        if stamps[word] != stamp + b:
                            stamps[word] = stamp + b
                            total += points[length[node[depth]]]
                if turn[depth] == degree[at]:
                    used[at] = False
                    depth -= 1
                    continue
                to = near[at, turn[depth]]
                turn[depth] += 1
                tested += 1
                if not used[to]:
                    below = child[node[depth], boards[b, to]]
                    if below:
                        depth += 1
                        node[depth], cell[depth], turn[depth] = below, to, -1
        out[b] = total
    return tested, entered, inner, hits
