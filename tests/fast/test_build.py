"""The automaton accepts exactly its words, is the smallest that does, and numbers them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import automaton, build
from verbarium.fast.dawg import Dawg
from verbarium.fast.index import WordIndex, word_counts

FIXED = settings(derandomize=True, deadline=None, max_examples=400)
ABC = "abcdefghijklmnopqrstuvwxyz"
lexica = st.lists(st.text("abc", max_size=6), max_size=40)


def words_of(dawg: Dawg) -> list[str]:
    return ["".join(ABC[x] for x in word) for word in WordIndex(dawg)]


def both(words: list[str]) -> Dawg:
    compared["lexica"] += 1
    codes, offsets = build.encode(words, ABC)
    compiled, plain = build.build(codes, offsets, 26), build.build_plain(codes, offsets, 26)
    for name, a, b in zip(Dawg._fields, compiled, plain, strict=True):
        assert np.array_equal(a, b), name
        assert np.asarray(a).dtype == np.asarray(b).dtype, name
    return compiled


@FIXED
@given(lexica)
def test_it_accepts_its_words_and_no_others(words: list[str]) -> None:
    assert words_of(both(words)) == sorted(set(words))


@FIXED
@given(lexica)
def test_no_two_nodes_accept_the_same_endings(words: list[str]) -> None:
    """Minimal by the theorem of Myhill and Nerode: all nodes reachable, and no two with the same language."""
    dawg = both(words)
    languages: list[frozenset[str]] = []
    for v in range(len(dawg.final)):
        endings = {""} if dawg.final[v] else set()
        for e in range(dawg.first[v], dawg.first[v + 1]):
            assert dawg.target[e] < v
            endings |= {ABC[dawg.label[e]] + x for x in languages[dawg.target[e]]}
        languages.append(frozenset(endings))
    assert len(set(languages)) == len(languages)
    if set(words):
        assert frozenset() not in languages
        endings = {word[i:] for word in words for i in range(len(word) + 1)}
        assert {x for language in languages for x in language} == endings


@FIXED
@given(lexica, st.text("abcd", max_size=7))
def test_a_word_has_the_number_of_its_place(words: list[str], other: str) -> None:
    index = WordIndex(both(words))
    listed = sorted(set(words))
    assert len(index) == len(listed)
    for i, word in enumerate(listed):
        letters = bytes(ABC.index(c) for c in word)
        assert index.spell(i) == letters
        assert index.find(letters) == i
    place = listed.index(other) if other in listed else None
    assert index.find(bytes(ABC.index(c) for c in other)) == place
    for outside in (-1, len(listed)):
        with pytest.raises(IndexError):
            index.spell(outside)


def test_no_words_and_the_empty_word() -> None:
    assert words_of(both([])) == []
    assert len(both([]).final) == 1
    assert words_of(both([""])) == [""]
    assert word_counts(both([""])).tolist() == [1]


def test_many_words_outgrow_the_first_rooms() -> None:
    """More nodes, edges and table slots than the builder begins with."""
    random = np.random.default_rng(5)
    words = ["".join(ABC[x] for x in random.integers(0, 26, 9)) for _ in range(12_000)]
    dawg = both(words)
    assert len(dawg.final) > 1 << 14
    assert words_of(dawg) == sorted(set(words))


@FIXED
@given(st.dictionaries(st.text("abc", max_size=6), st.integers(0, 3), max_size=40))
def test_values_keep_nodes_apart_however_large(words: dict[str, int]) -> None:
    """Values of more than 24 bits take another way through the register; the automaton is the same."""
    listed = sorted(words)
    codes, offsets = build.encode(listed, ABC)
    values = np.array([words[w] + 1 for w in listed], np.uint32)
    small = automaton.build(codes, offsets, values)
    for lift in (2**24 - 2, 2**31):
        large = automaton.build(codes, offsets, values + np.uint32(lift))
        for a, b in zip(small[::2] + small[3:], large[::2] + large[3:], strict=True):
            assert np.array_equal(a, b)
        assert np.array_equal(np.where(small[1], small[1] + np.uint32(lift), 0), large[1])
    spelled, ends, got = automaton.spell(*small, len(listed), len(codes))
    assert [spelled.tolist(), ends.tolist(), got.tolist()] == [
        codes.tolist(),
        offsets.tolist(),
        values.tolist(),
    ]


def test_the_order_is_the_alphabets() -> None:
    codes, offsets = build.encode(["żar", "zar", "ćma", "cma", "cmaa"], "abcćdmrzż")
    words = ["".join("abcćdmrzż"[x] for x in word) for word in WordIndex(build.build(codes, offsets, 9))]
    assert words == ["cma", "cmaa", "ćma", "zar", "żar"]


@pytest.mark.parametrize(
    ("words", "alphabet", "what"),
    [
        (["abc", "abd!"], "abcd", "'!' in 'abd!'"),
        (["Abc"], "abcd", "'A' in 'Abc'"),
        (["", "ż"], "abcd", "'ż' in 'ż'"),
        (["\ud800"], "abcd", "is not in the alphabet"),
        (["a" * 128], "a", "128 letters"),
        ([], "aa", "all different"),
        ([], "".join(map(chr, range(200, 265))), "at most 64"),
    ],
)
def test_what_cannot_be_encoded_is_named(words: list[str], alphabet: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        build.encode(words, alphabet)


@pytest.mark.parametrize(
    ("codes", "offsets", "letters"),
    [
        ([1, 0], [0, 1, 2], 2),  # not sorted
        ([0, 0], [0, 1, 2], 2),  # twice
        ([0, 0, 0], [0, 2, 3], 2),  # a word after its extension
        ([2], [0, 1], 2),  # no such letter
        ([0], [0, 2], 2),  # beyond the codes
        ([0, 1], [0, 1], 2),  # codes left over
        ([0], [1, 1], 2),
        ([0, 1], [0, 2, 1, 2], 2),  # offsets that fall
        ([0], [], 2),
        ([0], [0, 1], 65),
        ([0] * 128, [0, 128], 1),
    ],
)
def test_what_is_no_word_list_is_refused(codes: list[int], offsets: list[int], letters: int) -> None:
    arrays = np.array(codes, np.uint8), np.array(offsets, np.int64)
    for way in (build.build, build.build_plain):
        with pytest.raises(ValueError):
            way(*arrays, letters)


@FIXED
@given(st.lists(st.text("ab", max_size=4), max_size=6))
def test_order_is_judged_alike_with_and_without_compiling(words: list[str]) -> None:
    codes = np.array([ABC.index(c) for word in words for c in word], np.uint8)
    offsets = np.cumsum([0, *map(len, words)])
    expected = words == sorted(set(words))
    assert build._ascending_plain(codes, offsets) == expected
    assert build._in_order(codes, offsets) == expected


def test_it_says_when_it_is_compiled() -> None:
    build.warm()
    assert build.ready()
