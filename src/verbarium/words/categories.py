"""Word categories (names, things, cities, verbs, animals) and the junior game's picture words.

A category is a list of headwords in `data/categories/<language>/<category>.tsv`: one a line in its proper
spelling, for junior words a tab and the picture (an emoji); `#` begins a comment, and the first comments name
sources and licence. Verbs need no list: the lexicon knows them. A word belongs to a category if it is listed,
or if it counts at the table and one of its readings has a listed lemma, so plurals belong where plurals count.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
from importlib.resources import files
from typing import NamedTuple

from msgspec.structs import replace

from verbarium.fast.dawg import Dawg
from verbarium.texts import Trouble
from verbarium.words import deriving
from verbarium.words.alphabet import BadLetter
from verbarium.words.lexicon import Reading
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
    """The words of one category at a table where `words` count.

    lemmas  headwords as spelled; None for the infinitives, whatever they are
    """

    def __init__(self, words: Admitted, name: str, lemmas: frozenset[str] | None) -> None:
        self.counting, self.category, self._lemmas = words, name, lemmas
        self.language, self.alphabet = words.language, words.alphabet
        self.name = f"{words.name}: {name}"

    @functools.cached_property
    def fingerprint(self) -> str:
        lemmas = "verbs" if self._lemmas is None else "\n".join(sorted(self._lemmas))
        return hashlib.sha256(f"{self.counting.fingerprint}\n{lemmas}".encode()).hexdigest()[:16]

    @functools.cached_property
    def _listed(self) -> dict[str, str]:
        """Folded -> spelled, of the listed words that have letters of the game only."""
        out = {}
        for lemma in self._lemmas or ():
            with contextlib.suppress(BadLetter):
                out[self.alphabet.fold(lemma)] = lemma
        return out

    @functools.cached_property
    def _nouns(self) -> frozenset[tuple[str, bool]]:
        """(lemma, feminine) of the listed nouns: capra is listed, its lemma in the lexicon may be capro."""
        lexicon = self.counting.lexicon
        readings = (r for w in self._lemmas or () for r in lexicon.readings_of(w) if "noun" in r.kind)
        return frozenset((r.lemma, "f" in r.kind) for r in readings)

    def _has(self, folded: str) -> bool:
        if folded in self._listed:
            return True
        lexicon, test = self.counting.lexicon, self.counting.admission.test
        for form, value in self.counting.spellings(folded):
            for reading in lexicon.readings(form, value):
                if self._belongs(reading) and test(reading.kind.mask):
                    return True
        return False

    def _belongs(self, reading: Reading) -> bool:
        if self._lemmas is None:
            return "inf" in reading.kind
        return "noun" in reading.kind and (reading.lemma, "f" in reading.kind) in self._nouns

    def why(self, text: str) -> Why:
        found = self.counting.why(text)
        try:
            folded = self.alphabet.fold(text)
        except BadLetter:
            return found
        if self._has(folded):
            return replace(
                found,
                word=self.display(folded),
                folded=folded,
                admitted=True,
                code="words-why-category",
                admission=self.category,
            )
        if found.admitted:
            return replace(found, admitted=False, code="words-why-elsewhere", admission=self.category)
        return found

    def display(self, folded: str) -> str:
        return self._listed.get(folded) or self.counting.display(folded)

    def commonness(self, text: str) -> int:
        return self.counting.commonness(text)

    def _derive(self) -> Dawg:
        if self._lemmas is None:
            return deriving.from_words((w for w in self.counting.words() if self._has(w)), self.alphabet)
        fold, forms = self.alphabet.fold, self.counting.lexicon.forms
        found = (fold(form) for lemma in {lemma for lemma, _ in self._nouns} for form, _ in forms(lemma))
        return deriving.from_words({*self._listed, *(w for w in found if self._has(w))}, self.alphabet)


def category(words: Admitted, name: str) -> Category:
    """One category among the words of `words`. Trouble if the language has no such list."""
    if name == "verbs":
        return Category(words, name, None)
    return Category(words, name, frozenset(row[0] for row in rows(words.language, name)))
