"""From a word automaton to the two-way automaton of `gaddag`, straight, without listing its words.

After the letters of s backwards the two-way automaton is in a state that is a function: to a state p of the word
automaton from which s can be read, the state q where that ends. The letters before s lead from the root to p, those
after the separator go on from q. Equal functions are equal states, and unequal ones are not, since a word has one
way only. A function's children are found along the edges backwards, from the root on, level by level, and numbered
as they come: nothing is sorted, and nothing is merged or renumbered afterwards.

A function is known by two sums over its pairs, 96 bits of them kept: that any two of ten million functions are taken
for one has a chance of about 10⁻¹⁵. So the pairs themselves are kept only until the function has had its turn.

Kernels here make no arrays. Where one lacks room it says so before it has changed anything, and is called again
with more.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import Any, NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import lowest
from verbarium.fast.compiled import BARE
from verbarium.fast.dawg import Dawg

MASK_BITS = 34
"""Bits of a node's child mask; its first arc's number stands above them."""
MOST_STATES = 1 << 26
MOST_WORDS = 1 << 28
_ROOM = 5  # numbers to begin with, for each edge: 3.3 are needed for English, 4.7 for Polish
_BATCH = 32  # functions whose children are looked up together: their cache misses overlap
_MANY = np.uint32(63)  # in place of a letter: a list of edges, or none
_MIRRORED = np.uint64(1 << 31)  # beside a number in the register: it is that of a forward node
_A = np.uint64(0x9E3779B97F4A7C15)
_B = np.uint64(0xBF58476D1CE4E5B9)
_C = np.uint64(0x94D049BB133111EB)

I64 = NDArray[np.int64]
U64 = NDArray[np.uint64]
U32 = NDArray[np.uint32]


class Forward(NamedTuple):
    """The nodes after the separator: one for each language of states, the empty word not counted. Node 0 is dead.

    number uint32[states]      the node of a state, 0 where no word goes on
    mask   uint64[nodes]       letters that lead to nodes
    last   uint64[nodes]       letters that complete a word
    start  uint32[nodes + 1]   a node's children are kids[start[v]] … kids[start[v + 1] - 1], by the bits of its mask
    kids   uint32[…]
    words  int64[states]       how many words go on from a state, its own end included
    depth  int                 letters of the longest word
    """

    number: U32
    mask: U64
    last: U64
    start: U32
    kids: U32
    words: I64
    depth: int


def forward(dawg: Dawg) -> Forward:
    """The forward part; `dawg` has been checked. ValueError for more than 268 million words."""
    n, edges = len(dawg.final), len(dawg.target)
    number, words, depth = np.zeros(n, np.uint32), np.zeros(n, np.int64), np.zeros(n, np.int64)
    mask, last = np.zeros(n + 1, np.uint64), np.zeros(n + 1, np.uint64)
    start, kids = np.zeros(n + 2, np.uint32), np.zeros(edges + 1, np.uint32)
    table = np.zeros(_room(2 * n), np.uint32)
    nodes = _forward(*dawg[:4], table, number, words, depth, mask, last, start, kids)
    if words[-1] > MOST_WORDS:
        raise ValueError("too many words for a two-way automaton")
    return Forward(number, mask[:nodes], last[:nodes], start[: nodes + 1], kids, words, int(depth[-1]))


def _room(least: int) -> int:
    """The power of two that is at least so much."""
    return 1 << max(10, (least - 1).bit_length())


@nb.njit(**BARE)
def _forward(first, final, label, target, table, number, words, depth, mask, last, start, kids):
    """Fill the arrays of `Forward`; how many nodes there are."""
    one = np.uint64(1)
    room = table.size - 1
    nodes, edges = 1, 0
    for v in range(final.size):
        m = fin = np.uint64(0)
        k = edges
        for e in range(first[v], first[v + 1]):
            bit = one << np.uint64(label[e])
            t = target[e]
            words[v] += words[t]
            depth[v] = max(depth[v], depth[t] + 1)
            if final[t]:
                fin |= bit
            if number[t]:
                m |= bit
                kids[k] = number[t]
                k += 1
        words[v] = min(words[v] + final[v], MOST_WORDS + 1)
        if m == 0 and fin == 0:
            continue
        h = m * _A ^ fin * _B
        for j in range(edges, k):
            h = (h ^ np.uint64(kids[j])) * _C
            h ^= h >> np.uint64(29)
        i = np.int64(h >> np.uint64(20)) & room
        s = np.int64(table[i])
        while s:
            same = mask[s] == m and last[s] == fin
            for j in range(edges, k):
                same = same and kids[np.int64(start[s]) + j - edges] == kids[j]
            if same:
                break
            i = (i + 1) & room
            s = np.int64(table[i])
        if not s:
            s = nodes
            table[i] = s
            mask[s], last[s], start[s] = m, fin, edges
            edges = k
            nodes += 1
            start[nodes] = edges
        number[v] = s
    return nodes


class Backward(NamedTuple):
    """The edges of a word automaton backwards, those from states that the root does not reach left out.

    into uint32[states]  where the one edge to a state comes from << 6 | its letter; if there are more, the place of a
                         list in `more` << 6 | 63; 63 alone for the root, to which nothing leads
    more uint32[…]       lists: how many edges, and each edge likewise
    """

    into: U32
    more: U32


def backward(dawg: Dawg) -> Backward:
    """The edges backwards; `dawg` has been checked."""
    n = len(dawg.final)
    into, more = np.full(n, _MANY, np.uint32), np.zeros(n + len(dawg.target) + 1, np.uint32)
    _backward(dawg.first, dawg.label, dawg.target, np.zeros(n, np.uint32), into, more)
    return Backward(into, more)


@nb.njit(**BARE)
def _backward(first, label, target, degree, into, more):
    n = degree.size
    degree[n - 1] = 1
    for v in range(n - 1, -1, -1):  # parents come after their children
        if degree[v]:
            for e in range(first[v], first[v + 1]):
                degree[target[e]] += 1
    end = 1
    for v in range(n - 1):
        if degree[v] > 1:
            into[v] |= np.uint32(end << 6)
            end += 1 + degree[v]
    for v in range(n):
        if degree[v]:
            for e in range(first[v], first[v + 1]):
                t = target[e]
                edge = np.uint32(v << 6) | np.uint32(label[e])
                if degree[t] == 1:
                    into[t] = edge
                else:
                    at = into[t] >> np.uint32(6)
                    more[at] += 1
                    more[at + more[at]] = edge


@nb.njit(**BARE)
def _mixed(pair):
    z = pair * _A
    z = (z ^ (z >> np.uint64(32))) * _B
    return z ^ (z >> np.uint64(29))


@nb.njit(**BARE)
def _again(z):
    z = (z ^ (z >> np.uint64(32))) * _C
    return z ^ (z >> np.uint64(32))


@nb.njit(**BARE)
def _move(table, wider):
    """Put what is in the register into an empty, wider one.

    An entry is the first sum of a function, then the upper half of its second sum with its number in the lower half.
    """
    room = np.int64(wider.size // 2 - 1)
    for i in range(0, table.size, 2):
        if table[i + 1]:
            j = np.int64(table[i]) & room
            while wider[2 * j + 1]:
                j = (j + 1) & room
            wider[2 * j], wider[2 * j + 1] = table[i], table[i + 1]


@nb.njit(**BARE)
def _mirrors(first, label, target, into, more, mask, last, start, kids, states, seen, at, good, table, state):
    """Put those forward nodes into the register that are backward ones too.

    That is so where the letters that lead from the root to certain states, backwards, are just what goes on from the
    node. states: those of one node after the other, node v's from at[v] on. Returns whether there was room; goes on
    with node state[0] after state[1] that were put in.
    """
    one = np.uint64(1)
    root = first.size - 2
    room = table.size // 2 - 1
    for v in range(state[0], mask.size):
        end = begin = at[v]
        at[v + 1] = end
        state[0] = v
        ok = True
        for k in range(start[v], start[v + 1]):
            ok = ok and good[kids[k]]
        degree, ways = 0, 0
        k = np.int64(start[v])
        s1 = s2 = np.uint64(0)
        left = mask[v] | last[v]
        while left and ok:
            bit = left & (~left + one)
            left ^= bit
            # the states before, and the root where the letter completes a word
            lo = hi = 0
            if mask[v] & bit:
                lo, hi = at[kids[k]], at[kids[k] + 1]
                k += 1
            for j in range(lo, hi + 1):
                p = root
                if j < hi:
                    p = states[j]
                elif not last[v] & bit:
                    continue
                t = -1
                for e in range(first[p], first[p + 1]):
                    if one << np.uint64(label[e]) == bit:
                        t = np.int64(target[e])
                if t < 0:
                    ok = False
                    break
                ways += 1
                if seen[t] != v:
                    seen[t] = v
                    degree += 1 if into[t] & _MANY != _MANY else np.int64(more[into[t] >> np.uint32(6)])
                    if end == states.size:
                        for i in range(begin, end):
                            seen[states[i]] = 0
                        seen[t] = 0
                        return False
                    states[end] = t
                    end += 1
                    z = _mixed((np.uint64(t) << np.uint64(32)) | one)
                    s1 += z
                    s2 += _again(z)
        if not ok or ways != degree:
            continue
        if 2 * state[1] > room:
            for i in range(begin, end):
                seen[states[i]] = 0
            return False
        good[v] = True
        at[v + 1] = end
        i = np.int64(s1) & room
        while table[2 * i + 1]:
            i = (i + 1) & room
        table[2 * i] = s1
        table[2 * i + 1] = (s2 >> np.uint64(32) << np.uint64(32)) | _MIRRORED | np.uint64(v)
        state[1] += 1
    return True


@nb.njit(**BARE)
def _walk(
    final, letters, number, mask, last, start, kids, into, more, base, room, end, begun, sums, pairs,
    batch, ways, table, name, queue, pool, nodes, arcs, state,
):  # fmt: skip
    """Number what can be reached from the root, from node state[0] on, as far as there is room. See `build`."""
    one, low = np.uint64(1), np.uint64(0xFFFFFFFF)
    root = np.uint64(final.size - 1)
    size = table.size // 2
    i, count, k, head, tail, used = state[0], state[1], state[2], state[3], state[4], state[5]
    touched = np.uint64(0)
    while i < count:
        done, way, full = 0, 0, False
        ahead = head
        while done < _BATCH and i + done < count and not full:
            long = np.int64(queue[i + done])
            m = fin = after = np.uint64(0)
            whole = i + done == 1  # every state leads to itself
            if whole:
                long = final.size
            for j in range(long):
                if whole:
                    x = into[j]
                    q = (np.uint64(number[j]) << one) | np.uint64(final[j])
                    if q == 0:
                        continue
                else:
                    x = np.uint32(pool[ahead] >> np.uint64(32))
                    q = pool[ahead] & low
                    ahead += 1
                    if x == _MANY:
                        after = q >> one
                        continue
                y, degree = np.uint32(0), np.uint32(1)
                if x & _MANY == _MANY:
                    y = x >> np.uint32(6)
                    degree = more[y]
                for _ in range(degree):
                    if y:
                        y += np.uint32(1)
                        x = more[y]
                    c = x & _MANY
                    s = np.uint64(x >> np.uint32(6))
                    bit = one << np.uint64(c)
                    pair = (s << np.uint64(32)) | q
                    if s == root:
                        if q & one:
                            fin |= bit
                        if q == one:
                            continue
                        pair &= ~one
                    m |= bit
                    pairs[end[c]] = pair
                    end[c] += 1
                    z = _mixed(pair)
                    sums[0, c] += z
                    sums[1, c] += _again(z)
            batch[0, done], batch[1, done], batch[2, done] = m, fin, after
            done += 1
            while m:
                c = np.int64(lowest(m))
                m &= m - one
                ways[0, way], ways[1, way] = sums[0, c], sums[1, c] & ~low
                ways[2, way], ways[3, way] = begun[c], end[c]
                begun[c] = end[c]
                full = full or end[c] - base[c] > room[c]
                sums[0, c] = 0
                sums[1, c] = 0
                way += 1
        found = 0
        for c in range(letters):
            found += end[c] - base[c]
            begun[c] = base[c]
            end[c] = base[c]
        new = done * (letters + 2)
        if (
            count + new > queue.size
            or k + new > arcs.size
            or tail + found > pool.size
            or 4 * (used + way) > 3 * size
        ):
            state[6] = found
            break
        for w in range(way):
            touched ^= table[2 * (np.int64(ways[0, w]) & (size - 1))]
        head = ahead
        w = 0
        for b in range(done):
            if queue[i] < 0:
                v = -np.int64(queue[i])
                nodes[2 * i] = mask[v] | (np.uint64(k) << np.uint64(MASK_BITS))
                nodes[2 * i + 1] = last[v]
                for e in range(start[v], start[v + 1]):
                    t = kids[e]
                    if name[t] == 0:
                        name[t] = count
                        queue[count] = -np.int32(t)
                        count += 1
                    arcs[k] = name[t]
                    k += 1
                i += 1
                continue
            m, after = batch[0, b], batch[2, b]
            nodes[2 * i] = m | (np.uint64(k) << np.uint64(MASK_BITS))
            nodes[2 * i + 1] = batch[1, b]
            while m:
                m &= m - one
                key, rest = ways[0, w], ways[1, w]
                at = np.int64(key) & (size - 1)
                while table[2 * at + 1] and (table[2 * at] != key or table[2 * at + 1] & ~low != rest):
                    at = (at + 1) & (size - 1)
                s = table[2 * at + 1] & low
                if s == 0:
                    s = np.uint64(count)
                    table[2 * at], table[2 * at + 1] = key, rest | s
                    used += 1
                    queue[count] = ways[3, w] - ways[2, w]
                    count += 1
                    for j in range(ways[2, w], ways[3, w]):
                        x = into[pairs[j] >> np.uint64(32)]
                        pool[tail] = (np.uint64(x) << np.uint64(32)) | (pairs[j] & low)
                        tail += 1
                elif s & _MIRRORED:
                    v = np.int64(s ^ _MIRRORED)
                    if name[v] == 0:
                        name[v] = count
                        queue[count] = -v
                        count += 1
                    s = np.uint64(name[v])
                arcs[k] = s
                k += 1
                w += 1
            if after:
                nodes[2 * i] |= one << np.uint64(letters)
                if name[after] == 0:
                    name[after] = count
                    queue[count] = -np.int32(after)
                    count += 1
                arcs[k] = name[after]
                k += 1
            i += 1
    state[0], state[1], state[2], state[3], state[4], state[5] = i, count, k, head, tail, used
    state[7] = np.int64(touched)  # so that the reading is not left out


def build(dawg: Dawg, onward: Forward) -> tuple[U64, U32]:
    """Nodes and arcs as in `gaddag.Gaddag`, the root being node 1. `dawg` has been checked, and has a word that is
    not empty.

    ValueError if there are too many.
    """
    n, edges, letters = len(dawg.final), len(dawg.target), dawg.letters
    if n >= MOST_STATES or edges >= MOST_STATES:
        raise ValueError(f"an automaton of {n} states and {edges} edges is too large")
    back = backward(dawg)
    # Memory that is not touched costs nothing, so the first rooms are large.
    guess = _ROOM * edges + 64
    table: U64 = np.zeros(2 * _room(3 * guess // 2), np.uint64)
    states, seen = np.zeros(guess, np.uint32), np.zeros(n, np.uint32)
    at, good = np.zeros(len(onward.mask) + 1, np.int64), np.zeros(len(onward.mask), np.bool_)
    state = np.zeros(8, np.int64)
    state[0] = 1
    part = (onward.mask, onward.last, onward.start, onward.kids)
    while not _mirrors(
        dawg.first, dawg.label, dawg.target, *back, *part, states, seen, at, good, table, state
    ):
        states, table = _more(states), _wider(table)
    used = int(state[1])

    # What letters lead to: pairs by letter, for all functions of a batch. A function has a letter's pairs only once.
    room = np.bincount(dawg.label, minlength=letters).astype(np.int64)
    base = np.zeros(letters, np.int64)
    np.cumsum(2 * room[:-1], out=base[1:])
    pairs = np.zeros(2 * edges + 1, np.uint64)
    sums, batch = np.zeros((2, letters), np.uint64), np.zeros((3, _BATCH), np.uint64)
    ways = np.zeros((4, _BATCH * letters), np.uint64)
    name = np.zeros(len(onward.mask), np.uint32)  # numbers of the forward nodes that have theirs
    queue: NDArray[np.int32] = np.zeros(
        guess, np.int32
    )  # how many pairs each number has; -v for forward node v
    pool: U64 = np.zeros(2 * guess, np.uint64)  # the pairs of those that wait: the edges into p << 32 | q
    nodes: U64 = np.zeros(2 * guess, np.uint64)
    arcs: U32 = np.zeros(2 * guess, np.uint32)
    state[:] = (
        1,
        2,
        0,
        0,
        0,
        used,
        0,
        0,
    )  # node in turn, numbers, arcs, pairs in the pool from … to …, register
    while True:
        _walk(
            dawg.final, letters, onward.number, *part, *back, base, room, base.copy(), base.copy(), sums,
            pairs, batch, ways, table, name, queue, pool, nodes, arcs, state,
        )  # fmt: skip
        i, count, k, head, tail, used, found, _ = state.tolist()
        if i == count:
            return nodes[: 2 * count], arcs[:k]
        most = _BATCH * (letters + 2)
        if count + most > len(queue):
            queue, nodes = _more(queue), _more(nodes)
        if k + most > len(arcs):
            arcs = _more(arcs)
        if 4 * (used + most) > 3 * (len(table) // 2):
            table = _wider(table)
        if tail + found > len(pool):
            live = tail - head
            larger = pool if 2 * (live + found) <= len(pool) else np.zeros(2 * (live + found), np.uint64)
            larger[:live] = pool[head:tail]
            pool = larger
            state[3], state[4] = 0, live


def _more(array: Any) -> Any:
    """The same in twice the room."""
    wider = np.zeros(2 * len(array), array.dtype)
    wider[: len(array)] = array
    return wider


def _wider(table: U64) -> U64:
    wider = np.zeros(2 * len(table), np.uint64)
    _move(table, wider)
    return wider
