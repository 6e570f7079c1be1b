"""Sets of tiles that a turn of several placements can lay, what they use of the rack, and what they score."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import ONE, mixed, u64
from verbarium.fast.board_position import bare, is_lone, joined, put, refresh_once

LAID = 8  # tiles that a turn can lay
AHEAD = 4  # a bound is found for so many tiles in hand, at most


class Terms(NamedTuple):
    """What counts in a turn."""

    final: int  # 1: only words that stand at its end score; 0: each placement scores its words
    build: int  # 1: a word may rest on tiles of the same turn only
    given: int  # 1: a tile given for a wildcard counts towards the bonus
    bonus: NDArray[np.int64]  # as in Rules, for the whole turn


class Sets(NamedTuple):
    """Sets of tiles that a turn can lay, each once with its best score. Rows are sets, in order of discovery.

    A set is a cluster (its placements hang together: each but the first meets one before it) or a union of clusters
    that a placement may still join.

    key     uint64  of a cluster; the register `table` finds a row by it
    code    uint64  of the rack tiles used and given, see `Stock`
    usage   int64   the same as a small number, its index
    score   int64   best sum of the words' scores, without bonus
    parent  int64   row before the last placement; of a union, its first part (or union)
    other   int64   of a union, its last cluster; else -1
    meta, pack      the last placement; meta = 0 for unions and for the empty set
    size    int64   number of entries
    parts   int64   clusters in it; 0 for the empty set
    rank    int64   place in the pool of clusters; of a union, that of its last one
    open    uint8   1 if the set leaves tiles in hand; only such clusters are in the register
    square, cell, along, part  [LAID * rows] entries: square, cell, direction of its word, number of its cluster
    info    int64: rows, room needed in `out` (0: enough), rows needed (0: enough)
    """

    key: NDArray[np.uint64]
    code: NDArray[np.uint64]
    usage: NDArray[np.int64]
    score: NDArray[np.int64]
    parent: NDArray[np.int64]
    other: NDArray[np.int64]
    meta: NDArray[np.uint64]
    pack: NDArray[np.uint64]
    size: NDArray[np.int64]
    parts: NDArray[np.int64]
    rank: NDArray[np.int64]
    open: NDArray[np.uint8]
    table: NDArray[np.int64]
    square: NDArray[np.int16]
    cell: NDArray[np.uint8]
    along: NDArray[np.uint8]
    part: NDArray[np.uint8]
    info: NDArray[np.int64]


class Stock(NamedTuple):
    """The rack, and how what a set of tiles takes from it is written: as a code and as an index, both of which add up.

    rack    int64[letters + 2] tiles in hand
    lazy    int64[letters + 2] how many of a letter can be given for stars on the board
    shift, give_shift  int64[letters + 2] where in a code stands how many of a tile are used, and how many of them given
    mask, give_mask    int64[letters + 2] the bits of these numbers
    step, give_step    int64[letters + 2] what one of them adds to the index
    limits  the code of all there is; guards: a bit above each number
    tiles   number of tiles; due: blanks that must be laid; given: tiles given before
    """

    rack: NDArray[np.int64]
    lazy: NDArray[np.int64]
    shift: NDArray[np.int64]
    give_shift: NDArray[np.int64]
    mask: NDArray[np.int64]
    give_mask: NDArray[np.int64]
    step: NDArray[np.int64]
    give_step: NDArray[np.int64]
    limits: np.uint64
    guards: np.uint64
    tiles: int
    due: int
    given: int


@bare
def digits(counts, shift, mask, step, codes, at, indices, limits, guards):
    """Lay out numbers up to `counts` from bit `at` of a code on, and write all codes there are, by index.

    counts  int64[tiles]; shift, mask, step  the same, to be written, see `Stock`
    Returns the next bit free, how many codes there are now, and limits and guards with the new numbers in them.
    """
    for tile in range(counts.shape[0]):
        shift[tile] = 0
        mask[tile] = 0
        step[tile] = 0
        count = counts[tile]
        if count == 0:
            continue
        width = 0
        while count >> width:
            width += 1
        shift[tile] = at
        mask[tile] = (1 << width) - 1
        step[tile] = indices
        limits |= u64(count) << u64(at)
        guards |= ONE << u64(at + width)
        for i in range(indices, indices * (count + 1)):
            codes[i] = codes[i - indices] + (ONE << u64(at))
        indices *= count + 1
        at += width + 1
    return at, indices, limits, guards


@bare
def row_for(turns, key):
    """The row with this key, or -1 - the register's slot where it would go."""
    room = turns.table.shape[0] - 1
    j = np.int64(key >> u64(20)) & room
    while turns.table[j] >= 0:
        if turns.key[turns.table[j]] == key:
            return turns.table[j]
        j = (j + 1) & room
    return -1 - j


@bare
def rehash(turns):
    """Fill an empty register (all -1)."""
    for row in range(turns.info[0]):
        if turns.open[row] and turns.parts[row] < 2:
            turns.table[-1 - row_for(turns, turns.key[row])] = row


@bare
def root(turns):
    """Add the empty set, which must be the first row."""
    turns.key[0] = 0
    turns.code[0] = 0
    turns.usage[0] = 0
    turns.score[0] = 0
    turns.parent[0] = -1
    turns.other[0] = -1
    turns.meta[0] = 0
    turns.size[0] = 0
    turns.parts[0] = 0
    turns.rank[0] = 0
    turns.open[0] = 1
    turns.table[-1 - row_for(turns, u64(0))] = 0
    turns.info[0] = 1


@bare
def entry_key(terms, turns, i):
    """What an entry adds to the key of its set."""
    along = np.int64(turns.along[i]) << 8 if terms.final else 0
    return mixed((np.int64(turns.square[i]) << 9) | along | np.int64(turns.cell[i]))


@bare
def count_used(stock, code, tile):
    """How many of a tile a code says are used, given ones in it."""
    return np.int64(code >> u64(stock.shift[tile])) & stock.mask[tile]


@bare
def count_given(stock, code, tile):
    """How many of a letter a code says are given for stars."""
    if stock.give_mask[tile] == 0:
        return 0
    return np.int64(code >> u64(stock.give_shift[tile])) & stock.give_mask[tile]


@bare
def in_stock(stock, code):
    """Whether there are so many tiles."""
    return ((stock.limits | stock.guards) - code) & stock.guards == stock.guards


@bare
def put_bare(n, cells, square, cell):
    """Set a square in both orientations."""
    q = np.int64(square)
    cells[q] = cell
    cells[n * n + (q % n) * n + q // n] = cell


@bare
def lay_entries(words, rules, pos, turns, begin, end, stamps):
    """Put entries begin … end - 1 on a board, and bring it up to date."""
    last = stamps.shape[0] - 1
    stamps[last] += 1
    for i in range(begin, end):
        put(rules, pos, np.int64(turns.square[i]), np.int64(turns.cell[i]))
    for i in range(begin, end):
        refresh_once(words, rules, pos, np.int64(turns.square[i]), stamps, stamps[last])


@bare
def standing(rules, pos, turns, row):
    """Score of the words that stand: those with a tile of this turn, cross words only if they score."""
    n = rules.size
    total = 0
    base = row * LAID
    for d in range(2):
        for i in range(turns.size[row]):
            sq = np.int64(turns.square[base + i])
            q = sq if d == 0 else n * n + (sq % n) * n + sq // n
            if is_lone(rules, pos, q):
                continue
            a = q
            while a % n > 0 and pos.cells[a - 1] != 0:
                a -= 1
            value = 0
            factor = 1 if rules.join == 0 else 0
            counts = rules.crosses
            first = True  # whether entry i is the first of this turn in the word, in order of entries
            x = a
            while True:
                cell = np.int64(pos.cells[x])
                v = rules.value[cell]
                laid = -1
                for j in range(turns.size[row]):
                    s2 = np.int64(turns.square[base + j])
                    q2 = s2 if d == 0 else n * n + (s2 % n) * n + s2 // n
                    if q2 == x:
                        laid = j
                if laid >= 0:
                    if laid < i:
                        first = False
                    if turns.along[base + laid] == d:
                        counts = 1
                fresh = laid >= 0 and (
                    rules.premium == 0 or (rules.premium == 1 and turns.along[base + laid] == d)
                )
                if fresh or rules.premium == 2:
                    v *= rules.letter[x]
                    factor = joined(rules.join, factor, rules.word[x])
                value += v
                x += 1
                if x % n == 0 or pos.cells[x] == 0:
                    break
            if first and counts:
                total += value * (factor if factor > 0 else 1)
    return total
