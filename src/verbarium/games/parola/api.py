"""PAROLA as its players see it: commands in, views out. Bots and clients need only this.

A card is its number in the rule set's deck: `rules.deck[card]` are its two letters, or "*" for a jolly.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.games.parola.ruleset import RuleSet
from verbarium.words import Why

Category = Literal["names", "things", "cities", "verbs", "animals", "choice"]
CATEGORIES: tuple[Category, ...] = ("names", "things", "cities", "verbs", "animals", "choice")
"""The faces of the virtual die."""

Card = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class Touch(msgspec.Struct, frozen=True, tag="touch"):
    """Touch the open discard, to take it. For two players: take it instead of drawing.

    card  the one that is meant: a touch that comes too late for it does not take the next one
    """

    card: int | None = None


class No(msgspec.Struct, frozen=True, tag="no"):
    """Say that one does not want the open discard, or (`no` false) take that back."""

    no: bool = True


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """For two players: draw from the pile instead of taking the open discard."""


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a card: not the one that was just taken from the discards."""

    card: Card


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    """Discard nothing (where one need not)."""


class Flip(msgspec.Struct, frozen=True, tag="flip"):
    """Turn a card of one's hand upside down. Nobody else sees it."""

    card: Card


class Declare(msgspec.Struct, frozen=True, tag="declare"):
    """Say "PAROLA!", as one must before laying a word."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a laid row. `letter`: the one that shows (of a jolly: what it stands for)."""

    card: Card
    letter: Annotated[str, msgspec.Meta(min_length=1, max_length=1)]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a word: a row of cards, and one more to close it.

    closing     None only by hand: the last card stays in the hand
    face_down   the closing card lies face down, as it must; by hand it may lie open
    overlapped  the cards overlap so that only the letters in use show, as they must; by hand they may not
    """

    row: Annotated[tuple[Shown, ...], msgspec.Meta(min_length=1, max_length=40)]
    closing: Card | None
    face_down: bool = True
    overlapped: bool = True


class Contest(msgspec.Struct, frozen=True, tag="contest"):
    """Contest the word that lies on the table."""


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Having contested: choose one of the laid cards, which is discarded for its owner."""

    card: Card


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    """Dealer: throw the die of categories."""


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Dealer, after "your choice": name any category."""

    category: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Vote(msgspec.Struct, frozen=True, tag="vote"):
    """Say whether a word counts in the round's category."""

    counts: bool


class Wider(msgspec.Struct, frozen=True, tag="wider"):
    """Ask for discards to lie open longer, as one needs it (0: no longer). All see who asked."""

    seconds: Annotated[int, msgspec.Meta(ge=0, le=60)]


class Next(msgspec.Struct, frozen=True, tag="next"):
    """Ready for the next round."""


class Away(msgspec.Struct, frozen=True, tag="away"):
    """The seat's person has gone, or is back: the others do not wait for an empty chair. The house says it."""

    away: bool


Command = (
    Away | Touch | No | Draw | Discard | Keep | Flip | Declare | Lay | Contest | Pick | Throw | Name | Vote
    | Wider | Next
)  # fmt: skip

Phase = Literal[
    "dealer",  # each draws a card: the lowest deals
    "die",  # the dealer throws the die of categories
    "naming",  # the dealer names a category of his choice
    "dealing",  # the cards lie face down; all pick them up at the same moment
    "open",  # a discard lies open to be touched
    "choosing",  # two players: the one on turn takes the open discard or draws
    "holding",  # somebody has a card too many: he discards one, or lays a word
    "voting",  # a laid word is voted on
    "contest",  # a laid word can be contested
    "picking",  # who contested chooses a card
    "counting",  # the round is over
    "over",
]

Fault = Literal["undeclared", "form", "not-a-word", "not-admitted", "not-in-category"]


class Drawn(msgspec.Struct, frozen=True):
    """A card drawn for the deal. `points`: both its letters' values, a jolly's 0."""

    seat: int
    card: int
    points: int


class Laid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word as it lies before its owner.

    closing   the closing card, only where it was laid face up; nobody ever sees one that lies face down
    closed    whether a card closes the word
    word      its letters, in the proper spelling where the lexicon knows one
    points    what it is worth if it stands
    faults    what is wrong with it, "contested" ends with it
    votes     by seat, in a vote
    stands    it has been made for good
    """

    row: tuple[Shown, ...]
    word: str
    points: int
    closed: bool = True
    closing: int | None = None
    declared: bool = True
    faults: tuple[Fault, ...] = ()
    why: Why | None = None
    votes: tuple[bool | None, ...] = ()
    stands: bool = False


class HandCard(msgspec.Struct, frozen=True):
    """A card of one's own hand, oldest first."""

    card: int
    flipped: bool


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    cards   how many it holds
    no      does not want the open discard
    window  seconds that it asked discards to lie open, 0 if it did not
    laid    the word it has made, or that lies to be judged
    """

    total: int
    cards: int
    no: bool
    window: int
    away: bool
    ready: bool
    laid: Laid | None


class Reach(msgspec.Struct, frozen=True):
    """A touch as it arrived: its stamp, and the round trip that the server had measured, both in ms."""

    seat: int
    at: Ms
    delay: int


class Race(msgspec.Struct, frozen=True):
    """How a race for a discard was decided.

    fair_ms  0: by arrival; else the window in which measured round trips were taken off
    lot      the first were level, and a lot was drawn
    """

    card: int
    winner: int
    reaches: tuple[Reach, ...]
    fair_ms: int
    lot: bool


Movement = Literal["dealt", "took", "drew", "discarded", "laid", "took-back", "out", "shuffled"]


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One movement of cards, for who watches the table. `n` counts all of the match.

    seat  whose hand it came from or went to; `by`: who moved it, if that was somebody else
    card  None where it moved face down
    """

    n: int
    what: Movement
    seat: int | None = None
    card: int | None = None
    by: int | None = None


class Chance(msgspec.Struct, frozen=True):
    """A word that a hand could have made at a moment: the dearest, and how many there were."""

    at: Ms
    word: str
    points: int
    words: int


class Round(msgspec.Struct, frozen=True):
    """A round that was played, by seat: words made ("" for none), their points, what could have been made when.

    reason  Fluent key: what ended it
    """

    dealer: int
    category: str
    words: tuple[str, ...]
    points: tuple[int, ...]
    chances: tuple[tuple[Chance, ...], ...]
    reason: str


class Proof(msgspec.Struct, frozen=True):
    """The key of a round's chance: its commitment before the deal, itself (hex) once the round is over."""

    commitment: str
    key: str | None


class View(msgspec.Struct, frozen=True, tag="parola"):
    """What one viewer may know of a match.

    rules_print   fingerprint of the rule set
    began, until  when the phase began and when it ends, on the match's clock; None if it waits for people
    dealer_draws  every card drawn for the first deal, round after round of draws
    marker        who drew last from the pile (at first the dealer)
    on_turn       who draws next if nobody wants the open discard
    holder        who has a card too many; `declared`: he said PAROLA
    open          the card to be touched; `opened_by` may not take it back
    gathering     it was touched: the fairness window decides in a moment
    top           the topmost discard, open or not
    hand          my cards; empty while they lie face down
    newest        the card I just got; `taken`: from the discards, so that I must keep it
    touched       I touched the open card
    on_table      whose laid word is to be judged; `contester`: who picks a card of it
    need          how many words end the round
    window        seconds that discards lie open: the rule set's, or the widest that somebody asked for
    moves         the last movements
    race          the last race
    """

    rules: RuleSet
    lexicon: str
    fingerprint: str
    round: int
    phase: Phase
    began: Ms
    until: Ms | None
    dealer: int
    dealer_draws: tuple[Drawn, ...]
    category: str
    thrown: Category | None
    marker: int
    on_turn: int | None
    holder: int | None
    declared: bool
    open: int | None
    opened_by: int | None
    gathering: bool
    pile: int
    discards: int
    top: int | None
    hand: tuple[HandCard, ...]
    newest: int | None
    taken: bool
    touched: bool
    on_table: int | None
    contester: int | None
    need: int
    window: int
    seats: tuple[SeatView, ...]
    moves: tuple[Move, ...]
    race: Race | None
    rounds: tuple[Round, ...]
    proofs: tuple[Proof, ...]
    outcome: Outcome | None
    rules_print: str = ""
    me: int | None = None
