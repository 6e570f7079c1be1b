"""The two-way automaton: every word and no other, from any letter; the shelf; bad arrays."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.fast import gaddag, gaddag_build, gaddag_grams
from verbarium.fast.dawg import Dawg
from verbarium.fast.gaddag_plain import build_plain

from .conftest import LAW, dawg_of

Words = set[tuple[int, ...]]


def paths(g: gaddag.Gaddag) -> list[tuple[int, ...]]:
    """Every accepted path, the separator being the code `letters`."""
    found, todo = [], [(g.root, ())]
    while todo:
        s, path = todo.pop()
        mask, last = int(g.nodes[2 * s]), int(g.nodes[2 * s + 1])
        found += [(*path, c) for c in range(g.letters) if last >> c & 1]
        kids = [c for c in range(g.letters + 1) if mask >> c & 1]
        todo += [(int(g.arcs[(mask >> 34) + i]), (*path, c)) for i, c in enumerate(kids)]
    return found


def expected(words: Words, letters: int) -> list[tuple[int, ...]]:
    out = []
    for w in words:
        out += [(*w[:k][::-1], letters, *w[k:]) if k < len(w) else w[::-1] for k in range(1, len(w) + 1)]
    return out


@LAW
@given(st.integers(1, 33).flatmap(lambda n: st.tuples(
    st.just(n), st.sets(st.lists(st.integers(0, n - 1), min_size=1, max_size=7).map(tuple), max_size=25)
)))  # fmt: skip
def test_paths_are_all_rotations_of_all_words(given_words: tuple[int, Words]) -> None:
    letters, words = given_words
    g = gaddag.check(gaddag.build(dawg_of(words, letters)))
    assert sorted(paths(g)) == sorted(expected(words, letters))


def test_no_two_nodes_are_alike() -> None:
    luck = random.Random(1)
    words = {tuple(luck.choices(range(4), k=luck.randint(1, 6))) for _ in range(600)}
    g = gaddag.build(dawg_of(words, 4))
    seen = set()
    for s in range(1, len(g.nodes) // 2):
        mask, last = int(g.nodes[2 * s]), int(g.nodes[2 * s + 1])
        low = mask & ((1 << 34) - 1)
        kids = tuple(g.arcs[mask >> 34 : (mask >> 34) + low.bit_count()].tolist())
        seen.add((low, last, kids))
    assert len(seen) == len(g.nodes) // 2 - 1


def assert_same_as_plain(dawg: Dawg) -> None:
    mine, plain = gaddag.build(dawg), build_plain(dawg)
    for name, a, b in zip(gaddag.Gaddag._fields, mine, plain, strict=True):
        assert np.array_equal(a, b), name
        assert np.asarray(a).dtype == np.asarray(b).dtype, name


few_letters = st.sets(st.lists(st.integers(0, 2), max_size=7).map(tuple), max_size=25)


@LAW
@given(few_letters, st.booleans())
def test_it_is_the_plain_one_byte_for_byte(words: Words, both_ways: bool) -> None:
    """With all words backwards too, much of what goes on from states is just what leads to others."""
    assert_same_as_plain(dawg_of(words | {w[::-1] for w in words} if both_ways else words, 3))


def tree_of(words: Words, letters: int) -> Dawg:
    """An automaton that is not the smallest: a tree, with a state that nothing leads to and one that leads nowhere."""
    final, edges = [0, 0, 0], [[], [(0, 0)], []]  # leads nowhere; not reached

    def grown(low: set[tuple[int, ...]]) -> int:
        own = []
        for letter in range(letters):
            if below := {w[1:] for w in low if w and w[0] == letter}:
                own.append((letter, grown(below)))
            elif not low - {()}:
                own.append((letter, 0))
        final.append(int(() in low))
        edges.append(own)
        return len(final) - 1

    grown(words)
    return Dawg(
        np.cumsum([0, *map(len, edges)], dtype=np.uint32),
        np.array(final, np.uint8),
        np.array([letter for own in edges for letter, _ in own], np.uint8),
        np.array([to for own in edges for _, to in own], np.uint32),
        letters,
    )


@LAW
@given(few_letters)
def test_an_automaton_that_is_not_the_smallest_gives_the_same(words: Words) -> None:
    smallest, tree = gaddag.build(dawg_of(words, 3)), gaddag.build(tree_of(words, 3))
    assert [np.asarray(a).tobytes() for a in smallest] == [np.asarray(a).tobytes() for a in tree]


@pytest.mark.parametrize("both_ways", [False, True])
def test_rooms_that_are_too_small_grow(both_ways: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(7)
    words = {tuple(luck.choices(range(4), k=luck.randint(1, 9))) for _ in range(900)}
    monkeypatch.setattr(gaddag_build, "_ROOM", 0)
    assert_same_as_plain(dawg_of(words | {w[::-1] for w in words} if both_ways else words, 4))


def test_the_most_letters_and_the_longest_words() -> None:
    luck = random.Random(8)
    words = {tuple(luck.choices(range(33), k=luck.randint(1, 63))) for _ in range(200)}
    assert_same_as_plain(dawg_of(words | {(32,) * 63}, 33))


def test_no_words_and_the_empty_word() -> None:
    for words in (set(), {()}):
        g = gaddag.check(gaddag.build(dawg_of(words, 2)))
        assert paths(g) == []
        assert_same_as_plain(dawg_of(words, 2))


def test_more_words_than_anyone_has_are_refused() -> None:
    every = np.arange(30, dtype=np.uint32)  # all words of at most 29 letters
    dawg = Dawg(
        np.concatenate([[0], every * 2]).astype(np.uint32),
        np.ones(30, np.uint8),
        np.tile(np.array([0, 1], np.uint8), 29),
        np.repeat(every[:-1], 2),
        2,
    )
    with pytest.raises(ValueError, match="too many words"):
        gaddag.build(dawg)


def bit_of(g: gaddag.Gaddag, word: tuple[int, ...]) -> bool:
    total = sum(map(gaddag_grams.gram, word)) % (1 << 64)
    bit = total >> (64 - (64 * len(g.grams)).bit_length() + 1)
    return bool(int(g.grams[bit >> 6]) >> (bit & 63) & 1)


def test_letters_of_words_have_their_bit_and_hardly_any_others() -> None:
    luck = random.Random(3)
    words = {tuple(luck.choices(range(20), k=luck.randint(2, 7))) for _ in range(3000)}
    g = gaddag.build(dawg_of(words, 20))
    assert all(bit_of(g, tuple(luck.sample(w, len(w)))) for w in words)
    others = [tuple(luck.choices(range(20), k=6)) for _ in range(1000)]
    assert sum(bit_of(g, w) for w in others) < 60


def test_has() -> None:
    g = gaddag.build(dawg_of({(0, 1), (2,), (0, 1, 2)}, 3))
    assert gaddag.has(g, [0, 1])
    assert gaddag.has(g, [2])
    assert not gaddag.has(g, [1, 0])
    assert not gaddag.has(g, [])


@pytest.mark.parametrize("harm", ["cut", "flip", "foreign", "none"])
def test_a_damaged_shelf_is_built_again(tmp_path: Path, harm: str) -> None:
    dawg = dawg_of({(0, 1), (1, 0, 1), (2, 2)}, 3)
    first = gaddag.kept(dawg, "abc", tmp_path)
    file = tmp_path / "abc.gaddag"
    raw = bytearray(file.read_bytes())
    if harm == "cut":
        raw = raw[: len(raw) // 2]
    elif harm == "flip":
        raw[-20] ^= 4
    elif harm == "foreign":
        raw = bytearray(b"not a shelf")
    file.write_bytes(raw)
    again = gaddag.kept(dawg, "abc", tmp_path)
    assert sorted(paths(again)) == sorted(paths(first)) == sorted(expected({(0, 1), (1, 0, 1), (2, 2)}, 3))


def test_a_shelf_of_other_words_is_not_taken(tmp_path: Path) -> None:
    gaddag.kept(dawg_of({(0,)}, 2), "one", tmp_path)
    (tmp_path / "one.gaddag").rename(tmp_path / "two.gaddag")
    assert gaddag.has(gaddag.kept(dawg_of({(1,)}, 2), "two", tmp_path), [1])


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert gaddag.has(gaddag.kept(dawg_of({(0,)}, 2), "x", tmp_path / "file" / "sub"), [0])


@LAW
@given(
    st.sets(st.lists(st.integers(0, 4), min_size=1, max_size=5).map(tuple), max_size=25),
    st.permutations([0, 1, 2, -1, 3]),
)
def test_words_without_a_tile_for_a_letter_are_left_out(words: Words, codes: list[int]) -> None:
    narrow = gaddag.narrow(dawg_of(words, 5), codes, 4)
    left = {tuple(codes[c] for c in w) for w in words if all(codes[c] >= 0 for c in w)}
    assert sorted(paths(gaddag.build(narrow))) == sorted(expected(left, 4))


def test_codes_that_do_not_fit_are_refused() -> None:
    for codes in ([0], [0, 0], [0, 2], [0, -2]):
        with pytest.raises(ValueError, match="each once"):
            gaddag.narrow(dawg_of({(0, 1)}, 2), codes, 2)


def broken(**change: object) -> Dawg:
    return dawg_of({(0, 1), (1, 1)}, 2)._replace(**change)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("dawg", "says"),
    [
        (broken(letters=34), "34 letters"),
        (broken(letters=1), "outside its alphabet"),
        (broken(target=np.array([9, 9, 9, 9], np.uint32)), "do not fit together"),
        (broken(first=np.array([0, 9], np.uint32)), "do not fit together"),
        (dawg_of({(0,) * 64}, 1), "64 letters"),
    ],
)
def test_what_is_no_automaton_is_refused(dawg: Dawg, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        gaddag.build(dawg)


def test_a_cycle_is_refused() -> None:
    d = dawg_of({(0, 1)}, 2)
    with pytest.raises(ValueError, match="go round"):
        gaddag.build(d._replace(target=np.full_like(d.target, len(d.final) - 1)))


def test_arcs_that_lead_outside_are_refused() -> None:
    g = gaddag.build(dawg_of({(0, 1), (1, 1)}, 2))
    with pytest.raises(ValueError, match="leads outside"):
        gaddag.check(g._replace(arcs=g.arcs[:1]))
    with pytest.raises(ValueError, match="leads outside"):
        gaddag.check(g._replace(arcs=np.full_like(g.arcs, 1000)))
    with pytest.raises(ValueError, match="its root"):
        gaddag.check(g._replace(root=1000))
    with pytest.raises(ValueError, match="no possible size"):
        gaddag.check(g._replace(grams=g.grams[:3]))
