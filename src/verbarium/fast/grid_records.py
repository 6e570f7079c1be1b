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

import itertools
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from verbarium.fast.basics import lowest, popcount
from verbarium.fast.compiled import BARE
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
    dawg: Dawg,
    before: NDArray[np.uint32],
    face_letters: NDArray[np.uint8],
    face_length: NDArray[np.uint8],
    shortest: int,
) -> Records:
    """The tree of all words of at least `shortest` letters that can be spelled with the faces.

    before as of `grid_trace.measure`, face_letters uint8[faces, 4], face_length uint8[faces] (1 … 4), at most 40 faces,
    all different, letters below dawg.letters. The caller has checked the `Dawg`. Raises ValueError when the tree would
    be too large to number.
    """
    faces, n = len(face_length), len(dawg.final)
    shift = 32 if faces <= 32 else MAX_SYMBOLS
    size, words = _measure(dawg.first, dawg.final, dawg.target, np.zeros((2, n), np.int64))
    if size > _TOO_MANY or words > _TOO_MANY:
        raise ValueError("too many words for a grid solver")

    # Faces by their first letter: the one of that letter alone, and a list of longer ones.
    alone, longer, other = np.full(64, -1, np.int64), np.full(64, -1, np.int64), np.full(faces, -1, np.int64)
    for s in range(faces):
        letter = face_letters[s, 0]
        if face_length[s] == 1:
            alone[letter] = s
        else:
            other[s], longer[letter] = longer[letter], s
    wheel = (face_letters, face_length, alone, longer, other)
    masks, deep, shown = np.zeros((n, 2), np.uint64), np.zeros(n, np.uint8), np.zeros(n, np.uint64)
    _by_state(*dawg[:4], *wheel, masks, deep, shown)

    # A node can be come to by at most one face of each length. Memory that is not touched costs nothing.
    ways = max(1, len(set(face_length.tolist())))
    shared = _shared(face_letters, face_length)
    room = 1 << max(10, (2 * size).bit_length()) if shared else 1
    rec = np.empty((ways * size + 1, 2), np.uint64)
    word_of = np.empty(ways * words + 1, np.uint32)
    counts = np.zeros(3, np.int64)
    _spread(
        dawg.first,
        dawg.final,
        dawg.label,
        dawg.target,
        before,
        *wheel,
        masks,
        deep,
        shown,
        shortest,
        shift,
        *_endings(face_letters, face_length, shared),
        np.empty((len(rec), 3), np.uint32),
        np.zeros(room, np.uint64),
        np.zeros(room, np.uint32),
        np.zeros(words if shared else 0, np.bool_),
        rec,
        word_of,
        counts,
    )
    made, slots, twofold = counts.tolist()
    if made >= 1 << (64 - shift):
        raise ValueError("too many words for a grid solver with so many faces")
    return Records(rec[:made], word_of[:slots], shift, bool(twofold))


def _shared(face_letters: NDArray[np.uint8], face_length: NDArray[np.uint8]) -> bool:
    """Whether letters may be spelled by faces in two ways: not if no face is the beginning of another."""
    spelled = sorted(bytes(row[:n]) for row, n in zip(face_letters, face_length.tolist(), strict=True))
    return any(b.startswith(a) for a, b in itertools.pairwise(spelled))


def _endings(
    face_letters: NDArray[np.uint8], face_length: NDArray[np.uint8], shared: bool
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint32]]:
    """Longer faces by their last letter: the first, the next one for each, and for each its letters, 6 bits each, with
    the mask of so many bits. None where it does not matter."""
    last, other = np.full(64, -1, np.int64), np.full(len(face_length), -1, np.int64)
    spelled = np.zeros((len(face_length), 2), np.uint32)
    for s, length in enumerate(face_length.tolist()):
        if shared and length > 1:
            letters = face_letters[s, :length].tolist()
            other[s], last[letters[-1]] = last[letters[-1]], s
            spelled[s] = sum(c << 6 * k for k, c in enumerate(reversed(letters))), (1 << 6 * length) - 1
    return last, other, spelled


@njit(**BARE)
def _measure(first, final, target, below):
    """How many inner nodes the tree of letters has, and how many words; both stop counting when absurd."""
    nodes = final.size
    for v in range(nodes):
        n, w = np.int64(0), np.int64(final[v])
        for e in range(first[v], first[v + 1]):
            n += below[0, target[e]]
            w += below[1, target[e]]
        if first[v + 1] > first[v]:
            n += 1
        below[0, v] = min(n, 1 << 40)
        below[1, v] = min(w, 1 << 40)
    return max(below[0, nodes - 1], 1), below[1, nodes - 1]


@njit(**BARE)
def _on(e, s, first, label, target, face_letters, face_length):
    """The edge of a face's last letter, from the edge of its first on; -1 where there is none."""
    for k in range(1, face_length[s]):
        t = target[e]
        e = np.int64(-1)
        for d in range(first[t], first[t + 1]):
            if label[d] == face_letters[s, k]:
                e = np.int64(d)
        if e < 0:
            return e
    return e


@njit(**BARE)
def _symbols(v, need, first, final, label, target, face_letters, face_length, alone, longer, other, deep):
    """From a state: symbols that lead to words of at least `need` letters more, symbols that complete one, and letters
    of the longest word that symbols spell from here."""
    one = np.uint64(1)
    leads = completes = np.uint64(0)
    most = np.int64(0)
    for e in range(first[v], first[v + 1]):
        s, on = alone[label[e]], np.int64(e)
        later = longer[label[e]]
        while s >= 0 or later >= 0:
            if s < 0:
                s = later
                later = other[s]
                on = _on(np.int64(e), s, first, label, target, face_letters, face_length)
            if on >= 0:
                t, long = target[on], np.int64(face_length[s])
                if final[t]:
                    most = max(most, long)
                    if long >= need:
                        completes |= one << np.uint64(s)
                if deep[t]:
                    most = max(most, long + np.int64(deep[t]))
                    if long + np.int64(deep[t]) >= need:
                        leads |= one << np.uint64(s)
            s = np.int64(-1)
    return leads, completes, most


@njit(**BARE)
def _by_state(
    first, final, label, target, face_letters, face_length, alone, longer, other, masks, deep, shown
):
    """Fill for each state: its symbols if all words are long enough, letters of the longest word that symbols spell
    from there, and its letters."""
    one = np.uint64(1)
    for v in range(final.size):
        masks[v, 0], masks[v, 1], deep[v] = _symbols(
            v, 0, first, final, label, target, face_letters, face_length, alone, longer, other, deep
        )
        for e in range(first[v], first[v + 1]):
            shown[v] |= one << np.uint64(label[e])


@njit(**BARE)
def _spread(
    first, final, label, target, before, face_letters, face_length, alone, longer, other, masks, deep, shown,
    shortest, shift, ending, next_ending, spelled, node, known, place, seen, rec, word_of, counts,
):  # fmt: skip
    """Write the records and the words, breadth first, and into `counts` how many, and whether a word has two slots.

    node: of each record its state, the number of words before its words, and its last four letters (24 bits), letters
    so far (7 bits), and a bit that says that a longer face ends here. Only there can two ways of faces come to the same
    node (which its words and letters tell): the second one gets the first one's record.
    """
    one, zero = np.uint64(1), np.uint64(0)
    up = np.uint64(shift)
    node[0, 0], node[0, 1], node[0, 2] = final.size - 1, 0, 0
    made, slots, i = np.int64(1), np.int64(0), np.int64(0)
    while i < made:
        v, rank = np.int64(node[i, 0]), np.int64(node[i, 1])
        letters = np.int64(node[i, 2] >> np.uint32(24)) & 127
        if node[i, 2] >> np.uint32(31):
            key = ((np.uint64(rank) << np.uint64(8)) | np.uint64(letters)) + one
            at = np.int64((key * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(20)) & (known.size - 1)
            while known[at] != zero and known[at] != key:
                at = (at + 1) & (known.size - 1)
            if known[at] == key:
                rec[i, 0], rec[i, 1] = rec[place[at], 0], rec[place[at], 1]
                i += 1
                continue
            known[at], place[at] = key, i
        leads, completes = masks[v, 0], masks[v, 1]
        if letters < shortest - 1:
            leads, completes, _ = _symbols(
                v, shortest - letters, first, final, label, target, face_letters, face_length, alone, longer,
                other, deep,
            )  # fmt: skip
        rec[i, 0], rec[i, 1] = leads | (np.uint64(made) << up), completes | (np.uint64(slots) << up)
        both = leads | completes
        while both:
            s = np.int64(lowest(both))
            bit = one << np.uint64(s)
            both ^= bit
            e = np.int64(first[v]) + np.int64(
                popcount(shown[v] & ((one << np.uint64(face_letters[s, 0])) - one))
            )
            number = rank + np.int64(before[e])
            if face_length[s] > 1:
                for k in range(1, face_length[s]):
                    t = target[e]
                    e = np.int64(first[t]) + np.int64(
                        popcount(shown[t] & ((one << np.uint64(face_letters[s, k])) - one))
                    )
                    number += np.int64(before[e])
            if completes & bit:
                word_of[slots] = number
                slots += 1
                if seen.size:
                    if seen[number]:
                        counts[2] = 1
                    seen[number] = True
            if leads & bit:
                node[made, 0], node[made, 1] = target[e], number
                tail = node[i, 2] & np.uint32(0xFFFFFF)
                for k in range(face_length[s]):
                    tail = ((tail << np.uint32(6)) | np.uint32(face_letters[s, k])) & np.uint32(0xFFFFFF)
                ends = np.uint32(letters + np.int64(face_length[s]))
                other_face = ending[tail & np.uint32(63)]
                while other_face >= 0:
                    if tail & spelled[other_face, 1] == spelled[other_face, 0]:
                        ends |= np.uint32(128)
                        break
                    other_face = next_ending[other_face]
                node[made, 2] = tail | (ends << np.uint32(24))
                made += 1
        i += 1
    counts[0], counts[1] = made, slots
