"""The two-way automaton: every word and no other, from any letter; the shelf; bad arrays."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.fast import gaddag
from verbarium.fast.dawg import Dawg

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


def bit_of(g: gaddag.Gaddag, word: tuple[int, ...]) -> bool:
    total = sum(int(gaddag.gram.py_func(np.uint64(c))) for c in word) % (1 << 64)
    bit = total >> (64 - (64 * len(g.grams)).bit_length() + 1)
    return bool(int(g.grams[bit >> 6]) >> (bit & 63) & 1)


def test_letters_of_words_have_their_bit_and_hardly_any_others() -> None:
    luck = random.Random(3)
    words = {tuple(luck.choices(range(20), k=luck.randint(2, 7))) for _ in range(3000)}
    g = gaddag.build(dawg_of(words, 20))
    with np.errstate(over="ignore"):
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
