"""Bots at a grid: they know a level's vocabulary, overlook what people overlook, and write at a human pace."""

from __future__ import annotations

import functools
import itertools
import random
import statistics
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from verbarium.bots.player import Level, Move
from verbarium.core.rules import Ms
from verbarium.games.grid import api
from verbarium.games.grid.lexicon import WordsOf
from verbarium.games.grid.points import worth
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

    def __init__(self, level: Level, seed: int, finder: Callable[[RuleSet], Finder]) -> None:
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
            case "reading" if (vote := _vote(view)) is not None:
                return Move(Ms(now + SETTLE), vote)
            case "doubting" | "reading" if not me.ready:
                return Move(Ms(self._since + SETTLE), api.Next())
        return None

    def _write(self, view: api.View, now: Ms) -> Move | None:
        if self._round != view.round:
            self._round = view.round
            self._plan = self.think(view.rules, view.grids, now, self._finder(view.rules))
        others = [s for i, s in enumerate(view.seats) if i != view.me and not s.away]
        if all(s.stopped for s in others) and others:
            return Move(Ms(now + self._skill.pause[0]), api.Stop())
        # what stands on the list was written in the plan's order
        return next(iter(self._plan[len(view.mine) :]), None)

    def think(self, rules: RuleSet, grids: Sequence[api.Grid], now: Ms, finder: Finder) -> list[Move]:
        """The words it will notice, in the order in which they come to mind, each with its moment."""
        skill, luck = self._skill, self._luck
        noticed: list[tuple[float, int, str]] = []
        for k, grid in enumerate(grids):
            for word, path in sorted(finder.paths(grid, rules).items()):
                common = finder.words.commonness(word)
                if common < skill.common:
                    continue
                over = len(word) - rules.minimum
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


def _vote(view: api.View) -> api.Vote | None:
    """A bot has no opinion on words: it lets people have their way, so that they are the ones who decide."""
    for seat, words in enumerate(view.reading.lists if view.reading else ()):
        for w in words:
            if w.mark == "disputed" and w.raised != view.me and w.votes[view.me or 0] is None:
                stood = w.points > 0 or bool(w.others)
                return api.Vote(seat, w.word, not stood, w.grid)
    return None


def turns(path: tuple[int, ...], cols: int) -> int:
    """How often a path changes its direction: straight words are seen first."""
    steps = [(b // cols - a // cols, b % cols - a % cols) for a, b in itertools.pairwise(path)]
    return sum(a != b for a, b in itertools.pairwise(steps))


def finders(words: WordsOf) -> Callable[[RuleSet], Finder]:
    """Solvers by rule set: bots that know the same words keep them once."""

    @functools.lru_cache(maxsize=16)
    def finder_of(rules: RuleSet) -> Finder:
        return Finder(words(rules))

    # who sits how makes no other words
    return lambda rules: finder_of(replace(rules, sides=(), extra_seconds=()))


def factory(words: WordsOf) -> Callable[[Level, int], GridBot]:
    """Makes bots that know these words."""
    finder = finders(words)
    return lambda level, seed: GridBot(level, seed, finder)


PLAYERS = 9
"""Reference players whose median score is par."""


def par(words: WordsOf, level: Level = "medium") -> Callable[[RuleSet, tuple[api.Grid, ...]], int]:
    """What bots of one level score on the grids of a round: the median of `PLAYERS` of them, always the same ones.

    Points of the words that they write in time; nobody strikes any.
    """
    finder = finders(words)

    def par_of(rules: RuleSet, grids: tuple[api.Grid, ...]) -> int:
        found = finder(rules)
        scores = []
        for seed in range(PLAYERS):
            moves = GridBot(level, seed, finder).think(rules, grids, Ms(0), found)
            texts = [
                m.command.word
                for m in moves
                if m.at < 1000 * rules.seconds and isinstance(m.command, api.Write)
            ]
            scores.append(sum(worth(rules.points, len(text)) for text in texts))
        return int(statistics.median(scores))

    return par_of
