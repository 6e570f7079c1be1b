"""Words on grids of up to 30 cells with AVX-512: eight steps of the queue at a time, four boards in turn.

The search is that of `grid_scalar`: a queue of partial words, one letter on one cell a step, no branch on data.
Here one instruction does eight items. All tables of a board fit into registers. With up to 16 cells (`_step16`), a
permutation of 32 halfwords looks up the cells of a letter or the neighbours of a cell, and four permutations of 16
words give the letters in a set of cells, four cells each. With up to 30 (`_step30`), all permutations are of 32 words,
six of them for sets of five cells. Items that go on are squeezed together and appended.

A step must wait for its records to come from memory, so four boards take turns and wait together; when one is
done, the next board takes its place.

Numba has no vectors, so the step is written in LLVM's intermediate language, once, by an intrinsic function: no C
compiler is needed. `usable` says whether this processor has the instructions; the results are the scalar kernel's.

Arguments are as in `grid_scalar`, but a board always has 16 or 32 cells, with holes behind the last, and at most 32
symbols; `near` is by place in the board.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np
from llvmlite import binding, ir
from numba import njit, types
from numba.extending import intrinsic

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.basics import grown, popcount
from verbarium.fast.grid_faces import letters_on, long_faces, points_for, single_symbols

_HOLE = 255
NEEDS = ("avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512cd", "avx512vpopcntdq")

# One board's scratch, in 64-bit words. Stores are eight wide, so each queue has some room behind its end.
# Table entries are halfwords (16 cells) or words (30 cells), there are 32 of each.
_CELLS = 0  # per symbol the cells that show it
_NEAR = 16  # per cell its neighbours
_LETTERS = 32  # for each four (five) cells, per subset the symbols on it: 16 (32) words
_ROOM = 1 << 16
_NODES = 128  # queue: word 0 of the record
_STATES = (
    _NODES + _ROOM
)  # queue: letters to try (32 bits), cells to try (16 or 32), with 16 cells also: cells used (16)
_TAKEN = _STATES + _ROOM  # queue, with 30 cells: cells used
_ENDS = _TAKEN + _ROOM  # hits: word 1 of the record
_USED = _ENDS + _ROOM  # hits: cells used (32 bits), symbols that end a word here (32)
_SIZE = _USED + _ROOM
_FULL = _ROOM - 64
_LANES = 4  # boards at a time

_I1, _I8, _I16, _I32, _I64 = (ir.IntType(n) for n in (1, 8, 16, 32, 64))
_V8 = ir.VectorType(_I64, 8)
_V2 = ir.VectorType(_I64, 2)
_MASK = ir.VectorType(_I1, 8)


def usable() -> bool:
    """Whether this processor has all the instructions."""
    features = binding.get_host_cpu_features()
    return all(features.get(name, False) for name in NEEDS)


class _Vectors:
    """Eight 64-bit lanes at a time: the few operations that the step is made of."""

    def __init__(self, builder, scratch):
        self.b, self.scratch = builder, scratch

    def function(self, name, result, *arguments):
        known = self.b.module.globals.get(name)
        return known or ir.Function(self.b.module, ir.FunctionType(result, arguments), name)

    def same(self, number):
        """A constant in all lanes."""
        return ir.Constant(_V8, [ir.Constant(_I64, number)] * 8)

    def spread(self, value):
        """A variable in all lanes."""
        one = self.b.insert_element(ir.Constant(_V8, ir.Undefined), value, ir.Constant(_I32, 0))
        zeros = ir.Constant(ir.VectorType(_I32, 8), [ir.Constant(_I32, 0)] * 8)
        return self.b.shuffle_vector(one, one, zeros)

    def place(self, offset, index=None):
        """Pointer to eight words of the scratch, from `offset` + `index` on."""
        address = self.b.add(self.scratch, ir.Constant(_I64, 8 * offset))
        if index is not None:
            address = self.b.add(address, self.b.shl(index, ir.Constant(_I64, 3)))
        return self.b.inttoptr(address, _V8.as_pointer())

    def load(self, offset, index=None):
        value = self.b.load(self.place(offset, index))
        value.align = 8
        return value

    def store(self, value, offset, index):
        self.b.store(value, self.place(offset, index)).align = 8

    def store_any(self, value, offset):
        """Store a vector of any length."""
        self.b.store(value, self.b.bitcast(self.place(offset), value.type.as_pointer())).align = 8

    def lowest_bit(self, x):
        return self.b.and_(x, self.b.sub(self.same(0), x))

    def number_of(self, bit):
        """The number of a single bit; -1 for none."""
        zeros = self.function("llvm.ctlz.v8i64", _V8, _V8, _I1)
        return self.b.sub(self.same(63), self.b.call(zeros, [bit, ir.Constant(_I1, 0)]))

    def popcount(self, x):
        return self.b.call(self.function("llvm.ctpop.v8i64", _V8, _V8), [x])

    def halfword(self, table, index):
        """table[index mod 32], of 32 halfwords, in the low bits of each lane."""
        kind = ir.VectorType(_I16, 32)
        pick = self.function("llvm.x86.avx512.permvar.hi.512", kind, kind, kind)
        found = self.b.call(pick, [self.b.bitcast(table, kind), self.b.bitcast(index, kind)])
        return self.b.and_(self.b.bitcast(found, _V8), self.same(0xFFFF))

    def word_of_32(self, table, index):
        """table[index mod 32], of 32 words at a place of the scratch, in the low half of each lane."""
        kind = ir.VectorType(_I32, 16)
        pick = self.function("llvm.x86.avx512.vpermi2var.d.512", kind, kind, kind, kind)
        low, high = (self.b.bitcast(self.load(table + i), kind) for i in (0, 8))
        found = self.b.call(pick, [low, self.b.bitcast(index, kind), high])
        return self.b.and_(self.b.bitcast(found, _V8), self.same(0xFFFFFFFF))

    def word(self, table, index):
        """table[index], of 16 words; the high half of each lane gets table[0], which is nothing."""
        kind = ir.VectorType(_I32, 16)
        pick = self.function("llvm.x86.avx512.permvar.si.512", kind, kind, kind)
        found = self.b.call(pick, [self.b.bitcast(table, kind), self.b.bitcast(index, kind)])
        return self.b.bitcast(found, _V8)

    def nonzero(self, x):
        return self.b.icmp_unsigned("!=", x, self.same(0))

    def append(self, mask, where, *columns):
        """Squeeze the lanes in `mask` together and store them at `where` of each (offset, values); the new end."""
        squeeze = self.function("llvm.x86.avx512.mask.compress.v8i64", _V8, _V8, _V8, _MASK)
        for offset, values in columns:
            self.store(self.b.call(squeeze, [values, self.same(0), mask]), offset, where)
        count = self.function("llvm.ctpop.i8", _I8, _I8)
        added = self.b.call(count, [self.b.bitcast(mask, _I8)])
        return self.b.add(where, self.b.zext(added, _I64))

    def records(self, base, numbers, mask):
        """Both words of the records with these numbers; record 0 in lanes outside `mask`."""
        start = self.spread(base)
        address = self.b.add(start, self.b.shl(numbers, self.same(4)))
        address = self.b.select(mask, address, start)
        pairs = []
        for lane in range(8):
            one = self.b.extract_element(address, ir.Constant(_I32, lane))
            pair = self.b.load(self.b.inttoptr(one, _V2.as_pointer()))
            pair.align = 16
            pairs.append(pair)
        low, high = (
            self._join(self._join(*pairs[i : i + 2]), self._join(*pairs[i + 2 : i + 4])) for i in (0, 4)
        )
        return self._shuffle(low, high, range(0, 16, 2)), self._shuffle(low, high, range(1, 16, 2))

    def _join(self, a, b):
        return self._shuffle(a, b, range(2 * a.type.count))

    def _shuffle(self, a, b, order):
        picks = [ir.Constant(_I32, i) for i in order]
        return self.b.shuffle_vector(a, b, ir.Constant(ir.VectorType(_I32, len(picks)), picks))


@intrinsic
def _step16(typing_context, records, scratch, head, tail, hits):
    """Take the next eight items of the queue (head … tail, or fewer) one step; tail + (hits << 32), moved on."""

    def code(context, builder, signature, args):
        base, scratch, head, tail, hits = args
        b, v = builder, _Vectors(builder, scratch)
        lane = ir.Constant(_V8, [ir.Constant(_I64, i) for i in range(8)])
        live = b.icmp_unsigned("<", lane, v.spread(b.sub(tail, head)))
        node, state = v.load(_NODES, head), v.load(_STATES, head)
        letters = b.and_(state, v.same(0xFFFFFFFF))
        letter = v.lowest_bit(letters)
        cells = b.and_(v.halfword(v.load(_CELLS), v.number_of(letter)), b.lshr(state, v.same(32)))
        cell = v.lowest_bit(cells)
        # what remains to be tried: this letter on the other cells, then the other letters
        last = b.icmp_unsigned("==", cells, cell)
        later = b.xor(b.xor(state, b.shl(cell, v.same(32))), b.select(last, letter, v.same(0)))
        again = b.and_(live, v.nonzero(b.and_(later, v.same(0xFFFFFFFF))))
        tail = v.append(again, tail, (_NODES, node), (_STATES, later))
        # one step on
        number = b.add(b.lshr(node, v.same(32)), v.popcount(b.and_(node, b.sub(letter, v.same(1)))))
        node, ends = v.records(base, number, live)
        used = b.or_(b.lshr(state, v.same(48)), cell)
        near = v.halfword(v.load(_NEAR), v.number_of(cell))
        free = b.and_(near, b.xor(used, v.same(0xFFFFFFFFFFFFFFFF)))
        around = v.same(0)
        for four in range(4):
            subset = b.and_(b.lshr(free, v.same(4 * four)), v.same(15))
            around = b.or_(around, v.word(v.load(_LETTERS + 8 * four), subset))
        letters = b.and_(node, around)
        state = b.or_(letters, b.or_(b.shl(free, v.same(32)), b.shl(used, v.same(48))))
        tail = v.append(b.and_(live, v.nonzero(letters)), tail, (_NODES, node), (_STATES, state))
        hit = b.and_(ends, around)
        found = b.or_(used, b.shl(hit, v.same(32)))
        hits = v.append(b.and_(live, v.nonzero(hit)), hits, (_ENDS, ends), (_USED, found))
        return b.or_(tail, b.shl(hits, ir.Constant(_I64, 32)))

    return types.uint64(*[types.uint64] * 5), code


@intrinsic
def _step30(typing_context, records, scratch, head, tail, hits):
    """The same for boards of up to 30 cells."""

    def code(context, builder, signature, args):
        base, scratch, head, tail, hits = args
        b, v = builder, _Vectors(builder, scratch)
        lane = ir.Constant(_V8, [ir.Constant(_I64, i) for i in range(8)])
        live = b.icmp_unsigned("<", lane, v.spread(b.sub(tail, head)))
        node, state, used = v.load(_NODES, head), v.load(_STATES, head), v.load(_TAKEN, head)
        letter = v.lowest_bit(b.and_(state, v.same(0xFFFFFFFF)))
        cells = b.and_(v.word_of_32(_CELLS, v.number_of(letter)), b.lshr(state, v.same(32)))
        cell = v.lowest_bit(cells)
        last = b.icmp_unsigned("==", cells, cell)
        later = b.xor(b.xor(state, b.shl(cell, v.same(32))), b.select(last, letter, v.same(0)))
        again = b.and_(live, v.nonzero(b.and_(later, v.same(0xFFFFFFFF))))
        tail = v.append(again, tail, (_NODES, node), (_STATES, later), (_TAKEN, used))
        number = b.add(b.lshr(node, v.same(32)), v.popcount(b.and_(node, b.sub(letter, v.same(1)))))
        node, ends = v.records(base, number, live)
        used = b.or_(used, cell)
        near = v.word_of_32(_NEAR, v.number_of(cell))
        free = b.and_(near, b.xor(used, v.same(0xFFFFFFFFFFFFFFFF)))
        around = v.same(0)
        for five in range(6):
            around = b.or_(around, v.word_of_32(_LETTERS + 16 * five, b.lshr(free, v.same(5 * five))))
        letters = b.and_(node, around)
        state = b.or_(letters, b.shl(free, v.same(32)))
        onward = b.and_(live, v.nonzero(letters))
        tail = v.append(onward, tail, (_NODES, node), (_STATES, state), (_TAKEN, used))
        hit = b.and_(ends, around)
        found = b.or_(used, b.shl(hit, v.same(32)))
        hits = v.append(b.and_(live, v.nonzero(hit)), hits, (_ENDS, ends), (_USED, found))
        return b.or_(tail, b.shl(hits, ir.Constant(_I64, 32)))

    return types.uint64(*[types.uint64] * 5), code


def _write_tables(builder, board, scratch, groups, size, entry):
    """Code that fills a board's tables: `groups` sets of `size` cells, cell masks of the integer type `entry`.

    Returns the mask of all symbols on the board.
    """
    b, v = builder, _Vectors(builder, scratch)
    masks, subsets = ir.VectorType(entry, 32), ir.VectorType(_I32, 1 << size)
    cells, shown = ir.Constant(masks, [ir.Constant(entry, 0)] * 32), ir.Constant(_I32, 0)
    for group in range(groups):
        letters = ir.Constant(subsets, [ir.Constant(_I32, 0)] * (1 << size))
        for k in range(size):
            cell = size * group + k
            symbol = b.load(b.inttoptr(b.add(board, ir.Constant(_I64, cell)), _I8.as_pointer()))
            hole = b.icmp_unsigned("==", symbol, ir.Constant(_I8, _HOLE))
            shift = b.and_(b.zext(symbol, _I32), ir.Constant(_I32, 31))
            bit = b.select(hole, ir.Constant(_I32, 0), b.shl(ir.Constant(_I32, 1), shift))
            shown = b.or_(shown, bit)
            # the entry of this symbol gets this cell's bit
            here = b.bitcast(bit, ir.VectorType(_I1, 32))
            mark = ir.Constant(masks, [ir.Constant(entry, 1 << cell)] * 32)
            cells = b.or_(cells, b.select(here, mark, ir.Constant(masks, [ir.Constant(entry, 0)] * 32)))
            # every subset with cell k gets this symbol's bit
            member = ir.Constant(subsets, [ir.Constant(_I32, -(j >> k & 1)) for j in range(1 << size)])
            one = b.insert_element(ir.Constant(subsets, ir.Undefined), bit, ir.Constant(_I32, 0))
            zeros = ir.Constant(subsets, [ir.Constant(_I32, 0)] * (1 << size))
            everywhere = b.shuffle_vector(one, one, zeros)
            letters = b.or_(letters, b.and_(everywhere, member))
        v.store_any(letters, _LETTERS + (1 << size) // 2 * group)
    v.store_any(cells, _CELLS)
    return b.zext(shown, _I64)


@intrinsic
def _tables16(typing_context, board, scratch):
    """Fill the tables for a board (address of 16 bytes); the mask of all symbols on it."""

    def code(context, builder, signature, args):
        return _write_tables(builder, *args, 4, 4, _I16)

    return types.uint64(types.uint64, types.uint64), code


@intrinsic
def _tables30(typing_context, board, scratch):
    """The same for 30 bytes."""

    def code(context, builder, signature, args):
        return _write_tables(builder, *args, 6, 5, _I32)

    return types.uint64(types.uint64, types.uint64), code


@njit(cache=True, nogil=True)
def _begin(j, boards, b, rec, flat, place, head, tail, hits):
    """Start board b in lane j: its tables, the first item of its queue, and words of a single face."""
    T = flat[j * _SIZE :]
    address = np.uint64(boards.ctypes.data) + np.uint64(boards.shape[1] * b)
    if boards.shape[1] == 16:
        shown, cells = _tables16(address, place[j]), np.uint64(0xFFFF)
    else:
        shown, cells = _tables30(address, place[j]), np.uint64(0xFFFFFFFF)
    first, whole = rec[0, 0] & shown, rec[0, 1] & shown
    T[_NODES] = rec[0, 0]
    T[_STATES] = first | (cells << np.uint64(32))
    T[_TAKEN] = 0
    T[_ENDS] = rec[0, 1]
    T[_USED] = whole << np.uint64(32)
    head[j], tail[j], hits[j] = 0, first != 0, whole != 0


@njit(cache=True, nogil=True)
def _next_done(wide, base, place, busy, head, tail, hits):
    """Step all lanes in turn until one has nothing left to do, or no room left to do it in: its number."""
    low, eight, up, full = np.uint64(0xFFFFFFFF), np.uint64(8), np.uint64(32), np.uint64(_FULL)
    while True:
        for j in range(_LANES):
            if head[j] < tail[j] < full:
                if wide:
                    moved = _step30(base, place[j], head[j], tail[j], hits[j])
                else:
                    moved = _step16(base, place[j], head[j], tail[j], hits[j])
                head[j] = min(head[j] + eight, tail[j])
                tail[j], hits[j] = moved & low, moved >> up
            elif busy[j] >= 0:
                return j


@njit(cache=True, nogil=True)
def _lanes(near, cells):
    """Empty scratch for all lanes, and where each begins."""
    flat = np.empty(_LANES * _SIZE, np.uint64)
    place = np.empty(_LANES, np.uint64)
    for j in range(_LANES):
        place[j] = np.uint64(flat.ctypes.data) + np.uint64(8 * _SIZE * j)
        table = flat[j * _SIZE + _NEAR : j * _SIZE + _NEAR + 16]
        if cells == 16:
            halves = table.view(np.uint16)
            for cell in range(32):
                halves[cell] = near[cell]
        else:
            words = table.view(np.uint32)
            for cell in range(32):
                words[cell] = near[cell]
    return flat, place


@njit(cache=True, nogil=True)
def _score(T, hits, odd, two, single, extra, points, found, stamp):
    """The points of all new words among the hits, by nodes: what a node's words share is worked out once."""
    low, up = np.uint64(0xFFFFFFFF), np.uint64(32)
    total = np.int64(0)
    for i in range(hits):
        slot, used = T[np.uint64(_ENDS) + i] >> up, T[np.uint64(_USED) + i]
        hit, used = used >> up, used & low
        letters = letters_on(used, odd, two)
        old = found[slot]
        had = old & low if (old >> up) == stamp else np.uint64(0)
        found[slot] = (stamp << up) | had | hit
        new = hit & ~had
        total += points_for(new, letters, single, extra, points)
    return total


@njit(cache=True, nogil=True)
def _emit(T, hits, word_of, stamps, stamp, ids, n):
    """Append the numbers of all new words among the hits to ids[n:]; the new n. ids has room for repetitions."""
    one, low, up = np.uint64(1), np.uint64(0xFFFFFFFF), np.uint64(32)
    for i in range(hits):
        ends, new = T[np.uint64(_ENDS) + i], T[np.uint64(_USED) + i] >> up
        while new:
            bit = new & (~new + one)
            new ^= bit
            word = word_of[(ends >> up) + popcount(ends & low & (bit - one))]
            ids[n] = word
            n += stamps[word] != stamp
            stamps[word] = stamp
    return n


@njit(cache=True, nogil=True)
def _bound(T, hits):
    """How many words the hits name, repetitions included."""
    n = np.int64(0)
    for i in range(hits):
        n += np.int64(popcount(T[np.uint64(_USED) + i] >> np.uint64(32)))
    return n


@njit(cache=True, nogil=True)
def scores(boards, near, rec, extra, points, found, stamp, out, undone):
    """Points of all boards (uint8[n, 16 or 32]) into out (int64[n]); for trees in which no word has two slots."""
    flat, place = _lanes(near, boards.shape[1])
    head, tail, hits = np.zeros(_LANES, np.uint64), np.zeros(_LANES, np.uint64), np.zeros(_LANES, np.uint64)
    busy = np.full(_LANES, -1, np.int64)
    base, wide = np.uint64(rec.ctypes.data), boards.shape[1] != 16
    single = single_symbols(extra)
    begun = done = 0
    n = boards.shape[0]
    while begun < min(n, _LANES):
        busy[begun] = begun
        _begin(begun, boards, begun, rec, flat, place, head, tail, hits)
        begun += 1
    while done < n:
        j = _next_done(wide, base, place, busy, head, tail, hits)
        b = busy[j]
        undone[b] = head[j] < tail[j]
        odd, two = long_faces(boards[b], extra)
        T = flat[j * _SIZE :]
        out[b] = _score(T, hits[j], odd, two, single, extra, points, found, np.uint64(stamp + b))
        done += 1
        busy[j], head[j], tail[j] = -1, 0, 0
        if begun < n:
            busy[j] = begun
            _begin(j, boards, begun, rec, flat, place, head, tail, hits)
            begun += 1


@njit(cache=True, nogil=True)
def words(boards, near, rec, word_of, stamps, stamp, undone):
    """Word numbers of all boards on end (uint32), and where each board's begin (int64[n + 1])."""
    flat, place = _lanes(near, boards.shape[1])
    head, tail, hits = np.zeros(_LANES, np.uint64), np.zeros(_LANES, np.uint64), np.zeros(_LANES, np.uint64)
    busy = np.full(_LANES, -1, np.int64)
    base, wide = np.uint64(rec.ctypes.data), boards.shape[1] != 16
    begun = done = 0
    n = boards.shape[0]
    ids = np.empty(256 + 128 * n, np.uint32)
    spans = np.zeros((n, 2), np.int64)
    count = 0
    while begun < min(n, _LANES):
        busy[begun] = begun
        _begin(begun, boards, begun, rec, flat, place, head, tail, hits)
        begun += 1
    while done < n:
        j = _next_done(wide, base, place, busy, head, tail, hits)
        b = busy[j]
        undone[b] = head[j] < tail[j]
        T = flat[j * _SIZE :]
        room = count + _bound(T, hits[j]) + 1
        if room > ids.size:
            ids = grown(ids, room + room // 2)
        spans[b, 0] = count
        count = _emit(T, hits[j], word_of, stamps, np.uint64(stamp + b), ids, count)
        spans[b, 1] = count
        done += 1
        busy[j], head[j], tail[j] = -1, 0, 0
        if begun < n:
            busy[j] = begun
            _begin(j, boards, begun, rec, flat, place, head, tail, hits)
            begun += 1
    # boards are done in no special order; their words are put in the boards'
    ordered = np.empty(count, np.uint32)
    offsets = np.zeros(n + 1, np.int64)
    for b in range(n):
        size = spans[b, 1] - spans[b, 0]
        offsets[b + 1] = offsets[b] + size
        for i in range(size):
            ordered[offsets[b] + i] = ids[spans[b, 0] + i]
    return ordered, offsets
