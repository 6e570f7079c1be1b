"""Consonando: consonants are drawn, players dress them with vowels and look for the longest word."""

from __future__ import annotations

from verbarium.core.game import Game
from verbarium.games.lexicon import WordsOf, shipped_words

__all__ = ["game"]


def game(words: WordsOf = shipped_words) -> Game:
    """The game as the house takes it. `words` finds the words of a rule set."""
    from verbarium.games.consonando import api
    from verbarium.games.consonando.audit import audit
    from verbarium.games.consonando.rules import Consonando
    from verbarium.games.consonando.ruleset import PRESETS, RuleSet, check
    from verbarium.games.consonando.state import Event, State
    from verbarium.words import Why

    rules = Consonando(words)

    def playable(chosen: RuleSet) -> None:
        check(chosen)
        if chosen.lexicon:
            rules.words(chosen)  # a list that is not there is said now, not in the match

    def why(state: State, word: str) -> Why | None:
        """A look into the dictionary, but not while words are being written."""
        return rules.words(state.rules).why(word) if state.phase in ("reading", "over") else None

    return Game(
        name="consonando",
        rules=rules,
        rule_set=RuleSet,
        command=api.Command,
        event=Event,
        view=api.View,
        presets=PRESETS.names,
        preset=PRESETS.get,
        seats=lambda rules: rules.seats,
        check=playable,
        away=api.Away,
        slow=(api.Stop, api.Away),
        why=why,
        prepare=lambda chosen: rules.finder(chosen).prepare(),
        audit=audit,
    )
