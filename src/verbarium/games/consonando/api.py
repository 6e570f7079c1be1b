"""Consonando as its players see it: commands in, views out. Bots and clients need only this."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.games.consonando.ruleset import RuleSet
from verbarium.words import Why

Letter = Annotated[str, msgspec.Meta(max_length=1)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Jolly(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of the draw: `add` a consonant, `remove` one, or both to replace one by another."""

    add: Letter = ""
    remove: Letter = ""


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Write one's word of this round, in place of an earlier one; with a jolly, if one is played for it."""

    word: Text
    jolly: Jolly | None = None


class Erase(msgspec.Struct, frozen=True, tag="erase"):
    """Take one's word (and the jolly with it) back."""


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Lay the pencil down. The bell rings early once every seat has."""


class Next(msgspec.Struct, frozen=True, tag="next"):
    """Ready for the next round."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The seat's person has gone, or is back: the others do not wait for an empty chair. The house says it."""

    away: bool


Command = Away | Write | Erase | Stop | Next

Phase = Literal["drawing", "writing", "reading", "over"]
Mark = Literal["valid", "not-a-word", "not-admitted", "nothing"]


class Written(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word as it stands on its author's sheet. `letters`: of the draw as the jolly leaves it."""

    word: str
    letters: str
    jolly: Jolly | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's word, read out.

    mark   "nothing" for an empty sheet
    word   in its proper spelling where the lexicon knows one
    draw   the consonants that counted for this seat: the drawn ones as his jolly left them
    used   consonants of the draw that the word uses
    bonus  points for having used all of them, part of `points`
    why    the lexicon's answer
    """

    mark: Mark
    draw: str
    word: str = ""
    points: int = 0
    used: int = 0
    bonus: int = 0
    jolly: Jolly | None = None
    why: Why | None = None


class Best(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that could be made. `draw`: with the change that `jolly` makes, if there is one."""

    word: str
    points: int
    draw: str
    common: int = 0
    jolly: Jolly | None = None


class Reading(msgspec.Struct, frozen=True):
    """What everybody wrote, by seat, and the best there was: as drawn, and with a jolly."""

    lines: tuple[Line, ...]
    best: tuple[Best, ...]
    best_with_jolly: tuple[Best, ...]


class Round(msgspec.Struct, frozen=True):
    """A round that was played: its draw, and points by seat."""

    draw: str
    points: tuple[int, ...]


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `total` and `jollies` (left) as of the last reading."""

    total: int
    jollies: int
    stopped: bool
    ready: bool
    away: bool


class Proof(msgspec.Struct, frozen=True):
    """The key of a round's draw: its commitment before, itself (hex) once the round is read out."""

    commitment: str
    key: str | None


class View(msgspec.Struct, frozen=True, tag="consonando"):
    """What one viewer may know of a match.

    rules_print  fingerprint of the rule set
    lexicon  name of what the words are checked by, with its fingerprint
    round    from 1
    began    when the phase began, on the match's clock
    until    when it ends; None if it waits for people
    draw     the consonants, lower-case, in the order drawn; empty while they are being drawn
    mine     my word of this round; None for a spectator
    jollies  how many I have left, the one on my sheet taken off
    """

    rules: RuleSet
    lexicon: str
    fingerprint: str
    round: int
    phase: Phase
    began: Ms
    until: Ms | None
    draw: str
    mine: Written | None
    jollies: int
    seats: tuple[SeatView, ...]
    reading: Reading | None
    rounds: tuple[Round, ...]
    proofs: tuple[Proof, ...]
    outcome: Outcome | None
    rules_print: str = ""
    me: int | None = None
