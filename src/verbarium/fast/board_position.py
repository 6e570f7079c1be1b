"""A board of tiles as kernels see it: the words, the rules, the squares, and what may stand on each.

For each empty square and direction it is known which letters make a word with the tiles beside it, the cross word,
and what those tiles are worth. A tile that is laid, or taken away, changes this for four squares at most.

Nothing here, nor in the kernels built on it, checks its input: loads are unchecked (bounds checks and numba's
wraparound of negative indices cost half the speed), so only the doors may call them, `board`, `turn`, `answers`,
`endgame` and `playouts`, which check everything.

Conventions
    q       square in one of two orientations: q = d * size² + line * size + place; d = 0 lines are rows, d = 1
            lines are columns. Arrays over squares hold both, so that kernels only go "across".
    cell    0 empty, else letter + 1, plus 64 for a blank (worth nothing) or 128 for a star (worth its letter)
    tile    in hand: a letter, then the blank, then the star
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import Any, NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast.basics import ONE, load, lowest, popcount, u64

_MASK_BITS = np.uint64(34)
_LOW = np.uint64((1 << 34) - 1)
NEVER = -(1 << 50)  # below any score


# For functions that make no array: without numba's counting of references, which for a tuple of arrays costs more than
# the work itself (seven times the time of laying tiles). The arrays belong to the callers. The interpreter's lock is
# kept, see `Words.known`.
_BARE: dict[str, Any] = {"cache": True, "_nrt": False}
bare = nb.njit(**_BARE)


class Words(NamedTuple):
    """The two-way automaton (see `gaddag.Gaddag`), and what it has been asked of late.

    known  uint64[2 * MEMORY]: pairs of a key (tiles around an open square of a crossing word) and the letters that fit;
           key 0 for none. Kernels write it, so they must not let go of the interpreter's lock.
    """

    nodes: NDArray[np.uint64]
    arcs: NDArray[np.uint32]
    root: int
    grams: NDArray[np.uint64]
    known: NDArray[np.uint64]


MEMORY = 1 << 13


class Rules(NamedTuple):
    """The scoring rules and the premium squares; arrays over squares hold both orientations, int64."""

    size: int
    letters: int
    rack: int
    letter: NDArray[np.int64]  # letter premium of a tile laid, in the main word
    word: NDArray[np.int64]  # word premium
    cross_letter: NDArray[np.int64]  # letter premium of a tile laid, in its cross word
    start: NDArray[np.int64]  # 1 on start squares
    need: int  # start squares that the first word must cover; 0: it may lie anywhere
    value: NDArray[np.int64]  # by cell, 256
    bonus: NDArray[np.int64]  # by 2 * tiles laid + (1 if a wildcard is among them)
    premium: int  # 0 for tiles laid, in both words; 1 for tiles laid, main word only; 2 always, for all tiles
    join: int  # several word premiums: 0 product, 1 sum, 2 the highest
    share: int  # 1: a word must share a tile with the board; 0: touching is enough
    crosses: int  # 1: cross words score


class Position(NamedTuple):
    """A board and what its tiles ask of each empty square; both orientations, kept up to date by `lay`."""

    cells: NDArray[np.uint8]
    allowed: NDArray[np.uint64]  # letters that make a word crossing the line; bit `letters`: no crossing word
    beside: NDArray[np.int64]  # value of the tiles beside, in the crossing word
    factor: NDArray[np.int64]  # what the crossing word is multiplied by


def copied(position: Position) -> Position:
    """Another board with the same tiles."""
    cells, allowed, beside, factor = position
    return Position(cells.copy(), allowed.copy(), beside.copy(), factor.copy())


@nb.njit(inline="always")
def child(words, s, letter):
    """The node that `letter` leads to from node s; 0 if there is none."""
    m = load(words.nodes, s * 2)
    bit = ONE << u64(letter)
    if (m & bit) == 0:
        return 0
    return np.int64(load(words.arcs, np.int64((m >> _MASK_BITS) + popcount(m & _LOW & (bit - ONE)))))


@nb.njit(inline="always")
def completes(words, s, letter):
    """Whether `letter`, read at node s, completes a word: 0 or 1."""
    return (load(words.nodes, s * 2 + 1) >> u64(letter)) & ONE


@nb.njit(inline="always")
def joined(join, factor, premium):
    """The word factor with one more premium: start from 1 for a product, 0 for a sum or the highest."""
    if join == 0:
        return factor * premium
    if premium == 1:
        return factor
    return factor + premium if join == 1 else max(factor, premium)


@bare
def tile_of(rules, cell):
    """The rack tile that a cell was laid with."""
    if cell >= 128:
        return rules.letters + 1
    return rules.letters if cell >= 64 else cell - 1


@bare
def _fitting(words, rules, cells, o, a, line, b):
    """The letters that make a word of places a … b of the line that begins at o, where place `line` is open."""
    full = (ONE << u64(rules.letters)) - ONE
    found = u64(0)
    s = words.root
    x = line - 1 if b == line else b
    while s != 0 and x >= a and x != line:
        s = child(words, s, np.int64(cells[o + x] & 63) - 1)
        x -= 1
    if b == line:  # tiles before only: what may follow them
        if s != 0:
            s = child(words, s, rules.letters)
        found = words.nodes[2 * s + 1]
    elif a == line:  # tiles after only: what may stand before them
        found = words.nodes[2 * s + 1]
    else:
        m = words.nodes[2 * s] & full
        while m != 0:
            letter = np.int64(lowest(m))
            m &= m - ONE
            t = child(words, s, letter)
            x = line - 1
            while t != 0 and x > a:
                t = child(words, t, np.int64(cells[o + x] & 63) - 1)
                x -= 1
            if completes(words, t, np.int64(cells[o + a] & 63) - 1) != 0:
                found |= ONE << u64(letter)
    return found


@bare
def _judge(words, rules, pos, d, q):
    """Recompute what may stand on square q of orientation d (q without d * size²): the word across its
    line."""
    n = rules.size
    full = (ONE << u64(rules.letters)) - ONE
    line = q // n
    place = q - line * n
    i = d * n * n + q
    o = (1 - d) * n * n + place * n  # the crossing line, in which the square is number `line`
    cells = pos.cells
    if cells[o + line] != 0:
        pos.allowed[i] = 0
        return
    a = line
    b = line
    while a > 0 and cells[o + a - 1] != 0:
        a -= 1
    while b < n - 1 and cells[o + b + 1] != 0:
        b += 1
    if a == b:
        pos.allowed[i] = full | (ONE << u64(rules.letters))
        pos.beside[i] = 0
        pos.factor[i] = 0
        return
    value = 0
    factor = 1 if rules.join == 0 else 0
    for x in range(a, b + 1):
        if x != line:
            v = rules.value[cells[o + x]]
            if rules.premium == 2:
                v *= rules.letter[o + x]
                factor = joined(rules.join, factor, rules.word[o + x])
            value += v
    if rules.premium != 1:
        factor = joined(rules.join, factor, rules.word[o + line])
    if factor == 0:
        factor = 1
    pos.beside[i] = value
    pos.factor[i] = factor if rules.crosses else 0
    key = ONE
    for x in range(a, b + 1):
        key = (key + u64(cells[o + x] & 63)) * u64(0x9E3779B97F4A7C15)
        key ^= key >> u64(32)
    key |= ONE
    slot = 2 * np.int64((key >> u64(40)) & u64(MEMORY - 1))
    if words.known[slot] != key:
        words.known[slot + 1] = _fitting(words, rules, cells, o, a, line, b)
        words.known[slot] = key
    pos.allowed[i] = words.known[slot + 1]


@bare
def judge_all(words, rules, pos):
    """Recompute everything but the cells."""
    for d in range(2):
        for q in range(rules.size * rules.size):
            _judge(words, rules, pos, d, q)


@bare
def put(rules, pos, q, cell):
    """Set square q (row by row) to `cell`; the rest of `pos` is stale until `refresh`."""
    n = rules.size
    line = q // n
    pos.cells[q] = cell
    pos.cells[n * n + (q - line * n) * n + line] = cell


@bare
def refresh(words, rules, pos, q):
    """Bring up to date what the tile on, or taken from, square q (row by row) changes."""
    n = rules.size
    for d in range(2):
        line = q // n
        place = q - line * n
        if d == 1:
            line, place = place, line
        o = (1 - d) * n * n + place * n
        _judge(words, rules, pos, d, line * n + place)
        x = line - 1
        while x >= 0 and pos.cells[o + x] != 0:
            x -= 1
        if x >= 0:
            _judge(words, rules, pos, d, x * n + place)
        x = line + 1
        while x < n and pos.cells[o + x] != 0:
            x += 1
        if x < n:
            _judge(words, rules, pos, d, x * n + place)


@bare
def refresh_once(words, rules, pos, q, stamps, stamp):
    """As `refresh`, but for squares that bear the stamp already."""
    n = rules.size
    for d in range(2):
        line = q // n
        place = q - line * n
        if d == 1:
            line, place = place, line
        o = (1 - d) * n * n + place * n
        a = line
        while a >= 0 and pos.cells[o + a] != 0:
            a -= 1
        b = line
        while b < n and pos.cells[o + b] != 0:
            b += 1
        pos.allowed[d * n * n + line * n + place] = 0
        for x in (a, b):
            if 0 <= x < n:
                i = d * n * n + x * n + place
                if stamps[i] != stamp:
                    stamps[i] = stamp
                    _judge(words, rules, pos, d, x * n + place)


@bare
def copy_position(source, target):
    """Make one board like another."""
    for i in range(source.cells.shape[0]):
        target.cells[i] = source.cells[i]
        target.allowed[i] = source.allowed[i]
        target.beside[i] = source.beside[i]
        target.factor[i] = source.factor[i]


@bare
def is_lone(rules, pos, q):
    """Whether square q (full index) has no tile before or after it in its line."""
    n = rules.size
    x = q % n
    return (x == 0 or pos.cells[q - 1] == 0) and (x == n - 1 or pos.cells[q + 1] == 0)


@bare
def rests_on(rules, pos, old, d, q):
    """Whether the run through square q of orientation d (the full index) contains a tile that was there before."""
    n = rules.size
    for step in (-1, 1):
        x = q % n
        i = q
        while True:
            if old[i] != 0:
                return True
            x += step
            i += step
            if x < 0 or x >= n or pos.cells[i] == 0:
                break
    return False
