"""Games that people played: every play is among the placements found, with the score that was written down."""

from __future__ import annotations

import csv
import os
from pathlib import Path

import pytest

from verbarium.fast.board import BLANK, Placement, Solver
from verbarium.fast.gaddag import build
from verbarium.games.tiles import gcg
from verbarium.games.tiles.sets import board_rules, layouts, tile_sets

from .conftest import dawg_of

GAMES = Path(__file__).parents[3] / "shared" / "conformance" / "tiles"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

if not GAMES.exists() and not os.environ.get("CI"):
    pytest.skip("needs ../shared/conformance/tiles", allow_module_level=True)


def listed() -> dict[str, dict[str, str]]:
    with (GAMES / "index.tsv").open(encoding="utf-8", newline="") as f:
        return {row["file"]: row for row in csv.DictReader(f, delimiter="\t")}


FILES = sorted(listed())


def made(laid: gcg.Laid) -> set[str]:
    """The words on the board after a play that have a tile of it."""
    board = [list(row) for row in laid.before]
    for (r, c), letter in zip(laid.squares, laid.letters, strict=True):
        board[r][c] = letter
    words = set()
    for lines in (board, [list(column) for column in zip(*board, strict=True)]):
        for line in lines:
            words |= set("".join(c.upper() or " " for c in line).split())
    return {w for w in words if len(w) > 1}


def cell(letter: str) -> int:
    return LETTERS.index(letter.upper()) + 1 + (BLANK if letter.islower() else 0)


def hand(laid: gcg.Laid) -> list[int]:
    """The rack as written down; where it lacks tiles that were laid, the tiles laid."""
    rack = [26 if t == "?" else LETTERS.index(t.upper()) for t in laid.event.rack if t == "?" or t.isalpha()]
    needed = [26 if letter.islower() else LETTERS.index(letter) for letter in laid.letters]
    rest = list(rack)
    for t in needed:
        if t not in rest:
            return needed
        rest.remove(t)
    return rack if len(rack) <= 7 else needed


@pytest.mark.parametrize("name", FILES)
def test_every_play_is_found_with_the_score_written_down(name: str) -> None:
    record = gcg.read((GAMES / "gcg" / name).read_bytes())
    plays = list(gcg.replay(record))
    words = {tuple(map(LETTERS.index, w)) for laid in plays for w in made(laid)}
    rules = board_rules(layouts()["crossword15"], tile_sets()["crossword-en"], bonus=[0] * 7 + [50])
    solver = Solver(build(dawg_of(words, 26)), rules)
    wrong = []
    for laid in plays:
        board = solver.board([[cell(c) if c else 0 for c in row] for row in laid.before])
        found = solver.all(board, hand(laid), both=True)
        wanted = tuple(r * 15 + c for r, c in laid.squares), tuple(map(cell, laid.letters))
        same = [p for p in found if (p.squares, p.cells) == wanted]
        assert same, (laid.event, len(found))
        if all(p.score != laid.event.score for p in same):
            wrong.append((laid.event, [p.score for p in same]))
        best = solver.best(board, hand(laid))
        assert isinstance(best, Placement)
        assert best.score == max(found.scores)
    assert len(plays) >= int(listed()[name]["plays"])
    # The index counts plays whose written score is wrong, as far as its own reader understood the file.
    assert len(wrong) <= int(listed()[name]["score_mismatches"]), wrong


def test_totals_and_names() -> None:
    for name, row in listed().items():
        record = gcg.read((GAMES / "gcg" / name).read_bytes())
        last = {e.nick: e.total for e in record.events if e.total is not None}
        if "unparsed" not in row["events"]:
            assert [str(last[p.nick]) for p in record.players if p.nick in last] == row[
                "final_scores"
            ].split()
        if name.startswith("name_"):
            assert record.players[0].name == record.events[0].nick == "césar", name


@pytest.mark.parametrize("name", FILES)
def test_written_and_read_again_it_is_the_same(name: str) -> None:
    record = gcg.read((GAMES / "gcg" / name).read_bytes())
    text = gcg.write(record)
    assert gcg.write(gcg.read(text)) == text
    assert gcg.write(gcg.read(text.replace("\n", "\r\n").encode())) == text
    again = gcg.read(text)
    for a, b in zip(record.events, again.events, strict=True):
        assert (a.kind, a.nick, a.rack, a.text, a.score, a.total) == (
            b.kind,
            b.nick,
            b.rack,
            b.text,
            b.score,
            b.total,
        )
