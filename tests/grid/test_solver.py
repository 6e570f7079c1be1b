"""The kernel and the word-by-word reference find the same words, points and paths."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.grid.tiny import Tiny

from verbarium.core.dice import derive
from verbarium.fast import build
from verbarium.fast.dawg import Dawg
from verbarium.games.grid import rule_set, shipped_words
from verbarium.games.grid.api import Grid
from verbarium.games.grid.dice import throw
from verbarium.games.grid.paths import trace
from verbarium.games.grid.presets import shipped
from verbarium.games.grid.reference import solve
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.solver import Finder


class WithDawg(Tiny):
    """The same words, with an automaton for the kernel."""

    def dawg(self) -> Dawg:  # type: ignore[override]
        codes, offsets = build.encode(sorted(self.words()), self.alphabet.letters)
        return build.build_plain(codes, offsets, len(self.alphabet.letters))


FACES = ["A", "B", "C", "T", "H", "E", "Qu", "Th", "Er", ""]
LETTERS = st.text("abcthequr", min_size=1, max_size=7)


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    rows, cols = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    n = rows * cols
    return Grid(rows, cols, tuple(draw(st.lists(st.sampled_from(FACES), min_size=n, max_size=n))))


@settings(max_examples=150)
@given(st.sets(LETTERS, max_size=40), grids(), st.integers(1, 4))
def test_kernel_and_reference_agree_on_anything(words: set[str], grid: Grid, minimum: int) -> None:
    rules = _with(rule_set("super-big-boggle"), minimum)
    by_kernel, by_word = Finder(WithDawg(words)), Finder(Tiny(words))
    assert by_kernel.find(grid, rules) == by_word.find(grid, rules)
    assert by_kernel.count(grid, rules) == len(by_word.find(grid, rules))


def _with(rules: RuleSet, minimum: int) -> RuleSet:
    from msgspec.structs import replace

    return replace(rules, minimum=minimum)


def brute(word: str, cells: list[str], rows: int, cols: int) -> list[tuple[int, ...]]:
    """Every path of a word, by trying all ways over the dice: a third algorithm, for tiny grids."""
    out = []

    def go(rest: str, path: tuple[int, ...]) -> None:
        if not rest:
            out.append(path)
            return
        for cell in range(rows * cols):
            near = (
                not path or max(abs(cell // cols - path[-1] // cols), abs(cell % cols - path[-1] % cols)) == 1
            )
            if near and cell not in path and cells[cell] and rest.startswith(cells[cell]):
                go(rest[len(cells[cell]) :], (*path, cell))

    go(word, ())
    return out


@settings(max_examples=150)
@given(LETTERS, grids())
def test_the_traced_path_is_the_first_of_all_paths(word: str, grid: Grid) -> None:
    cells = [face.lower() for face in grid.faces]
    every = brute(word, cells, grid.rows, grid.cols)
    assert trace(word, cells, grid.rows, grid.cols) == (min(every) if every else None)


@pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name, preset in shipped().items() for language in preset]
)
def test_the_real_lexicons_on_thrown_dice(name: str, language: str) -> None:
    """One throw of each rule set's dice: the kernel's words are those that the reference traces, of a part of them."""
    rules = rule_set(name, language)
    words: Any = shipped_words(rules)
    finder = Finder(words)
    lying = throw(rules, derive(b"s" * 32, f"{name} {language}"), 0)
    assert finder._kernel(rules, ()) is not None  # its dice show no more faces than the kernel takes
    found = finder.find(lying, rules)
    on = finder.board(lying)
    assert all(on.trace(f.word) == f.path and f.word in words for f in found)
    some = words.words()[:: max(1, len(words) // 4000)]
    assert set(solve(some, on, rules.minimum)) == {f.word for f in found} & set(some)


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("letters", ["a", "ab", "aabt", "tttttteh"])
def test_grids_of_few_faces_need_no_list_of_words(
    letters: str, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    from verbarium.fast import grid as kernel

    if compiled:
        kernel.warm()
    else:
        monkeypatch.setattr(kernel, "ready", lambda: False)
    words = {"a", "ab", "aba", "abab" * 3, "tat", "tab", "ba" * 6, "a" * 17, "aabb", "teeth", "the"}
    rules = _with(rule_set("super-big-boggle"), 1)
    by_kernel, by_word = Finder(WithDawg(words)), Finder(Tiny(words))
    for rows, cols in ((1, 1), (2, 2), (4, 4), (5, 5), (10, 10)):
        grid = Grid(rows, cols, tuple((letters * 100)[: rows * cols].upper()))
        assert by_kernel.find(grid, rules) == by_word.find(grid, rules)
    assert by_kernel._list is None
