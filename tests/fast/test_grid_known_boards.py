"""Boards whose words and scores other people have published come out, under their word lists."""

from __future__ import annotations

import csv
import functools
from pathlib import Path

import numpy as np
import pytest

from verbarium.fast import build
from verbarium.fast.grid import PlainSolver, Solver

ABC = "abcdefghijklmnopqrstuvwxyz"
QU = (ABC.index("q"), ABC.index("u"))
FACES = [QU if letter == "q" else (code,) for code, letter in enumerate(ABC)]  # the q of these dice is a Qu
POINTS = np.array([0, 0, 0, 1, 1, 2, 3, 5, 11])


@functools.cache
def solvers(file: Path) -> tuple[Solver, PlainSolver]:
    dawg = build.build(*build.encode(file.read_text().lower().split(), ABC), 26)
    return Solver(dawg, FACES, 3), PlainSolver(dawg, FACES, 3)


def board(file: Path) -> np.ndarray:
    size, *rows = file.read_text().lower().splitlines()
    shape = [int(x) for x in size.split()]
    cells = [ABC.index(face[0]) for row in rows for face in row.split()]  # Q is written for Qu too
    return np.array(cells, np.uint8).reshape(shape)


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(newline="") as f:
        return list(csv.DictReader(f, delimiter="\t"))


def check(solver: Solver, plain: PlainSolver, grid: np.ndarray, row: dict[str, str]) -> None:
    found = solver.words(grid)
    assert len(found.ids) == int(row["words"]), row
    assert solver.score(grid, POINTS) == int(row["score_standard"]), row
    for ours, theirs in zip(found, plain.words(grid), strict=True):  # path for path
        assert np.array_equal(ours, theirs), row


def test_a_courses_boards_have_the_words_it_says(grid_material: Path) -> None:
    rows = rows_of(grid_material / "expected.tsv")
    assert len(rows) == 46
    for row in rows:
        file = grid_material / "words" / (row["dictionary"] + ".txt")
        check(*solvers(file), board(grid_material / "boards" / row["board_file"]), row)


def test_the_best_known_boards_score_what_is_recorded(grid_material: Path) -> None:
    rows = rows_of(grid_material / "best_known.tsv")
    assert len(rows) == 36
    for row in rows:
        letters = [ABC.index(c) for c in row["board_file"].rsplit(":", 1)[1]]
        grid = np.array(letters, np.uint8).reshape(int(row["rows"]), int(row["cols"]))
        check(*solvers(grid_material / "words" / (row["dictionary"] + ".txt")), grid, row)


def test_sixteen_qu_spell_only_whole_pairs(grid_material: Path) -> None:
    """A list of Q, QQ, … and QU, QUQU, …: a bare Q cannot be laid with Qu dice."""
    words = (grid_material / "words/16q.txt").read_text().lower().split()
    dawg = build.build(*build.encode(words, ABC), 26)
    grid = np.full((4, 4), FACES.index(QU), np.uint8)
    points = np.ones(46, int)
    solver = Solver(dawg, FACES, 3)
    spelled = solver.spelled(solver.words(grid).ids)
    assert sorted(spelled) == sorted(bytes(QU * n) for n in range(2, 17))
    assert solver.score(grid, points) == 15


@pytest.mark.parametrize("shape", [(0, 0), (0, 4), (4, 0)])
def test_a_grid_without_cells_has_no_words(shape: tuple[int, int]) -> None:
    dawg = build.build(*build.encode(["a", "ab"], ABC), 26)
    for solver in (Solver(dawg, None, 1), PlainSolver(dawg, None, 1)):
        assert len(solver.words(np.zeros(shape, np.uint8)).ids) == 0
        assert solver.score(np.zeros(shape, np.uint8), [0, 1, 1]) == 0
        assert solver.scores(np.zeros((3, *shape), np.uint8), [0, 1, 1]).tolist() == [0, 0, 0]
