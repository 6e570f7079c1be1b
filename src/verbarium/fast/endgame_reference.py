"""The endgame by trying everything: plain minimax over plain placements, the measure of the compiled search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from verbarium.fast import board_reference as plain
from verbarium.fast.board import BLANK, STAR, BoardRules
from verbarium.fast.endgame import EndRules

Grid = tuple[tuple[int, ...], ...]
Hand = tuple[int, ...]


def value(
    rules: BoardRules,
    words: Collection[plain.Word],
    cells: Sequence[Sequence[int]],
    mine: Sequence[int],
    theirs: Sequence[int],
    end: EndRules,
    passes: int = 0,
) -> int:
    """What the player on turn still gains over the other one, both playing best."""
    letters, size = len(rules.values), rules.size
    worth = [*rules.values, end.blank, end.star]
    known: dict[tuple[Grid, Hand, Hand, int], int] = {}

    def gain(grid: Grid, own: Hand, other: Hand, passed: int) -> int:
        state = grid, own, other, passed
        if state in known:
            return known[state]
        held, theirs_held = sum(worth[t] for t in own), sum(worth[t] for t in other)
        if passed + 1 == end.passes:
            best = end.own * (theirs_held - held)
        else:
            best = -gain(grid, other, own, passed + 1)
        for p in plain.placements(rules, words, grid, own):
            laid = {divmod(q, size): cell for q, cell in zip(p.squares, p.cells, strict=True)}
            left = Counter(own)
            for cell in laid.values():
                left[letters + (cell >= STAR) if cell >= BLANK else cell - 1] -= 1
            rest = tuple(sorted(left.elements()))
            after = tuple(
                tuple(laid.get((r, c), cell) for c, cell in enumerate(row)) for r, row in enumerate(grid)
            )
            best = max(best, p.score + (end.out * theirs_held if not rest else -gain(after, other, rest, 0)))
        known[state] = best
        return best

    return gain(tuple(map(tuple, cells)), tuple(sorted(mine)), tuple(sorted(theirs)), passes)
