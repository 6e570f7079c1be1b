"""The search for the best turn: clusters of placements that hang together, and turns put together from them.

What can still be laid, and what it will score, depends only on the set of tiles put on the board so far, not on
their order. So the best score of each set is enough, and sets are followed in order of their size: dynamic
programming, exact. A set that falls into parts which do not touch is not followed as one: each part, a cluster, is
found once, and the best turn is put together from clusters that stand apart. Clusters that one placement can join
are tried together (a union), with that placement only. A star on the board is taken up when it is laid; blanks,
which change what the board is worth, are swapped first, each set of them a search of its own.

A beam answers in milliseconds: of each size it follows some hundred clusters, the best ones for each multiset of
tiles used, for what is left in hand matters as much as the score; a tile beside an open word premium counts as a
promise. The exact search goes on while states and time allow, and leaves out what cannot beat the best turn so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import turn_bounds, turn_pool, turn_search, turn_sets
from verbarium.fast.board import STAR, Placement, Placements, Solver
from verbarium.fast.board_placements import WORK
from verbarium.fast.board_position import Position, Rules, copied
from verbarium.fast.turn_sets import AHEAD, LAID

if TYPE_CHECKING:
    from verbarium.fast.turn import Swap

_PAIRS = 8  # a beam follows this many times fewer unions than clusters
_HOPE = 5  # points that a tile beside an open word premium is taken for, for each step of the premium
_CHUNK = 256  # states followed between two looks at the clock


class Stock(NamedTuple):
    """The rack for the kernel, and the codes of all that can be used of it, by index."""

    kernel: turn_sets.Stock
    codes: NDArray[np.uint64]


def hopes(rules: Rules, cells: NDArray[np.uint8]) -> NDArray[np.int64]:
    """For each square what the dearest open word premium beside it lets hope for. `cells`: in both orientations."""
    n = rules.size
    framed = np.zeros((n + 2, n + 2), np.int64)
    framed[1:-1, 1:-1] = ((rules.word - 1) * (cells == 0))[: n * n].reshape(n, n)
    beside = (framed[:-2, 1:-1], framed[2:, 1:-1], framed[1:-1, :-2], framed[1:-1, 2:])
    found: NDArray[np.int64] = _HOPE * np.maximum.reduce(beside).ravel()
    return found


def stock_of(rack: NDArray[np.int64], lazy: NDArray[np.int64], due: int, given: int, most: int) -> Stock:
    """Lay out the numbers that a code consists of: how many of each tile are used, and how many of them given."""
    shift, give_shift, mask, give_mask, step, give_step = np.zeros((6, len(rack)), np.int64)
    codes = np.zeros(1, np.uint64)
    at, limits, guards = 0, 0, 0
    for counts, where, bits, steps in ((rack, shift, mask, step), (lazy, give_shift, give_mask, give_step)):
        for tile in np.flatnonzero(counts).tolist():
            count = int(counts[tile])
            width = count.bit_length()
            where[tile], bits[tile], steps[tile] = at, (1 << width) - 1, len(codes)
            limits |= count << at
            guards |= 1 << (at + width)
            added = np.arange(count + 1, dtype=np.uint64) << np.uint64(at)
            codes = (added[:, None] + codes).ravel()
            at += width + 1
    kernel = turn_sets.Stock(
        rack=rack, lazy=lazy, shift=shift, give_shift=give_shift, mask=mask, give_mask=give_mask, step=step,
        give_step=give_step, limits=np.uint64(limits), guards=np.uint64(guards), tiles=int(rack.sum()), due=due,
        given=given, most=most,
    )  # fmt: skip
    return Stock(kernel, codes)


class Clusters:
    """The rows of one search, and their growth."""

    def __init__(
        self, solver: Solver, terms: turn_sets.Terms, before: Position, stock: Stock, best: int = -1
    ) -> None:
        self.solver, self.terms, self.before = solver, terms, before
        self.stock, self.codes = stock
        self.rules = solver.rules.kernel._replace(bonus=np.zeros_like(solver.rules.kernel.bonus))
        self.position = copied(before)
        self.old = before.cells
        n, letters = solver.rules.size, len(solver.rules.values)
        self.room = turn_search.Room(
            hand=np.zeros(letters + 2, np.int64),
            bare=self.old.copy(),
            order=np.arange(len(self.old)),
            stamps=np.zeros(len(self.old) + 1, np.int64),
            marks=np.zeros(len(self.old) + 2 * n + 1, np.int64),
            gap=np.zeros(len(self.old) + n, np.int64),
            chain=np.zeros(8 * LAID, np.int64),
            spots=np.zeros(5 * 2 * n * n, np.int64),
            work=np.zeros(WORK, np.int64),
            leave=np.zeros(1, np.int64),
        )
        self.hopes = turn_bounds.Hope(
            known=np.zeros(len(self.codes) * turn_bounds.BOUNDS, np.int64),
            mine=np.zeros(turn_bounds.BOUNDS, np.int64),
            near=np.zeros(AHEAD * AHEAD + AHEAD, np.int64),
            total=np.zeros((AHEAD + 1) ** 2, np.int64),
            value=np.zeros(AHEAD + 1, np.int64),
            tile=np.zeros(AHEAD, np.int64),
            subs=np.zeros(AHEAD * turn_bounds.SUBS, np.uint64),
            ends=np.zeros(AHEAD, np.int64),
            factor=np.zeros(AHEAD, np.int64),
            far=np.zeros(n, np.int64),
            code=np.zeros(1, np.uint64),
        )
        self.out = np.zeros(1 << 13, np.uint64)
        self.turns = self._rows(1 << 12)
        self.turns.info[1] = best
        turn_sets.root(self.turns)
        self.pool = self._pool(1 << 8)
        self.hope = hopes(self.rules, self.old)
        self.whole = True  # whether no set has been left out

    @staticmethod
    def _rows(rows: int) -> turn_sets.Sets:
        def whole(dtype: type, each: int = 1) -> NDArray[Any]:
            return np.zeros(rows * each, dtype)

        return turn_sets.Sets(
            key=whole(np.uint64),
            code=whole(np.uint64),
            usage=whole(np.int64),
            score=whole(np.int64),
            parent=whole(np.int64),
            other=whole(np.int64),
            meta=whole(np.uint64),
            pack=whole(np.uint64),
            size=whole(np.int64),
            parts=whole(np.int64),
            rank=whole(np.int64),
            open=whole(np.uint8),
            table=np.full(2 * rows, -1, np.int64),
            square=whole(np.int16, LAID),
            cell=whole(np.uint8, LAID),
            along=whole(np.uint8, LAID),
            part=whole(np.uint8, LAID),
            info=np.array([0, -1, -1] + [0] * (5 + LAID)),
        )

    def _pool(self, rows: int) -> turn_pool.Pool:
        return turn_pool.Pool(
            rows=np.zeros(rows, np.int64),
            mark=np.zeros(rows * turn_pool.MARKS * LAID, np.int64),
            lines=np.zeros(rows, np.uint64),
            begin=np.zeros(rows, np.int64),
            end=np.zeros(rows, np.int64),
            code=np.zeros(rows, np.uint64),
            usage=np.zeros(rows, np.int64),
            size=np.zeros(rows, np.int64),
            top=np.zeros(rows, np.int64),
            rest=np.zeros(len(self.codes), np.int64),
            apart=np.zeros(len(self.codes) * (AHEAD + 1), np.int64),
            info=np.zeros(2, np.int64),
        )

    def grow(self, rows: int) -> None:
        """Make room for so many more rows, at least for twice as many as there were."""
        old = self.turns
        new = self._rows(max(2 * len(old.key), 1 << (int(old.info[0]) + rows).bit_length()))
        for name, array in new._asdict().items():
            before = getattr(old, name)
            if name != "table":
                array[: len(before)] = before
        turn_sets.rehash(new)
        self.turns = new

    def layer(self, size: int) -> NDArray[np.int64]:
        """Rows with `size` entries that leave tiles in hand, in order of discovery."""
        known = slice(int(self.turns.info[0]))
        return np.flatnonzero((self.turns.size[known] == size) & (self.turns.open[known] == 1))

    def keep(self, rows: NDArray[np.int64]) -> None:
        """Put clusters, all of one size, into the pool."""
        order = np.lexsort((-self.turns.score[rows], self.turns.usage[rows]))
        need = len(rows) + int(self.pool.info[0])
        if need > len(self.pool.rows):
            new, old = self._pool(2 * need), self.pool
            for name, array in new._asdict().items():
                before = getattr(old, name)
                array[: len(before)] = before
            self.pool = new
        turn_pool.fill(self.rules, self.turns, self.pool, rows[order], self.room.bare)
        turn_pool.work_out_rest(self.stock, self.pool, self.codes)

    def thinned(self, rows: NDArray[np.int64], most: int) -> NDArray[np.int64]:
        """About the `most` most hopeful rows, as many from each group as the groups have. All are of one size."""
        if len(rows) <= most:
            return rows
        group, size = self.turns.usage[rows], int(self.turns.size[rows[0]])
        squares = self.turns.square.reshape(-1, LAID)[rows, :size]
        worth = self.turns.score[rows] + self.hope[squares].max(axis=1, initial=0)
        order = np.lexsort((-worth, group))
        group = group[order]
        places = np.arange(len(rows))
        rank = places - np.maximum.accumulate(np.where(np.diff(group, prepend=~group[:1]) != 0, places, 0))
        width = max(1, int(np.searchsorted(np.cumsum(np.bincount(rank)), most, side="right")))
        return rows[order[rank < width]]

    def run(self, beam: int | None, states: int, late: Callable[[], bool]) -> bool:
        """Follow all sets, or about `beam` of each size; False if it had to stop before the end."""
        tiles = self.stock.tiles
        for size in range(tiles):
            rows = self.layer(size)
            parts = self.turns.parts[rows]
            if size and 2 * size <= tiles:
                self.keep(rows[parts == 1])
            if beam is not None and size < tiles - 1:
                few = -(-beam // _PAIRS)
                kept = np.concatenate(
                    [self.thinned(rows[parts < 2], beam), self.thinned(rows[parts > 1], few)]
                )
                self.whole = self.whole and len(kept) == len(rows)
                rows = kept
            # What is worked out for one hand serves all that hold it.
            rows = rows[np.argsort(self.turns.usage[rows], kind="stable")]
            at = 0
            while at < len(rows):
                if late() or self.turns.info[0] >= states:
                    return False
                stop = min(at + _CHUNK, len(rows))
                at = turn_search.expand(
                    self.solver.words, self.rules, self.terms, self.stock, self.before, self.position, rows[:stop],
                    at, self.turns, self.pool, self.out, self.room, self.hopes,
                )  # fmt: skip
                if self.turns.info[3]:
                    self.out = np.zeros(2 * int(self.turns.info[3]), np.uint64)
                    self.turns.info[3] = 0
                if self.turns.info[4]:
                    self.grow(int(self.turns.info[4]))
                    self.turns.info[4] = 0
        return True

    def steps(self) -> tuple[Swap | Placement, ...]:
        """The way to the best turn."""
        from verbarium.fast.turn import Swap

        size, turns, letters = self.solver.rules.size, self.turns, len(self.solver.rules.values)
        best = [int(turns.info[2]), *turns.info[6 : 6 + int(turns.info[5])].tolist()]
        cells = bytearray(self.old[: size * size].tobytes())
        found: list[Swap | Placement] = []
        for row in best:
            for letter in range(letters):
                given = int(turns.code[row]) >> int(self.stock.give_shift[letter])
                for _ in range(given & int(self.stock.give_mask[letter])):
                    square = cells.index(letter + 1 + STAR)
                    cells[square] = letter + 1
                    found.append(Swap(square, letter + 1))
        todo, chain = best, []
        while todo:
            row = todo.pop()
            if turns.meta[row]:
                chain.append(row)
            if turns.other[row] >= 0:
                todo.append(int(turns.other[row]))
            if turns.parent[row] >= 0:
                todo.append(int(turns.parent[row]))
        for row in reversed(chain):
            move = np.array([[turns.meta[row], turns.pack[row]]], np.uint64)
            placement = Placements(move, bytes(cells), size)[0]
            for q, cell in zip(placement.squares, placement.cells, strict=True):
                cells[q] = cell
            found.append(placement)
        return tuple(found)
