"""What the front door offers: games, rule sets with their sources, languages."""

from __future__ import annotations

from typing import Any

import msgspec

from verbarium.house.games import Catalogue
from verbarium.texts import LANGUAGES, Language


class PresetOffer(msgspec.Struct, frozen=True):
    """A rule set. Its name and summary are the Fluent messages `rules-<name>` and `rules-<name>-summary`.

    rules  the settings in its first language
    """

    name: str
    title: str
    languages: tuple[Language, ...]
    source: str
    confidence: str
    derived: tuple[str, ...]
    rules: dict[str, Any]
    seats: tuple[int, int]


class GameOffer(msgspec.Struct, frozen=True):
    """`levels`: of the game's bots, weakest first."""

    name: str
    presets: tuple[PresetOffer, ...]
    levels: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True):
    """Answer of GET /api/catalogue. people, tables: who is here, and at how many."""

    games: tuple[GameOffer, ...]
    languages: tuple[Language, ...]
    people: int
    tables: int


def offer(games: Catalogue, people: int, tables: int) -> Offer:
    """Everything that can be played here."""
    return Offer(tuple(_game(games, name) for name in games.games), LANGUAGES, people, tables)


def _game(games: Catalogue, name: str) -> GameOffer:
    game = games.games[name]
    presets = []
    for preset, languages in game.presets.items():
        spoken = tuple(x for x in LANGUAGES if x in languages)
        chosen = games.resolve(preset, spoken[0], {})
        rules = chosen.rules
        presets.append(
            PresetOffer(
                name=preset,
                title=rules.get("title", ""),
                languages=spoken,
                source=rules.get("source", ""),
                confidence=rules.get("confidence", "D"),
                derived=tuple(rules.get("derived", ())),
                rules=rules,
                seats=chosen.seats,
            )
        )
    return GameOffer(name, tuple(presets), tuple(game.levels))
