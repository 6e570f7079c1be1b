"""Writes down what follows from one command or deadline, each fact on top of the ones before."""

from __future__ import annotations

from verbarium.core.dice import Dice
from verbarium.core.rules import Ms
from verbarium.games.lexicon import Words
from verbarium.games.tiles.evolve import evolve
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.state import Event, State


class Scribe:
    """`state` is always that after the last of `events`.

    finder  the words of the match, and the best that can be laid
    """

    def __init__(self, state: State, now: Ms, finder: Finder) -> None:
        self.state, self.now, self.finder = state, now, finder
        self.events: list[Event] = []

    @property
    def words(self) -> Words:
        return self.finder.words

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def dice(self, label: str) -> Dice:
        """Chance of the match, by label."""
        return Dice(bytes.fromhex(self.state.key.peek()), label)
