"""The games that this server has, and the bots that play them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from verbarium.core.game import Game
from verbarium.games import consonando, grid, junior, parola, tiles
from verbarium.games.grid.presets import load
from verbarium.games.lexicon import shipped_words, with_lists
from verbarium.house.bots import Factories
from verbarium.house.games import Catalogue
from verbarium.house.simulate import Choose
from verbarium.server import warm
from verbarium.texts import Trouble


def all_games(rules: Path | None = None) -> Catalogue:
    """Every game of the house. `rules`: a club's folder of grid rule sets and word lists."""
    from verbarium.bots.grid import par

    if rules is not None and not rules.is_dir():
        raise Trouble("rules-no-such-folder", folder=str(rules))
    own = load(rules.iterdir()) if rules is not None else {}
    words = grid.words_of(rules)
    at_grid = grid.game(words, par=par(words), rule_sets=own)
    return Catalogue(
        [
            at_grid,
            consonando.game(with_lists(shipped_words, rules)),
            parola.game(with_lists(parola.shipped_words, rules)),
            junior.game(),
            _warm_first(tiles.game(with_lists(tiles.shipped_words, rules))),
        ]
    )


def _warm_first(game: Game) -> Game:
    """The game with a `prepare` that compiles nothing while a process of its own is at it.

    Compiling here would keep the interpreter from every table at once. Games with plain paths need not wait.
    """
    prepare = game.prepare

    def after_warming(chosen: Any) -> None:
        warm.wait(warm.BOARDS)
        if prepare is not None:
            prepare(chosen)

    return replace(game, prepare=after_warming)


def all_bots(rules: Path | None = None) -> Factories:
    """Bots by game. `rules`: as for `all_games`."""
    from verbarium.bots import consonando as at_consonando
    from verbarium.bots import grid as at_grid
    from verbarium.bots import junior as at_junior
    from verbarium.bots import parola as at_parola
    from verbarium.bots import tiles as at_tiles

    return {
        "grid": at_grid.factory(grid.words_of(rules)),
        "consonando": at_consonando.factory(with_lists(shipped_words, rules)),
        "junior": at_junior.factory(),
        "parola": at_parola.factory(with_lists(parola.shipped_words, rules), parola.shipped_categories),
        "tiles": at_tiles.factory(with_lists(tiles.shipped_words, rules)),
    }


def all_guesses() -> dict[str, Choose]:
    """Players who try anything, by game, for simulations."""
    from verbarium.bots import guess

    return {
        "grid": guess.grid,
        "consonando": guess.consonando,
        "parola": guess.parola,
        "junior": guess.junior,
        "tiles": guess.tiles,
    }
