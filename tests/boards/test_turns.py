"""Turns of several placements: the dynamic programme finds what trying every sequence finds."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import board_reference, turn_reference
from verbarium.fast.board import BLANK, STAR, BoardRules, Connection, Joined, Placement, Premium, Solver
from verbarium.fast.gaddag import build
from verbarium.fast.turn import Swap, Turn, TurnRules, best_turn

from .conftest import LAW, Case, case, dawg_of, scattered

Grid = list[list[int]]


def replayed(c: Case, grid: Grid, rack: list[int], turn: Turn) -> Grid:
    """The board after the turn; every placement must be one that the rules allow, and be paid for by the rack."""
    n, letters, hand = c.rules.size, len(c.rules.values), list(rack)
    after = [row[:] for row in grid]
    for step in turn.steps:
        if isinstance(step, Swap):
            row, col = divmod(step.square, n)
            assert after[row][col] & 63 == step.cell
            hand.remove(step.cell - 1)
            hand.append(letters + 1 if after[row][col] & STAR else letters)
            after[row][col] = step.cell
        else:
            legal = board_reference.placements(c.rules, c.words, after, hand, both=True)
            assert (step.squares, step.cells, step.down) in {(p.squares, p.cells, p.down) for p in legal}
            for q, cell in zip(step.squares, step.cells, strict=True):
                hand.remove((cell & 63) - 1 if cell < 64 else letters + (cell >= STAR))
                after[q // n][q % n] = cell
    return after


def agree(c: Case, grid: Grid, rack: list[int], turn_rules: TurnRules) -> Grid:
    compared["turns"] += 1
    board = c.solver.board(grid)
    want = turn_reference.best_score(c.rules, c.words, grid, rack, turn_rules)
    got = best_turn(
        c.solver, board, rack, turn_rules, beam=c.luck.choice([1, 3, 50]), seconds=None, max_states=2_000_000
    )
    assert (got.score if got else None) == want
    assert board.cells.tolist() == grid
    if got is None:
        return grid
    assert got.proven
    assert got.quick <= got.score
    return replayed(c, grid, rack, got)


@pytest.mark.parametrize("block", range(3))
def test_random_turns(block: int) -> None:
    for seed in range(1000 * block, 1000 * block + 100):
        c = case(seed, crowded=True)
        grid = [[0] * c.rules.size for _ in range(c.rules.size)]
        for _ in range(3):
            grid = agree(c, grid, c.rack(0.1), TurnRules(*(c.luck.random() < 0.5 for _ in range(4))))
        agree(c, scattered(c), c.rack(0.1), TurnRules())


@settings(LAW, max_examples=40)
@given(st.integers(0, 1 << 40), st.tuples(*[st.booleans()] * 4))
def test_any_seed(seed: int, switches: tuple[bool, bool, bool, bool]) -> None:
    c = case(seed, crowded=True)
    grid = [[0] * c.rules.size for _ in range(c.rules.size)]
    for _ in range(2):
        grid = agree(c, grid, c.rack(0.2), TurnRules(*switches))


@settings(LAW, max_examples=40)
@given(st.integers(0, 1 << 40))
def test_a_beam_and_a_stopped_search_promise_nothing_and_give_legal_turns(seed: int) -> None:
    c = case(seed, crowded=True)
    grid, rack = scattered(c), c.rack(0.1)
    board = c.solver.board(grid)
    full = best_turn(c.solver, board, rack, seconds=None, max_states=2_000_000)
    for beam, exact, states, seconds in ((1, False, 10, None), (None, True, 2, None), (2, True, 10**6, 0.0)):
        got = best_turn(c.solver, board, rack, beam=beam, exact=exact, max_states=states, seconds=seconds)
        if got is None:
            continue
        assert full is not None
        assert got.score <= full.score
        assert got.score == full.score or not got.proven
        replayed(c, grid, rack, got)


def roomy(seed: int) -> tuple[Case, Grid, list[int]]:
    """Few words, scattered tiles and space between them: placements stand apart, and later ones join them."""
    luck = random.Random(seed)
    n, letters = luck.choice([4, 5]), luck.choice([2, 3])
    words = {
        tuple(luck.randrange(letters) for _ in range(luck.choice([2, 2, 3, 3, 4, 5])))
        for _ in range(luck.choice([3, 4]))
    }
    premium = [[luck.choice([1, 1, 1, 2, 3]) for _ in range(n)] for _ in range(2 * n)]
    rules = BoardRules(
        size=n,
        values=[luck.randint(0, 9) for _ in range(letters)],
        rack=4,
        letter_premium=premium[:n],
        word_premium=premium[n:],
        start=np.ones((n, n)),
        bonus=[0, 0, 0, 0, luck.choice([0, 20])],
        premium=luck.choice(list(Premium)),
        joined=luck.choice(list(Joined)),
        connection=luck.choice(list(Connection)),
        cross_words=luck.random() < 0.8,
    )
    grid = [
        [
            luck.randint(1, letters) + luck.choice([0, 0, 0, BLANK, STAR, STAR]) if luck.random() < 0.2 else 0
            for _ in range(n)
        ]
        for _ in range(n)
    ]
    rack = [letters + 1 if luck.random() < 0.1 else luck.randrange(letters) for _ in range(4)]
    return Case(words, rules, Solver(build(dawg_of(words, letters)), rules), luck), grid, rack


def test_random_turns_with_room() -> None:
    for seed in range(80):
        c, grid, rack = roomy(seed)
        agree(c, grid, rack, TurnRules(c.luck.random() < 0.2, c.luck.random() < 0.8))


@pytest.mark.parametrize(
    ("old", "words", "rack", "parts"),
    [
        ({(7, 5): "К", (7, 7): "К"}, ("КОР", "ОТО"), "ОРОРТ", 2),
        ({(8, 3): "К", (8, 8): "К", (5, 6): "М"}, ("КОР", "ОК", "КОРТОК", "МАС", "МАСТ"), "ОРАСОТ", 3),
    ],
)
def test_the_last_placement_joins_those_before(
    old: dict[tuple[int, int], str], words: tuple[str, ...], rack: str, parts: int
) -> None:
    """The last tile can only be laid where two, or three, words stand that do not touch each other."""
    c = slowodziel(*words)
    grid = [[SET.index(old[r, k]) + 1 if (r, k) in old else 0 for k in range(16)] for r in range(16)]
    agree(c, grid, list(code(rack)), TurnRules())
    turn = best_turn(c.solver, c.solver.board(grid), code(rack), seconds=None)
    assert turn is not None
    laid = [step for step in turn.steps if isinstance(step, Placement)]
    assert len(laid) == parts + 1
    assert len(laid[-1].squares) == 1


def test_a_star_and_its_letter_in_words_apart() -> None:
    """Both words need the same letter: one takes the tile, the other one the star."""
    c = slowodziel("КОТ", "МОР")
    grid = [[0] * 16 for _ in range(16)]
    grid[3][3], grid[3][5] = SET.index("К") + 1, SET.index("Т") + 1
    grid[12][10], grid[12][12] = SET.index("М") + 1, SET.index("Р") + 1
    agree(c, grid, list(code("О*")), TurnRules())
    turn = best_turn(c.solver, c.solver.board(grid), code("О*"), seconds=None)
    assert turn is not None
    assert len(spelt(turn)) == 2


SET = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
VALUES = dict.fromkeys(SET, 5) | {"О": 1, "К": 2, "Т": 2, "М": 2, "Р": 2, "А": 1, "С": 2}
ROWS = [
    "T..d...TT...d..T",
    ".D...t....t...D.",
    "..D...d..d...D..",
    "d..D...dd...D..d",
    "....D......D....",
    ".t...t....t...t.",
    "..d...d..d...d..",
    "T..d...**...d..T",
    "T..d...**...d..T",
    "..d...d..d...d..",
    ".t...t....t...t.",
    "....D......D....",
    "d..D...dd...D..d",
    "..D...d..d...D..",
    ".D...t....t...D.",
    "T..d...TT...d..T",
]


def slowodziel(*words: str) -> Case:
    """The derived board and Russian values of the rule book's edge cases."""
    rules = BoardRules(
        size=16,
        values=[VALUES[c] for c in SET],
        rack=7,
        letter_premium=[[{"d": 2, "t": 3}.get(c, 1) for c in row] for row in ROWS],
        word_premium=[[{"D": 2, "T": 3}.get(c, 1) for c in row] for row in ROWS],
        start=[[c == "*" for c in row] for row in ROWS],
        need=2,
        bonus=[0] * 7 + [25],
        premium=Premium.MAIN,
        connection=Connection.SHARE,
    )
    listed = {code(w) for w in words}
    return Case(listed, rules, Solver(build(dawg_of(listed, 32)), rules), case(0).luck)


def code(text: str) -> tuple[int, ...]:
    return tuple(SET.index(c) if c != "*" else 33 for c in text)


def spelt(turn: Turn) -> list[tuple[int, int, bool, int]]:
    return [(p.row + 1, p.col + 1, p.down, p.score) for p in turn.steps if isinstance(p, Placement)]


def test_clause_7_6_one_turn_of_seven_tiles_is_42() -> None:
    """КОТ across from (8,8), ТОМ down through its Т, МОР across through its М: 5 + 7 + 5 + 25."""
    c = slowodziel("КОТ", "ТОМ", "МОР")
    board = c.solver.board()
    square = {(8, 8): "К", (8, 9): "О", (8, 10): "Т"}
    first = [p for p in c.solver.all(board, code("КОТ")) if (p.row + 1, p.col + 1, p.down) == (8, 8, False)]
    assert [p.score for p in first] == [5]
    board.lay([(r - 1) * 16 + k - 1 for r, k in square], [SET.index(x) + 1 for x in square.values()])
    second = [p for p in c.solver.all(board, code("ОМОР")) if p.length == 3 and p.down and p.row + 1 == 8]
    assert [(p.score, p.col + 1) for p in second if (p.col + 1) == 10] == [(7, 10)]
    turn = best_turn(c.solver, c.solver.board(), code("КОТОМОР"), seconds=None)
    assert turn is not None
    assert turn.proven
    assert turn.score >= 42
    assert (
        42 == 5 + 7 + 5 + 25 == total(c, [(8, 8, False, "КОТ"), (8, 10, True, "ТОМ"), (10, 10, False, "МОР")])
    )


def total(c: Case, placements: list[tuple[int, int, bool, str]]) -> int:
    """What a turn with these placements scores, by the compiled search: the tiles laid are found among its moves."""
    board, score, laid = c.solver.board(), 0, 0
    zero = Solver(build(dawg_of(c.words, 32)), BoardRules(**{
        f: getattr(c.rules, f) for f in BoardRules.__dataclass_fields__ if f not in ("kernel", "bonus")
    }))  # fmt: skip
    board = zero.board()
    for row, col, down, word in placements:
        cells = board.cells
        run = [(row - 1 + k * down, col - 1 + k * (not down)) for k in range(len(word))]
        new = [(r * 16 + k, SET.index(x) + 1) for (r, k), x in zip(run, word, strict=True) if not cells[r, k]]
        found = [
            p for p in zero.all(board, [cell - 1 for _, cell in new])
            if (list(zip(p.squares, p.cells, strict=True)), p.down) == (new, down)
        ]  # fmt: skip
        assert len(found) == 1
        score, laid = score + found[0].score, laid + len(new)
        board.lay(found[0].squares, found[0].cells)
    return score + int(c.rules.kernel.bonus[2 * laid])


def test_clause_7_7_a_first_word_over_one_brown_square_is_refused() -> None:
    c = slowodziel("КОТ", "ТОМ")
    placements = c.solver.all(c.solver.board(), code("КОТ"))
    brown = {7 * 16 + 7, 7 * 16 + 8, 8 * 16 + 7, 8 * 16 + 8}
    assert len(placements) == 8
    assert all(len(brown & set(p.squares)) == 2 for p in placements)
    turn = best_turn(c.solver, c.solver.board(), code("КОТОМ"), seconds=None)
    assert turn is not None
    first = turn.steps[0]
    assert isinstance(first, Placement)
    assert len(brown & set(first.squares)) == 2


def test_clause_7_8_every_prefix_of_a_turn_stands_with_valid_words_only() -> None:
    """A turn whose third word is none is never found, though its tiles would fit."""
    with_third, without = slowodziel("КОТ", "ТОМ", "МОР"), slowodziel("КОТ", "ТОМ")
    best = best_turn(without.solver, without.solver.board(), code("КОТОМОР"), seconds=None)
    assert best is not None
    assert len(spelt(best)) == 2
    more = best_turn(with_third.solver, with_third.solver.board(), code("КОТОМОР"), seconds=None)
    assert more is not None
    assert len(spelt(more)) == 3


def test_clause_7_9_a_star_swapped_must_be_used() -> None:
    """КОТ lies with a star for its О; the player holds О. Where nothing else can be laid there is no turn."""
    cells = np.zeros((16, 16), int)
    cells[7, 7:10] = [SET.index("К") + 1, SET.index("О") + 1 + STAR, SET.index("Т") + 1]
    useless = slowodziel("КОТ")
    assert best_turn(useless.solver, useless.solver.board(cells), code("О"), seconds=None) is None
    useful = slowodziel("КОТ", "КОТА")
    turn = best_turn(useful.solver, useful.solver.board(cells), code("О"), seconds=None)
    assert turn is not None
    swap, placement = turn.steps
    assert swap == (7 * 16 + 8, SET.index("О") + 1)
    assert isinstance(placement, Placement)
    assert placement.cells == (SET.index("А") + 1 + STAR,)
    assert best_turn(useful.solver, useful.solver.board(cells), code("О"), TurnRules(swap=False)) is None


def test_clause_7_10_a_rack_of_five_emptied_earns_no_bonus() -> None:
    c = slowodziel("КОТ", "ТОМ")
    turn = best_turn(c.solver, c.solver.board(), code("КОТОМ"), seconds=None)
    assert turn is not None
    assert turn.score == sum(score for *_, score in spelt(turn))
    assert sum(len(p.cells) for p in turn.steps if isinstance(p, Placement)) == 5


def test_a_tile_given_for_a_star_counts_towards_the_bonus_as_the_rules_say() -> None:
    """The О can only be given for the star; six А and the star then make one long word."""
    c = slowodziel("АОАА" + 7 * "А")
    cells = np.zeros((16, 16), int)
    cells[7, 2:6] = [1, SET.index("О") + 1 + STAR, 1, 1]
    for counts, bonus in ((True, 25), (False, 0)):
        turn = best_turn(
            c.solver, c.solver.board(cells), code("ОАААААА"), TurnRules(given_counts=counts), seconds=None
        )
        assert turn is not None
        assert isinstance(turn.steps[0], Swap)
        assert turn.score == sum(score for *_, score in spelt(turn)) + bonus


def test_bad_bounds_are_refused() -> None:
    c = slowodziel("КОТ")
    board = c.solver.board()
    for wrong in ({"beam": 0}, {"max_states": 0}, {"max_states": 3_000_000}, {"beam": None, "exact": False}):
        with pytest.raises(ValueError):
            best_turn(c.solver, board, code("КОТ"), **wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        best_turn(slowodziel("КОТ").solver, board, code("КОТ"))
    stars = np.full((16, 16), 1 + STAR)
    with pytest.raises(ValueError, match="wildcards"):
        best_turn(c.solver, c.solver.board(stars), [0] * 7)
