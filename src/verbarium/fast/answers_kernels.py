"""About the best that each of many racks can score in a turn of several placements."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.turn_placed import ENTRIES, expand, root


class Glance(NamedTuple):
    """What `answers` works in; see `expand`."""

    group: NDArray[np.uint64]
    pick: NDArray[np.int64]
    hopes: NDArray[np.int64]
    chosen: NDArray[np.int64]
    none: NDArray[np.int64]


@nb.njit(cache=True)
def _layer(turns, glance, hope, size, width):
    """Rows with `size` entries to follow, in order of discovery: the most hopeful of each group, `width` groups."""
    groups = 0
    most = glance.group.shape[0]
    for row in range(turns.info[0]):
        if turns.size[row] != size or turns.open[row] != 1:
            continue
        worth = 0
        for i in range(row * ENTRIES, row * ENTRIES + size):
            worth = max(worth, hope[turns.square[i]])
        worth += turns.score[row]
        g = turns.group[row]
        k = 0
        while k < groups and glance.group[k] != g:
            k += 1
        if k == groups:
            if groups == most:
                continue
            groups += 1
            glance.group[k] = g
        elif glance.hopes[k] >= worth:
            continue
        glance.hopes[k] = worth
        glance.pick[k] = row
    count = 0
    for _ in range(min(groups, width)):
        best = 0
        for k in range(1, groups):
            if glance.hopes[k] > glance.hopes[best]:
                best = k
        glance.hopes[best] = -1
        row = glance.pick[best]
        k = count
        while k > 0 and glance.chosen[k - 1] > row:
            glance.chosen[k] = glance.chosen[k - 1]
            k -= 1
        glance.chosen[k] = row
        count += 1
    return count


@nb.njit(cache=True)
def answers(
    words, rules, terms, fresh, stem, pos, racks, width, hope, turns, glance, out, spots, work, leave, stamps, marks,
    room, scores,
):  # fmt: skip
    """About the best that each rack can score in a turn of several words, without taking up wildcards; -1: nothing.

    A glance: of each size only `width` sets of tiles are followed, and of each multiset of tiles only the best one.
    """
    for s in range(racks.shape[0]):
        turns.table[:] = -1
        turns.info[:] = 0
        turns.info[1] = -1
        turns.info[2] = -1
        root(rules, turns, glance.none, glance.none, 0)
        tiles = 0
        for c in range(racks.shape[1]):
            tiles += racks[s, c]
        for size in range(tiles):
            count = _layer(turns, glance, hope, size, width)
            at = 0
            while at < count:
                at = expand(
                    words, rules, terms, fresh, stem, pos, racks[s], glance.chosen[:count], at, turns, out, spots,
                    work, leave, stamps, marks, room,
                )  # fmt: skip
                if at < count:  # no room for what follows from this set: go on with the next one
                    turns.info[3] = 0
                    turns.info[4] = 0
                    at += 1
        scores[s] = turns.info[1]
