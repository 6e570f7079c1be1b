"""Bots at Junior: they spell slowly, now and then try a wrong letter, and never hurry a child on."""

from __future__ import annotations

import random
from collections.abc import Callable

from verbarium.bots.player import Level, Move
from verbarium.core.rules import Ms
from verbarium.games.junior import api

LETTER: dict[Level, int] = {"easy": 4000, "medium": 2500, "hard": 1500}
"""Shortest time from letter to letter, ms."""
SLIPS: dict[Level, float] = {"easy": 0.2, "medium": 0.08, "hard": 0.0}
"""Chance to try a wrong letter."""


class JuniorBot:
    """One bot in one match. See `bots.player.Player`. It lifts the cover where the word is covered."""

    def __init__(self, level: Level, seed: int) -> None:
        self._letter, self._slips = LETTER[level], SLIPS[level]
        self._luck = random.Random(seed)
        self._about: object = None
        self._plan: Move | None = None

    def move(self, view: api.View, now: Ms) -> Move | None:
        if view.me is None or view.phase == "over":
            return None
        me = view.seats[view.me]
        people = [s for i, s in enumerate(view.seats) if i != view.me and not s.away]
        mine = (view.row, view.wrong, view.peeking, me.done, me.ready)
        about = (view.card, mine, all(s.done or s.ready for s in people))
        if about != self._about:  # a plan that still holds keeps its moment
            self._about = about
            command = self._next(view)
            self._plan = None if command is None else Move(Ms(now + self._pause()), command)
        return self._plan

    def _pause(self) -> int:
        return self._letter + self._luck.randrange(self._letter)

    def _next(self, view: api.View) -> api.Command | None:
        me = view.seats[view.me or 0]
        if me.ready:
            return None
        if me.done:
            others = [s for i, s in enumerate(view.seats) if i != view.me and not s.away]
            return api.Next() if all(s.done or s.ready for s in others) else None
        if view.word is None:
            return api.Peek()
        place = view.row.index(None)
        word = view.word.lower()
        free = [d for d in range(len(view.dice)) if d not in view.row]
        right = [d for d in free if view.dice[d] == word[place]]
        if not right:  # a wrong letter somewhere has taken the die
            return api.Put(free[0], place)
        if len(free) > 1 and not view.wrong and self._luck.random() < self._slips:
            return api.Put(self._luck.choice(free), place)
        return api.Put(right[0], place)


def factory() -> Callable[[Level, int], JuniorBot]:
    """Makes bots."""
    return JuniorBot
