"""PAROLA: cards with two letters each, raced for until six of them make a word."""

from __future__ import annotations

from typing import Any

from verbarium.core.game import Game
from verbarium.games.lexicon import Words, WordsOf

__all__ = ["game", "shipped_words"]


def shipped_words(rules: Any) -> Words:
    """The words of a rule set from the house's own lexicons, with its switches."""
    from verbarium.words import lexicon

    names = rules.categories and rules.names
    return lexicon(rules.language).admit(rules.admission, plurals=rules.plurals, names=names)


def game(words: WordsOf = shipped_words) -> Game:
    """The game as the house takes it. `words` finds the words of a rule set."""
    from verbarium.games.parola import api
    from verbarium.games.parola.rules import Parola
    from verbarium.games.parola.ruleset import PRESETS, RuleSet, changed, check, seats
    from verbarium.games.parola.state import Event

    return Game(
        name="parola",
        rules=Parola(words),
        rule_set=RuleSet,
        command=api.Command,
        event=Event,
        view=api.View,
        presets=PRESETS.names,
        preset=PRESETS.get,
        seats=seats,
        check=check,
        changed=changed,
        away=api.Away,
    )
