"""A word set of a few words, for tests that are about rules and not about lexicons."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path

from verbarium.words import Why

LETTERS = {
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźżqvx",
}


class TinyAlphabet:
    """Letters of one language, folded as the rule sets say."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.letters = LETTERS.get(language, "abcdefghijklmnopqrstuvwxyz")

    def fold(self, text: str) -> str:
        text = unicodedata.normalize("NFC", text).strip().lower()
        if self.language in ("it", "fr"):
            text = text.replace("œ", "oe").replace("æ", "ae")
            text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
        text = text.replace("ё", "е") if self.language == "ru" else text
        if not set(self.letters).issuperset(text):
            raise ValueError(text)
        return text


SHARED = Path(__file__).resolve().parents[2].parent / "shared"


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
        self.alphabet = TinyAlphabet(language)
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
