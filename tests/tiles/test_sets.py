"""The shipped boards and tile sets are what the rule book says."""

from __future__ import annotations

import pytest

from verbarium.games.tiles.sets import board_rules, layouts, tile_sets


@pytest.mark.parametrize(
    ("name", "tiles", "wild"),
    [
        ("slowodziel-ru", 120, 3),
        ("slowodziel-pl", 120, 3),
        ("slowodziel-it", 120, 3),
        ("slowodziel-fr", 120, 3),
        ("slowodziel-en", 120, 3),
        ("erudit", 131, 3),
        ("scarabeo", 130, 2),
        ("crossword-it", 120, 2),
        ("crossword-fr", 102, 2),
        ("crossword-en", 100, 2),
        ("crossword-pl", 100, 2),
        ("crossword-ru", 104, 2),
    ],
)
def test_bags(name: str, tiles: int, wild: int) -> None:
    found = tile_sets()[name]
    assert len(found.bag) == tiles
    assert found.blanks + found.stars == wild
    assert len(set(found.letters)) == len(found.tiles) <= 33


def test_a_star_is_worth_its_letter_where_the_rules_say_so() -> None:
    assert {name for name, s in tile_sets().items() if s.stars} == {
        "slowodziel-ru",
        "slowodziel-pl",
        "slowodziel-it",
        "slowodziel-fr",
        "slowodziel-en",
        "scarabeo",
    }


@pytest.mark.parametrize("name", ["slowodziel16", "crossword15", "erudit15", "scarabeo17"])
def test_boards_look_the_same_from_every_side(name: str) -> None:
    board = layouts()[name]
    assert all(len(row) == board.size for row in board.rows)
    turned = tuple("".join(column) for column in zip(*board.rows[::-1], strict=True))
    assert turned == board.rows == tuple(row[::-1] for row in board.rows)
    assert sum(row.count("*") for row in board.rows) == (4 if name == "slowodziel16" else 1)


def test_premiums() -> None:
    crossword, scarabeo = layouts()["crossword15"], layouts()["scarabeo17"]
    assert crossword.word_premiums[7][7] == 2
    assert scarabeo.word_premiums[8][8] == 1
    assert crossword.word_premiums[0][0] == 3
    assert crossword.letter_premiums[1][5] == 3


def test_e_serves_for_yo_only_where_there_is_no_yo_tile() -> None:
    alphabet = "абвгдеёжз"
    erudit, crossword = tile_sets()["erudit"], tile_sets()["crossword-ru"]
    assert erudit.codes("еж") == [5, 6]
    assert erudit.codes("ёж") == [5, 6]
    assert crossword.codes(alphabet) == list(range(9))
    assert tile_sets()["slowodziel-pl"].codes("qaąv") == [-1, 0, 1, -1]


def test_every_set_fits_every_board() -> None:
    for layout in layouts().values():
        for tiles in tile_sets().values():
            assert board_rules(layout, tiles).size == layout.size
