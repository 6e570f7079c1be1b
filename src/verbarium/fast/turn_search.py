"""The step of the search for turns: from sets of tiles to all that one more placement makes of them."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import ONE, mixed, u64
from verbarium.fast.board_anchors import anchors
from verbarium.fast.board_placements import one_tile, search
from verbarium.fast.board_position import bare, copy_position, is_lone, put, rests_on, tile_of
from verbarium.fast.turn_bounds import best_touching, hoped
from verbarium.fast.turn_found import need, note, place_for, promising
from verbarium.fast.turn_marks import anchors_near, mark_set
from verbarium.fast.turn_pool import combine
from verbarium.fast.turn_sets import (
    AHEAD,
    LAID,
    count_given,
    count_used,
    entry_key,
    lay_entries,
    put_bare,
    row_for,
    standing,
)
from verbarium.fast.turn_unions import gaps_between, join_others


class Room(NamedTuple):
    """What `expand` works in.

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


@bare
def expand(words, rules, terms, stock, fresh, pos, ids, start, turns, pool, found, out, room, hope, thorough):
    """Follow every placement from the rows ids[start:]; returns the index of the first row not followed.

    `rules` have no bonus; `fresh` is the board before the turn, `pos` one to work on. The pool holds the clusters of
    at most the rows' size. It stops early, with info[1] or info[2] set, when moves or rows do not fit; going on from
    there finds nothing twice but what is known by then. A set that leaves the hand empty is only kept, outside the
    register, if it is among the best so far.

    thorough  whether to look at unions, and to leave out sets by all that could follow, which pays where many sets of
              the same usages are followed
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
                hand[c] = stock.rack[c] - count_used(stock, code, c)
                if hand[c] > 0:
                    single = c
        if turns.info[0] + pool.info[0] >= turns.key.shape[0]:
            turns.info[2] = pool.info[0] + 1
            return at
        for i in range(base, base + count):
            put_bare(n, room.bare, turns.square[i], turns.cell[i])
        # Is there anything to hope for?
        usage = turns.usage[row]
        score = turns.score[row]
        alone = turns.parts[row] == 1 and had and 256 * score + pool.rest[usage] > found.info[1]
        bounded = not terms.final and rules.premium != 2
        follows = True
        joins = thorough and had and count > 0 and left > 1
        mark = 0
        if left == 1 and count > 0 and bounded:
            star = single < letters and stock.lazy[single] > count_given(stock, code, single)
            low = need(found, usage, score)
            follows = low < best_touching(
                rules, room.bare, turns, base, base + count, letters + 1 if star else single, low
            )
        if follows or alone:
            mark = mark_set(rules, room.bare, turns, row, marks)
        if alone:
            combine(stock, turns, pool, found, row, marks, mark, room.chain)
        if thorough and bounded and 1 < left <= min(AHEAD, count + 1):
            at_once, later = hoped(
                words, rules, stock, fresh, room.bare, turns, pool, row, left, hand, marks, mark, hope
            )
            low = need(found, usage, score)
            follows = at_once > low
            joins = joins and later > low
        done = True
        if follows:
            copy_position(fresh, pos)
            lay_entries(words, rules, pos, turns, base, base + count, room.stamps)
            done = _follow(
                words,
                rules,
                terms,
                stock,
                fresh,
                pos,
                turns,
                pool,
                found,
                row,
                left,
                single,
                mark,
                had,
                out,
                room,
            )
        if done and joins:
            lines = gaps_between(rules, room.bare, marks, mark, turns.parts[row], room.gap)
            join_others(rules, stock, turns, pool, row, left, marks, mark, room.gap, lines)
        for i in range(base, base + count):
            put_bare(n, room.bare, turns.square[i], 0)
        if not done:
            return at
    return ids.shape[0]


@bare
def _follow(
    words, rules, terms, stock, fresh, pos, turns, pool, found, row, left, single, mark, had, out, room
):
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
            if some > min(hand[c], stock.lazy[c] - count_given(stock, code, c)):
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
            moves = one_tile(rules, pos, letters + 1 if gave > 1 else single, terms.final != 0, out)
        else:
            if begun:
                whole = (1 << turns.parts[row]) - 1
                count = anchors_near(rules, pos, hand, left, room.marks, mark, whole, room.spots)
            else:
                count = anchors(rules, pos, hand, room.spots)
            moves = search(
                words, rules, pos, hand, room.spots, room.order, count, room.leave, False, terms.final != 0,
                out, room.work,
            )  # fmt: skip
        _give(rules, hand, gave, -1)
        if 2 * moves > out.shape[0]:
            turns.info[1] = 2 * moves
            return False
        if turns.info[0] + moves + pool.info[0] >= turns.key.shape[0]:
            turns.info[2] = moves + pool.info[0] + 1
            return False
        for k in range(moves):
            _add(
                rules,
                terms,
                stock,
                fresh,
                pos,
                turns,
                found,
                row,
                out[2 * k],
                out[2 * k + 1],
                gave,
                room.marks,
                mark,
                had,
            )


@bare
def _give(rules, hand, gave, sign):
    """Take stars for letters given, or undo it."""
    while gave > 1:
        letter = gave % (rules.letters + 1) - 1
        gave //= rules.letters + 1
        hand[letter] -= sign
        hand[rules.letters + 1] += sign


@nb.njit(inline="always")
def _counts(found, key, usage, score):
    """Whether a turn is among the best so far."""
    return promising(found, usage, score) and place_for(found, key, usage, score) >= 0


@bare
def _add(rules, terms, stock, fresh, pos, turns, found, row, meta, pack, gave, marks, mark, had):
    """Add the cluster that one placement from a row makes, if it is one, and new or better than known.

    gave  1 + the letters given for stars, as digits in base `letters`
    """
    old = fresh.cells
    n = rules.size
    nn = n * n
    d = np.int64(meta >> u64(15)) & 1
    line = np.int64(meta >> u64(10)) & 31
    place = np.int64(meta >> u64(5)) & 31
    laid = np.int64(meta >> u64(16)) & 15
    end = place + (np.int64(meta) & 31)
    base = row * LAID
    count = turns.size[row]
    total = turns.score[row] + np.int64(meta >> u64(32))
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
    key = u64(0)
    for i in range(count):
        key ^= entry_key(terms, turns, base + i)
    code = turns.code[row]
    index = turns.usage[row]
    stars = 0
    x = place
    p = pack
    for _ in range(laid):
        while pos.cells[origin + x] != 0:
            x += 1
        cell = np.int64(p & u64(255))
        p >>= u64(8)
        sq = line * n + x if d == 0 else x * n + line
        key ^= mixed((sq << 9) | ((d << 8) if terms.final else 0) | cell)
        if not terms.build and had:
            q = (1 - d) * nn + x * n + line
            if not is_lone(rules, pos, q) and not rests_on(rules, pos, old, 1 - d, q):
                return
        if cell >= 128:
            stars += 1
        else:
            tile = tile_of(rules, cell)
            code += ONE << u64(stock.shift[tile])
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
        code += (ONE << u64(stock.shift[letter])) + (ONE << u64(stock.give_shift[letter]))
        index += stock.step[letter] + stock.give_step[letter]
    if stars > 0:
        code += u64(stars) << u64(stock.shift[rules.letters + 1])
        index += stars * stock.step[rules.letters + 1]
    size = count + laid
    leaf = size == stock.tiles
    key ^= mixed(code ^ u64(1 << 44))
    if leaf and not terms.final and not _counts(found, key, index, total):
        return
    slot = -1 if leaf else row_for(turns, key)
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
            turns.cell[i] = np.int64(p & u64(255))
            turns.along[i] = d
            turns.part[i] = 0
            p >>= u64(8)
            x += 1
        if terms.final:
            for i in range(to + count, to + size):
                put(rules, pos, np.int64(turns.square[i]), np.int64(turns.cell[i]))
            total = standing(rules, pos, turns, new)
            for i in range(to + count, to + size):
                put(rules, pos, np.int64(turns.square[i]), 0)
            if leaf and not _counts(found, key, index, total):
                return
        turns.info[0] = new + 1
        turns.open[new] = not leaf
        if not leaf:
            turns.table[-1 - slot] = new
    turns.score[new] = total
    turns.parent[new] = row
    turns.meta[new] = meta
    turns.pack[new] = pack
    if promising(found, index, total):
        note(found, key, index, total, new)
