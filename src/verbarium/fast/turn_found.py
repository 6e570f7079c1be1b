"""The best turns that a search has found, and what a turn is worth besides the scores of its words.

What a turn uses of the rack says what it keeps and what bonus it gets; so that is known beforehand for each usage. All
that is worth anything is in 1/256 points here.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.board_position import NEVER, bare
from verbarium.fast.turn_sets import LAID, count_given, count_used

MEMBERS = 1 + LAID  # clusters of a turn: the largest, then others; -1 for none


class Found(NamedTuple):
    """Turns by what they are worth, the best first: `most` at most, of those that keep the same `each` at most.

    end     int64[indices] by usage: the bonus and what is kept; `NEVER` if a blank that was taken up is not laid
    more    int64[indices] the highest `end` that a turn of this usage can come to
    hand    int64[indices] the number of what is kept
    worth, usage, score  int64[most] what each turn is worth, what it uses, the sum of its words' scores
    key     uint64[most] of its set of tiles
    rows    int64[most * MEMBERS] its clusters
    info    int64[3]: how many there are, what a turn must be worth more than to be among them, `each`
    """

    end: NDArray[np.int64]
    more: NDArray[np.int64]
    hand: NDArray[np.int64]
    worth: NDArray[np.int64]
    usage: NDArray[np.int64]
    score: NDArray[np.int64]
    key: NDArray[np.uint64]
    rows: NDArray[np.int64]
    info: NDArray[np.int64]


@bare
def prizes(terms, stock, letters, codes, end):
    """Write the bonus for each usage to `end`; `NEVER` if a blank that was taken up is not laid."""
    indices = codes.shape[0]
    # First, tile by tile, how many are used, and above that how many wildcards are laid.
    for i in range(indices):
        end[i] = 0
    for c in range(letters + 2):
        if stock.rack[c] > 0:
            wild = 256 if c >= letters else 0
            for i in range(indices):
                end[i] += (1 + wild) * count_used(stock, codes[i], c) + 256 * count_given(stock, codes[i], c)
    for i in range(indices):
        size = end[i] & 255
        wild = end[i] >> 8
        given = wild - count_used(stock, codes[i], letters) - count_used(stock, codes[i], letters + 1)
        left = size - (0 if terms.given else given + stock.given)
        end[i] = 0
        if count_used(stock, codes[i], letters) < stock.due:
            end[i] = NEVER
        elif left > 0:
            end[i] = 256 * terms.bonus[2 * left + (1 if wild > 0 else 0)]


@bare
def need(found, usage, score):
    """Points that a set with this usage and score must still gain more than, to come to a turn among the best."""
    return ((found.info[1] - found.more[usage]) >> 8) - score


@nb.njit(inline="always")
def promising(found, usage, score):
    """Whether a turn could be among the best: most are not, and need no further look."""
    return 256 * score + found.end[usage] > found.info[1]


@bare
def place_for(found, key, usage, score):
    """Where in the list a promising turn would drop another one, or be added; -1 if it is not among the best."""
    worth = 256 * score + found.end[usage]
    count = found.info[0]
    alike = 0
    last = 0
    for k in range(count):
        if found.key[k] == key:
            return k if worth > found.worth[k] else -1
        if found.hand[found.usage[k]] == found.hand[usage]:
            alike += 1
            last = k
    if alike == found.info[2]:
        return last if worth > found.worth[last] else -1
    return min(count, found.worth.shape[0] - 1)


@bare
def note(found, key, usage, score, row):
    """Put a promising turn among the best if it is one; returns where its other clusters are to be written, or -1."""
    k = place_for(found, key, usage, score)
    if k < 0:
        return -1
    if k == found.info[0]:
        found.info[0] += 1
    worth = 256 * score + found.end[usage]
    while k > 0 and found.worth[k - 1] < worth:
        found.worth[k] = found.worth[k - 1]
        found.usage[k] = found.usage[k - 1]
        found.score[k] = found.score[k - 1]
        found.key[k] = found.key[k - 1]
        for m in range(MEMBERS):
            found.rows[k * MEMBERS + m] = found.rows[(k - 1) * MEMBERS + m]
        k -= 1
    found.worth[k] = worth
    found.usage[k] = usage
    found.score[k] = score
    found.key[k] = key
    found.rows[k * MEMBERS] = row
    for m in range(1, MEMBERS):
        found.rows[k * MEMBERS + m] = -1
    if found.info[0] == found.worth.shape[0]:
        found.info[1] = found.worth[found.info[0] - 1]
    return k * MEMBERS + 1
