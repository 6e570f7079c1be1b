"""Small rule sets and word sets for tests of tile games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from tests.cards.cardroom import Play, Tiny

from verbarium.games import tiles
from verbarium.games.tiles import api
from verbarium.games.tiles.ruleset import PRESETS, RuleSet
from verbarium.games.tiles.sets import Layout, TileSet

LETTERS = {"A": 4, "C": 2, "E": 3, "O": 2, "R": 3, "S": 3, "T": 3}
WORDS = [
    "cat",
    "cats",
    "at",
    "tar",
    "rat",
    "rats",
    "art",
    "tea",
    "eat",
    "sea",
    "seat",
    "as",
    "car",
    "cars",
    "to",
]
WORDS += ["so", "toe", "toes", "oat", "oats", "rot", "or", "ore", "ear", "era", "scar", "star", "ace", "race"]


def small(**changes: Any) -> RuleSet:
    """A rule set on a plain 7 by 7 board with a bag of twenty-two tiles of value 1."""
    rows = ["......."] * 3 + ["...*..."] + ["......."] * 3
    layout = Layout("small", "Small", "D", "a test", 1, 1, tuple(rows))
    bag = TileSet("small", "Small", "en", "D", "a test", tuple((x, n, 1) for x, n in LETTERS.items()), 1, 1)
    plain = RuleSet(
        name="small",
        language="en",
        source="a test",
        confidence="D",
        layout=layout,
        tiles=bag,
        rack=4,
        order="seats",
    )
    return replace(plain, **changes)


def table(rules: RuleSet, words: Iterable[str] = WORDS, seats: int = 2, seed: bytes = b"s" * 32) -> Play:
    """A match under a rule set with a few words."""
    return Play(tiles.game(lambda r: Tiny(words, r.language)).rules, rules, seats, seed)


def preset(name: str, language: str, **changes: Any) -> RuleSet:
    return replace(PRESETS.get(name, language), **changes)


def put(rules: RuleSet, square: tuple[int, int], letter: str) -> api.Put:
    """A tile at (row, column) from 1; "a?" or "a*" for a wildcard."""
    row, col = square
    return api.Put((row - 1) * rules.layout.size + col - 1, letter[0], letter[1:])  # type: ignore[arg-type]


def lay(rules: RuleSet, at: tuple[int, int], way: str, letters: str, down: bool | None = None) -> api.Lay:
    """Letters from (row, column), from 1, "across" or "down"; a dot passes over a square, lower case is a star."""
    row, col = at
    tiles_ = []
    for i, letter in enumerate(letters):
        square = (row + i, col) if way == "down" else (row, col + i)
        if letter != ".":
            tiles_.append(put(rules, square, letter if letter.isupper() else f"{letter.upper()}*"))
    return api.Lay(tuple(tiles_), down)


def play(*placements: api.Lay, swaps: Iterable[int] = ()) -> api.Play:
    return api.Play(placements, tuple(swaps))
