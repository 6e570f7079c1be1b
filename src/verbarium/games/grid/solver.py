"""Finding all words of a grid under a rule set, as players are told of them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from verbarium.games.grid import reference
from verbarium.games.grid.api import Grid, Missed, Possible
from verbarium.games.grid.dice import dice_of
from verbarium.games.grid.lexicon import Words, spellable
from verbarium.games.grid.paths import Board
from verbarium.games.grid.points import worth
from verbarium.games.grid.ruleset import RuleSet

if TYPE_CHECKING:
    from verbarium.fast.grid import GridSolver

Path = tuple[int, ...]
MAX_CELLS = 100
"""The largest grid that the kernel takes."""


class Found(NamedTuple):
    """A word of a grid: folded, its points, and its first path in cell order."""

    word: str
    points: int
    path: tuple[int, ...]


class Finder:
    """Finds the words of one word set on grids: by the kernel, or word by word where there is no automaton."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._rank = {letter: i for i, letter in enumerate(words.alphabet.letters)}
        self.board = functools.lru_cache(maxsize=256)(self._board)
        self._solver = functools.lru_cache(maxsize=8)(self._opened)
        self._list: tuple[str, ...] | None = None

    def _board(self, grid: Grid) -> Board:
        return Board(grid.rows, grid.cols, tuple(self.words.alphabet.fold(face) for face in grid.faces))

    def _opened(self, faces: tuple[str, ...], minimum: int, _compiled: bool) -> GridSolver | None:
        """The kernel for dice that show these folded faces; None where it cannot take them."""
        from verbarium.fast import grid as kernel

        dawg = self.words.dawg()
        if dawg is None:
            return None
        codes = [tuple(self._rank[c] for c in face) for face in faces]
        try:
            return kernel.open_solver(dawg, codes, minimum, fingerprint=self.words.fingerprint)
        except ValueError:  # more faces than it has room for: rare enough to be slow
            return None

    def prepare(self, rules: RuleSet) -> None:
        """Open what solving needs: slow the first time ever, so that nobody need wait for it at the shake."""
        self._kernel(rules, ())

    def _kernel(self, rules: RuleSet, cells: Sequence[str]) -> GridSolver | None:
        """The kernel for the rule set's dice, and for these cells if they show other faces."""
        if self.words.dawg() is None:
            return None
        from verbarium.fast import grid as kernel  # it brings numba along: not for a tiny list

        alphabet = self.words.alphabet
        faces = {alphabet.fold(f) for die in dice_of(rules)[0].dice for f in die if spellable(alphabet, f)}
        faces.update(cell for cell in cells if cell)
        # the compiled kernel takes the plain one's place as soon as it is there
        return self._solver(tuple(sorted(faces)), rules.minimum, kernel.ready())

    def paths(self, grid: Grid, rules: RuleSet) -> dict[str, Path]:
        """Folded words on the grid of at least the minimum, each with its first path in cell order."""
        on = self.board(grid)
        if len(on.cells) <= MAX_CELLS:
            solver = self._kernel(rules, on.cells)
            if solver is not None:
                return self._by_kernel(solver, on)
        if not on.cells:
            return {}
        if self._list is None:
            self._list = tuple(dict.fromkeys(self.words.words()))
        return reference.solve(self._list, on, rules.minimum)

    def _by_kernel(self, solver: GridSolver, on: Board) -> dict[str, Path]:
        faces = [tuple(self._rank[c] for c in cell) or None for cell in on.cells]
        rows = [faces[y * on.cols : (y + 1) * on.cols] for y in range(on.rows)]
        found = solver.words(solver.grid(rows))
        out = {}
        for padded in found.paths.tolist():
            path = tuple(cell for cell in padded if cell >= 0)
            out["".join(on.cells[cell] for cell in path)] = path
        return out

    def find(self, grid: Grid, rules: RuleSet) -> list[Found]:
        """All words that count on a grid, most points first, then in the order of the alphabet."""
        found = [Found(w, worth(rules.points, len(w)), path) for w, path in self.paths(grid, rules).items()]
        return sorted(found, key=lambda f: (-f.points, [self._rank.get(c, -1) for c in f.word]))

    def count(self, grid: Grid, rules: RuleSet) -> int:
        """How many words a grid holds."""
        return len(self.paths(grid, rules))

    def missed(
        self, grids: Sequence[Grid], rules: RuleSet, written: Iterable[tuple[int, str]]
    ) -> tuple[tuple[Missed, ...], Possible]:
        """What nobody wrote, over all grids of a round, and what there was. `written`: (grid, folded word) that count.

        Words that count though the lexicon lacks them (nobody doubted them, or the table ruled) were possible too.
        """
        good = set(written)
        found = [(k, f) for k, grid in enumerate(grids) for f in self.find(grid, rules)]
        missed = [
            Missed(self.words.display(f.word), f.points, f.path, self.words.commonness(f.word), k)
            for k, f in found
            if (k, f.word) not in good
        ]
        all_ = {(k, f.word) for k, f in found} | good
        possible = Possible(
            len(all_),
            sum(worth(rules.points, len(word)) for _, word in all_),
            max((len(word) for _, word in all_), default=0),
        )
        return tuple(missed), possible
