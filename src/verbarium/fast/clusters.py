"""The search for the best turns: clusters of placements that hang together, and turns put together from them.

What can still be laid, and what it will score, depends only on the set of tiles put on the board so far, not on
their order. So the best score of each set is enough, and sets are followed in order of their size: dynamic
programming, exact. A set that falls into parts which do not touch is not followed as one: each part, a cluster, is
found once, and turns are put together from clusters that stand apart. Clusters that one placement can join
are tried together (a union), with that placement only. A star on the board is taken up when it is laid; blanks,
which change what the board is worth, are swapped first, each set of them a search of its own.

A beam answers in milliseconds: of each size it follows some hundred clusters, the best ones for each multiset of
tiles used, for what is left in hand matters as much as the score; a tile beside an open word premium counts as a
promise. The exact search goes on while states and time allow. Both leave out what cannot beat the best turns so far.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import turn_bounds, turn_found, turn_pool, turn_search, turn_sets
from verbarium.fast.board import STAR, Board, Placement, Placements, Solver
from verbarium.fast.board_placements import WORK
from verbarium.fast.board_position import NEVER, Position, Rules, copied
from verbarium.fast.turn_sets import AHEAD, LAID

if TYPE_CHECKING:
    from verbarium.fast.turn import Swap

_PAIRS = 8  # a beam follows this many times fewer unions than clusters
_HOPE = 5  # points that a tile beside an open word premium is taken for, for each step of the premium
_CHUNK = 256  # states followed between two looks at the clock


class Stock(NamedTuple):
    """The rack for the kernel, and the codes of all that can be used of it, by index.

    shape  how many numbers each digit of an index has, the last digit first
    """

    kernel: turn_sets.Stock
    codes: NDArray[np.uint64]
    shape: tuple[int, ...]

    def kept(self) -> NDArray[np.int64]:
        """How often each tile is still in hand, int64[indices, letters + 2]."""
        stock = self.kernel
        used = self.codes[:, None] >> stock.shift.astype(np.uint64) & stock.mask.astype(np.uint64)
        return np.asarray(stock.rack - used.astype(np.int64))


class Whole(NamedTuple):
    """A turn as the search knows it.

    score  with its bonus
    usage  index of what it uses
    rows   its clusters
    """

    score: int
    usage: int
    rows: list[int]


def hopes(rules: Rules, cells: NDArray[np.uint8]) -> NDArray[np.int64]:
    """For each square what the dearest open word premium beside it lets hope for. `cells`: in both orientations."""
    n = rules.size
    framed = np.zeros((n + 2, n + 2), np.int64)
    framed[1:-1, 1:-1] = ((rules.word - 1) * (cells == 0))[: n * n].reshape(n, n)
    beside = (framed[:-2, 1:-1], framed[2:, 1:-1], framed[1:-1, :-2], framed[1:-1, 2:])
    found: NDArray[np.int64] = _HOPE * np.maximum.reduce(beside).ravel()
    return found


def stars_on(board: Board, letters: int) -> NDArray[np.int64]:
    """How many stars on the board stand for each letter, int64[letters + 2]."""
    cells = board.position.cells[: len(board.position.cells) // 2]
    return np.bincount(cells[cells >= STAR] & 63, minlength=letters + 3)[1:]


def stock_of(rack: NDArray[np.int64], lazy: NDArray[np.int64], due: int, given: int) -> Stock:
    """Lay out the numbers that a code consists of: how many of each tile are used, and how many of them given."""
    shift, give_shift, mask, give_mask, step, give_step = np.zeros((6, len(rack)), np.int64)
    shape = tuple(int(count) + 1 for count in (*rack, *lazy) if count)
    codes = np.zeros(math.prod(shape), np.uint64)
    none = np.uint64(0)
    at, indices, limits, guards = turn_sets.digits(rack, shift, mask, step, codes, 0, 1, none, none)
    _, _, limits, guards = turn_sets.digits(
        lazy, give_shift, give_mask, give_step, codes, at, indices, np.uint64(limits), np.uint64(guards)
    )
    kernel = turn_sets.Stock(
        rack=rack, lazy=lazy, shift=shift, give_shift=give_shift, mask=mask, give_mask=give_mask, step=step,
        give_step=give_step, limits=np.uint64(limits), guards=np.uint64(guards), tiles=int(rack.sum()), due=due,
        given=given,
    )  # fmt: skip
    return Stock(kernel, codes, shape[::-1])


Worth = Callable[[NDArray[np.int64]], NDArray[np.float64]]
"""What racks are worth to keep, in points, float64[n], by how often each tile is in them, int64[n, letters + 2]."""


def found_of(indices: int, most: int, each: int) -> turn_found.Found:
    """A list for the `most` best turns, `each` at most that keep the same; what they end with is to be written."""
    return turn_found.Found(
        end=np.zeros(indices, np.int64),
        more=np.zeros(indices, np.int64),
        hand=np.arange(indices),
        worth=np.zeros(most, np.int64),
        usage=np.zeros(most, np.int64),
        score=np.zeros(most, np.int64),
        key=np.zeros(most, np.uint64),
        rows=np.zeros(most * turn_found.MEMBERS, np.int64),
        info=np.array([0, NEVER, each]),
    )


def weighed(found: turn_found.Found, stock: Stock, terms: turn_sets.Terms, worth: Worth | None) -> None:
    """Write to the list what turns of each usage end with: their bonus, and with `worth` what they keep."""
    end = found.end
    turn_found.prizes(terms, stock.kernel, len(stock.kernel.rack) - 2, stock.codes, end)
    if worth is not None:
        kept = stock.kept()
        end += np.where(end > NEVER, np.rint(256 * worth(kept)), 0).astype(np.int64)
        found.hand[:] = np.unique(kept, axis=0, return_inverse=True)[1].reshape(-1)
    more = end.reshape(stock.shape)
    for axis in range(more.ndim):  # the highest of those that use as much of each tile or more
        more = np.flip(np.maximum.accumulate(np.flip(more, axis), axis), axis)
    found.more[:] = more.ravel()


def rows_of(rows: int) -> turn_sets.Sets:
    """Room for so many sets."""

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
        info=np.zeros(3, np.int64),
    )


def pool_of(rows: int, indices: int) -> turn_pool.Pool:
    """Room for so many clusters."""
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
        rest=np.full(indices, NEVER, np.int64),
        apart=np.zeros(indices * (AHEAD + 1), np.int64),
        info=np.zeros(2, np.int64),
    )


def hope_of(n: int, indices: int) -> turn_bounds.Hope:
    """What the search for bounds works in, on a board of size n."""
    return turn_bounds.Hope(
        known=np.zeros(indices * turn_bounds.BOUNDS, np.int64),
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


def room_of(n: int, tiles: int) -> turn_search.Room:
    """What each step works in, on a board of size n; `bare` is to be the board before the turn."""
    squares = 2 * n * n
    return turn_search.Room(
        hand=np.zeros(tiles, np.int64),
        bare=np.zeros(squares, np.uint8),
        order=np.arange(squares),
        stamps=np.zeros(squares + 1, np.int64),
        marks=np.zeros(squares + 2 * n + 1, np.int64),
        gap=np.zeros(squares + n, np.int64),
        chain=np.zeros(8 * LAID, np.int64),
        spots=np.zeros(5 * squares, np.int64),
        work=np.zeros(WORK, np.int64),
        leave=np.zeros(1, np.int64),
    )


class Clusters:
    """The rows of one search, and their growth.

    most, each  how many turns are wanted, and how many of them at most that keep the same
    worth       what is kept counts too, see `Worth`
    floor       only turns that are worth more points count; None: all
    """

    def __init__(
        self,
        solver: Solver,
        terms: turn_sets.Terms,
        before: Position,
        stock: Stock,
        *,
        most: int = 1,
        each: int = 1,
        worth: Worth | None = None,
        floor: int | None = None,
    ) -> None:
        self.solver, self.terms, self.before = solver, terms, before
        self.stock, self.codes, _ = stock
        self.found = found_of(len(self.codes), most, each)
        weighed(self.found, stock, terms, worth)
        # what may not end is worth less than any floor
        self.found.info[1] = NEVER >> 2 if floor is None else 256 * floor
        self.rules = solver.rules.kernel._replace(bonus=np.zeros_like(solver.rules.kernel.bonus))
        self.position = copied(before)
        self.old = before.cells
        self.room = room_of(solver.rules.size, len(stock.kernel.rack))
        self.room.bare[:] = self.old
        self.hopes = hope_of(solver.rules.size, len(self.codes))
        self.out = np.zeros(1 << 13, np.uint64)
        self.turns = rows_of(1 << 12)
        turn_sets.root(self.turns)
        self.pool = pool_of(1 << 8, len(self.codes))
        self.hope = hopes(self.rules, self.old)
        self.whole = True  # whether no set has been left out

    @property
    def states(self) -> int:
        """How many sets have been found."""
        return int(self.turns.info[0])

    def grow(self, rows: int) -> None:
        """Make room for so many more rows, at least for twice as many as there were."""
        old = self.turns
        new = rows_of(max(2 * len(old.key), 1 << (int(old.info[0]) + rows).bit_length()))
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
            new, old = pool_of(2 * need, len(self.codes)), self.pool
            for name, array in new._asdict().items():
                before = getattr(old, name)
                array[: len(before)] = before
            self.pool = new
        turn_pool.fill(self.rules, self.turns, self.pool, rows[order], self.room.bare)
        turn_pool.work_out_rest(self.stock, self.pool, self.found, self.codes)
        turn_pool.work_out_apart(self.stock, self.pool, self.codes)

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
                    at, self.turns, self.pool, self.found, self.out, self.room, self.hopes, True,
                )  # fmt: skip
                if self.turns.info[1]:
                    self.out = np.zeros(2 * int(self.turns.info[1]), np.uint64)
                    self.turns.info[1] = 0
                if self.turns.info[2]:
                    self.grow(int(self.turns.info[2]))
                    self.turns.info[2] = 0
        return True

    def best(self) -> list[Whole]:
        """The best turns, the best first."""
        found, wholes = self.found, []
        prize = np.zeros(len(self.codes), np.int64)
        turn_found.prizes(self.terms, self.stock, len(self.solver.rules.values), self.codes, prize)
        for k in range(int(found.info[0])):
            usage, rows = int(found.usage[k]), found.rows[k * turn_found.MEMBERS :][: turn_found.MEMBERS]
            score = int(found.score[k]) + (int(prize[usage]) >> 8)
            wholes.append(Whole(score, usage, rows[rows >= 0].tolist()))
        return wholes

    def steps(self, rows: Sequence[int]) -> tuple[Swap | Placement, ...]:
        """The way to a turn of these clusters."""
        from verbarium.fast.turn import Swap

        size, turns, letters = self.solver.rules.size, self.turns, len(self.solver.rules.values)
        cells = bytearray(self.old[: size * size].tobytes())
        found: list[Swap | Placement] = []
        for row in rows:
            for letter in range(letters):
                given = int(turns.code[row]) >> int(self.stock.give_shift[letter])
                for _ in range(given & int(self.stock.give_mask[letter])):
                    square = cells.index(letter + 1 + STAR)
                    cells[square] = letter + 1
                    found.append(Swap(square, letter + 1))
        todo, chain = [*rows], []
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
