"""A word set of a few words, for tests that are about rules and not about lexicons."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

from verbarium.words import Why, alphabet


class Tiny:
    """Words by hand. `barred`: words that the lexicon knows but the rule set does not admit -> their lemma."""

    def __init__(
        self,
        words: Iterable[str],
        language: str = "en",
        barred: Mapping[str, str] | None = None,
        common: Mapping[str, int] | None = None,
    ) -> None:
        self.language, self.name = language, "tiny"
        self.alphabet = alphabet(language)
        fold = self.alphabet.fold
        self._proper = {fold(w): w for w in words}
        self._barred = {fold(w): lemma for w, lemma in (barred or {}).items()}
        self._common = {fold(w): n for w, n in (common or {}).items()}
        self.asked = 0
        self.fingerprint = hashlib.sha256(" ".join(sorted(self._proper)).encode()).hexdigest()[:12]

    def dawg(self) -> None:
        return None

    def __contains__(self, text: str) -> bool:
        self.asked += 1
        return self.alphabet.fold(text) in self._proper

    def why(self, text: str) -> Why:
        folded = self.alphabet.fold(text)
        if folded in self._proper:
            return Why(self._proper[folded], folded, True, "why-admitted", self._proper[folded])
        if folded in self._barred:
            return Why(text, folded, False, "why-barred", self._barred[folded], ("fin",))
        return Why(text, folded, False, "why-unknown")

    def words(self) -> list[str]:
        return sorted(self._proper)

    def display(self, folded: str) -> str:
        return self._proper.get(folded, folded)

    def commonness(self, text: str) -> int:
        return self._common.get(self.alphabet.fold(text), 0)
