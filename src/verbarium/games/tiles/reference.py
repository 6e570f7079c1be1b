"""What a turn makes and scores, read from the board: slow, plain, and the only judge of play (GAMES section 4).

No automaton, no kernels: the tiles are laid, and then the lines are read. The kernels find turns; this says what
they are worth, and is their measure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import prod
from typing import NamedTuple, Protocol

import msgspec

from verbarium.core.rules import Refusal
from verbarium.games.tiles.api import Draft, Extra, Lay, Made, Play, Put, Word
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.words import Why

Cells = Mapping[int, Put]
LETTER = {"t": 3, "d": 2}
WORD = {"T": 3, "D": 2}


class Dictionary(Protocol):
    """As much of a word set as judging needs."""

    def __contains__(self, text: str, /) -> bool: ...
    def why(self, text: str) -> Why: ...


class _Refused(Exception):
    """Carries a refusal out of the reading of a turn."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.refusal = Refusal(code, facts)


class _Board:
    """The board while a turn is laid on it."""

    def __init__(self, rules: RuleSet, board: Iterable[Put]) -> None:
        self.rules = rules
        self.size = rules.layout.size
        self.squares = "".join(rules.layout.rows)
        self.cells: dict[int, Put] = {p.square: p for p in board}
        self.values = {letter: value for letter, _, value in rules.tiles.tiles}

    def run(self, square: int, down: bool) -> list[int]:
        """The squares of the unbroken line of tiles through a square."""
        step, place = (self.size, square // self.size) if down else (1, square % self.size)
        first = square
        while place > 0 and first - step in self.cells:
            first, place = first - step, place - 1
        run = [first]
        while place < self.size - 1 and run[-1] + step in self.cells:
            run.append(run[-1] + step)
            place += 1
        return run

    def text(self, run: Iterable[int]) -> str:
        return "".join(self.cells[q].letter for q in run)

    def points(self, run: Sequence[int], fresh: Collection[int]) -> int:
        """A word's points: letters with their premiums first, then the word premiums. `fresh`: whose premiums count."""
        total, factors = 0, []
        for q in run:
            put = self.cells[q]
            value = 0 if put.wild == "?" else self.values[put.letter]
            if q in fresh or self.rules.premium == "always":
                kind = self.squares[q]
                value *= LETTER.get(kind, 1)
                factor = self.rules.layout.start if kind == "*" else WORD.get(kind, 1)
                factors += [factor] if factor > 1 else []
            total += value
        if not factors:
            return total
        match self.rules.joined:
            case "product":
                return total * prod(factors)
            case "sum":
                return total * sum(factors)
            case "single":
                return total * max(factors)


def judge(
    rules: RuleSet, board: Iterable[Put], rack: Iterable[str], play: Play, words: Dictionary | None
) -> Draft | Refusal:
    """The turn as it scores, or why it may not be laid.

    board  the tiles on it before
    words  those that count; None: any, for they may be doubted afterwards
    """
    try:
        return _Reading(rules, board, rack, words).turn(play)
    except _Refused as no:
        return no.refusal


class _Laid(NamedTuple):
    squares: frozenset[int]
    down: bool


class _Reading:
    def __init__(
        self, rules: RuleSet, board: Iterable[Put], rack: Iterable[str], words: Dictionary | None
    ) -> None:
        self.rules, self.words = rules, words
        self.board = _Board(rules, board)
        self.before = frozenset(self.board.cells)
        self.hand = Counter(rack)
        self.due: Counter[str] = Counter()

    def turn(self, play: Play) -> Draft:
        if len(play.placements) > 1 and not self.rules.several:
            raise _Refused("tiles-one-word")
        swapped = tuple(self.swap(square) for square in play.swaps)
        laid: list[_Laid] = []
        made: list[Made] = []
        for lay in play.placements:
            one = self.place(lay)
            made.append(one)
            laid.append(_Laid(frozenset(p.square for p in one.tiles), one.down))
        if self.due:
            raise _Refused("tiles-star-unused")
        if self.rules.final_words:
            made = self.finally_(made, laid)
        extras = self.extras(made, len(swapped))
        points = sum(m.points for m in made) + sum(e.points for e in extras)
        return Draft(tuple(made), swapped, extras, points)

    def swap(self, square: int) -> Put:
        """Take up a wildcard for the letter it stands for; returns it as it lay."""
        if not self.rules.swap:
            raise _Refused("tiles-no-swap")
        there = self.board.cells.get(square)
        if there is None or not there.wild:
            raise _Refused("tiles-no-star-there")
        if not self.hand[there.letter]:
            raise _Refused("tiles-not-in-hand", tile=there.letter)
        self.hand[there.letter] -= 1
        self.hand[there.wild] += 1
        self.due[there.wild] += 1
        self.board.cells[square] = Put(square, there.letter)
        return there

    def place(self, lay: Lay) -> Made:
        """Lay one placement, in the direction that is allowed and scores more."""
        self.take(lay.tiles)
        had = bool(self.board.cells)
        squares = sorted(p.square for p in lay.tiles)
        self.board.cells |= {p.square: p for p in lay.tiles}
        made: list[Made] = []
        refused: list[_Refused] = []
        for down in self.directions(lay, squares):
            try:
                made.append(self.read(lay, squares, down, had))
            except _Refused as no:
                refused.append(no)
        if not made:
            # Of two ways to read a single tile, the one that makes a word says what is wrong with it.
            raise next((no for no in refused if no.refusal.code != "tiles-no-word"), refused[0])
        return max(made, key=lambda m: (m.points, not m.down))

    def take(self, tiles: Sequence[Put]) -> None:
        """Take the tiles from the hand, for free squares of the board."""
        for p in tiles:
            if p.letter not in self.board.values:
                raise _Refused("tiles-no-such-letter", letter=p.letter)
            if not self.hand[p.tile]:
                raise _Refused("tiles-not-in-hand", tile=p.tile)
            self.hand[p.tile] -= 1
            if p.square >= self.board.size**2:
                raise _Refused("tiles-off-board")
            if p.square in self.board.cells:
                raise _Refused("tiles-square-taken")
            if p.wild and self.due[p.wild]:
                self.due[p.wild] -= 1
                self.due += Counter()  # drops what is paid
        if len({p.square for p in tiles}) < len(tiles):
            raise _Refused("tiles-square-taken")

    def directions(self, lay: Lay, squares: Sequence[int]) -> list[bool]:
        size = self.board.size
        possible = []
        if len({q // size for q in squares}) == 1:
            possible.append(False)
        if len({q % size for q in squares}) == 1:
            possible.append(True)
        if lay.down is not None:
            possible = [d for d in possible if d == lay.down]
        if not possible:
            raise _Refused("tiles-not-in-line")
        return possible

    def read(self, lay: Lay, squares: Sequence[int], down: bool, had: bool) -> Made:
        """The words that the tiles make, read in one direction."""
        rules, board = self.rules, self.board
        fresh = frozenset(squares)
        main = board.run(squares[0], down)
        if not fresh <= set(main):
            raise _Refused("tiles-gap")
        if len(main) < 2:
            raise _Refused("tiles-no-word")
        across = [run for q in squares if len(run := board.run(q, not down)) > 1]
        if not had:
            covered = sum(board.squares[q] == "*" for q in squares)
            if covered < rules.layout.need:
                raise _Refused("tiles-start", need=rules.layout.need, covered=covered)
        elif rules.connection == "share" and len(main) == len(fresh):
            raise _Refused("tiles-share" if across else "tiles-apart")
        elif len(main) == len(fresh) and not across:
            raise _Refused("tiles-apart")
        runs = [main, *across]
        if not rules.build_on_turn and not all(self.stands(run, fresh) for run in runs):
            raise _Refused("tiles-needs-old")
        for run in runs:
            self.look_up(board.text(run))
        words = [Word(board.text(main), main[0], down, board.points(main, fresh), True)]
        side = fresh if rules.premium == "both" else frozenset[int]()
        words += [
            Word(board.text(run), run[0], not down, board.points(run, side) if rules.cross_words else 0)
            for run in across
        ]
        return Made(tuple(sorted(lay.tiles, key=lambda p: p.square)), down, tuple(words), _sum(words))

    def stands(self, run: Sequence[int], fresh: frozenset[int]) -> bool:
        """Whether a word has a tile that was there before the turn (or is the turn's first, on an empty board)."""
        if self.before:
            return any(q in self.before for q in run)
        return fresh == frozenset(self.board.cells)

    def look_up(self, word: str) -> None:
        if self.words is None or word.lower() in self.words:
            return
        why = self.words.why(word.lower())
        raise _Refused("tiles-word", word=word, why=msgspec.json.encode(why).decode())

    def finally_(self, made: Sequence[Made], laid: Sequence[_Laid]) -> list[Made]:
        """Where only the words that stand at the end count: their points with the placement that made them last."""
        ways = {q: one.down for one in laid for q in one.squares}
        last = {(w.square, w.down): i for i, m in enumerate(made) for w in m.words}
        points: dict[tuple[int, bool], int] = {}
        for down in (False, True):
            for run in {tuple(self.board.run(q, down)) for q in ways}:
                along = {q for q in run if ways.get(q) == down}
                if len(run) > 1 and (along or self.rules.cross_words):
                    fresh = frozenset(ways) if self.rules.premium == "both" else frozenset(along)
                    points[run[0], down] = self.board.points(run, fresh)
        out = []
        for i, m in enumerate(made):
            words = tuple(
                msgspec.structs.replace(
                    w,
                    points=points.get((w.square, w.down), 0) if last[w.square, w.down] == i else 0,
                )
                for w in m.words
            )
            out.append(msgspec.structs.replace(m, words=words, points=_sum(words)))
        return out

    def extras(self, made: Sequence[Made], given: int) -> tuple[Extra, ...]:
        rules = self.rules
        tiles = [p for m in made for p in m.tiles]
        count = len(tiles) - (0 if rules.given_counts else given)
        bonus = rules.bonus[count] if 0 <= count < len(rules.bonus) else 0
        found = [Extra("tiles-bonus-all" if count == rules.rack else "tiles-bonus-many", bonus)]
        if count > 0 and not any(p.wild for p in tiles) and (bonus or not rules.pure_with_length):
            found.append(Extra("tiles-bonus-pure", rules.pure_bonus))
        special = sum(rules.specials.get(m.words[0].word, 0) for m in made)
        found.append(Extra("tiles-bonus-special", special))
        return tuple(e for e in found if e.points)


def _sum(words: Iterable[Word]) -> int:
    return sum(w.points for w in words)


def values(rules: RuleSet) -> dict[str, int]:
    """What a tile is worth when it is left over; wildcards nothing."""
    return {letter: value for letter, _, value in rules.tiles.tiles} | {"?": 0, "*": 0}


def without(rack: Sequence[str], tiles: Iterable[str]) -> tuple[str, ...]:
    """The rack without some of its tiles, in its order. Raises ValueError for a tile that is not there."""
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)
