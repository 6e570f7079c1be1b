"""Playouts in plain Python: everything that can come of one, since players may choose among equals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from verbarium.fast import board_reference as plain
from verbarium.fast.board import BLANK, STAR, BoardRules
from verbarium.fast.endgame import EndRules
from verbarium.fast.playouts import Leaves

Hand = tuple[int, ...]
Grid = tuple[tuple[int, ...], ...]
Outcome = tuple[float, int]


def worth(leaves: Leaves, kept: Sequence[int]) -> float:
    """What kept tiles are worth while there is plenty to draw."""
    counts = Counter(kept)
    total = sum(leaves.first[t] * n + leaves.again[t] * (n - 1) for t, n in counts.items())
    more = sum(leaves.loud[t] for t in kept) - sum(leaves.mute[t] for t in kept)
    return total + leaves.vowels * max(0, more - 1) + leaves.consonants * max(0, -more - 2)


def outcomes(
    rules: BoardRules,
    words: Collection[plain.Word],
    cells: Sequence[Sequence[int]],
    end: EndRules,
    leaves: Leaves,
    kept: Sequence[int],
    stand: float,
    unseen: Sequence[int],
    other: int,
    plies: int,
) -> set[Outcome]:
    """The results that `playouts.Playouts.play_on` may tell for one order of the unseen tiles."""
    letters, size = len(rules.values), rules.size
    values = [*rules.values, end.blank, end.star]

    def cost(hand: Sequence[int]) -> int:
        return sum(values[t] for t in hand)

    def without(hand: Hand, laid: Sequence[int]) -> Hand:
        left = Counter(hand)
        for cell in laid:
            left[letters + (cell >= STAR) if cell >= BLANK else cell - 1] -= 1
        return tuple(sorted(left.elements()))

    def keeps(hand: Hand, bag: int, others: Hand) -> float:
        if bag >= rules.rack:
            return worth(leaves, hand)
        if bag:
            return 0.0
        return float(end.out * cost(others)) if not hand else -leaves.burden * cost(hand)

    def on(
        grid: Grid,
        hands: tuple[Hand, Hand],
        bag: Hand,
        side: int,
        left: int,
        passes: int,
        marks: tuple[float, float],
    ) -> set[Outcome]:
        mine, others = hands[side], hands[1 - side]
        if left == 0:
            return {(marks[0] - marks[1], len(bag) + len(mine) + len(others))}
        sign = 1 if side == 0 else -1
        legal = plain.placements(rules, words, grid, mine, both=True)
        best = max((p.score + keeps(without(mine, p.cells), len(bag), others) for p in legal), default=None)
        if best is None:
            if passes == 1:
                return {(float(sign * end.own * (cost(others) - cost(mine))), 0)}
            mark = keeps(mine, len(bag), others)
            stands = (mark, marks[1]) if side == 0 else (marks[0], mark)
            return on(grid, hands, bag, 1 - side, left - 1, 1, stands)
        found: set[Outcome] = set()
        for p in legal:
            rest = without(mine, p.cells)
            mark = keeps(rest, len(bag), others)
            if p.score + mark < best - 0.01:  # the kernel counts in 1/256 points
                continue
            if not bag and not rest:
                found.add((float(sign * (p.score + end.out * cost(others))), 0))
                continue
            drawn, later = bag[: len(p.cells)], bag[len(p.cells) :]
            now = tuple(sorted(rest + drawn))
            laid = {divmod(q, size): cell for q, cell in zip(p.squares, p.cells, strict=True)}
            after = tuple(
                tuple(laid.get((r, c), cell) for c, cell in enumerate(row)) for r, row in enumerate(grid)
            )
            both = (now, others) if side == 0 else (others, now)
            stands = (mark, marks[1]) if side == 0 else (marks[0], mark)
            found |= {
                (value + sign * p.score, tiles)
                for value, tiles in on(after, both, later, 1 - side, left - 1, 0, stands)
            }
        return found

    theirs, rest = tuple(sorted(unseen[:other])), tuple(unseen[other:])
    if not kept and not rest:
        return {(float(end.out * cost(theirs)), 0)}
    drawn = max(0, rules.rack - len(kept))
    mine = tuple(sorted((*kept, *rest[:drawn])))
    return on(tuple(map(tuple, cells)), (mine, theirs), rest[drawn:], 1, plies, 0, (stand, 0.0))
