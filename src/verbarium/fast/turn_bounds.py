"""What can still follow from a set of tiles at most, so that sets without hope are left out.

For each window of a line: the letters there, the dearest tiles in hand, the premiums, and whether any word has just
these letters. Bounds are split by the tiles laid in the window and by those that must come before them.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import ONE, lowest, mixed, popcount, u64
from verbarium.fast.board_anchors import letters_in
from verbarium.fast.board_best import spellable
from verbarium.fast.board_position import NEVER, bare
from verbarium.fast.turn_sets import AHEAD, count_given

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


@bare
def best_touching(rules, cells, turns, begin, end, tile, need):
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
    best = NEVER
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


@bare
def _hold(rules, stock, code, hand, left, hope):
    """Prepare the sums for the tiles in hand, `left` of them. A letter that can be given for a star counts as one."""
    if hope.code[0] == code + ONE:
        return
    hope.code[0] = code + ONE
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
                if stock.lazy[c] - count_given(stock, code, c) > k:
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
            some = np.int64(popcount(u64(picked)))
            if some != m and (some != m - 1 or wild == 0):
                continue
            total = u64(0)
            for i in range(certain):
                if (picked >> i) & 1:
                    total += mixed(hope.tile[i])
            if some == m:
                hope.subs[at] = total
                at += 1
            else:
                for c in range(letters):
                    hope.subs[at] = total + mixed(c)
                    at += 1
        hope.ends[m - 1] = at


@bare
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


@bare
def _window_bounds(words, rules, fresh, cells, left, fit, d, line, marks, mark, whole, hope, into, to):
    """Raise bounds to what main words in one line can score, by tiles laid in them and tiles still to come.

    cells      the board with the set's tiles; `fresh` is the board before the turn
    fit        the letters that tiles in hand can be
    into, to   the table to raise, and where it begins. With `whole`, the clusters' bits, the words that cover marks of
               all of them are put into hope.near as well.
    """
    n = rules.size
    base = d * n * n + line * n
    none = ONE << u64(rules.letters)
    shift = u64(64 - 6 - np.int64(lowest(u64(words.grams.shape[0]))))
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
        spelt = u64(0)
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
                spelt += mixed((cell & 63) - 1)
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


@bare
def _spelt(words, shift, hope, m, through):
    """Whether some word has the letters `through` and those of m tiles in hand: no is sure, yes is likely."""
    if hope.ends[m - 1] < 0:
        return True
    return spellable(words.grams, shift, hope.subs, SUBS * (m - 1), hope.ends[m - 1], through)


@bare
def hoped(words, rules, stock, fresh, cells, turns, pool, row, left, hand, marks, mark, hope):
    """What a turn can still gain at most that goes on from a set with a placement that meets all its clusters.

    Two numbers: when that placement is laid at once, and when other clusters, which it may join as well, are laid
    before. After it anything may follow. Not for premiums that count always, nor where only the words at the end score.
    """
    n = rules.size
    code = turns.code[row]
    index = turns.usage[row]
    parts = turns.parts[row]
    _hold(rules, stock, code, hand, left, hope)
    fit = (ONE << u64(rules.letters)) - ONE
    if hope.ends[0] == left:  # no wildcard, nor a letter that can be one
        fit = letters_in(rules, hand)
    mine = hope.mine
    known = index * BOUNDS
    if hope.known[known] == 0:
        for k in range(BOUNDS):
            hope.known[known + k] = NEVER
        hope.known[known] = 1
        for line in range(2 * n):
            _window_bounds(
                words, rules, fresh, fresh.cells, left, fit, line // n, line % n, marks, mark, 0, hope, hope.known,
                known,
            )  # fmt: skip
    for k in range(BOUNDS):
        mine[k] = hope.known[known + k]
    for k in range(AHEAD * AHEAD + AHEAD):
        hope.near[k] = NEVER
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
                return NEVER, NEVER
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
    at_once = NEVER
    later = NEVER
    for e in range(left):
        for j in range(1, left - e + 1):
            follows = total[(left - j - e) * wide + e + j]
            if e == 0:
                at_once = max(at_once, hope.near[AHEAD * AHEAD + j - 1] + follows)
            else:
                most = _reached(hope.near, 0, j, e, left, 0) + j * mine[cross + e]
                later = max(later, pool.apart[index * wide + e] + most + follows)
    return at_once, later


@bare
def _reached(table, to, j, e, left, cross):
    """The most that j tiles score when up to e others have come before, from a table of bounds."""
    most = NEVER
    for k in range(min(e, left - j) + 1):
        most = max(most, table[to + AHEAD * (j - 1) + k])
    return most + (j * table[cross + min(e, left - 1)] if cross else 0)
