"""Bots at a grid: they know a level's vocabulary, overlook what people overlook, and write at a human pace."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable
from typing import NamedTuple

from verbarium.bots.player import Level, Move
from verbarium.core.rules import Ms
from verbarium.games.grid import api
from verbarium.games.grid.lexicon import WordsOf
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.solver import Finder


class Skill(NamedTuple):
    """What a level can do.

    common   words less common than this (see `Lexicon.commonness`: 20 a power of ten) are not known to it
    sees     chance to notice an easy word of the shortest length
    length   how much of that chance is left for each letter more
    turn     the same, for each change of direction of the path
    pause    shortest and mean time between two words, ms
    letter   time to write a letter, ms
    """

    common: int
    sees: float
    length: float
    turn: float
    pause: tuple[int, int]
    letter: int


SKILLS: dict[Level, Skill] = {
    "easy": Skill(common=76, sees=0.30, length=0.62, turn=0.85, pause=(4500, 11000), letter=350),
    "medium": Skill(common=52, sees=0.55, length=0.75, turn=0.92, pause=(2200, 5500), letter=220),
    "hard": Skill(common=24, sees=0.80, length=0.88, turn=0.97, pause=(1100, 2600), letter=140),
}
SETTLE = 1500
"""How long a bot looks at a list that is read out, ms: the others are not held up by it."""


class GridBot:
    """One bot in one match. See `bots.player.Player`."""

    def __init__(self, level: Level, seed: int, finder: Callable[[api.View], Finder]) -> None:
        self._skill = SKILLS[level]
        self._finder = finder
        self._luck = random.Random(seed)
        self._round = 0
        self._plan: list[Move] = []
        self._phase: tuple[int, str] | None = None
        self._since = Ms(0)

    def move(self, view: api.View, now: Ms) -> Move | None:
        if view.me is None:
            return None
        if self._phase != (view.round, view.phase):
            self._phase, self._since = (view.round, view.phase), now
        me = view.seats[view.me]
        match view.phase:
            case "writing" if not me.stopped:
                return self._write(view, now)
            case "doubting" | "reading" if not me.ready:
                return Move(Ms(self._since + SETTLE), api.Next())
        return None

    def _write(self, view: api.View, now: Ms) -> Move | None:
        if self._round != view.round:
            self._round = view.round
            self._plan = list(self._think(view, now))
        others = [s for i, s in enumerate(view.seats) if i != view.me and not s.away]
        if all(s.stopped for s in others) and others:
            return Move(Ms(now + self._skill.pause[0]), api.Stop())
        # what stands on the list was written in the plan's order
        return next(iter(self._plan[len(view.mine) :]), None)

    def _think(self, view: api.View, now: Ms) -> list[Move]:
        """The words it will notice, in the order in which they come to mind, each with its moment."""
        finder, skill, luck = self._finder(view), self._skill, self._luck
        noticed: list[tuple[float, int, str]] = []
        for k, grid in enumerate(view.grids):
            for word, path in sorted(finder.paths(grid, view.rules).items()):
                common = finder.words.commonness(word)
                if common < skill.common:
                    continue
                over = len(word) - view.rules.minimum
                chance = skill.sees * skill.length**over * skill.turn ** turns(path, grid.cols)
                if luck.random() < chance:
                    # common and short ones first, but nobody searches in perfect order
                    noticed.append((over * 15 - common + luck.gauss(0, 25), k, word))
        moves, at = [], float(now) + skill.pause[0]
        least, mean = skill.pause
        for _, k, word in sorted(noticed):
            at += least + luck.expovariate(1 / (mean - least)) + skill.letter * len(word)
            moves.append(Move(Ms(int(at)), api.Write(word, k)))
        return moves


def turns(path: tuple[int, ...], cols: int) -> int:
    """How often a path changes its direction: straight words are seen first."""
    steps = [(b // cols - a // cols, b % cols - a % cols) for a, b in itertools.pairwise(path)]
    return sum(a != b for a, b in itertools.pairwise(steps))


def factory(words: WordsOf) -> Callable[[Level, int], GridBot]:
    """Makes bots that know these words; what they know together they keep once."""

    @functools.lru_cache(maxsize=16)
    def finder_of(language: str, admission: str, lexicon: str, rules: RuleSet) -> Finder:
        return Finder(words(rules))

    def finder(view: api.View) -> Finder:
        r = view.rules
        return finder_of(r.language, r.admission, r.lexicon, r)

    return lambda level, seed: GridBot(level, seed, finder)
