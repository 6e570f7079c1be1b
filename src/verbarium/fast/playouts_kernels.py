"""Playouts: both players lay the best placement that they see, over and over, for each order of the unseen tiles."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from typing import NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast.basics import u64
from verbarium.fast.board_best import place_best
from verbarium.fast.board_moves import in_hand, lay_move, take_back
from verbarium.fast.board_position import bare


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


@bare
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


@bare
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
            _, rest = in_hand(ending.rest, racks[1])
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
            tiles, value = in_hand(ending.rest, rack)
            _, others = in_hand(ending.rest, racks[1 - side])
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
                total += sign * np.int64(meta >> u64(32))
                laid = np.int64(meta >> u64(16)) & 15
                keeps = line.leave[np.int64(meta >> u64(20)) & 255] / 256.0
                line.moves[count, 0] = meta
                line.moves[count, 1] = pack
                line.owner[count] = side
                lay_move(words, rules, pos, rack, meta, pack, line.squares[count])
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
            t0, _ = in_hand(ending.rest, racks[0])
            t1, _ = in_hand(ending.rest, racks[1])
            left = total_unseen - at + t0 + t1
        out[s, 0] = total
        out[s, 1] = left
        while count > 0:
            count -= 1
            take_back(
                words, rules, pos, racks[line.owner[count]], line.moves[count, 0], line.moves[count, 1],
                line.squares[count],
            )  # fmt: skip
