"""Kernels stay inside their arrays, and a cache of compiled code that is no good is no harm.

Each run is a process of its own: numba reads its settings when it is imported.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

AUTOMATA = """
import numpy as np
from verbarium.fast import automaton, build, gaddag, gaddag_build
from verbarium.fast.gaddag_plain import build_plain
luck = np.random.default_rng(1)
none = np.full(256, 255, np.uint8)
fold = np.arange(256, dtype=np.uint8)
for case in range(40):
    gaddag_build._ROOM = (0, 5)[case % 2]
    many = (0, 1, 30, 300)[case % 4]
    words = ["".join("abcd"[x] for x in luck.integers(0, 4, luck.integers(0, 9))) for _ in range(many)]
    words += [word[::-1] for word in words]
    codes, offsets = build.encode(words, "abcd")
    dawg = build.build(codes, offsets, 4)
    for a, b in zip(dawg, build.build_plain(codes, offsets, 4)):
        assert np.array_equal(a, b)
    for a, b in zip(gaddag.build(dawg), build_plain(dawg)):
        assert np.array_equal(a, b)
    narrow = gaddag.narrow(dawg, [2, -1, 0, 1], 3)
    assert gaddag.check(gaddag.build(narrow)).letters == 3
    values = (dawg.first, dawg.final.astype(np.uint32), dawg.label, dawg.target)
    folded = automaton.derive(*values, np.array([0, 1], np.uint8), fold // 2, none, none, 2)
    automaton.spell(folded.first, folded.final.astype(np.uint32), folded.label, folded.target, 999, 9999)
"""

GRID = """
import numpy as np
from verbarium.fast import build, grid
luck = np.random.default_rng(1)
faces = [(0,), (1,), (2,), (3,), (0, 1)]
words = ["".join("abcd"[x] for x in luck.integers(0, 4, luck.integers(1, 6))) for _ in range(60)]
words += ["ab" * n for n in range(3, 9)] + ["a" * n + "b" + "a" * n for n in range(2, 8)]
dawg = build.build(*build.encode(words, "abcd"), 4)
mine, plain = grid.Solver(dawg, faces, 1, vectors=False), grid.PlainSolver(dawg, faces, 1)
for shape in ((4, 4), (1, 1), (0, 4), (5, 5), (6, 6), (9, 8)):
    for _ in range(3):
        batch = luck.integers(0, 5, (3, *shape)).astype(np.uint8)
        batch[luck.random(batch.shape) < 0.2] = grid.HOLE
        batch[2] %= 2  # so few faces that dead ends are many
        points = np.arange(46)
        assert mine.scores(batch, points).tolist() == plain.scores(batch, points).tolist()
        assert [mine.words(g).ids.tolist() for g in batch] == [plain.words(g).ids.tolist() for g in batch]
"""

RACK = """
import numpy as np
from verbarium.fast import build, rack
luck = np.random.default_rng(1)
for case in range(60):
    words = ["".join("abcd"[x] for x in luck.integers(0, 4, luck.integers(1, 7))) for _ in range(30)]
    dawg = build.build(*build.encode(words, "abcd"), 4)
    shown = [tuple(luck.integers(0, 4, luck.integers(0, 3)).tolist()) for _ in range(case % 8)]
    hand = rack.pieces(4, shown)
    for a, b in zip(rack.Solver(dawg).words(hand), rack.PlainSolver(dawg).words(hand), strict=True):
        assert a.tolist() == b.tolist()
"""

BOARD = """
from tests.boards.conftest import case, scattered
from verbarium.fast import board_reference, turn_reference
from verbarium.fast.turn import TurnRules, best_turn
for seed in range(40):
    c = case(seed)
    for grid in ([[0] * c.rules.size for _ in range(c.rules.size)], scattered(c)):
        rack, board = c.rack(), c.solver.board(grid)
        want = board_reference.placements(c.rules, c.words, grid, rack, False)
        assert sorted(c.solver.all(board, rack)) == sorted(want)
        c.solver.best(board, rack)
for seed in range(40):
    c = case(seed, crowded=True)
    grid, rack = scattered(c), c.rack(0.1)
    got = best_turn(c.solver, c.solver.board(grid), rack, TurnRules(), beam=3, seconds=None)
    assert (got and got.score) == turn_reference.best_score(c.rules, c.words, grid, rack, TurnRules())
"""


def run(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", **settings}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=900
    )


@pytest.mark.parametrize("code", [AUTOMATA, GRID, RACK, BOARD], ids=["automata", "grid", "rack", "board"])
def test_no_index_leaves_its_array(code: str, tmp_path: Path) -> None:
    """With numba's own checks of every index: one outside raises IndexError. Indices are never meant from the end."""
    done = run(code, NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=str(tmp_path), NUMBA_OPT="1")
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("harm", ["damaged", "foreign", "nowhere"])
def test_a_bad_cache_of_compiled_code_does_not_matter(harm: str, tmp_path: Path) -> None:
    """Compiled code that was cut short, files that are none of numba's, and a folder that cannot be written."""
    folder = tmp_path / "cache"
    if harm == "nowhere":
        folder.write_text("in the way")
    else:
        assert run(RACK, NUMBA_CACHE_DIR=str(folder)).returncode == 0
        files = list(folder.rglob("*.nb?"))
        assert files
        for file in files:
            raw = file.read_bytes()
            file.write_bytes(raw[: len(raw) // 2] if harm == "damaged" else b"not a cache")
    done = run(RACK, NUMBA_CACHE_DIR=str(folder))
    assert done.returncode == 0, done.stderr[-2000:]
