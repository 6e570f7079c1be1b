"""Word sets: the words that count at a table, whether from a lexicon by kind or from a list of one's own."""

from __future__ import annotations

import functools
import hashlib
import itertools
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

import numpy as np

from verbarium.fast import shelf
from verbarium.fast.dawg import Dawg
from verbarium.words import deriving, pack
from verbarium.words.admission import Admission
from verbarium.words.alphabet import Alphabet, BadLetter, alphabet
from verbarium.words.judging import judge
from verbarium.words.why import Why

if TYPE_CHECKING:
    from verbarium.words.lexicon import Lexicon


class WordSet(ABC):
    """The words that count, by their folded letters.

    language     of the alphabet
    name         of the admission or list, as people know it
    fingerprint  16 hex digits: two sets with the same one hold the same words
    alphabet     letters, codes and folding
    """

    language: str
    name: str
    alphabet: Alphabet

    @property
    @abstractmethod
    def fingerprint(self) -> str: ...

    @abstractmethod
    def why(self, text: str) -> Why:
        """Whether `text` counts, and why. Any text is answered, also one with foreign letters."""

    @abstractmethod
    def display(self, folded: str) -> str:
        """The proper spelling of folded letters (ete -> été); the letters themselves if no word has them."""

    @abstractmethod
    def commonness(self, text: str) -> int:
        """How common a word is, 0 (unknown) to about 180; see `Lexicon.commonness`."""

    @abstractmethod
    def _has(self, folded: str) -> bool: ...

    @abstractmethod
    def _derive(self) -> Dawg: ...

    def __contains__(self, text: str) -> bool:
        try:
            return self._has(self.alphabet.fold(text))
        except BadLetter:
            return False

    @functools.cached_property
    def _lock(self) -> threading.Lock:
        return threading.Lock()

    def dawg(self) -> Dawg:
        """The minimal automaton of the folded words; letter codes are those of `alphabet`.

        Made once, kept on the shelf by fingerprint. Never waits for compilation: while nothing is compiled, a
        slower plain path makes the same arrays.
        """
        if (made := self.__dict__.get("_dawg")) is not None:
            return made  # type: ignore[no-any-return]
        with self._lock:
            if "_dawg" not in self.__dict__:
                self.__dict__["_dawg"] = deriving.kept(
                    shelf.default_folder() / f"words-{self.fingerprint}.shelf",
                    f"1 {self.fingerprint}",
                    len(self.alphabet.letters),
                    self._derive,
                )
            return self.__dict__["_dawg"]  # type: ignore[no-any-return]

    def words(self) -> Words:
        """The folded words in the alphabet's order, without holding them all in memory."""
        return Words(self.dawg(), self.alphabet.letters)

    def __len__(self) -> int:
        return len(self.words())

    def __bool__(self) -> bool:
        return True


class Words(Sequence[str]):
    """The words of an automaton as a sorted sequence: len, index and iteration, spelled on demand."""

    def __init__(self, dawg: Dawg, letters: str) -> None:
        self._first, self._final, self._label, self._target = (
            dawg.first.data,
            dawg.final.data,
            dawg.label.data,
            dawg.target.data,
        )
        self._letters, self._root, self._dawg = letters, dawg.root, dawg

    @functools.cached_property
    def _count(self) -> memoryview:
        return pack.counts(self._dawg.first, self._dawg.final, self._dawg.target).data

    def __len__(self) -> int:
        return int(self._count[self._root])

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        node = self._root
        out: list[str] = []
        while True:
            if self._final[node]:
                if index == 0:
                    return "".join(out)
                index -= 1
            for e in range(self._first[node], self._first[node + 1]):
                below = self._count[self._target[e]]
                if index < below:
                    out.append(self._letters[self._label[e]])
                    node = self._target[e]
                    break
                index -= below

    def __iter__(self) -> Iterator[str]:
        stack = [(self._root, "")]
        while stack:
            node, word = stack.pop()
            if self._final[node]:
                yield word
            for e in range(self._first[node + 1] - 1, self._first[node] - 1, -1):
                stack.append((self._target[e], word + self._letters[self._label[e]]))

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str):
            return False
        node = self._root
        for letter in word:
            for e in range(self._first[node], self._first[node + 1]):
                if self._letters[self._label[e]] == letter:
                    node = self._target[e]
                    break
            else:
                return False
        return bool(self._final[node])


class Admitted(WordSet):
    """What one admission takes of a lexicon. Made by `Lexicon.admit`."""

    def __init__(self, lexicon: Lexicon, admission: Admission, variant: str = "") -> None:
        self.lexicon, self.admission = lexicon, admission
        self.language, self.name = lexicon.language, admission.name
        self.alphabet = alphabet(lexicon.language, variant)
        self._spelling = lexicon.spelling(variant)

    @functools.cached_property
    def fingerprint(self) -> str:
        facts = f"{self.lexicon.id} {self.admission.fingerprint} {self.alphabet.fingerprint}"
        return hashlib.sha256(facts.encode()).hexdigest()[:16]

    @functools.cached_property
    def _by_value(self) -> memoryview:
        return self.lexicon.admitted(self.admission).data

    def __contains__(self, text: str) -> bool:
        if self._quick and self._by_value[self.lexicon.value(text)]:
            return True  # as spelled in the lexicon, which is the usual case
        return super().__contains__(text)

    @functools.cached_property
    def _quick(self) -> bool:
        return not self.alphabet.also

    def _has(self, folded: str) -> bool:
        if self._spelling.plain:
            return self._by_value[self.lexicon.value(folded)] != 0
        return self._spelling.has(folded, self._by_value)

    def spellings(self, folded: str) -> list[tuple[str, int]]:
        """The lexicon's spelled forms that fold to these letters, admitted or not, with their values."""
        return self._spelling.forms(folded)

    def why(self, text: str) -> Why:
        return judge(self.lexicon, self.admission, self._spelling, self._by_value, text)

    def display(self, folded: str) -> str:
        forms = self._spelling.forms(folded)
        admitted = [f for f, value in forms if self._by_value[value]] or [f for f, _ in forms]
        if not admitted:
            return self.alphabet.show(folded)
        best = max(admitted, key=self.lexicon.commonness) if len(admitted) > 1 else admitted[0]
        return self.lexicon.written(best)

    def commonness(self, text: str) -> int:
        return self.lexicon.commonness(text)

    def _derive(self) -> Dawg:
        return deriving.derive(self.lexicon, self._spelling, np.asarray(self._by_value))


class Listed(WordSet):
    """Words of a list of one's own, in place of a lexicon or laid over one. Made by `lists.read_list`.

    spelled  folded word -> its spelling, for words that are added
    removed  folded words that do not count, though `base` has them
    base     the set that the list is laid over; None when it replaces every lexicon
    """

    def __init__(
        self,
        language: str,
        name: str,
        spelled: dict[str, str],
        removed: frozenset[str] = frozenset(),
        base: WordSet | None = None,
        variant: str = "",
    ) -> None:
        self.language, self.name, self.base = language, name, base
        self.alphabet = base.alphabet if base is not None else alphabet(language, variant)
        self.spelled, self.removed = spelled, removed

    @functools.cached_property
    def fingerprint(self) -> str:
        facts = hashlib.sha256((self.base.fingerprint if self.base is not None else "").encode())
        facts.update(self.alphabet.fingerprint.encode())
        for word in sorted(self.spelled):
            facts.update(b"+" + word.encode())
        for word in sorted(self.removed):
            facts.update(b"-" + word.encode())
        return facts.hexdigest()[:16]

    def _has(self, folded: str) -> bool:
        if folded in self.spelled:
            return True
        return self.base is not None and folded not in self.removed and self.base._has(folded)

    def why(self, text: str) -> Why:
        try:
            folded = self.alphabet.fold(text)
        except BadLetter as e:
            return Why(text, "", False, "words-why-letter", admission=self.name, letter=e.letter)
        if folded in self.spelled:
            return Why(self.spelled[folded], folded, True, "words-why-listed", admission=self.name)
        if folded in self.removed:
            return Why(self.display(folded), folded, False, "words-why-removed", admission=self.name)
        if self.base is not None:
            return self.base.why(text)
        return Why(text, folded, False, "words-why-unlisted", admission=self.name)

    def display(self, folded: str) -> str:
        if folded in self.spelled:
            return self.spelled[folded]
        return self.base.display(folded) if self.base is not None else self.alphabet.show(folded)

    def commonness(self, text: str) -> int:
        return self.base.commonness(text) if self.base is not None else 0

    def _derive(self) -> Dawg:
        mine: Iterator[str] = iter(self.spelled)
        if self.base is not None:
            gone = self.removed | self.spelled.keys()
            mine = itertools.chain(mine, (w for w in self.base.words() if w not in gone))
        return deriving.from_words(mine, self.alphabet)
