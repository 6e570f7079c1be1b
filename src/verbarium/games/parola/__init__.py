"""PAROLA: cards with two letters each, raced for until six of them make a word."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from verbarium.core.game import Game
from verbarium.games.lexicon import Words, WordsOf
from verbarium.games.parola.judge import Belongs

if TYPE_CHECKING:
    from verbarium.words import WordSet

__all__ = ["game", "shipped_words"]


def shipped_words(rules: Any) -> Words:
    """The words of a rule set from the house's own lexicons, with its switches."""
    from verbarium.words import lexicon

    names = rules.categories and rules.names
    return lexicon(rules.language).admit(rules.admission, plurals=rules.plurals, names=names)


def shipped_categories(rules: Any, category: str, folded: str) -> bool:
    """Whether a word is on the house's own list of a category. Given names are, if the rule set says so."""
    if category == "choice" or (category == "names" and not rules.names):
        return False
    words = _listed(rules.language, rules.admission, rules.plurals, rules.names, category)
    return words is not None and folded in words


@functools.lru_cache(maxsize=64)
def _listed(language: str, admission: str, plurals: bool, names: bool, category: str) -> WordSet | None:
    """The words of a category; None if the language has no such list, so that the table votes."""
    from verbarium.texts import Trouble
    from verbarium.words import lexicon
    from verbarium.words.categories import category as words_of
    from verbarium.words.wordset import Admitted

    words = lexicon(language).admit(admission, plurals=plurals, names=names)
    try:
        return words_of(words, category) if isinstance(words, Admitted) else None
    except Trouble:
        return None


def game(words: WordsOf = shipped_words, belongs: Belongs = shipped_categories) -> Game:
    """The game as the house takes it.

    words    finds the words of a rule set
    belongs  whether a word belongs to a category of the die
    """
    from verbarium.games.parola import api
    from verbarium.games.parola.audit import audit
    from verbarium.games.parola.measured import measured
    from verbarium.games.parola.rules import Parola
    from verbarium.games.parola.ruleset import PRESETS, RuleSet, changed, check, seats
    from verbarium.games.parola.state import Event, State
    from verbarium.words import Why

    rules = Parola(words, belongs)

    def playable(chosen: RuleSet) -> None:
        check(chosen)
        if chosen.lexicon:
            rules.words(chosen)  # a list that is not there is said now, not in the match

    def why(state: State, word: str) -> Why | None:
        """A look into the dictionary, but not during a round."""
        return rules.words(state.rules).why(word) if state.phase in ("counting", "over") else None

    return Game(
        name="parola",
        rules=rules,
        rule_set=RuleSet,
        command=api.Command,
        event=Event,
        view=api.View,
        presets=PRESETS.names,
        preset=PRESETS.get,
        seats=seats,
        check=playable,
        changed=changed,
        away=api.Away,
        measured=measured,
        slow=(api.Lay, api.Vote, api.Keep, api.Away),
        why=why,
        prepare=lambda chosen: rules.finder(chosen).prepare(),
        audit=audit,
    )
