"""The games that this server has, and the bots that play them."""

from __future__ import annotations

from verbarium.games import grid
from verbarium.house.bots import Factories
from verbarium.house.games import Catalogue


def all_games() -> Catalogue:
    """Every game of the house."""
    return Catalogue([grid.game()])


def all_bots() -> Factories:
    """Bots by game."""
    from verbarium.bots.grid import factory

    return {"grid": factory(grid.shipped_words)}
