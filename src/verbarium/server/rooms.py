"""The games that this server has, and the bots that play them."""

from __future__ import annotations

from verbarium.games import consonando, grid
from verbarium.games.lexicon import shipped_words
from verbarium.house.bots import Factories
from verbarium.house.games import Catalogue
from verbarium.house.simulate import Choose


def all_games() -> Catalogue:
    """Every game of the house."""
    return Catalogue([grid.game(), consonando.game()])


def all_bots() -> Factories:
    """Bots by game."""
    from verbarium.bots import consonando as at_consonando
    from verbarium.bots import grid as at_grid

    return {
        "grid": at_grid.factory(grid.shipped_words),
        "consonando": at_consonando.factory(shipped_words),
    }


def all_guesses() -> dict[str, Choose]:
    """Players who try anything, by game, for simulations."""
    from verbarium.bots import guess

    return {"grid": guess.grid}
