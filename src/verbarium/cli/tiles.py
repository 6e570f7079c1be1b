"""What the commands for tile games share: rule sets by name, and the words they ask."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from verbarium.texts import LANGUAGES, Trouble

if TYPE_CHECKING:
    from verbarium.games.lexicon import Words
    from verbarium.games.tiles.ruleset import RuleSet


def find_rules(name: str, language: str = "") -> RuleSet:
    """The tile rule set `name` in a language ("": its own first one). Raises Trouble."""
    from verbarium.games.tiles.ruleset import PRESETS

    if language and language not in LANGUAGES:
        raise Trouble("cli-language-unknown", language=language, known=", ".join(LANGUAGES))
    spoken = PRESETS.names.get(name)
    return PRESETS.get(name, language or (spoken[0] if spoken else ""))


def words_for(rules: RuleSet, lexicon: Path | None) -> Words:
    """The words of a rule set: from the house's lexicon, or from a list of one's own."""
    from verbarium.games.tiles import shipped_words
    from verbarium.words import read_list

    return shipped_words(rules) if lexicon is None else read_list(lexicon, rules.language)
