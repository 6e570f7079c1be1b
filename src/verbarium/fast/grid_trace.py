"""Words on a grid, one word or one path at a time: slower than the queue, and without its bounds.

`spell` gives words their letters back. `trace` finds for each word the path that comes first in the order of cells.
`walk` is the depth-first search for grids too large for 64-bit masks; it needs no queue and so cannot overflow, but
a grid of one repeated letter may have more paths than anybody can wait for, so it counts its steps and gives up.
`candidates` then lists the words that the grid's faces could spell at all, for `trace` to settle one by one.

`trace` works backwards first: from which cells can the rest of the word be read, if cells might be used twice?
That is cheap, and the true search, which enters only such cells, hardly ever goes wrong. On a grid of very few letters
it may go wrong very often, so it then remembers where it went wrong.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np
from numba import njit

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.basics import grown, lowest, popcount

_HOLE = 255
_DEPTH = 130  # more than the letters of any word
_HARD = 4096  # steps from which on dead ends are remembered
_A = np.uint64(0x9E3779B97F4A7C15)
_B = np.uint64(0xBF58476D1CE4E5B9)
_C = np.uint64(0x94D049BB133111EB)


@njit(cache=True, nogil=True)
def count_words(first, final, target):
    """uint32[nodes]: the words that go on from each node of a `Dawg`, its own end included."""
    count = np.zeros(final.size, np.uint32)
    for v in range(final.size):
        c = np.uint32(final[v])
        for e in range(first[v], first[v + 1]):
            c += count[target[e]]
        count[v] = c
    return count


@njit(cache=True, nogil=True)
def measure(first, final, target):
    """Of a `Dawg`: uint32[edges], the words of an edge's node that come before those along it, its own end included;
    how many words there are; letters of the longest."""
    before = np.zeros(target.size, np.uint32)
    count = np.zeros(final.size, np.uint32)
    height = np.zeros(final.size, np.int64)
    for v in range(final.size):
        c = np.uint32(final[v])
        for e in range(first[v], first[v + 1]):
            before[e] = c
            c += count[target[e]]
            height[v] = max(height[v], height[target[e]] + 1)
        count[v] = c
    return before, np.int64(count[final.size - 1]), height[final.size - 1]


@njit(cache=True, nogil=True)
def spell(first, final, label, target, before, ids):
    """Letter codes (uint8, all words on end) and offsets (int64[words + 1]) of the words with these numbers.

    before: see `measure`. Each word goes on from where the last one was, so ascending numbers are the quickest.
    """
    codes = np.empty(16 + 8 * ids.size, np.uint8)
    offsets = np.zeros(ids.size + 1, np.int64)
    # the way to the last word: nodes, and the numbers of their first words and of the first word behind them
    node = np.empty(_DEPTH, np.int64)
    begin = np.empty(_DEPTH, np.int64)
    end = np.empty(_DEPTH, np.int64)
    edge = np.empty(_DEPTH, np.int64)
    d, n = 0, 0
    node[0], begin[0], end[0], edge[0] = final.size - 1, 0, 1 << 62, first[final.size - 1]
    for i in range(ids.size):
        number = np.int64(ids[i])
        while d > 0 and not begin[d] <= number < end[d]:
            d -= 1
        while number != begin[d] or not final[node[d]]:
            rank = number - begin[d]
            e, last = edge[d], np.int64(first[node[d] + 1]) - 1
            if rank < np.int64(before[e]):
                e = np.int64(first[node[d]])
            while e < last and np.int64(before[e + 1]) <= rank:
                e += 1
            edge[d] = e
            d += 1
            node[d] = target[e]
            begin[d] = begin[d - 1] + np.int64(before[e])
            end[d] = end[d - 1] if e == last else begin[d - 1] + np.int64(before[e + 1])
            edge[d] = first[node[d]]
        if n + d > codes.size:
            codes = grown(codes, 2 * (n + d))
        for j in range(d):
            codes[n + j] = label[edge[j]]
        n += d
        offsets[i + 1] = n
    return codes[:n], offsets


@njit(cache=True, nogil=True)
def _fits(codes, begin, end, letters, length):
    if begin + length > end:
        return False
    for k in range(length):  # noqa: SIM110 (a generator is not compiled)
        if codes[begin + k] != letters[k]:
            return False
    return True


@njit(cache=True, nogil=True)
def _around(near, low, high):
    """The neighbours of a set of cells."""
    one = np.uint64(1)
    a = b = np.uint64(0)
    while low:
        c = np.int64(lowest(low))
        a |= near[c, 0]
        b |= near[c, 1]
        low &= low - one
    while high:
        c = np.int64(lowest(high)) + 64
        a |= near[c, 0]
        b |= near[c, 1]
        high &= high - one
    return a, b


@njit(cache=True, nogil=True)
def trace(board, near, face_letters, face_length, codes, offsets):
    """int8[words, longest]: for each word the first path by cell order, padded with -1; all -1 if there is none.

    board uint8[cells], near uint64[cells, 2]: the neighbours of each cell as a mask.
    """
    one = np.uint64(1)
    cells, words = board.size, offsets.size - 1
    longest = 1
    for w in range(words):
        longest = max(longest, min(offsets[w + 1] - offsets[w], cells))
    paths = np.full((words, longest), -1, np.int8)
    # the faces on the board: the cells of each, and lists of those that begin with one letter
    shown = np.zeros((face_length.size, 2), np.uint64)
    begins = np.full(64, -1, np.int64)
    other = np.empty(face_length.size, np.int64)
    for c in range(cells):
        s = np.int64(board[c])
        if s == _HOLE:
            continue
        if not shown[s, 0] | shown[s, 1]:
            other[s] = begins[face_letters[s, 0]]
            begins[face_letters[s, 0]] = s
        shown[s, c >> 6] |= one << np.uint64(c & 63)
    readable = np.empty(
        (_DEPTH, 2), np.uint64
    )  # by place in the word: the cells from which the rest can be read
    beside = np.empty((_DEPTH, 2), np.uint64)  # and their neighbours
    path = np.empty(_DEPTH, np.int64)  # cells so far
    place = np.empty(_DEPTH, np.int64)  # where in the word each of them begins
    todo = np.empty((_DEPTH, 2), np.uint64)  # which cells are still to be tried there
    dead = np.zeros((1, 3), np.uint64)  # where there was no way on: cells used, and the cell with the place
    steps = 0
    for w in range(words):
        begin, end = offsets[w], offsets[w + 1]
        length = end - begin
        if length == 0:
            continue
        a = b = np.uint64(0)
        for p in range(length - 1, -1, -1):
            a = b = np.uint64(0)
            s = begins[codes[begin + p]]
            while s >= 0:
                size = np.int64(face_length[s])
                if size == 1 or _fits(codes, begin + p, end, face_letters[s], size):
                    if p + size == length:
                        a |= shown[s, 0]
                        b |= shown[s, 1]
                    else:
                        a |= shown[s, 0] & beside[p + size, 0]
                        b |= shown[s, 1] & beside[p + size, 1]
                s = other[s]
            readable[p, 0], readable[p, 1] = a, b
            beside[p, 0], beside[p, 1] = _around(near, a, b)
        depth = 0
        place[0], todo[0, 0], todo[0, 1] = 0, a, b
        low = high = np.uint64(0)  # the cells used
        while depth >= 0:
            if todo[depth, 0]:
                c = np.int64(lowest(todo[depth, 0]))
                todo[depth, 0] &= todo[depth, 0] - one
            elif todo[depth, 1]:
                c = np.int64(lowest(todo[depth, 1])) + 64
                todo[depth, 1] &= todo[depth, 1] - one
            else:
                depth -= 1
                if depth >= 0:
                    c = path[depth]
                    i, key = _dead_end(low, high, w, place[depth], c, dead.shape[0] - 1)
                    dead[i, 0], dead[i, 1], dead[i, 2] = low, high, key
                    if c < 64:
                        low ^= one << np.uint64(c)
                    else:
                        high ^= one << np.uint64(c - 64)
                continue
            path[depth] = c
            behind = place[depth] + np.int64(face_length[board[c]])
            if behind == length:
                for k in range(depth + 1):
                    paths[w, k] = path[k]
                break
            if c < 64:
                low ^= one << np.uint64(c)
            else:
                high ^= one << np.uint64(c - 64)
            steps += 1
            if steps > _HARD and dead.shape[0] == 1:
                dead = np.zeros((1 << 16, 3), np.uint64)
            i, key = _dead_end(low, high, w, place[depth], c, dead.shape[0] - 1)
            depth += 1
            place[depth] = behind
            todo[depth, 0] = near[c, 0] & readable[behind, 0] & ~low
            todo[depth, 1] = near[c, 1] & readable[behind, 1] & ~high
            if dead[i, 2] == key and dead[i, 0] == low and dead[i, 1] == high:
                todo[depth, 0] = todo[depth, 1] = 0
    return paths


@njit(cache=True, nogil=True)
def _dead_end(low, high, word, place, cell, mask):
    """Where a dead end is noted, and the part of its key beside the cells used."""
    key = (np.uint64(word + 1) << np.uint64(16)) | np.uint64(place << 8) | np.uint64(cell)
    h = (low ^ (high * _A) ^ (key * _B)) * _C
    return np.int64(h >> np.uint64(32)) & mask, key


@njit(cache=True, nogil=True)
def paths(board, near, face_letters, face_length, first, final, label, target, before, ids):
    """`trace` of the words with these numbers."""
    codes, offsets = spell(first, final, label, target, before, ids)
    return trace(board, near, face_letters, face_length, codes, offsets)


@njit(cache=True, nogil=True)
def walk(board, near, degree, rec, shift, word_of, stamps, stamp, budget):
    """The numbers of the words on one board, and whether the search came to its end within `budget` steps."""
    one = np.uint64(1)
    up = np.uint64(shift)
    low = (one << up) - one
    cells = board.size
    ids = np.empty(64, np.uint32)
    n = 0
    path = np.zeros(cells + 1, np.int64)
    turn = np.zeros(cells + 1, np.int64)
    record = np.zeros(cells + 1, np.int64)
    used = np.zeros(cells, np.bool_)
    for start in range(cells):
        # depth 0 is the root, from which only `start` is tried
        depth = 0
        record[0], turn[0] = 0, 0
        while depth >= 0:
            budget -= 1
            if budget < 0:
                return ids[:n].copy(), False
            c = np.int64(-1)
            if depth == 0:
                if turn[0] == 0 and board[start] != _HOLE:
                    c = start
                turn[0] = 1
            else:
                at = path[depth]
                while turn[depth] < degree[at] and c < 0:
                    j = np.int64(near[at, turn[depth]])
                    turn[depth] += 1
                    if not used[j] and board[j] != _HOLE:
                        c = j
            if c < 0:
                if depth > 0:
                    used[path[depth]] = False
                depth -= 1
                continue
            node, ends = rec[record[depth], 0], rec[record[depth], 1]
            bit = one << np.uint64(board[c])
            if ends & bit & low:
                word = word_of[(ends >> up) + popcount(ends & (bit - one))]
                if stamps[word] != stamp:
                    stamps[word] = stamp
                    if n == ids.size:
                        ids = grown(ids, 2 * n)
                    ids[n] = word
                    n += 1
            if node & bit & low:
                r = np.int64((node >> up) + popcount(node & (bit - one)))
                depth += 1
                record[depth], path[depth], turn[depth], used[c] = r, c, 0, True
    return ids[:n].copy(), True


@njit(cache=True, nogil=True)
def candidates(board, rec, shift, word_of, stamps, stamp, budget):
    """The numbers of all words that the faces on the board could spell if every two were neighbours, and whether that
    took no more than `budget` steps."""
    one = np.uint64(1)
    up = np.uint64(shift)
    low = (one << up) - one
    left = np.zeros(64, np.int64)
    shown = np.uint64(0)  # faces that are left
    for c in range(board.size):
        if board[c] != _HOLE:
            left[board[c]] += 1
            shown |= one << np.uint64(board[c])
    ids = np.empty(64, np.uint32)
    n = 0
    record = np.zeros(board.size + 2, np.int64)
    taken = np.zeros(board.size + 2, np.int64)
    todo = np.zeros(board.size + 2, np.uint64)
    depth = 0
    todo[0] = (rec[0, 0] | rec[0, 1]) & shown & low
    while depth >= 0:
        if not todo[depth]:
            depth -= 1
            if depth >= 0:
                left[taken[depth]] += 1
                shown |= one << np.uint64(taken[depth])
            continue
        budget -= 1
        if budget < 0:
            return ids[:n].copy(), False
        s = np.int64(lowest(todo[depth]))
        bit = one << np.uint64(s)
        todo[depth] ^= bit
        node, ends = rec[record[depth], 0], rec[record[depth], 1]
        if ends & bit:
            word = word_of[(ends >> up) + popcount(ends & (bit - one))]
            if stamps[word] != stamp:
                stamps[word] = stamp
                if n == ids.size:
                    ids = grown(ids, 2 * n)
                ids[n] = word
                n += 1
        if node & bit:
            left[s] -= 1
            if left[s] == 0:
                shown ^= bit
            taken[depth] = s
            depth += 1
            r = np.int64((node >> up) + popcount(node & (bit - one)))
            record[depth], todo[depth] = r, (rec[r, 0] | rec[r, 1]) & shown & low
    return ids[:n].copy(), True
