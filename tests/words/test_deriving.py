"""Solver automata equal brute force: for every admission of every lexicon, by the words spelled out one by one."""

from __future__ import annotations

import functools
import itertools
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verbarium.fast import automaton, build, shelf
from verbarium.fast.dawg import Dawg
from verbarium.texts import LANGUAGES
from verbarium.words import deriving, lexicon
from verbarium.words.admission import Admission, shipped
from verbarium.words.lexicon import Lexicon
from verbarium.words.wordset import Admitted, Words

PAIRS = [(name.rpartition("-")[2], name) for name in shipped()]


@functools.cache
def spelled(language: str) -> tuple[list[bytes], list[int]]:
    """Every form as letter codes, and its value."""
    a = lexicon(language).arrays
    size = len(lexicon(language))
    codes, ends, values = automaton.spell(
        a["first"], a["value"], a["label"], a["target"], size, size * lexicon(language).head["longest"]
    )
    raw, bounds = codes.tobytes(), ends.tolist()
    return [raw[x:y] for x, y in itertools.pairwise(bounds)], values.tolist()


def brute_force(lex: Lexicon, admission: Admission) -> set[bytes]:
    """The folded words, by judging every reading of every form on its own."""
    kinds = [admission.test(k.mask) for k in lex.kinds]
    ends, by_set = lex.arrays["set_first"].tolist(), lex.arrays["set_kind"].tolist()
    good = [False, *(any(kinds[k] for k in by_set[a:b]) for a, b in itertools.pairwise(ends))]
    letters = lex.alphabet
    folds = [letters.encode(letters.fold(c)) for c in lex.spelled]
    table = bytes([f[0] if len(f) == 1 else 128 + i for i, f in enumerate(folds)]).ljust(256, b"\xff")
    several = [(bytes([128 + i]), f) for i, f in enumerate(folds) if len(f) > 1]
    out = set()
    for form, value in zip(*spelled(lex.language), strict=True):
        if good[value]:
            word = form.translate(table)
            for mark, text in several:
                word = word.replace(mark, text)
            out.add(word)
    return out


def same(a: Dawg, b: Dawg) -> bool:
    return a.letters == b.letters and all(
        np.array_equal(getattr(a, n), getattr(b, n)) for n in ("first", "final", "label", "target")
    )


@pytest.mark.parametrize(("language", "name"), sorted(PAIRS))
def test_derived_automata_equal_brute_force(language: str, name: str) -> None:
    lex = lexicon(language)
    words = lex.admit(name)
    assert isinstance(words, Admitted)
    want = sorted(brute_force(lex, words.admission))
    ends = np.cumsum([0, *map(len, want)], dtype=np.int64)
    expected = build.build(np.frombuffer(b"".join(want), np.uint8), ends, len(lex.alphabet.letters))
    made = deriving.derive_compiled(lex, lex.spelling(), lex.admitted(words.admission))
    assert same(made, expected)
    assert len(Words(made, lex.alphabet.letters)) == len(want)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_path_makes_the_same_automaton(language: str) -> None:
    lex = lexicon(language)
    name = {"it": "club-it", "fr": "all-forms-fr", "en": "all-forms-en"}.get(
        language, f"nouns-nominative-{language}"
    )
    admit = lex.admitted(shipped()[name])
    plain = deriving.derive_plain(lex, lex.spelling(), admit)
    assert same(plain, deriving.derive_compiled(lex, lex.spelling(), admit))


def test_where_yo_is_a_tile_ye_may_still_stand_for_it() -> None:
    """B28, GAMES section 4: with a ё tile, ё never stands for е; a tile е may stand for ё."""
    lex = lexicon("ru")
    kept = lex.admit("nouns-nominative", variant="yo")
    assert isinstance(kept, Admitted)
    folded = lex.admit("nouns-nominative")
    assert "ёлка" in kept
    assert "елка" in kept
    assert "ель" in kept
    assert "ёль" not in kept
    assert "ёль" in folded  # without a ё tile both are е
    made = deriving.derive_compiled(lex, lex.spelling("yo"), lex.admitted(kept.admission))
    assert same(made, deriving.derive_plain(lex, lex.spelling("yo"), lex.admitted(kept.admission)))
    words = Words(made, kept.alphabet.letters)
    want = set()
    for form, value in lex.below(""):
        if lex.admitted(kept.admission)[value] if "ё" in form and len(form) < 6 else False:
            want |= {"".join(p) for p in itertools.product(*(("ё", "е") if c == "ё" else c for c in form))}
    assert want
    assert all(w in words and w in kept for w in want)
    assert {w.replace("ё", "е") for w in words} == set(folded.words())


def test_membership_equals_the_automaton() -> None:
    """What `in` answers is what a solver finds: on words, on their neighbours, with and without accents."""
    for language in LANGUAGES:
        words = lexicon(language).admit("all-forms")
        found = words.words()
        step = len(found) // 400
        for word in found[::step]:
            assert word in words
            assert words.why(word).admitted
            assert words.alphabet.fold(words.display(word)) == word
            for near in (word[1:], word[:-1], word + word[-1], word[::-1]):
                assert (near in words) == (near in found), near


def test_automata_are_kept_on_the_shelf_and_damage_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VERBARIUM_CACHE", str(tmp_path))
    lex = lexicon("en")
    made = lex.admit("all-forms").dawg()
    file = tmp_path / f"words-{lex.admit('all-forms').fingerprint}.shelf"
    good = file.read_bytes()
    assert file.parent == shelf.default_folder()
    for at in (10, len(good) // 3, len(good) - 70):
        file.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        assert same(lex.admit("all-forms").dawg(), made)
    file.write_bytes(good[:-100])
    assert same(lex.admit("all-forms").dawg(), made)
    assert file.read_bytes() == good


@settings(max_examples=150, deadline=None)
@given(
    words=st.sets(st.lists(st.integers(0, 6), min_size=1, max_size=7).map(bytes), min_size=1, max_size=60),
    data=st.data(),
)
def test_any_folding_of_any_words_equals_brute_force(words: set[bytes], data: st.DataObject) -> None:
    """Seven spelled letters onto three folded ones, some onto two, some with a letter that may stand for them."""
    code = st.integers(0, 2)
    fold1 = data.draw(st.lists(code, min_size=7, max_size=7))
    fold2 = data.draw(st.lists(st.one_of(st.just(255), st.just(255), code), min_size=7, max_size=7))
    also = data.draw(st.lists(st.one_of(st.just(255), st.just(255), code), min_size=7, max_size=7))
    also = [255 if two != 255 else c for c, two in zip(also, fold2, strict=True)]
    listed = sorted(words)
    values = np.array([1 + len(w) % 3 for w in listed], np.uint32)
    admit = np.array([0, 1, 0, 1], np.uint8)
    ends = np.cumsum([0, *map(len, listed)], dtype=np.int64)
    base = automaton.build(np.frombuffer(b"".join(listed), np.uint8), ends, values)
    tables = [np.array([*t, *[255] * 249], np.uint8) for t in (fold1, fold2, also)]
    made = automaton.derive(*base, admit, *tables, 3)
    want: set[bytes] = set()
    for word, value in zip(listed, values, strict=True):
        if admit[value]:
            ways = [
                [bytes([fold1[c], fold2[c]])]
                if fold2[c] != 255
                else [bytes([x]) for x in {fold1[c], also[c]} - {255}]
                for c in word
            ]
            want |= {b"".join(p) for p in itertools.product(*ways)}
    order = sorted(want)
    ends = np.cumsum([0, *map(len, order)], dtype=np.int64)
    assert same(made, build.build(np.frombuffer(b"".join(order), np.uint8), ends, 3))


def test_too_little_room_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lex = lexicon("it")
    admit = lex.admitted(shipped()["all-forms-it"])
    made = deriving.derive_compiled(lex, lex.spelling(), admit)
    monkeypatch.setattr(automaton, "_ROOM", 0)
    assert same(deriving.derive_compiled(lex, lex.spelling(), admit), made)


def test_nothing_admitted_is_an_empty_automaton() -> None:
    lex = lexicon("en")
    none = np.zeros(len(lex.arrays["set_first"]), np.uint8)
    compiled = deriving.derive_compiled(lex, lex.spelling(), none)
    assert same(compiled, deriving.derive_plain(lex, lex.spelling(), none))
    assert list(Words(compiled, lex.alphabet.letters)) == []
