"""Lexicons: every form of a language with its lemmas and kinds, opened from a pack in milliseconds.

A pack is expanded once (0.1 to 0.4 s) into a file that is mapped into memory; damaged or stale ones are made
again. Look-ups are plain Python over memory views: no compiled code, nothing to wait for.
"""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import shelf
from verbarium.texts import LANGUAGES, Trouble
from verbarium.words import pack
from verbarium.words.admission import Admission, admission
from verbarium.words.alphabet import Alphabet, BadLetter, alphabet
from verbarium.words.kinds import TAGS, Kind, kind
from verbarium.words.spelling import Spelling

if TYPE_CHECKING:
    from verbarium.words.wordset import WordSet


class Reading(NamedTuple):
    """One thing that a form can be: its lemma and its kind."""

    lemma: str
    kind: Kind


class Lexicon:
    """One language's forms. See `open_pack`; `lexicon(language)` gives the shipped one.

    id          content id of the pack, part of every fingerprint
    alphabet    how words of this language fold
    """

    def __init__(self, arrays: shelf.Arrays) -> None:
        head = json.loads(arrays["head"].tobytes())
        self.head: dict[str, Any] = head
        self.common_head: dict[str, Any] = json.loads(arrays["common_head"].tobytes())
        self.language: str = head["language"]
        self.id: str = head["id"]
        self.spelled: str = head["alphabet"]
        self.alphabet: Alphabet = alphabet(self.language)
        self.arrays = arrays
        self._code = {letter: i for i, letter in enumerate(self.spelled)}
        self._first, self._label, self._target, self._value, self._count = (
            arrays[name].data for name in ("first", "label", "target", "value", "count")
        )
        self._labels = arrays["label"].tobytes()  # bytes.find is quicker than a loop over the edges
        self._common = arrays["common"].data
        self._set_first, self._set_rule, self._set_kind = (
            arrays[name].data for name in ("set_first", "set_rule", "set_kind")
        )
        self._root = len(self._value) - 1
        self._spellings: dict[str, Spelling] = {}

    # --- what the pack says of itself

    def __len__(self) -> int:
        return int(self.head["words"])

    @functools.cached_property
    def _rules(self) -> list[pack.Rule]:
        return pack.rules_from(self.arrays["rules"].tobytes().decode())

    @functools.cached_property
    def kinds(self) -> list[Kind]:
        """Every kind that occurs, by its number in the pack."""
        try:
            return [kind(text) for text in self.arrays["kinds"].tobytes().decode().split("\n")]
        except ValueError as e:
            raise Trouble("words-pack-version", file=f"{self.language}.lex") from e

    @functools.cached_property
    def _columns(self) -> dict[str, NDArray[np.bool_]]:
        """For every tag, which kinds have it."""
        out = {tag: np.zeros(len(self.kinds), bool) for tag in TAGS}
        for i, k in enumerate(self.kinds):
            for tag in k.text.split():
                out[tag][i] = True
        return out

    @functools.cached_property
    def bases(self) -> dict[str, str]:
        """Derived lemma -> the word it is made from (ogonek -> ogon), where the hand lists tell."""
        text = self.arrays["bases"].tobytes().decode()
        return dict(line.split("\t", 1) for line in text.split("\n") if line)

    # --- one form

    def _find(self, form: str) -> tuple[int, int]:
        """(value, rank) of a spelled form, (0, -1) if it is not in the lexicon."""
        first, label, target, value, count = self._first, self._label, self._target, self._value, self._count
        node, rank = self._root, 0
        for letter in form:
            code = self._code.get(letter)
            if code is None:
                return 0, -1
            if value[node]:
                rank += 1
            for e in range(first[node], first[node + 1]):
                if label[e] == code:
                    node = target[e]
                    break
                rank += count[target[e]]
            else:
                return 0, -1
        return (value[node], rank) if value[node] else (0, -1)

    def value(self, form: str) -> int:
        """The number of a spelled form's reading set plus one; 0 if the lexicon does not have the form."""
        first, find, target, code = self._first, self._labels.find, self._target, self._code
        node = self._root
        for letter in form:
            number = code.get(letter)
            if number is None:
                return 0
            e = find(number, first[node], first[node + 1])
            if e < 0:
                return 0
            node = target[e]
        return self._value[node]

    def __contains__(self, form: str) -> bool:
        """Whether the lexicon has this form as spelled; capitals do not matter."""
        if self.value(form):
            return True
        cleaned = self.alphabet.clean(form)
        return cleaned != form and self.value(cleaned) != 0

    def readings(self, form: str, value: int) -> list[Reading]:
        """The readings of a spelled form whose `value` is known."""
        rules, kinds = self._rules, self.kinds
        set_rule, set_kind = self._set_rule, self._set_kind
        apply = pack.apply_rule
        return [
            Reading(apply(form, rules[set_rule[i]]), kinds[set_kind[i]])
            for i in range(self._set_first[value - 1], self._set_first[value])
        ]

    def readings_of(self, form: str) -> list[Reading]:
        """The readings of a form as spelled, capitals apart; [] if the lexicon does not have it so."""
        low = form.lower()
        value = self.value(low)
        return self.readings(low, value) if value else []

    def written(self, form: str) -> str:
        """A form as people write it: names with a capital, compounds in their parts (hardtop -> hard top)."""
        readings = self.readings(form, self.value(form))
        if not all("proper" in r.kind or "compound" in r.kind for r in readings):
            return form
        text = next((r.lemma for r in readings if "base" in r.kind), form)
        if all("abbr" in r.kind for r in readings):
            return text.upper()
        if text.islower() and all("proper" in r.kind for r in readings):
            return text[0].upper() + text[1:]
        return text

    def analyse(self, text: str) -> list[Reading]:
        """Every reading of a form: as spelled if the lexicon has it so, else of every spelling that folds alike."""
        if value := self.value(text):
            return self.readings(text, value)
        form = self.alphabet.clean(text)
        if value := self.value(form):
            return self.readings(form, value)
        try:
            return [r for spelled, v in self.spellings(text) for r in self.readings(spelled, v)]
        except BadLetter:
            return []

    def spellings(self, text: str, variant: str = "") -> list[tuple[str, int]]:
        """Spelled forms that fold to the same letters as `text`, with their values, in dictionary order.

        BadLetter if the text has a letter that the alphabet lacks.
        """
        spelling = self.spelling(variant)
        return spelling.forms(spelling.alphabet.fold(text))

    def spelling(self, variant: str = "") -> Spelling:
        """How this lexicon's spelled letters meet the folded letters of its alphabet or a variant of it."""
        found = self._spellings.get(variant)
        if found is None:
            letters = alphabet(self.language, variant)
            found = self._spellings[variant] = Spelling(
                letters, self.spelled, self._first, self._labels, self._target, self._value
            )
        return found

    def commonness(self, text: str) -> int:
        """How common a form is: round(20 × (9 + log10 of its share of all words)), 0 when unknown.

        As spelled, or the commonest spelling that folds alike. 60 is once in a million words, 120 once in a
        thousand.
        """
        form = self.alphabet.clean(text)
        _, rank = self._find(form)
        if rank >= 0:
            return self._common[rank]
        try:
            return max((self._common[self._find(s)[1]] for s, _ in self.spellings(text)), default=0)
        except BadLetter:
            return 0

    def commonness_of(self, spelled: str) -> int:
        """How common a form is, as spelled; 0 if the lexicon does not have it so."""
        _, rank = self._find(spelled.lower())
        return self._common[rank] if rank >= 0 else 0

    @functools.cached_property
    def verb_forms(self) -> frozenset[str]:
        """Which of inf, part, ger and fin the verbs of this lexicon have."""
        verbs = [k for k in self.kinds if "verb" in k]
        return frozenset(f for f in ("inf", "part", "ger", "fin") if any(f in k for k in verbs))

    # --- many forms

    def form(self, rank: int) -> str:
        """The form of that rank in dictionary order, counted from 0. IndexError if there is none."""
        if not 0 <= rank < len(self):
            raise IndexError(rank)
        node, out = self._root, ""
        while True:
            if self._value[node]:
                if rank == 0:
                    return out
                rank -= 1
            for e in range(self._first[node], self._first[node + 1]):
                below = self._count[self._target[e]]
                if rank < below:
                    out += self.spelled[self._label[e]]
                    node = self._target[e]
                    break
                rank -= below

    def commonest(self) -> Iterator[str]:
        """Every form, the commonest first; those alike in dictionary order."""
        order = np.argsort(-self.arrays["common"].astype(np.int16), kind="stable")
        return (self.form(rank) for rank in order.tolist())

    def complete(self, prefix: str, limit: int = 20) -> list[str]:
        """Up to `limit` spelled forms whose folded letters begin as `prefix` does, in dictionary order."""
        spelling = self.spelling()
        return spelling.complete(self.alphabet.fold(prefix), limit)

    def below(self, stem: str) -> Iterator[tuple[str, int]]:
        """Every spelled form that begins with `stem` as spelled, with its value, in dictionary order."""
        node = self._node(stem)
        if node is None:
            return
        yield from self._walk(node, stem, 1 << 30)

    def _node(self, stem: str) -> int | None:
        node = self._root
        for letter in stem:
            code = self._code.get(letter)
            e = -1 if code is None else self._labels.find(code, self._first[node], self._first[node + 1])
            if e < 0:
                return None
            node = self._target[e]
        return node

    def _walk(self, node: int, word: str, depth: int) -> Iterator[tuple[str, int]]:
        stack = [(node, word, depth)]
        first, label, target, value, spelled = (
            self._first,
            self._label,
            self._target,
            self._value,
            self.spelled,
        )
        while stack:
            node, word, left = stack.pop()
            if value[node]:
                yield word, value[node]
            if left:
                for e in range(first[node + 1] - 1, first[node] - 1, -1):
                    stack.append((target[e], word + spelled[label[e]], left - 1))

    def forms(self, lemma: str) -> list[tuple[str, list[Kind]]]:
        """Every form of a lemma with its kinds, in dictionary order.

        The lemma rules are run backwards: a rule that cuts n letters and adds some makes this lemma only from
        forms that begin with the rest of it and have n letters more. Prefixed forms (najlepszy) are looked for
        under the alphabet's prefixes.
        """
        low = lemma[:1].lower() + lemma[1:]
        stems: dict[tuple[int, str], int] = {}  # (dropped, stem) -> most letters after the stem
        relevant = np.zeros(len(self._rules), bool)
        for number, (drop, flag, cut, add) in enumerate(self._rules):
            if (flag == "^") == (low != lemma) and low.endswith(add):
                relevant[number] = True
                key = drop, low[: len(low) - len(add)]
                stems[key] = max(stems.get(key, 0), cut)
        ends = self.arrays["set_first"].astype(np.int64)
        sets = np.zeros(len(ends), bool)
        sets[1:] = np.logical_or.reduceat(relevant[self.arrays["set_rule"]], ends[:-1])
        found: dict[str, list[Kind]] = {}
        for (drop, stem), cut in stems.items():
            for prefix in [""] if not drop else [p for p in self.alphabet.prefixes if len(p) == drop]:
                node = self._node(prefix + stem)
                if node is None:
                    continue
                for form, value in self._walk(node, prefix + stem, cut):
                    if sets[value] and form not in found:
                        kinds = [r.kind for r in self.readings(form, value) if r.lemma == lemma]
                        if kinds:
                            found[form] = kinds
        return sorted(found.items(), key=lambda item: self.alphabet.key(item[0]))

    # --- admissions

    def admitted(self, which: Admission) -> NDArray[np.uint8]:
        """For every value whether such forms are admitted: 1 if any of their readings is. Value 0 is not."""
        by_kind = which.bound.over(self._columns).astype(np.uint8)
        ends = self.arrays["set_first"].astype(np.int64)
        out = np.zeros(len(ends), np.uint8)
        out[1:] = np.maximum.reduceat(by_kind[self.arrays["set_kind"]], ends[:-1])
        return out

    def admit(self, which: Admission | str, *, variant: str = "", **settings: bool) -> WordSet:
        """The words that an admission admits; by name with settings, or as a value.

        variant  of the alphabet (ru `yo` where the tiles have a ё)
        Trouble for an unknown name or setting, or an admission of another language.
        """
        from verbarium.words.wordset import Admitted

        if isinstance(which, str):
            which = admission(self.full_name(which), **settings)
        return Admitted(self, which, variant)

    def full_name(self, name: str) -> str:
        """An admission's full name: `club` is club-it in Italian. Trouble if it is another language's."""
        end = name.rpartition("-")[2]
        if end in LANGUAGES and end != self.language:
            raise Trouble("words-admission-language", name=name, language=self.language)
        return name if end == self.language else f"{name}-{self.language}"


def open_pack(lex: Path, com: Path | None, cache: Path | None = None) -> Lexicon:
    """Open a pack through its expanded copy in `cache` (the platform's folder when None).

    Trouble if the pack is missing, damaged or of another format. A copy that is missing, stale or damaged is
    made again; where none can be kept, the arrays stay in memory.
    """
    id, _ = pack.head_of(lex)
    common_id = pack.head_of(com, pack.COMMON_MAGIC)[0] if com else ""
    fingerprint = f"{pack.FORMAT} {id} {common_id}"
    copy = (cache or shelf.default_folder()) / f"lexicon-{id[:16]}.shelf"
    arrays = shelf.load(copy, fingerprint)
    if arrays is None:
        arrays = pack.expand(lex, com)
        try:
            shelf.save(copy, fingerprint, arrays)
            arrays = shelf.load(copy, fingerprint) or arrays
        except OSError:
            pass
    return Lexicon(arrays)


_lock = threading.Lock()
_open: dict[str, Lexicon] = {}


def lexicon(language: str) -> Lexicon:
    """The shipped lexicon of a language, opened once. Trouble if there is none or it is damaged."""
    found = _open.get(language)
    if found is not None:
        return found
    if language not in LANGUAGES:
        raise Trouble("words-language-unknown", language=language)
    with _lock:
        if language not in _open:
            data = files("verbarium.words") / "data"
            with as_file(data / f"{language}.lex") as lex, as_file(data / f"{language}.com") as com:
                _open[language] = open_pack(lex, com)
        return _open[language]
