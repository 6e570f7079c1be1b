"""The pool of small clusters, and turns put together from clusters that stand apart from each other."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import ONE, u64
from verbarium.fast.board_position import NEVER, bare
from verbarium.fast.turn_found import note, promising
from verbarium.fast.turn_sets import AHEAD, LAID, in_stock, put_bare

MARKS = 6  # marks that one tile makes, see `mark_set`


class Pool(NamedTuple):
    """Small clusters by size, then by what they use (groups), then by score, the best first.

    rows    int64[k]; mark  int64[k * MARKS * LAID] their marks, see `mark_set`, -1 for none
    lines   uint64[k] bits for the lines (d * size + line) that bear them
    begin, end, code, usage, size, top  of each group: its places in the pool, what it uses, number of tiles, best score
    rest    int64[indices] for each usage the most that one or more clusters of the pool can add, were they never in
            each other's way, with the end that they come to, see `Found`
    apart   int64[indices * (AHEAD + 1)] the points of so many tiles at most, or of none
    info    int64: rows, groups
    """

    rows: NDArray[np.int64]
    mark: NDArray[np.int64]
    lines: NDArray[np.uint64]
    begin: NDArray[np.int64]
    end: NDArray[np.int64]
    code: NDArray[np.uint64]
    usage: NDArray[np.int64]
    size: NDArray[np.int64]
    top: NDArray[np.int64]
    rest: NDArray[np.int64]
    apart: NDArray[np.int64]
    info: NDArray[np.int64]


@bare
def fill(rules, turns, pool, ids, cells):
    """Add clusters to the pool, which has room for them; all of one size, ordered by group and then by score.

    `cells` is the board before the turn, in both orientations, to work on; it is given back as it was.
    """
    n = rules.size
    nn = n * n
    for k in range(ids.shape[0]):
        row = ids[k]
        place = pool.info[0]
        group = pool.info[1] - 1
        if k == 0 or turns.code[ids[k - 1]] != turns.code[row]:
            group += 1
            pool.info[1] = group + 1
            pool.begin[group] = place
            pool.code[group] = turns.code[row]
            pool.usage[group] = turns.usage[row]
            pool.size[group] = turns.size[row]
            pool.top[group] = turns.score[row]
        pool.end[group] = place + 1
        pool.rows[place] = row
        pool.lines[place] = 0
        turns.rank[row] = place
        pool.info[0] = place + 1
        base = row * LAID
        for i in range(base, base + turns.size[row]):
            put_bare(n, cells, turns.square[i], turns.cell[i])
        at = place * MARKS * LAID
        for i in range(base, base + turns.size[row]):
            q = np.int64(turns.square[i])
            for d in range(2):
                line = q // n
                x = q - line * n
                if d == 1:
                    line, x = x, line
                pool.mark[at + d] = d * nn + line * n + x
                o = (1 - d) * nn + x * n
                y = line - 1
                while y >= 0 and cells[o + y] != 0:
                    y -= 1
                pool.mark[at + 2 + 2 * d] = d * nn + y * n + x if y >= 0 else -1
                y = line + 1
                while y < n and cells[o + y] != 0:
                    y += 1
                pool.mark[at + 3 + 2 * d] = d * nn + y * n + x if y < n else -1
            for j in range(at, at + MARKS):
                if pool.mark[j] >= 0:
                    pool.lines[place] |= ONE << u64(pool.mark[j] // n)
            at += MARKS
        for i in range(base, base + turns.size[row]):
            put_bare(n, cells, turns.square[i], 0)


@bare
def work_out_rest(stock, pool, found, codes):
    """Recompute pool.rest; `codes` are those of all indices, a smaller part of a set before the set."""
    for k in range(codes.shape[0]):
        i = codes.shape[0] - 1 - k
        best = NEVER
        for g in range(pool.info[1]):
            if in_stock(stock, codes[i] + pool.code[g]):
                after = i + pool.usage[g]
                best = max(best, 256 * pool.top[g] + max(found.end[after], pool.rest[after]))
        pool.rest[i] = best


@bare
def work_out_apart(stock, pool, codes):
    """Recompute pool.apart."""
    wide = AHEAD + 1
    for k in range(codes.shape[0]):
        i = codes.shape[0] - 1 - k
        for b in range(wide):
            pool.apart[i * wide + b] = 0
        for g in range(pool.info[1]):
            if pool.size[g] < wide and in_stock(stock, codes[i] + pool.code[g]):
                after = i + pool.usage[g]
                for b in range(pool.size[g], wide):
                    most = pool.top[g] + pool.apart[after * wide + b - pool.size[g]]
                    pool.apart[i * wide + b] = max(pool.apart[i * wide + b], most)


@bare
def _apart(turns, pool, place, marks, mark):
    """Whether a cluster of the pool is neither on a marked square nor beside a word with a tile of the marked row."""
    at = place * MARKS * LAID
    for _ in range(turns.size[pool.rows[place]]):
        if marks[pool.mark[at]] >> 8 == mark or marks[pool.mark[at + 1]] >> 8 == mark:
            return False
        at += MARKS
    return True


@bare
def _apart_from(turns, pool, one, two):
    """The same for two clusters of the pool."""
    a = one * MARKS * LAID
    for _ in range(turns.size[pool.rows[one]]):
        for x in (pool.mark[a], pool.mark[a + 1]):
            b = two * MARKS * LAID
            for k in range(MARKS * turns.size[pool.rows[two]]):
                if pool.mark[b + k] == x:
                    return False
        a += MARKS
    return True


@bare
def combine(stock, turns, pool, found, row, marks, mark, chain):
    """Look for the best turns of this cluster and others, smaller ones, that stand apart from it and each other.

    chain  int64[8 * LAID], to work in
    """
    depth = 0
    # Of each depth: group, place in the pool, and where the turn stands before the choice.
    places = LAID
    codes = 2 * LAID
    indices = 3 * LAID
    scores = 4 * LAID
    keys = 5 * LAID
    limits = 6 * LAID
    rank = turns.rank[row]
    group = pool.info[1] - 1
    chain[0] = group
    chain[places] = -1
    chain[codes] = np.int64(turns.code[row])
    chain[indices] = turns.usage[row]
    chain[scores] = turns.score[row]
    chain[keys] = np.int64(turns.key[row])
    chain[limits] = rank
    while True:
        group = chain[depth]
        if group < 0:
            depth -= 1
            if depth < 0:
                return
            chain[places + depth] += 1
            continue
        place = chain[places + depth]
        if place < 0:
            place = pool.begin[group]
            chain[places + depth] = place
            if not in_stock(stock, u64(chain[codes + depth]) + pool.code[group]):
                place = pool.end[group]
        index = chain[indices + depth] + pool.usage[group]
        most = NEVER
        if place < min(pool.end[group], chain[limits + depth]):
            most = 256 * (chain[scores + depth] + turns.score[pool.rows[place]])
            most += max(found.end[index], pool.rest[index])
        if most <= found.info[1]:  # nothing more in this group
            chain[depth] = group - 1
            chain[places + depth] = -1
            continue
        fits = _apart(turns, pool, place, marks, mark)
        for k in range(depth):
            fits = fits and _apart_from(turns, pool, chain[places + k], place)
        if not fits:
            chain[places + depth] += 1
            continue
        code = u64(chain[codes + depth]) + pool.code[group]
        score = chain[scores + depth] + turns.score[pool.rows[place]]
        key = u64(chain[keys + depth]) ^ turns.key[pool.rows[place]]
        to = note(found, key, index, score, row) if promising(found, index, score) else -1
        if to >= 0:
            for k in range(depth + 1):
                found.rows[to + k] = pool.rows[chain[places + k]]
        depth += 1
        chain[depth] = group
        chain[places + depth] = -1
        chain[codes + depth] = np.int64(code)
        chain[indices + depth] = index
        chain[scores + depth] = score
        chain[keys + depth] = np.int64(key)
        chain[limits + depth] = place
