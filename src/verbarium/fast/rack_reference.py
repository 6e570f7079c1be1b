"""Words from given letters in plain Python: the fallback and the judge of the compiled rack solver.

Goes down the automaton and takes along, for every set of pieces that can spell the letters so far, the best value
of doing so. The compiled solver knows no such sets: it keeps one matching and repairs it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from verbarium.fast.grid_reference import Walkable

Serve = Sequence[
    Sequence[int]
]  # [piece][letter]: what the piece is worth as that letter, below 0 if it cannot be
Best = dict[int, int]  # set of pieces as a bit mask -> best value


class Wish(NamedTuple):
    """Which words are wanted: by letters, by pieces used, and pieces that must be among them (a bit mask)."""

    shortest: int
    longest: int
    least: int
    most: int
    must: int


def _with(letter: int, best: Best, serve: Serve, free: frozenset[int]) -> Best:
    """The sets of pieces that spell one letter more."""
    if letter in free:
        return best
    out: Best = {}
    for used, value in best.items():
        for piece, worth in enumerate(serve):
            if worth[letter] >= 0 and not used >> piece & 1:
                more = used | 1 << piece
                out[more] = max(out.get(more, 0), value + worth[letter])
    return out


def value_of(word: Sequence[int], serve: Serve, free: frozenset[int], wish: Wish) -> tuple[int, int] | None:
    """(value, pieces used) of the best way to lay a word; None if there is none or it is not wanted."""
    best: Best = {0: 0}
    for letter in word:
        best = _with(letter, best, serve, free)
    return _wanted(len(word), best, wish)


def _wanted(length: int, best: Best, wish: Wish) -> tuple[int, int] | None:
    fit = [
        (value, used.bit_count())
        for used, value in best.items()
        if used & wish.must == wish.must and wish.least <= used.bit_count() <= wish.most
    ]
    return max(fit) if fit and wish.shortest <= length <= wish.longest else None


def words_from(
    words: Walkable, serve: Serve, free: frozenset[int], wish: Wish
) -> Iterator[tuple[int, int, int]]:
    """(number, value, pieces used) of every word that can be laid and is wanted, by number."""

    def below(node: int, number: int, length: int, best: Best) -> Iterator[tuple[int, int, int]]:
        if words.final[node]:
            if found := _wanted(length, best, wish):
                yield number, *found
            number += 1
        for e in range(words.first[node], words.first[node + 1]):
            if length < wish.longest and (more := _with(words.label[e], best, serve, free)):
                yield from below(words.target[e], number, length + 1, more)
            number += words.counts[words.target[e]]

    return below(words.root, 0, 0, {0: 0})


def lay(
    word: Sequence[int], serve: Serve, free: frozenset[int], wish: Wish
) -> tuple[int, tuple[int, ...]] | None:
    """Value and piece of each letter (-1: free), laid for the best value; of several ways the first piece by piece."""
    found = value_of(word, serve, free, wish)
    if found is None:
        return None

    @functools.cache
    def rest(at: int, used: int) -> int:
        """The most that the letters from `at` on can be worth with the pieces that are left; below 0: impossible."""
        if at == len(word):
            return 0 if used & wish.must == wish.must else -1
        if word[at] in free:
            return rest(at + 1, used)
        ways = [
            worth[word[at]] + onward
            for piece, worth in enumerate(serve)
            if worth[word[at]] >= 0
            and not used >> piece & 1
            and (onward := rest(at + 1, used | 1 << piece)) >= 0
        ]
        return max(ways, default=-1)

    way, used = [], 0
    for at, letter in enumerate(word):
        chosen = -1
        if letter not in free:
            for chosen, worth in enumerate(serve):
                onward = -1 if used >> chosen & 1 or worth[letter] < 0 else rest(at + 1, used | 1 << chosen)
                if onward >= 0 and worth[letter] + onward == rest(at, used):
                    break
            used |= 1 << chosen
        way.append(chosen)
    return found[0], tuple(way)
