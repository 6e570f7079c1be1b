"""The house as it is served, but its grid of the day is short, and its wall clock shows what stands in a file.

python daily_house.py PORT DATABASE FILE SECONDS
"""

from __future__ import annotations

import functools
import sys
from dataclasses import replace
from pathlib import Path

from verbarium.core.game import Game
from verbarium.house.games import Catalogue
from verbarium.server import run
from verbarium.server.settings import Settings


def short(game: Game, seconds: int) -> Game:
    rules = {
        language: (preset, {**changes, "seconds": seconds, "shake_seconds": 1})
        for language, (preset, changes) in game.daily.items()
    }
    return replace(game, daily=rules)


if __name__ == "__main__":
    port, database, file, seconds = sys.argv[1:]
    plain = run.all_games

    def games(rules: Path | None = None) -> Catalogue:
        return Catalogue([short(game, int(seconds)) for game in plain(rules).games.values()])

    run.all_games = games
    run.build = functools.partial(run.build, wall=lambda: int(Path(file).read_text()))
    run.run(Settings(port=int(port), database=database))
