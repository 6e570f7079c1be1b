"""Alphabets: the letters a language plays with, how spelled letters fold to them, and how words sort.

Every text is put into NFC and lower case before anything else. *Spelled* letters are those of proper spelling
(été, ёлка, Fuß); *folded* letters are those on dice and tiles (ete, елка, fuss). A letter's code is its index
in `letters`, which is in collation order. Languages are described in `languages/*.toml`.
"""

from __future__ import annotations

import functools
import hashlib
import tomllib
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

import msgspec

ESCAPE = "/"  # parts two faces that would be read as one: l/l, n/y


def _bare(letter: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", letter) if not unicodedata.combining(c))


class BadLetter(ValueError):
    """A text with a letter that the alphabet lacks, which is `letter`."""

    def __init__(self, letter: str) -> None:
        super().__init__(letter)
        self.letter = letter


@dataclass(frozen=True, eq=False)
class Alphabet:
    """One language's letters.

    letters   the folded letters in collation order; a letter's code is its index
    spelled   the letters of proper spelling, in collation order
    folds     spelled letter -> its folded letters (ß -> ss); those not named fold to themselves
    also      folded letter -> another folded letter that may stand for it (a tile е for ё, never the reverse)
    joiners   characters between the parts of a word (hard top) that fold away
    finals    folded letter -> its form at a word's end (σ -> ς)
    faces     usual faces of several letters
    strips_all  any other letter counts as what it is without its marks
    prefixes  prefixes that inflection puts before a lemma (naj-)
    """

    language: str
    variant: str
    name: str
    letters: str
    spelled: str
    folds: dict[str, str]
    strips_all: bool = False
    also: dict[str, str] = field(default_factory=dict)
    joiners: str = ""
    lowers: dict[str, str] = field(default_factory=dict)
    uppers: dict[str, str] = field(default_factory=dict)
    finals: dict[str, str] = field(default_factory=dict)
    faces: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    right_to_left: bool = False

    @functools.cached_property
    def fingerprint(self) -> str:
        """Changes when any text could fold differently."""
        facts = (self.language, self.variant, self.letters, self.spelled, sorted(self.folds.items()))
        rest = (sorted(self.also.items()), self.joiners, sorted(self.lowers.items()))
        return hashlib.sha256(repr((facts, rest)).encode()).hexdigest()[:16]

    @functools.cached_property
    def codes(self) -> dict[str, int]:
        """Folded letter -> code."""
        return {letter: i for i, letter in enumerate(self.letters)}

    @functools.cached_property
    def _lower_table(self) -> dict[int, str]:
        return str.maketrans(self.lowers)

    @functools.cached_property
    def _fold_table(self) -> dict[int, str | None]:
        table: dict[int, str | None] = {ord(c): self.folds.get(c, c) for c in self.spelled + self.letters}
        table.update({ord(c): to for c, to in self.folds.items()})
        table.update({ord(c): None for c in self.joiners})
        return table

    def clean(self, text: str) -> str:
        """The text in NFC, without blanks around it, in this language's lower case."""
        text = unicodedata.normalize("NFC", text.strip())
        if self.lowers:
            text = text.translate(self._lower_table)
        return unicodedata.normalize("NFC", text.lower())

    def fold(self, text: str) -> str:
        """The text in folded letters. BadLetter names the first letter that the alphabet lacks."""
        out = self.clean(text).translate(self._fold_table)
        if not self._known.issuperset(out):
            out = "".join(self._fold_odd(c) for c in out)
        return out

    @functools.cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self.letters)

    def _fold_odd(self, letter: str) -> str:
        """A letter outside the usual spelling: without its marks it may still be one (ā in Italian)."""
        if letter in self._known:
            return letter
        if self.strips_all:
            bare = _bare(letter)
            if bare != letter and self._known.issuperset(bare):
                return bare
        raise BadLetter(letter)

    def encode(self, folded: str) -> bytes:
        """Folded letters as their codes, a byte each. KeyError for any other letter."""
        codes = self.codes
        return bytes([codes[c] for c in folded])

    def decode(self, codes: Iterable[int]) -> str:
        """Codes as folded letters."""
        return "".join([self.letters[c] for c in codes])

    def key(self, word: str) -> tuple[list[int], str]:
        """Sorts words as this language's dictionaries do: folded letters first, marks break ties."""
        text = self.clean(word)
        order = self._order
        return [order.get(c, 1000 + ord(c)) for c in text.translate(self._fold_table)], text

    @functools.cached_property
    def _order(self) -> dict[str, int]:
        return {**{c: i for i, c in enumerate(self.spelled)}, **{c: i for i, c in enumerate(self.letters)}}

    def show(self, folded: str) -> str:
        """Folded letters as a word is written by hand: final forms at the end (μοσχος -> μοσχος with ς)."""
        return folded[:-1] + self.finals.get(folded[-1], folded[-1]) if folded else folded

    def upper(self, text: str) -> str:
        """The text in capitals, as this language writes them (i -> İ in Turkish, ß -> SS)."""
        if self.uppers:
            text = "".join(self.uppers.get(c, c) for c in text)
        return unicodedata.normalize("NFC", text).upper()

    def split(self, text: str, faces: Sequence[str] | None = None) -> list[str]:
        """The folded text as faces: the longest face that fits, from the left; ESCAPE parts two faces.

        faces  faces of several letters, `self.faces` when None; single letters are always faces.
        """
        known = self.faces if faces is None else faces
        several = sorted({self.fold(f) for f in known if len(f) > 1}, key=len, reverse=True)
        out: list[str] = []
        for piece in text.split(ESCAPE):
            rest = self.fold(piece)
            while rest:
                face = next((f for f in several if rest.startswith(f)), rest[0])
                out.append(face)
                rest = rest[len(face) :]
        return out


class _Told(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a file in `languages/` says; see the fields of Alphabet. strip_accents: all, or the letters named."""

    name: str
    letters: str
    spelled: str
    strip_accents: bool | str = False
    fold: dict[str, str] = {}
    also: dict[str, str] = {}
    joiners: str = ""
    lower: dict[str, str] = {}
    upper: dict[str, str] = {}
    finals: dict[str, str] = {}
    faces: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    right_to_left: bool = False
    variant: dict[str, dict[str, Any]] = {}


@functools.cache
def languages() -> tuple[str, ...]:
    """Codes of the languages with an alphabet: the five with a lexicon, and more for lists of one's own."""
    folder = files("verbarium.words") / "languages"
    return tuple(sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml")))


@functools.cache
def alphabet(language: str, variant: str = "") -> Alphabet:
    """The alphabet of a language, or a variant of it (ru `yo`: ё is a letter; de `ae`: Ä is AE).

    KeyError for a language or variant that has none.
    """
    if language not in languages():
        raise KeyError(language)
    raw = tomllib.loads((files("verbarium.words") / "languages" / f"{language}.toml").read_text("utf-8"))
    if variant:
        raw |= raw["variant"][variant]
    told = msgspec.convert(raw, _Told)
    folds = dict(told.fold)
    for letter in told.spelled:
        strip = told.strip_accents is True or (
            isinstance(told.strip_accents, str) and letter in told.strip_accents
        )
        if letter not in folds and letter not in told.letters and strip:
            folds[letter] = _bare(letter)
    folds.update({final: middle for middle, final in told.finals.items()})
    if missing := [c for c in told.spelled if not set(folds.get(c, c)) <= set(told.letters)]:
        raise ValueError(f"{language}: nothing tells how {missing} fold")
    return Alphabet(
        language,
        variant,
        told.name,
        told.letters,
        told.spelled,
        folds,
        strips_all=told.strip_accents is True,
        also=told.also,
        joiners=told.joiners,
        lowers=told.lower,
        uppers=told.upper,
        finals=told.finals,
        faces=told.faces,
        prefixes=told.prefixes,
        right_to_left=told.right_to_left,
    )
