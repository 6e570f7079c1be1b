"""Compiled search on boards of tiles: cross words, placements, the best placement, turns, endgames.

One file, because numba's cache does not see changes in another one. Nothing here checks its input: loads are
unchecked (bounds checks and numba's wraparound of negative indices cost half the speed), so only the wrappers
`board`, `turn` and `endgame`, which check everything, may call it.

Conventions
    q       square in one of two orientations: q = d * size² + line * size + place; d = 0 lines are rows, d = 1
            lines are columns. Arrays over squares hold both, so that kernels only go "across".
    cell    0 empty, else letter + 1, plus 64 for a blank (worth nothing) or 128 for a star (worth its letter)
    move    two uint64: META = score << 32 | used << 20 | tiles << 16 | d << 15 | line << 10 | place << 5 | length,
            PACK = cells laid, in order, lowest byte first. `used` is the set of rack tiles laid: the rack sorted
            (letters, blanks, stars), bit i for its i-th tile, of equal tiles the last one first.
    anchor  (bound, d, line, place, last): words that cover `place`, and no anchor to the left of it; `last` is
            the previous anchor, -1 for none.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import Any, NamedTuple

import numba as nb
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

import verbarium.fast.compiled  # noqa: F401

_u64 = np.uint64
_ONE = np.uint64(1)
_MASK_BITS = np.uint64(34)
_LOW = np.uint64((1 << 34) - 1)
NEVER = _NEVER = -(1 << 50)

# For functions that make no array: without numba's counting of references, which for a tuple of arrays costs more than
# the work itself (seven times the time of laying tiles). The arrays belong to the callers.
_BARE: dict[str, Any] = {"cache": True, "_nrt": False}
_bare = nb.njit(**_BARE)

FRAME = 16  # int64s of the search's stack for one open square
FRAMES = 40  # at most two frames for each tile of the rack, and the first
_COUNTS = FRAME * FRAMES  # where the numbers of tiles in hand begin in the search's workspace,
_OFFSET = _COUNTS + 36  # and the first places of their tiles in the sorted rack
TRIED = _OFFSET + 36  # how many tiles searches have laid so far, to see what was done whatever the clock says
WORK = TRIED + 1


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


@intrinsic
def _popcount(typing_context: Any, x: Any) -> Any:
    """Number of bits set."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), code


@intrinsic
def _lowest(typing_context: Any, x: Any) -> Any:
    """Number of the lowest bit set; x is not 0."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), code


@intrinsic
def _get(typing_context: Any, array: Any, i: Any) -> Any:
    """array[i], unchecked."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return context.unpack_value(builder, signature.args[0].dtype, builder.gep(data, [args[1]]))

    return array.dtype(array, types.int64), code


@intrinsic
def _set(typing_context: Any, array: Any, i: Any, value: Any) -> Any:
    """array[i] = value, unchecked."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        context.pack_value(builder, signature.args[0].dtype, args[2], builder.gep(data, [args[1]]))
        return context.get_dummy_value()

    return types.void(array, types.int64, array.dtype), code


@nb.njit(inline="always")
def _child(words, s, letter):
    """The node that `letter` leads to from node s; 0 if there is none."""
    m = _get(words.nodes, s * 2)
    bit = _ONE << _u64(letter)
    if (m & bit) == 0:
        return 0
    return np.int64(_get(words.arcs, np.int64(m >> _MASK_BITS) + _popcount(m & _LOW & (bit - _ONE))))


@nb.njit(inline="always")
def _last(words, s, letter):
    """Whether `letter`, read at node s, completes a word: 0 or 1."""
    return (_get(words.nodes, s * 2 + 1) >> _u64(letter)) & _ONE


@_bare
def _mixed(x):
    """A well spread number for a small one (splitmix64)."""
    z = (_u64(x) + _ONE) * _u64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> _u64(30))) * _u64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> _u64(27))) * _u64(0x94D049BB133111EB)
    return z ^ (z >> _u64(31))


@nb.njit(inline="always")
def _joined(join, factor, premium):
    """The word factor with one more premium: start from 1 for a product, 0 for a sum or the highest."""
    if join == 0:
        return factor * premium
    if premium == 1:
        return factor
    return factor + premium if join == 1 else max(factor, premium)


# --- the board
# -------------------------------------------------------------------------------------------------


@_bare
def _fitting(words, rules, cells, o, a, line, b):
    """The letters that make a word of places a … b of the line that begins at o, where place `line` is open."""
    full = (_ONE << _u64(rules.letters)) - _ONE
    found = _u64(0)
    s = words.root
    x = line - 1 if b == line else b
    while s != 0 and x >= a and x != line:
        s = _child(words, s, np.int64(cells[o + x] & 63) - 1)
        x -= 1
    if b == line:  # tiles before only: what may follow them
        if s != 0:
            s = _child(words, s, rules.letters)
        found = words.nodes[2 * s + 1]
    elif a == line:  # tiles after only: what may stand before them
        found = words.nodes[2 * s + 1]
    else:
        m = words.nodes[2 * s] & full
        while m != 0:
            letter = _lowest(m)
            m &= m - _ONE
            t = _child(words, s, letter)
            x = line - 1
            while t != 0 and x > a:
                t = _child(words, t, np.int64(cells[o + x] & 63) - 1)
                x -= 1
            if _last(words, t, np.int64(cells[o + a] & 63) - 1) != 0:
                found |= _ONE << _u64(letter)
    return found


@_bare
def _judge(words, rules, pos, d, q):
    """Recompute what may stand on square q of orientation d (q without d * size²): the word across its
    line."""
    n = rules.size
    full = (_ONE << _u64(rules.letters)) - _ONE
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
        pos.allowed[i] = full | (_ONE << _u64(rules.letters))
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
                factor = _joined(rules.join, factor, rules.word[o + x])
            value += v
    if rules.premium != 1:
        factor = _joined(rules.join, factor, rules.word[o + line])
    if factor == 0:
        factor = 1
    pos.beside[i] = value
    pos.factor[i] = factor if rules.crosses else 0
    key = _ONE
    for x in range(a, b + 1):
        key = (key + _u64(cells[o + x] & 63)) * _u64(0x9E3779B97F4A7C15)
        key ^= key >> _u64(32)
    key |= _ONE
    slot = 2 * np.int64((key >> _u64(40)) & _u64(MEMORY - 1))
    if words.known[slot] != key:
        words.known[slot + 1] = _fitting(words, rules, cells, o, a, line, b)
        words.known[slot] = key
    pos.allowed[i] = words.known[slot + 1]


@_bare
def judge_all(words, rules, pos):
    """Recompute everything but the cells."""
    for d in range(2):
        for q in range(rules.size * rules.size):
            _judge(words, rules, pos, d, q)


@_bare
def put(rules, pos, q, cell):
    """Set square q (row by row) to `cell`; the rest of `pos` is stale until `refresh`."""
    n = rules.size
    line = q // n
    pos.cells[q] = cell
    pos.cells[n * n + (q - line * n) * n + line] = cell


@_bare
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


# --- placements
# ------------------------------------------------------------------------------------------------


@_bare
def _line_anchors(rules, pos, hand, empty, d, line, out, count):
    """Add the anchors of a line to `out`, which holds `count`; returns how many it then holds."""
    n = rules.size
    alone = _ONE << _u64(rules.letters)
    base = d * n * n + line * n
    last = -1
    for place in range(n):
        q = base + place
        if place < n - 1 and pos.cells[q + 1] != 0:
            continue  # a word that covers this square covers the next
        if pos.cells[q] == 0:
            if empty:
                if rules.need > 0 and rules.start[q] == 0:
                    continue
            else:
                if rules.share or (pos.allowed[q] & alone) != 0:
                    continue
                if place > 0 and pos.cells[q - 1] != 0:
                    continue  # covered by the anchor before
            if (pos.allowed[q] & hand) == 0:
                last = place
                continue
        i = count * 5
        out[i] = -_NEVER
        out[i + 1] = d
        out[i + 2] = line
        out[i + 3] = place
        out[i + 4] = last
        count += 1
        last = place
    return count


@_bare
def _letters_in(rules, rack):
    """The letters that tiles in hand can be."""
    hand = _u64(0)
    for letter in range(rules.letters):
        if rack[letter] > 0:
            hand |= _ONE << _u64(letter)
    if rack[rules.letters] + rack[rules.letters + 1] > 0:
        hand = (_ONE << _u64(rules.letters)) - _ONE
    return hand


@_bare
def anchors(rules, pos, rack, out):
    """List the anchors, 5 int64s each, without bounds; returns how many (at most 2 * size²)."""
    n = rules.size
    hand = _letters_in(rules, rack)
    empty = True
    for q in range(n * n):
        if pos.cells[q] != 0:
            empty = False
            break
    count = 0
    for d in range(2):
        for line in range(n):
            count = _line_anchors(rules, pos, hand, empty, d, line, out, count)
    return count


@_bare
def _open(
    words, rules, pos, work, sp, node, base, col, hand, wild, stars, ms, cs, wm, left, laid, pack, thrift
):
    """Open the empty square `col` of a line in state `node`, if any tile in hand fits; returns the stack's
    height."""
    full = (_ONE << _u64(rules.letters)) - _ONE
    fit = (
        _get(pos.allowed, base + col) & full & (_get(words.nodes, node * 2) | _get(words.nodes, node * 2 + 1))
    )
    plain = fit & hand
    blank = fit if wild > 0 else _u64(0)
    star = _u64(0)
    if stars > 0:
        star = fit & ~hand if thrift else fit
    if (plain | blank | star) == 0:
        return sp
    i = sp * FRAME
    _set(work, i, node)
    _set(work, i + 1, col)
    _set(work, i + 2, -1)
    _set(work, i + 3, np.int64(plain))
    _set(work, i + 4, np.int64(blank))
    _set(work, i + 5, np.int64(star))
    _set(work, i + 6, ms)
    _set(work, i + 7, cs)
    _set(work, i + 8, wm)
    _set(work, i + 9, left)
    _set(work, i + 10, laid)
    _set(work, i + 11, np.int64(pack))
    return sp + 1


@_bare
def search(words, rules, pos, rack, spots, order, count, leave, best_only, both, thrift, out, work):
    """Placements at the anchors `spots`, `count` of them in the order given; `work` is int64[WORK].

    best_only   keep one, the highest score * 256 + leave[used]; anchors are in descending order of their
                bounds
    both        one tile that makes two words is two moves; otherwise it lies in the direction that scores
                more
    thrift      no star for a letter that is in hand
    Returns the number of moves found; those beyond the room in `out` are counted and not written.
    """
    n = rules.size
    letters = rules.letters
    none = _ONE << _u64(letters)
    room = out.shape[0] // 2
    hand = _u64(0)
    tiles = 0
    for c in range(letters + 2):
        _set(work, _COUNTS + c, rack[c])
        _set(work, _OFFSET + c, tiles)
        tiles += rack[c]
        if c < letters and rack[c] > 0:
            hand |= _ONE << _u64(c)
    blanks = rack[letters]
    stars = rack[letters + 1]
    wilds = blanks + stars
    need = rules.need
    for q in range(n * n):
        if pos.cells[q] != 0:
            need = 0
            break
    always = rules.premium == 2
    unit = 1 if rules.join == 0 else 0
    used = 0
    found = 0
    tried = 0
    best = _NEVER
    for k in range(count):
        z = order[k] * 5
        if best_only and spots[z] <= best:
            break
        d = spots[z + 1]
        line = spots[z + 2]
        anchor = spots[z + 3]
        last = spots[z + 4]
        base = d * n * n + line * n
        sp = 0
        fresh = True
        col = anchor
        node = words.root
        ms = 0
        cs = 0
        wm = unit
        left = anchor
        laid = 0
        pack = _u64(0)
        ends = _u64(0)
        if _get(pos.cells, base + anchor) == 0:
            fresh = False
            sp = _open(
                words,
                rules,
                pos,
                work,
                sp,
                node,
                base,
                col,
                hand,
                blanks,
                stars,
                0,
                0,
                wm,
                left,
                0,
                pack,
                thrift,
            )
        while True:
            if fresh:  # the anchor is a tile on the board
                fresh = False
                cell = np.int64(_get(pos.cells, base + anchor))
                v = _get(rules.value, cell)
                if always:
                    v *= _get(rules.letter, base + anchor)
                    wm = _joined(rules.join, wm, _get(rules.word, base + anchor))
                ms = v
                node = _child(words, node, (cell & 63) - 1)
            else:  # take back the tile on the topmost open square, and lay the next one there
                if sp == 0:
                    break
                i = (sp - 1) * FRAME
                held = _get(work, i + 2)
                if held >= 0:
                    if held < 64:
                        c = _get(work, _COUNTS + held)
                        _set(work, _COUNTS + held, c + 1)
                        hand |= _ONE << _u64(held)
                        used ^= 1 << (_get(work, _OFFSET + held) + c)
                    elif held < 128:
                        used ^= 1 << (_get(work, _OFFSET + letters) + blanks)
                        blanks += 1
                    else:
                        used ^= 1 << (_get(work, _OFFSET + letters + 1) + stars)
                        stars += 1
                m = _u64(_get(work, i + 3))
                if m != 0:
                    letter = _lowest(m)
                    _set(work, i + 3, np.int64(m & (m - _ONE)))
                    c = _get(work, _COUNTS + letter) - 1
                    _set(work, _COUNTS + letter, c)
                    used ^= 1 << (_get(work, _OFFSET + letter) + c)
                    if c == 0:
                        hand &= ~(_ONE << _u64(letter))
                    held = letter
                else:
                    m = _u64(_get(work, i + 4))
                    if m != 0:
                        letter = _lowest(m)
                        _set(work, i + 4, np.int64(m & (m - _ONE)))
                        blanks -= 1
                        used ^= 1 << (_get(work, _OFFSET + letters) + blanks)
                        held = letter + 64
                    else:
                        m = _u64(_get(work, i + 5))
                        if m == 0:
                            sp -= 1
                            continue
                        letter = _lowest(m)
                        _set(work, i + 5, np.int64(m & (m - _ONE)))
                        stars -= 1
                        used ^= 1 << (_get(work, _OFFSET + letters + 1) + stars)
                        held = letter + 128
                _set(work, i + 2, held)
                tried += 1
                before = _get(work, i)
                col = _get(work, i + 1)
                q = base + col
                v = _get(rules.value, held + 1)
                ms = _get(work, i + 6) + v * _get(rules.letter, q)
                cs = _get(work, i + 7)
                if (_get(pos.allowed, q) & none) == 0:
                    cs += (v * _get(rules.cross_letter, q) + _get(pos.beside, q)) * _get(pos.factor, q)
                wm = _joined(rules.join, _get(work, i + 8), _get(rules.word, q))
                left = _get(work, i + 9)
                laid = _get(work, i + 10) + 1
                pack = _u64(_get(work, i + 11))
                if col <= anchor:
                    pack = (pack << _u64(8)) | _u64(held + 1)
                else:
                    pack |= _u64(held + 1) << _u64(8 * (laid - 1))
                ends = _last(words, before, letter)
                node = _child(words, before, letter)
            right = anchor
            if col <= anchor:  # leftwards: run over tiles, then turn round, and go on to the left
                while node != 0 and col > 0 and _get(pos.cells, base + col - 1) != 0:
                    col -= 1
                    cell = np.int64(_get(pos.cells, base + col))
                    v = _get(rules.value, cell)
                    if always:
                        v *= _get(rules.letter, base + col)
                        wm = _joined(rules.join, wm, _get(rules.word, base + col))
                    ms += v
                    ends = _last(words, node, (cell & 63) - 1)
                    node = _child(words, node, (cell & 63) - 1)
                if col > 0 and _get(pos.cells, base + col - 1) != 0:
                    continue
                left = col
                complete = ends != 0 and laid > 0 and left < anchor
                if node != 0:
                    if anchor < n - 1:
                        after = _child(words, node, letters)
                        if after != 0:
                            sp = _open(
                                words, rules, pos, work, sp, after, base, anchor + 1, hand, blanks, stars,
                                ms, cs, wm, left, laid, pack, thrift,
                            )  # fmt: skip
                    if col > 0 and col - 1 != last and (col == 1 or _get(pos.cells, base + col - 2) == 0):
                        sp = _open(
                            words, rules, pos, work, sp, node, base, col - 1, hand, blanks, stars,
                            ms, cs, wm, left, laid, pack, thrift,
                        )  # fmt: skip
            else:
                while node != 0 and col < n - 1 and _get(pos.cells, base + col + 1) != 0:
                    col += 1
                    cell = np.int64(_get(pos.cells, base + col))
                    v = _get(rules.value, cell)
                    if always:
                        v *= _get(rules.letter, base + col)
                        wm = _joined(rules.join, wm, _get(rules.word, base + col))
                    ms += v
                    ends = _last(words, node, (cell & 63) - 1)
                    node = _child(words, node, (cell & 63) - 1)
                if col < n - 1 and _get(pos.cells, base + col + 1) != 0:
                    continue
                complete = ends != 0
                right = col
                if node != 0 and col < n - 1:
                    sp = _open(
                        words, rules, pos, work, sp, node, base, col + 1, hand, blanks, stars,
                        ms, cs, wm, left, laid, pack, thrift,
                    )  # fmt: skip
            if not complete:
                continue
            if need > 0:
                covered = 0
                for x in range(left, right + 1):
                    covered += rules.start[base + x]
                if covered < need:
                    continue
            score = ms * (wm if wm > 0 else 1) + cs
            if laid == 1 and not both and not best_only:
                x = left
                while _get(pos.cells, base + x) != 0:
                    x += 1
                if (_get(pos.allowed, base + x) & none) == 0:
                    other = _turned(rules, pos, d, line, x, np.int64(pack))
                    if other > score or (d == 1 and other == score):
                        continue
            score += rules.bonus[2 * laid + (1 if blanks + stars < wilds else 0)]
            meta = (
                (score << 32)
                | (used << 20)
                | (laid << 16)
                | (d << 15)
                | (line << 10)
                | (left << 5)
                | (right - left + 1)
            )
            if best_only:
                worth = score * 256 + leave[used]
                if worth > best:
                    best = worth
                    found = 1
                    out[0] = _u64(meta)
                    out[1] = pack
            else:
                if found < room:
                    _set(out, 2 * found, _u64(meta))
                    _set(out, 2 * found + 1, pack)
                found += 1
    _set(work, TRIED, _get(work, TRIED) + tried)
    return found


@_bare
def _turned(rules, pos, d, line, place, cell):
    """Score of one tile that makes two words when its word in the other direction is the main one."""
    n = rules.size
    o = (1 - d) * n * n + place * n + line
    v = rules.value[cell]
    factor = 1 if rules.join == 0 else 0
    total = v * rules.letter[o]
    base = (1 - d) * n * n + place * n
    factor = _joined(rules.join, factor, rules.word[o])
    for step in (-1, 1):
        x = line + step
        while 0 <= x < n and pos.cells[base + x] != 0:
            w = rules.value[pos.cells[base + x]]
            if rules.premium == 2:
                w *= rules.letter[base + x]
                factor = _joined(rules.join, factor, rules.word[base + x])
            total += w
            x += step
    score = total * (factor if factor > 0 else 1)
    # The word along the line is now the cross word, and the other orientation knows its value.
    return score + (v * rules.cross_letter[o] + pos.beside[o]) * pos.factor[o]


@nb.njit(cache=True)
def place_all(words, rules, pos, rack, both, out, spots, work, leave):
    """All placements, each once; returns how many there are."""
    count = anchors(rules, pos, rack, spots)
    return search(
        words, rules, pos, rack, spots, np.arange(count), count, leave, False, both, False, out, work
    )


SUBSETS = 64  # room for the letter sums of a hand: 1 + 8 + 28 without a wildcard, 33 with one


@nb.njit(cache=True)
def _subset_grams(rules, rack, tiles, out, begins, ends):
    """Letter sums (see `gaddag.gram`) of what the hand can lay, for the numbers of tiles where they are few.

    Those of k tiles are out[begins[k] : ends[k]]; where they are not listed, ends[k] = -1.
    """
    letters = rules.letters
    ends[:] = -1
    wilds = rack[letters] + rack[letters + 1]
    if wilds > 1:
        return
    hand = np.empty(8, np.int64)
    t = 0
    for c in range(letters):
        for _ in range(rack[c]):
            hand[t] = c
            t += 1
    at = 0
    for k in range(max(1, tiles if wilds else tiles - 2), tiles + 1):
        begins[k] = at
        for m in range(1 << t):
            if _popcount(_u64(m)) != k - wilds:
                continue
            total = _u64(0)
            first = True
            for i in range(t):
                if (m >> i) & 1:
                    if i > 0 and hand[i] == hand[i - 1] and not (m >> (i - 1)) & 1:
                        first = False  # of equal letters, the first ones stand for all
                    total += _mixed(hand[i])
            if first and not wilds:
                out[at] = total
                at += 1
            for c in range(letters if wilds else 0):
                out[at] = total + _mixed(c)
                at += 1
        ends[k] = at


@_bare
def _spellable(grams, shift, subsets, begin, end, through):
    """Whether some word has the letters `through` and those of a subset, no more: no is sure, yes is likely."""
    for i in range(begin, end):
        b = (subsets[i] + through) >> shift
        if (_get(grams, np.int64(b >> _u64(6))) >> (b & _u64(63))) & _ONE:
            return True
    return False


@nb.njit(cache=True)
def bounds(words, rules, pos, rack, leave, spots, count):
    """Write to each anchor an upper bound of score * 256 + leave over the placements there.

    Words that use nearly the whole hand score most, and are rare: they are bounded only where some word has just
    those letters.
    """
    n = rules.size
    letters = rules.letters
    none = _ONE << _u64(letters)
    always = rules.premium == 2
    unit = 1 if rules.join == 0 else 0
    top = 0  # dearest tile, and the values in descending order, summed
    values = np.zeros(9, np.int64)
    tiles = 0
    hand = _u64(0)
    for c in range(letters + 2):
        v = 0
        if c < letters:
            v = rules.value[c + 1]
            if rack[c] > 0:
                hand |= _ONE << _u64(c)
        elif c == letters + 1 and rack[c] > 0:
            for x in range(letters):
                v = max(v, rules.value[129 + x])
        if c >= letters and rack[c] > 0:
            hand = none - _ONE
        for _ in range(rack[c]):
            top = max(top, v)
            j = tiles
            while j > 0 and values[j - 1] < v:
                values[j] = values[j - 1]
                j -= 1
            values[j] = v
            tiles += 1
    sums = np.zeros(10, np.int64)
    for i in range(tiles):
        sums[i + 1] = sums[i] + values[i]
    after = np.full(10, _NEVER, np.int64)  # best leave after laying so many tiles
    for m in range(1 << tiles):
        k = _popcount(_u64(m))
        after[k] = max(after[k], leave[m])
    for i in range(1, tiles + 1):
        after[i] += 256 * max(rules.bonus[2 * i], rules.bonus[2 * i + 1])
    shift = _u64(64 - 6 - np.int64(_lowest(_u64(words.grams.shape[0]))))
    subsets = np.empty(SUBSETS, np.uint64)
    begins = np.zeros(10, np.int64)
    ends = np.empty(10, np.int64)
    _subset_grams(rules, rack, tiles, subsets, begins, ends)
    sums_of = np.empty(34, np.uint64)
    for c in range(letters):
        sums_of[c] = _mixed(c)
    for k in range(count):
        z = 5 * k
        d = spots[z + 1]
        line = spots[z + 2]
        anchor = spots[z + 3]
        last = spots[z + 4]
        base = d * n * n + line * n
        best = _NEVER
        left = anchor
        laid = 0
        through = 0
        spelt = _u64(0)
        twos = 0
        threes = 0
        fours = 0
        factor = unit
        cross = 0
        q = base + anchor
        if pos.cells[q] != 0:
            while True:
                v = rules.value[pos.cells[base + left]]
                if always:
                    v *= rules.letter[base + left]
                    factor = _joined(rules.join, factor, rules.word[base + left])
                through += v
                spelt += sums_of[np.int64(pos.cells[base + left] & 63) - 1]
                if left > 0 and pos.cells[base + left - 1] != 0:
                    left -= 1
                else:
                    break
        else:
            laid = 1
            factor = _joined(rules.join, factor, rules.word[q])
            p = rules.letter[q]
            twos += p >= 2
            threes += p >= 3
            fours += p >= 4
            if (pos.allowed[q] & none) == 0:
                cross += (top * rules.cross_letter[q] + pos.beside[q]) * pos.factor[q]
        while True:
            laid2 = laid
            through2 = through
            spelt2 = spelt
            twos2 = twos
            threes2 = threes
            fours2 = fours
            factor2 = factor
            cross2 = cross
            x = anchor
            while True:
                if (
                    laid2 > 0
                    and x > left
                    and (
                        ends[laid2] < 0
                        or _spellable(words.grams, shift, subsets, begins[laid2], ends[laid2], spelt2)
                    )
                ):
                    b = sums[laid2] + through2
                    b += sums[min(laid2, twos2)] + sums[min(laid2, threes2)] + sums[min(laid2, fours2)]
                    b = b * (factor2 if factor2 > 0 else 1) + cross2
                    best = max(best, b * 256 + after[laid2])
                x += 1
                if x >= n or laid2 >= tiles:
                    break
                q = base + x
                if (pos.allowed[q] & hand) == 0:
                    break
                laid2 += 1
                factor2 = _joined(rules.join, factor2, rules.word[q])
                p = rules.letter[q]
                twos2 += p >= 2
                threes2 += p >= 3
                fours2 += p >= 4
                if (pos.allowed[q] & none) == 0:
                    cross2 += (top * rules.cross_letter[q] + pos.beside[q]) * pos.factor[q]
                while x + 1 < n and pos.cells[base + x + 1] != 0:
                    x += 1
                    v = rules.value[pos.cells[base + x]]
                    if always:
                        v *= rules.letter[base + x]
                        factor2 = _joined(rules.join, factor2, rules.word[base + x])
                    through2 += v
                    spelt2 += sums_of[np.int64(pos.cells[base + x] & 63) - 1]
            if left == 0 or laid >= tiles:
                break
            left -= 1
            if left == last or (left > 0 and pos.cells[base + left - 1] != 0):
                break
            q = base + left
            if (pos.allowed[q] & hand) == 0:
                break
            laid += 1
            factor = _joined(rules.join, factor, rules.word[q])
            p = rules.letter[q]
            twos += p >= 2
            threes += p >= 3
            fours += p >= 4
            if (pos.allowed[q] & none) == 0:
                cross += (top * rules.cross_letter[q] + pos.beside[q]) * pos.factor[q]
        spots[z] = best


@nb.njit(cache=True)
def place_best(words, rules, pos, rack, leave, out, spots, work):
    """The placement of highest score * 256 + leave[used], into out[:2]; returns 1, or 0 if there is none."""
    count = anchors(rules, pos, rack, spots)
    bounds(words, rules, pos, rack, leave, spots, count)
    order = np.argsort(-spots[: 5 * count : 5])
    return search(words, rules, pos, rack, spots, order, count, leave, True, False, False, out, work)


# --- turns of several placements -------------------------------------------------------------------------------

ENTRIES = 16  # tiles that a turn can put on the board: a rack of 8, and as many swapped for wildcards


class Turns(NamedTuple):
    """Which tiles a turn has put where, each set once with its best score. Rows are sets, in order of discovery.

    key     uint64  of the set; the register `table` finds a row by it
    group   uint64  of the multiset of rack tiles that left
    score   int64   best sum of the words' scores, without bonus
    parent  int64   row before the last placement, -1 at first
    meta, pack      the last placement; meta = 0 for a set of swaps only
    size    int64   number of entries
    swaps   int64   number of them that took a blank from the board + 16 * the same for stars
    open    uint8   1 if the set leaves tiles in hand; only such sets are in the register
    stem    int64   entries of the row that it was discovered from, which are its first ones
    free    int64   for a set that placements can make of which none touches another: the highest first square of one,
                    + 1 (0: nothing laid); -1 for other sets
    square, cell, along  [ENTRIES * rows] entries: square, cell, direction of the word it was laid in
    info    int64: rows, best final score, its row, room needed in `out` (0: enough), 1 if rows ran out
    """

    key: NDArray[np.uint64]
    group: NDArray[np.uint64]
    score: NDArray[np.int64]
    parent: NDArray[np.int64]
    meta: NDArray[np.uint64]
    pack: NDArray[np.uint64]
    size: NDArray[np.int64]
    swaps: NDArray[np.int64]
    open: NDArray[np.uint8]
    stem: NDArray[np.int64]
    free: NDArray[np.int64]
    table: NDArray[np.int64]
    square: NDArray[np.int16]
    cell: NDArray[np.uint8]
    along: NDArray[np.uint8]
    info: NDArray[np.int64]


class Terms(NamedTuple):
    """What counts in a turn."""

    final: int  # 1: only words that stand at its end score; 0: each placement scores its words
    build: int  # 1: a word may rest on tiles of the same turn only
    given: int  # 1: a tile given for a wildcard counts towards the bonus
    bonus: NDArray[np.int64]  # as in Rules, for the whole turn


@_bare
def _tile_of(rules, cell):
    """The rack tile that a cell was laid with."""
    if cell >= 128:
        return rules.letters + 1
    return rules.letters if cell >= 64 else cell - 1


@_bare
def _row_for(turns, key):
    """The row with this key, or -1 - the register's slot where it would go."""
    room = turns.table.shape[0] - 1
    j = np.int64(key >> _u64(20)) & room
    while turns.table[j] >= 0:
        if turns.key[turns.table[j]] == key:
            return turns.table[j]
        j = (j + 1) & room
    return -1 - j


@_bare
def rehash(turns):
    """Fill an empty register (all -1)."""
    for row in range(turns.info[0]):
        if turns.open[row]:
            turns.table[-1 - _row_for(turns, turns.key[row])] = row


@_bare
def turn_root(rules, turns, squares, cells, swaps):
    """Add a set of swaps (or of nothing); there is room for it."""
    row = turns.info[0]
    key = _u64(0)
    group = _u64(0)
    for i in range(squares.shape[0]):
        key ^= _mixed((squares[i] << 9) | cells[i])
        group += _mixed(_tile_of(rules, cells[i]) + (1 << 40))
        turns.square[row * ENTRIES + i] = squares[i]
        turns.cell[row * ENTRIES + i] = cells[i]
        turns.along[row * ENTRIES + i] = 2
    slot = _row_for(turns, key)
    if slot >= 0:
        return
    turns.table[-1 - slot] = row
    turns.info[0] = row + 1
    turns.key[row] = key
    turns.group[row] = group
    turns.score[row] = 0
    turns.parent[row] = -1
    turns.meta[row] = 0
    turns.size[row] = squares.shape[0]
    turns.swaps[row] = swaps
    turns.stem[row] = 0
    turns.free[row] = 0
    turns.open[row] = 1


@_bare
def _rests(rules, pos, old, d, q):
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


@_bare
def _lone(rules, pos, q):
    """Whether square q (full index) has no tile before or after it in its line."""
    n = rules.size
    x = q % n
    return (x == 0 or pos.cells[q - 1] == 0) and (x == n - 1 or pos.cells[q + 1] == 0)


@_bare
def _standing(rules, pos, turns, row):
    """Score of the words that stand: those with a tile of this turn, cross words only if they score."""
    n = rules.size
    total = 0
    base = row * ENTRIES
    for d in range(2):
        for i in range(turns.size[row]):
            if turns.along[base + i] == 2:
                continue
            sq = np.int64(turns.square[base + i])
            q = sq if d == 0 else n * n + (sq % n) * n + sq // n
            if _lone(rules, pos, q):
                continue
            a = q
            while a % n > 0 and pos.cells[a - 1] != 0:
                a -= 1
            value = 0
            factor = 1 if rules.join == 0 else 0
            counts = rules.crosses
            first = True  # whether entry i is the first of this turn in the word, in order of entries
            x = a
            while True:
                cell = np.int64(pos.cells[x])
                v = rules.value[cell]
                laid = -1
                for j in range(turns.size[row]):
                    s2 = np.int64(turns.square[base + j])
                    q2 = s2 if d == 0 else n * n + (s2 % n) * n + s2 // n
                    if q2 == x and turns.along[base + j] != 2:
                        laid = j
                if laid >= 0:
                    if laid < i:
                        first = False
                    if turns.along[base + laid] == d:
                        counts = 1
                fresh = laid >= 0 and (
                    rules.premium == 0 or (rules.premium == 1 and turns.along[base + laid] == d)
                )
                if fresh or rules.premium == 2:
                    v *= rules.letter[x]
                    factor = _joined(rules.join, factor, rules.word[x])
                value += v
                x += 1
                if x % n == 0 or pos.cells[x] == 0:
                    break
            if first and counts:
                total += value * (factor if factor > 0 else 1)
    return total


@_bare
def _refresh_once(words, rules, pos, q, stamps, stamp):
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


@_bare
def _one_tile(rules, pos, tile, both, out):
    """What `search` finds when one tile is in hand, read off the cross words alone. Not for an empty board."""
    n = rules.size
    nn = n * n
    none = _ONE << _u64(rules.letters)
    if tile < rules.letters:
        fit = _ONE << _u64(tile)
        kind = 0
    else:
        fit = none - _ONE
        kind = 64 if tile == rules.letters else 128
    room = out.shape[0] // 2
    found = 0
    for row in range(n):
        for col in range(n):
            across = _get(pos.allowed, row * n + col)  # what the word down through the square allows
            if (across & fit) == 0:
                continue
            down = _get(pos.allowed, nn + col * n + row)
            m = across & down & fit
            if m == 0 or (across & down & none) != 0:
                continue
            while m != 0:
                cell = _lowest(m) + 1 + kind
                m &= m - _ONE
                one = _turned(rules, pos, 1, col, row, cell) if (down & none) == 0 else -1
                two = _turned(rules, pos, 0, row, col, cell) if (across & none) == 0 else -1
                for d in range(2):
                    score = one if d == 0 else two
                    other = two if d == 0 else one
                    if score < 0 or (not both and (other > score or (other == score and d == 1))):
                        continue
                    line, place = (row, col) if d == 0 else (col, row)
                    base = d * nn + line * n
                    left = place
                    while left > 0 and pos.cells[base + left - 1] != 0:
                        left -= 1
                    right = place
                    while right < n - 1 and pos.cells[base + right + 1] != 0:
                        right += 1
                    if found < room:
                        out[2 * found] = _u64(
                            (score << 32) | (1 << 20) | (1 << 16) | (d << 15) | (line << 10) | (left << 5)
                            | (right - left + 1)
                        )  # fmt: skip
                        out[2 * found + 1] = _u64(cell)
                    found += 1
    return found


@_bare
def _copy(source, target):
    """Make one board like another."""
    for i in range(source.cells.shape[0]):
        target.cells[i] = source.cells[i]
        target.allowed[i] = source.allowed[i]
        target.beside[i] = source.beside[i]
        target.factor[i] = source.factor[i]


@_bare
def _lay_entries(words, rules, pos, turns, begin, end, stamps):
    """Put entries begin … end - 1 on a board, and bring it up to date."""
    last = stamps.shape[0] - 1
    stamps[last] += 1
    for i in range(begin, end):
        put(rules, pos, np.int64(turns.square[i]), np.int64(turns.cell[i]))
    for i in range(begin, end):
        _refresh_once(words, rules, pos, np.int64(turns.square[i]), stamps, stamps[last])


@_bare
def _mark(rules, pos, turns, begin, end, marks):
    """Mark, in both orientations, the tiles of entries begin … end - 1 and the empty squares that their words end at.

    The latter are marked as squares of the lines that cross those words: a tile laid there makes a longer one. Lines
    (d * size + line) that bear marks are marked from 2 * size² on. The mark is the last number of `marks`.
    """
    n = rules.size
    nn = n * n
    last = marks.shape[0] - 1
    marks[last] += 1
    mark = marks[last]
    for i in range(begin, end):
        if turns.along[i] == 2:
            continue  # a swap: the turn's words begin with it on the board
        q = np.int64(turns.square[i])
        for d in range(2):
            line = q // n
            place = q - line * n
            if d == 1:
                line, place = place, line
            marks[d * nn + line * n + place] = mark
            marks[2 * nn + d * n + line] = mark
            o = (1 - d) * nn + place * n
            for step in (-1, 1):
                x = line + step
                while 0 <= x < n and pos.cells[o + x] != 0:
                    x += step
                if 0 <= x < n:
                    marks[d * nn + x * n + place] = mark
                    marks[2 * nn + d * n + x] = mark
    return mark


@_bare
def _anchors_near(rules, pos, rack, tiles, marks, mark, out):
    """The anchors whose words can cover a marked square with `tiles` tiles in hand. Not for an empty board."""
    n = rules.size
    nn = n * n
    hand = _letters_in(rules, rack)
    kept = 0
    for d in range(2):
        for line in range(n):
            if marks[2 * nn + d * n + line] != mark:
                continue
            base = d * nn + line * n
            count = _line_anchors(rules, pos, hand, False, d, line, out, kept)
            for k in range(kept, count):
                place = out[5 * k + 3]
                near = False
                for step in (-1, 1):
                    left = tiles
                    x = place if step < 0 else place + 1
                    if step > 0 and pos.cells[base + place] == 0:
                        left -= 1
                    while 0 <= x < n and not near and (step > 0 or x > out[5 * k + 4]):
                        near = marks[base + x] == mark
                        if pos.cells[base + x] == 0:
                            left -= 1
                            if left < 0:
                                near = False
                                break
                        x += step
                if near:
                    for j in range(5):
                        out[5 * kept + j] = out[5 * k + j]
                    kept += 1
    return kept


@_bare
def _best_alone(rules, pos, tile, out):
    """The best that one tile scores, below any score if there is no place for it."""
    found = _one_tile(rules, pos, tile, False, out)
    if 2 * found > out.shape[0]:
        return -_NEVER  # more than fit: anything is possible
    best = _NEVER + 1
    for k in range(found):
        best = max(best, np.int64(out[2 * k] >> _u64(32)))
    return best


@_bare
def _best_beside(rules, old, cells, turns, begin, end, tile, need):
    """What one tile that makes words with entries begin … end - 1 would score at most, were all words allowed.

    `cells` is the board `old`, to work on, and is given back so. The search ends when the score passes `need`. Not
    for premiums that count always.
    """
    n = rules.size
    nn = n * n
    v = 0
    if tile < rules.letters:
        v = rules.value[tile + 1]
    else:
        for letter in range(rules.letters):
            v = max(v, rules.value[letter + 1 + (64 if tile == rules.letters else 128)])
    for i in range(begin, end):
        q = np.int64(turns.square[i])
        cells[q] = turns.cell[i]
        cells[nn + (q % n) * n + q // n] = turns.cell[i]
    best = _NEVER
    for i in range(begin, end):
        if turns.along[i] == 2:
            continue
        for d in range(2):
            q = np.int64(turns.square[i])
            line = q // n
            place = q - line * n
            if d == 1:
                line, place = place, line
            for step in (-1, 1):
                x = place + step
                while 0 <= x < n and cells[d * nn + line * n + x] != 0:
                    x += step
                if not 0 <= x < n:
                    continue
                r = line * n + x if d == 0 else x * n + line
                row = r // n
                col = r - row * n
                across = -1
                down = -1
                for e in range(2):  # the tiles beside the empty square, in both directions
                    at = e * nn + (row * n + col if e == 0 else col * n + row)
                    y = col if e == 0 else row
                    total = 0
                    k = 1
                    while y - k >= 0 and cells[at - k] != 0:
                        total += rules.value[cells[at - k]]
                        k += 1
                    left = k
                    k = 1
                    while y + k < n and cells[at + k] != 0:
                        total += rules.value[cells[at + k]]
                        k += 1
                    if left + k == 2:
                        total = -1
                    if e == 0:
                        across = total
                    else:
                        down = total
                for e in range(2):
                    mine = across if e == 0 else down
                    other = down if e == 0 else across
                    if mine < 0:
                        continue
                    at = e * nn + (row * n + col if e == 0 else col * n + row)
                    o = (1 - e) * nn + (col * n + row if e == 0 else row * n + col)
                    score = (mine + v * rules.letter[at]) * rules.word[at]
                    if other >= 0 and rules.crosses:
                        score += (v * rules.cross_letter[at] + other) * (
                            rules.word[o] if rules.premium == 0 else 1
                        )
                    best = max(best, score)
        if best > need:
            break
    for i in range(begin, end):
        q = np.int64(turns.square[i])
        cells[q] = old[q]
        cells[nn + (q % n) * n + q // n] = old[q]
    return best


class Room(NamedTuple):
    """What `turn_expand` works in.

    hand, lonely  int64[letters + 2]
    bare          uint8[2 * size²]
    order         int64[2 * size²]: 0, 1, 2 …
    """

    hand: NDArray[np.int64]
    lonely: NDArray[np.int64]
    bare: NDArray[np.uint8]
    order: NDArray[np.int64]


@_bare
def turn_expand(
    words,
    rules,
    terms,
    fresh,
    stem,
    pos,
    rack,
    ids,
    start,
    turns,
    out,
    spots,
    work,
    leave,
    stamps,
    marks,
    room,
):
    """Follow every placement from the rows ids[start:]; returns the index of the first row not followed.

    `rules` have no bonus; `fresh` is the board before the turn, `stem` and `pos` are two to work on; `stamps`
    int64[2 * size² + 1], `marks` int64[2 * size² + 2 * size + 1]. Rows that follow one another mostly come from the
    same row, whose board `stem` keeps.
    It stops early, with info[3] or info[4] set, when moves or rows do not fit; going on from there repeats nothing.
    A set that leaves the hand empty is only kept, outside the register, if it is the best so far.

    Placements none of whose words meet lead to the same set in any order, with the same scores, so one order is
    enough. If any placement of a turn meets another one, the last of those that meet can be the last of all: then
    nothing needs to be laid apart from the rest. Else it is the one whose first square is the last that is laid last.
    """
    old = fresh.cells
    n = rules.size
    letters = rules.letters
    nn = n * n
    hand = room.hand
    lonely = room.lonely  # the best that each tile alone scores on the board before
    bare = room.bare
    for c in range(letters + 2):
        lonely[c] = _NEVER
    for q in range(2 * nn):
        bare[q] = old[q]
    limit = turns.key.shape[0]
    had = False  # whether the board had tiles before
    for q in range(nn):
        if old[q] != 0:
            had = True
            break
    held = -1  # the row whose first entries are on the board `stem`
    for at in range(start, ids.shape[0]):
        row = ids[at]
        base = row * ENTRIES
        count = turns.size[row]
        if not terms.build and not had and count > 0:
            continue
        # The rack and the board as they are in this row.
        for c in range(letters + 2):
            hand[c] = rack[c]
        due_blanks = turns.swaps[row] & 15
        due_stars = turns.swaps[row] >> 4
        hand[letters] += due_blanks
        hand[letters + 1] += due_stars
        laid_before = 0
        wild = 0
        for i in range(count):
            cell = np.int64(turns.cell[base + i])
            hand[_tile_of(rules, cell)] -= 1
            if turns.along[base + i] != 2:
                laid_before += 1
                if cell >= 128:
                    due_stars -= 1
                    wild = 1
                elif cell >= 64:
                    due_blanks -= 1
                    wild = 1
        tiles = 0
        single = 0
        for c in range(letters + 2):
            tiles += hand[c]
            if hand[c] > 0:
                single = c
        limit_free = turns.free[row]
        if tiles == 1 and (had or count > 0) and not terms.final and rules.premium != 2:
            # One tile left: what it can score is found without asking which words there are.
            hope = _NEVER
            if limit_free >= 0 and had:
                if (turns.swaps[row] & 15) != 0:
                    hope = -_NEVER
                else:
                    if lonely[single] == _NEVER:
                        lonely[single] = _best_alone(rules, fresh, single, out)
                    hope = lonely[single]
            laid = laid_before + 1 - (0 if terms.given else (turns.swaps[row] & 15) + (turns.swaps[row] >> 4))
            need = turns.info[1] - turns.score[row]
            if laid > 0:
                need -= max(terms.bonus[2 * laid], terms.bonus[2 * laid + 1])
            if hope <= need:
                hope = _best_beside(rules, old, bare, turns, base, base + count, single, need)
            if hope <= need:
                continue
        shared = turns.stem[row]
        same = held >= 0 and turns.stem[held] == shared
        for i in range(shared):
            if not same:
                break
            one = held * ENTRIES + i
            same = turns.square[one] == turns.square[base + i] and turns.cell[one] == turns.cell[base + i]
        if not same:
            held = row
            _copy(fresh, stem)
            _lay_entries(words, rules, stem, turns, base, base + shared, stamps)
        _copy(stem, pos)
        _lay_entries(words, rules, pos, turns, base + shared, base + count, stamps)
        found = 0
        mark = _mark(rules, pos, turns, base, base + count, marks)
        if tiles == 1 and (had or count > 0):
            found = _one_tile(rules, pos, single, terms.final != 0, out)
        elif tiles > 0:
            if limit_free < 0:
                anchor_count = _anchors_near(rules, pos, hand, tiles, marks, mark, spots)
            else:
                anchor_count = anchors(rules, pos, hand, spots)
            found = search(
                words, rules, pos, hand, spots, room.order, anchor_count, leave, False,
                terms.final != 0, due_stars <= 0, out, work,
            )  # fmt: skip
        given = (turns.swaps[row] & 15) + (turns.swaps[row] >> 4)
        stopped = 2 * found > out.shape[0] or turns.info[0] + found >= limit
        if 2 * found > out.shape[0]:
            turns.info[3] = 2 * found
        elif stopped:
            turns.info[4] = 1
        for k in range(0 if stopped else found):
            meta = out[2 * k]
            pack = out[2 * k + 1]
            d = np.int64(meta >> _u64(15)) & 1
            line = np.int64(meta >> _u64(10)) & 31
            place = np.int64(meta >> _u64(5)) & 31
            laid = np.int64(meta >> _u64(16)) & 15
            total = turns.score[row] + np.int64(meta >> _u64(32))
            key = turns.key[row]
            group = turns.group[row]
            blanks_due = due_blanks
            stars_due = due_stars
            is_wild = wild
            origin = d * nn + line * n
            x = place
            p = pack
            rests = True
            apart = True  # whether none of the words has a tile of this turn
            first_square = nn
            for y in range(place, place + (np.int64(meta) & 31)):
                if marks[origin + y] == mark and (pos.cells[origin + y] != 0):
                    apart = False
            if not terms.build and had:
                rests = False
                for y in range(place, place + (np.int64(meta) & 31)):
                    if old[origin + y] != 0:
                        rests = True
                        break
            for _ in range(laid):
                while pos.cells[origin + x] != 0:
                    x += 1
                cell = np.int64(p & _u64(255))
                p >>= _u64(8)
                sq = line * n + x if d == 0 else x * n + line
                first_square = min(first_square, sq)
                if marks[origin + x] == mark:
                    apart = False
                key ^= _mixed((sq << 9) | ((d << 8) if terms.final else 0) | cell)
                group += _mixed(_tile_of(rules, cell) + (1 << 40))
                if cell >= 128:
                    stars_due -= 1
                    is_wild = 1
                elif cell >= 64:
                    blanks_due -= 1
                    is_wild = 1
                if rests and not terms.build and had:
                    q = (1 - d) * nn + x * n + line
                    if not _lone(rules, pos, q) and not _rests(rules, pos, old, 1 - d, q):
                        rests = False
                x += 1
            if not rests or (apart and (limit_free < 0 or first_square < limit_free)):
                continue
            free = first_square + 1 if apart else -1
            done = blanks_due <= 0 and stars_due <= 0
            prize = 0
            left = laid_before + laid - (0 if terms.given else given)
            if left > 0:
                prize = terms.bonus[2 * left + is_wild]
            leaf = laid == tiles
            if leaf and (not done or (not terms.final and total + prize <= turns.info[1])):
                continue
            slot = -1 if leaf else _row_for(turns, key)
            if slot >= 0:
                new = slot
                if free >= 0:
                    turns.free[new] = free
                if terms.final or turns.score[new] >= total:
                    continue
            else:
                new = turns.info[0]
                turns.key[new] = key
                turns.group[new] = group
                turns.size[new] = count + laid
                turns.swaps[new] = turns.swaps[row]
                turns.stem[new] = count
                turns.free[new] = free
                to = new * ENTRIES
                for i in range(count):
                    turns.square[to + i] = turns.square[base + i]
                    turns.cell[to + i] = turns.cell[base + i]
                    turns.along[to + i] = turns.along[base + i]
                x = place
                p = pack
                for i in range(count, count + laid):
                    while pos.cells[origin + x] != 0:
                        x += 1
                    turns.square[to + i] = line * n + x if d == 0 else x * n + line
                    turns.cell[to + i] = np.int64(p & _u64(255))
                    turns.along[to + i] = d
                    p >>= _u64(8)
                    x += 1
                if terms.final:
                    for i in range(count, count + laid):
                        put(rules, pos, np.int64(turns.square[to + i]), np.int64(turns.cell[to + i]))
                    total = _standing(rules, pos, turns, new)
                    for i in range(count, count + laid):
                        put(rules, pos, np.int64(turns.square[to + i]), 0)
                    if leaf and total + prize <= turns.info[1]:
                        continue
                turns.info[0] = new + 1
                turns.open[new] = not leaf
                if not leaf:
                    turns.table[-1 - slot] = new
            turns.score[new] = total
            turns.parent[new] = row
            turns.meta[new] = meta
            turns.pack[new] = pack
            if done and total + prize > turns.info[1]:
                turns.info[1] = total + prize
                turns.info[2] = new
        if stopped:
            return at
    return ids.shape[0]


# --- the best turn, from clusters ------------------------------------------------------------------------------

LAID = 8  # tiles that a turn can lay
MARKS = 6  # marks that one tile makes, see `_mark_sets`
AHEAD = 4  # a bound is found for so many tiles in hand, at most


class Sets(NamedTuple):
    """Sets of tiles that a turn can lay, each once with its best score. Rows are sets, in order of discovery.

    A set is a cluster (its placements hang together: each but the first meets one before it) or a union of clusters
    that a placement may still join.

    key     uint64  of a cluster; the register `table` finds a row by it
    code    uint64  of the rack tiles used and given, see `Stock`
    usage   int64   the same as a small number, its index
    score   int64   best sum of the words' scores, without bonus
    parent  int64   row before the last placement; of a union, its first part (or union)
    other   int64   of a union, its last cluster; else -1
    meta, pack      the last placement; meta = 0 for unions and for the empty set
    size    int64   number of entries
    parts   int64   clusters in it; 0 for the empty set
    rank    int64   place in the pool of clusters; of a union, that of its last one
    open    uint8   1 if the set leaves tiles in hand; only such clusters are in the register
    square, cell, along, part  [LAID * rows] entries: square, cell, direction of its word, number of its cluster
    info    int64: rows, best final score, its row, room needed in `out` (0: enough), rows needed (0: enough),
            number of clusters beside the best row, their rows
    """

    key: NDArray[np.uint64]
    code: NDArray[np.uint64]
    usage: NDArray[np.int64]
    score: NDArray[np.int64]
    parent: NDArray[np.int64]
    other: NDArray[np.int64]
    meta: NDArray[np.uint64]
    pack: NDArray[np.uint64]
    size: NDArray[np.int64]
    parts: NDArray[np.int64]
    rank: NDArray[np.int64]
    open: NDArray[np.uint8]
    table: NDArray[np.int64]
    square: NDArray[np.int16]
    cell: NDArray[np.uint8]
    along: NDArray[np.uint8]
    part: NDArray[np.uint8]
    info: NDArray[np.int64]


class Stock(NamedTuple):
    """The rack, and how what a set of tiles takes from it is written: as a code and as an index, both of which add up.

    rack    int64[letters + 2] tiles in hand
    lazy    int64[letters + 2] how many of a letter can be given for stars on the board
    shift, give_shift  int64[letters + 2] where in a code stands how many of a tile are used, and how many of them given
    mask, give_mask    int64[letters + 2] the bits of these numbers
    step, give_step    int64[letters + 2] what one of them adds to the index
    limits  the code of all there is; guards: a bit above each number
    tiles   number of tiles; due: blanks that must be laid; given: tiles given before
    most    the highest bonus
    """

    rack: NDArray[np.int64]
    lazy: NDArray[np.int64]
    shift: NDArray[np.int64]
    give_shift: NDArray[np.int64]
    mask: NDArray[np.int64]
    give_mask: NDArray[np.int64]
    step: NDArray[np.int64]
    give_step: NDArray[np.int64]
    limits: np.uint64
    guards: np.uint64
    tiles: int
    due: int
    given: int
    most: int


class Pool(NamedTuple):
    """Small clusters by size, then by what they use (groups), then by score, the best first.

    rows    int64[k]; mark  int64[k * MARKS * LAID] their marks, see `_mark_sets`, -1 for none
    lines   uint64[k] bits for the lines (d * size + line) that bear them
    begin, end, code, usage, size, top  of each group: its places in the pool, what it uses, number of tiles, best score
    rest    int64[indices] for each usage the most that clusters of the pool can add, were they never in each
            other's way
    apart   int64[indices * (AHEAD + 1)] the same with so many tiles at most
    info    int64: rows, groups
    """

    rows: NDArray[np.int64]
    mark: NDArray[np.int64]
    lines: NDArray[np.uint64]
    begin: NDArray[np.int64]
    end: NDArray[np.int64]
    code: NDArray[np.uint64]
    usage: NDArray[np.int64]
    size: NDArray[np.int64]
    top: NDArray[np.int64]
    rest: NDArray[np.int64]
    apart: NDArray[np.int64]
    info: NDArray[np.int64]


@_bare
def sets_rehash(turns):
    """Fill an empty register (all -1)."""
    for row in range(turns.info[0]):
        if turns.open[row] and turns.parts[row] < 2:
            turns.table[-1 - _row_for(turns, turns.key[row])] = row


@_bare
def _used(stock, code, tile):
    """How many of a tile a code says are used, given ones in it."""
    return np.int64(code >> _u64(stock.shift[tile])) & stock.mask[tile]


@_bare
def _given(stock, code, tile):
    """How many of a letter a code says are given for stars."""
    if stock.give_mask[tile] == 0:
        return 0
    return np.int64(code >> _u64(stock.give_shift[tile])) & stock.give_mask[tile]


@_bare
def _fits(stock, code):
    """Whether there are so many tiles."""
    return ((stock.limits | stock.guards) - code) & stock.guards == stock.guards


@_bare
def _prize(terms, stock, rules, code, size):
    """The bonus of a whole turn; below any score if a blank that was taken is not laid."""
    blanks = _used(stock, code, rules.letters)
    if blanks < stock.due:
        return _NEVER
    wild = blanks + _used(stock, code, rules.letters + 1)
    given = stock.given
    for c in range(rules.letters):
        if stock.lazy[c] > 0:
            g = _given(stock, code, c)
            wild += g
            given += g
    left = size - (0 if terms.given else given)
    if left <= 0:
        return 0
    return terms.bonus[2 * left + (1 if wild > 0 else 0)]


@_bare
def _standing_words(rules, pos, turns, row):
    """Score of the words that stand: those with a tile of this turn, cross words only if they score."""
    n = rules.size
    total = 0
    base = row * LAID
    for d in range(2):
        for i in range(turns.size[row]):
            sq = np.int64(turns.square[base + i])
            q = sq if d == 0 else n * n + (sq % n) * n + sq // n
            if _lone(rules, pos, q):
                continue
            a = q
            while a % n > 0 and pos.cells[a - 1] != 0:
                a -= 1
            value = 0
            factor = 1 if rules.join == 0 else 0
            counts = rules.crosses
            first = True  # whether entry i is the first of this turn in the word, in order of entries
            x = a
            while True:
                cell = np.int64(pos.cells[x])
                v = rules.value[cell]
                laid = -1
                for j in range(turns.size[row]):
                    s2 = np.int64(turns.square[base + j])
                    q2 = s2 if d == 0 else n * n + (s2 % n) * n + s2 // n
                    if q2 == x:
                        laid = j
                if laid >= 0:
                    if laid < i:
                        first = False
                    if turns.along[base + laid] == d:
                        counts = 1
                fresh = laid >= 0 and (
                    rules.premium == 0 or (rules.premium == 1 and turns.along[base + laid] == d)
                )
                if fresh or rules.premium == 2:
                    v *= rules.letter[x]
                    factor = _joined(rules.join, factor, rules.word[x])
                value += v
                x += 1
                if x % n == 0 or pos.cells[x] == 0:
                    break
            if first and counts:
                total += value * (factor if factor > 0 else 1)
    return total


@_bare
def _anchors_of_all(rules, pos, rack, tiles, marks, mark, whole, out):
    """The anchors whose words can cover a marked square with `tiles` tiles in hand. Not for an empty board.

    Only those in lines with marks of all clusters, whose bits are `whole`.
    """
    n = rules.size
    nn = n * n
    hand = _letters_in(rules, rack)
    kept = 0
    for d in range(2):
        for line in range(n):
            if marks[2 * nn + d * n + line] != (mark << 8 | whole):
                continue
            base = d * nn + line * n
            count = _line_anchors(rules, pos, hand, False, d, line, out, kept)
            for k in range(kept, count):
                place = out[5 * k + 3]
                near = False
                for step in (-1, 1):
                    left = tiles
                    x = place if step < 0 else place + 1
                    if step > 0 and pos.cells[base + place] == 0:
                        left -= 1
                    while 0 <= x < n and not near and (step > 0 or x > out[5 * k + 4]):
                        near = marks[base + x] >> 8 == mark
                        if pos.cells[base + x] == 0:
                            left -= 1
                            if left < 0:
                                near = False
                                break
                        x += step
                if near:
                    for j in range(5):
                        out[5 * kept + j] = out[5 * k + j]
                    kept += 1
    return kept


@_bare
def _best_touching(rules, cells, turns, begin, end, tile, need):
    """What one tile that makes words with entries begin … end - 1 would score at most, were all words allowed.

    `cells` is the board with these tiles. The search ends when the score passes `need`. Not for premiums that count
    always.
    """
    n = rules.size
    nn = n * n
    v = 0
    if tile < rules.letters:
        v = rules.value[tile + 1]
    else:
        for letter in range(rules.letters):
            v = max(v, rules.value[letter + 1 + (64 if tile == rules.letters else 128)])
    best = _NEVER
    for i in range(begin, end):
        for d in range(2):
            q = np.int64(turns.square[i])
            line = q // n
            place = q - line * n
            if d == 1:
                line, place = place, line
            for step in (-1, 1):
                x = place + step
                while 0 <= x < n and cells[d * nn + line * n + x] != 0:
                    x += step
                if not 0 <= x < n:
                    continue
                r = line * n + x if d == 0 else x * n + line
                row = r // n
                col = r - row * n
                across = -1
                down = -1
                for e in range(2):  # the tiles beside the empty square, in both directions
                    at = e * nn + (row * n + col if e == 0 else col * n + row)
                    y = col if e == 0 else row
                    total = 0
                    k = 1
                    while y - k >= 0 and cells[at - k] != 0:
                        total += rules.value[cells[at - k]]
                        k += 1
                    left = k
                    k = 1
                    while y + k < n and cells[at + k] != 0:
                        total += rules.value[cells[at + k]]
                        k += 1
                    if left + k == 2:
                        total = -1
                    if e == 0:
                        across = total
                    else:
                        down = total
                for e in range(2):
                    mine = across if e == 0 else down
                    other = down if e == 0 else across
                    if mine < 0:
                        continue
                    at = e * nn + (row * n + col if e == 0 else col * n + row)
                    o = (1 - e) * nn + (col * n + row if e == 0 else row * n + col)
                    score = (mine + v * rules.letter[at]) * rules.word[at]
                    if other >= 0 and rules.crosses:
                        score += (v * rules.cross_letter[at] + other) * (
                            rules.word[o] if rules.premium == 0 else 1
                        )
                    best = max(best, score)
        if best > need:
            break
    return best


@_bare
def _entry_key(terms, turns, i):
    """What an entry adds to the key of its set."""
    along = np.int64(turns.along[i]) << 8 if terms.final else 0
    return _mixed((np.int64(turns.square[i]) << 9) | along | np.int64(turns.cell[i]))


@_bare
def sets_root(turns):
    """Add the empty set, which must be the first row."""
    turns.key[0] = 0
    turns.code[0] = 0
    turns.usage[0] = 0
    turns.score[0] = 0
    turns.parent[0] = -1
    turns.other[0] = -1
    turns.meta[0] = 0
    turns.size[0] = 0
    turns.parts[0] = 0
    turns.rank[0] = 0
    turns.open[0] = 1
    turns.table[-1 - _row_for(turns, _u64(0))] = 0
    turns.info[0] = 1


@_bare
def _mark_sets(rules, cells, turns, row, marks):
    """Mark, in both orientations, the tiles of a row and the empty squares that their words end at.

    The latter are marked as squares of the lines that cross those words: a tile laid there makes a longer one. Lines
    (d * size + line) that bear marks are marked from 2 * size² on. A mark is 256 * the last number of `marks`, plus
    bits for the clusters that it belongs to.
    """
    n = rules.size
    nn = n * n
    last = marks.shape[0] - 1
    marks[last] += 1
    mark = marks[last] << 8
    base = row * LAID
    for i in range(base, base + turns.size[row]):
        q = np.int64(turns.square[i])
        bit = 1 << np.int64(turns.part[i])
        for d in range(2):
            line = q // n
            place = q - line * n
            if d == 1:
                line, place = place, line
            _add_mark(marks, d * nn + line * n + place, mark, bit)
            _add_mark(marks, 2 * nn + d * n + line, mark, bit)
            o = (1 - d) * nn + place * n
            for step in (-1, 1):
                x = line + step
                while 0 <= x < n and cells[o + x] != 0:
                    x += step
                if 0 <= x < n:
                    _add_mark(marks, d * nn + x * n + place, mark, bit)
                    _add_mark(marks, 2 * nn + d * n + x, mark, bit)
    return marks[last]


@_bare
def _add_mark(marks, at, mark, bit):
    if marks[at] >= mark:
        marks[at] |= bit
    else:
        marks[at] = mark | bit


@_bare
def _put_bare(n, cells, square, cell):
    """Set a square in both orientations."""
    q = np.int64(square)
    cells[q] = cell
    cells[n * n + (q % n) * n + q // n] = cell


@_bare
def sets_pool(rules, turns, pool, ids, cells):
    """Add clusters to the pool, which has room for them; all of one size, ordered by group and then by score.

    `cells` is the board before the turn, in both orientations, to work on; it is given back as it was.
    """
    n = rules.size
    nn = n * n
    for k in range(ids.shape[0]):
        row = ids[k]
        place = pool.info[0]
        group = pool.info[1] - 1
        if k == 0 or turns.code[ids[k - 1]] != turns.code[row]:
            group += 1
            pool.info[1] = group + 1
            pool.begin[group] = place
            pool.code[group] = turns.code[row]
            pool.usage[group] = turns.usage[row]
            pool.size[group] = turns.size[row]
            pool.top[group] = turns.score[row]
        pool.end[group] = place + 1
        pool.rows[place] = row
        pool.lines[place] = 0
        turns.rank[row] = place
        pool.info[0] = place + 1
        base = row * LAID
        for i in range(base, base + turns.size[row]):
            _put_bare(n, cells, turns.square[i], turns.cell[i])
        at = place * MARKS * LAID
        for i in range(base, base + turns.size[row]):
            q = np.int64(turns.square[i])
            for d in range(2):
                line = q // n
                x = q - line * n
                if d == 1:
                    line, x = x, line
                pool.mark[at + d] = d * nn + line * n + x
                o = (1 - d) * nn + x * n
                y = line - 1
                while y >= 0 and cells[o + y] != 0:
                    y -= 1
                pool.mark[at + 2 + 2 * d] = d * nn + y * n + x if y >= 0 else -1
                y = line + 1
                while y < n and cells[o + y] != 0:
                    y += 1
                pool.mark[at + 3 + 2 * d] = d * nn + y * n + x if y < n else -1
            for j in range(at, at + MARKS):
                if pool.mark[j] >= 0:
                    pool.lines[place] |= _ONE << _u64(pool.mark[j] // n)
            at += MARKS
        for i in range(base, base + turns.size[row]):
            _put_bare(n, cells, turns.square[i], 0)


@_bare
def sets_rest(stock, pool, codes):
    """Recompute pool.rest; `codes` are those of all indices, a smaller part of a set before the set."""
    wide = AHEAD + 1
    for k in range(codes.shape[0]):
        i = codes.shape[0] - 1 - k
        best = 0
        for b in range(wide):
            pool.apart[i * wide + b] = 0
        for g in range(pool.info[1]):
            if _fits(stock, codes[i] + pool.code[g]):
                after = i + pool.usage[g]
                best = max(best, pool.top[g] + pool.rest[after])
                for b in range(pool.size[g], wide):
                    most = pool.top[g] + pool.apart[after * wide + b - pool.size[g]]
                    pool.apart[i * wide + b] = max(pool.apart[i * wide + b], most)
        pool.rest[i] = best


@_bare
def _apart(turns, pool, place, marks, mark):
    """Whether a cluster of the pool is neither on a marked square nor beside a word with a tile of the marked row."""
    at = place * MARKS * LAID
    for _ in range(turns.size[pool.rows[place]]):
        if marks[pool.mark[at]] >> 8 == mark or marks[pool.mark[at + 1]] >> 8 == mark:
            return False
        at += MARKS
    return True


@_bare
def _apart_from(turns, pool, one, two):
    """The same for two clusters of the pool."""
    a = one * MARKS * LAID
    for _ in range(turns.size[pool.rows[one]]):
        for x in (pool.mark[a], pool.mark[a + 1]):
            b = two * MARKS * LAID
            for k in range(MARKS * turns.size[pool.rows[two]]):
                if pool.mark[b + k] == x:
                    return False
        a += MARKS
    return True


@_bare
def _combine(rules, terms, stock, turns, pool, row, marks, mark, chain):
    """Look for the best turn of this cluster and others, smaller ones, that stand apart from it and each other.

    chain  int64[8 * LAID], to work in
    """
    depth = 0
    # Of each depth: group, place in the pool, and where the turn stands before the choice.
    places = LAID
    codes = 2 * LAID
    indices = 3 * LAID
    scores = 4 * LAID
    sizes = 5 * LAID
    limits = 6 * LAID
    rank = turns.rank[row]
    group = pool.info[1] - 1
    chain[0] = group
    chain[places] = -1
    chain[codes] = np.int64(turns.code[row])
    chain[indices] = turns.usage[row]
    chain[scores] = turns.score[row]
    chain[sizes] = turns.size[row]
    chain[limits] = rank
    while True:
        group = chain[depth]
        if group < 0:
            depth -= 1
            if depth < 0:
                return
            chain[places + depth] += 1
            continue
        place = chain[places + depth]
        if place < 0:
            place = pool.begin[group]
            chain[places + depth] = place
            if not _fits(stock, _u64(chain[codes + depth]) + pool.code[group]):
                place = pool.end[group]
        index = chain[indices + depth] + pool.usage[group]
        low = turns.info[1] - chain[scores + depth] - stock.most
        if place < min(pool.end[group], chain[limits + depth]):
            low -= pool.rest[index] + turns.score[pool.rows[place]]
        else:
            low = 0
        if low >= 0:  # nothing more in this group
            chain[depth] = group - 1
            chain[places + depth] = -1
            continue
        fits = _apart(turns, pool, place, marks, mark)
        for k in range(depth):
            fits = fits and _apart_from(turns, pool, chain[places + k], place)
        if not fits:
            chain[places + depth] += 1
            continue
        code = _u64(chain[codes + depth]) + pool.code[group]
        score = chain[scores + depth] + turns.score[pool.rows[place]]
        size = chain[sizes + depth] + pool.size[group]
        whole = score + _prize(terms, stock, rules, code, size)
        if whole > turns.info[1]:
            turns.info[1] = whole
            turns.info[2] = row
            turns.info[5] = depth + 1
            for k in range(depth + 1):
                turns.info[6 + k] = pool.rows[chain[places + k]]
        depth += 1
        chain[depth] = group
        chain[places + depth] = -1
        chain[codes + depth] = np.int64(code)
        chain[indices + depth] = index
        chain[scores + depth] = score
        chain[sizes + depth] = size
        chain[limits + depth] = place


@_bare
def _gaps(rules, cells, marks, mark, parts, gap):
    """For the squares of lines with marks of all `parts` clusters: how many empty ones a word from them all must cover.

    The empty squares between a square and the nearest marks are counted, those at both ends too. Returns bits for
    these lines (d * size + line).
    """
    n = rules.size
    far = 8 * n
    lines = _u64(0)
    for line in range(2 * n):
        at = marks[2 * n * n + line]
        if at >> 8 != mark or at & 255 != (1 << parts) - 1:
            continue
        lines |= _ONE << _u64(line)
        base = line * n
        for part in range(parts):
            count = far
            for x in range(n):
                q = base + x
                count += cells[q] == 0
                if marks[q] >> 8 == mark and (marks[q] >> part) & 1:
                    count = np.int64(cells[q] == 0)
                gap[2 * n * n + x] = count
            count = far
            for k in range(n):
                x = n - 1 - k
                q = base + x
                count += cells[q] == 0
                if marks[q] >> 8 == mark and (marks[q] >> part) & 1:
                    count = np.int64(cells[q] == 0)
                nearest = min(count, gap[2 * n * n + x])
                gap[q] = nearest if part == 0 else max(gap[q], nearest)
    return lines


@_bare
def _join(rules, stock, turns, pool, row, left, marks, mark, gap, lines):
    """Add the unions of a row with clusters of the pool that one placement of the tiles left may join.

    `gap` and `lines` are those of the row, see `_gaps`. There is room for as many rows as the pool has.
    """
    n = rules.size
    base = row * LAID
    count = turns.size[row]
    for group in range(pool.info[1]):
        size = pool.size[group]
        if size >= left:
            break
        if pool.begin[group] >= turns.rank[row]:
            break
        code = turns.code[row] + pool.code[group]
        if not _fits(stock, code):
            continue
        for place in range(pool.begin[group], min(pool.end[group], turns.rank[row])):
            common = lines & pool.lines[place]
            if common == 0:
                continue
            at = place * MARKS * LAID
            near = False
            apart = True
            for k in range(MARKS * size):
                x = pool.mark[at + k]
                if x < 0:
                    continue
                own = k % MARKS < 2
                if own and marks[x] >> 8 == mark:
                    apart = False
                    break
                if not near and (common >> _u64(x // n)) & _ONE:
                    near = gap[x] - (1 if own else 0) <= left - size
            if not near or not apart:
                continue
            new = turns.info[0]
            turns.info[0] = new + 1
            one = pool.rows[place]
            turns.key[new] = 0
            turns.code[new] = code
            turns.usage[new] = turns.usage[row] + pool.usage[group]
            turns.score[new] = turns.score[row] + turns.score[one]
            turns.parent[new] = row
            turns.other[new] = one
            turns.meta[new] = 0
            turns.pack[new] = 0
            turns.size[new] = count + size
            turns.parts[new] = turns.parts[row] + 1
            turns.rank[new] = place
            turns.open[new] = 1
            to = new * LAID
            for i in range(count + size):
                old = base + i if i < count else one * LAID + i - count
                turns.square[to + i] = turns.square[old]
                turns.cell[to + i] = turns.cell[old]
                turns.along[to + i] = turns.along[old]
                turns.part[to + i] = turns.part[old] if i < count else turns.parts[row]


class SetsRoom(NamedTuple):
    """What `sets_expand` works in.

    hand    int64[letters + 2]
    bare    uint8[2 * size²]
    order   int64[2 * size²]: 0, 1, 2 …
    stamps  int64[2 * size² + 1]
    marks   int64[2 * size² + 2 * size + 1]
    gap     int64[2 * size² + size]
    chain   int64[8 * LAID]
    spots, work, leave  as for `search`
    """

    hand: NDArray[np.int64]
    bare: NDArray[np.uint8]
    order: NDArray[np.int64]
    stamps: NDArray[np.int64]
    marks: NDArray[np.int64]
    gap: NDArray[np.int64]
    chain: NDArray[np.int64]
    spots: NDArray[np.int64]
    work: NDArray[np.int64]
    leave: NDArray[np.int64]


@_bare
def _add(rules, terms, stock, fresh, pos, turns, row, meta, pack, gave, marks, mark, had):
    """Add the cluster that one placement from a row makes, if it is one, and new or better than known.

    gave  1 + the letters given for stars, as digits in base `letters`
    """
    old = fresh.cells
    n = rules.size
    nn = n * n
    d = np.int64(meta >> _u64(15)) & 1
    line = np.int64(meta >> _u64(10)) & 31
    place = np.int64(meta >> _u64(5)) & 31
    laid = np.int64(meta >> _u64(16)) & 15
    end = place + (np.int64(meta) & 31)
    base = row * LAID
    count = turns.size[row]
    total = turns.score[row] + np.int64(meta >> _u64(32))
    origin = d * nn + line * n
    met = 0
    rests = terms.build != 0 or not had
    for x in range(place, end):
        q = origin + x
        if marks[q] >> 8 == mark:
            met |= marks[q] & 255
        if old[q] != 0:
            rests = True
    if met != (1 << turns.parts[row]) - 1 or not rests:
        return
    key = _u64(0)
    for i in range(count):
        key ^= _entry_key(terms, turns, base + i)
    code = turns.code[row]
    index = turns.usage[row]
    stars = 0
    x = place
    p = pack
    for _ in range(laid):
        while pos.cells[origin + x] != 0:
            x += 1
        cell = np.int64(p & _u64(255))
        p >>= _u64(8)
        sq = line * n + x if d == 0 else x * n + line
        key ^= _mixed((sq << 9) | ((d << 8) if terms.final else 0) | cell)
        if not terms.build and had:
            q = (1 - d) * nn + x * n + line
            if not _lone(rules, pos, q) and not _rests(rules, pos, old, 1 - d, q):
                return
        if cell >= 128:
            stars += 1
        else:
            tile = _tile_of(rules, cell)
            code += _ONE << _u64(stock.shift[tile])
            index += stock.step[tile]
        x += 1
    # Stars: first the letters given, all of them, then those of the rack.
    while gave > 1:
        letter = gave % (rules.letters + 1) - 1
        gave //= rules.letters + 1
        if letter < 0:
            continue
        if stars == 0:
            return
        stars -= 1
        code += (_ONE << _u64(stock.shift[letter])) + (_ONE << _u64(stock.give_shift[letter]))
        index += stock.step[letter] + stock.give_step[letter]
    if stars > 0:
        code += _u64(stars) << _u64(stock.shift[rules.letters + 1])
        index += stars * stock.step[rules.letters + 1]
    size = count + laid
    prize = _prize(terms, stock, rules, code, size)
    leaf = size == stock.tiles
    if leaf and not terms.final and total + prize <= turns.info[1]:
        return
    key ^= _mixed(code ^ _u64(1 << 44))
    slot = -1 if leaf else _row_for(turns, key)
    if slot >= 0:
        new = slot
        if terms.final or turns.score[new] >= total:
            return
    else:
        new = turns.info[0]
        turns.key[new] = key
        turns.code[new] = code
        turns.usage[new] = index
        turns.size[new] = size
        turns.parts[new] = 1
        turns.rank[new] = 1 << 40
        turns.other[new] = -1
        to = new * LAID
        for i in range(count):
            turns.square[to + i] = turns.square[base + i]
            turns.cell[to + i] = turns.cell[base + i]
            turns.along[to + i] = turns.along[base + i]
            turns.part[to + i] = 0
        x = place
        p = pack
        for i in range(to + count, to + size):
            while pos.cells[origin + x] != 0:
                x += 1
            turns.square[i] = line * n + x if d == 0 else x * n + line
            turns.cell[i] = np.int64(p & _u64(255))
            turns.along[i] = d
            turns.part[i] = 0
            p >>= _u64(8)
            x += 1
        if terms.final:
            for i in range(to + count, to + size):
                put(rules, pos, np.int64(turns.square[i]), np.int64(turns.cell[i]))
            total = _standing_words(rules, pos, turns, new)
            for i in range(to + count, to + size):
                put(rules, pos, np.int64(turns.square[i]), 0)
            if leaf and total + prize <= turns.info[1]:
                return
        turns.info[0] = new + 1
        turns.open[new] = not leaf
        if not leaf:
            turns.table[-1 - slot] = new
    turns.score[new] = total
    turns.parent[new] = row
    turns.meta[new] = meta
    turns.pack[new] = pack
    if total + prize > turns.info[1]:
        turns.info[1] = total + prize
        turns.info[2] = new
        turns.info[5] = 0


SUBS = 128  # letter sums for each number of tiles: 3 + 3 * 33 at most
BOUNDS = 1 + AHEAD * AHEAD + AHEAD


class Hope(NamedTuple):
    """What the search for bounds works in.

    known  int64[indices * BOUNDS] for each usage, the bounds of the board before the turn: 1 if they are known; for
           j + 1 tiles in words with e more tiles that are still to come, at 1 + AHEAD * j + e, the most that the main
           word can score; for one tile and e others, at the end, the same of a cross word
    mine   int64[BOUNDS] the same of the lines near a set
    near   int64[AHEAD * AHEAD + AHEAD] the same for main words that meet all clusters of the set; at the end those of
           j + 1 tiles laid at once, with their cross words
    total  int64[(AHEAD + 1)²] what can follow, by tiles left and tiles laid
    value  int64[AHEAD + 1] what the dearest tiles in hand are worth together
    tile   int64[AHEAD] the letters in hand that are no wildcards
    subs   uint64[AHEAD * SUBS] the letter sums of k + 1 tiles in hand; ends int64[AHEAD] how many, -1 if too many
    factor int64[AHEAD] word premiums of a window, the highest first; far int64[size] empty squares up to a mark
    code   uint64[1] the usage that `value`, `tile`, `subs` and `ends` are for, less 1
    """

    known: NDArray[np.int64]
    mine: NDArray[np.int64]
    near: NDArray[np.int64]
    total: NDArray[np.int64]
    value: NDArray[np.int64]
    tile: NDArray[np.int64]
    subs: NDArray[np.uint64]
    ends: NDArray[np.int64]
    factor: NDArray[np.int64]
    far: NDArray[np.int64]
    code: NDArray[np.uint64]


@_bare
def _hold(rules, stock, code, hand, left, hope):
    """Prepare the sums for the tiles in hand, `left` of them. A letter that can be given for a star counts as one."""
    if hope.code[0] == code + _ONE:
        return
    hope.code[0] = code + _ONE
    letters = rules.letters
    dear = 0
    for c in range(letters):
        dear = max(dear, rules.value[c + 1])
    certain = 0
    held = 0
    for c in range(letters + 2):
        for k in range(hand[c]):
            v = 0
            if c > letters:
                v = dear
            elif c < letters:
                v = rules.value[c + 1]
                if stock.lazy[c] - _given(stock, code, c) > k:
                    v = dear
                else:
                    hope.tile[certain] = c
                    certain += 1
            held += 1
            i = held
            while i > 1 and hope.value[i - 1] < v:
                hope.value[i] = hope.value[i - 1]
                i -= 1
            hope.value[i] = v
    hope.value[0] = 0
    for k in range(1, left + 1):
        hope.value[k] += hope.value[k - 1]
    wild = left - certain
    for m in range(1, left + 1):
        if wild > 1:
            hope.ends[m - 1] = -1
            continue
        at = SUBS * (m - 1)
        for picked in range(1 << certain):
            some = _popcount(_u64(picked))
            if some != m and (some != m - 1 or wild == 0):
                continue
            total = _u64(0)
            for i in range(certain):
                if (picked >> i) & 1:
                    total += _mixed(hope.tile[i])
            if some == m:
                hope.subs[at] = total
                at += 1
            else:
                for c in range(letters):
                    hope.subs[at] = total + _mixed(c)
                    at += 1
        hope.ends[m - 1] = at


@_bare
def _beside(rules, cells, o, line):
    """What the tiles beside place `line` of the line that begins at o are worth, in that line."""
    n = rules.size
    total = 0
    x = line - 1
    while x >= 0 and cells[o + x] != 0:
        total += rules.value[cells[o + x]]
        x -= 1
    x = line + 1
    while x < n and cells[o + x] != 0:
        total += rules.value[cells[o + x]]
        x += 1
    return total


@_bare
def _window_bounds(words, rules, fresh, cells, left, fit, d, line, marks, mark, whole, hope, into, to):
    """Raise bounds to what main words in one line can score, by tiles laid in them and tiles still to come.

    cells      the board with the set's tiles; `fresh` is the board before the turn
    fit        the letters that tiles in hand can be
    into, to   the table to raise, and where it begins. With `whole`, the clusters' bits, the words that cover marks of
               all of them are put into hope.near as well.
    """
    n = rules.size
    base = d * n * n + line * n
    none = _ONE << _u64(rules.letters)
    shift = _u64(64 - 6 - np.int64(_lowest(_u64(words.grams.shape[0]))))
    value = hope.value
    far = 0  # empty squares up to the next mark, that one with them
    for k in range(n if whole else 0):
        x = n - 1 - k
        far += cells[base + x] == 0
        if marks[base + x] >> 8 == mark:
            far = np.int64(cells[base + x] == 0)
        elif k == 0:
            far = n
        hope.far[x] = far
    for start in range(n - 1):
        if (start > 0 and cells[base + start - 1] != 0) or (whole and hope.far[start] > left):
            continue
        m = 0
        through = 0
        spelt = _u64(0)
        had = False
        bits = 0
        twos = 0
        threes = 0
        fours = 0
        cross = 0
        possible = True  # at once, with no tile still to come
        for x in range(start, n):
            q = base + x
            cell = np.int64(cells[q])
            marked = whole != 0 and marks[q] >> 8 == mark
            if marked:
                bits |= marks[q] & 255
            if cell != 0:
                had = True
                through += rules.value[cell]
                spelt += _mixed((cell & 63) - 1)
            else:
                if m == left:
                    break
                i = m
                p = rules.word[q]
                while i > 0 and hope.factor[i - 1] < p:
                    hope.factor[i] = hope.factor[i - 1]
                    i -= 1
                hope.factor[i] = p
                m += 1
                p = rules.letter[q]
                twos += p >= 2
                threes += p >= 3
                fours += p >= 4
                if marked:  # the word across has tiles of the set
                    if rules.crosses:
                        p = value[1] * rules.cross_letter[q] + _beside(
                            rules, cells, (1 - d) * n * n + x * n, line
                        )
                        cross += p * rules.word[q] if rules.premium == 0 else p
                elif fresh.allowed[q] & fit == 0:
                    possible = False
                elif fresh.allowed[q] & none == 0:
                    cross += (value[1] * rules.cross_letter[q] + fresh.beside[q]) * fresh.factor[q]
            if m == 0 or x == start or (x < n - 1 and cells[q + 1] != 0) or (whole and bits == 0):
                continue
            # Is there a word, if this window would raise anything?
            meets = whole != 0 and bits == whole
            sure = 0
            factor = 1
            for j in range(1, m + 1):
                factor *= hope.factor[j - 1]
                if j == m and rules.share and not had:
                    continue
                score = (
                    through + value[m] + value[min(j, twos)] + value[min(j, threes)] + value[min(j, fours)]
                )
                score *= factor
                at = AHEAD * (j - 1) + m - j
                now = AHEAD * AHEAD + m - 1
                at_once = meets and possible and j == m and score + cross > hope.near[now]
                if sure == 0 and (score > into[to + 1 + at] or (meets and score > hope.near[at]) or at_once):
                    sure = 1 if _spelt(words, shift, hope, m, spelt) else -1
                if sure < 0:
                    break
                if sure > 0:
                    into[to + 1 + at] = max(into[to + 1 + at], score)
                    if meets:
                        hope.near[at] = max(hope.near[at], score)
                    if at_once:
                        hope.near[now] = score + cross
            if rules.crosses and (m > 1 or had) and sure >= 0:
                at = to + 1 + AHEAD * AHEAD + m - 1
                score = through + value[m]
                if score > into[at] and (sure > 0 or _spelt(words, shift, hope, m, spelt)):
                    into[at] = score


@_bare
def _spelt(words, shift, hope, m, through):
    """Whether some word has the letters `through` and those of m tiles in hand: no is sure, yes is likely."""
    if hope.ends[m - 1] < 0:
        return True
    return _spellable(words.grams, shift, hope.subs, SUBS * (m - 1), hope.ends[m - 1], through)


@_bare
def _hoped(words, rules, stock, fresh, cells, turns, pool, row, left, hand, marks, mark, hope):
    """What a turn can still gain at most that goes on from a set with a placement that meets all its clusters.

    Two numbers: when that placement is laid at once, and when other clusters, which it may join as well, are laid
    before. After it anything may follow. Not for premiums that count always, nor where only the words at the end score.
    """
    n = rules.size
    code = turns.code[row]
    index = turns.usage[row]
    parts = turns.parts[row]
    _hold(rules, stock, code, hand, left, hope)
    fit = (_ONE << _u64(rules.letters)) - _ONE
    if hope.ends[0] == left:  # no wildcard, nor a letter that can be one
        fit = _letters_in(rules, hand)
    mine = hope.mine
    known = index * BOUNDS
    if hope.known[known] == 0:
        for k in range(BOUNDS):
            hope.known[known + k] = _NEVER
        hope.known[known] = 1
        for line in range(2 * n):
            _window_bounds(
                words, rules, fresh, fresh.cells, left, fit, line // n, line % n, marks, mark, 0, hope, hope.known,
                known,
            )  # fmt: skip
    for k in range(BOUNDS):
        mine[k] = hope.known[known + k]
    for k in range(AHEAD * AHEAD + AHEAD):
        hope.near[k] = _NEVER
    whole = (1 << parts) - 1
    # Lines where all clusters of the set have marks come first: without a word there, the set leads nowhere.
    for every in (True, False):
        for line in range(2 * n):
            at = marks[2 * n * n + line]
            if at >> 8 == mark and (at & 255 == whole) == every:
                _window_bounds(
                    words,
                    rules,
                    fresh,
                    cells,
                    left,
                    fit,
                    line // n,
                    line % n,
                    marks,
                    mark,
                    whole,
                    hope,
                    mine,
                    0,
                )
        if every:
            possible = False
            for j in range(AHEAD * AHEAD):
                possible = possible or hope.near[j] >= 0
            if parts > 1 and not possible:
                return _NEVER, _NEVER
    # Cross words of a tile with up to e others still to come; premiums of theirs at their highest.
    cross = 1 + AHEAD * AHEAD
    for e in range(left):
        most = mine[cross + e]
        if rules.premium == 0:
            most = (most + 3 * hope.value[1]) * 4
        mine[cross + e] = max(most, 0 if e == 0 else mine[cross + e - 1])
    # What can follow when e tiles have been laid and t are left.
    total = hope.total
    wide = AHEAD + 1
    for t in range(left):
        for e in range(1, left - t + 1):
            best = 0
            for b in range(1, t + 1):
                best = max(best, pool.apart[index * wide + b] + total[(t - b) * wide + e + b])
                best = max(best, _reached(mine, 1, b, e, left, cross) + total[(t - b) * wide + e + b])
            total[t * wide + e] = best
    at_once = _NEVER
    later = _NEVER
    for e in range(left):
        for j in range(1, left - e + 1):
            follows = total[(left - j - e) * wide + e + j]
            if e == 0:
                at_once = max(at_once, hope.near[AHEAD * AHEAD + j - 1] + follows)
            else:
                most = _reached(hope.near, 0, j, e, left, 0) + j * mine[cross + e]
                later = max(later, pool.apart[index * wide + e] + most + follows)
    return at_once, later


@_bare
def _reached(table, to, j, e, left, cross):
    """The most that j tiles score when up to e others have come before, from a table of bounds."""
    most = _NEVER
    for k in range(min(e, left - j) + 1):
        most = max(most, table[to + AHEAD * (j - 1) + k])
    return most + (j * table[cross + min(e, left - 1)] if cross else 0)


@_bare
def sets_expand(words, rules, terms, stock, fresh, pos, ids, start, turns, pool, out, room, hope):
    """Follow every placement from the rows ids[start:]; returns the index of the first row not followed.

    `rules` have no bonus; `fresh` is the board before the turn, `pos` one to work on. The pool holds the clusters of
    at most the rows' size. It stops early, with info[3] or info[4] set, when moves or rows do not fit; going on from
    there finds nothing twice but what is known by then. A set that leaves the hand empty is only kept, outside the
    register, if it is the best so far.
    """
    old = fresh.cells
    n = rules.size
    letters = rules.letters
    nn = n * n
    hand = room.hand
    marks = room.marks
    for q in range(2 * nn):
        room.bare[q] = old[q]
    had = False  # whether the board had tiles before
    for q in range(nn):
        if old[q] != 0:
            had = True
            break
    for at in range(start, ids.shape[0]):
        row = ids[at]
        base = row * LAID
        count = turns.size[row]
        if not terms.build and not had and count > 0:
            continue
        code = turns.code[row]
        left = stock.tiles - count
        single = 0
        for c in range(letters + 2):
            hand[c] = 0
            if stock.rack[c] > 0:
                hand[c] = stock.rack[c] - _used(stock, code, c)
                if hand[c] > 0:
                    single = c
        if turns.info[0] + pool.info[0] >= turns.key.shape[0]:
            turns.info[4] = pool.info[0] + 1
            return at
        for i in range(base, base + count):
            _put_bare(n, room.bare, turns.square[i], turns.cell[i])
        # Is there anything to hope for?
        need = turns.info[1] - turns.score[row] - stock.most
        alone = turns.parts[row] == 1 and had and pool.rest[turns.usage[row]] > need
        bounded = not terms.final and rules.premium != 2
        follows = True
        joins = had and count > 0 and left > 1
        mark = 0
        if left == 1 and count > 0 and bounded:
            star = single < letters and stock.lazy[single] > _given(stock, code, single)
            follows = need < _best_touching(
                rules, room.bare, turns, base, base + count, letters + 1 if star else single, need
            )
        if follows or alone:
            mark = _mark_sets(rules, room.bare, turns, row, marks)
        if alone:
            _combine(rules, terms, stock, turns, pool, row, marks, mark, room.chain)
        if bounded and 1 < left <= min(AHEAD, count + 1):
            need = turns.info[1] - turns.score[row] - stock.most
            at_once, later = _hoped(
                words, rules, stock, fresh, room.bare, turns, pool, row, left, hand, marks, mark, hope
            )
            follows = at_once > need
            joins = joins and later > need
        done = True
        if follows:
            _copy(fresh, pos)
            _lay_entries(words, rules, pos, turns, base, base + count, room.stamps)
            done = _follow(
                words, rules, terms, stock, fresh, pos, turns, pool, row, left, single, mark, had, out, room
            )
        if done and joins:
            lines = _gaps(rules, room.bare, marks, mark, turns.parts[row], room.gap)
            _join(rules, stock, turns, pool, row, left, marks, mark, room.gap, lines)
        for i in range(base, base + count):
            _put_bare(n, room.bare, turns.square[i], 0)
        if not done:
            return at
    return ids.shape[0]


@_bare
def _follow(words, rules, terms, stock, fresh, pos, turns, pool, row, left, single, mark, had, out, room):
    """Add what each placement from a row makes, for every choice of letters to give for stars on the board.

    `pos` is the board with the row's tiles, `room.hand` what is left, `single` a tile of it. False if moves or rows do
    not fit; the row is then to be followed again.
    """
    letters = rules.letters
    hand = room.hand
    begun = turns.size[row] > 0
    code = turns.code[row]
    choice = 0  # the first is to give none
    while True:
        gave = 1
        rest = choice
        possible = True
        for c in range(letters):
            if stock.lazy[c] == 0:
                continue
            some = rest % (stock.lazy[c] + 1)
            rest //= stock.lazy[c] + 1
            if some > min(hand[c], stock.lazy[c] - _given(stock, code, c)):
                possible = False
            for _ in range(some if possible else 0):
                gave = gave * (letters + 1) + c + 1
        if rest > 0:
            return True
        choice += 1
        if not possible:
            continue
        _give(rules, hand, gave, 1)
        if left == 1 and (had or begun):
            found = _one_tile(rules, pos, letters + 1 if gave > 1 else single, terms.final != 0, out)
        else:
            if begun:
                whole = (1 << turns.parts[row]) - 1
                count = _anchors_of_all(rules, pos, hand, left, room.marks, mark, whole, room.spots)
            else:
                count = anchors(rules, pos, hand, room.spots)
            found = search(
                words, rules, pos, hand, room.spots, room.order, count, room.leave, False, terms.final != 0, False,
                out, room.work,
            )  # fmt: skip
        _give(rules, hand, gave, -1)
        if 2 * found > out.shape[0]:
            turns.info[3] = 2 * found
            return False
        if turns.info[0] + found + pool.info[0] >= turns.key.shape[0]:
            turns.info[4] = found + pool.info[0] + 1
            return False
        for k in range(found):
            _add(
                rules,
                terms,
                stock,
                fresh,
                pos,
                turns,
                row,
                out[2 * k],
                out[2 * k + 1],
                gave,
                room.marks,
                mark,
                had,
            )


@_bare
def _give(rules, hand, gave, sign):
    """Take stars for letters given, or undo it."""
    while gave > 1:
        letter = gave % (rules.letters + 1) - 1
        gave //= rules.letters + 1
        hand[letter] -= sign
        hand[rules.letters + 1] += sign


# --- endgames ----------------------------------------------------------------------------------------------------

DONE = 1000  # depth of a value that rests on ends of the game only
PLY = 14  # numbers of each ply on the stack


class Ending(NamedTuple):
    """How a game ends and what is settled then."""

    rest: NDArray[np.int64]  # what each tile left in hand is worth
    out: int  # who goes out gains this many times what the other one holds
    own: int  # when nobody goes out, each loses this many times what he holds himself
    passes: int  # passes in a row that end the game


class Tree(NamedTuple):
    """What a search for the endgame remembers.

    key, value, bound, depth, meta, pack   the transposition table; bound 0 exact, 1 at least, 2 at most; meta = 0
                                           is a pass
    best   uint64[2]: the move at the root
    info   int64: nodes, most nodes, 1 if stopped, times the horizon was met, room needed in `out` and in `order`;
           where it stopped: 1 if it is to go on from there, ply, 1 if entering it, the value found
    order  int64[k], pool uint64[2 * k]: the moves of all plies under way
    plies  int64[plies, PLY], moves uint64[plies, 6], squares int64[plies, 8]: the search's own stack, see `negamax`
    """

    key: NDArray[np.uint64]
    value: NDArray[np.int64]
    bound: NDArray[np.int64]
    depth: NDArray[np.int64]
    meta: NDArray[np.uint64]
    pack: NDArray[np.uint64]
    best: NDArray[np.uint64]
    info: NDArray[np.int64]
    order: NDArray[np.int64]
    pool: NDArray[np.uint64]
    out: NDArray[np.uint64]
    spots: NDArray[np.int64]
    work: NDArray[np.int64]
    leave: NDArray[np.int64]
    plies: NDArray[np.int64]
    moves: NDArray[np.uint64]
    squares: NDArray[np.int64]


@_bare
def _lay(words, rules, pos, rack, meta, pack, squares):
    """Lay a move from a rack and write where to `squares`; returns what changes in the board's key."""
    n = rules.size
    d = np.int64(meta >> _u64(15)) & 1
    line = np.int64(meta >> _u64(10)) & 31
    x = np.int64(meta >> _u64(5)) & 31
    laid = np.int64(meta >> _u64(16)) & 15
    base = d * n * n + line * n
    key = _u64(0)
    for i in range(laid):
        while pos.cells[base + x] != 0:
            x += 1
        squares[i] = line * n + x if d == 0 else x * n + line
        x += 1
    for i in range(laid):
        cell = np.int64(pack & _u64(255))
        pack >>= _u64(8)
        rack[_tile_of(rules, cell)] -= 1
        put(rules, pos, squares[i], cell)
        key ^= _mixed((squares[i] << 9) | cell)
    for i in range(laid):
        refresh(words, rules, pos, squares[i])
    return key


@_bare
def _unlay(words, rules, pos, rack, meta, pack, squares):
    """Take a move back into the rack."""
    laid = np.int64(meta >> _u64(16)) & 15
    for i in range(laid):
        rack[_tile_of(rules, np.int64(pack & _u64(255)))] += 1
        pack >>= _u64(8)
        put(rules, pos, squares[i], 0)
    for i in range(laid):
        refresh(words, rules, pos, squares[i])


@_bare
def _held(rest, rack):
    """Tiles in hand, and what they are worth at the end."""
    tiles = 0
    value = 0
    for c in range(rack.shape[0]):
        tiles += rack[c]
        value += rack[c] * rest[c]
    return tiles, value


@nb.njit(cache=True)
def _played_out(words, rules, ending, pos, racks, tree, side, passes):
    """The value for `side` if both lay their best placement to the end: what is assumed past the horizon."""
    moves = np.empty((16, 2), np.uint64)  # each lays a tile at least, and there are 16 in hand at most
    squares = np.empty((16, 8), np.int64)
    owner = np.empty(16, np.int64)
    count = 0
    value = 0
    sign = 1
    while True:
        tiles, own = _held(ending.rest, racks[side])
        _, other = _held(ending.rest, racks[1 - side])
        if not place_best(words, rules, pos, racks[side], tree.leave, tree.out, tree.spots, tree.work):
            passes += 1
            if passes >= ending.passes:
                value += sign * ending.own * (other - own)
                break
        else:
            passes = 0
            meta = tree.out[0]
            value += sign * np.int64(meta >> _u64(32))
            if np.int64(meta >> _u64(16)) & 15 == tiles:
                value += sign * ending.out * other
                break
            moves[count, 0] = meta
            moves[count, 1] = tree.out[1]
            owner[count] = side
            _lay(words, rules, pos, racks[side], meta, moves[count, 1], squares[count])
            count += 1
        sign = -sign
        side = 1 - side
    while count > 0:
        count -= 1
        _unlay(words, rules, pos, racks[owner[count]], moves[count, 0], moves[count, 1], squares[count])
    return value


@nb.njit(cache=True)
def _position_key(board, racks, side, passes):
    """A number for who is to move with what on which board."""
    key = board ^ _mixed(2 * passes + side + (1 << 41))
    for c in range(racks.shape[1]):
        key += _mixed((c << 8) + racks[0, c] + (1 << 42)) ^ (
            _mixed((c << 8) + racks[1, c] + (1 << 43)) << _ONE
        )
    return key


@nb.njit(cache=True)
def negamax(words, rules, ending, pos, racks, tree, passes, horizon):
    """The points that player 0, on turn, can still gain over the other one, looking `horizon` moves ahead.

    Alpha-beta with its own stack (numba cannot keep a recursive function in its cache), which lies in `tree`, so that
    a search that has stopped after info[1] nodes (info[2] = 1) can go on: called again with info[6] = 1, a higher
    info[1] and everything else as it was left. Then the board and the racks are not as they were at first, and the
    root's best move so far, if there is one, stands in plies[0, 5] and moves[0, 2:4]. After a stop for want of room
    (info[4] > 0) it cannot go on.
    """
    info = tree.info
    # Of each ply: who moves, passes before, the window, best value so far, next move and number of moves, where they
    # begin in the pool, tiles in hand, held by the player on turn and by the other, horizon met before, points of the
    # move under way; and keys of position and board, the best move, the move under way (META 0 is a pass).
    plies = tree.plies
    side = plies[:, 0]
    passed = plies[:, 1]
    alpha = plies[:, 2]
    beta = plies[:, 3]
    low = plies[:, 4]
    best = plies[:, 5]
    following = plies[:, 6]
    count = plies[:, 7]
    begin = plies[:, 8]
    tiles = plies[:, 9]
    held = plies[:, 10:12]
    met = plies[:, 12]
    points = plies[:, 13]
    key = tree.moves[:, 0]
    board = tree.moves[:, 1]
    best_move = tree.moves[:, 2:4]
    move = tree.moves[:, 4:6]
    squares = tree.squares
    pool = tree.pool
    order = tree.order
    if info[6] == 0:
        side[0] = 0
        passed[0] = passes
        alpha[0] = _NEVER
        beta[0] = -_NEVER
        best[0] = _NEVER
        begin[0] = 0
        board[0] = 0
        ply = 0
        entering = True
        value = 0
    else:
        ply = info[7]
        entering = info[8] == 1
        value = info[9]
        info[6] = 0
        info[2] = 0
    while True:
        if entering:
            if info[0] >= info[1]:
                info[2] = 1
                info[6] = 1
                info[7] = ply
                info[8] = 1
                info[9] = value
                return 0
            entering = False
            info[0] += 1
            me = side[ply]
            depth = horizon - ply
            tiles[ply], held[ply, 0] = _held(ending.rest, racks[me])
            _, held[ply, 1] = _held(ending.rest, racks[1 - me])
            key[ply] = _position_key(board[ply], racks, me, passed[ply])
            slot = np.int64(key[ply] >> _u64(20)) & (tree.key.shape[0] - 1)
            known = tree.key[slot] == key[ply]
            answered = False
            if known and ply > 0 and tree.depth[slot] >= depth:
                value = tree.value[slot]
                bound = tree.bound[slot]
                answered = (
                    bound == 0 or (bound == 1 and value >= beta[ply]) or (bound == 2 and value <= alpha[ply])
                )
                if answered and tree.depth[slot] < DONE:
                    info[3] += 1
            if not answered and depth == 0:
                info[3] += 1
                value = _played_out(words, rules, ending, pos, racks, tree, me, passed[ply])
                answered = True
            if answered:
                ply -= 1
                continue
            met[ply] = info[3]
            found = place_all(
                words, rules, pos, racks[me], False, tree.out, tree.spots, tree.work, tree.leave
            )
            b = begin[ply]
            if 2 * found > tree.out.shape[0] or b + found + 1 > order.shape[0]:
                info[2] = 1
                info[4] = max(2 * found, tree.out.shape[0])
                info[5] = max(b + found + 1, order.shape[0])
                return 0
            # Moves that go out end the line, so they come first: often one is enough to refute.
            hope = np.empty(found + 1, np.int64)
            for i in range(found):
                meta = tree.out[2 * i]
                laid = np.int64(meta >> _u64(16)) & 15
                hope[i] = np.int64(meta >> _u64(32)) + (
                    ending.out * held[ply, 1] + 1000 if laid == tiles[ply] else 2 * laid
                )
                if known and meta == tree.meta[slot] and tree.out[2 * i + 1] == tree.pack[slot]:
                    hope[i] += 100000
                pool[2 * (b + i)] = meta
                pool[2 * (b + i) + 1] = tree.out[2 * i + 1]
            hope[found] = 100000 if known and tree.meta[slot] == 0 else -1
            pool[2 * (b + found)] = 0
            pool[2 * (b + found) + 1] = 0
            order[b : b + found + 1] = np.argsort(-hope)
            count[ply] = found + 1
            begin[ply + 1] = b + found + 1
            following[ply] = 0
            best[ply] = _NEVER
            low[ply] = alpha[ply]
        else:  # the move under way at `ply` has been answered with `value`
            if move[ply, 0] != 0:
                _unlay(words, rules, pos, racks[side[ply]], move[ply, 0], move[ply, 1], squares[ply])
            value = points[ply] - value
            if value > best[ply]:
                best[ply] = value
                best_move[ply] = move[ply]
            low[ply] = max(low[ply], value)
        while not entering and following[ply] < count[ply] and low[ply] < beta[ply]:
            i = begin[ply] + order[begin[ply] + following[ply]]
            following[ply] += 1
            meta = pool[2 * i]
            move[ply, 0] = meta
            move[ply, 1] = pool[2 * i + 1]
            points[ply] = np.int64(meta >> _u64(32))
            over = False
            if meta == 0 and passed[ply] + 1 >= ending.passes:
                value = ending.own * (held[ply, 1] - held[ply, 0])
                over = True
            elif meta != 0 and np.int64(meta >> _u64(16)) & 15 == tiles[ply]:
                value = points[ply] + ending.out * held[ply, 1]
                over = True
            if over:
                if value > best[ply]:
                    best[ply] = value
                    best_move[ply] = move[ply]
                low[ply] = max(low[ply], value)
                continue
            board[ply + 1] = board[ply]
            if meta != 0:
                board[ply + 1] ^= _lay(words, rules, pos, racks[side[ply]], meta, move[ply, 1], squares[ply])
            side[ply + 1] = 1 - side[ply]
            passed[ply + 1] = passed[ply] + 1 if meta == 0 else 0
            alpha[ply + 1] = points[ply] - beta[ply]
            beta[ply + 1] = points[ply] - low[ply]
            ply += 1
            entering = True
        if entering:
            continue
        slot = np.int64(key[ply] >> _u64(20)) & (tree.key.shape[0] - 1)
        tree.key[slot] = key[ply]
        tree.value[slot] = best[ply]
        tree.bound[slot] = 1 if best[ply] >= beta[ply] else (2 if best[ply] <= alpha[ply] else 0)
        tree.depth[slot] = DONE if info[3] == met[ply] else horizon - ply
        tree.meta[slot] = best_move[ply, 0]
        tree.pack[slot] = best_move[ply, 1]
        value = best[ply]
        if ply == 0:
            tree.best[:] = best_move[0]
            return value
        ply -= 1


# --- playouts ----------------------------------------------------------------------------------------------------


class Ahead(NamedTuple):
    """What the players of a playout think that tiles are worth, in points, and what they do while they play.

    first, again  float64[letters + 2]: each tile kept, and on top of it each further one of the same letter
    loud, mute    int64[letters + 2]: 1 for a vowel, 1 for a consonant
    uneven        float64[2]: each vowel over one more than the consonants, each consonant over two more than the vowels
    burden        points that a tile's value costs who keeps it when there is nothing to draw, in 1/256
    """

    first: NDArray[np.float64]
    again: NDArray[np.float64]
    loud: NDArray[np.int64]
    mute: NDArray[np.int64]
    uneven: NDArray[np.float64]
    burden: int


class Line(NamedTuple):
    """What a playout works in: the moves laid (uint64[plies, 2]), where (int64[plies, 8]), by whom (int64[plies]),
    the racks (int64[2, letters + 2]), and what keeping tiles is worth, by the set laid (int64[2 ** 8])."""

    moves: NDArray[np.uint64]
    squares: NDArray[np.int64]
    owner: NDArray[np.int64]
    racks: NDArray[np.int64]
    leave: NDArray[np.int64]
    sums: NDArray[np.float64]
    out: NDArray[np.uint64]
    spots: NDArray[np.int64]
    work: NDArray[np.int64]


@_bare
def keep_table(ahead, rack, leave, sums):
    """What keeping the rest of a rack is worth for each set of its tiles laid, in 1/256 points."""
    sums[0] = 0.0
    n = 0
    # first the sets kept, each from the one without its highest tile
    for c in range(rack.shape[0]):
        same = 0
        for _ in range(rack[c]):
            bit = 1 << n
            for m in range(bit):
                sums[bit | m] = sums[m] + ahead.first[c] + (ahead.again[c] if m & same else 0.0)
            same |= bit
            n += 1
    loud = 0
    mute = 0
    i = 0
    for c in range(rack.shape[0]):
        for _ in range(rack[c]):
            loud |= ahead.loud[c] << i
            mute |= ahead.mute[c] << i
            i += 1
    full = (1 << n) - 1
    for m in range(full + 1):
        more = 0
        x = m & loud
        while x:
            x &= x - 1
            more += 1
        x = m & mute
        while x:
            x &= x - 1
            more -= 1
        worth = sums[m]
        if more > 1:
            worth += ahead.uneven[0] * (more - 1)
        elif more < -2:
            worth += ahead.uneven[1] * (-2 - more)
        leave[full ^ m] = np.int64(np.floor(256 * worth + 0.5))


@_bare
def end_table(rest, burden, gain, rack, leave):
    """The same when there is nothing to draw: tiles kept cost `burden` times their value, going out brings `gain`."""
    n = 0
    leave[0] = 0
    for c in range(rack.shape[0]):
        for _ in range(rack[c]):
            bit = 1 << n
            for m in range(bit):
                leave[bit | m] = leave[m] + burden * rest[c]
            n += 1
    full = (1 << n) - 1
    whole = leave[full]
    for m in range(full + 1):
        leave[m] -= whole
    leave[full] = 256 * gain


@nb.njit(cache=True)
def play_on(words, rules, ending, ahead, pos, kept, stand, unseen, other, plies, line, out):
    """What comes of a turn: for each order of the unseen tiles both play on, `plies` turns or to the end.

    pos     the board after the turn; it is given back as it was
    kept    int64[letters + 2]: the mover's tiles before he draws; `stand`: what they are worth, in points
    unseen  int64[n, tiles]: the other one's `other` tiles, then the bag in the order it is drawn
    out     float64[n, 2]: points that the mover gains over the other one, with what both keep, and the number of
            tiles that then are in the bag and on the racks; 0 if the game is over
    """
    racks = line.racks
    size = rules.rack
    total_unseen = unseen.shape[1]
    for s in range(unseen.shape[0]):
        mine = 0
        for c in range(kept.shape[0]):
            racks[0, c] = kept[c]
            racks[1, c] = 0
            mine += kept[c]
        for i in range(other):
            racks[1, unseen[s, i]] += 1
        at = other
        total = 0.0
        mark0 = stand
        mark1 = 0.0
        count = 0
        over = False
        if mine == 0 and at == total_unseen:
            _, rest = _held(ending.rest, racks[1])
            total = ending.out * rest
            over = True
        while mine < size and at < total_unseen:
            racks[0, unseen[s, at]] += 1
            at += 1
            mine += 1
        side = 1
        sign = -1.0
        passes = 0
        for _ in range(plies):
            if over:
                break
            rack = racks[side]
            tiles, value = _held(ending.rest, rack)
            _, others = _held(ending.rest, racks[1 - side])
            bag = total_unseen - at
            if bag == 0:
                end_table(ending.rest, ahead.burden, ending.out * others, rack, line.leave)
            elif bag >= size:
                keep_table(ahead, rack, line.leave, line.sums)
            else:
                for m in range(1 << tiles):
                    line.leave[m] = 0
            keeps = line.leave[0] / 256.0
            if place_best(words, rules, pos, rack, line.leave, line.out, line.spots, line.work):
                passes = 0
                meta = line.out[0]
                pack = line.out[1]
                total += sign * np.int64(meta >> _u64(32))
                laid = np.int64(meta >> _u64(16)) & 15
                keeps = line.leave[np.int64(meta >> _u64(20)) & 255] / 256.0
                line.moves[count, 0] = meta
                line.moves[count, 1] = pack
                line.owner[count] = side
                _lay(words, rules, pos, rack, meta, pack, line.squares[count])
                count += 1
                if bag == 0 and laid == tiles:
                    total += sign * ending.out * others
                    over = True
                    break
                while laid > 0 and at < total_unseen:
                    rack[unseen[s, at]] += 1
                    at += 1
                    laid -= 1
            else:
                passes += 1
                if passes == 2:
                    total += sign * ending.own * (others - value)
                    over = True
                    break
            if side == 0:
                mark0 = keeps
            else:
                mark1 = keeps
            side = 1 - side
            sign = -sign
        left = 0
        if not over:
            total += mark0 - mark1
            t0, _ = _held(ending.rest, racks[0])
            t1, _ = _held(ending.rest, racks[1])
            left = total_unseen - at + t0 + t1
        out[s, 0] = total
        out[s, 1] = left
        while count > 0:
            count -= 1
            _unlay(
                words, rules, pos, racks[line.owner[count]], line.moves[count, 0], line.moves[count, 1],
                line.squares[count],
            )  # fmt: skip


class Glance(NamedTuple):
    """What `answers` works in; see `turn_expand`."""

    group: NDArray[np.uint64]
    pick: NDArray[np.int64]
    hopes: NDArray[np.int64]
    chosen: NDArray[np.int64]
    none: NDArray[np.int64]


@nb.njit(cache=True)
def _layer(turns, glance, hope, size, width):
    """Rows with `size` entries to follow, in order of discovery: the most hopeful of each group, `width` groups."""
    groups = 0
    most = glance.group.shape[0]
    for row in range(turns.info[0]):
        if turns.size[row] != size or turns.open[row] != 1:
            continue
        worth = 0
        for i in range(row * ENTRIES, row * ENTRIES + size):
            worth = max(worth, hope[turns.square[i]])
        worth += turns.score[row]
        g = turns.group[row]
        k = 0
        while k < groups and glance.group[k] != g:
            k += 1
        if k == groups:
            if groups == most:
                continue
            groups += 1
            glance.group[k] = g
        elif glance.hopes[k] >= worth:
            continue
        glance.hopes[k] = worth
        glance.pick[k] = row
    count = 0
    for _ in range(min(groups, width)):
        best = 0
        for k in range(1, groups):
            if glance.hopes[k] > glance.hopes[best]:
                best = k
        glance.hopes[best] = -1
        row = glance.pick[best]
        k = count
        while k > 0 and glance.chosen[k - 1] > row:
            glance.chosen[k] = glance.chosen[k - 1]
            k -= 1
        glance.chosen[k] = row
        count += 1
    return count


@nb.njit(cache=True)
def answers(
    words, rules, terms, fresh, stem, pos, racks, width, hope, turns, glance, out, spots, work, leave, stamps, marks,
    room, scores,
):  # fmt: skip
    """About the best that each rack can score in a turn of several words, without taking up wildcards; -1: nothing.

    A glance: of each size only `width` sets of tiles are followed, and of each multiset of tiles only the best one.
    """
    for s in range(racks.shape[0]):
        turns.table[:] = -1
        turns.info[:] = 0
        turns.info[1] = -1
        turns.info[2] = -1
        turn_root(rules, turns, glance.none, glance.none, 0)
        tiles = 0
        for c in range(racks.shape[1]):
            tiles += racks[s, c]
        for size in range(tiles):
            count = _layer(turns, glance, hope, size, width)
            at = 0
            while at < count:
                at = turn_expand(
                    words, rules, terms, fresh, stem, pos, racks[s], glance.chosen[:count], at, turns, out, spots,
                    work, leave, stamps, marks, room,
                )  # fmt: skip
                if at < count:  # no room for what follows from this set: go on with the next one
                    turns.info[3] = 0
                    turns.info[4] = 0
                    at += 1
        scores[s] = turns.info[1]
