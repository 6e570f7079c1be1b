"""What a grid game asks of its words: the part of a word set that it uses."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Protocol

from verbarium.fast.dawg import Dawg
from verbarium.games.grid.ruleset import RuleSet
from verbarium.words import Why


class Letters(Protocol):
    """The alphabet of a word set. `letters`: lower-case folded letters in collation order."""

    @property
    def letters(self) -> str: ...

    def fold(self, text: str) -> str:
        """The letters that are looked up and laid on dice: "Été" is "ete" in French.

        Raises ValueError for a letter that the alphabet lacks.
        """

    def __hash__(self) -> int: ...


class Words(Protocol):
    """Words under one admission."""

    @property
    def language(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def fingerprint(self) -> str: ...
    @property
    def alphabet(self) -> Letters: ...
    def __contains__(self, text: str, /) -> bool: ...
    def why(self, text: str) -> Why: ...
    def words(self) -> Iterable[str]: ...
    def display(self, folded: str) -> str: ...
    def commonness(self, text: str) -> int: ...
    def dawg(self) -> Dawg | None:
        """The automaton for the solver's kernel; None for a small set that is searched word by word."""


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
