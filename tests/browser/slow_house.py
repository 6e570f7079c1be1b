"""The house as it is served, but what its games need is not open before a file is there: a cold machine.

python slow_house.py PORT DATABASE FILE
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from verbarium.core.game import Game
from verbarium.house.games import Catalogue
from verbarium.server import run
from verbarium.server.settings import Settings


def waiting(file: Path, prepare: Callable[[Any], None]) -> Callable[[Any], None]:
    def slow(rules: Any) -> None:
        while not file.exists():
            time.sleep(0.05)
        prepare(rules)

    return slow


def cold(game: Game, file: Path) -> Game:
    return game if game.prepare is None else replace(game, prepare=waiting(file, game.prepare))


if __name__ == "__main__":
    port, database, file = sys.argv[1:]
    plain = run.all_games

    def games(rules: Path | None = None) -> Catalogue:
        return Catalogue([cold(game, Path(file)) for game in plain(rules).games.values()])

    run.all_games = games
    run.run(Settings(port=int(port), database=database))
