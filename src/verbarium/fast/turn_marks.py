"""Marks around a set of tiles: where a placement must lay a tile, or pass, to meet it.

A mark is on each tile of the set and on the empty squares that its words end at, where one more tile makes them longer.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np

from verbarium.fast.board_anchors import letters_in, line_anchors
from verbarium.fast.board_position import bare
from verbarium.fast.turn_sets import LAID


@bare
def mark_set(rules, cells, turns, row, marks):
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


@bare
def _add_mark(marks, at, mark, bit):
    if marks[at] >= mark:
        marks[at] |= bit
    else:
        marks[at] = mark | bit


@bare
def anchors_near(rules, pos, rack, tiles, marks, mark, whole, out):
    """The anchors whose words can cover a marked square with `tiles` tiles in hand. Not for an empty board.

    Only those in lines with marks of all clusters, whose bits are `whole`.
    """
    n = rules.size
    nn = n * n
    hand = letters_in(rules, rack)
    kept = 0
    for d in range(2):
        for line in range(n):
            if marks[2 * nn + d * n + line] != (mark << 8 | whole):
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
