"""Boards and tile sets that a host brings: what is wrong is told by line and field, and nothing else can happen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.cards.cardroom import Tiny
from tests.tiles.shared import preset

from verbarium.games.tiles import custom
from verbarium.games.tiles.custom import MOST_BYTES, MOST_FAULTS, read
from verbarium.games.tiles.places import line_of, places
from verbarium.games.tiles.ruleset import changed, check, own_parts
from verbarium.games.tiles.ruleset import read as read_for
from verbarium.games.tiles.sets import automaton, layouts, tile_sets
from verbarium.texts import LANGUAGES, say

COMMAND = Path(sys.executable).with_name("verbarium")
BOTH = """# a club's evening
[board]
title = "Five"
need = 1
rows = [ # from above
  "T.d.T",
  ".D.D.",   # with "quotes" and [brackets]
  "d.*.d",
  ".D.D.",
  "T.d.T",
]

[tiles]
blanks = 1
tiles = [ ["A", 9, 1], ["B", 4, 3],
  ["C", 4, 3] ]
"""


def faults(text: str, language: str = "en", rack: int = 7) -> list[tuple[int, str, str, str]]:
    return [(f.line, f.part, f.field, f.code) for f in read(text, language, "", rack).faults]


def test_one_text_with_both() -> None:
    own = read(BOTH, "en", "", 7)
    assert own.faults == ()
    assert own.board is not None
    assert own.tiles is not None
    assert (own.board.title, own.board.size, own.board.need) == ("Five", 5, 1)
    assert (own.tiles.letters, len(own.tiles.bag)) == ("ABC", 18)
    assert (own.board.name, own.board.confidence, own.tiles.name) == ("own", "D", "own")


@pytest.mark.parametrize("name", [*layouts(), *tile_sets()])
def test_the_house_s_own_tables_are_such_texts(name: str) -> None:
    """Somebody may begin with a copy of one."""
    file = "boards" if name in layouts() else "sets"
    text = (Path(custom.__file__).parent / f"data/{file}.toml").read_text(encoding="utf-8")
    table = next(t for t in text.split("\n[")[1:] if t.startswith(f"{name}]"))
    own = read(
        f"[{table}",
        tile_sets()[name].language if name in tile_sets() else "",
        "yo" * (name == "crossword-ru"),
    )
    assert own.faults == ()
    if name in layouts():
        assert own.board is not None
        assert own.board.rows == layouts()[name].rows
    else:
        assert own.tiles is not None
        assert (own.tiles.tiles, own.tiles.merged) == (tile_sets()[name].tiles, tile_sets()[name].merged)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('".D.D.",   #', '".D.D",   #', [(7, "board", "rows.1", "tiles-board-row")]),
        ('"T.d.T",', '"T.d.x",', [(6, "board", "rows.0", "tiles-board-square")]),
        ('"d.*.d"', '"d...d"', [(5, "board", "rows", "tiles-board-no-start")]),
        ("need = 1", "need = 2", [(4, "board", "need", "tiles-board-need")]),
        ("need = 1", "need = true", [(4, "board", "need", "tiles-own-not-number")]),
        ("need = 1", "nead = 1", [(4, "board", "nead", "tiles-own-unknown")]),
        ('title = "Five"', "title = 5", [(3, "board", "title", "tiles-own-not-text")]),
        ('title = "Five"', f'title = "{"x" * 61}"', [(3, "board", "title", "tiles-own-title")]),
        ('["B", 4, 3]', '["b", 4, 3]', [(15, "tiles", "tiles.1.0", "tiles-set-letter")]),
        ('["C", 4, 3]', '["A", 4, 3]', [(16, "tiles", "tiles.2.0", "tiles-set-twice")]),
        ('["C", 4, 3]', '["Я", 4, 3]', [(16, "tiles", "tiles.2.0", "tiles-set-alphabet")]),
        ('["C", 4, 3]', '["C", -4, 3]', [(16, "tiles", "tiles.2.1", "tiles-set-count")]),
        ('["C", 4, 3]', '["C", 4, 101]', [(16, "tiles", "tiles.2.2", "tiles-set-value")]),
        ('["C", 4, 3]', '["C", 4]', [(16, "tiles", "tiles.2", "tiles-own-not-tiles")]),
        ('["C", 4, 3]', '["C", 4, true]', [(16, "tiles", "tiles.2", "tiles-own-not-tiles")]),
        ('["A", 9, 1], ["B", 4, 3]', '["A", 1, 1], ["B", 1, 3]', [(15, "tiles", "tiles", "tiles-few-tiles")]),
        ("blanks = 1", "blanks = 11", [(14, "tiles", "blanks", "tiles-set-wild")]),
        ("blanks = 1", "blanks = -1", [(14, "tiles", "blanks", "tiles-set-wild")]),
        ("blanks = 1", 'merged = { "X" = "Y" }', [(14, "tiles", "merged", "tiles-set-merged")]),
        ("blanks = 1", "merged = 1", [(14, "tiles", "merged", "tiles-own-not-merged")]),
        ("[tiles]", "[more]\nx = 1\n[tiles]", [(13, "", "more", "tiles-own-unknown")]),
        ("[tiles]", '[other]\nrows = ["*.", ".."]\n[tiles]', [(13, "board", "", "tiles-own-twice")]),
        ("blanks = 1", "blanks = ", [(14, "", "", "tiles-toml-value")]),
        ("blanks = 1", "blanks 1", [(14, "", "", "tiles-toml-equals")]),
        ("blanks = 1", "blanks = 1 2", [(14, "", "", "tiles-toml-line")]),
        ("blanks = 1", "tiles = 1", [(16, "", "", "tiles-toml-twice")]),
        ('"T.d.T",\n]', '"T.d.T,\n]', [(10, "", "", "tiles-toml-text")]),
    ],
)  # fmt: skip
def test_every_fault_has_its_line_and_field(
    old: str, new: str, expected: list[tuple[int, str, str, str]]
) -> None:
    assert old in BOTH
    found = faults(BOTH.replace(old, new, 1))
    assert sorted(found) == sorted(expected)


def test_all_faults_of_a_text_are_told_and_never_too_many() -> None:
    wrong = BOTH.replace("need = 1", "need = 9").replace('["B"', '["β"').replace('["C", 4', '["C", 400')
    assert [f[0] for f in faults(wrong)] == [4, 15, 16]
    many = "tiles = [" + ",\n".join(f'["{chr(97 + i % 26)}", 1, 1]' for i in range(33)) + "]"
    assert len(faults(many)) == MOST_FAULTS


def test_a_text_is_bounded_and_one_without_either_is_told() -> None:
    assert faults("#" * (MOST_BYTES + 1)) == [(0, "", "", "tiles-own-long")]
    assert faults("") == [(1, "", "", "tiles-own-nothing")]
    assert faults("[") == [(1, "", "", "tiles-toml")]
    assert [f[3] for f in faults("[]")] == ["tiles-toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_in_every_language(language: str) -> None:
    wrong = BOTH.replace("need = 1", "need = 9").replace('["B"', '["β"').replace('["C", 4', '["C", 400')
    for fault in read(wrong, "en").faults:
        assert say(language, fault.code, **fault.facts)  # type: ignore[arg-type]


def test_what_a_host_brings_says_nothing_of_its_own_worth() -> None:
    """A file that calls itself a primary source is a host's file all the same."""
    head = '["../../x"]\nconfidence = "A"\nsource = "the box"\ntitle = "a\\u202eb\\u0000"\n'
    text = head + BOTH[BOTH.index("need") : BOTH.index("[tiles]")]
    rules = changed(preset("crossword-en", "en"), {"layout": text})
    check(rules)
    assert (rules.layout.name, rules.layout.confidence, rules.layout.source) == ("own", "D", "table")
    assert rules.layout.title == "ab"
    assert own_parts(rules) == ("layout",)
    assert own_parts(preset("slowodziel-pl", "pl")) == ()


def test_a_text_is_read_for_the_rules_at_the_table() -> None:
    plain = 'tiles = [["Ё", 20, 1]]'
    assert [f.code for f in read_for(preset("slovodel-ru", "ru"), plain).faults] == ["tiles-set-alphabet"]
    assert read_for(preset("crossword-ru", "ru"), plain).faults == ()
    need = '[b]\nneed = 3\nrows = ["***", "...", "..."]'
    rules = changed(preset("crossword-en", "en"), {"rack": 2, "bonus": []})
    assert [f.code for f in read_for(rules, need).faults] == ["tiles-start-out-of-reach"]


def test_two_own_sets_of_as_many_letters_do_not_share_their_words(tmp_path: Path) -> None:
    """They have one name and as many letters: once, the second was given the automaton of the first."""
    words = Tiny(["ab", "ba", "ac", "ca", "cab"], "en")
    made = {}
    for letters in ("AB", "AC", "AB"):
        tiles = custom.find_tiles("tiles = [" + ", ".join(f'["{x}", 20, 1]' for x in letters) + "]")
        made.setdefault(letters, []).append(automaton(words, tiles, tmp_path))
        fresh = automaton(words, tiles, tmp_path / "fresh" / letters)
        assert np.array_equal(made[letters][-1].arcs, fresh.arcs)
        assert np.array_equal(made[letters][-1].nodes, fresh.nodes)
    assert {f.parent for f in tmp_path.glob("*.gaddag")} == {tmp_path}
    assert len(list(tmp_path.glob("*.gaddag"))) == 1  # own ones replace each other


def test_lines_of_a_text_that_is_hard_to_read() -> None:
    text = '''a = """x
[no]
y = 1""" # [neither]
[t]
"q k" = [
  [1, 2], # ]
  [
    3, "]",
  ], {z = [1]},
  4]
b = 1
'''
    found = places(text)
    assert line_of(found, ("", "a")) == 1
    assert line_of(found, ("t",)) == 4
    assert [line_of(found, ("t", "q k", i)) for i in range(4)] == [6, 7, 9, 10]
    assert line_of(found, ("t", "q k", 1, 1)) == 8
    assert line_of(found, ("t", "b")) == 11
    assert line_of(found, ("t", "q k", 9)) == 5
    assert line_of(found, ("nowhere",)) == 1


# -- on the command line ------------------------------------------------------------------------------------------


def checked(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, "rules", "check", *words], capture_output=True, text=True)


def test_rules_check(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(BOTH, encoding="utf-8")
    done = checked(str(file), "--rules", "crossword-en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "5×5" in done.stdout
    assert "18" in done.stdout
    file.write_text(BOTH.replace('["C", 4', '["Ж", 400'), encoding="utf-8")
    done = checked(str(file), "--language", "en")
    assert done.returncode == 2
    assert [line.split(": ")[0] for line in done.stderr.splitlines()] == [f"{file}:16"] * 2
    assert done.stdout == ""
    file.write_text(
        'language = "it"\nsource = "us"\nconfidence = "D"\nrows = 5\ncols = 5\nminimum = 4\npoints = "4:1"\n',
        encoding="utf-8",
    )
    assert checked(str(file)).returncode == 0
    file.write_text(
        'language = "it"\nsource = "us"\nminimum = "x"\nconfidence = "D"\npoints = "4:1"\n', encoding="utf-8"
    )
    done = checked(str(file))
    assert (done.returncode, "club.toml:3" in done.stderr) == (2, True)
    assert checked(str(tmp_path / "none.toml")).returncode == 2
