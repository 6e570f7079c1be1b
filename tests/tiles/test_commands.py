"""`verbarium gcg` and `verbarium moves`: recorded games counted again, the best turns for a board and a rack."""

from __future__ import annotations

import csv
import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.tiles.shared import lay, play, preset

from verbarium.games.tiles import gcg
from verbarium.games.tiles.notation import parse_board, parse_rack, position, written
from verbarium.games.tiles.recount import record_of, recount, rules_for
from verbarium.texts import Trouble

GAMES = Path(__file__).parents[3] / "shared" / "conformance" / "tiles"
CROSS = preset("crossword-en", "en")
HEAD = "#player1 a Anna\n#player2 b Bo\n"


def listed() -> list[dict[str, str]]:
    if not GAMES.exists():
        if os.environ.get("CI"):
            raise FileNotFoundError(GAMES)
        return []
    with (GAMES / "index.tsv").open(encoding="utf-8", newline="") as f:
        return list(csv.DictReader(f, delimiter="\t"))


def run(*args: str, code: int = 0) -> str:
    env = os.environ | {"VERBARIUM_UI": "en"}
    start = "from verbarium.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, *args], capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout if code == 0 else done.stderr


def run_json(*args: str) -> Any:
    return json.loads(run(*args, "--json"))


# -- records ------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(
    not GAMES.exists() and not os.environ.get("CI"), reason="needs ../shared/conformance/tiles"
)
@pytest.mark.parametrize("row", listed(), ids=lambda r: r["file"])
def test_every_recorded_game_replays_with_its_totals(row: dict[str, str]) -> None:
    record = gcg.read((GAMES / "gcg" / row["file"]).read_bytes())
    counted = recount(record, rules_for(record))
    wrong = [w for w in counted.warnings if w.code == "gcg-score-wrong"]
    assert len(wrong) <= int(row["score_mismatches"])
    assert len(wrong) == len(counted.warnings)
    if "unparsed" not in row["events"]:  # else the list's own reader did not see the whole file
        assert " ".join(map(str, counted.totals)) == row["final_scores"]
        assert len(wrong) == int(row["score_mismatches"])
    text = gcg.write(record)
    assert gcg.write(gcg.read(text)) == text
    again = recount(gcg.read(text), rules_for(record))
    assert again.totals == counted.totals


def test_what_does_not_agree_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    file.write_text(HEAD + ">a: CATXYZQ 8H CAT +11 11\n>b: SEAXYZQ 1A SEA +3 3\n>a: Q - +0 12\n")
    told = run_json("gcg", str(file))
    assert told["totals"] == [12, 3]
    assert [(w["line"], w["code"]) for w in told["warnings"]] == [
        (3, "gcg-score-wrong"),
        (4, "gcg-play-irregular"),
        (5, "gcg-total-wrong"),
    ]
    assert told["plays"][0]["counted"] == 10
    text = run("gcg", str(file))
    assert "Line 3: CAT is written down with 11, but scores 10." in text
    assert "not joined to anything" in text


def test_b56_what_cannot_be_read_is_one_clear_error(tmp_path: Path) -> None:
    file = tmp_path / "game.gcg"
    file.write_text(HEAD + "nonsense\n")
    assert run("gcg", str(file), code=2) == "Line 3 cannot be understood: nonsense\n"
    assert "missing.gcg" in run("gcg", str(tmp_path / "missing.gcg"), code=2)


def test_b50_a_match_of_the_house_is_written_and_read_again(tmp_path: Path) -> None:
    from tests.cards.cardroom import Tiny
    from tests.tiles.shared import WORDS, small, table

    from verbarium.games.tiles import api
    from verbarium.games.tiles.finder import Finder

    rules = small(clock="game", game_seconds=60, overtime_seconds=60)
    rules = replace(rules, tiles=dataclasses.replace(rules.tiles, blanks=0))
    game, words = table(rules), Tiny(WORDS, "en")
    while game.state.outcome is None:
        view = game.view(game.state.on_turn)
        found = Finder(rules, words).best(view.board, view.rack)
        game.wait(4_000)
        game.do(
            view.me, found.play if found else api.Exchange(view.rack[:1]) if view.exchange else api.Pass()
        )
    view = game.view()
    record = record_of(("Anna Maria", "Bo"), view.turns, view.racks, view.rests, view.last, rules)
    text = gcg.write(record)
    assert gcg.write(gcg.read(text)) == text
    counted = recount(gcg.read(text), rules)
    assert counted.totals == view.outcome.points
    assert counted.warnings == ()
    assert [e.kind for e in record.events][-1] == "leftover"


def test_turns_of_several_words_have_no_place_in_the_format() -> None:
    with pytest.raises(Trouble) as told:
        record_of(("a", "b"), (), (), (), (), preset("slowodziel-pl", "pl"))
    assert told.value.code == "gcg-no-crossword"


# -- the best turns -----------------------------------------------------------------------------------------------


def board_text(**rows: str) -> str:
    lines = ["." * 15] * 15
    for name, row in rows.items():
        lines[int(name[1:]) - 1] = row
    return "\n".join(lines) + "\n"


def test_moves_on_a_board(tmp_path: Path) -> None:
    board = tmp_path / "board.txt"
    board.write_text(board_text(r8=".......CaT....."))
    words = tmp_path / "words.txt"
    words.write_text("cat\ncats\nat\nas\nsat\n")
    options = ("--board", str(board), "--lexicon", str(words), "--rules", "crossword-en")
    told = run_json("moves", "--rack", "STA?", "--count", "3", *options)
    points = [m["points"] for m in told["moves"]]
    assert points == sorted(points, reverse=True)
    assert len(points) == 3
    best = told["moves"][0]["placements"][0]
    assert {w["word"] for w in best["words"]} <= {"CAT", "CATS", "AT", "AS", "SAT"}
    assert "CATS" in run("moves", "--rack", "S", *options)
    assert run("moves", "--rack", "QQ", *options) == "Nothing can be laid.\n"


@pytest.mark.parametrize(
    ("text", "rack", "code"),
    [
        (board_text(r8=".......1......."), "A", "tiles-board-letter"),
        (board_text(r3="....."), "A", "tiles-board-row"),
        ("...\n...\n", "A", "tiles-board-rows"),
        (board_text(), "A!", "tiles-rack-letter"),
        (board_text(), "ABCDEFGH", "tiles-rack-size"),
    ],
)
def test_boards_and_racks_that_cannot_be(text: str, rack: str, code: str) -> None:
    def both() -> None:
        parse_board(text, CROSS)
        parse_rack(rack, CROSS)

    with pytest.raises(Trouble) as told:
        both()
    assert told.value.code == code


def test_boards_may_be_written_in_several_ways() -> None:
    plain = parse_board(board_text(r8=".......CaT....."), CROSS)
    spaced = "\n".join(" ".join(row) for row in board_text(r8=".......CaT.....").split("\n"))
    assert parse_board(spaced, CROSS) == plain
    assert [(p.square, p.letter, p.wild) for p in plain] == [(112, "C", ""), (113, "A", "?"), (114, "T", "")]
    assert parse_rack("a?b*", CROSS) == ("A", "?", "B", "?")
    assert parse_rack("to*?", preset("slowodziel-pl", "pl")) == ("T", "O", "*", "*")


def test_positions_and_words_as_people_write_them() -> None:
    assert (position(7 * 15 + 7, False, 15), position(7 * 15 + 7, True, 15)) == ("8H", "H8")
    board = lay(CROSS, (8, 8), "across", "CAT").tiles
    assert written(lay(CROSS, (8, 11), "across", "S"), board, 15) == "...S"
    assert written(lay(CROSS, (7, 10), "down", "S.a"), board, 15) == "S.a"
    assert play(lay(CROSS, (1, 14), "across", "AB")).placements[0].tiles[1].square == 14
    assert written(lay(CROSS, (1, 14), "across", "AB"), lay(CROSS, (2, 1), "across", "X").tiles, 15) == "AB"
