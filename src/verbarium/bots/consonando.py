"""Bots at Consonando: they know a level's vocabulary, find a fair word first and a better one later."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import NamedTuple

from verbarium.bots.player import Level, Move
from verbarium.core.rules import Ms
from verbarium.games.consonando import api
from verbarium.games.consonando.reference import jollies
from verbarium.games.consonando.solver import Finder, Found
from verbarium.games.lexicon import WordsOf


class Skill(NamedTuple):
    """What a level can do.

    common   words less common than this (see `Lexicon.commonness`) are not known to it
    sees     chance to find a word of four letters that it knows
    length   how much of that chance is left for each letter more
    first    shortest and mean time to the first word, as parts of the round in percent
    jollies  how many changes of the draw it thinks of in a round, if it has a jolly left
    """

    common: int
    sees: float
    length: float
    first: tuple[int, int]
    jollies: int


SKILLS: dict[Level, Skill] = {
    "easy": Skill(common=78, sees=0.10, length=0.72, first=(20, 45), jollies=0),
    "medium": Skill(common=56, sees=0.20, length=0.84, first=(12, 30), jollies=3),
    "hard": Skill(common=28, sees=0.40, length=0.92, first=(8, 18), jollies=5),
}
WORDS = 3
"""How many words a bot writes in a round, each better than the one before."""
SETTLE = 1500
"""How long a bot looks at the words that are read out, ms: the others are not held up by it."""
QUICKEST = 2000
"""Nobody reads the consonants, finds a word and writes it in less, ms."""
ASKED = 800
"""At most so many of a draw's words come to mind, the best first."""


class ConsonandoBot:
    """One bot in one match. See `bots.player.Player`."""

    def __init__(self, level: Level, seed: int, finder: Callable[[api.View], Finder]) -> None:
        self._skill, self._finder, self._luck = SKILLS[level], finder, random.Random(seed)
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
        if view.phase == "reading" and not me.ready:
            return Move(Ms(self._since + SETTLE), api.Next())
        if view.phase != "writing" or me.stopped:
            return None
        if self._round != view.round:
            self._round = view.round
            self._plan = list(self._moves(view, self._think(view)))
        # what stands on the sheet was written in the plan's order
        written = view.mine.word if view.mine is not None else ""
        done = [i for i, m in enumerate(self._plan) if getattr(m.command, "word", None) == written]
        return next(iter(self._plan[done[-1] + 1 if done else 0 :]), None)

    def _think(self, view: api.View) -> list[Found]:
        """The words it finds, each worth more than the one before."""
        finder, skill, luck = self._finder(view), self._skill, self._luck
        found = self._notice(finder, finder.find(view.draw, None, ASKED))
        left = len(view.rules.draws) - view.round + 1
        if view.jollies and skill.jollies and luck.random() < view.jollies / left:
            changes = jollies(view.draw, finder.words.alphabet.letters, view.rules.vowels)
            for jolly in luck.sample(changes, min(skill.jollies, len(changes))):
                better = self._notice(finder, finder.find(view.draw, jolly, ASKED), 1)
                if better and (not found or better[-1].points > found[-1].points + 1):
                    found = [*[f for f in found if f.jolly is None], *better]
        return found

    def _notice(self, finder: Finder, words: Iterable[Found], most: int = WORDS) -> list[Found]:
        skill, luck = self._skill, self._luck
        best: list[Found] = []
        for f in words:
            if best and f.points == best[-1].points:
                continue
            noticed = luck.random() < skill.sees * skill.length ** max(0, len(f.word) - 4)
            if noticed and finder.words.commonness(f.word) >= skill.common:
                best.append(f)
                if len(best) == most:
                    break
        return best[::-1]

    def _moves(self, view: api.View, found: list[Found]) -> Iterable[Move]:
        assert view.until is not None
        length = view.until - view.began
        least, mean = (part * length / 100 for part in self._skill.first)
        at = float(view.began) + QUICKEST
        words = self._finder(view).words
        for f in found:
            at += least + self._luck.expovariate(1 / (mean - least))
            yield Move(Ms(int(at)), api.Write(words.display(f.word), f.jolly))
        yield Move(Ms(int(at + least)), api.Stop())


def factory(words: WordsOf) -> Callable[[Level, int], ConsonandoBot]:
    """Makes bots that know these words; what they know together they keep once."""

    finders: dict[tuple[str, str, str, str], Finder] = {}

    def finder(view: api.View) -> Finder:
        r = view.rules
        key = (r.language, r.admission, r.lexicon, r.vowels)
        if key not in finders:
            finders[key] = Finder(words(r), r.vowels)
        return finders[key]

    return lambda level, seed: ConsonandoBot(level, seed, finder)
