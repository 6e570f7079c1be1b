"""Finding all words of a grid under a rule set, as players are told of them."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from verbarium.games.grid import reference
from verbarium.games.grid.api import Grid, Missed, Possible
from verbarium.games.grid.lexicon import Words
from verbarium.games.grid.paths import Board
from verbarium.games.grid.points import worth
from verbarium.games.grid.ruleset import RuleSet


class Found(NamedTuple):
    """A word of a grid: folded, its points, and its first path in cell order."""

    word: str
    points: int
    path: tuple[int, ...]


class Finder:
    """Finds the words of one word set on grids."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._list: tuple[str, ...] | None = None
        self._rank = {letter: i for i, letter in enumerate(words.alphabet.letters)}
        self.board = functools.lru_cache(maxsize=256)(self._board)

    def _board(self, grid: Grid) -> Board:
        return Board(grid.rows, grid.cols, tuple(self.words.alphabet.fold(face) for face in grid.faces))

    def texts(self, grid: Grid, minimum: int) -> Iterable[str]:
        """Folded words on the grid, each once, in no order."""
        if self._list is None:
            self._list = tuple(dict.fromkeys(self.words.words()))
        return reference.solve(self._list, self.board(grid), minimum)

    def find(self, grid: Grid, rules: RuleSet) -> list[Found]:
        """All words that count on a grid, most points first, then in the order of the alphabet."""
        on = self.board(grid)
        found = [
            Found(w, worth(rules.points, len(w)), on.trace(w) or ()) for w in self.texts(grid, rules.minimum)
        ]
        return sorted(found, key=lambda f: (-f.points, [self._rank.get(c, -1) for c in f.word]))

    def count(self, grid: Grid, minimum: int) -> int:
        """How many words a grid holds."""
        return sum(1 for _ in self.texts(grid, minimum))

    def missed(
        self, grids: Sequence[Grid], rules: RuleSet, written: Iterable[tuple[int, str]]
    ) -> tuple[tuple[Missed, ...], Possible]:
        """What nobody wrote, over all grids of a round, and what there was. `written`: (grid, folded word)."""
        known = set(written)
        found = [(k, f) for k, grid in enumerate(grids) for f in self.find(grid, rules)]
        missed = [
            Missed(self.words.display(f.word), f.points, f.path, self.words.commonness(f.word), k)
            for k, f in found
            if (k, f.word) not in known
        ]
        possible = Possible(
            len(found), sum(f.points for _, f in found), max((len(f.word) for _, f in found), default=0)
        )
        return tuple(missed), possible
