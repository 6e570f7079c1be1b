"""Writes down what follows from one command or deadline, each fact on top of the ones before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from verbarium.core.dice import Dice, derive
from verbarium.core.rules import Ms
from verbarium.games.parola.evolve import evolve
from verbarium.games.parola.judge import Belongs
from verbarium.games.parola.ruleset import RuleSet
from verbarium.games.parola.solver import Finder, Made
from verbarium.games.parola.state import Event, OnTable, State

LOOKED_UP = 200
"""At most so many words of a hand are looked up in a category's list."""


class Scribe:
    """`state` is always that after the last of `events`.

    finder   finds the words of hands under a rule set
    belongs  whether a word belongs to a category of the die
    """

    def __init__(self, state: State, now: Ms, finder: Callable[[RuleSet], Finder], belongs: Belongs) -> None:
        self.state, self.now, self.finder, self._belongs = state, now, finder, belongs
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def could(self, hand: Sequence[int], kept: int | None) -> tuple[int, Made | None]:
        """How many words a hand makes, and the dearest; under a die's category only its own, of the dearest few."""
        rules, face = self.state.rules, self.state.thrown
        finder = self.finder(rules)
        if not rules.categories or face is None:
            return finder.best(rules, hand, kept)
        found = [m for m in finder.find(rules, hand, kept)[:LOOKED_UP] if self._belongs(rules, face, m.word)]
        return len(found), found[0] if found else None

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
