"""Boards and tile sets as data, and what the kernels need to know of them."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from verbarium.games.presets import data

if TYPE_CHECKING:
    from pathlib import Path

    from verbarium.fast.board import BoardRules, Connection, Joined, Premium
    from verbarium.fast.gaddag import Gaddag
    from verbarium.games.lexicon import Words

Confidence = Literal["A", "B", "C", "D"]
_LETTER = {"t": 3, "d": 2}
_WORD = {"T": 3, "D": 2}


@dataclass(frozen=True)
class Layout:
    """A board: its premium squares and where the first word goes.

    rows   one character a square: T D word x3 x2, t d letter x3 x2, * start square, . plain
    need   start squares that the first word must cover
    start  word premium of a start square
    """

    name: str
    title: str
    confidence: Confidence
    source: str
    need: int
    start: int
    rows: tuple[str, ...]

    @property
    def size(self) -> int:
        return len(self.rows)

    @property
    def letter_premiums(self) -> list[list[int]]:
        return [[_LETTER.get(c, 1) for c in row] for row in self.rows]

    @property
    def word_premiums(self) -> list[list[int]]:
        return [[self.start if c == "*" else _WORD.get(c, 1) for c in row] for row in self.rows]

    @property
    def starts(self) -> list[list[bool]]:
        return [[c == "*" for c in row] for row in self.rows]


@dataclass(frozen=True)
class TileSet:
    """A bag of tiles.

    tiles   (letter, how many, value), letters as printed, in the alphabet's order
    blanks  wildcards worth nothing
    stars   wildcards worth the letter that they stand for
    merged  letters played with another one's tile
    """

    name: str
    title: str
    language: str
    confidence: Confidence
    source: str
    tiles: tuple[tuple[str, int, int], ...]
    blanks: int = 0
    stars: int = 0
    merged: tuple[tuple[str, str], ...] = ()

    @property
    def letters(self) -> str:
        """The letters, in the order of their codes."""
        return "".join(letter for letter, _, _ in self.tiles)

    @property
    def values(self) -> list[int]:
        return [value for _, _, value in self.tiles]

    @property
    def bag(self) -> list[int]:
        """The codes of all tiles: letters from 0, then one code for blanks, and one for stars."""
        n = len(self.tiles)
        plain = [code for code, (_, count, _) in enumerate(self.tiles) for _ in range(count)]
        return plain + [n] * self.blanks + [n + 1] * self.stars

    def codes(self, alphabet: str) -> list[int]:
        """For each letter of a lexicon's alphabet its tile's code, -1 where there is none (`gaddag.narrow`)."""
        code = {letter.lower(): i for i, (letter, _, _) in enumerate(self.tiles)}
        code |= {a.lower(): code[b.lower()] for a, b in self.merged if a.lower() not in code}
        found = [code.get(letter.lower(), -1) for letter in alphabet]
        # A letter whose tile serves another letter of the same alphabet: the lexicon has folded it away.
        return [c if c not in found[:i] else -1 for i, c in enumerate(found)]


@functools.cache
def layouts() -> dict[str, Layout]:
    """All boards by name."""
    raw = data(__package__, "data/boards.toml")
    return {name: Layout(name=name, rows=tuple(d.pop("rows")), **d) for name, d in raw.items()}


@functools.cache
def tile_sets() -> dict[str, TileSet]:
    """All tile sets by name."""
    raw = data(__package__, "data/sets.toml")
    return {
        name: TileSet(
            name=name,
            tiles=tuple((letter, count, value) for letter, count, value in d.pop("tiles")),
            merged=tuple(d.pop("merged", {}).items()),
            **d,
        )
        for name, d in raw.items()
    }


def board_rules(
    layout: Layout,
    tiles: TileSet,
    *,
    rack: int = 7,
    bonus: Sequence[int | tuple[int, int]] = (),
    premium: Premium | None = None,
    joined: Joined | None = None,
    connection: Connection | None = None,
    cross_words: bool = True,
) -> BoardRules:
    """What the kernels must know of a game with this board and these tiles (see `fast.board.BoardRules`)."""
    from verbarium.fast.board import BoardRules, Connection, Joined, Premium

    return BoardRules(
        size=layout.size,
        values=tiles.values,
        rack=rack,
        letter_premium=layout.letter_premiums,
        word_premium=layout.word_premiums,
        start=layout.starts,
        need=layout.need,
        bonus=bonus,
        premium=Premium.LAID if premium is None else premium,
        joined=Joined.PRODUCT if joined is None else joined,
        connection=Connection.TOUCH if connection is None else connection,
        cross_words=cross_words,
    )


def automaton(words: Words, tiles: TileSet, folder: Path | None = None) -> Gaddag:
    """The two-way automaton of the words that these tiles can spell, kept on the shelf in `folder`."""
    from verbarium.fast import gaddag

    codes = tiles.codes(words.alphabet.letters)
    narrow = gaddag.narrow(words.dawg(), codes, len(tiles.tiles))
    if tiles.name in tile_sets():
        return gaddag.kept(narrow, f"{words.fingerprint}-{tiles.name}", folder)
    # A host's own letters: which ones tells no name. One such file is kept for some words, the newest.
    letters = hashlib.sha256(repr((codes, len(tiles.tiles))).encode()).hexdigest()[:16]
    return gaddag.kept(narrow, f"{words.fingerprint}-{letters}", folder, name=f"{words.fingerprint}-own")
