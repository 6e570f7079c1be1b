"""Everything true of a match of PAROLA, and the facts that make it so."""

from __future__ import annotations

from typing import Literal

import msgspec

from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Secret
from verbarium.games.parola.api import (
    Category,
    Drawn,
    Fault,
    HandCard,
    Move,
    Phase,
    Proof,
    Race,
    Reach,
    Round,
    Shown,
)
from verbarium.games.parola.ruleset import RuleSet
from verbarium.words import Why

# -- facts --------------------------------------------------------------------------------------------------------


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The match begins. `key`: of all its chance, in hex; it never leaves the house before the end."""

    rules: RuleSet
    seats: int
    key: str
    lexicon: str
    fingerprint: str
    rules_print: str = ""


class DealerDrawn(msgspec.Struct, frozen=True, tag="dealer-drawn"):
    """Each drew a card, who were level drew again; the lowest deals."""

    draws: tuple[Drawn, ...]
    dealer: int
    at: Ms
    until: Ms


class DieGiven(msgspec.Struct, frozen=True, tag="die-given"):
    """The dealer is to throw the die of categories."""

    dealer: int
    at: Ms
    until: Ms


class Thrown(msgspec.Struct, frozen=True, tag="thrown"):
    """What the die shows. After "choice" the dealer names a category, until `until`."""

    category: Category
    at: Ms
    until: Ms | None


class Named(msgspec.Struct, frozen=True, tag="named"):
    """The category of the round, in the dealer's words (or, drawn by lot, a face of the die)."""

    category: str
    at: Ms


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Cards are dealt face down. `hands` by seat; `pile`: its first card is drawn first; `starter`: lies open."""

    round: int
    dealer: int
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    starter: int
    commitment: str
    at: Ms
    until: Ms


class PickedUp(msgspec.Struct, frozen=True, tag="picked-up"):
    """All pick up their hands; the starter lies open. `until`: of the window, or of the turn for two players."""

    at: Ms
    until: Ms | None


class Touched(msgspec.Struct, frozen=True, tag="touched"):
    """A hand on the open card: its stamp, and the round trip that the server had measured for its connection.

    decides  when the race is decided
    """

    seat: int
    at: Ms
    delay: int
    decides: Ms


class SaidNo(msgspec.Struct, frozen=True, tag="said-no"):
    seat: int
    no: bool


class Took(msgspec.Struct, frozen=True, tag="took"):
    """A discard was taken. `race` is None for two players, who do not race; `n` counts the round's races."""

    seat: int
    card: int
    at: Ms
    until: Ms | None
    race: Race | None = None
    n: int = 0


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The pile was empty: all discards but the open one make a new one."""

    pile: tuple[int, ...]
    at: Ms


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """The next player on turn drew from the pile, and has the marker."""

    seat: int
    card: int
    at: Ms
    until: Ms | None


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """A card was discarded and lies open. `clock`: the player's time was over."""

    seat: int
    card: int
    at: Ms
    until: Ms | None
    clock: bool = False


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """Nothing was discarded; nothing lies open."""

    seat: int
    at: Ms
    clock: bool = False


class Flipped(msgspec.Struct, frozen=True, tag="flipped"):
    seat: int
    card: int
    flipped: bool


class Declared(msgspec.Struct, frozen=True, tag="declared"):
    seat: int


class WordLaid(msgspec.Struct, frozen=True, tag="word-laid"):
    """A word lies on the table. With faults it can be contested until `until`; with `vote` it is voted on first."""

    seat: int
    row: tuple[Shown, ...]
    closing: int | None
    face_down: bool
    word: str
    points: int
    declared: bool
    faults: tuple[Fault, ...]
    why: Why | None
    vote: bool
    at: Ms
    until: Ms | None


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    seat: int
    counts: bool


class Ruled(msgspec.Struct, frozen=True, tag="ruled"):
    """The vote on a word, by seat, and what it means. `faults`: what remains against the word."""

    votes: tuple[bool | None, ...]
    counts: bool
    faults: tuple[Fault, ...]
    at: Ms
    until: Ms | None


class Contested(msgspec.Struct, frozen=True, tag="contested"):
    """The first to contest is to pick a card, until `until`."""

    seat: int
    at: Ms
    until: Ms


class Picked(msgspec.Struct, frozen=True, tag="picked"):
    """A card of a contested word is discarded for its owner, who takes the others back. `by` None: drawn by lot."""

    by: int | None
    owner: int
    card: int
    at: Ms
    until: Ms | None


class Stood(msgspec.Struct, frozen=True, tag="stood"):
    """A word stands: its cards are out for the rest of the round, its maker is no longer active."""

    seat: int
    at: Ms


class RoundOver(msgspec.Struct, frozen=True, tag="round-over"):
    """The round is over, with its scores, what each hand could have made, and the key of its chance."""

    round: Round
    key: str
    at: Ms
    until: Ms | None


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    seat: int


class Went(msgspec.Struct, frozen=True, tag="went"):
    """Somebody has gone or is back. `until`: if the phase now ends sooner, when."""

    seat: int
    away: bool
    until: Ms | None = None


class Widened(msgspec.Struct, frozen=True, tag="widened"):
    """Somebody asks for discards to lie open so many seconds."""

    seat: int
    seconds: int


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    outcome: Outcome


Event = (
    Began | DealerDrawn | DieGiven | Thrown | Named | Dealt | PickedUp | Touched | SaidNo | Took | Shuffled | Drew
    | Discarded | Kept | Flipped | Declared | WordLaid | Voted | Ruled | Contested | Picked | Stood | RoundOver
    | Readied | Went | Widened | Ended
)  # fmt: skip

# -- what is true -------------------------------------------------------------------------------------------------


class OnTable(msgspec.Struct, frozen=True):
    """A word as laid. `closing` is closed to everybody, its owner too, until he takes it back."""

    row: tuple[Shown, ...]
    closing: Secret[int | None]
    closed: bool
    face_up: int | None
    word: str
    points: int
    declared: bool
    faults: tuple[Fault, ...]
    why: Why | None
    votes: tuple[bool | None, ...] = ()
    stands: bool = False


class SeatState(msgspec.Struct, frozen=True):
    """One seat. `hand`: oldest card first; `cards`: how many, which all see."""

    hand: Secret[tuple[HandCard, ...]]
    cards: int = 0
    laid: OnTable | None = None
    total: int = 0
    no: bool = False
    window: int = 0
    away: bool = False
    ready: bool = False

    @property
    def active(self) -> bool:
        """Still plays for a word of this round."""
        return self.laid is None or not self.laid.stands


class Held(msgspec.Struct, frozen=True):
    """A moment at which somebody could have laid a word. `kept`: the card that may not close it."""

    seat: int
    at: Ms
    cards: tuple[int, ...]
    kept: int | None


class State(msgspec.Struct, frozen=True):
    """See `api.View` for what has the same name.

    discards    from the bottom; the open card is the last
    got         the card of the holder that he just got, and whether from the discards (all see that)
    last_taker  who took a discard last, since the last draw from the pile
    reaches     touches of the open card, in order of arrival
    decides     when the race is decided
    races       how many were run this round; `piles`: how often the pile was shuffled
    held        every moment of this round at which somebody could have laid a word
    """

    rules: RuleSet
    key: Secret[str]
    lexicon: str
    fingerprint: str
    seats: tuple[SeatState, ...]
    round: int = 0
    phase: Phase = "dealer"
    began: Ms = Ms(0)
    until: Ms | None = None
    dealer: int = 0
    dealer_draws: tuple[Drawn, ...] = ()
    thrown: Category | None = None
    category: str = ""
    marker: int = 0
    pile: Secret[tuple[int, ...]] = Secret(())
    left: int = 0
    starter: int = 0
    discards: tuple[int, ...] = ()
    open: int | None = None
    opened_by: int | None = None
    reaches: tuple[Reach, ...] = ()
    decides: Ms | None = None
    last_taker: int | None = None
    holder: int | None = None
    got: Secret[int | None] = Secret(None)
    taken: bool = False
    declared: bool = False
    on_table: int | None = None
    contester: int | None = None
    races: int = 0
    piles: int = 0
    held: Secret[tuple[Held, ...]] = Secret(())
    moves: tuple[Move, ...] = ()
    moved: int = 0
    race: Race | None = None
    rounds: tuple[Round, ...] = ()
    proofs: tuple[Proof, ...] = ()
    outcome: Outcome | None = None
    rules_print: str = ""


Turn = Literal["racing", "alternating"]


def turn(state: State) -> Turn:
    """Two players do not race."""
    return "alternating" if len(state.seats) == 2 else "racing"


def after(state: State, seat: int) -> int:
    """The next active seat after `seat`, clockwise; `seat` itself if there is no other."""
    n = len(state.seats)
    return next((s for i in range(1, n) if state.seats[s := (seat + i) % n].active), seat)


def on_turn(state: State) -> int:
    """Who draws next from the pile: the next active player after the marker; past him if he was the last taker."""
    seat = after(state, state.marker)
    return after(state, seat) if seat == state.last_taker else seat


def wanting(state: State) -> list[int]:
    """Seats that may touch the open card and have not refused it; empty chairs are not waited for."""
    return [
        i for i, s in enumerate(state.seats) if s.active and i != state.opened_by and not s.no and not s.away
    ]


def window_ms(state: State) -> int:
    """How long discards lie open: the rule set's time, or the widest that somebody needs."""
    return 1000 * max(state.rules.window_seconds, *(s.window for s in state.seats if not s.away), 0)


def need(state: State) -> int:
    """How many words end the round: half the players, rounded up."""
    return (len(state.seats) + 1) // 2
