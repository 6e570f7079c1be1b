"""`verbarium bench grid`: how many grids a second the solver does."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from verbarium.cli.bench.measure import Result, show, side_by_side

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from verbarium.fast.dawg import Dawg
    from verbarium.fast.grid import Solver

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_QU = (_LETTERS.index("q"), _LETTERS.index("u"))
_POINTS = [0, 0, 0, 1, 1, 2, 3, 5, 11]


def dawg_of(words: Path | None) -> tuple[Dawg, str]:
    """The automaton to measure with, and its name: of a plain list of English words, else of the shipped lexicon."""
    if words is None:
        from verbarium.words import lexicon

        return lexicon("en").admit("all-forms").dawg(), "en all-forms"
    from verbarium.fast import build
    from verbarium.texts import Trouble

    try:
        listed = words.read_text(encoding="utf-8").lower().split()
    except OSError as e:
        raise Trouble("cli-file-unreadable", file=str(words), why=e.strerror or "") from e
    return build.build(*build.encode(listed, _LETTERS), len(_LETTERS)), words.name


def throws(dice: str, faces: Sequence[tuple[int, ...]], n: int) -> NDArray[np.uint8]:
    """uint8[n, rows, cols]: fair throws of a dice set, always the same ones."""
    import numpy as np

    from verbarium.games.grid.dice import dice_sets

    box = dice_sets()[dice]
    known = {face: code for code, face in enumerate(faces)}
    codes = [[known[tuple(_LETTERS.index(c) for c in face.lower())] for face in die] for die in box.dice]
    table, random = np.array(codes, np.uint8), np.random.default_rng(1987)
    order = random.permuted(np.tile(np.arange(len(table)), (n, 1)), axis=1)
    thrown: NDArray[np.uint8] = table[order, random.integers(0, table.shape[1], order.shape)]
    return thrown.reshape(n, box.rows, box.cols)


class _Plain:
    """The plain search, with its tree; it also counts what there is to do."""

    def __init__(self, dawg: Dawg, faces: Sequence[tuple[int, ...]]) -> None:
        import numpy as np

        from verbarium.fast import grid_baseline

        self._search, self._counts = grid_baseline.search, grid_baseline.Counts
        self._tree = grid_baseline.trie(dawg, list(faces), 3)
        self._leaf = ~self._tree.child.any(1)
        self._stamps = np.zeros(int(self._tree.mark.max()) + 1, np.uint32)
        self._stamp = 1

    def scores(self, boards: NDArray[np.uint8]) -> NDArray[np.int64]:
        """As `Solver.scores`; `done` tells afterwards what was done."""
        import numpy as np

        from verbarium.fast.grid_door import near_lists

        out = np.zeros(len(boards), np.int64)
        near, degree = near_lists(boards.shape[1], boards.shape[2])
        flat = boards.reshape(len(boards), -1)
        points = np.array(_POINTS + [_POINTS[-1]] * 38)
        self.done = self._counts(
            *self._search(flat, near, degree, *self._tree, self._leaf, points, self._stamps, self._stamp, out)
        )
        self._stamp += len(boards)
        return out


def grid(
    words: Annotated[Path | None, typer.Option(help="A plain list of English words, a line each.")] = None,
    seconds: Annotated[float, typer.Option(min=1, max=40, help="How long to measure.")] = 15,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the grid solver against a plain depth-first search, grid for grid."""
    import numpy as np

    from verbarium.fast import build, grid_vector
    from verbarium.fast import grid as kernel

    build.warm()
    kernel.warm()
    dawg, name = dawg_of(words)
    faces = [_QU if code == _QU[0] else (code,) for code in range(len(_LETTERS))]
    pairs = [tuple(_LETTERS.index(c) for c in pair) for pair in ("in", "th", "er", "he", "an")]
    small, large = throws("en_1987", faces, 16384), throws("en_big_2012", faces + pairs, 8192)
    large = large[(large < len(faces)).all((1, 2))]  # a die with faces of two letters is another game
    sample = {"4x4": small[:1024], "5x5": large[:256]}

    plain = _Plain(dawg, faces)
    solvers = {"scalar": kernel.Solver(dawg, faces, 3, vectors=False)}
    if grid_vector.usable():
        solvers["avx512"] = kernel.Solver(dawg, faces, 3, vectors=True)
    inner, tested = {}, {}
    for size, boards in sample.items():
        expected = plain.scores(boards)
        tested[size], inner[size] = plain.done.tested / len(boards), plain.done.inner / len(boards)
        if any(not np.array_equal(s.scores(boards, _POINTS), expected) for s in solvers.values()):
            raise RuntimeError(f"the solver and the plain search differ on {size} grids")

    works: dict[str, Callable[[], object]] = {}
    for size, boards in sample.items():
        works[f"plain-{size}"] = partial(plain.scores, boards)
    for how, solver in solvers.items():
        works[f"score-4x4-{how}"] = partial(solver.scores, small, _POINTS)
        works[f"score-4x4-{how}-2-threads"] = partial(solver.scores, small, _POINTS, 2)
        works[f"words-4x4-{how}"] = partial(solver.batch_words, small)
        works[f"score-5x5-{how}"] = partial(solver.scores, large, _POINTS)
        works[f"paths-4x4-one-by-one-{how}"] = partial(_one_by_one, solver, sample["4x4"])
    amount = {name: len(small if "4x4" in name else large) for name in works}
    amount |= {name: len(sample[size]) for size in sample for name in works if f"plain-{size}" == name}
    amount |= {name: len(sample["4x4"]) for name in works if name.startswith("paths")}
    taken = side_by_side(works, seconds)

    results: list[Result] = []
    for what, mine in taken.items():
        size = "4x4" if "4x4" in what else "5x5"
        plainly = amount[f"plain-{size}"] / taken[f"plain-{size}"].wall
        results.append(
            {
                "name": what,
                "per_second": round(amount[what] / mine.wall),
                "ratio": round(amount[what] / mine.wall / plainly, 2),
                "per_cpu_second": round(amount[what] / mine.cpu),
                "steps_a_grid": round((tested if what.startswith("plain") else inner)[size]),
            }
        )
    results += _starts(dawg, faces)
    show(f"Grids a second: {name}, English dice of 1987 and 2012", results, as_json)


def _one_by_one(solver: Solver, boards: NDArray[np.uint8]) -> None:
    for board in boards:
        solver.words(board)


_START = """
import json, os, sys, time
began = time.perf_counter()
from pathlib import Path
import numpy as np
from verbarium.fast import grid, shelf
from verbarium.fast.dawg import Dawg
def resident():
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
grid.warm()
faces, folder, letters = json.loads(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
before = resident()
dawg = shelf.load(folder / "dawg.shelf", "dawg")
dawg = Dawg(*dawg.values(), letters)
solver = grid.Solver(dawg, faces, 3, fingerprint="bench", folder=folder)
solver.score(np.zeros((4, 4), np.uint8), [1])
done, cpu = time.perf_counter(), time.process_time()
solver.scores(np.random.default_rng(1).integers(0, len(faces), (4096, 4, 4), np.uint8), [1])
print(json.dumps([done - began, cpu, resident() - before, solver.nbytes]))
"""


def _starts(dawg: Dawg, faces: Sequence[tuple[int, ...]]) -> list[Result]:
    """A new process from its first import to its first score, compiled code and tree being cached."""
    import statistics

    from verbarium.fast import shelf

    with tempfile.TemporaryDirectory() as folder:
        arrays: dict[str, Any] = dawg._asdict()
        letters = arrays.pop("letters")
        shelf.save(Path(folder) / "dawg.shelf", "dawg", arrays)
        command = [sys.executable, "-c", _START, json.dumps(faces), folder, str(letters)]
        runs = [
            json.loads(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(4)
        ][1:]
    seconds, cpu, resident, size = (statistics.median(column) for column in zip(*runs, strict=True))
    return [
        {"name": "start-to-first-score", "seconds": round(seconds, 3), "cpu_seconds": round(cpu, 3)},
        {
            "name": "solver-memory",
            "megabytes": round(size / 1e6, 1),
            "resident_megabytes": round(resident / 1e6, 1),
        },
    ]


def register(app: typer.Typer) -> None:
    app.command()(grid)
