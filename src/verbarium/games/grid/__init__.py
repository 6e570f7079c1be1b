"""Grid games: Boggle, Il Paroliere and their kin. Words run through neighbouring dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from verbarium.core.game import Game
    from verbarium.games.grid.lexicon import Words, WordsOf
    from verbarium.games.grid.presets import Preset
    from verbarium.games.grid.rules import Par
    from verbarium.games.grid.ruleset import RuleSet
    from verbarium.games.grid.state import State
    from verbarium.words import Why

__all__ = ["game", "rule_set", "shipped_words", "words_of"]


def rule_set(name: str, language: str = "") -> RuleSet:
    """One of the house's own rule sets, in a language that it is played in (its first one by default)."""
    from verbarium.games.grid.presets import pick, shipped

    return pick(shipped(), name, language)


def shipped_words(rules: RuleSet) -> Words:
    """The words of a rule set from the house's own lexicons, opened when first asked."""
    from verbarium.games.grid.settings import admission_of
    from verbarium.words import lexicon

    return lexicon(rules.language).admit(admission_of(rules))


def words_of(folder: Path | None = None) -> WordsOf:
    """Finds the words of rule sets: in the house's own lexicons, or in the list in `folder` that a rule set names."""
    from verbarium.texts import Trouble
    from verbarium.words import read_list

    def words(rules: RuleSet) -> Words:
        if not rules.lexicon:
            return shipped_words(rules)
        if folder is None:
            raise Trouble("rules-no-lists", where=rules.name, key="lexicon")
        return read_list(folder / rules.lexicon, rules.language)

    return words


def game(
    words: WordsOf | None = None,
    *,
    par: Par | None = None,
    rule_sets: Mapping[str, Preset] | None = None,
) -> Game:
    """The grid games as the house takes them.

    words      finds the words of a rule set: `words_of(folder)`; the house's own lexicons when None
    par        what reference players score on grids; without it no rule set ranks by "par"
    rule_sets  beside the shipped ones, a club's own: `presets.load` of its folder
    """
    from msgspec.structs import replace

    from verbarium.core.game import Game
    from verbarium.games.grid import api
    from verbarium.games.grid.audit import audit
    from verbarium.games.grid.presets import DAILY, DAILY_CHANGES, pick, shipped
    from verbarium.games.grid.rules import GridRules
    from verbarium.games.grid.ruleset import RuleSet
    from verbarium.games.grid.settings import changed, check
    from verbarium.games.grid.state import Event, Joined
    from verbarium.texts import Trouble

    offered = {**shipped(), **(rule_sets or {})}

    rules = GridRules(words or words_of(), par)

    def playable(chosen: RuleSet) -> None:
        check(chosen)
        if chosen.normalise == "par" and par is None:
            raise Trouble("rules-no-par", where=chosen.name, key="normalise")
        if chosen.lexicon:
            rules.words(chosen)  # a list that is not there is said now, not at the shake

    def seated(chosen: RuleSet, teams: Sequence[int], extra: Sequence[int]) -> RuleSet:
        if chosen.teams and any(teams):
            chosen = replace(chosen, sides=tuple(teams))
        return replace(chosen, extra_seconds=tuple(extra)) if any(extra) else chosen

    def why(state: State, word: str) -> Why | None:
        """A look into the dictionary, but not while words are being written or doubted."""
        return rules.words(state.rules).why(word) if state.phase in ("reading", "over") else None

    def found(view: api.View, seat: int) -> Sequence[str]:
        words = [w for w in view.reading.lists[seat] if w.mark == "valid"] if view.reading else []
        return [w.word for w in sorted(words, key=lambda w: -w.letters)]

    return Game(
        name="grid",
        rules=rules,
        rule_set=RuleSet,
        command=api.Command,
        event=Event,
        view=api.View,
        presets={name: tuple(preset) for name, preset in offered.items()},
        preset=lambda name, language: pick(offered, name, language),
        seats=lambda rules: rules.seats,
        check=playable,
        changed=changed,
        away=api.Away,
        slow=(api.Stop, api.Away, api.Next, api.Vote),
        why=why,
        seated=seated,
        joined=Joined,
        prepare=lambda chosen: rules.finder(chosen).prepare(chosen),
        audit=lambda events, key: audit(events, key, rules.finder),
        daily={language: (preset, DAILY_CHANGES) for language, preset in DAILY.items()},
        found=found,
    )
