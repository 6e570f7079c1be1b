"""Grids as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.core.dice import derive
from verbarium.games.grid import rule_set
from verbarium.games.grid.api import Grid
from verbarium.games.grid.dice import throw
from verbarium.games.grid.gridtext import parse_grid, read_board
from verbarium.texts import LANGUAGES, Trouble, say
from verbarium.words import alphabet

EN, IT, SUPER = rule_set("boggle-en"), rule_set("paroliere-box"), rule_set("super-big-boggle")


def grid(text: str, rules: object = EN, language: str = "en") -> Grid:
    return parse_grid(text, rules, alphabet(language))  # type: ignore[arg-type]


def test_rows_parted_by_blanks_with_qu_as_one_die() -> None:
    got = grid("rquos wnoa emta lipr", IT, "it")
    assert (got.rows, got.cols) == (4, 4)
    assert got.faces[:5] == ("R", "Qu", "O", "S", "W")


@pytest.mark.parametrize(
    "text",
    [
        "abcd efgh ijkl mnop",
        "abcdefghijklmnop",
        "ABCD/EFGH/IJKL/MNOP",
        "abcd\nefgh\r\nijkl\nmnop\n",
        "a b c d e f g h i j k l m n o p",
        "a,b,c,d|e,f,g,h|i,j,k,l|m,n,o,p",
        "a b c d / e f g h / i j k l / m n o p /",
        "abcd; efgh; ijkl; mnop",
        "ábcd efgh ijkl mnop",
    ],
)
def test_one_grid_written_in_many_ways(text: str) -> None:
    assert parse_grid(text, IT, alphabet("it")) == Grid(4, 4, tuple("ABCDEFGHIJKLMNOP"))


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("abcde fghij klmno pqrst uvwxy", (5, 5)),
        ("a" * 36, (6, 6)),
        ("ab cd ef", (3, 2)),
        ("a", (1, 1)),
        ("ABC/DEF", (2, 3)),
    ],
)
def test_size_is_recognised(text: str, size: tuple[int, int]) -> None:
    got = grid(text)
    assert (got.rows, got.cols) == size


@pytest.mark.parametrize("hole", list("_.·-*□"))
def test_holes(hole: str) -> None:
    assert grid(f"a{hole}cd efgh ijkl mnop").faces[:3] == ("A", "", "C")
    assert grid(f"a {hole} / c d").faces == ("A", "", "C", "D")


def test_two_letter_faces_between_blanks_or_with_a_capital() -> None:
    got = grid("in th _ a / InThQuB", SUPER)
    assert got.faces == ("In", "Th", "", "A", "In", "Th", "Qu", "B")
    assert grid("inth / abcd", SUPER).faces[:4] == ("I", "N", "T", "H")


def test_a_q_where_every_die_shows_qu() -> None:
    assert grid("qabc defg hijk lmno").faces[0] == "Qu"


def test_qu_as_two_dice_where_the_row_wants_it() -> None:
    assert grid("quab cdef ghij klmn").faces[:4] == ("Qu", "U", "A", "B")
    got = grid("quit abcd efgh ijkl")
    assert got.faces[:4] == ("Qu", "U", "I", "T")


def test_an_empty_grid_is_empty() -> None:
    assert grid("  ") == Grid(0, 0, ())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("abcd efg", "grid-text-rows"),
        ("abcde", "grid-text-size"),
        ("ab!d", "grid-text-letter"),
        ("абвг", "grid-text-letter"),
        ("a" * 121, "grid-text-large"),
    ],
)
def test_what_is_no_grid_is_said_to_be_none(text: str, code: str) -> None:
    with pytest.raises(Trouble) as caught:
        grid(text)
    assert caught.value.code == code
    assert all(say(language, code, **caught.value.facts) for language in LANGUAGES)


@pytest.mark.parametrize("text", ["", "4", "x y\na b", "2 2\na b c", "1 1\nab", "-1 2\n"])
def test_a_board_file_that_is_none(text: str) -> None:
    with pytest.raises(Trouble):
        read_board(text, EN, alphabet("en"))


def test_board_files() -> None:
    assert read_board("2 2\nQu  A\nB _\n", EN, alphabet("en")) == Grid(2, 2, ("Qu", "A", "B", ""))
    assert read_board("0 4\n", EN, alphabet("en")) == Grid(0, 4, ())
    assert read_board("\ufeff4 0", EN, alphabet("en")) == Grid(4, 0, ())


@given(
    st.binary(min_size=1, max_size=8),
    st.sampled_from(["boggle-ru", "boggle-pl", "super-big-boggle", "maxiparoliere"]),
)
def test_what_is_printed_reads_back(seed: bytes, name: str) -> None:
    rules = rule_set(name)
    lying = throw(rules, derive(b"k" * 32, seed.hex()), 0)
    text = "/".join(
        " ".join(face or "_" for face in lying.faces[y * lying.cols : (y + 1) * lying.cols])
        for y in range(lying.rows)
    )
    assert parse_grid(text, rules, alphabet(rules.language)) == lying


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        got = grid(text)
    except Trouble:
        return
    assert len(got.faces) == got.rows * got.cols
