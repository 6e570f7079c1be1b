"""Which words a hand can make: all its cards but one, each with either letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from verbarium.games.lexicon import Words
from verbarium.games.parola.api import Shown
from verbarium.games.parola.decks import JOLLY
from verbarium.games.parola.ruleset import RuleSet
from verbarium.games.racks import Rack

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


FEW = 10_000
"""So many words are searched without a kernel in no time."""


class Made(NamedTuple):
    """A word that a hand makes: folded, and the most points it can bring."""

    word: str
    points: int


class Finder:
    """Finds the words of one word set in hands."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._rack = Rack(words)

    @property
    def quick(self) -> bool:
        """Whether hands are searched in milliseconds: the kernel is compiled, or the words are few."""
        return self._rack.quick or len(self.words.words()) < FEW

    def _pieces(self, rules: RuleSet, hand: Sequence[int]) -> NDArray[np.int64]:
        from verbarium.fast.rack import WILD, pieces

        codes = self._rack.codes
        # a letter of a typed-in deck that the language does not know serves in no word
        shown = [
            WILD if (faces := rules.deck[card]) == JOLLY else tuple(codes[c] for c in faces if c in codes)
            for card in hand
        ]
        values = [rules.values.get(letter, 0) for letter in self._rack.letters]
        made = pieces(len(codes), shown, values)
        for row, card, codes_ in zip(made, hand, shown, strict=True):
            if not codes_ and rules.deck[card] != JOLLY:
                row[:] = -1
        return made

    def prepare(self) -> None:
        """Open what searching needs; may take a while."""
        self._rack.prepare()

    def find(self, rules: RuleSet, hand: Sequence[int], kept: int | None = None) -> list[Made]:
        """Every word of all cards but one, dearest first; `kept` may not be the one left over, which closes it."""
        return [Made(self._rack.word(n), points) for n, points in self._found(rules, hand, kept)]

    def best(self, rules: RuleSet, hand: Sequence[int], kept: int | None = None) -> tuple[int, Made | None]:
        """How many words there are, and the dearest."""
        found = self._found(rules, hand, kept)
        return len(found), Made(self._rack.word(found[0][0]), found[0][1]) if found else None

    def _found(self, rules: RuleSet, hand: Sequence[int], kept: int | None) -> list[tuple[int, int]]:
        n = len(hand) - 1
        if n < 1:
            return []
        must = [] if kept is None else [hand.index(kept)]
        racked = self._rack.solver.words(
            self._pieces(rules, hand), least=n, most=n, must=must, shortest=n, longest=n
        )
        found = list(zip(racked.ids.tolist(), racked.values.tolist(), strict=True))
        return sorted(found, key=lambda f: (-f[1], f[0]))

    def lay(
        self, rules: RuleSet, word: str, hand: Sequence[int], kept: int | None = None
    ) -> tuple[tuple[Shown, ...], int] | None:
        """The dearest row for a folded word, and the card that is left to close it; None if there is none."""
        codes = self._rack.codes
        if len(word) != len(hand) - 1 or not set(word) <= set(codes):
            return None
        must = [] if kept is None else [hand.index(kept)]
        laid = self._rack.solver.lay([codes[c] for c in word], self._pieces(rules, hand), must=must)
        if laid is None:
            return None
        row = tuple(Shown(hand[i], letter) for i, letter in zip(laid[1], word, strict=True))
        return row, next(card for i, card in enumerate(hand) if i not in laid[1])
