"""The older search for turns, by sets of all tiles placed so far, whether or not they hang together.

It knows of each set what is kept in hand, which several good turns and answers ask for. Wildcards on the board are
swapped before anything is laid.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import mixed, u64
from verbarium.fast.board_anchors import anchors, letters_in, line_anchors
from verbarium.fast.board_placements import one_tile, search
from verbarium.fast.board_position import NEVER, bare, copy_position, is_lone, joined, put, rests_on, tile_of
from verbarium.fast.turn_sets import lay_entries, row_for

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


@bare
def rehash(turns):
    """Fill an empty register (all -1)."""
    for row in range(turns.info[0]):
        if turns.open[row]:
            turns.table[-1 - row_for(turns, turns.key[row])] = row


@bare
def root(rules, turns, squares, cells, swaps):
    """Add a set of swaps (or of nothing); there is room for it."""
    row = turns.info[0]
    key = u64(0)
    group = u64(0)
    for i in range(squares.shape[0]):
        key ^= mixed((squares[i] << 9) | cells[i])
        group += mixed(tile_of(rules, cells[i]) + (1 << 40))
        turns.square[row * ENTRIES + i] = squares[i]
        turns.cell[row * ENTRIES + i] = cells[i]
        turns.along[row * ENTRIES + i] = 2
    slot = row_for(turns, key)
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


@bare
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
            if is_lone(rules, pos, q):
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
                    factor = joined(rules.join, factor, rules.word[x])
                value += v
                x += 1
                if x % n == 0 or pos.cells[x] == 0:
                    break
            if first and counts:
                total += value * (factor if factor > 0 else 1)
    return total


@bare
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


@bare
def _anchors_near(rules, pos, rack, tiles, marks, mark, out):
    """The anchors whose words can cover a marked square with `tiles` tiles in hand. Not for an empty board."""
    n = rules.size
    nn = n * n
    hand = letters_in(rules, rack)
    kept = 0
    for d in range(2):
        for line in range(n):
            if marks[2 * nn + d * n + line] != mark:
                continue
            base = d * nn + line * n
            count = line_anchors(rules, pos, hand, False, d, line, out, kept)
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


@bare
def _best_alone(rules, pos, tile, out):
    """The best that one tile scores, below any score if there is no place for it."""
    found = one_tile(rules, pos, tile, False, out)
    if 2 * found > out.shape[0]:
        return -NEVER  # more than fit: anything is possible
    best = NEVER + 1
    for k in range(found):
        best = max(best, np.int64(out[2 * k] >> u64(32)))
    return best


@bare
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
    best = NEVER
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
    """What `expand` works in.

    hand, lonely  int64[letters + 2]
    bare          uint8[2 * size²]
    order         int64[2 * size²]: 0, 1, 2 …
    """

    hand: NDArray[np.int64]
    lonely: NDArray[np.int64]
    bare: NDArray[np.uint8]
    order: NDArray[np.int64]


@bare
def expand(
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
        lonely[c] = NEVER
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
            hand[tile_of(rules, cell)] -= 1
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
            hope = NEVER
            if limit_free >= 0 and had:
                if (turns.swaps[row] & 15) != 0:
                    hope = -NEVER
                else:
                    if lonely[single] == NEVER:
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
            copy_position(fresh, stem)
            lay_entries(words, rules, stem, turns, base, base + shared, stamps)
        copy_position(stem, pos)
        lay_entries(words, rules, pos, turns, base + shared, base + count, stamps)
        found = 0
        mark = _mark(rules, pos, turns, base, base + count, marks)
        if tiles == 1 and (had or count > 0):
            found = one_tile(rules, pos, single, terms.final != 0, out)
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
            d = np.int64(meta >> u64(15)) & 1
            line = np.int64(meta >> u64(10)) & 31
            place = np.int64(meta >> u64(5)) & 31
            laid = np.int64(meta >> u64(16)) & 15
            total = turns.score[row] + np.int64(meta >> u64(32))
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
                cell = np.int64(p & u64(255))
                p >>= u64(8)
                sq = line * n + x if d == 0 else x * n + line
                first_square = min(first_square, sq)
                if marks[origin + x] == mark:
                    apart = False
                key ^= mixed((sq << 9) | ((d << 8) if terms.final else 0) | cell)
                group += mixed(tile_of(rules, cell) + (1 << 40))
                if cell >= 128:
                    stars_due -= 1
                    is_wild = 1
                elif cell >= 64:
                    blanks_due -= 1
                    is_wild = 1
                if rests and not terms.build and had:
                    q = (1 - d) * nn + x * n + line
                    if not is_lone(rules, pos, q) and not rests_on(rules, pos, old, 1 - d, q):
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
            slot = -1 if leaf else row_for(turns, key)
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
                    turns.cell[to + i] = np.int64(p & u64(255))
                    turns.along[to + i] = d
                    p >>= u64(8)
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
