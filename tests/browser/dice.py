"""The dice on a table, as a test that knows the lexicon looks at them."""

from __future__ import annotations

import random

from verbarium.games import grid
from verbarium.games.grid.api import Grid
from verbarium.games.grid.paths import neighbours
from verbarium.games.grid.points import worth
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.solver import Finder


class Dice:
    """`words`: all that count, the worthiest first."""

    def __init__(self, rules: RuleSet, faces: list[str]) -> None:
        self.rules, self.grid = rules, Grid(rules.rows, rules.cols, tuple(faces))
        self.finder = Finder(grid.shipped_words(rules))
        found = self.finder.find(self.grid, rules)
        self.words, self._paths = [f.word for f in found], {f.word: f.path for f in found}

    def nonsense(self, letters: int) -> str:
        """A word that can be traced and is none."""
        luck, near = random.Random(1), neighbours(self.rules.rows, self.rules.cols)
        while True:
            path = [luck.randrange(len(self.grid.faces))]
            while len(path) < letters and (step := [c for c in near[path[-1]] if c not in path]):
                path.append(luck.choice(step))
            word = "".join(self.grid.faces[c] for c in path).lower()
            if len(word) == letters and word not in self.finder.words:
                return word

    def elsewhere(self, letters: int) -> str:
        """A real word that is not on the grid."""
        return next(
            w
            for w in self.finder.words.words()
            if len(w) == letters and self.finder.board(self.grid).trace(w) is None
        )

    def worth(self, word: str) -> int:
        return worth(self.rules.points, len(word))

    def unusual(self, words: int) -> list[str]:
        """Words that an easy bot does not know."""
        rare = [w for w in self.words if self.finder.words.commonness(w) < 60]
        assert len(rare) >= words, "a grid with too few words for this test"
        return rare[:words]

    def path(self, word: str) -> tuple[int, ...]:
        return self._paths[word]
