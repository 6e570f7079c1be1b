"""The games that this server has."""

from __future__ import annotations

from verbarium.core.game import Game
from verbarium.house.games import Catalogue


def all_games() -> Catalogue:
    """Every game of the house."""
    games: list[Game] = []
    return Catalogue(games)
