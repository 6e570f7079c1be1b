"""`verbarium bench board`: how many positions a second the search for placements does."""

from __future__ import annotations

import functools
import itertools
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from verbarium.cli.bench.measure import Result, show, side_by_side

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from verbarium.fast.board import Solver


def board(
    language: Annotated[str, typer.Option(help="Language of the words and the tiles.")] = "en",
    games: Annotated[int, typer.Option(min=1, max=20, help="Games to take positions from.")] = 6,
    seconds: Annotated[float, typer.Option(min=1, max=30, help="How long to measure.")] = 12,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure placements on the 15x15 crossword board: all of them, and the best one against all of them."""
    import numpy as np

    from verbarium.cli.bench.selfplay import game
    from verbarium.fast import board as kernel
    from verbarium.fast import endgame, gaddag
    from verbarium.games.tiles.sets import board_rules, layouts, tile_sets
    from verbarium.texts import LANGUAGES, Trouble
    from verbarium.words import lexicon

    found = next((x for x in LANGUAGES if x == language), None)
    if found is None:
        raise Trouble("bench-language-unknown", name=language)
    kernel.warm()
    endgame.warm()
    words, tiles = lexicon(found).admit("all-forms"), tile_sets()[f"crossword-{found}"]
    dawg = gaddag.narrow(words.dawg(), tiles.codes(words.alphabet.letters), len(tiles.tiles))
    automaton = gaddag.build(dawg)
    rules = board_rules(layouts()["crossword15"], tiles, bonus=[0] * 7 + [50])
    solver = kernel.Solver(automaton, rules)

    def greedy(place: kernel.Board, rack: list[int]) -> list[kernel.Placement]:
        best = solver.best(place, rack)
        return [best] if best else []

    positions = [p for seed in range(games) for p in game(solver, tiles.bag, seed, greedy)]
    boards = [(solver.board(cells), rack) for cells, rack in positions]
    zero = {len(rack): np.zeros(1 << len(rack), np.int64) for _, rack in positions}
    moves = [len(solver.all(place, rack)) for place, rack in boards]
    works: dict[str, Callable[[], object]] = {
        "best-by-generating-all": lambda: [max(solver.all(b, r).scores, default=0) for b, r in boards],
        "best": lambda: [solver.best(b, r) for b, r in boards],
        "best-with-leave": lambda: [solver.best(b, r, zero[len(r)]) for b, r in boards],
        "all": lambda: [solver.all(b, r) for b, r in boards],
        "board-from-cells": lambda: [solver.board(cells) for cells, _ in positions],
    }
    tried = {name: _tried(solver, work) for name, work in works.items()}
    taken = side_by_side(works, seconds)
    plain = taken["best-by-generating-all"]
    results: list[Result] = [
        {
            "name": name,
            "per_second": round(len(boards) / mine.wall),
            "ratio": round(plain.wall / mine.wall, 2),
            "per_cpu_second": round(len(boards) / mine.cpu),
            "tiles_tried_a_position": round(tried[name] / len(boards)),
            "placements_a_position": round(sum(moves) / len(moves)),
        }
        for name, mine in taken.items()
    ]
    with tempfile.TemporaryDirectory() as folder:
        gaddag.kept(dawg, "bench", Path(folder))
        build = side_by_side(
            {
                "automaton-built": partial(gaddag.build, dawg),
                "automaton-from-disk": partial(gaddag.kept, dawg, "bench", Path(folder)),
            },
            2,
        )
    for name, mine in build.items():
        results.append(
            {
                "name": name,
                "seconds": round(mine.wall, 4),
                "megabytes": round((automaton.nodes.nbytes + automaton.arcs.nbytes) / 1e6, 1),
            }
        )
    results += _endings(solver, positions)
    show(f"Positions a second: {found}, {len(boards)} positions of {games} games", results, as_json)


def _tried(solver: Solver, work: Callable[[], object]) -> int:
    before = solver.tried
    work()
    return solver.tried - before


def _past(moment: float) -> bool:
    import time

    return time.perf_counter() > moment


def _endings(solver: Solver, positions: Sequence[tuple[NDArray[Any], list[int]]]) -> list[Result]:
    """Endgames as they came: a rack short of tiles shows that the bag is empty."""
    import statistics
    import time

    from verbarium.fast.endgame import solve

    ends = [
        (cells, mine, theirs)
        for (cells, mine), (_, theirs) in itertools.pairwise(positions)
        if len(theirs) < solver.rules.rack
    ][:8]
    times, proven, nodes = [], 0, 0
    for cells, mine, theirs in ends:
        start = time.perf_counter()
        got = solve(
            solver,
            solver.board(cells),
            mine,
            theirs,
            late=functools.partial(_past, start + 1.0),
        )
        times.append(time.perf_counter() - start)
        proven, nodes = proven + got.proven, nodes + got.nodes
    if not times:
        return []
    return [
        {
            "name": "endgame",
            "median_seconds": round(statistics.median(times), 4),
            "proven_in_1_s": f"{proven}/{len(ends)}",
            "nodes_a_second": round(nodes / sum(times)),
        }
    ]


def register(app: typer.Typer) -> None:
    app.command()(board)
