"""Words on a grid, one board at a time, on any processor.

The search is a first-in-first-out queue of partial words, in flat arrays of 64-bit words, and its loop takes one
step of one partial word: the next letter, on the next cell. What remains to be tried is put back at the end of the
queue, and so is the longer partial word, if it can go on. Both are *always* written; the queue's end moves by their
size or by nothing. So the loop has no branch that depends on the data, and the processor never guesses wrong.

No test for a neighbour ever fails either. A set of cells is a bit mask, and per board there is a table from sets of
cells to sets of letters: the letters around a cell are looked up, and met with the letters that go on from this
node of the tree (`grid_records`). A step is taken only where both exist.

Every step also meets the letters around with the letters that complete a word. If any do, a *hit* is written: the
words' slots, and the cells used. Words found twice are told apart afterwards, in one pass over the hits.

`small_*` are for at most 16 cells and 32 symbols (an item is two words), `large_*` for at most 8 x 8 cells and
40 symbols (four words). A board that would overflow the queue is left undone and marked in `undone`.

Common arguments:
    boards    uint8[n, cells]       symbols, row by row; 255 is a hole; all below len(extra)
    near      uint64[64]            per cell, the mask of its neighbours (small: cell = place in the board;
                                    large: cell = 8 row + column)
    rec       uint64[records, 2]    of `grid_records`
    word_of   uint32[slots]
    extra     uint8[symbols]        letters of a face beyond its first
    points    int64[*]              by letters, long enough for the longest word and for every possible length
    found     uint64[slots]         scratch: which words of a node this board has, under the board's stamp
    stamps    uint32[words]         scratch: the stamp of the last board that had this word
    stamp     int                   of the first board; the boards use stamp … stamp + n - 1, all unused yet
    lo, hi    int                   which boards to do
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np
from numba import njit

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.basics import grown, lowest, popcount
from verbarium.fast.grid_faces import letters_on, long_faces, points_for, single_symbols

_HOLE = 255

# small: where things are in the scratch array, in 64-bit words
_HIGH = 256  # letters of the sets of cells 8 … 15; the sets of cells 0 … 7 come first
_CELLS = 512  # per symbol, the cells that show it
_NEAR = 544
_QUEUE = 560
_ROOM = 1 << 17
_HITS = _QUEUE + _ROOM
_SIZE = _HITS + _ROOM + 64

# large: the same, with a table of 256 sets for each of 8 rows, and a copy of the last before and of the first behind
_L_CELLS = 10 * 256
_L_NEAR = _L_CELLS + 64
_L_QUEUE = _L_NEAR + 64
_L_ROOM = 1 << 20
_L_HITS = _L_QUEUE + _L_ROOM
_L_SIZE = _L_HITS + _L_ROOM + 64


@njit(cache=True, nogil=True)
def _hit(T, i, stride, shift):
    """One hit: the first slot of the node, all symbols that end a word there, those that do here, cells used."""
    ends, second = T[i], T[i + np.uint64(1)]
    slot, all_ends = ends >> shift, ends & ((np.uint64(1) << shift) - np.uint64(1))
    if stride == 2:
        return slot, all_ends, second >> np.uint64(32), second & np.uint64(0xFFFF)
    return slot, all_ends, second, T[i + np.uint64(2)]


@njit(cache=True, nogil=True)
def _score(T, begin, end, stride, shift, odd, two, single, extra, points, found, stamp):
    """The points of all new words among the hits, by nodes: what a node's words share is worked out once."""
    one = np.uint64(1)
    low = (one << shift) - one
    total = np.int64(0)
    i = begin
    while i != end:
        slot, _, hit, used = _hit(T, i, stride, shift)
        i += np.uint64(stride)
        letters = letters_on(used, odd, two)
        old = found[slot]
        had = old & low if (old >> shift) == stamp else np.uint64(0)
        found[slot] = (stamp << shift) | had | hit
        new = hit & ~had
        total += points_for(new, letters, single, extra, points)
    return total


@njit(cache=True, nogil=True)
def _score_words(T, begin, end, stride, shift, odd, two, extra, points, word_of, stamps, stamp):
    """The same, word by word: where a word may have two slots."""
    one = np.uint64(1)
    total = np.int64(0)
    i = begin
    while i != end:
        slot, all_ends, new, used = _hit(T, i, stride, shift)
        i += np.uint64(stride)
        letters = letters_on(used, odd, two)
        while new:
            bit = new & (~new + one)
            new ^= bit
            word = word_of[slot + popcount(all_ends & (bit - one))]
            if stamps[word] != stamp:
                stamps[word] = stamp
                total += points[letters + one + np.uint64(extra[lowest(bit)])]
    return total


@njit(cache=True, nogil=True)
def _emit(T, begin, end, stride, shift, word_of, stamps, stamp, ids, n):
    """Append the numbers of all new words among the hits to ids[n:]; the new n. ids has room for repetitions."""
    one = np.uint64(1)
    i = begin
    while i != end:
        slot, all_ends, new, _ = _hit(T, i, stride, shift)
        i += np.uint64(stride)
        while new:
            bit = new & (~new + one)
            new ^= bit
            word = word_of[slot + popcount(all_ends & (bit - one))]
            ids[n] = word
            n += stamps[word] != stamp
            stamps[word] = stamp
    return n


@njit(cache=True, nogil=True)
def _bound(T, begin, end, stride, shift):
    """How many words the hits name, repetitions included."""
    n = np.int64(0)
    i = begin
    while i != end:
        _, _, hit, _ = _hit(T, i, stride, shift)
        n += np.int64(popcount(hit))
        i += np.uint64(stride)
    return n


@njit(cache=True, nogil=True)
def _small_tables(board, T):
    one, zero = np.uint64(1), np.uint64(0)
    for k in range(8):
        a = one << np.uint64(board[k]) if k < board.size and board[k] != _HOLE else zero
        b = one << np.uint64(board[k + 8]) if k + 8 < board.size and board[k + 8] != _HOLE else zero
        size = 1 << k
        for j in range(size):
            T[size + j] = T[j] | a
            T[_HIGH + size + j] = T[_HIGH + j] | b
    for s in range(32):
        T[_CELLS + s] = zero
    for k in range(board.size):
        if board[k] != _HOLE:
            T[_CELLS + board[k]] |= one << np.uint64(k)


@njit(cache=True, nogil=True)
def _small_search(rec, T):
    """Fill the hits; where they end, or 0 when the queue overflows.

    An item is the record's word 0, and: letters still to try (32 bits), cells still to try (16), cells used (16).
    """
    one, two, zero = np.uint64(1), np.uint64(2), np.uint64(0)
    letters_mask, cells_up, used_up = np.uint64(0xFFFFFFFF), np.uint64(32), np.uint64(48)
    byte, eight = np.uint64(255), np.uint64(8)
    hits, head, tail = np.uint64(_HITS), np.uint64(_QUEUE), np.uint64(_QUEUE + 2)
    limit = np.uint64(_HITS - 4)
    around = T[np.uint64(255)] | T[np.uint64(_HIGH + 255)]
    T[np.uint64(_QUEUE)] = rec[0, 0]
    T[np.uint64(_QUEUE + 1)] = (rec[0, 0] & around) | (np.uint64(0xFFFF) << cells_up)
    # words of one face are hits of the root, where no cell is used yet
    T[hits] = rec[0, 1]
    T[hits + one] = (rec[0, 1] & around) << cells_up
    hits += two if (rec[0, 1] & around) != zero else zero
    if (rec[0, 0] & around) == zero:
        return hits
    flat = rec.reshape(rec.size)
    while head != tail:
        node = T[head]
        rest = T[head + one]
        head += two
        try_letters = rest & letters_mask
        letter = try_letters & (~try_letters + one)
        cells = T[np.uint64(_CELLS) + lowest(letter)] & (rest >> cells_up)
        cell = cells & (~cells + one)
        # what remains to be tried: this letter on the other cells, then the other letters
        later = rest ^ (cell << cells_up)
        later ^= letter if cells == cell else zero
        T[tail] = node
        T[tail + one] = later
        tail += two if (later & letters_mask) != zero else zero
        # one step on
        r = (node >> cells_up) + popcount(node & (letter - one) & letters_mask)
        used = (rest >> used_up) | cell
        free = T[np.uint64(_NEAR) + lowest(cell)] & ~used
        around = T[free & byte] | T[np.uint64(_HIGH) + (free >> eight)]
        node = flat[r + r]
        ends = flat[r + r + one]
        try_letters = node & around
        T[tail] = node
        T[tail + one] = try_letters | (free << cells_up) | (used << used_up)
        tail += two if try_letters != zero else zero
        T[hits] = ends
        T[hits + one] = used | ((ends & around) << cells_up)
        hits += two if (ends & around) != zero else zero
        if tail > limit:
            return zero
    return hits


@njit(cache=True, nogil=True)
def small_scores(
    boards, near, rec, word_of, twofold, extra, points, found, stamps, stamp, out, undone, lo, hi
):
    """Points of boards lo … hi - 1 into out (int64[n])."""
    T = np.empty(_SIZE, np.uint64)
    T[0] = T[_HIGH] = 0
    T[_NEAR : _NEAR + 16] = near[:16]
    single = single_symbols(extra)
    begin, shift = np.uint64(_HITS), np.uint64(32)
    for b in range(lo, hi):
        _small_tables(boards[b], T)
        end = _small_search(rec, T)
        undone[b] = end == 0
        if end == 0:
            continue
        odd, two = long_faces(boards[b], extra)
        mark = np.uint64(stamp + b)
        if twofold:
            out[b] = _score_words(T, begin, end, 2, shift, odd, two, extra, points, word_of, stamps, mark)
        else:
            out[b] = _score(T, begin, end, 2, shift, odd, two, single, extra, points, found, mark)


@njit(cache=True, nogil=True)
def small_words(boards, near, rec, word_of, stamps, stamp, undone, lo, hi):
    """Word numbers of boards lo … hi - 1 on end (uint32), and where each board's begin (int64[hi - lo + 1])."""
    T = np.empty(_SIZE, np.uint64)
    T[0] = T[_HIGH] = 0
    T[_NEAR : _NEAR + 16] = near[:16]
    begin, shift = np.uint64(_HITS), np.uint64(32)
    ids = np.empty(256 + 128 * (hi - lo), np.uint32)
    offsets = np.zeros(hi - lo + 1, np.int64)
    n = 0
    for b in range(lo, hi):
        _small_tables(boards[b], T)
        end = _small_search(rec, T)
        undone[b] = end == 0
        if end != 0:
            room = n + _bound(T, begin, end, 2, shift) + 1
            if room > ids.size:
                ids = grown(ids, room + room // 2)
            n = _emit(T, begin, end, 2, shift, word_of, stamps, np.uint64(stamp + b), ids, n)
        offsets[b - lo + 1] = n
    return ids[:n].copy(), offsets


@njit(cache=True, nogil=True)
def _large_tables(board, cols, T):
    """Sets of cells to letters, row by row. Cell (y, x) of the masks is bit 8 y + x; a row has 8 places."""
    one, zero = np.uint64(1), np.uint64(0)
    rows = board.size // cols
    for y in range(8):
        row = (y + 1) * 256
        T[row] = zero
        for x in range(cols):
            k = y * cols + x
            bit = one << np.uint64(board[k]) if y < rows and board[k] != _HOLE else zero
            size = 1 << x
            for j in range(size):
                T[row + size + j] = T[row + j] | bit
    size = 1 << cols
    for j in range(size):
        T[j] = T[8 * 256 + j]
        T[9 * 256 + j] = T[256 + j]
    for s in range(64):
        T[_L_CELLS + s] = zero
    for k in range(board.size):
        if board[k] != _HOLE:
            T[_L_CELLS + board[k]] |= one << np.uint64(k // cols * 8 + k % cols)


@njit(cache=True, nogil=True)
def _large_search(rec, shift, T):
    """As `_small_search`. An item is: word 0 of the record, letters to try, cells to try, cells used."""
    one, two, three, four, zero = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4), np.uint64(0)
    symbols = (one << shift) - one
    byte, eight, sixteen, row = np.uint64(255), np.uint64(8), np.uint64(16), np.uint64(56)
    hits, head, tail = np.uint64(_L_HITS), np.uint64(_L_QUEUE), np.uint64(_L_QUEUE + 4)
    limit = np.uint64(_L_HITS - 8)
    around = zero
    for s in range(64):
        if T[_L_CELLS + s]:
            around |= one << np.uint64(s)
    T[hits] = rec[0, 1]
    T[hits + one] = rec[0, 1] & around
    T[hits + two] = zero
    hits += three if (rec[0, 1] & around) != zero else zero
    T[head] = rec[0, 0]
    T[head + one] = rec[0, 0] & around
    T[head + two] = ~zero
    T[head + three] = zero
    if (rec[0, 0] & around) == zero:
        return hits
    flat = rec.reshape(rec.size)
    while head != tail:
        node, try_letters, try_cells, used = T[head], T[head + one], T[head + two], T[head + three]
        head += four
        letter = try_letters & (~try_letters + one)
        cells = T[np.uint64(_L_CELLS) + lowest(letter)] & try_cells
        cell = cells & (~cells + one)
        later = try_letters ^ (letter if cells == cell else zero)
        T[tail] = node
        T[tail + one] = later
        T[tail + two] = try_cells ^ cell
        T[tail + three] = used
        tail += four if later != zero else zero
        r = (node >> shift) + popcount(node & (letter - one) & symbols)
        used |= cell
        at = lowest(cell)
        free = T[np.uint64(_L_NEAR) + at] & ~used
        # the row above, this row and the row below: turn the mask until they are its low bytes
        above = ((at & row) - eight) & row
        x = (free >> above) | (free << ((np.uint64(64) - above) & np.uint64(63)))
        table = (at & row) << np.uint64(5)
        around = (
            T[table + (x & byte)]
            | T[table + np.uint64(256) + ((x >> eight) & byte)]
            | T[table + np.uint64(512) + ((x >> sixteen) & byte)]
        )
        node = flat[r + r]
        ends = flat[r + r + one]
        try_letters = node & around
        T[tail] = node
        T[tail + one] = try_letters
        T[tail + two] = free
        T[tail + three] = used
        tail += four if try_letters != zero else zero
        T[hits] = ends
        T[hits + one] = ends & around
        T[hits + two] = used
        hits += three if (ends & around) != zero else zero
        if tail > limit:
            return zero
    return hits


@njit(cache=True, nogil=True)
def _large_faces(board, cols, extra):
    odd, two = np.uint64(0), np.uint64(0)
    for k in range(board.size):
        if board[k] != _HOLE:
            bit = np.uint64(1) << np.uint64(k // cols * 8 + k % cols)
            if extra[board[k]] & 1:
                odd |= bit
            if extra[board[k]] & 2:
                two |= bit
    return odd, two


@njit(cache=True, nogil=True)
def large_scores(
    boards, cols, near, rec, shift, word_of, twofold, extra, points, found, stamps, stamp, out, undone, lo, hi
):
    """Points of boards lo … hi - 1 into out (int64[n])."""
    T = np.empty(_L_SIZE, np.uint64)
    T[_L_NEAR : _L_NEAR + 64] = near
    single = single_symbols(extra)
    begin, up = np.uint64(_L_HITS), np.uint64(shift)
    for b in range(lo, hi):
        _large_tables(boards[b], cols, T)
        end = _large_search(rec, up, T)
        undone[b] = end == 0
        if end == 0:
            continue
        odd, two = _large_faces(boards[b], cols, extra)
        mark = np.uint64(stamp + b)
        if twofold:
            out[b] = _score_words(T, begin, end, 3, up, odd, two, extra, points, word_of, stamps, mark)
        else:
            out[b] = _score(T, begin, end, 3, up, odd, two, single, extra, points, found, mark)


@njit(cache=True, nogil=True)
def large_words(boards, cols, near, rec, shift, word_of, stamps, stamp, undone, lo, hi):
    """Word numbers of boards lo … hi - 1 on end (uint32), and where each board's begin (int64[hi - lo + 1])."""
    T = np.empty(_L_SIZE, np.uint64)
    T[_L_NEAR : _L_NEAR + 64] = near
    begin, up = np.uint64(_L_HITS), np.uint64(shift)
    ids = np.empty(256 + 256 * (hi - lo), np.uint32)
    offsets = np.zeros(hi - lo + 1, np.int64)
    n = 0
    for b in range(lo, hi):
        _large_tables(boards[b], cols, T)
        end = _large_search(rec, up, T)
        undone[b] = end == 0
        if end != 0:
            room = n + _bound(T, begin, end, 3, up) + 1
            if room > ids.size:
                ids = grown(ids, room + room // 2)
            n = _emit(T, begin, end, 3, up, word_of, stamps, np.uint64(stamp + b), ids, n)
        offsets[b - lo + 1] = n
    return ids[:n].copy(), offsets
