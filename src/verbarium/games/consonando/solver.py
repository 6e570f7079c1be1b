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
        """Length by length from the longest, as long as a shorter word can still be among the first; ties complete."""
        from verbarium.fast.rack import WILD, pieces

        rack = self._rack
        shown = [(rack.codes[c],) for c in draw if c in rack.codes] + [WILD] * wild
        hand = pieces(len(rack.letters), shown)
        found: list[Found] = []
        for length in range(min(LONGEST, self._rack.longest), 0, -1):
            best_yet = length + len(draw) + wild
            if most is not None and len(found) >= most:
                found.sort(key=lambda f: -f.points)
                if found[most - 1].points > best_yet:
                    break
            racked = rack.solver.words(hand, free=self._free, shortest=length, longest=length)
            if not wild:
                full = racked.used == len(draw)
                found += [
                    Found(rack.word(int(n)), length + (len(draw) if bonus else 0))
                    for n, bonus in zip(racked.ids, full, strict=True)
                ]
                continue
            for n, used in zip(racked.ids.tolist(), racked.used.tolist(), strict=True):
                # fewer consonants than the draw less one bring no bonus, whatever the jolly does
                if most is not None and used < len(draw) - 1 and len(found) >= most:
                    found.sort(key=lambda f: -f.points)
                    if found[most - 1].points > length:
                        continue
                word = rack.word(n)
                found.append(self._with_best_jolly(word, draw))
        return sorted(found, key=lambda f: (-f.points, [rack.codes[c] for c in f.word]))

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
