"""From words to a `Dawg`: the smallest automaton that accepts exactly a list of words.

Words come in as flat arrays: `codes` (uint8, all letters of all words on end) and `offsets` (int64, one more
than there are words; word i is codes[offsets[i]:offsets[i + 1]]), sorted by letter code and distinct.

`build` is the compiled construction of `automaton`: only the path of the newest word is open, and what later words
cannot change is merged at once with its equal among the finished nodes, so memory is that of the result.

`build_plain` needs no compiled code. It splits the sorted list by first letters, from the top, and shares equal
nodes through a dictionary: another road to the very same arrays, and so the check of the first.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import numpy as np
from numba import njit
from numpy.typing import NDArray

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast import automaton
from verbarium.fast.dawg import Dawg

MAX_LETTERS = 64
MAX_LENGTH = 127

Codes = NDArray[np.uint8]
Offsets = NDArray[np.int64]


def encode(words: Iterable[str], alphabet: str) -> tuple[Codes, Offsets]:
    """Words as (codes, offsets): sorted in the alphabet's order, without repetitions.

    A letter's code is its place in `alphabet` (at most 64 different characters). Words may come in any order.
    Raises ValueError for an alphabet that is too long or repeats itself, for a word with a foreign character
    (and names both), and for a word of more than 127 letters.
    """
    if len(alphabet) > MAX_LETTERS or len(set(alphabet)) != len(alphabet):
        raise ValueError(f"an alphabet has at most {MAX_LETTERS} letters, all different: {alphabet!r}")
    listed = list(words)
    codes, offsets = _flat(listed, alphabet)
    if not _ascending(codes, offsets):
        order = {ord(letter): code for code, letter in enumerate(alphabet)}
        codes, offsets = _flat(sorted(set(listed), key=lambda w: w.translate(order)), alphabet)
    return codes, offsets


def _flat(words: list[str], alphabet: str) -> tuple[Codes, Offsets]:
    lengths = np.fromiter(map(len, words), np.int64, count=len(words))
    offsets = np.zeros(len(words) + 1, np.int64)
    np.cumsum(lengths, out=offsets[1:])
    points = np.frombuffer("".join(words).encode("utf-32-le", "surrogatepass"), np.uint32)
    size = 1 + max((ord(c) for c in alphabet), default=0)
    table = np.full(size + 1, 255, np.uint8)  # the last entry stands for everything past the alphabet
    for code, letter in enumerate(alphabet):
        table[ord(letter)] = code
    codes = table[np.minimum(points, size)]
    foreign = np.flatnonzero(codes == 255)
    if len(foreign):
        word = words[int(np.searchsorted(offsets, foreign[0], side="right")) - 1]
        raise ValueError(f"{chr(int(points[foreign[0]]))!r} in {word!r} is not in the alphabet {alphabet!r}")
    if len(words) and lengths.max() > MAX_LENGTH:
        raise ValueError(f"a word has {lengths.max()} letters; at most {MAX_LENGTH} are possible")
    return codes, offsets


def _ascending(codes: Codes, offsets: Offsets) -> bool:
    """Whether every word comes strictly after the one before it."""
    if _in_order.signatures:
        return bool(_in_order(codes, offsets))
    return _ascending_plain(codes, offsets)


def _ascending_plain(codes: Codes, offsets: Offsets) -> bool:
    """The same without compiled code: all neighbours at once, letter by letter."""
    start, end = offsets[:-1], offsets[1:]
    before, after = np.arange(len(start) - 1), np.arange(1, len(start))
    depth = 0
    while len(before):  # the pairs that are equal up to here
        over = start[before] + depth >= end[before]
        at_end = start[after] + depth >= end[after]
        if bool(at_end.any()):  # the later word is a prefix of the earlier one, or the same
            return False
        before, after = before[~over], after[~over]
        a, b = codes[start[before] + depth], codes[start[after] + depth]
        if bool((a > b).any()):
            return False
        before, after = before[a == b], after[a == b]
        depth += 1
    return True


def _check(codes: Codes, offsets: Offsets, letters: int) -> tuple[Codes, Offsets]:
    codes = np.require(codes, requirements=["C", "W"])  # one kind of array, so that it is compiled once
    offsets = np.require(offsets, np.int64, ["C", "W"])
    if codes.dtype != np.uint8 or codes.ndim != 1 or offsets.ndim != 1 or not len(offsets):
        raise ValueError("words are a flat uint8 array of codes and a flat array of offsets")
    if not 0 <= letters <= MAX_LETTERS:
        raise ValueError(f"an alphabet has at most {MAX_LETTERS} letters, not {letters}")
    lengths = np.diff(offsets)
    if offsets[0] != 0 or offsets[-1] != len(codes) or (lengths < 0).any():
        raise ValueError("offsets run from 0 to the number of codes and never fall")
    if len(lengths) and lengths.max() > MAX_LENGTH:
        raise ValueError(f"a word has {lengths.max()} letters; at most {MAX_LENGTH} are possible")
    if len(codes) and codes.max() >= letters:
        raise ValueError(f"letter code {codes.max()} is outside an alphabet of {letters}")
    if not _ascending(codes, offsets):
        raise ValueError("words must be sorted by letter code and distinct")
    return codes, offsets


def build(codes: Codes, offsets: Offsets, letters: int) -> Dawg:
    """The minimal automaton of sorted, distinct words (compiled code).

    codes uint8[*], offsets int64[words + 1]; every code below `letters`. Raises ValueError when they are not so.
    """
    codes, offsets = _check(codes, offsets, letters)
    first, value, label, target = automaton.build(codes, offsets, np.ones(len(offsets) - 1, np.uint32))
    return Dawg(first, value.astype(np.uint8), label, target, letters)


def build_plain(codes: Codes, offsets: Offsets, letters: int) -> Dawg:
    """The same automaton in plain Python: for small lists, and for the first seconds of a cold start."""
    codes, offsets = _check(codes, offsets, letters)
    ends = offsets.tolist()
    raw = codes.tobytes()
    words = [raw[a:b] for a, b in itertools.pairwise(ends)]
    known: dict[tuple[bool, tuple[tuple[int, int], ...]], int] = {}

    def node(low: int, high: int, depth: int) -> int:
        """The node of words[low:high], which share their first `depth` letters."""
        final = low < high and len(words[low]) == depth
        low += final
        edges = []
        while low < high:
            letter = words[low][depth]
            stop = low + 1
            while stop < high and words[stop][depth] == letter:
                stop += 1
            edges.append((letter, node(low, stop, depth + 1)))
            low = stop
        return known.setdefault((final, tuple(edges)), len(known))

    node(0, len(words), 0)
    first = np.cumsum([0, *(len(edges) for _, edges in known)], dtype=np.uint32)
    flat = [edge for _, edges in known for edge in edges]
    return Dawg(
        first,
        np.array([final for final, _ in known], np.uint8),
        np.array([letter for letter, _ in flat], np.uint8),
        np.array([target for _, target in flat], np.uint32),
        letters,
    )


def warm() -> None:
    """Compile `build`, or load it from the cache: some seconds the first time ever, then milliseconds."""
    codes, offsets = np.array([0, 0, 1], np.uint8), np.array([0, 1, 3], np.int64)
    _in_order(codes, offsets)
    build(codes, offsets, 2)


def ready() -> bool:
    """Whether `build` would answer without compiling."""
    return bool(automaton._build.signatures)


@njit(cache=True, nogil=True)
def _in_order(codes: Codes, offsets: Offsets) -> bool:
    for w in range(1, offsets.size - 1):
        a, end, b = offsets[w - 1], offsets[w], offsets[w]
        while a < end and b < offsets[w + 1] and codes[a] == codes[b]:
            a += 1
            b += 1
        if b == offsets[w + 1] or (a < end and codes[a] > codes[b]):
            return False
    return True
