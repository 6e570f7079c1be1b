"""Unions: clusters apart from each other that one word, of the tiles that are left, could join."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np

from verbarium.fast.basics import ONE, u64
from verbarium.fast.board_position import bare
from verbarium.fast.turn_pool import MARKS
from verbarium.fast.turn_sets import LAID, in_stock


@bare
def gaps_between(rules, cells, marks, mark, parts, gap):
    """For the squares of lines with marks of all `parts` clusters: how many empty ones a word from them all must cover.

    The empty squares between a square and the nearest marks are counted, those at both ends too. Returns bits for
    these lines (d * size + line).
    """
    n = rules.size
    far = 8 * n
    lines = u64(0)
    for line in range(2 * n):
        at = marks[2 * n * n + line]
        if at >> 8 != mark or at & 255 != (1 << parts) - 1:
            continue
        lines |= ONE << u64(line)
        base = line * n
        for part in range(parts):
            count = far
            for x in range(n):
                q = base + x
                count += cells[q] == 0
                if marks[q] >> 8 == mark and (marks[q] >> part) & 1:
                    count = np.int64(cells[q] == 0)
                gap[2 * n * n + x] = count
            count = far
            for k in range(n):
                x = n - 1 - k
                q = base + x
                count += cells[q] == 0
                if marks[q] >> 8 == mark and (marks[q] >> part) & 1:
                    count = np.int64(cells[q] == 0)
                nearest = min(count, gap[2 * n * n + x])
                gap[q] = nearest if part == 0 else max(gap[q], nearest)
    return lines


@bare
def join_others(rules, stock, turns, pool, row, left, marks, mark, gap, lines):
    """Add the unions of a row with clusters of the pool that one placement of the tiles left may join.

    `gap` and `lines` are those of the row, see `gaps_between`. There is room for as many rows as the pool has.
    """
    n = rules.size
    base = row * LAID
    count = turns.size[row]
    for group in range(pool.info[1]):
        size = pool.size[group]
        if size >= left:
            break
        if pool.begin[group] >= turns.rank[row]:
            break
        code = turns.code[row] + pool.code[group]
        if not in_stock(stock, code):
            continue
        for place in range(pool.begin[group], min(pool.end[group], turns.rank[row])):
            common = lines & pool.lines[place]
            if common == 0:
                continue
            at = place * MARKS * LAID
            near = False
            apart = True
            for k in range(MARKS * size):
                x = pool.mark[at + k]
                if x < 0:
                    continue
                own = k % MARKS < 2
                if own and marks[x] >> 8 == mark:
                    apart = False
                    break
                if not near and (common >> u64(x // n)) & ONE:
                    near = gap[x] - (1 if own else 0) <= left - size
            if not near or not apart:
                continue
            new = turns.info[0]
            turns.info[0] = new + 1
            one = pool.rows[place]
            turns.key[new] = 0
            turns.code[new] = code
            turns.usage[new] = turns.usage[row] + pool.usage[group]
            turns.score[new] = turns.score[row] + turns.score[one]
            turns.parent[new] = row
            turns.other[new] = one
            turns.meta[new] = 0
            turns.pack[new] = 0
            turns.size[new] = count + size
            turns.parts[new] = turns.parts[row] + 1
            turns.rank[new] = place
            turns.open[new] = 1
            to = new * LAID
            for i in range(count + size):
                old = base + i if i < count else one * LAID + i - count
                turns.square[to + i] = turns.square[old]
                turns.cell[to + i] = turns.cell[old]
                turns.along[to + i] = turns.along[old]
                turns.part[to + i] = turns.part[old] if i < count else turns.parts[row]
