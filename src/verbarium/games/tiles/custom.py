"""Boards and tile sets of one's own: read from TOML, and checked before anybody plays with them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from verbarium.games.tiles.sets import Layout, TileSet, layouts, tile_sets
from verbarium.texts import Trouble

T = TypeVar("T")

SQUARES = "TDtd*."
MOST_SQUARES = 31
MOST_LETTERS = 33
MOST_WILD = 10
MOST_TILES = 400
MOST_WORTH = 100


def find_layout(text: str) -> Layout:
    """The shipped board of that name, or the one that a TOML text describes."""
    found = layouts().get(text)
    if found is None:
        found = _read(text, Layout, "tiles-no-such-board")
        check_layout(found)
    return found


def find_tiles(text: str) -> TileSet:
    """The shipped tile set of that name, or the one that a TOML text describes."""
    found = tile_sets().get(text)
    if found is None:
        found = _read(text, TileSet, "tiles-no-such-set")
        check_tiles(found)
    return found


def check_layout(layout: Layout) -> None:
    """Raises Trouble for a board that cannot be: not square, too large, strange squares, no place to begin."""
    size = len(layout.rows)
    if not 2 <= size <= MOST_SQUARES:
        raise Trouble("tiles-board-size", size=size, most=MOST_SQUARES)
    for number, row in enumerate(layout.rows, 1):
        if len(row) != size:
            raise Trouble("tiles-board-row", row=number, squares=len(row), size=size)
        for square in row:
            if square not in SQUARES:
                raise Trouble("tiles-board-square", row=number, square=square)
    if not 1 <= layout.start <= 3:
        raise Trouble("tiles-board-start", start=layout.start)
    # The first word lies in one line, so that many start squares must lie in one.
    lines = [*layout.rows, *map("".join, zip(*layout.rows, strict=True))]
    if layout.need < 0 or layout.need > max(line.count("*") for line in lines):
        raise Trouble("tiles-board-need", need=layout.need)


def check_tiles(tiles: TileSet) -> None:
    """Raises Trouble for a tile set that cannot be: strange letters, counts or values."""
    letters = [letter for letter, _, _ in tiles.tiles]
    if not 1 <= len(letters) <= MOST_LETTERS or len(set(letters)) != len(letters):
        raise Trouble("tiles-set-letters", letters=len(letters), most=MOST_LETTERS)
    for letter, count, value in tiles.tiles:
        if len(letter) != 1 or not letter.isalpha() or letter != letter.upper():
            raise Trouble("tiles-set-letter", letter=letter)
        if not 0 <= count <= 99 or not 0 <= value <= MOST_WORTH:
            raise Trouble("tiles-set-count", letter=letter, count=count, value=value)
    if min(tiles.blanks, tiles.stars) < 0 or tiles.blanks + tiles.stars > MOST_WILD:
        raise Trouble("tiles-set-wild", most=MOST_WILD)
    if len(tiles.bag) > MOST_TILES:
        raise Trouble("tiles-set-many", tiles=len(tiles.bag), most=MOST_TILES)


def _read(text: str, kind: type[T], unknown: str) -> T:
    """A TOML text with the fields of `kind`, bare or under one table. What says where it comes from may be missing."""
    if "=" not in text:
        raise Trouble(unknown, name=text[:60])
    try:
        plain: Mapping[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise Trouble("tiles-not-toml", why=str(e)) from None
    name = "own"
    if len(plain) == 1 and isinstance(one := next(iter(plain.values())), dict):
        name, plain = next(iter(plain)), one
    usual: dict[str, Any] = {"name": name, "title": name, "confidence": "D", "source": "table"}
    if kind is Layout:
        usual |= {"need": 1, "start": 1}
    else:
        usual |= {"language": ""}
        merged = plain.get("merged", {})
        plain = {**plain, "merged": list(merged.items()) if isinstance(merged, dict) else merged}
    try:
        return msgspec.convert({**usual, **plain}, kind)
    except msgspec.ValidationError as e:
        raise Trouble("tiles-not-toml", why=str(e)) from None
