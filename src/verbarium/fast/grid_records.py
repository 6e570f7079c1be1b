"""What the grid kernels walk on: a tree of words in 16-byte records, made from a `Dawg` and the faces of the dice.

The kernels step from face to face, not from letter to letter, so the tree is one of *symbols*: the faces that the
solver was made for, in their order. `Qu` is one symbol; a word with q but no u is simply not in a tree whose only
q is on a `Qu` face. Where In, I and N are all faces, IN can be spelled in two ways, and both lead to the same node.

A record is two 64-bit words, and belongs to a node of the tree:

    word 0   low bits   symbols that lead to a node from which words go on
             high bits  number of the record of the first of these nodes; the others follow in symbol order
    word 1   low bits   symbols that complete a word
             high bits  number of the first of these words (a *slot*); the others follow in symbol order

A symbol that only ends a word needs no record: leaves, half of the tree, are never visited. Record 0 is the
root's. Records stand in breadth-first order, so that the few that every search needs share their cache lines.
`shift` tells low from high bits: 32 when there are at most 32 symbols, else 40.

A slot is a place for a word in the order of the tree; `word_of` turns it into the word's number in the `Dawg`.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit, types
from numba.extending import intrinsic
from numpy.typing import NDArray

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.dawg import Dawg

MAX_SYMBOLS = 40
MAX_FACE = 4
_TOO_MANY = 1 << 26


class Records(NamedTuple):
    """The tree for the grid kernels.

    rec       uint64[records, 2]  see above
    word_of   uint32[slots]       number of the word in the `Dawg`
    shift     int                 32 or 40
    twofold   bool                whether some word has two slots (ends in In, or in I and N)
    """

    rec: NDArray[np.uint64]
    word_of: NDArray[np.uint32]
    shift: int
    twofold: bool


def records(
    dawg: Dawg, face_letters: NDArray[np.uint8], face_length: NDArray[np.uint8], shortest: int
) -> Records:
    """The tree of all words of at least `shortest` letters that can be spelled with the faces.

    face_letters uint8[faces, 4], face_length uint8[faces] (1 … 4), at most 40 faces, letters below dawg.letters.
    The caller has checked the `Dawg`. Raises ValueError when the tree would be too large to number.
    """
    faces = len(face_length)
    shift = 32 if faces <= 32 else MAX_SYMBOLS
    size, words = _measure(dawg.first, dawg.final, dawg.target)
    if size > _TOO_MANY or words > _TOO_MANY:
        raise ValueError("too many words for a grid solver")
    rec, word_of, twofold = _build(
        dawg.first,
        dawg.final,
        dawg.label,
        dawg.target,
        face_letters,
        face_length,
        shortest,
        shift,
        size,
        words,
    )
    if len(rec) >= 1 << (64 - shift):
        raise ValueError("too many words for a grid solver with so many faces")
    return Records(rec, word_of, shift, bool(twofold))


@intrinsic
def _popcount(typing, x):
    return types.uint64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


@njit(cache=True, nogil=True)
def _measure(first, final, target):
    """How many inner nodes the tree of letters has, and how many words; both stop counting when absurd."""
    nodes = final.size
    inner = np.zeros(nodes, np.int64)
    words = np.zeros(nodes, np.int64)
    for v in range(nodes):
        n, w = np.int64(0), np.int64(final[v])
        for e in range(first[v], first[v + 1]):
            n += inner[target[e]]
            w += words[target[e]]
        if first[v + 1] > first[v]:
            n += 1
        inner[v] = min(n, 1 << 40)
        words[v] = min(w, 1 << 40)
    return max(inner[nodes - 1], 1), words[nodes - 1]


@njit(cache=True, nogil=True)
def _build(first, final, label, target, face_letters, face_length, shortest, shift, size, words):
    one, zero = np.uint64(1), np.uint64(0)
    nodes = final.size
    count = np.zeros(nodes, np.uint32)
    for v in range(nodes):
        c = np.uint32(final[v])
        for e in range(first[v], first[v + 1]):
            c += count[target[e]]
        count[v] = c

    # 1. The tree of letters, breadth first: only nodes from which words go on.
    state = np.zeros(size, np.uint32)  # the node of the automaton
    rank = np.zeros(size, np.uint32)  # how many words come before this node's own
    depth = np.zeros(size, np.uint8)
    child = np.zeros(size, np.uint32)  # first child; the others follow
    inner = np.zeros(size, np.uint64)  # letters to nodes
    ends = np.zeros(size, np.uint64)  # letters that complete a word of sufficient length
    state[0] = nodes - 1
    tail = 1
    for n in range(size):
        v = state[n]
        before = rank[n] + np.uint32(final[v])
        child[n] = tail
        for e in range(first[v], first[v + 1]):
            t = target[e]
            bit = one << np.uint64(label[e])
            if first[t + 1] > first[t]:
                inner[n] |= bit
                state[tail], rank[tail], depth[tail] = t, before, depth[n] + 1
                tail += 1
            if final[t] and depth[n] + 1 >= shortest:
                ends[n] |= bit
            before += count[t]

    # 2. The same nodes by symbols, from the leaves up; a node without any words below is no child.
    faces = face_length.size
    leads = np.zeros(size, np.uint64)
    completes = np.zeros(size, np.uint64)
    for n in range(size - 1, -1, -1):
        for s in range(faces):
            at, last = _along(n, face_letters[s], face_length[s], child, inner)
            if at < 0:
                continue
            if ends[at] & last:
                completes[n] |= one << np.uint64(s)
            if inner[at] & last:
                c = np.int64(child[at]) + np.int64(_popcount(inner[at] & (last - one)))
                if (leads[c] | completes[c]) != zero:
                    leads[n] |= one << np.uint64(s)

    # 3. Numbers for the records and slots of all nodes that symbols reach.
    reached = np.zeros(size, np.bool_)
    reached[0] = True
    base = np.zeros(size, np.uint64)
    slot = np.zeros(size, np.uint64)
    next_record, next_slot = one, zero
    for n in range(size):
        if not reached[n]:
            continue
        base[n], slot[n] = next_record, next_slot
        next_record += _popcount(leads[n])
        next_slot += _popcount(completes[n])
        for s in range(faces):
            if (leads[n] >> np.uint64(s)) & one:
                at, last = _along(n, face_letters[s], face_length[s], child, inner)
                reached[np.int64(child[at]) + np.int64(_popcount(inner[at] & (last - one)))] = True

    # 4. Write them.
    up = np.uint64(shift)
    rec = np.zeros((np.int64(next_record), 2), np.uint64)
    word_of = np.zeros(np.int64(next_slot), np.uint32)
    seen = np.zeros(words, np.bool_)
    twofold = False
    rec[0, 0], rec[0, 1] = leads[0] | (base[0] << up), completes[0] | (slot[0] << up)
    for n in range(size):
        if not reached[n]:
            continue
        r, w = np.int64(base[n]), np.int64(slot[n])
        for s in range(faces):
            bit = one << np.uint64(s)
            if not (leads[n] | completes[n]) & bit:
                continue
            at, last = _along(n, face_letters[s], face_length[s], child, inner)
            if leads[n] & bit:
                c = np.int64(child[at]) + np.int64(_popcount(inner[at] & (last - one)))
                rec[r, 0], rec[r, 1] = leads[c] | (base[c] << up), completes[c] | (slot[c] << up)
                r += 1
            if completes[n] & bit:
                v = state[at]
                number = rank[at] + np.uint32(final[v])
                for e in range(first[v], first[v + 1]):
                    if one << np.uint64(label[e]) == last:
                        break
                    number += count[target[e]]
                word_of[w] = number
                twofold |= seen[number]
                seen[number] = True
                w += 1
    return rec, word_of, twofold


@njit(cache=True, nogil=True)
def _along(n, letters, length, child, inner):
    """The node before the last letter of a face, gone to from n (-1: no such way), and that letter's bit."""
    one = np.uint64(1)
    at = np.int64(n)
    for k in range(length - 1):
        bit = one << np.uint64(letters[k])
        if not inner[at] & bit:
            return np.int64(-1), one
        at = np.int64(child[at]) + np.int64(_popcount(inner[at] & (bit - one)))
    return at, one << np.uint64(letters[length - 1])
