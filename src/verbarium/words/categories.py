"""Word categories (names, things, cities, verbs, animals) and the junior game's picture words.

A category is a list of headwords in `data/categories/<language>/<category>.tsv`: one a line in its proper
spelling, for junior words a tab and the picture (an emoji); `#` begins a comment, and the first comments name
sources and licence. Verbs need no list: the lexicon knows them. A word belongs to a category if it counts at
the table and one of its readings has a listed lemma, so plurals belong where plurals count.
"""

from __future__ import annotations

import functools
import hashlib
from importlib.resources import files
from typing import NamedTuple

from msgspec.structs import replace

from verbarium.fast.dawg import Dawg
from verbarium.texts import Trouble
from verbarium.words import deriving
from verbarium.words.alphabet import BadLetter
from verbarium.words.why import Why
from verbarium.words.wordset import Admitted, WordSet

CATEGORIES = ("names", "things", "cities", "verbs", "animals")


class Card(NamedTuple):
    """A junior card: its word and its picture."""

    word: str
    picture: str


@functools.cache
def rows(language: str, name: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a category's list, split at tabs. Trouble if there is no such list."""
    file = files("verbarium.words") / "data" / "categories" / language / f"{name}.tsv"
    if not file.is_file():
        raise Trouble("words-category-unknown", name=name, language=language)
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(tuple(line.split("\t")) for line in lines if line.strip() and line[0] != "#")


def junior_cards(language: str) -> tuple[Card, ...]:
    """The junior game's cards of a language: words of three or four letters with their pictures."""
    return tuple(Card(word, picture) for word, picture, *_ in rows(language, "junior"))


class Category(WordSet):
    """The words of one category among those that count at a table."""

    def __init__(self, words: Admitted, name: str, lemmas: frozenset[str] | None) -> None:
        """`lemmas` None: infinitives, whatever they are."""
        self.words_, self.category, self._lemmas = words, name, lemmas
        self.language, self.alphabet = words.language, words.alphabet
        self.name = f"{words.name}: {name}"

    @functools.cached_property
    def fingerprint(self) -> str:
        lemmas = "verbs" if self._lemmas is None else "\n".join(sorted(self._lemmas))
        return hashlib.sha256(f"{self.words_.fingerprint}\n{lemmas}".encode()).hexdigest()[:16]

    def _has(self, folded: str) -> bool:
        lexicon, test = self.words_.lexicon, self.words_.admission.test
        for form, value in self.words_.spellings(folded):
            for reading in lexicon.readings(form, value):
                if test(reading.kind.mask) and (
                    "inf" in reading.kind if self._lemmas is None else reading.lemma in self._lemmas
                ):
                    return True
        return False

    def why(self, text: str) -> Why:
        found = self.words_.why(text)
        try:
            belongs = self._has(self.alphabet.fold(text))
        except BadLetter:
            return found
        if found.admitted and not belongs:
            return replace(found, admitted=False, code="words-why-elsewhere", admission=self.category)
        return found

    def display(self, folded: str) -> str:
        return self.words_.display(folded)

    def commonness(self, text: str) -> int:
        return self.words_.commonness(text)

    def _derive(self) -> Dawg:
        if self._lemmas is None:
            return deriving.from_words((w for w in self.words_.words() if self._has(w)), self.alphabet)
        fold = self.alphabet.fold
        forms = (f for lemma in self._lemmas for f, _ in self.words_.lexicon.forms(lemma))
        return deriving.from_words((w for w in map(fold, forms) if self._has(w)), self.alphabet)


def category(words: Admitted, name: str) -> Category:
    """One category among the words of `words`. Trouble if the language has no such list."""
    if name == "verbs":
        return Category(words, name, None)
    return Category(words, name, frozenset(row[0] for row in rows(words.language, name)))
