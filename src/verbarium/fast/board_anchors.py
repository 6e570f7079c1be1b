"""Anchors: the squares from which placements are looked for, so that each is found once.

anchor  (bound, d, line, place, last), 5 int64s: words that cover `place`, and no anchor to the left of it; `last`
        is the previous anchor, -1 for none. Of a run of tiles it is the last square.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from verbarium.fast.basics import ONE, u64
from verbarium.fast.board_position import NEVER, bare


@bare
def line_anchors(rules, pos, hand, empty, d, line, out, count):
    """Add the anchors of a line to `out`, which holds `count`; returns how many it then holds."""
    n = rules.size
    alone = ONE << u64(rules.letters)
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
        out[i] = -NEVER
        out[i + 1] = d
        out[i + 2] = line
        out[i + 3] = place
        out[i + 4] = last
        count += 1
        last = place
    return count


@bare
def letters_in(rules, rack):
    """The letters that tiles in hand can be."""
    hand = u64(0)
    for letter in range(rules.letters):
        if rack[letter] > 0:
            hand |= ONE << u64(letter)
    if rack[rules.letters] + rack[rules.letters + 1] > 0:
        hand = (ONE << u64(rules.letters)) - ONE
    return hand


@bare
def anchors(rules, pos, rack, out):
    """List the anchors, 5 int64s each, without bounds; returns how many (at most 2 * size²)."""
    n = rules.size
    hand = letters_in(rules, rack)
    empty = True
    for q in range(n * n):
        if pos.cells[q] != 0:
            empty = False
            break
    count = 0
    for d in range(2):
        for line in range(n):
            count = line_anchors(rules, pos, hand, empty, d, line, out, count)
    return count
