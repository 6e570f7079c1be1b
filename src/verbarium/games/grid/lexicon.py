"""What a grid game asks of its words: the part of a word set that it uses."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Protocol

from verbarium.fast.dawg import Dawg
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.lexicon import Asked, Letters


class Words(Asked, Protocol):
    """Words under one admission. A small set needs no automaton: it is searched word by word."""

    def words(self) -> Iterable[str]:
        """Folded."""

    def dawg(self) -> Dawg | None:
        """The automaton of the folded words, if there is one."""


WordsOf = Callable[[RuleSet], Words]
"""Finds the words of a rule set: its language, admission and lexicon."""


@functools.lru_cache(1 << 14)  # each word is held against all that stand on a list
def folded(alphabet: Letters, text: str) -> str:
    """The letters of a text. A text with other letters than the alphabet's is left as it is: no grid holds it."""
    try:
        return alphabet.fold(text)
    except ValueError:
        return text.strip().lower()


@functools.lru_cache(1 << 14)
def spellable(alphabet: Letters, text: str) -> bool:
    """Whether a text has letters, and only the alphabet's."""
    try:
        return bool(alphabet.fold(text))
    except ValueError:
        return False
