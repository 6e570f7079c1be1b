"""Placements: the compiled search finds what trying every word finds, with the same scores."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import board_reference as reference
from verbarium.fast.board import (
    BLANK,
    STAR,
    BoardRules,
    Connection,
    Joined,
    Placement,
    Premium,
    Solver,
    leave_table,
)
from verbarium.fast.gaddag import build

from .conftest import LAW, Case, case, dawg_of, scattered


def lay(grid: list[list[int]], p: Placement) -> None:
    for q, cell in zip(p.squares, p.cells, strict=True):
        grid[q // len(grid)][q % len(grid)] = cell


def agree(c: Case, grid: list[list[int]], rack: list[int]) -> list[Placement]:
    compared["boards"] += 1
    board = c.solver.board(grid) if grid else c.solver.board()
    for both in (False, True):
        want = reference.placements(c.rules, c.words, grid, rack, both)
        assert sorted(c.solver.all(board, rack, both)) == sorted(want)
    worth = [(t * 37 % 11) - 5 + t / 7 for t in range(len(c.rules.values) + 2)]
    table = leave_table(rack, lambda kept: sum(worth[t] for t in kept))

    def value(p: Placement) -> int:
        hand = sorted(rack)
        for cell in p.cells:
            kind, letters = cell & 192, len(c.rules.values)
            hand.remove({0: (cell & 63) - 1, BLANK: letters, STAR: letters + 1}[kind])
        return 256 * p.score + round(256 * sum(worth[t] for t in hand))

    for leave in (None, table):
        best = c.solver.best(board, rack, leave)
        assert (best is None) == (not want)
        if best is not None:
            assert best in want
            key = (lambda p: p.score) if leave is None else value
            assert key(best) == max(map(key, want))
    return want


@pytest.mark.parametrize("block", range(4))
def test_random_games(block: int) -> None:
    """Several plies from an empty board, then a board that no game could have made."""
    for seed in range(1000 * block, 1000 * block + 500):
        c = case(seed)
        grid = [[0] * c.rules.size for _ in range(c.rules.size)]
        for _ in range(4):
            found = agree(c, grid, c.rack())
            if found:
                lay(grid, c.luck.choice(found))
        agree(c, scattered(c), c.rack())


@settings(LAW, max_examples=60)
@given(st.integers(0, 1 << 40))
def test_any_seed(seed: int) -> None:
    c = case(seed)
    agree(c, scattered(c), c.rack())


@settings(LAW, max_examples=40)
@given(st.integers(0, 1 << 40))
def test_a_board_kept_up_to_date_is_a_board_made_anew(seed: int) -> None:
    c = case(seed)
    board = c.solver.board()
    for _ in range(6):
        q = c.luck.randrange(c.rules.size**2)
        board.lay([q], [c.luck.randint(0, len(c.rules.values)) or 0])
        fresh = c.solver.board(board.cells)
        for kept, made in zip(board.position, fresh.position, strict=True):
            assert (kept == made)[fresh.position.cells == 0].all()


def flat(side: int, letters: int, hand: int, **change: object) -> BoardRules:
    """Rules without premiums, every square a start square, every letter worth 1; but for what is changed."""
    ones = np.ones((side, side), int)
    usual = {
        "size": side,
        "values": [1] * letters,
        "rack": hand,
        "letter_premium": ones,
        "word_premium": ones,
        "start": ones,
    }
    return BoardRules(**{**usual, **change})  # type: ignore[arg-type]


def solver(words: set[tuple[int, ...]], rules: BoardRules) -> Solver:
    return Solver(build(dawg_of(words, len(rules.values))), rules)


def code(word: str, alphabet: str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ") -> tuple[int, ...]:
    return tuple(alphabet.index(c) for c in word)


def test_nasty_boards() -> None:
    """All one letter with every length a word; a full board; a full rack of wildcards; the largest size."""
    words = {(0,) * k for k in range(1, 8)}
    c = Case(words, flat(7, 1, 8), solver(words, flat(7, 1, 8)), case(1).luck)
    agree(c, [[0] * 7 for _ in range(7)], [0, 0, 0, 1, 2])
    agree(c, [[1 if (r + k) % 3 == 0 else 0 for k in range(7)] for r in range(7)], [0, 1, 2])
    assert agree(c, [[1] * 7 for _ in range(7)], [0, 1]) == []
    wide = flat(31, 2, 8)
    s = solver({(0, 1) * 15, (0, 1)}, wide)
    grid = np.zeros((31, 31), int)
    grid[30, 9:31] = [1, 2] * 11
    grid[3:25, 30] = [1, 2] * 11
    found = sorted(s.all(s.board(grid), [0, 1, 2, 3, 0, 1, 0, 1]))
    assert any(p.length == 30 and len(p.cells) == 8 for p in found)
    assert found == sorted(
        reference.placements(wide, {(0, 1) * 15, (0, 1)}, grid.tolist(), [0, 1, 2, 3, 0, 1, 0, 1])
    )


def test_more_placements_than_the_first_guess_are_all_there() -> None:
    letters = 6
    words = {(a, b) for a in range(letters) for b in range(letters)}
    s = solver(words, flat(12, letters, 2, need=0))
    assert len(s.all(s.board(), [letters, letters + 1])) == 2 * 12 * 11 * 36 * 2


def test_a_wildcard_may_be_either_of_two_equal_letters() -> None:
    """The E of DUCE on the board, EGRUGEAI through it: the blank may be the first G or the second one."""
    premium = np.ones((8, 8), int)
    premium[4, 3] = 3  # under the second G
    rules = flat(8, 26, 7, values=[1 + (k == 6) for k in range(26)], letter_premium=premium)
    words = {code("DUCE"), code("EGRUGEAI")}
    s = solver(words, rules)
    board = s.board()
    board.lay([0, 1, 2, 3], [4, 21, 3, 5])
    found = [p for p in s.all(board, [17, 20, 8, 0, 6, 4, 26]) if p.length == 8]
    assert len(found) == 2
    assert {tuple(i for i, c in enumerate(p.cells) if c >= BLANK) for p in found} == {(0,), (3,)}
    assert sorted(p.score for p in found) == [6 + 2, 6 + 6]  # a G is worth 2, or 6 on the premium square
    best = s.best(board, [17, 20, 8, 0, 6, 4, 26])
    assert best is not None
    assert best.score == max(p.score for p in found)


def test_a_premium_serves_only_the_move_that_covers_it() -> None:
    words = {code("AB"), code("ABC")}
    tripled = np.ones((3, 3), int)
    tripled[0, 0] = 3
    for premium, score in ((Premium.LAID, 3), (Premium.MAIN, 3), (Premium.ALWAYS, 9)):
        s = solver(words, flat(3, 3, 3, word_premium=tripled, premium=premium))
        board = s.board([[1, 2, 0], [0] * 3, [0] * 3])
        assert [p.score for p in s.all(board, [2])] == [score]


def test_edges_are_no_off_by_one() -> None:
    words = {code("AB"), code("BA"), code("ABA"), code("BAB")}
    c = Case(words, flat(3, 2, 3), solver(words, flat(3, 2, 3)), case(1).luck)
    for r in range(3):
        for k in range(3):
            for letter in (1, 2):
                grid = [[0] * 3 for _ in range(3)]
                grid[r][k] = letter
                found = agree(c, grid, [0, 1, 0])
                assert max(p.score for p in found) >= 3


def test_a_bonus_is_for_tiles_laid_not_for_a_rack_emptied() -> None:
    words = {code("AB"), code("ABABAB"), code("ABABABAB")}
    s = solver(words, flat(8, 2, 7, bonus=[0] * 7 + [50]))
    short = s.best(s.board(), [0, 1, 0, 1, 0, 1])
    assert short is not None
    assert short.score == 6
    board = s.board()
    board.lay([0], [1])
    full = s.best(board, [0, 1, 0, 1, 1, 0, 1])
    assert full is not None
    assert full.score == 8 + 50


def test_word_premiums_join_as_the_rules_say() -> None:
    words = {code("ABC")}
    doubles = np.ones((3, 3), int)
    doubles[0, 0], doubles[0, 1] = 2, 3
    start = np.zeros((3, 3), int)
    start[0] = 1
    for joined, score in ((Joined.PRODUCT, 18), (Joined.SUM, 15), (Joined.HIGHEST, 9)):
        s = solver(words, flat(3, 3, 3, word_premium=doubles, joined=joined, start=start, need=2))
        assert [p.score for p in s.all(s.board(), [0, 1, 2])] == [score]


def test_side_contact_is_not_enough_where_a_letter_must_be_shared() -> None:
    words = {code("AB"), code("BA")}
    grid = [[1, 2, 0], [0, 0, 0], [0, 0, 0]]
    for connection in Connection:
        s = solver(words, flat(3, 2, 2, connection=connection))
        laid = {p.squares for p in s.all(s.board(grid), [0, 1])}
        assert ((3, 4) in laid) == (connection == Connection.TOUCH)


@pytest.mark.parametrize(
    "change",
    [
        {"size": 0},
        {"size": 32},
        {"values": []},
        {"values": [1] * 34},
        {"values": [-1]},
        {"rack": 0},
        {"rack": 9},
        {"letter_premium": [[1]]},
        {"word_premium": [[0, 1], [1, 1]]},
        {"word_premium": [[5, 1], [1, 1]]},
        {"start": [[2, 0], [0, 0]]},
        {"need": 3},
        {"bonus": [0] * 9},
        {"bonus": [-1]},
        {"premium": 3},
        {"joined": 3},
        {"connection": 2},
    ],
)
def test_rules_outside_the_bounds_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        flat(2, 1, 2, **change)


def test_premiums_that_would_overflow_are_refused() -> None:
    fours = np.full((31, 31), 4)
    with pytest.raises(ValueError, match="pass all bounds"):
        flat(31, 2, 8, word_premium=fours, letter_premium=fours, values=[100, 100], premium=Premium.ALWAYS)
    flat(31, 2, 8, word_premium=fours, letter_premium=fours, joined=Joined.SUM)


def test_boards_and_racks_outside_the_bounds_are_refused() -> None:
    s = solver({(0, 1)}, flat(3, 2, 3))
    for cells in (
        [[0] * 3] * 2,
        [[3] * 3] * 3,
        [[-1] * 3] * 3,
        [[192] * 3] * 3,
        [[300] * 3] * 3,
        [[0.5] * 3] * 3,
    ):
        with pytest.raises(ValueError):
            s.board(cells)
    board = s.board()
    for rack in ([0] * 4, [4], [-1]):
        with pytest.raises(ValueError):
            s.all(board, rack)
    for squares, cells in (([9], [1]), ([-1], [1]), ([0], [3]), ([0, 1], [1])):
        with pytest.raises(ValueError):
            board.lay(squares, cells)
    assert board.empty
    with pytest.raises(ValueError):
        s.best(board, [0, 1], np.zeros(8, np.int64))
    with pytest.raises(ValueError):
        solver({(0, 1)}, flat(3, 2, 3)).all(board, [0])
    with pytest.raises(ValueError):
        Solver(build(dawg_of({(0, 1)}, 3)), flat(3, 2, 3))
