"""Grid games: Boggle, Il Paroliere and their kin. Words run through neighbouring dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from verbarium.core.game import Game
    from verbarium.games.grid.lexicon import Words, WordsOf
    from verbarium.games.grid.rules import Par
    from verbarium.games.grid.ruleset import RuleSet

__all__ = ["game", "presets", "shipped_words"]


def presets() -> Mapping[str, RuleSet]:
    """The house's own rule sets by name, in the order in which they are offered."""
    from verbarium.games.grid.presets import shipped

    return shipped()


def shipped_words(rules: RuleSet) -> Words:
    """The words of a rule set from the house's own lexicons, opened when first asked."""
    from verbarium.words import lexicon

    return lexicon(rules.language).admit(rules.admission or "all-forms")


def game(
    words: WordsOf | None = None,
    *,
    par: Par | None = None,
    rule_sets: Mapping[str, RuleSet] | None = None,
) -> Game:
    """The grid games as the house takes them.

    words      finds the words of a rule set; the house's own lexicons when None
    par        what reference players score on grids; without it no rule set ranks by "par"
    rule_sets  presets beside the shipped ones: a club's own
    """
    from verbarium.core.game import Game
    from verbarium.games.grid import api
    from verbarium.games.grid.rules import GridRules
    from verbarium.games.grid.ruleset import RuleSet
    from verbarium.games.grid.settings import check
    from verbarium.games.grid.state import Event
    from verbarium.texts import Trouble

    def playable(rules: RuleSet) -> None:
        check(rules)
        if rules.normalise == "par" and par is None:
            raise Trouble("rules-no-par", where=rules.name, key="normalise")

    return Game(
        name="grid",
        rules=GridRules(words or shipped_words, par),
        rule_set=RuleSet,
        command=api.Command,
        event=Event,
        view=api.View,
        presets={**presets(), **(rule_sets or {})},
        seats=lambda rules: rules.seats,
        check=playable,
    )
