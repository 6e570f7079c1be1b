"""About the best that each of many racks can score in a turn of several placements.

A glance: of each size few sets of tiles are followed, and of those that use the same tiles only the most hopeful; few
of those go into the pool; unions are not looked at, nor is it worked out what can follow.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import u64
from verbarium.fast.board_position import NEVER
from verbarium.fast.turn_found import prizes
from verbarium.fast.turn_pool import fill, work_out_rest
from verbarium.fast.turn_search import expand
from verbarium.fast.turn_sets import LAID, Stock, digits, root

TOPS = 4  # clusters of each usage that go into the pool


class Glance(NamedTuple):
    """What `answers` works in, beside what the search does.

    shift, mask, step, lazy, give_shift, give_mask, give_step  int64[letters + 2] as in `Stock`
    codes   uint64[indices]
    tops    int64[indices * TOPS] of each usage the rows that score most, -1 for none
    pick, hopes  int64[indices] of each usage the row to follow, and what it is hoped for
    ids     int64[indices * TOPS] rows for the pool, or to follow
    """

    shift: NDArray[np.int64]
    mask: NDArray[np.int64]
    step: NDArray[np.int64]
    lazy: NDArray[np.int64]
    give_shift: NDArray[np.int64]
    give_mask: NDArray[np.int64]
    give_step: NDArray[np.int64]
    codes: NDArray[np.uint64]
    tops: NDArray[np.int64]
    pick: NDArray[np.int64]
    hopes: NDArray[np.int64]
    ids: NDArray[np.int64]


@nb.njit(cache=True)
def _look(turns, glance, hope, size, indices):
    """See which rows with `size` entries there are: `tops`, `pick` and `hopes` of each usage."""
    glance.tops[: indices * TOPS] = -1
    glance.hopes[:indices] = -1
    for row in range(turns.info[0]):
        if turns.size[row] != size or turns.open[row] != 1:
            continue
        usage = turns.usage[row]
        worth = 0
        for i in range(row * LAID, row * LAID + size):
            worth = max(worth, hope[turns.square[i]])
        worth += turns.score[row]
        if worth > glance.hopes[usage]:
            glance.hopes[usage] = worth
            glance.pick[usage] = row
        one = row
        for k in range(usage * TOPS, usage * TOPS + TOPS):
            other = glance.tops[k]
            if other < 0 or turns.score[other] < turns.score[one]:
                glance.tops[k] = one
                one = other
                if one < 0:
                    break


@nb.njit(cache=True)
def _most_hopeful(glance, indices, width):
    """Write to `ids` the rows to follow, those of the `width` most hopeful usages; returns how many there are."""
    for count in range(min(width, indices)):
        best = 0
        for usage in range(1, indices):
            if glance.hopes[usage] > glance.hopes[best]:
                best = usage
        if glance.hopes[best] < 0:
            return count
        glance.hopes[best] = -1
        glance.ids[count] = glance.pick[best]
    return min(width, indices)


@nb.njit(cache=True)
def answers(
    words, rules, terms, fresh, pos, racks, width, squares, turns, pool, found, glance, out, room, hope, stars, scores
):  # fmt: skip
    """About the best that each rack can score, without taking up blanks; -1: nothing.

    width    usages of each size that are followed
    squares  int64[size²] what a tile on each square lets hope for
    stars    int64[letters + 2] stars on the board that can be taken up, by letter
    """
    g = glance
    for s in range(racks.shape[0]):
        rack = racks[s]
        tiles = rack.sum()
        at, indices, limits, guards = digits(rack, g.shift, g.mask, g.step, g.codes, 0, 1, u64(0), u64(0))
        room_left = g.codes.shape[0] // indices
        for c in range(rack.shape[0]):  # letters to give for stars, as far as there is room for the codes
            g.lazy[c] = min(rack[c], stars[c], room_left - 1)
            room_left //= g.lazy[c] + 1
        _, indices, limits, guards = digits(
            g.lazy, g.give_shift, g.give_mask, g.give_step, g.codes, at, indices, limits, guards
        )
        stock = Stock(
            rack, g.lazy, g.shift, g.give_shift, g.mask, g.give_mask, g.step, g.give_step, limits, guards, tiles, 0, 0
        )  # fmt: skip
        codes = g.codes[:indices]
        prizes(terms, stock, rules.letters, codes, found.end)
        found.more[:indices] = found.end[:indices].max()
        found.info[0] = 0
        found.info[1] = -1
        pool.info[:] = 0
        pool.rest[:] = NEVER
        room.bare[:] = fresh.cells
        turns.table[:] = -1
        turns.info[:] = 0
        root(turns)
        for size in range(tiles):
            _look(turns, g, squares, size, indices)
            if size > 0 and 2 * size <= tiles:
                kept = 0
                for k in range(indices * TOPS):
                    if g.tops[k] >= 0:
                        g.ids[kept] = g.tops[k]
                        kept += 1
                fill(rules, turns, pool, g.ids[:kept], room.bare)
                work_out_rest(stock, pool, found, codes)
            count = _most_hopeful(g, indices, width)
            at = 0
            while at < count:
                at = expand(
                    words, rules, terms, stock, fresh, pos, g.ids[:count], at, turns, pool, found, out, room, hope,
                    False,
                )  # fmt: skip
                if at < count:  # no room for what follows from this set: go on with the next one
                    turns.info[1] = 0
                    turns.info[2] = 0
                    at += 1
        scores[s] = found.worth[0] >> 8 if found.info[0] > 0 else -1
