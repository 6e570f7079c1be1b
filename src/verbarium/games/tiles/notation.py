"""Squares and positions as people write them: 8H for the eighth row from column H across, H8 down; boards as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from verbarium.games.tiles.api import Lay, Put, Wild
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.texts import Trouble

EMPTY = ".-_· "


def position(square: int, down: bool, size: int) -> str:
    """Where a word begins and which way it reads: 8H across, H8 down."""
    row, col = str(square // size + 1), chr(ord("A") + square % size)
    return col + row if down else row + col


def wildcard(rules: RuleSet) -> Wild:
    """The wildcard of a tile set: a star, or a blank where there are no stars."""
    return "*" if rules.tiles.stars else "?"


def parse_board(text: str, rules: RuleSet) -> tuple[Put, ...]:
    """A board a row a line: letters, lower case where a wildcard stands for one, and dots for empty squares.

    Spaces between squares do not matter. Trouble names the row that does not fit the rule set's board.
    """
    size = rules.layout.size
    rows = [line.rstrip("\r") for line in text.lstrip("\ufeff").split("\n")]
    while rows and not rows[-1].strip():
        rows.pop()
    rows = [_squares(row, size) for row in rows]
    if len(rows) != size:
        raise Trouble("tiles-board-rows", rows=len(rows), size=size)
    known = set(rules.tiles.letters)
    out = []
    for r, row in enumerate(rows):
        if len(row) != size:
            raise Trouble("tiles-board-row", row=r + 1, squares=len(row), size=size)
        for c, letter in enumerate(row):
            if letter in EMPTY:
                continue
            if letter.upper() not in known:
                raise Trouble("tiles-board-letter", row=r + 1, letter=letter)
            wild: Wild = wildcard(rules) if letter.islower() else ""
            out.append(Put(r * size + c, letter.upper(), wild))
    return tuple(out)


def _squares(row: str, size: int) -> str:
    """A row without the spaces between its squares; a row of `size` characters is taken as it stands."""
    return row if len(row) == size else "".join(row.split())


def parse_rack(text: str, rules: RuleSet) -> tuple[str, ...]:
    """Tiles as typed: letters, ? or * for a wildcard. Trouble for a tile that the set does not have, or too many."""
    known = set(rules.tiles.letters)
    out: list[str] = []
    for letter in text:
        if letter in "?*":
            out.append(wildcard(rules))
        elif letter.upper() in known:
            out.append(letter.upper())
        else:
            raise Trouble("tiles-rack-letter", letter=letter)
    if len(out) > rules.rack:
        raise Trouble("tiles-rack-size", tiles=len(out), rack=rules.rack)
    return tuple(out)


def written(lay: Lay, board: Iterable[Put], size: int) -> str:
    """What a placement lays, along its word: a dot for a tile already there, lower case for a wildcard."""
    down = bool(lay.down) if lay.down is not None else _downward([p.square for p in lay.tiles], size)
    cells = {p.square: "." for p in board}
    cells |= {p.square: p.letter.lower() if p.wild else p.letter for p in lay.tiles}
    step = size if down else 1
    first = min(p.square for p in lay.tiles)
    while first - step in cells and (down or first % size):
        first -= step
    out = ""
    while first in cells:
        out += cells[first]
        if not down and first % size == size - 1:
            break
        first += step
    return out


def _downward(squares: Sequence[int], size: int) -> bool:
    return len({q % size for q in squares}) == 1 and len(squares) > 1
