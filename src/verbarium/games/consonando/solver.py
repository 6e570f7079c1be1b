"""Finding the best words of a draw, the longest first, with the rack kernel: vowels need no piece."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from verbarium.games.consonando.api import Best, Jolly
from verbarium.games.consonando.score import changed, consonants
from verbarium.games.lexicon import Words
from verbarium.games.racks import Rack

FEW = 10_000
"""So many words are searched without a kernel in no time."""
LONGEST = 40
"""Letters; no lexicon has a longer word with so few consonants."""


class Found(NamedTuple):
    """A folded word of a draw, with the jolly that makes it worth most, if one is played."""

    word: str
    points: int
    jolly: Jolly | None = None


class Finder:
    """Finds the words of one word set on draws."""

    def __init__(self, words: Words, vowels: str) -> None:
        self.words, self.vowels = words, vowels
        self._rack = Rack(words)
        self._free = [self._rack.codes[v] for v in vowels if v in self._rack.codes]

    def prepare(self) -> None:
        """Open what searching needs; may take a while."""
        self._rack.prepare()

    def find(self, draw: str, jolly: Jolly | None = None, most: int | None = None) -> list[Found]:
        """Words that the draw allows after the jolly's change: the `most` dearest, or all; dearest first."""
        draw = changed(draw, jolly)
        return [f._replace(jolly=jolly) for f in self._search(draw, 0, most)]

    def find_with_jolly(self, draw: str, most: int | None = None) -> list[Found]:
        """Words that some jolly allows, each once with the change that makes it worth most; dearest first."""
        return self._search(draw, 1, most)

    def best(self, draw: str, most: int) -> tuple[Best, ...]:
        """The `most` best words as drawn: most points first, then commoner ones, then by the alphabet."""
        return self._told(draw, self.find(draw, None, most), most)

    def best_with_jolly(self, draw: str, most: int) -> tuple[Best, ...]:
        """The `most` best words that one jolly allows; none as long as the kernel is not compiled."""
        if not self._rack.quick and len(self.words.words()) > FEW:
            return ()
        return self._told(draw, self.find_with_jolly(draw, most), most)

    def _search(self, draw: str, wild: int, most: int | None) -> list[Found]:
        """Dearest first. With `most`, what cannot be among the first is left out, but what is level with them is not.

        The kernel looks length by length from the longest, until shorter words are worth too little; the plain solver
        takes one walk for all.
        """
        from verbarium.fast.rack import WILD, pieces

        rack, codes = self._rack, self._rack.codes
        hand = pieces(len(codes), [(codes[c],) for c in draw if c in codes] + [WILD] * wild)
        longest = min(LONGEST, rack.longest)
        bands = [(n, n) for n in range(longest, 0, -1)] if rack.quick else [(1, longest)]
        found: list[Found] = []
        for low, high in bands:
            found.sort(key=lambda f: -f.points)
            bar = found[most - 1].points if most is not None and len(found) >= most else 0
            if high + len(draw) + wild < bar:
                break
            racked = rack.solver.words(hand, free=self._free, shortest=low, longest=high)
            for number, used in zip(racked.ids.tolist(), racked.used.tolist(), strict=True):
                # a jolly spares at most one consonant of the draw
                bonus = len(draw) + wild if used >= len(draw) - wild else 0
                if high + bonus >= bar:
                    word = rack.word(number)
                    plain = Found(word, len(word) + bonus)
                    found.append(self._with_best_jolly(word, draw) if wild else plain)
        return sorted(found, key=lambda f: (-f.points, [codes[c] for c in f.word]))

    def _with_best_jolly(self, word: str, draw: str) -> Found:
        """A word that at most one jolly brings within reach, with the change that makes it worth most."""
        used = consonants(word, self.vowels)
        foreign = "".join((Counter(used) - Counter(draw)).elements())
        idle = "".join((Counter(draw) - Counter(used)).elements())
        if foreign and len(idle) == 1:
            return Found(word, len(word) + len(draw), Jolly(add=foreign, remove=idle))
        if foreign:
            bonus = 0 if idle else len(draw) + 1
            return Found(word, len(word) + bonus, Jolly(add=foreign))
        if len(idle) == 1 and len(draw) > 1:
            return Found(word, len(word) + len(draw) - 1, Jolly(remove=idle))
        spare = next(c for c in self._rack.letters if c not in self.vowels)
        return Found(word, len(word), Jolly(add=spare))

    def _told(self, draw: str, found: list[Found], most: int) -> tuple[Best, ...]:
        codes = self._rack.codes
        if len(found) > most:
            found = [f for f in found if f.points >= found[most - 1].points]
        common = {f.word: self.words.commonness(f.word) for f in found}
        found.sort(key=lambda f: (-f.points, -common[f.word], [codes[c] for c in f.word]))
        return tuple(
            Best(self.words.display(f.word), f.points, changed(draw, f.jolly), common[f.word], f.jolly)
            for f in found[:most]
        )
