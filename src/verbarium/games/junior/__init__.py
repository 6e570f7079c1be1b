"""Junior: picture cards whose words of three and four letters are spelled with dice. For children who learn to read."""

from __future__ import annotations

from verbarium.core.game import Game
from verbarium.games.junior.cards import Card, CardsOf, shipped_cards

__all__ = ["Card", "game", "shipped_cards"]


def game(cards: CardsOf = shipped_cards) -> Game:
    """The game as the house takes it. `cards` finds the picture cards of a language."""
    from verbarium.games.junior import api
    from verbarium.games.junior.audit import audit
    from verbarium.games.junior.rules import Junior
    from verbarium.games.junior.ruleset import PRESETS, RuleSet, check
    from verbarium.games.junior.state import Event

    return Game(
        name="junior",
        rules=Junior(cards),
        rule_set=RuleSet,
        command=api.Command,
        event=Event,
        view=api.View,
        presets=PRESETS.names,
        preset=PRESETS.get,
        seats=lambda rules: rules.seats,
        check=check,
        away=api.Away,
        audit=audit,
    )
