"""The numbers of words: word i of a `Dawg` in alphabetical order, found and spelled without a list.

The automaton is its own perfect hash. With the count of words below every node, the number of a word is the sum
of what is passed by on the way to it; and a number leads back to its word by the same sums.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from verbarium.fast.dawg import Dawg


def word_counts(dawg: Dawg) -> NDArray[np.uint64]:
    """How many words go on from each node, its own end included; counts past 2**62 stay at 2**62."""
    first, final, target = dawg.first.tolist(), dawg.final.tolist(), dawg.target.tolist()
    counts: list[int] = []
    for v, own in enumerate(final):  # children come before their parents
        counts.append(min(own + sum(counts[t] for t in target[first[v] : first[v + 1]]), 1 << 62))
    return np.array(counts, np.uint64)


class WordIndex:
    """Words of a `Dawg` by number, and numbers by word. Plain Python: some microseconds a word, no compiling.

    A word is a `bytes` of letter codes.
    """

    def __init__(self, dawg: Dawg) -> None:
        self._first = dawg.first.tolist()
        self._final = dawg.final.tobytes()
        self._label = dawg.label.tobytes()
        self._target = dawg.target.tolist()
        self._counts: list[int] = word_counts(dawg).tolist()
        self._root = dawg.root

    def __len__(self) -> int:
        return self._counts[self._root]

    def find(self, word: Sequence[int]) -> int | None:
        """The number of `word` (letter codes), or None when it is not there."""
        at, number = self._root, 0
        for letter in word:
            number += self._final[at]
            for e in range(self._first[at], self._first[at + 1]):
                if self._label[e] == letter:
                    at = self._target[e]
                    break
                number += self._counts[self._target[e]]
            else:
                return None
        return number if self._final[at] else None

    def spell(self, number: int) -> bytes:
        """The letter codes of word `number`. Raises IndexError outside 0 … len - 1."""
        if not 0 <= number < len(self):
            raise IndexError(f"there is no word {number} among {len(self)}")
        at, letters = self._root, bytearray()
        while number or not self._final[at]:
            number -= self._final[at]
            for e in range(self._first[at], self._first[at + 1]):
                if number < self._counts[self._target[e]]:
                    letters.append(self._label[e])
                    at = self._target[e]
                    break
                number -= self._counts[self._target[e]]
        return bytes(letters)

    def __iter__(self) -> Iterator[bytes]:
        """All words in order."""
        letters = bytearray()

        def below(node: int) -> Iterator[bytes]:
            if self._final[node]:
                yield bytes(letters)
            for e in range(self._first[node], self._first[node + 1]):
                letters.append(self._label[e])
                yield from below(self._target[e])
                letters.pop()

        return below(self._root)
