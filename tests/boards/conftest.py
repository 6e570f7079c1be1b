"""Random and nasty boards, shared by the tests of the board kernels."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from hypothesis import settings

from verbarium.fast.board import BLANK, STAR, BoardRules, Connection, Joined, Premium, Solver
from verbarium.fast.build import build_plain
from verbarium.fast.dawg import Dawg
from verbarium.fast.gaddag import build

# The first call of a kernel may compile it, so no deadline; CI tries the same cases each time.
LAW = settings(deadline=None, derandomize=bool(os.environ.get("CI")))


def dawg_of(words: Iterable[tuple[int, ...]], letters: int) -> Dawg:
    """The automaton of some words, in plain Python."""
    listed = sorted(set(words))
    codes = np.array([c for word in listed for c in word], np.uint8)
    return build_plain(codes, np.cumsum([0, *map(len, listed)]), letters)


class Case(NamedTuple):
    """A lexicon, rules, and a source of luck."""

    words: set[tuple[int, ...]]
    rules: BoardRules
    solver: Solver
    luck: random.Random

    def rack(self, wild: float = 0.25) -> list[int]:
        """A random rack of any size up to the full one."""
        letters, luck = len(self.rules.values), self.luck
        usual = [c for word in self.words for c in word] or list(range(letters))
        return [
            luck.choice([letters, letters + 1]) if luck.random() < wild else luck.choice(usual)
            for _ in range(luck.randint(0, self.rules.rack))
        ]


def case(seed: int, crowded: bool = False) -> Case:
    """A random case: small boards, few letters, so that words meet often; more often still when `crowded`."""
    luck = random.Random(seed)
    n = luck.choice([3, 4, 4] if crowded else [1, 2, 3, 4, 5, 5, 6, 7])
    letters = luck.choice([2, 3] if crowded else [1, 2, 3, 4, 4, 6, 33])
    used = list(range(letters)) if letters < 33 else [*luck.sample(range(32), 3), 32]
    words = {
        tuple(luck.choice(used) for _ in range(luck.randint(1, 3 if crowded else max(2, n))))
        for _ in range(luck.choice([5, 8] if crowded else [0, 3, 8, 20, 50]))
    }
    premium = [[luck.choice([1, 1, 1, 2, 3, 4]) for _ in range(n)] for _ in range(2 * n)]
    starts = [[luck.random() < 0.4 for _ in range(n)] for _ in range(n)]
    hand = luck.choice([3, 4] if crowded else [1, 2, 3, 4])
    rules = BoardRules(
        size=n,
        values=[luck.randint(0, 9) for _ in range(letters)],
        rack=hand,
        letter_premium=premium[:n],
        word_premium=premium[n:],
        start=starts,
        need=luck.choice([0, 1, min(2, n)]),
        bonus=[luck.choice([0, 5, (10, 20)]) for _ in range(hand + 1)],
        premium=luck.choice(list(Premium)),
        joined=luck.choice(list(Joined)),
        connection=luck.choice(list(Connection)),
        cross_words=luck.random() < 0.8,
    )
    return Case(words, rules, Solver(build(dawg_of(words, letters)), rules), luck)


def scattered(c: Case) -> list[list[int]]:
    """A board with tiles anywhere, words or not: kernels must agree on any board."""
    letters = len(c.rules.values)
    share = c.luck.choice([0.1, 0.3, 0.7])
    return [
        [
            c.luck.randint(1, letters) + c.luck.choice([0, 0, 0, BLANK, STAR])
            if c.luck.random() < share
            else 0
            for _ in range(c.rules.size)
        ]
        for _ in range(c.rules.size)
    ]
