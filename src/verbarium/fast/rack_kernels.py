"""Words from given letters, compiled.

A rack is a set of *pieces*. Each may serve once, as any of the letters that it shows: a tile as one, a card of two
letters as either, a wildcard as all. So a word can be laid if its letters can be matched with different pieces.

The search goes down the automaton and keeps one such matching. A new letter takes an idle piece, or another
letter's piece if that letter can move on to a third, and so forth (an augmenting path); where no way is found there
is none, and no longer word with this beginning can be laid either. When a word ends, the matching of highest value
is found by the Hungarian method; pieces that must be used are worth more than everything else together.

    serve   int64[pieces, letters]  what a piece is worth as a letter; below 0: it cannot be that letter
    can     uint64[letters]         per letter the mask of pieces that can be it
    free    uint64                  mask of letters that need no piece
    must    uint64                  mask of pieces that must be used

The `Dawg`'s arrays are checked by the caller, who also sees to at most 64 pieces and words of at most 127 letters.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np
from numba import njit

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.basics import grown

_DEEP = 128
_MUST = 1 << 40
_NEVER = 1 << 60


@njit(cache=True, nogil=True)
def _take(letter, at, depth, can, owner, idle, letters, came, queue):
    """Match the letter at place `at` too: changes owner[depth] (the place that each piece serves) and idle[depth].

    Breadth first over pieces; came[piece] is the place that wants it. False, and nothing changed, if impossible.
    """
    one = np.uint64(1)
    row = owner[depth]
    at_once = can[letter] & idle[depth]
    if at_once:
        bit = at_once & (~at_once + one)
        piece = 0
        while (bit >> np.uint64(piece)) != one:
            piece += 1
        row[piece] = at
        idle[depth] ^= bit
        return True
    seen = np.uint64(0)
    head, tail = 0, 1
    queue[0] = at
    while head < tail:
        place = queue[head]
        head += 1
        wanted = can[letter if place == at else letters[place]] & ~seen
        seen |= wanted
        piece = 0
        while wanted:
            if wanted & one:
                came[piece] = place
                if row[piece] < 0:
                    # idle: everybody on the way moves on by one
                    idle[depth] ^= one << np.uint64(piece)
                    while True:
                        place = came[piece]
                        before = np.int64(-1)
                        if place != at:
                            for p in range(row.size):
                                if row[p] == place:
                                    before = p
                        row[piece] = place
                        if before < 0:
                            return True
                        row[before] = -1
                        piece = before
                queue[tail] = row[piece]
                tail += 1
            wanted >>= one
            piece += 1
    return False


@njit(cache=True, nogil=True)
def _best(word, length, serve, free, must, scratch):
    """The best value of laying a word that can be laid, with _MUST more for each piece of `must` in use.

    The Hungarian method with potentials: letters are added one by one, each along the cheapest augmenting path.
    Letters and pieces are counted from 1; piece 0 stands for the letter that is being added. scratch int64[7, *].
    """
    one = np.uint64(1)
    pieces = serve.shape[0]
    rows, u, v, owner, way, least, done = scratch
    n = 0
    for i in range(length):
        if not (free >> np.uint64(word[i])) & one:
            n += 1
            rows[n] = word[i]
    u[: n + 1] = 0
    v[: pieces + 1] = 0
    owner[: pieces + 1] = 0
    for i in range(1, n + 1):
        owner[0] = i
        j = 0
        least[: pieces + 1] = _NEVER
        done[: pieces + 1] = 0
        while True:
            done[j] = 1
            row, delta, next_j = owner[j], np.int64(_NEVER), 0
            for k in range(1, pieces + 1):
                if done[k]:
                    continue
                worth = serve[k - 1, rows[row]]
                if worth >= 0:
                    if (must >> np.uint64(k - 1)) & one:
                        worth += _MUST
                    cost = -worth - u[row] - v[k]
                    if cost < least[k]:
                        least[k], way[k] = cost, j
                if least[k] < delta:
                    delta, next_j = least[k], k
            if delta == _NEVER:
                return np.int64(-1)
            for k in range(pieces + 1):
                if done[k]:
                    u[owner[k]] += delta
                    v[k] -= delta
                elif least[k] < _NEVER:
                    least[k] -= delta
            j = next_j
            if owner[j] == 0:
                break
        while j:
            owner[j] = owner[way[j]]
            j = way[j]
    total = np.int64(0)
    for k in range(1, pieces + 1):
        if owner[k]:
            total += serve[k - 1, rows[owner[k]]]
            if (must >> np.uint64(k - 1)) & one:
                total += _MUST
    return total


@njit(cache=True, nogil=True)
def words(
    first, final, label, target, count, serve, can, even, free, must, musts, shortest, longest, least, most
):
    """Numbers (uint32), values (int64) and pieces used (int64) of all words that can be laid, by number.

    count uint32[nodes] words below each node; even int64[letters] what a letter is worth if that is the same with
    every piece, else -1; shortest … longest letters, least … most pieces used; musts is how many are in `must`.
    """
    one = np.uint64(1)
    pieces = serve.shape[0]
    ids, values, used = np.empty(64, np.uint32), np.empty(64, np.int64), np.empty(64, np.int64)
    found = 0
    node, edge = np.zeros(_DEEP + 1, np.int64), np.zeros(_DEEP + 1, np.int64)
    number, taken = np.zeros(_DEEP + 1, np.int64), np.zeros(_DEEP + 1, np.int64)
    letters = np.zeros(_DEEP + 1, np.int64)
    owner = np.full((_DEEP + 1, pieces), -1, np.int64)
    idle = np.zeros(_DEEP + 1, np.uint64)  # pieces without a letter
    sums = np.zeros(_DEEP + 1, np.int64)  # value so far, -1 once it depends
    came, queue = np.zeros(pieces + 1, np.int64), np.zeros(pieces + 2, np.int64)
    scratch = np.zeros((7, _DEEP + 1), np.int64)
    for p in range(pieces):
        idle[0] |= one << np.uint64(p)
    depth = 0
    node[0] = final.size - 1
    edge[0] = first[node[0]]
    arrived = True
    while depth >= 0:
        v = node[depth]
        if arrived:
            arrived = False
            if final[v]:
                if shortest <= depth <= longest and least <= taken[depth] <= most:
                    value = sums[depth]
                    if musts or value < 0:  # it depends on who lays which letter
                        value = _best(letters, depth, serve, free, must, scratch) - musts * _MUST
                    if value >= 0:
                        if found == ids.size:
                            ids = grown(ids, 2 * found)
                            values = grown(values, 2 * found)
                            used = grown(used, 2 * found)
                        ids[found], values[found], used[found] = number[depth], value, taken[depth]
                        found += 1
                number[depth] += 1
        if edge[depth] == first[v + 1] or depth == longest:
            depth -= 1
            continue
        e = edge[depth]
        edge[depth] += 1
        t = np.int64(target[e])
        letter = np.int64(label[e])
        here = number[depth]
        number[depth] += np.int64(count[t])
        needs = np.int64((~free >> np.uint64(letter)) & one)
        if needs and (taken[depth] == most or can[letter] == 0):
            continue
        owner[depth + 1] = owner[depth]
        idle[depth + 1] = idle[depth]
        sums[depth + 1] = sums[depth]
        if needs:
            if not _take(letter, depth, depth + 1, can, owner, idle, letters, came, queue):
                continue
            if even[letter] < 0 or sums[depth] < 0:
                sums[depth + 1] = -1
            else:
                sums[depth + 1] += even[letter]
        letters[depth] = letter
        taken[depth + 1] = taken[depth] + needs
        depth += 1
        node[depth], edge[depth], number[depth] = t, first[t], here
        arrived = True
    return ids[:found].copy(), values[:found].copy(), used[:found].copy()
