"""Placements on a board of tiles: the rules as arrays, all legal placements, the best one.

Codes. A letter is 0 … L - 1. A tile in hand is a letter, L for a blank (any letter, worth nothing) or L + 1
for a
star (any letter, worth what it is worth). A cell of a board is 0 when empty, else letter + 1, plus BLANK or
STAR where a wildcard stands for the letter. Squares are numbered row by row from 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from verbarium.fast import board_best, board_placements, board_position
from verbarium.fast import gaddag as automaton
from verbarium.fast.dawg import Dawg
from verbarium.fast.gaddag import Gaddag

BLANK = 64
STAR = 128
MAX_SIZE = 31
MAX_RACK = 8
MAX_PREMIUM = 4
MAX_VALUE = 100
MAX_BONUS = 10_000
MAX_LEAVE = 1 << 40


class Premium(IntEnum):
    """When premium squares count."""

    LAID = 0
    """Under a tile just laid, in both of its words."""
    MAIN = 1
    """Under a tile just laid, in the main word only."""
    ALWAYS = 2
    """In every word that covers them, also under tiles laid before."""


class Joined(IntEnum):
    """What several word premiums under one word make together."""

    PRODUCT = 0
    SUM = 1
    HIGHEST = 2


class Connection(IntEnum):
    """How a placement is tied to the tiles on the board."""

    TOUCH = 0
    """A tile laid is beside one on the board."""
    SHARE = 1
    """The main word contains a tile of the board."""


@dataclass(frozen=True)
class BoardRules:
    """What kernels must know of a tile game.

    size            rows and columns, 1 … 31
    values          value of each letter, 0 … 100; as many as the alphabet has letters (1 … 33)
    rack            tiles in a full hand, 1 … 8
    letter_premium  size × size, 1 … 4
    word_premium    size × size, 1 … 4
    start           size × size, true on start squares
    need            start squares that the first word must cover; 0: it may lie anywhere
    bonus           by number of tiles laid, 0 … rack: a number, or a pair (with a wildcard among them,
                    without); shorter lists are filled up with zeros
    cross_words     whether words made across the main one score
    ValueError for anything outside these bounds, and for premiums by which a placement could score over 2³¹.
    """

    size: int
    values: Sequence[int]
    rack: int
    letter_premium: ArrayLike
    word_premium: ArrayLike
    start: ArrayLike
    need: int = 1
    bonus: Sequence[int | tuple[int, int]] = ()
    premium: Premium = Premium.LAID
    joined: Joined = Joined.PRODUCT
    connection: Connection = Connection.TOUCH
    cross_words: bool = True
    kernel: board_position.Rules = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not 1 <= self.size <= MAX_SIZE:
            raise ValueError(f"a board of size {self.size}: 1 to {MAX_SIZE} are possible")
        if not 1 <= len(self.values) <= automaton.MAX_LETTERS:
            raise ValueError(f"{len(self.values)} letters: 1 to {automaton.MAX_LETTERS} are possible")
        if not all(0 <= v <= MAX_VALUE for v in self.values):
            raise ValueError(f"a letter's value outside 0 to {MAX_VALUE}")
        if not 1 <= self.rack <= MAX_RACK:
            raise ValueError(f"a rack of {self.rack} tiles: 1 to {MAX_RACK} are possible")
        if not 0 <= self.need <= self.size:
            raise ValueError(f"{self.need} start squares in the first word: 0 to {self.size} are possible")
        letter = self._squares(self.letter_premium, "letter premium", 1, MAX_PREMIUM)
        word = self._squares(self.word_premium, "word premium", 1, MAX_PREMIUM)
        start = self._squares(self.start, "start square", 0, 1)
        value = np.zeros(256, np.int64)
        for letter_code, v in enumerate(self.values):
            value[letter_code + 1] = value[STAR + letter_code + 1] = v
        if len(self.bonus) > self.rack + 1:
            raise ValueError(
                f"{len(self.bonus)} bonuses: a rack of {self.rack} takes at most {self.rack + 1}"
            )
        bonus = np.zeros((self.rack + 1, 2), np.int64)
        for tiles, entry in enumerate(self.bonus):
            with_wild, without = entry if isinstance(entry, tuple) else (entry, entry)
            bonus[tiles] = without, with_wild
        if (abs(bonus) > MAX_BONUS).any() or (bonus < 0).any():
            raise ValueError(f"a bonus outside 0 to {MAX_BONUS}")
        if self._most(word) + MAX_BONUS >= 1 << 31:
            raise ValueError("so many premium squares in a line that scores pass all bounds")
        made = board_position.Rules(
            size=int(self.size),
            letters=len(self.values),
            rack=int(self.rack),
            letter=letter,
            word=word,
            cross_letter=np.ones_like(letter) if self.premium == Premium.MAIN else letter,
            start=start,
            need=int(self.need),
            value=value,
            bonus=bonus.ravel(),
            premium=int(Premium(self.premium)),
            join=int(Joined(self.joined)),
            share=int(Connection(self.connection)),
            crosses=int(self.cross_words),
        )
        object.__setattr__(self, "kernel", made)

    def _most(self, word: NDArray[np.int64]) -> int:
        """More than any placement can score, without bonus."""
        highest = 1
        for line in word.reshape(2 * self.size, self.size):
            count = self.size if self.premium == Premium.ALWAYS else self.rack
            factors = sorted((int(p) for p in line), reverse=True)[:count]
            joined = sum(factors) if self.joined == Joined.SUM else math.prod(factors)
            highest = max(highest, joined)
        return highest * self.size * MAX_PREMIUM * max(self.values) * (self.rack + 1)

    def _squares(self, given: ArrayLike, name: str, low: int, high: int) -> NDArray[np.int64]:
        """Both orientations of a table over the squares."""
        table = np.asarray(given).astype(np.int64)
        if table.shape != (self.size, self.size):
            raise ValueError(f"{name}s of shape {table.shape} on a board of size {self.size}")
        if table.min() < low or table.max() > high:
            raise ValueError(f"a {name} outside {low} to {high}")
        return np.concatenate([table.ravel(), table.T.ravel()])


class Placement(NamedTuple):
    """Tiles laid in one line, and what they score."""

    score: int
    down: bool
    row: int
    col: int
    length: int
    """Of the main word, whose first square is (row, col)."""
    squares: tuple[int, ...]
    """Where tiles are laid, row by row numbering, in reading order."""
    cells: tuple[int, ...]
    """What is laid there."""


class Placements(Sequence[Placement]):
    """Placements in a compact form, unpacked one by one when asked for.

    moves  uint64[n, 2]: see `board_placements`
    """

    def __init__(self, moves: NDArray[np.uint64], cells: bytes, size: int) -> None:
        self.moves = moves
        self._cells = cells
        self._size = size

    @property
    def scores(self) -> NDArray[np.int64]:
        """int64[n]"""
        return (self.moves[:, 0] >> np.uint64(32)).astype(np.int64)

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, i: int) -> Placement: ...
    @overload
    def __getitem__(self, i: slice) -> Placements: ...
    def __getitem__(self, i: int | slice) -> Placement | Placements:
        if isinstance(i, slice):
            return Placements(self.moves[i], self._cells, self._size)
        meta, pack = (int(x) for x in self.moves[i])
        down, line, place, length = bool(meta >> 15 & 1), meta >> 10 & 31, meta >> 5 & 31, meta & 31
        step = self._size if down else 1
        row, col = (place, line) if down else (line, place)
        run = range(row * self._size + col, row * self._size + col + length * step, step)
        squares = tuple(q for q in run if self._cells[q] == 0)
        laid = tuple(pack >> 8 * k & 255 for k in range(meta >> 16 & 15))
        return Placement(meta >> 32, down, row, col, length, squares, laid)

    def __iter__(self) -> Iterator[Placement]:
        return (self[i] for i in range(len(self)))


class Board:
    """Tiles on the squares, with the cross words that they allow; made by `Solver.board`."""

    def __init__(self, solver: Solver, cells: NDArray[np.uint8]) -> None:
        n = solver.rules.size
        self._solver = solver
        self.position = board_position.Position(
            np.concatenate([cells.ravel(), cells.T.ravel()]),
            np.zeros(2 * n * n, np.uint64),
            np.zeros(2 * n * n, np.int64),
            np.zeros(2 * n * n, np.int64),
        )
        board_position.judge_all(solver.words, solver.rules.kernel, self.position)

    @property
    def cells(self) -> NDArray[np.uint8]:
        """A copy, uint8[size, size]."""
        n = self._solver.rules.size
        return self.position.cells[: n * n].reshape(n, n).copy()

    @property
    def empty(self) -> bool:
        return not self.position.cells.any()

    def lay(self, squares: Sequence[int], cells: Sequence[int]) -> None:
        """Put `cells` on `squares`, replacing what is there (0 takes away). Only what changes is
        recomputed."""
        solver = self._solver
        if len(squares) != len(cells):
            raise ValueError(f"{len(squares)} squares for {len(cells)} tiles")
        for q, cell in zip(squares, cells, strict=True):
            if not 0 <= q < solver.rules.size**2:
                raise ValueError(f"no square {q} on a board of size {solver.rules.size}")
            solver.check_cell(cell)
        for q, cell in zip(squares, cells, strict=True):
            board_position.put(solver.rules.kernel, self.position, int(q), int(cell))
        for q in squares:
            board_position.refresh(solver.words, solver.rules.kernel, self.position, int(q))


class Solver:
    """Finds placements under one set of rules and words. Keeps scratch memory: one solver a thread.

    ValueError if the automaton's alphabet is not the rules'.
    """

    def __init__(self, gaddag: Gaddag, rules: BoardRules) -> None:
        checked = automaton.check(gaddag)
        if checked.letters != len(rules.values):
            raise ValueError(f"words over {checked.letters} letters, values for {len(rules.values)}")
        self.rules = rules
        self.words = board_position.Words(
            checked.nodes,
            checked.arcs,
            checked.root,
            checked.grams,
            np.zeros(2 * board_position.MEMORY, np.uint64),
        )
        self._out = np.zeros(2 << 12, np.uint64)
        self._work = np.zeros(board_placements.WORK, np.int64)
        self._spots = np.zeros(5 * 2 * rules.size**2, np.int64)
        self._no_leave = np.zeros(1 << MAX_RACK, np.int64)
        self._is_cell = np.zeros(256, bool)
        self._is_cell[0] = True
        for kind in (0, BLANK, STAR):
            self._is_cell[kind + 1 : kind + 1 + len(rules.values)] = True

    @property
    def tried(self) -> int:
        """How many tiles its searches have laid on squares so far: their work, the same on any machine."""
        return int(self._work[board_placements.TRIED])

    def check_cell(self, cell: int) -> None:
        """ValueError if `cell` is no content of a square."""
        if not (0 <= cell < 256 and self._is_cell[cell]):
            raise ValueError(f"{cell} is no cell of a board with {len(self.rules.values)} letters")

    def board(self, cells: ArrayLike | None = None) -> Board:
        """A board with `cells`, (size, size) or flat; empty if none are given. ValueError if they cannot
        be."""
        n = self.rules.size
        given = np.zeros((n, n), np.uint8) if cells is None else np.asarray(cells)
        if given.dtype.kind not in "iu":
            raise ValueError("cells must be whole numbers")
        if given.size != n * n or given.shape not in ((n, n), (n * n,)):
            raise ValueError(f"cells of shape {given.shape} on a board of size {n}")
        if given.min() < 0 or given.max() > 255 or not self._is_cell[given].all():
            for cell in np.unique(given):
                self.check_cell(int(cell))
        return Board(self, np.ascontiguousarray(given.reshape(n, n), np.uint8))

    def rack(self, tiles: Sequence[int]) -> NDArray[np.int64]:
        """How often each tile is in hand, int64[letters + 2]. ValueError for strange or too many tiles."""
        letters = len(self.rules.values)
        if len(tiles) > self.rules.rack:
            raise ValueError(f"{len(tiles)} tiles in a rack of {self.rules.rack}")
        counts = np.zeros(letters + 2, np.int64)
        for t in tiles:
            if not 0 <= t < letters + 2:
                raise ValueError(f"no tile {t} in an alphabet of {letters} letters and two wildcards")
            counts[t] += 1
        return counts

    def own(self, board: Board) -> board_position.Position:
        """The kernel's view of `board`; ValueError if another solver made it."""
        if board._solver is not self:
            raise ValueError("this board belongs to another solver")
        return board.position

    def all(self, board: Board, tiles: Sequence[int], both: bool = False) -> Placements:
        """All legal placements, each once, in no order that means anything.

        A wildcard and a letter tile for the same letter are different placements. One tile that makes two
        words
        lies in the direction that scores more (across if equal), or with `both` is there in each direction.
        """
        rules, rack, position = self.rules.kernel, self.rack(tiles), self.own(board)
        while True:
            count = board_placements.place_all(
                self.words,
                rules,
                position,
                rack,
                bool(both),
                self._out,
                self._spots,
                self._work,
                self._no_leave,
            )
            if 2 * count <= len(self._out):
                break
            self._out = np.zeros(2 << int(count).bit_length(), np.uint64)
        moves = self._out[: 2 * count].reshape(-1, 2).copy()
        return Placements(moves, position.cells[: rules.size**2].tobytes(), rules.size)

    def best(
        self, board: Board, tiles: Sequence[int], leave: NDArray[np.int64] | None = None
    ) -> Placement | None:
        """A placement of the highest score; with `leave`, of the highest score + leave / 256. None if there
        is none.

        leave  int64[2 ** tiles], in 1/256 points: what the tiles kept are worth, by the set of tiles laid
               (see `leave_table`)
        """
        rules, rack, position = self.rules.kernel, self.rack(tiles), self.own(board)
        if leave is None:
            leave = self._no_leave
        elif leave.shape != (1 << len(tiles),) or leave.dtype != np.int64 or not leave.flags.c_contiguous:
            raise ValueError(f"leave must be int64[{1 << len(tiles)}] for {len(tiles)} tiles")
        elif abs(leave).max() > MAX_LEAVE:
            raise ValueError("a leave beyond all bounds")
        found = board_best.place_best(
            self.words, rules, position, rack, leave, self._out, self._spots, self._work
        )
        if not found:
            return None
        return Placements(self._out[:2].reshape(1, 2), position.cells[: rules.size**2].tobytes(), rules.size)[
            0
        ]


def leave_table(tiles: Sequence[int], worth: Any) -> NDArray[np.int64]:
    """Leave values for `Solver.best`: worth(kept) in points for each set of tiles kept.

    tiles  the rack, tile codes in any order
    worth  called once for each different tuple of kept tiles, sorted; () when all are laid
    Returns int64[2 ** tiles] in 1/256 points, by the set of tiles laid: bit i for the i-th of the sorted
    tiles.
    """
    if len(tiles) > MAX_RACK:
        raise ValueError(f"{len(tiles)} tiles: at most {MAX_RACK} are possible")
    ordered = sorted(tiles)
    known: dict[tuple[int, ...], int] = {}
    table = np.zeros(1 << len(ordered), np.int64)
    for laid in range(len(table)):
        kept = tuple(t for i, t in enumerate(ordered) if not laid >> i & 1)
        if kept not in known:
            known[kept] = round(256 * worth(kept))
        table[laid] = known[kept]
    return table


_ready = False


def two_squares() -> Solver:
    """A solver for one word on the smallest board: enough to have every kernel compiled."""
    automaton.warm()
    word = Dawg(
        np.array([0, 0, 1, 2], np.uint32),
        np.array([1, 0, 0], np.uint8),
        np.zeros(2, np.uint8),
        np.array([0, 1], np.uint32),
        1,
    )
    ones = np.ones((2, 2), np.int64)
    return Solver(automaton.build(word), BoardRules(2, [1], 2, ones, ones, ones))


def warm() -> None:
    """Compile the search for placements, or load it from the cache: seconds the first time ever.

    Until it is done, `board_reference` answers the same questions in plain Python.
    """
    global _ready
    solver = two_squares()
    board = solver.board()
    board.lay([0], [1])
    solver.all(board, [0, 1])
    solver.best(board, [0, 1])
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that a `Solver` answers at once."""
    return _ready
