"""Games in the GCG format: read whatever programs write, replay it, write it back.

A line is a pragma (`#player1 nick Full Name`), an event (`>nick: RACK 8D WORD +24 24`) or more of the note above.
Events:

    >n: RACK 8D WO.Ds +24 24   a play; 8D across, D8 down; a dot or the letter itself for a tile already there,
                               lower case for a wildcard; what stands after the total (cross words) is not kept
    >n: RACK -ABC +0 24        tiles exchanged (or how many: -3); a bare - is a pass
    >n: RACK -- -24 0          the play before withdrawn
    >n: RACK (challenge) +5 29 points outside a play, also (time)
    >n: (ABC) +10 34           points for the tiles left to others, or lost for one's own
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from verbarium.texts import Trouble

Kind = Literal["play", "exchange", "pass", "withdrawn", "points", "leftover"]

_POSITION = re.compile(r"(?:(\d{1,2})([A-Za-z])|([A-Za-z])(\d{1,2}))\Z")
_NUMBER = re.compile(r"[+-]?\d+\Z")
_PLAYER = re.compile(r"#player(\d+)\s+(\S+)\s*(.*)\Z", re.IGNORECASE)
_EVENT = re.compile(r">\s*([^:\s]+)\s*:\s*(.*)\Z")
_ENCODING = re.compile(rb"#character-encoding\s+(\S+)", re.IGNORECASE)


@dataclass(frozen=True)
class Player:
    """A player's short name, by which events call him, and full name."""

    nick: str
    name: str


@dataclass(frozen=True)
class Event:
    """One event, as recorded.

    line    where it stands in the file, from 1
    rack    the player's tiles, "" if not recorded; ? is a wildcard
    row, col, down  of a play's first square, from 0
    text    of a play: the word as written; else the tiles exchanged, left over or what the points are for
    score   points of the event, may be negative
    total   the player's points after it, None if not recorded
    """

    line: int
    nick: str
    kind: Kind
    rack: str = ""
    row: int = 0
    col: int = 0
    down: bool = False
    text: str = ""
    score: int = 0
    total: int | None = None


@dataclass(frozen=True)
class Record:
    """A game as recorded.

    pragmas  other `#` lines in order, each with the number of events before it: (events, keyword, text)
    """

    players: tuple[Player, ...]
    events: tuple[Event, ...]
    pragmas: tuple[tuple[int, str, str], ...] = ()


@dataclass(frozen=True)
class Laid:
    """A play on its board.

    before  letters on the board, row by row, "" where there is none; wildcards are lower case
    squares, letters  what the play adds, in reading order
    """

    event: Event
    before: tuple[tuple[str, ...], ...]
    squares: tuple[tuple[int, int], ...] = field(default=())
    letters: str = ""


def decode(raw: bytes) -> str:
    """The text of a file. What is valid UTF-8 is UTF-8, whatever a header says; else the header; else ISO-8859-1."""
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if raw.startswith(mark):
            return raw.decode(encoding, "replace").lstrip("\ufeff")
    named = _ENCODING.search(raw)
    for encoding in ("utf-8", named[1].decode("ascii", "replace") if named else "iso-8859-1"):
        try:
            return raw.decode(encoding)
        except (UnicodeDecodeError, LookupError):
            continue
    return raw.decode("iso-8859-1")


def read(raw: bytes | str) -> Record:
    """The game in a GCG file. Raises Trouble with the number of the line that cannot be understood."""
    text = decode(raw) if isinstance(raw, bytes) else raw
    players: dict[int, Player] = {}
    events: list[Event] = []
    pragmas: list[tuple[int, str, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line:
            continue
        if line.startswith(">"):
            events.append(_event(number, line))
        elif found := _PLAYER.match(line):
            players[int(found[1])] = Player(found[2], found[3])
        elif line.startswith("#"):
            keyword, _, rest = line[1:].partition(" ")
            if keyword.lower() != "character-encoding":
                pragmas.append((len(events), keyword, rest.strip()))
        elif pragmas and pragmas[-1][0] == len(events):
            at, keyword, rest = pragmas.pop()  # a note of several lines
            pragmas.append((at, keyword, f"{rest}\n{line}"))
        else:
            raise Trouble("gcg-line-unclear", line=number, text=line[:60])
    if not events and not players:
        raise Trouble("gcg-no-game")
    known = {p.nick for p in players.values()}
    for event in events:
        if event.nick not in known:
            raise Trouble("gcg-player-unknown", line=event.line, player=event.nick)
    return Record(tuple(players[k] for k in sorted(players)), tuple(events), tuple(pragmas))


def _event(number: int, line: str) -> Event:
    unclear = Trouble("gcg-line-unclear", line=number, text=line[:60])
    if not (found := _EVENT.match(line)):
        raise unclear
    nick, words = found[1], found[2].split()
    # A rack comes first, unless the line goes on at once with what happened.
    rack = ""
    if words and not words[0].startswith(("(", "-")) and not (_place(words[0]) and _scored(words[2:])):
        rack = words.pop(0)
    if not words or not _scored(words[1:] if not _place(words[0]) else words[2:]):
        raise unclear
    what = words.pop(0)
    place = _place(what)
    word = words.pop(0) if place else ""
    score = int(words[0])
    total = int(words[1]) if len(words) > 1 and _NUMBER.match(words[1]) else None

    def made(kind: Kind, text: str = "", row: int = 0, col: int = 0, down: bool = False) -> Event:
        return Event(number, nick, kind, rack, row, col, down, text, score, total)

    if place:
        if not all(c == "." or c.isalpha() for c in word) or not word.strip("."):
            raise unclear
        return made("play", word, *place)
    if what == "--":
        return made("withdrawn")
    if what == "-":
        return made("pass")
    if what.startswith("-"):
        return made("exchange", what[1:])
    if what.startswith("(") and what.endswith(")"):
        inside = what[1:-1]
        return made("points" if inside in ("challenge", "time") else "leftover", inside)
    raise unclear


def _place(word: str) -> tuple[int, int, bool] | None:
    """Row, column and direction; None if `word` names no square."""
    if not (found := _POSITION.match(word)):
        return None
    row, col = (found[1], found[2]) if found[1] else (found[4], found[3])
    return (int(row) - 1, ord(col.upper()) - ord("A"), not found[1]) if int(row) > 0 else None


def _scored(words: Sequence[str]) -> bool:
    return bool(words and _NUMBER.match(words[0]))


def write(record: Record) -> str:
    """The record as a GCG file, UTF-8. Reading it gives the record again, but for the numbers of lines."""
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{i} {p.nick} {p.name}".rstrip() for i, p in enumerate(record.players, 1)]
    pragmas = list(record.pragmas)
    for i, event in enumerate([*record.events, None]):
        while pragmas and pragmas[0][0] == i:
            _, keyword, text = pragmas.pop(0)
            lines += f"#{keyword} {text}".rstrip().split("\n")
        if event is None:
            break
        what = {
            "play": f"{_named(event)} {event.text}",
            "exchange": f"-{event.text}",
            "pass": "-",
            "withdrawn": "--",
            "points": f"({event.text})",
            "leftover": f"({event.text})",
        }[event.kind]
        total = "" if event.total is None else f" {event.total}"
        rack = f"{event.rack} " if event.rack else ""
        lines.append(f">{event.nick}: {rack}{what} {event.score:+d}{total}")
    return "\n".join(lines) + "\n"


def _named(event: Event) -> str:
    row, col = str(event.row + 1), chr(ord("A") + event.col)
    return col + row if event.down else row + col


def replay(record: Record, size: int = 15) -> Iterator[Laid]:
    """Each play on the board as it was; a play withdrawn later is among them, and then off the board again.

    Raises Trouble where a play leaves the board, contradicts a letter on it, or adds nothing.
    """
    board = [[""] * size for _ in range(size)]
    latest: Laid | None = None
    for event in record.events:
        if event.kind == "withdrawn" and latest:
            for r, c in latest.squares:
                board[r][c] = ""
            latest = None
        if event.kind != "play":
            continue
        before = tuple(map(tuple, board))
        squares, letters = [], ""
        for i, letter in enumerate(event.text):
            r, c = event.row + i * event.down, event.col + i * (not event.down)
            if r >= size or c >= size:
                raise Trouble("gcg-off-the-board", line=event.line, word=event.text)
            there = board[r][c]
            if there:
                if letter not in (".", there) and letter.upper() != there.upper():
                    raise Trouble("gcg-square-taken", line=event.line, word=event.text, letter=there)
            elif letter == ".":
                raise Trouble("gcg-square-empty", line=event.line, word=event.text)
            else:
                squares.append((r, c))
                letters += letter
        if not squares:
            raise Trouble("gcg-nothing-laid", line=event.line, word=event.text)
        for (r, c), letter in zip(squares, letters, strict=True):
            board[r][c] = letter
        latest = Laid(event, before, tuple(squares), letters)
        yield latest


def final(record: Record, size: int = 15) -> tuple[tuple[str, ...], ...]:
    """The board at the end, row by row, "" where there is none; wildcards are lower case."""
    board = [[""] * size for _ in range(size)]
    laid = {id(one.event): one for one in replay(record, size)}
    latest: Laid | None = None
    for event in record.events:
        if event.kind == "play":
            latest = laid[id(event)]
        elif event.kind != "withdrawn" or latest is None:
            continue
        for (r, c), letter in zip(latest.squares, latest.letters, strict=True):
            board[r][c] = letter if event.kind == "play" else ""
    return tuple(map(tuple, board))
