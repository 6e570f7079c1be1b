"""Boards and tile sets of one's own: read from TOML, and checked before anybody plays with them.

A text has a board (a table with `rows`), a tile set (one with `tiles`), or both. Everything that is wrong with it is
told, each fault with its line and field.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from verbarium.games.tiles.places import Place, line_of, places
from verbarium.games.tiles.sets import Layout, TileSet, layouts, tile_sets
from verbarium.texts import Trouble
from verbarium.words.alphabet import alphabet

OWN = "own"
"""The name of a board or a tile set that a host has brought."""

SQUARES = "TDtd*."
MOST_SQUARES = 31
MOST_LETTERS = 33
MOST_WILD = 10
MOST_TILES = 400
MOST_OF_ONE = 99
MOST_WORTH = 100
MOST_BYTES = 6000
MOST_TITLE = 60
MOST_FAULTS = 20
"""So many are told of one text."""

Part = Literal["", "board", "tiles"]
_FIELDS: Mapping[Part, frozenset[str]] = {
    "board": frozenset({"title", "need", "start", "rows"}),
    "tiles": frozenset({"title", "blanks", "stars", "tiles", "merged"}),
}
_SAID = frozenset({"name", "confidence", "source", "language"})
"""May stand in a file of the house's own; a host's is what it is."""

_TOML = (
    ("Unclosed array", "tiles-toml-array"),
    ("Unterminated string", "tiles-toml-text"),
    ("Illegal character", "tiles-toml-text"),
    ("Expected '='", "tiles-toml-equals"),
    ("Expected newline", "tiles-toml-line"),
    ("Cannot overwrite", "tiles-toml-twice"),
    ("Cannot declare", "tiles-toml-twice"),
    ("Invalid value", "tiles-toml-value"),
)


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a board or a tile set.

    part   which of them; "" for the text itself
    field  the key, with indices from 0 behind dots: "rows.3", "tiles.5.1"
    line   of the text, from 1; 0 where it was never a text
    code   a Fluent key with its `facts`
    """

    part: Part
    field: str
    line: int
    code: str
    facts: dict[str, str | int]


class Own(msgspec.Struct, frozen=True):
    """What a text holds. With faults a part may be missing, or be there for people to put right."""

    board: Layout | None
    tiles: TileSet | None
    faults: tuple[Fault, ...]


class _Wrong(NamedTuple):
    """A fault before its line is known."""

    field: tuple[str | int, ...]
    code: str
    facts: dict[str, str | int]


def _wrong(*field: str | int, code: str, **facts: str | int) -> _Wrong:
    return _Wrong(field, code, facts)


def find_layout(text: str) -> Layout:
    """The shipped board of that name, or the one that a TOML text describes. Raises Trouble."""
    if (shipped := layouts().get(text)) is not None:
        return shipped
    if "=" not in text:
        raise Trouble("tiles-no-such-board", name=text[:60])
    own = read(text)
    _raise(f for f in own.faults if f.part != "tiles")
    if own.board is None:
        raise Trouble("tiles-own-nothing")
    return own.board


def find_tiles(text: str) -> TileSet:
    """The shipped tile set of that name, or the one that a TOML text describes. Raises Trouble."""
    if (shipped := tile_sets().get(text)) is not None:
        return shipped
    if "=" not in text:
        raise Trouble("tiles-no-such-set", name=text[:60])
    own = read(text)
    _raise(f for f in own.faults if f.part != "board")
    if own.tiles is None:
        raise Trouble("tiles-own-nothing")
    return own.tiles


def check_layout(layout: Layout) -> None:
    """Raises Trouble for a board that cannot be: not square, too large, strange squares, no place to begin."""
    for wrong in _board_faults(layout):
        raise Trouble(wrong.code, **wrong.facts)


def check_tiles(tiles: TileSet, language: str = "", variant: str = "") -> None:
    """Raises Trouble for a tile set that cannot be: strange letters, counts or values.

    language, variant  of the alphabet in which words are looked up; "": letters of any
    """
    for wrong in _tiles_faults(tiles, language, variant):
        raise Trouble(wrong.code, **wrong.facts)


def read(text: str, language: str = "", variant: str = "", rack: int = 0) -> Own:
    """A TOML text with a board, a tile set, or both, and everything that is wrong with it.

    language, variant  of the alphabet in which words are looked up; "": letters of any
    rack               tiles in a full hand; 0: not known yet
    """
    size = len(text.encode())
    if size > MOST_BYTES:
        return _broken("tiles-own-long", 0, bytes=size, most=MOST_BYTES)
    try:
        plain: Mapping[str, Any] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        return _not_toml(text, str(e))
    where = places(text)
    found: dict[Part, tuple[str, Mapping[str, Any]]] = {}
    wrongs: list[Fault] = []
    for table, fields in _tables(plain):
        for part in _parts(fields):
            if part in found:
                line = line_of(where, (table,))
                wrongs.append(Fault(part, "", line, "tiles-own-twice", {}))
            else:
                found[part] = (table, fields)
        if not _parts(fields):
            line = line_of(where, (table,))
            wrongs.append(Fault("", table, line, "tiles-own-unknown", {"key": table}))
    if not found and not wrongs:
        return _broken("tiles-own-nothing", 1)
    board: Layout | None = None
    tiles: TileSet | None = None
    for part, (table, fields) in found.items():
        known = frozenset[str]().union(*(_FIELDS[p] for p in _parts(fields)))
        faults = [
            _wrong(key, code="tiles-own-unknown", key=key) for key in fields if key not in known | _SAID
        ]
        if part == "board":
            board = _board(fields, faults)
            faults += _board_faults(board) if board else []
            if board and not faults and rack and board.need > rack:
                faults.append(_wrong("need", code="tiles-start-out-of-reach", need=board.need, rack=rack))
        else:
            tiles = _tiles(fields, language, faults)
            faults += _tiles_faults(tiles, language, variant) if tiles else []
            if tiles and not faults and len(tiles.bag) < 2 * rack:
                faults.append(_wrong("tiles", code="tiles-few-tiles", tiles=len(tiles.bag), rack=rack))
        wrongs += [_placed(part, table, wrong, where) for wrong in faults]
    unique = dict.fromkeys((f.line, f.field, f.code) for f in wrongs)
    first = {key: next(f for f in wrongs if (f.line, f.field, f.code) == key) for key in unique}
    told = sorted(first.values(), key=lambda f: f.line)[:MOST_FAULTS]
    return Own(board, tiles, tuple(told))


def _broken(code: str, line: int, **facts: str | int) -> Own:
    return Own(None, None, (Fault("", "", line, code, facts),))


def _not_toml(text: str, why: str) -> Own:
    at = re.search(r"\(at line (\d+), column \d+\)", why)
    line = int(at[1]) if at else text.rstrip().count("\n") + 1
    return _broken(next((code for begins, code in _TOML if why.startswith(begins)), "tiles-toml"), line)


def _tables(plain: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The fields that stand bare, and each table."""
    bare = {k: v for k, v in plain.items() if not isinstance(v, dict) or k == "merged"}
    if bare:
        yield "", bare
    for name, fields in plain.items():
        if isinstance(fields, dict) and name != "merged":
            yield name, fields


def _parts(fields: Mapping[str, Any]) -> list[Part]:
    out: list[Part] = []
    if "rows" in fields:
        out.append("board")
    if "tiles" in fields:
        out.append("tiles")
    return out


def _placed(part: Part, table: str, wrong: _Wrong, where: Mapping[Place, int]) -> Fault:
    line = line_of(where, (table, *wrong.field))
    return Fault(part, ".".join(map(str, wrong.field)), line, wrong.code, wrong.facts)


def _raise(faults: Iterator[Fault]) -> None:
    for fault in faults:
        raise Trouble(fault.code, **fault.facts)


# -- from plain data ----------------------------------------------------------------------------------------------


def _number(fields: Mapping[str, Any], key: str, usual: int, faults: list[_Wrong]) -> int:
    value = fields.get(key, usual)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    faults.append(_wrong(key, code="tiles-own-not-number", key=key))
    return usual


def _title(fields: Mapping[str, Any], faults: list[_Wrong]) -> str:
    title = fields.get("title", "")
    if not isinstance(title, str):
        faults.append(_wrong("title", code="tiles-own-not-text", key="title"))
        return ""
    seen = "".join(c for c in title if unicodedata.category(c)[0] != "C")
    if len(seen) > MOST_TITLE:
        faults.append(_wrong("title", code="tiles-own-title", most=MOST_TITLE))
    return " ".join(seen.split())[:MOST_TITLE]


def _board(fields: Mapping[str, Any], faults: list[_Wrong]) -> Layout | None:
    title = _title(fields, faults)
    need, start = _number(fields, "need", 1, faults), _number(fields, "start", 1, faults)
    rows = fields["rows"]
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        faults.append(_wrong("rows", code="tiles-own-not-rows"))
        return None
    return Layout(OWN, title, "D", "table", need, start, tuple(rows))


def _tiles(fields: Mapping[str, Any], language: str, faults: list[_Wrong]) -> TileSet | None:
    title = _title(fields, faults)
    blanks, stars = _number(fields, "blanks", 0, faults), _number(fields, "stars", 0, faults)
    merged = fields.get("merged", {})
    if not isinstance(merged, dict) or not all(isinstance(x, str) for x in merged.values()):
        faults.append(_wrong("merged", code="tiles-own-not-merged"))
        merged = {}
    rows = fields["tiles"]
    if not isinstance(rows, list):
        faults.append(_wrong("tiles", code="tiles-own-not-tiles"))
        return None
    letters: list[tuple[str, int, int]] = []
    for i, row in enumerate(rows):
        match row:
            case [str(letter), int(count), int(value)] if bool not in (type(count), type(value)):
                letters.append((unicodedata.normalize("NFC", letter), count, value))
            case _:
                faults.append(_wrong("tiles", i, code="tiles-own-not-tiles"))
    if len(letters) < len(rows):
        return None
    pairs = tuple(
        (unicodedata.normalize("NFC", a), unicodedata.normalize("NFC", b)) for a, b in merged.items()
    )
    return TileSet(OWN, title, language, "D", "table", tuple(letters), blanks, stars, pairs)


# -- what can be played -------------------------------------------------------------------------------------------


def _board_faults(layout: Layout) -> Iterator[_Wrong]:
    size = len(layout.rows)
    if not 2 <= size <= MOST_SQUARES:
        yield _wrong("rows", code="tiles-board-size", size=size, most=MOST_SQUARES)
        return
    whole = True
    for i, row in enumerate(layout.rows):
        if len(row) != size:
            whole = False
            yield _wrong("rows", i, code="tiles-board-row", row=i + 1, squares=len(row), size=size)
        strange = next((square for square in row if square not in SQUARES), None)
        if strange is not None:
            yield _wrong("rows", i, code="tiles-board-square", row=i + 1, square=strange)
    if not 1 <= layout.start <= 3:
        yield _wrong("start", code="tiles-board-start", start=layout.start)
    if not whole:
        return
    if not any("*" in row for row in layout.rows):
        yield _wrong("rows", code="tiles-board-no-start")
        return
    # The first word lies in one line, so that many start squares must lie in one.
    lines = [*layout.rows, *map("".join, zip(*layout.rows, strict=True))]
    if not 1 <= layout.need <= max(line.count("*") for line in lines):
        yield _wrong("need", code="tiles-board-need", need=layout.need)


def _tiles_faults(tiles: TileSet, language: str, variant: str) -> Iterator[_Wrong]:
    known = alphabet(language, variant).letters if language else ""
    letters = [letter for letter, _, _ in tiles.tiles]
    if not 1 <= len(letters) <= MOST_LETTERS:
        yield _wrong("tiles", code="tiles-set-letters", letters=len(letters), most=MOST_LETTERS)
    for i, (letter, count, value) in enumerate(tiles.tiles):
        if len(letter) != 1 or not letter.isalpha() or letter != letter.upper():
            yield _wrong("tiles", i, 0, code="tiles-set-letter", letter=letter[:20])
        elif letter in letters[:i]:
            yield _wrong("tiles", i, 0, code="tiles-set-twice", letter=letter)
        elif known and letter.lower() not in known:
            yield _wrong("tiles", i, 0, code="tiles-set-alphabet", letter=letter)
        if not 0 <= count <= MOST_OF_ONE:
            facts: dict[str, str | int] = {"letter": letter[:20], "count": count, "most": MOST_OF_ONE}
            yield _wrong("tiles", i, 1, code="tiles-set-count", **facts)
        if not 0 <= value <= MOST_WORTH:
            facts = {"letter": letter[:20], "value": value, "most": MOST_WORTH}
            yield _wrong("tiles", i, 2, code="tiles-set-value", **facts)
    for key, number in (("blanks", tiles.blanks), ("stars", tiles.stars)):
        if number < 0:
            yield _wrong(key, code="tiles-set-wild", most=MOST_WILD)
            return
    if tiles.blanks + tiles.stars > MOST_WILD:
        yield _wrong("blanks", code="tiles-set-wild", most=MOST_WILD)
    for a, b in tiles.merged:
        if len(a) != 1 or not a.isalpha() or a.upper() in letters or b.upper() not in letters:
            yield _wrong("merged", code="tiles-set-merged", one=a[:20], other=b[:20])
    many = len(tiles.bag)
    if many > MOST_TILES and all(count <= MOST_OF_ONE for _, count, _ in tiles.tiles):
        yield _wrong("tiles", code="tiles-set-many", tiles=many, most=MOST_TILES)
