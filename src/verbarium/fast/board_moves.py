"""Moves laid on a board from a rack and taken back, for searches that look several of them ahead."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

import numpy as np

from verbarium.fast.basics import mixed, u64
from verbarium.fast.board_position import bare, put, refresh, tile_of


@bare
def lay_move(words, rules, pos, rack, meta, pack, squares):
    """Lay a move from a rack and write where to `squares`; returns what changes in the board's key."""
    n = rules.size
    d = np.int64(meta >> u64(15)) & 1
    line = np.int64(meta >> u64(10)) & 31
    x = np.int64(meta >> u64(5)) & 31
    laid = np.int64(meta >> u64(16)) & 15
    base = d * n * n + line * n
    key = u64(0)
    for i in range(laid):
        while pos.cells[base + x] != 0:
            x += 1
        squares[i] = line * n + x if d == 0 else x * n + line
        x += 1
    for i in range(laid):
        cell = np.int64(pack & u64(255))
        pack >>= u64(8)
        rack[tile_of(rules, cell)] -= 1
        put(rules, pos, squares[i], cell)
        key ^= mixed((squares[i] << 9) | cell)
    for i in range(laid):
        refresh(words, rules, pos, squares[i])
    return key


@bare
def take_back(words, rules, pos, rack, meta, pack, squares):
    """Take a move back into the rack."""
    laid = np.int64(meta >> u64(16)) & 15
    for i in range(laid):
        rack[tile_of(rules, np.int64(pack & u64(255)))] += 1
        pack >>= u64(8)
        put(rules, pos, squares[i], 0)
    for i in range(laid):
        refresh(words, rules, pos, squares[i])


@bare
def in_hand(rest, rack):
    """Tiles in hand, and what they are worth at the end."""
    tiles = 0
    value = 0
    for c in range(rack.shape[0]):
        tiles += rack[c]
        value += rack[c] * rest[c]
    return tiles, value
