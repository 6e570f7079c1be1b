"""Writes down what follows from one command or deadline, each fact on top of the ones before."""

from __future__ import annotations

from collections.abc import Callable

from verbarium.core.dice import Dice, derive
from verbarium.core.rules import Ms
from verbarium.games.parola.evolve import evolve
from verbarium.games.parola.ruleset import RuleSet
from verbarium.games.parola.solver import Finder
from verbarium.games.parola.state import Event, OnTable, State


class Scribe:
    """`state` is always that after the last of `events`.

    finder  finds the words of hands under a rule set
    """

    def __init__(self, state: State, now: Ms, finder: Callable[[RuleSet], Finder]) -> None:
        self.state, self.now, self.finder = state, now, finder
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def part(self, round_: int) -> bytes:
        """The key of a round's chance."""
        return part_key(self.state.key.peek(), round_)

    def dice(self, label: str) -> Dice:
        """Chance of the round that runs (before the deal: that is about to)."""
        before = self.state.phase in ("dealer", "die", "naming", "counting")
        return Dice(self.part(self.state.round + before), label)

    @property
    def on_table(self) -> OnTable:
        """The word that lies to be judged."""
        assert self.state.on_table is not None
        laid = self.state.seats[self.state.on_table].laid
        assert laid is not None
        return laid


def part_key(key: str, round_: int) -> bytes:
    """The key of one round's chance, from the key of the match (hex)."""
    return derive(bytes.fromhex(key), f"round {round_}")
