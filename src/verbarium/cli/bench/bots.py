"""`verbarium bench bots`: how long bots at tiles think, level by level, in matches as at a table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from verbarium.cli.bench.measure import Result, show

if TYPE_CHECKING:
    from verbarium.bots.player import Player


class Taken(NamedTuple):
    """One answer of a bot, s."""

    wall: float
    cpu: float


class Watched:
    """A bot, and how long each of its answers took."""

    def __init__(self, player: Player) -> None:
        self.player, self.taken = player, list[Taken]()

    def move(self, view: Any, now: Any) -> Any:
        wall, cpu = time.perf_counter(), time.process_time()
        move = self.player.move(view, now)
        taken = Taken(time.perf_counter() - wall, time.process_time() - cpu)
        if view.phase == "turn" and view.on_turn == view.me:
            self.taken.append(taken)
        return move


def bots(
    rules: Annotated[str, typer.Option(help="A rule set with tiles.")] = "crossword-en",
    language: Annotated[str, typer.Option(help="it, fr, en, ru or pl, if the rule set has several.")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games of each level against itself.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure how long bots at tiles take to answer: by the clock, and of processor time."""
    import numpy as np

    from verbarium.bots.tiles import RANKS
    from verbarium.cli.tiles import find_rules

    chosen = find_rules(rules, language)
    results: list[Result] = []
    for rank, taken in zip(RANKS, _played(chosen, games), strict=True):
        wall, cpu = np.array([t.wall for t in taken]), np.array([t.cpu for t in taken])
        results.append(
            {
                "name": f"level {rank}",
                "answers": len(taken),
                "median_ms": round(1000 * float(np.median(wall)), 1),
                "max_ms": round(1000 * float(wall.max()), 1),
                "median_cpu_ms": round(1000 * float(np.median(cpu)), 1),
                "mean_cpu_ms": round(1000 * float(cpu.mean()), 1),
                "max_cpu_ms": round(1000 * float(cpu.max()), 1),
            }
        )
    show(f"Bots at {chosen.name}", results, as_json)


def _played(rules: Any, games: int) -> Iterator[list[Taken]]:
    """The answers of each level."""
    from verbarium.bots import arena
    from verbarium.bots.tiles import RANKS, TilesBot, brains
    from verbarium.fast import answers, endgame, playouts
    from verbarium.games.tiles import game, shipped_words

    for kernel in (endgame, playouts, answers):
        kernel.warm()
    words = shipped_words(rules)
    playing, brain = game(lambda _: words), brains(lambda _: words)
    brain(rules).finder.prepare()
    for rank in RANKS:
        taken: list[Taken] = []
        for n in range(games):
            sides = [Watched(TilesBot(rank, 2 * n + i, brain)) for i in range(2)]
            arena.contest(playing, rules, sides, f"bench {n}".encode())
            taken += [t for side in sides for t in side.taken]
        yield taken


def register(app: typer.Typer) -> None:
    app.command()(bots)
