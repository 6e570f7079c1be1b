"""The rack kernel over a word set, opened when first asked and again once it is compiled."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from verbarium.games.lexicon import Words

if TYPE_CHECKING:
    from verbarium.fast.rack import PlainSolver, Solver


class Rack:
    """Finds words from given letters among `words`. See `fast.rack`; this says letters where that says codes."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.letters = words.alphabet.letters
        self.codes = {letter: i for i, letter in enumerate(self.letters)}
        self._solver: Solver | PlainSolver | None = None
        self._numbered: Sequence[str] | None = None

    @property
    def solver(self) -> Solver | PlainSolver:
        """The compiled solver as soon as there is one."""
        from verbarium.fast import rack

        if self._solver is None or (rack.ready() and isinstance(self._solver, rack.PlainSolver)):
            self._solver = rack.open_solver(self.words.dawg())
        return self._solver

    def prepare(self) -> None:
        """Open what searching needs: slow the first time ever on a machine."""
        self.solver  # noqa: B018 opened by being asked for
        if len(self.words.words()):
            self.word(0)

    @functools.cached_property
    def longest(self) -> int:
        """Letters of the longest word."""
        from verbarium.fast.checks import longest_word

        return longest_word(self.words.dawg())

    @property
    def quick(self) -> bool:
        """Whether the compiled solver answers. The plain one takes seconds for a wildcard."""
        from verbarium.fast import rack

        return isinstance(self.solver, rack.Solver)

    def word(self, number: int) -> str:
        """The word of that number."""
        if self._numbered is None:
            self._numbered = self.words.words()
        return self._numbered[number]
