"""Finding the best words of a draw: words lie ready by their consonants, and a draw has few parts."""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from verbarium.games.consonando.api import Best, Jolly
from verbarium.games.consonando.reference import jollies
from verbarium.games.consonando.ruleset import MOST_DRAWN
from verbarium.games.consonando.score import changed
from verbarium.games.lexicon import Words


class Found(NamedTuple):
    """A folded word of a draw."""

    word: str
    points: int
    jolly: Jolly | None = None


def parts(draw: str) -> Iterator[str]:
    """Every collection of letters that a draw holds, each once, its letters sorted."""
    counts = sorted(Counter(draw).items())
    for taken in itertools.product(*(range(n + 1) for _, n in counts)):
        yield "".join(letter * n for (letter, _), n in zip(counts, taken, strict=True))


class Finder:
    """Finds the words of one word set on draws. The index is made once, when first asked (a second or so)."""

    def __init__(self, words: Words, vowels: str) -> None:
        self.words, self.vowels = words, vowels
        self._index: dict[str, list[str]] | None = None
        self._rank = {letter: i for i, letter in enumerate(words.alphabet.letters)}

    def _by_consonants(self) -> dict[str, list[str]]:
        if self._index is None:
            gone = {ord(c): None for c in self.vowels}
            index = defaultdict(list)
            for word in self.words.words():
                key = word.translate(gone)
                if len(key) <= MOST_DRAWN + 1:
                    index["".join(sorted(key))].append(word)
            self._index = dict(index)
        return self._index

    def find(self, draw: str, jolly: Jolly | None = None) -> Iterator[Found]:
        """Every word that the draw allows after the jolly's change, in no order."""
        index = self._by_consonants()
        size = len(draw := changed(draw, jolly))
        for part in parts(draw):
            bonus = size if len(part) == size else 0
            for word in index.get(part, ()):
                yield Found(word, len(word) + bonus, jolly)

    def best(self, draw: str, most: int) -> tuple[Best, ...]:
        """The `most` best words as drawn: most points first, then commoner ones, then by the alphabet."""
        return self._told(draw, self.find(draw), most)

    def best_with_jolly(self, draw: str, most: int) -> tuple[Best, ...]:
        """The `most` best words that one jolly allows, each with the change that makes it worth most."""
        top: dict[str, Found] = {}
        for jolly in jollies(draw, "".join(self._rank), self.vowels):
            for found in self.find(draw, jolly):
                if found.word not in top or found.points > top[found.word].points:
                    top[found.word] = found
        return self._told(draw, iter(top.values()), most)

    def _told(self, draw: str, found: Iterator[Found], most: int) -> tuple[Best, ...]:
        ordered = sorted(found, key=lambda f: -f.points)
        # only what can be among the first is asked for its commonness
        if len(ordered) > most:
            ordered = [f for f in ordered if f.points >= ordered[most - 1].points]
        common = {f.word: self.words.commonness(f.word) for f in ordered}
        ordered.sort(key=lambda f: (-f.points, -common[f.word], [self._rank.get(c, -1) for c in f.word]))
        return tuple(
            Best(self.words.display(f.word), f.points, changed(draw, f.jolly), common[f.word], f.jolly)
            for f in ordered[:most]
        )
