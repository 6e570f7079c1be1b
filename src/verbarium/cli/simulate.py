"""`verbarium simulate`: bad evenings by the thousand."""

from __future__ import annotations

from typing import Annotated

import typer


def simulate(
    worlds: Annotated[int, typer.Option(min=1, help="How many worlds.")] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the first one; the others follow.")] = 0,
    preset: Annotated[str, typer.Option(help="Rule set that is played.")] = "boggle-en",
    language: Annotated[str, typer.Option("--language", help="Its language.")] = "en",
) -> None:
    """Play at tables where everything goes wrong (crashes, lost messages, two processes), and check every promise."""
    import asyncio
    import random
    import time
    from collections import Counter

    from rich.progress import track

    from verbarium.adapters.memory import MemoryLog
    from verbarium.cli.app import language as ui
    from verbarium.house.simulate import Broken, World
    from verbarium.server.rooms import all_games, all_guesses
    from verbarium.texts import pick, say

    games = all_games()
    chosen = games.resolve(preset, pick(language), {})
    choose = all_guesses()[chosen.game]
    totals: Counter[str] = Counter()
    began = time.monotonic()

    async def one(number: int, luck: random.Random) -> None:
        world = World(number, MemoryLog(), games, preset, pick(language), choose)
        report = await world.run(luck.choice((60, 120, 240)))
        totals.update({k: v for k, v in vars(report).items() if k != "seed"})

    for number in track(range(seed, seed + worlds), description=preset, transient=True):
        try:
            asyncio.run(one(number, random.Random(number)))
        except (Broken, AssertionError) as e:
            print(say(ui(), "simulate-broken", what=str(e), seed=str(number)))
            raise typer.Exit(1) from None
    facts = {k: totals[k] for k in ("steps", "crashes", "resends", "accepted", "matches", "messages")}
    print(say(ui(), "simulate-held", worlds=worlds, seconds=round(time.monotonic() - began), **facts))


def register(app: typer.Typer) -> None:
    app.command()(simulate)
