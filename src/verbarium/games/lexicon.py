"""What a game asks of its words: the part of a word set that it uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from verbarium.fast.dawg import Dawg
from verbarium.words import Why


class Letters(Protocol):
    """The alphabet of a word set. `letters`: lower-case folded letters in collation order."""

    @property
    def letters(self) -> str: ...

    def fold(self, text: str) -> str:
        """The letters that are looked up: "Été" is "ete" in French. ValueError for a letter that is not there."""

    def __hash__(self) -> int: ...


class Asked(Protocol):
    """Words under one admission, to be asked for one by one. Texts are folded before they are looked up."""

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
    def display(self, folded: str) -> str: ...
    def commonness(self, text: str) -> int: ...


class Words(Asked, Protocol):
    """Words under one admission, to be searched."""

    def words(self) -> Sequence[str]:
        """Folded, in the alphabet's order: a word's place is its number in the automaton."""

    def dawg(self) -> Dawg:
        """The automaton of the folded words; letter codes are places in `alphabet.letters`."""


WordsOf = Callable[[Any], Words]
"""Finds the words of a rule set: by its fields `language`, `admission`, `lexicon` and its switches."""


def folded(alphabet: Letters, text: str) -> str | None:
    """The letters of a text, or None if it has none or others than the alphabet's."""
    try:
        return alphabet.fold(text) or None
    except ValueError:
        return None


File = Annotated[str, msgspec.Meta(pattern=r"^([\w-][\w.-]*)?$", max_length=100)]
"""The name of a list in the club's folder, "" for none. Never a path: a host may type it."""


def with_lists(words: WordsOf, folder: Path | None) -> WordsOf:
    """`words`, but where a rule set names a list (`lexicon`), the words of that file in `folder`."""

    def found(rules: Any) -> Words:
        from verbarium.texts import Trouble
        from verbarium.words import read_list

        if not rules.lexicon:
            return words(rules)
        if folder is None:
            raise Trouble("rules-no-lists", where=rules.name, key="lexicon")
        return read_list(folder / rules.lexicon, rules.language)

    return found


def shipped_words(rules: Any) -> Words:
    """The words of a rule set from the house's own lexicons, opened when first asked."""
    from verbarium.words import lexicon

    return lexicon(rules.language).admit(rules.admission)
