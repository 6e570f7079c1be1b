"""Words on a grid, one word or one path at a time: slower than the queue, and without its bounds.

`spell` gives words their letters back. `trace` finds for each word the path that comes first in the order of cells.
`walk` is the depth-first search for grids too large for 64-bit masks; it needs no queue and so cannot overflow, but
a grid of one repeated letter may have more paths than anybody can wait for, so it counts its steps and gives up.
`candidates` then lists the words that the grid's faces could spell at all, for `trace` to settle one by one.

`trace` works backwards first: from which cells can the rest of the word be read, if cells might be used twice?
That is cheap, and the true search, which enters only such cells, hardly ever goes wrong.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

import verbarium.fast.compiled  # noqa: F401

_HOLE = 255


@intrinsic
def _popcount(typing, x):
    return types.uint64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


@njit(cache=True, nogil=True)
def _grown(ids, size):
    larger = np.empty(size, ids.dtype)
    larger[: ids.size] = ids
    return larger


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
def spell(first, final, label, target, count, ids):
    """Letter codes (uint8, all words on end) and offsets (int64[words + 1]) of the words with these numbers."""
    codes = np.empty(16 + 8 * ids.size, np.uint8)
    offsets = np.zeros(ids.size + 1, np.int64)
    n = 0
    for i in range(ids.size):
        at, number = np.int64(final.size - 1), np.int64(ids[i])
        while number > 0 or not final[at]:
            number -= np.int64(final[at])
            for e in range(first[at], first[at + 1]):
                t = np.int64(target[e])
                if number < count[t]:
                    if n == codes.size:
                        codes = _grown(codes, 2 * n)
                    codes[n] = label[e]
                    n += 1
                    at = t
                    break
                number -= np.int64(count[t])
        offsets[i + 1] = n
    return codes[:n].copy(), offsets


@njit(cache=True, nogil=True)
def _fits(codes, begin, end, letters, length):
    if begin + length > end:
        return False
    for k in range(length):  # noqa: SIM110 (a generator is not compiled)
        if codes[begin + k] != letters[k]:
            return False
    return True


@njit(cache=True, nogil=True)
def trace(board, near, degree, face_letters, face_length, codes, offsets):
    """int8[words, longest]: for each word the first path by cell order, padded with -1; all -1 if there is none.

    board uint8[cells], near uint8[cells, 8] with degree uint8[cells] neighbours each, ascending.
    """
    cells, words = board.size, offsets.size - 1
    longest = 1
    for w in range(words):
        longest = max(longest, min(offsets[w + 1] - offsets[w], cells))
    paths = np.full((words, longest), -1, np.int8)
    readable = np.zeros((128, cells), np.bool_)
    path = np.zeros(cells + 1, np.int64)  # cells so far
    place = np.zeros(cells + 2, np.int64)  # where in the word each of them begins
    turn = np.zeros(cells + 1, np.int64)  # which neighbour is next
    used = np.zeros(cells, np.bool_)
    for w in range(words):
        begin, end = offsets[w], offsets[w + 1]
        length = end - begin
        for p in range(length - 1, -1, -1):
            for c in range(cells):
                readable[p, c] = False
                if board[c] == _HOLE:
                    continue
                size = np.int64(face_length[board[c]])
                if not _fits(codes, begin + p, end, face_letters[board[c]], size):
                    continue
                ok = p + size == length
                for j in range(degree[c]):
                    ok = ok or readable[p + size, near[c, j]]
                readable[p, c] = ok
        for start in range(cells):
            if length == 0 or paths[w, 0] >= 0 or not readable[0, start]:
                continue
            depth = 0
            path[0], place[0], turn[0], used[start] = start, 0, 0, True
            while depth >= 0:
                at = path[depth]
                behind = place[depth] + np.int64(face_length[board[at]])
                if behind == length:
                    for k in range(depth + 1):
                        paths[w, k] = path[k]
                        used[path[k]] = False
                    break
                found = False
                while turn[depth] < degree[at] and not found:
                    c = np.int64(near[at, turn[depth]])
                    turn[depth] += 1
                    if not used[c] and readable[behind, c]:
                        depth += 1
                        path[depth], place[depth], turn[depth], used[c] = c, behind, 0, True
                        found = True
                if not found:
                    used[at] = False
                    depth -= 1
    return paths


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
                word = word_of[(ends >> up) + _popcount(ends & (bit - one))]
                if stamps[word] != stamp:
                    stamps[word] = stamp
                    if n == ids.size:
                        ids = _grown(ids, 2 * n)
                    ids[n] = word
                    n += 1
            if node & bit & low:
                r = np.int64((node >> up) + _popcount(node & (bit - one)))
                depth += 1
                record[depth], path[depth], turn[depth], used[c] = r, c, 0, True
    return ids[:n].copy(), True


@njit(cache=True, nogil=True)
def candidates(board, rec, shift, word_of, stamps, stamp):
    """The numbers of all words that the faces on the board could spell if every two were neighbours."""
    one = np.uint64(1)
    up = np.uint64(shift)
    low = (one << up) - one
    left = np.zeros(64, np.int64)
    for c in range(board.size):
        if board[c] != _HOLE:
            left[board[c]] += 1
    ids = np.empty(64, np.uint32)
    n = 0
    record = np.zeros(board.size + 2, np.int64)
    turn = np.zeros(board.size + 2, np.int64)
    depth = 0
    while depth >= 0:
        s = turn[depth]
        if s == 64:
            depth -= 1
            if depth >= 0:
                left[turn[depth] - 1] += 1
            continue
        turn[depth] += 1
        if left[s] == 0:
            continue
        node, ends = rec[record[depth], 0], rec[record[depth], 1]
        bit = one << np.uint64(s)
        if ends & bit & low:
            word = word_of[(ends >> up) + _popcount(ends & (bit - one))]
            if stamps[word] != stamp:
                stamps[word] = stamp
                if n == ids.size:
                    ids = _grown(ids, 2 * n)
                ids[n] = word
                n += 1
        if node & bit & low:
            left[s] -= 1
            depth += 1
            record[depth] = np.int64((node >> up) + _popcount(node & (bit - one)))
            turn[depth] = 0
    return ids[:n].copy()
