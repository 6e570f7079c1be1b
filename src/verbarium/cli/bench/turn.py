"""`verbarium bench turn`: how fast and how good the search for the best turn of several placements is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from verbarium.cli.bench.measure import Result, show

if TYPE_CHECKING:
    from verbarium.cli.bench.selfplay import Steps

_PATIENCE = (
    3.0  # seconds by the clock for a proof; those of more than one second of processor time do not count
)
TILES = {"pl": "slowodziel-pl", "ru": "slowodziel-ru"}


def turn(
    language: Annotated[str, typer.Option(help="pl or ru: the languages with tiles of their own.")] = "pl",
    seconds: Annotated[float, typer.Option(min=1, max=40, help="How long to play.")] = 25,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play Słowodziel against itself with nouns, and measure the beam against the exact search, turn by turn."""
    import numpy as np

    from verbarium.cli.bench.selfplay import game
    from verbarium.fast import turn as kernel
    from verbarium.fast.board import Board, Connection, Premium, Solver
    from verbarium.games.tiles.sets import automaton, board_rules, layouts, tile_sets
    from verbarium.texts import Trouble
    from verbarium.words import lexicon

    if language not in TILES:
        raise Trouble("bench-language-unknown", name=language)
    kernel.warm()
    words = lexicon(language).admit(f"nouns-nominative-{language}")
    tiles = tile_sets()[TILES[language]]
    rules = board_rules(
        layouts()["slowodziel16"],
        tiles,
        bonus=[0] * 7 + [25],
        premium=Premium.MAIN,
        connection=Connection.SHARE,
    )
    solver = Solver(automaton(words, tiles), rules)
    rows: list[tuple[float, ...]] = []
    cpu: list[tuple[float, float]] = []
    single: list[int] = []

    def thorough(board: Board, rack: list[int]) -> Steps:
        one = solver.best(board, rack)
        clocks = [(time.perf_counter(), time.process_time())]
        quick = kernel.best_turn(solver, board, rack, exact=False)
        clocks.append((time.perf_counter(), time.process_time()))
        exact = kernel.best_turn(solver, board, rack, seconds=_PATIENCE, max_states=kernel.MAX_STATES)
        clocks.append((time.perf_counter(), time.process_time()))
        if quick is None or exact is None:
            return ()
        (beam, beam_cpu), (whole, whole_cpu) = np.diff(clocks, axis=0)
        cpu.append((beam_cpu, whole_cpu))
        rows.append((beam, whole, quick.score, exact.score, exact.proven, quick.states, exact.states))
        single.append(one.score if one else 0)
        return max(quick, exact, key=lambda t: t.score).steps

    end, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        for _ in game(solver, tiles.bag, seed, thorough):
            if time.perf_counter() > end:
                break
        seed += 1
    table = np.array(rows)
    proven = table[table[:, 4] == 1]
    ms = 1000 * table[:, :2]
    used = np.array(cpu)
    results: list[Result] = [
        {
            "name": name,
            "per_second": round(1 / float(used[:, i].mean()), 1),
            "ratio": round(float(used[:, 1].mean() / used[:, i].mean()), 2),
            "median_ms": round(float(np.median(ms[:, i])), 1),
            "p95_ms": round(float(np.percentile(ms[:, i], 95)), 1),
            "p95_cpu_ms": round(1000 * float(np.percentile(used[:, i], 95)), 1),
            "median_states": round(float(np.median(table[:, 5 + i]))),
            "p95_states": round(float(np.percentile(table[:, 5 + i], 95))),
            "mean_points": round(float(table[:, 2 + i].mean()), 2),
        }
        for i, name in enumerate(("beam", "beam-and-proof"))
    ]
    results.append(
        {
            "name": "quality",
            "turns": len(rows),
            "beam_to_exact": round(float(proven[:, 2].sum() / proven[:, 3].sum()), 4),
            "beam_is_exact": round(float((proven[:, 2] == proven[:, 3]).mean()), 4),
            "proven_in_1_cpu_s": round(float(((table[:, 4] == 1) & (used[:, 1] <= 1)).mean()), 4),
            "turn_to_single_placement": round(float(table[:, 2].sum() / max(1, sum(single))), 2),
        }
    )
    show(f"Turns of Słowodziel: {words.name}", results, as_json)


def register(app: typer.Typer) -> None:
    app.command()(turn)
