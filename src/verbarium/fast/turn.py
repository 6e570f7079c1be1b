"""The turn of several placements (Słowodziel): the best sequence that the rack allows.

What can still be laid, and what it will score, depends only on the set of tiles put on the board so far, not on
their order. So the best score of each set is enough, and sets are followed in order of their size: dynamic
programming, exact. Wildcards on the board are swapped first, since a swap that is possible later is possible at
once. A beam answers in milliseconds: of each size it follows about a thousand sets, the best ones for each multiset
of tiles used, for what is left in hand matters as much as the score; a tile beside an open word premium counts as
a promise. The exact search goes on while states and time allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from time import monotonic
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import turn_placed
from verbarium.fast.board import BLANK, STAR, Board, Placement, Placements, Solver, two_squares
from verbarium.fast.board_placements import WORK
from verbarium.fast.board_position import copied
from verbarium.fast.clusters import Clusters, hopes, stock_of
from verbarium.fast.turn_sets import Terms

BEAM = 400
WIDE = 1200  # for `good_turns`, which follows sets of all tiles laid
MAX_STATES = 2_000_000
ROWS = 1 << 12
_CHUNK = 256  # states followed between two looks at the clock


@dataclass(frozen=True)
class TurnRules:
    """What a turn of several placements may do, and what counts.

    final_words    only words that stand at the end of the turn score; else each placement scores what it makes
    build_on_turn  a word may rest on tiles of the same turn; else each needs one that was there before it
    swap           a wildcard on the board may be taken for the letter that it stands for, and must then be used
    given_counts   a tile given in a swap counts towards the bonus
    """

    final_words: bool = False
    build_on_turn: bool = True
    swap: bool = True
    given_counts: bool = True


class Swap(NamedTuple):
    """A letter tile put in the place of the wildcard on `square`; `cell` is letter + 1."""

    square: int
    cell: int


class Turn(NamedTuple):
    """The best turn found.

    score    of the whole turn, its bonus in it
    steps    swaps, then placements in order; a placement's score is without bonus
    proven   whether no turn scores more
    states   sets of tiles that the search has looked at
    quick    the score that the beam found
    """

    score: int
    steps: tuple[Swap | Placement, ...]
    proven: bool
    states: int
    quick: int


class Search:
    """The rows of one search, and their growth."""

    def __init__(
        self, solver: Solver, terms: Terms, board: Board, rack: NDArray[np.int64], rows: int = 1
    ) -> None:
        self.solver, self.terms, self.rack = solver, terms, rack
        self.rules = solver.rules.kernel._replace(bonus=np.zeros_like(solver.rules.kernel.bonus))
        self.before = board.position
        self.stem = copied(board.position)
        self.position = copied(board.position)
        self.old = board.position.cells
        self.stamps = np.zeros(len(self.old) + 1, np.int64)
        self.marks = np.zeros(len(self.old) + 2 * solver.rules.size + 1, np.int64)
        self.spots = np.zeros(5 * 2 * solver.rules.size**2, np.int64)
        self.work = np.zeros(WORK, np.int64)
        self.leave = np.zeros(1, np.int64)
        tiles = len(rack)
        self.room = turn_placed.Room(
            np.zeros(tiles, np.int64), np.zeros(tiles, np.int64), self.old.copy(), np.arange(len(self.old))
        )
        self.out = np.zeros(1 << 13, np.uint64)
        self.turns = self.rows(rows)
        self.hope = hopes(self.rules, self.old)
        self.whole = True  # whether no set has been left out

    @staticmethod
    def rows(rows: int) -> turn_placed.Turns:
        def whole(dtype: type, each: int = 1) -> NDArray[np.int64]:
            return np.zeros(rows * each, dtype)

        return turn_placed.Turns(
            key=whole(np.uint64),  # type: ignore[arg-type]
            group=whole(np.uint64),  # type: ignore[arg-type]
            score=whole(np.int64),
            parent=whole(np.int64),
            meta=whole(np.uint64),  # type: ignore[arg-type]
            pack=whole(np.uint64),  # type: ignore[arg-type]
            size=whole(np.int64),
            swaps=whole(np.int64),
            open=whole(np.uint8),  # type: ignore[arg-type]
            stem=whole(np.int64),
            free=whole(np.int64),
            table=np.full(2 * rows, -1, np.int64),
            square=whole(np.int16, turn_placed.ENTRIES),  # type: ignore[arg-type]
            cell=whole(np.uint8, turn_placed.ENTRIES),  # type: ignore[arg-type]
            along=whole(np.uint8, turn_placed.ENTRIES),  # type: ignore[arg-type]
            info=np.array([0, -1, -1, 0, 0]),
        )

    def grow(self) -> None:
        """Make room for twice as many rows."""
        old = self.turns
        new = self.rows(2 * len(old.key))
        for name, array in new._asdict().items():
            before = getattr(old, name)
            if name != "table":
                array[: len(before)] = before
        turn_placed.rehash(new)
        self.turns = new

    def layer(self, size: int) -> NDArray[np.int64]:
        """Rows with `size` entries that leave tiles in hand, in order of discovery."""
        known = slice(int(self.turns.info[0]))
        return np.flatnonzero((self.turns.size[known] == size) & (self.turns.open[known] == 1))

    def thinned(self, rows: NDArray[np.int64], most: int) -> NDArray[np.int64]:
        """About the `most` most hopeful rows, as many from each group as the groups have. All are of one size."""
        if len(rows) <= most:
            return rows
        group, size = self.turns.group[rows], int(self.turns.size[rows[0]])
        squares = self.turns.square.reshape(-1, turn_placed.ENTRIES)[rows, :size]
        worth = self.turns.score[rows] + self.hope[squares].max(axis=1, initial=0)
        order = np.lexsort((-worth, group))
        group = group[order]
        places = np.arange(len(rows))
        rank = places - np.maximum.accumulate(np.where(np.diff(group, prepend=~group[:1]) != 0, places, 0))
        width = max(1, int(np.searchsorted(np.cumsum(np.bincount(rank)), most, side="right")))
        return np.sort(rows[order[rank < width]])  # in order of discovery: rows of one stem together

    def run(
        self, roots: Sequence[tuple[Swap, ...]], beam: int | None, states: int, late: Callable[[], bool]
    ) -> bool:
        """Follow all sets, or about `beam` of each size; False if it had to stop before the end."""
        for swaps in roots:
            while self.turns.info[0] + 1 >= len(self.turns.key):
                self.grow()
            taken = sum(16 if self.old[s.square] & STAR else 1 for s in swaps)
            squares = np.array([s.square for s in swaps], np.int64)
            cells = np.array([s.cell for s in swaps], np.int64)
            turn_placed.root(self.rules, self.turns, squares, cells, taken)
        for size in range(turn_placed.ENTRIES + 1):
            rows = self.layer(size)
            if not len(rows):
                continue
            if beam is not None:
                swapped = self.turns.swaps[rows]
                left = int(self.rack.sum()) + (swapped & 15) + (swapped >> 4) - size
                last = left == 1  # these cost next to nothing, see `turn_expand`
                kept = np.sort(np.concatenate([rows[last], self.thinned(rows[~last], beam)]))
                self.whole = self.whole and len(kept) == len(rows)
                rows = kept
            at = 0
            while at < len(rows):
                if late() or self.turns.info[0] >= states:
                    return False
                stop = min(at + _CHUNK, len(rows))
                at = turn_placed.expand(
                    self.solver.words, self.rules, self.terms, self.before, self.stem, self.position, self.rack,
    rows[:stop], at, self.turns, self.out, self.spots, self.work, self.leave, self.stamps,
                    self.marks, self.room,
                )  # fmt: skip
                if self.turns.info[3]:
                    self.out = np.zeros(2 * int(self.turns.info[3]), np.uint64)
                    self.turns.info[3] = 0
                if self.turns.info[4]:
                    self.turns.info[4] = 0
                    self.grow()
        return True

    def steps(self, row: int) -> tuple[Swap | Placement, ...]:
        """The way to a row."""
        size, turns, chain = self.solver.rules.size, self.turns, []
        while turns.parent[row] >= 0:
            chain.append(row)
            row = int(turns.parent[row])
        first = row * turn_placed.ENTRIES
        found: list[Swap | Placement] = [
            Swap(int(turns.square[first + i]), int(turns.cell[first + i]))
            for i in range(int(turns.size[row]))
        ]
        cells = bytearray(self.old[: size * size].tobytes())
        for step in reversed(chain):
            move = np.array([[turns.meta[step], turns.pack[step]]], np.uint64)
            placement = Placements(move, bytes(cells), size)[0]
            for q, cell in zip(placement.squares, placement.cells, strict=True):
                cells[q] = cell
            found.append(placement)
        return tuple(found)


def roots_of(solver: Solver, board: Board, rack: NDArray[np.int64]) -> list[tuple[Swap, ...]]:
    """Every set of swaps that the rack can pay for, the empty one first. ValueError for too many wildcards."""
    return list(_roots(solver, board, rack))


def _roots(solver: Solver, board: Board, rack: NDArray[np.int64]) -> Iterator[tuple[Swap, ...]]:
    cells = board.position.cells[: solver.rules.size**2]
    wild = [(int(q), int(cells[q] & 63)) for q in np.flatnonzero(cells >= BLANK)]
    wild = [(q, cell) for q, cell in wild if rack[cell - 1] > 0]
    if len(wild) > MAX_WILD:
        raise ValueError(f"{len(wild)} wildcards could be swapped: at most {MAX_WILD} are possible")
    for taken in product((False, True), repeat=len(wild)):
        chosen = tuple(Swap(*w) for w, yes in zip(wild, taken, strict=True) if yes)
        if all(sum(s.cell == cell for s in chosen) <= rack[cell - 1] for _, cell in chosen):
            yield chosen


MAX_WILD = 10  # wildcards on the board that can be swapped at once: their sets are tried one by one


def terms_of(solver: Solver, turn_rules: TurnRules) -> Terms:
    """The same for the kernels."""
    return Terms(
        final=int(turn_rules.final_words),
        build=int(turn_rules.build_on_turn),
        given=int(turn_rules.given_counts),
        bonus=solver.rules.kernel.bonus,
    )


def best_turn(
    solver: Solver,
    board: Board,
    tiles: Sequence[int],
    turn_rules: TurnRules = TurnRules(),
    *,
    beam: int | None = BEAM,
    exact: bool = True,
    max_states: int = 200_000,
    seconds: float | None = 1.0,
) -> Turn | None:
    """The best turn with `tiles` on `board`; None if nothing can be laid. The board stays as it is.

    beam        clusters to follow of each size, at least 1, and an eighth as many unions; those with one tile left
                are all followed; None for no beam
    exact       whether to search on for the proof
    max_states  sets that the exact search may look at, 1 … 2,000,000
    seconds     that the exact search may take, None for any; the beam is not stopped
    ValueError for bounds broken, for a board of another solver, and for more than 10 wildcards to swap.
    """
    if beam is not None and beam < 1:
        raise ValueError(f"a beam of {beam}: at least 1 is needed")
    if not 1 <= max_states <= MAX_STATES:
        raise ValueError(f"{max_states} states: 1 to {MAX_STATES} are possible")
    if beam is None and not exact:
        raise ValueError("neither a beam nor the exact search")
    solver.own(board)
    rack = solver.rack(tiles)
    terms = terms_of(solver, turn_rules)
    cells = board.position.cells[: solver.rules.size**2]
    stars = np.bincount(cells[cells >= STAR] & 63, minlength=len(rack) - 1)[1:] * turn_rules.swap
    stars = np.concatenate([stars, [0, 0]])
    roots = []
    chosen = roots_of(solver, board, rack) if turn_rules.swap else [()]
    for swaps in chosen:
        if any(cells[s.square] >= STAR for s in swaps):
            continue  # stars are taken up when they are laid
        before, hand, paid = board, rack.copy(), len(swaps)
        if swaps:
            before = solver.board(board.cells)
            before.lay([s.square for s in swaps], [s.cell for s in swaps])
            for s in swaps:
                hand[s.cell - 1] -= 1
            hand[-2] += paid
        stock = stock_of(hand, np.minimum(hand, stars), paid, paid, int(terms.bonus.max()))
        roots.append((swaps, before.position, stock))
    best: tuple[tuple[Swap, ...], Clusters] | None = None
    score, states, quick, proven = -1, 0, -1, False
    if beam is not None:
        proven = True
        for swaps, position, stock in roots:
            search = Clusters(solver, terms, position, stock, score)
            search.run(beam, MAX_STATES, lambda: False)
            proven = proven and search.whole
            states += int(search.turns.info[0])
            if search.turns.info[1] > score:
                score, best = int(search.turns.info[1]), (swaps, search)
        quick = score
    if exact and not proven:
        until = None if seconds is None else monotonic() + seconds
        proven, left = True, max_states
        for swaps, position, stock in roots:
            search = Clusters(solver, terms, position, stock, score)  # only what is better counts
            ended = search.run(None, left, lambda: until is not None and monotonic() > until)
            proven = proven and ended
            states += int(search.turns.info[0])
            left -= int(search.turns.info[0])
            if search.turns.info[1] > score:
                score, best = int(search.turns.info[1]), (swaps, search)
    if best is None:
        return None
    swaps, search = best
    return Turn(score, (*swaps, *search.steps()), proven, states, quick)


def good_turns(
    solver: Solver,
    board: Board,
    tiles: Sequence[int],
    worth: Callable[[NDArray[np.int64]], NDArray[np.float64]],
    turn_rules: TurnRules = TurnRules(),
    *,
    beam: int = WIDE,
    count: int = 10,
    each: int = 3,
    late: Callable[[], bool] = lambda: False,
) -> list[Turn]:
    """Turns that are worth most by their score and what they keep, best first, as a beam finds them.

    worth  what racks that are kept are worth in points, by how often each tile is in them: int64[n, letters + 2] to
           float64[n]
    count  turns to return at most, of which `each` at most lay the same tiles
    late   asked between steps of milliseconds: whether to stop, and tell what was found so far
    ValueError for bounds broken, for a board of another solver, and for more than 10 wildcards to swap.
    """
    if min(beam, count, each) < 1:
        raise ValueError(f"a beam of {beam}, {count} turns, {each} alike: at least 1 is needed")
    solver.own(board)
    rack = solver.rack(tiles)
    search = Search(solver, terms_of(solver, turn_rules), board, rack, ROWS)
    roots = roots_of(solver, board, rack) if turn_rules.swap else [()]
    search.run(roots, beam, MAX_STATES, late)
    turns, n = search.turns, int(search.turns.info[0])
    entries = np.arange(turn_placed.ENTRIES)[None, :] < turns.size[:n, None]
    cell = turns.cell.reshape(-1, turn_placed.ENTRIES)[:n].astype(np.int64)
    swapped = turns.along.reshape(-1, turn_placed.ENTRIES)[:n] == 2
    letters = len(solver.rules.values)
    tile = np.where(cell >= STAR, letters + 1, np.where(cell >= BLANK, letters, cell - 1))
    at, entry = np.nonzero(entries)
    gone = np.bincount(at * (letters + 2) + tile[at, entry], minlength=n * (letters + 2))
    hand = rack[None, :] - gone.reshape(n, letters + 2)
    hand[:, letters] += turns.swaps[:n] & 15
    hand[:, letters + 1] += turns.swaps[:n] >> 4
    laid = (entries & ~swapped).sum(axis=1)
    given = 0 if turn_rules.given_counts else (entries & swapped).sum(axis=1)
    wild = (entries & ~swapped & (cell >= BLANK)).any(axis=1)
    # a wildcard that was taken up must have been laid: as many of its kind are in hand as before, or fewer
    legal = (laid > 0) & (hand[:, letters] <= rack[letters]) & (hand[:, letters + 1] <= rack[letters + 1])
    left = laid - given
    score = turns.score[:n] + np.where(left > 0, solver.rules.kernel.bonus[2 * np.maximum(0, left) + wild], 0)
    order = np.argsort(-np.where(legal, score + worth(hand), -np.inf), kind="stable")[: int(legal.sum())]
    found: list[Turn] = []
    alike: dict[bytes, int] = {}
    for row in order.tolist():
        if len(found) == count:
            break
        group = hand[row].tobytes()
        alike[group] = alike.get(group, 0) + 1
        if alike[group] <= each:
            found.append(Turn(int(score[row]), search.steps(row), False, n, int(score[row])))
    return found


_ready = False


def warm() -> None:
    """Compile the search for turns, or load it from the cache: seconds the first time ever.

    Until it is done, `turn_reference` answers for small boards, and single placements for large ones.
    """
    global _ready
    solver = two_squares()
    best_turn(solver, solver.board(), [0, 0], beam=1, seconds=None)
    best_turn(solver, solver.board([[1 + STAR, 0], [0, 0]]), [0, 0], beam=1, seconds=None)
    narrow = Search(solver, Terms(0, 1, 1, solver.rules.kernel.bonus), solver.board(), solver.rack([0]), ROWS)
    narrow.grow()
    hand = solver.rack([0])
    other = Clusters(
        solver, terms_of(solver, TurnRules()), solver.board().position, stock_of(hand, 0 * hand, 0, 0, 0)
    )
    other.grow(1)
    good_turns(solver, solver.board(), [0, 0], lambda kept: np.zeros(len(kept)), beam=1)
    good_turns(
        solver, solver.board([[1 + STAR, 0], [0, 0]]), [0, 0], lambda kept: np.zeros(len(kept)), beam=1
    )
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that `best_turn` answers at once."""
    return _ready
