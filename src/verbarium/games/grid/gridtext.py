"""A grid as somebody types it: `rquos wnoa …`, with Qu, holes and size recognised."""

from __future__ import annotations

import math
import re

from verbarium.games.grid.api import Grid
from verbarium.games.grid.dice import dice_of
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.lexicon import Letters
from verbarium.texts import Trouble

HOLES = "_.·-*□"
_ROW_ENDS = re.compile(r"\s*[\n/|;]\s*")
_GAPS = re.compile(r"[\s,]+")
MOST = 100
"""Cells of the largest grid."""


def parse_grid(text: str, rules: RuleSet, alphabet: Letters) -> Grid:
    """The dice as typed. Raises Trouble for what is no grid.

    Rows are parted by line ends, "/", "|" or ";", else by blanks; without any of them the size of the rule set is
    taken, or a square. Inside a row dice may be parted by blanks. "qu" is one die; a face of two letters of the dice
    set is one die where it is written with a capital and a small letter ("In"), or stands between blanks.
    """
    reader = _Reader(rules, alphabet)
    text = text.strip().strip("/|;").strip()
    if not text:
        return Grid(0, 0, ())
    lines = [line for line in _ROW_ENDS.split(text) if line]
    if len(lines) > 1:
        rows = [reader.row(line) for line in lines]
    else:
        chunks = [c for c in _GAPS.split(text) if c]
        dice = [reader.row(chunk) for chunk in chunks]
        if len(chunks) > 1 and len(chunks) in (rules.rows * rules.cols, math.isqrt(len(chunks)) ** 2):
            single = [reader.die(chunk) for chunk in chunks]
            if all(face is not None for face in single):
                return _folded_up(rules, [face or "" for face in single], text)
        if len(chunks) == 1:
            return _folded_up(rules, dice[0], text)
        rows = dice
    return _even(rules, rows, text)


def read_board(text: str, rules: RuleSet, alphabet: Letters) -> Grid:
    """A board file: rows and columns on the first line, then the dice, parted by blanks. Raises Trouble."""
    head, *rest = text.lstrip("\ufeff").split("\n", 1)
    size = head.split()
    if len(size) != 2 or not all(n.isdigit() and len(n) < 4 for n in size):
        raise Trouble("grid-board-head", line=head.strip())
    rows, cols = int(size[0]), int(size[1])
    reader = _Reader(rules, alphabet)
    dice = []
    for word in " ".join(rest).split():
        if (face := reader.die(word)) is None:
            raise Trouble("grid-text-letter", letter=word)
        dice.append(face)
    if len(dice) != rows * cols:
        raise Trouble("grid-text-size", dice=len(dice), wanted=rows * cols)
    if len(dice) > MOST:
        raise Trouble("grid-text-large", dice=len(dice), most=MOST)
    return Grid(rows, cols, tuple(dice))


def _even(rules: RuleSet, rows: list[list[str]], text: str) -> Grid:
    """Rows of one length. A short row with a Qu for each missing die has them as Q and U apart ("Qu", "U")."""
    cols = rules.cols if any(len(row) == rules.cols for row in rows) else max(len(row) for row in rows)
    out: list[str] = []
    for number, row in enumerate(rows, 1):
        short = cols - len(row)
        if short and sum(face == "Qu" for face in row) == short:
            row = [f for face in row for f in (("Qu", "U") if face == "Qu" else (face,))]
        if len(row) != cols:
            raise Trouble("grid-text-rows", row=number, dice=len(row), wanted=cols)
        out += row
    if len(out) > MOST:
        raise Trouble("grid-text-large", dice=len(out), most=MOST)
    return Grid(len(rows), cols, tuple(out))


def _folded_up(rules: RuleSet, dice: list[str], text: str) -> Grid:
    """One run of dice as the rule set's grid, or as a square."""
    n = len(dice)
    if n > MOST:
        raise Trouble("grid-text-large", dice=n, most=MOST)
    if n == rules.rows * rules.cols:
        return Grid(rules.rows, rules.cols, tuple(dice))
    side = math.isqrt(n)
    if side * side != n:
        raise Trouble("grid-text-size", dice=n, wanted=rules.rows * rules.cols)
    return Grid(side, side, tuple(dice))


class _Reader:
    """Reads dice; knows the faces of several letters that the rule set's dice have."""

    def __init__(self, rules: RuleSet, alphabet: Letters) -> None:
        self._alphabet = alphabet
        faces = {face for die in dice_of(rules)[0].dice for face in die}
        self._several = {face.lower(): face for face in faces if len(face) > 1}
        # where no die shows a bare Q, whoever types "q" means the die Qu
        self._bare_q = "Qu" if "Q" not in faces and "q" in alphabet.letters else "Q"
        if "q" in alphabet.letters:
            self._several.setdefault("qu", "Qu")

    def die(self, text: str) -> str | None:
        """One die between blanks, or None if this is more than one."""
        if text in HOLES:
            return ""
        if face := self._several.get(text.lower()):
            return face
        return self._letter(text) if len(text) == 1 else None

    def row(self, text: str) -> list[str]:
        """The dice of one row, parted by blanks or not."""
        parts = [p for p in _GAPS.split(text) if p]
        if len(parts) < 2:
            return self._run(text.strip())
        out: list[str] = []
        for part in parts:
            face = self.die(part)
            out += self._run(part) if face is None else [face]
        return out

    def _run(self, text: str) -> list[str]:
        """Dice written without blanks."""
        mixed = text not in (text.lower(), text.upper())
        out, at = [], 0
        while at < len(text):
            two = text[at : at + 2]
            if two.lower() == "qu" and "qu" in self._several:
                out.append("Qu")
                at += 2
            elif mixed and two[:1].isupper() and two[1:].islower() and two.lower() in self._several:
                out.append(self._several[two.lower()])
                at += 2
            else:
                out.append("" if text[at] in HOLES else self._letter(text[at]))
                at += 1
        return out

    def _letter(self, letter: str) -> str:
        try:
            folded = self._alphabet.fold(letter)
        except ValueError:
            folded = ""
        if len(folded) != 1:
            raise Trouble("grid-text-letter", letter=letter)
        return self._bare_q if folded == "q" else folded.upper()
