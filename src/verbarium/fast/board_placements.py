"""All placements of tiles in hand: from each anchor leftwards along the two-way automaton, then rightwards.

The search keeps its own stack, with one frame for each open square: an empty one for which some tile is still to be
tried.

    move    two uint64: META = score << 32 | used << 20 | tiles << 16 | d << 15 | line << 10 | place << 5 | length,
            PACK = cells laid, in order, lowest byte first. `used` is the set of rack tiles laid: the rack sorted
            (letters, blanks, stars), bit i for its i-th tile, of equal tiles the last one first.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numba as nb
import numpy as np

from verbarium.fast.basics import ONE, load, lowest, store, u64
from verbarium.fast.board_anchors import anchors
from verbarium.fast.board_position import NEVER, bare, child, completes, joined

FRAME = 16  # int64s of the search's stack for one open square
FRAMES = 40  # at most two frames for each tile of the rack, and the first
_COUNTS = FRAME * FRAMES  # where the numbers of tiles in hand begin in the search's workspace,
_OFFSET = _COUNTS + 36  # and the first places of their tiles in the sorted rack
TRIED = _OFFSET + 36  # how many tiles searches have laid so far, to see what was done whatever the clock says
WORK = TRIED + 1


@bare
def _open(words, rules, pos, work, sp, node, base, col, hand, wild, stars, ms, cs, wm, left, laid, pack):
    """Open the empty square `col` of a line in state `node`, if any tile in hand fits; returns the stack's
    height."""
    full = (ONE << u64(rules.letters)) - ONE
    fit = (
        load(pos.allowed, base + col) & full & (load(words.nodes, node * 2) | load(words.nodes, node * 2 + 1))
    )
    plain = fit & hand
    blank = fit if wild > 0 else u64(0)
    star = fit if stars > 0 else u64(0)
    if (plain | blank | star) == 0:
        return sp
    i = sp * FRAME
    store(work, i, node)
    store(work, i + 1, col)
    store(work, i + 2, -1)
    store(work, i + 3, np.int64(plain))
    store(work, i + 4, np.int64(blank))
    store(work, i + 5, np.int64(star))
    store(work, i + 6, ms)
    store(work, i + 7, cs)
    store(work, i + 8, wm)
    store(work, i + 9, left)
    store(work, i + 10, laid)
    store(work, i + 11, np.int64(pack))
    return sp + 1


@bare
def _past(words, rules, pos, q, always, node, ms, wm):
    """The word with the tile that lies on square q: its node, whether one ends there, its points, its factor."""
    cell = np.int64(load(pos.cells, q))
    v = load(rules.value, cell)
    if always:
        v *= load(rules.letter, q)
        wm = joined(rules.join, wm, load(rules.word, q))
    letter = (cell & 63) - 1
    return child(words, node, letter), completes(words, node, letter), ms + v, wm


@bare
def search(words, rules, pos, rack, spots, order, count, leave, best_only, both, out, work):
    """Placements at the anchors `spots`, `count` of them in the order given; `work` is int64[WORK].

    best_only   keep one, the highest score * 256 + leave[used]; anchors are in descending order of their
                bounds
    both        one tile that makes two words is two moves; otherwise it lies in the direction that scores
                more
    Returns the number of moves found; those beyond the room in `out` are counted and not written.
    """
    n = rules.size
    letters = rules.letters
    none = ONE << u64(letters)
    room = out.shape[0] // 2
    hand = u64(0)
    tiles = 0
    for c in range(letters + 2):
        store(work, _COUNTS + c, rack[c])
        store(work, _OFFSET + c, tiles)
        tiles += rack[c]
        if c < letters and rack[c] > 0:
            hand |= ONE << u64(c)
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
    best = NEVER
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
        pack = u64(0)
        ends = u64(0)
        if load(pos.cells, base + anchor) == 0:
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
            )
        while True:
            if fresh:  # the anchor is a tile on the board
                fresh = False
                cell = np.int64(load(pos.cells, base + anchor))
                v = load(rules.value, cell)
                if always:
                    v *= load(rules.letter, base + anchor)
                    wm = joined(rules.join, wm, load(rules.word, base + anchor))
                ms = v
                node = child(words, node, (cell & 63) - 1)
            else:  # take back the tile on the topmost open square, and lay the next one there
                if sp == 0:
                    break
                i = (sp - 1) * FRAME
                held = load(work, i + 2)
                if held >= 0:
                    if held < 64:
                        c = load(work, _COUNTS + held)
                        store(work, _COUNTS + held, c + 1)
                        hand |= ONE << u64(held)
                        used ^= 1 << (load(work, _OFFSET + held) + c)
                    elif held < 128:
                        used ^= 1 << (load(work, _OFFSET + letters) + blanks)
                        blanks += 1
                    else:
                        used ^= 1 << (load(work, _OFFSET + letters + 1) + stars)
                        stars += 1
                m = u64(load(work, i + 3))
                if m != 0:
                    letter = np.int64(lowest(m))
                    store(work, i + 3, np.int64(m & (m - ONE)))
                    c = load(work, _COUNTS + letter) - 1
                    store(work, _COUNTS + letter, c)
                    used ^= 1 << (load(work, _OFFSET + letter) + c)
                    if c == 0:
                        hand &= ~(ONE << u64(letter))
                    held = letter
                else:
                    m = u64(load(work, i + 4))
                    if m != 0:
                        letter = np.int64(lowest(m))
                        store(work, i + 4, np.int64(m & (m - ONE)))
                        blanks -= 1
                        used ^= 1 << (load(work, _OFFSET + letters) + blanks)
                        held = letter + 64
                    else:
                        m = u64(load(work, i + 5))
                        if m == 0:
                            sp -= 1
                            continue
                        letter = np.int64(lowest(m))
                        store(work, i + 5, np.int64(m & (m - ONE)))
                        stars -= 1
                        used ^= 1 << (load(work, _OFFSET + letters + 1) + stars)
                        held = letter + 128
                store(work, i + 2, held)
                tried += 1
                before = load(work, i)
                col = load(work, i + 1)
                q = base + col
                v = load(rules.value, held + 1)
                ms = load(work, i + 6) + v * load(rules.letter, q)
                cs = load(work, i + 7)
                if (load(pos.allowed, q) & none) == 0:
                    cs += (v * load(rules.cross_letter, q) + load(pos.beside, q)) * load(pos.factor, q)
                wm = joined(rules.join, load(work, i + 8), load(rules.word, q))
                left = load(work, i + 9)
                laid = load(work, i + 10) + 1
                pack = u64(load(work, i + 11))
                if col <= anchor:
                    pack = (pack << u64(8)) | u64(held + 1)
                else:
                    pack |= u64(held + 1) << u64(8 * (laid - 1))
                ends = completes(words, before, letter)
                node = child(words, before, letter)
            right = anchor
            if col <= anchor:  # leftwards: run over tiles, then turn round, and go on to the left
                while node != 0 and col > 0 and load(pos.cells, base + col - 1) != 0:
                    col -= 1
                    node, ends, ms, wm = _past(words, rules, pos, base + col, always, node, ms, wm)
                if col > 0 and load(pos.cells, base + col - 1) != 0:
                    continue
                left = col
                complete = ends != 0 and laid > 0 and left < anchor
                if node != 0:
                    if anchor < n - 1:
                        after = child(words, node, letters)
                        if after != 0:
                            sp = _open(
                                words, rules, pos, work, sp, after, base, anchor + 1, hand, blanks, stars,
                                ms, cs, wm, left, laid, pack,
                            )  # fmt: skip
                    if col > 0 and col - 1 != last and (col == 1 or load(pos.cells, base + col - 2) == 0):
                        sp = _open(
                            words, rules, pos, work, sp, node, base, col - 1, hand, blanks, stars,
                            ms, cs, wm, left, laid, pack,
                        )  # fmt: skip
            else:
                while node != 0 and col < n - 1 and load(pos.cells, base + col + 1) != 0:
                    col += 1
                    node, ends, ms, wm = _past(words, rules, pos, base + col, always, node, ms, wm)
                if col < n - 1 and load(pos.cells, base + col + 1) != 0:
                    continue
                complete = ends != 0
                right = col
                if node != 0 and col < n - 1:
                    sp = _open(
                        words, rules, pos, work, sp, node, base, col + 1, hand, blanks, stars,
                        ms, cs, wm, left, laid, pack,
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
                while load(pos.cells, base + x) != 0:
                    x += 1
                if (load(pos.allowed, base + x) & none) == 0:
                    other = turned(rules, pos, d, line, x, np.int64(pack))
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
                    out[0] = u64(meta)
                    out[1] = pack
            else:
                if found < room:
                    store(out, 2 * found, u64(meta))
                    store(out, 2 * found + 1, pack)
                found += 1
    store(work, TRIED, load(work, TRIED) + tried)
    return found


@bare
def turned(rules, pos, d, line, place, cell):
    """Score of one tile that makes two words when its word in the other direction is the main one."""
    n = rules.size
    o = (1 - d) * n * n + place * n + line
    v = rules.value[cell]
    factor = 1 if rules.join == 0 else 0
    total = v * rules.letter[o]
    base = (1 - d) * n * n + place * n
    factor = joined(rules.join, factor, rules.word[o])
    for step in (-1, 1):
        x = line + step
        while 0 <= x < n and pos.cells[base + x] != 0:
            w = rules.value[pos.cells[base + x]]
            if rules.premium == 2:
                w *= rules.letter[base + x]
                factor = joined(rules.join, factor, rules.word[base + x])
            total += w
            x += step
    score = total * (factor if factor > 0 else 1)
    # The word along the line is now the cross word, and the other orientation knows its value.
    return score + (v * rules.cross_letter[o] + pos.beside[o]) * pos.factor[o]


@nb.njit(cache=True)
def place_all(words, rules, pos, rack, both, out, spots, work, leave):
    """All placements, each once; returns how many there are."""
    count = anchors(rules, pos, rack, spots)
    return search(words, rules, pos, rack, spots, np.arange(count), count, leave, False, both, out, work)


@bare
def one_tile(rules, pos, tile, both, out):
    """What `search` finds when one tile is in hand, read off the cross words alone. Not for an empty board."""
    n = rules.size
    nn = n * n
    none = ONE << u64(rules.letters)
    if tile < rules.letters:
        fit = ONE << u64(tile)
        kind = 0
    else:
        fit = none - ONE
        kind = 64 if tile == rules.letters else 128
    room = out.shape[0] // 2
    found = 0
    for row in range(n):
        for col in range(n):
            across = load(pos.allowed, row * n + col)  # what the word down through the square allows
            if (across & fit) == 0:
                continue
            down = load(pos.allowed, nn + col * n + row)
            m = across & down & fit
            if m == 0 or (across & down & none) != 0:
                continue
            while m != 0:
                cell = np.int64(lowest(m)) + 1 + kind
                m &= m - ONE
                one = turned(rules, pos, 1, col, row, cell) if (down & none) == 0 else -1
                two = turned(rules, pos, 0, row, col, cell) if (across & none) == 0 else -1
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
                        out[2 * found] = u64(
                            (score << 32) | (1 << 20) | (1 << 16) | (d << 15) | (line << 10) | (left << 5)
                            | (right - left + 1)
                        )  # fmt: skip
                        out[2 * found + 1] = u64(cell)
                    found += 1
    return found
