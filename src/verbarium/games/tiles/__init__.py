"""Tile games on a board: Słowodziel, Scarabeo, Эрудит, crosswords of tiles, duplicate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from verbarium.core.game import Game
from verbarium.games.lexicon import Words, WordsOf

if TYPE_CHECKING:
    from verbarium.words import Why

__all__ = ["LEVELS", "game", "shipped_words"]

LEVELS = ("beginner", "easy", "medium", "hard", "expert", "master")
"""How strong its bots are, weakest first."""


def shipped_words(rules: Any) -> Words:
    """The words of a rule set from the house's own lexicons, with its switches."""
    from verbarium.words import lexicon

    return lexicon(rules.language).admit(rules.admission, variant=rules.variant, **rules.switches)


def game(words: WordsOf = shipped_words) -> Game:
    """The game as the house takes it. `words`: finds the words of a rule set."""
    from verbarium.games.tiles import api
    from verbarium.games.tiles.analysis import analyse, ponder
    from verbarium.games.tiles.audit import audit
    from verbarium.games.tiles.custom import Own
    from verbarium.games.tiles.refuse import drafted
    from verbarium.games.tiles.rules import Tiles
    from verbarium.games.tiles.ruleset import PRESETS, RuleSet, changed, check, read, seats
    from verbarium.games.tiles.state import Event, State

    rules = Tiles(words)

    def playable(chosen: RuleSet) -> None:
        check(chosen)
        if chosen.lexicon:
            words(chosen)  # a list that is not there is told to the host, not to the players

    def why(state: State, word: str) -> Why | None:
        """A look into the dictionary, but not while it could tell whether a word can be laid or doubted."""
        return rules.words(state.rules).why(word) if state.phase in ("shown", "over") else None

    def draft(view: api.View, command: api.Command) -> api.Drafted | None:
        """A turn's points before it is laid, or why it may not be."""
        return drafted(view, command, rules.words(view.rules)) if isinstance(command, api.Play) else None

    return Game(
        name="tiles",
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
        slow=(api.Done, api.Next, api.Resign, api.Away),  # at duplicate they may bring a search about
        why=why,
        prepare=lambda chosen: rules.finder(chosen).prepare(),
        audit=audit,
        draft=draft,
        drafted=api.Drafted,
        analyse=lambda view: analyse(view, rules.finder(view.rules)),
        analysed=api.Analysed,
        asked=api.WhatIf,
        ponder=lambda view, asked: ponder(view, asked, rules.finder(view.rules)),
        pondered=api.Pondered,
        levels=LEVELS,
        read=read,
        reading=Own,
    )
