"""`verbarium bench turn`: how fast and how good the search for the best turn of several placements is."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from verbarium.cli.bench.measure import Result, show

if TYPE_CHECKING:
    from verbarium.cli.bench.selfplay import Steps
    from verbarium.fast.board import Board, Solver

TILES = {"pl": "slowodziel-pl", "ru": "slowodziel-ru"}
_PATIENCE = (
    3.0  # seconds by the clock for a proof; those of more than one second of processor time do not count
)


def turn(
    language: Annotated[str, typer.Option(help="pl, ru, or both of them.")] = "both",
    seconds: Annotated[float, typer.Option(min=2, max=40, help="How long to play, by the clock.")] = 32,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play Słowodziel against itself with nouns, and measure the beam against the exact search, turn by turn."""
    from verbarium.fast import turn as kernel
    from verbarium.fast.board import Connection, Premium, Solver
    from verbarium.games.tiles.sets import automaton, board_rules, layouts, tile_sets
    from verbarium.texts import Trouble
    from verbarium.words import lexicon

    if language not in (*TILES, "both"):
        raise Trouble("bench-language-unknown", name=language)
    kernel.warm()
    chosen = [x for x in TILES if language in (x, "both")]
    speed: list[Result] = []
    quality: list[Result] = []
    for one in chosen:
        words = lexicon(one).admit(f"nouns-nominative-{one}")
        tiles = tile_sets()[TILES[one]]
        rules = board_rules(
            layouts()["slowodziel16"],
            tiles,
            bonus=[0] * 7 + [25],
            premium=Premium.MAIN,
            connection=Connection.SHARE,
        )
        solver = Solver(automaton(words, tiles), rules)
        for measured, kind in zip(
            _measured(solver, tiles.bag, one, seconds / len(chosen)), (speed, quality), strict=True
        ):
            kind += measured
    show("Turns of Słowodziel with nouns", speed + quality, as_json)


def greedy(solver: Solver, board: Board, rack: list[int]) -> int:
    """What a turn scores that always lays the best single placement next: the plain baseline."""
    place, left, letters, score = solver.board(board.cells), list(rack), len(solver.rules.values), 0
    bonus = solver.rules.kernel.bonus
    while left and (best := solver.best(place, left)) is not None:
        place.lay(best.squares, best.cells)
        for cell in best.cells:
            left.remove(cell - 1 if cell < 64 else letters + (cell >= 128))
        score += best.score - int(bonus[2 * len(best.cells)])
    return score + (int(bonus[2 * len(rack)]) if not left and score else 0)


def _measured(
    solver: Solver, bag: Sequence[int], language: str, seconds: float
) -> tuple[list[Result], list[Result]]:
    """Seeded games until the time is over: speed of each way to find a turn, and how good the turns are."""
    import numpy as np

    from verbarium.cli.bench.selfplay import game
    from verbarium.fast import turn as kernel

    rows: list[tuple[float, ...]] = []

    def thorough(board: Board, rack: list[int]) -> Steps:
        clocks = [time.process_time()]
        plain = greedy(solver, board, rack)
        clocks.append(time.process_time())
        quick = kernel.best_turn(solver, board, rack, exact=False)
        clocks.append(time.process_time())
        exact = kernel.best_turn(solver, board, rack, seconds=_PATIENCE, max_states=kernel.MAX_STATES)
        clocks.append(time.process_time())
        if quick is None or exact is None:
            return ()
        spent = np.diff(clocks).tolist()
        rows.append((*spent, plain, quick.score, exact.score, 0, quick.states, exact.states, exact.proven))
        return exact.steps

    end, seed = time.perf_counter() + seconds, 0
    while time.perf_counter() < end:
        for _ in game(solver, bag, seed, thorough):
            if time.perf_counter() > end:
                break
        seed += 1
    table = np.array(rows)
    used, points, states, ended = table[:, :3], table[:, 3:6], table[:, 6:9], table[:, 9] == 1
    sure = points[ended]
    speed: list[Result] = [
        {
            "name": f"{language}-{name}",
            "per_second": round(1 / float(used[:, i].mean()), 1),
            "ratio": round(float(used[:, 0].mean() / used[:, i].mean()), 3),
            "median_ms": round(1000 * float(np.median(used[:, i])), 1),
            "p95_ms": round(1000 * float(np.percentile(used[:, i], 95)), 1),
            "median_states": round(float(np.median(states[:, i]))),
            "p95_states": round(float(np.percentile(states[:, i], 95))),
        }
        for i, name in enumerate(("greedy", "beam", "beam-and-proof"))
    ]
    quality: list[Result] = [
        {
            "name": f"{language}-quality",
            "turns": len(rows),
            "ratio": round(float(sure[:, 1].sum() / max(1, sure[:, 0].sum())), 2),
            "beam_to_exact": round(float(sure[:, 1].sum() / sure[:, 2].sum()), 4),
            "beam_is_exact": round(float((sure[:, 1] == sure[:, 2]).mean()), 4),
            "beam_p95_cpu_ms": round(1000 * float(np.percentile(used[:, 1], 95)), 1),
            "proven_in_1_cpu_s": round(float((ended & (used[:, 2] <= 1)).mean()), 4),
        }
    ]
    return speed, quality


def register(app: typer.Typer) -> None:
    app.command()(turn)
