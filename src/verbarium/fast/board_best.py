"""The best placement: anchors by what they could score at most, until none is left that could do better.

The bound of an anchor looks at each window around it: premiums, the dearest tiles in hand, the tiles on the board, and
whether any word has just these letters.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numba as nb
import numpy as np

from verbarium.fast.basics import ONE, load, lowest, mixed, popcount, u64
from verbarium.fast.board_anchors import anchors
from verbarium.fast.board_placements import search
from verbarium.fast.board_position import NEVER, bare, joined

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
            if np.int64(popcount(u64(m))) != k - wilds:
                continue
            total = u64(0)
            first = True
            for i in range(t):
                if (m >> i) & 1:
                    if i > 0 and hand[i] == hand[i - 1] and not (m >> (i - 1)) & 1:
                        first = False  # of equal letters, the first ones stand for all
                    total += mixed(hand[i])
            if first and not wilds:
                out[at] = total
                at += 1
            for c in range(letters if wilds else 0):
                out[at] = total + mixed(c)
                at += 1
        ends[k] = at


@bare
def spellable(grams, shift, subsets, begin, end, through):
    """Whether some word has the letters `through` and those of a subset, no more: no is sure, yes is likely."""
    for i in range(begin, end):
        b = (subsets[i] + through) >> shift
        if (load(grams, np.int64(b >> u64(6))) >> (b & u64(63))) & ONE:
            return True
    return False


@bare
def _on(rules, pos, q, none, top, factor, twos, threes, fours, cross):
    """What a window comes to with a tile to be laid on square q: the factor of its word, its squares with a premium for
    letters of 2, 3 and 4 at least, and what its cross words can score."""
    p = rules.letter[q]
    if (pos.allowed[q] & none) == 0:
        cross += (top * rules.cross_letter[q] + pos.beside[q]) * pos.factor[q]
    return (
        joined(rules.join, factor, rules.word[q]),
        twos + (p >= 2),
        threes + (p >= 3),
        fours + (p >= 4),
        cross,
    )


@bare
def _past(rules, pos, q, always, sums_of, factor, through, spelt):
    """What a window comes to with the tile that lies on square q: factor, points and letters of its word."""
    cell = pos.cells[q]
    v = rules.value[cell]
    if always:
        v *= rules.letter[q]
        factor = joined(rules.join, factor, rules.word[q])
    return factor, through + v, spelt + sums_of[np.int64(cell & 63) - 1]


@nb.njit(cache=True)
def bounds(words, rules, pos, rack, leave, spots, count):
    """Write to each anchor an upper bound of score * 256 + leave over the placements there.

    Words that use nearly the whole hand score most, and are rare: they are bounded only where some word has just
    those letters.
    """
    n = rules.size
    letters = rules.letters
    none = ONE << u64(letters)
    always = rules.premium == 2
    unit = 1 if rules.join == 0 else 0
    top = 0  # dearest tile, and the values in descending order, summed
    values = np.zeros(9, np.int64)
    tiles = 0
    hand = u64(0)
    for c in range(letters + 2):
        v = 0
        if c < letters:
            v = rules.value[c + 1]
            if rack[c] > 0:
                hand |= ONE << u64(c)
        elif c == letters + 1 and rack[c] > 0:
            for x in range(letters):
                v = max(v, rules.value[129 + x])
        if c >= letters and rack[c] > 0:
            hand = none - ONE
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
    after = np.full(10, NEVER, np.int64)  # best leave after laying so many tiles
    for m in range(1 << tiles):
        k = np.int64(popcount(u64(m)))
        after[k] = max(after[k], leave[m])
    for i in range(1, tiles + 1):
        after[i] += 256 * max(rules.bonus[2 * i], rules.bonus[2 * i + 1])
    shift = u64(64 - 6 - np.int64(lowest(u64(words.grams.shape[0]))))
    subsets = np.empty(SUBSETS, np.uint64)
    begins = np.zeros(10, np.int64)
    ends = np.empty(10, np.int64)
    _subset_grams(rules, rack, tiles, subsets, begins, ends)
    sums_of = np.empty(34, np.uint64)
    for c in range(letters):
        sums_of[c] = mixed(c)
    for k in range(count):
        z = 5 * k
        d = spots[z + 1]
        line = spots[z + 2]
        anchor = spots[z + 3]
        last = spots[z + 4]
        base = d * n * n + line * n
        best = NEVER
        left = anchor
        laid = 0
        through = 0
        spelt = u64(0)
        twos = 0
        threes = 0
        fours = 0
        factor = unit
        cross = 0
        q = base + anchor
        if pos.cells[q] != 0:
            while True:
                factor, through, spelt = _past(
                    rules, pos, base + left, always, sums_of, factor, through, spelt
                )
                if left > 0 and pos.cells[base + left - 1] != 0:
                    left -= 1
                else:
                    break
        else:
            laid = 1
            factor, twos, threes, fours, cross = _on(
                rules, pos, q, none, top, factor, twos, threes, fours, cross
            )
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
                        or spellable(words.grams, shift, subsets, begins[laid2], ends[laid2], spelt2)
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
                factor2, twos2, threes2, fours2, cross2 = _on(
                    rules, pos, q, none, top, factor2, twos2, threes2, fours2, cross2
                )
                while x + 1 < n and pos.cells[base + x + 1] != 0:
                    x += 1
                    factor2, through2, spelt2 = _past(
                        rules, pos, base + x, always, sums_of, factor2, through2, spelt2
                    )
            if left == 0 or laid >= tiles:
                break
            left -= 1
            if left == last or (left > 0 and pos.cells[base + left - 1] != 0):
                break
            q = base + left
            if (pos.allowed[q] & hand) == 0:
                break
            laid += 1
            factor, twos, threes, fours, cross = _on(
                rules, pos, q, none, top, factor, twos, threes, fours, cross
            )
        spots[z] = best


@nb.njit(cache=True)
def place_best(words, rules, pos, rack, leave, out, spots, work):
    """The placement of highest score * 256 + leave[used], into out[:2]; returns 1, or 0 if there is none."""
    count = anchors(rules, pos, rack, spots)
    bounds(words, rules, pos, rack, leave, spots, count)
    order = np.argsort(-spots[: 5 * count : 5])
    return search(words, rules, pos, rack, spots, order, count, leave, True, False, out, work)
