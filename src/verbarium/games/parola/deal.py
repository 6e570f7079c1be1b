"""From the draw for the deal to the hands: everything that chance decides before play."""

from __future__ import annotations

from verbarium.core.dice import Dice, commit
from verbarium.core.rules import Ms
from verbarium.games.parola.api import CATEGORIES, Category, Drawn
from verbarium.games.parola.decks import JOLLY
from verbarium.games.parola.ruleset import RuleSet
from verbarium.games.parola.scribe import Scribe
from verbarium.games.parola.state import DealerDrawn, Dealt, DieGiven, Named, Thrown

DEALER_MS = 6_000
"""The cards drawn for the deal lie open, so that all see who deals."""
DIE_MS = 20_000
"""A dealer who does not throw the die by then has it thrown for him."""
NAMING_MS = 60_000
"""A dealer who names no category by then leaves it to a lot (derived)."""
DEALING_MS = 4_000
"""The hands lie face down; then all pick them up at the same moment."""


def worth(rules: RuleSet, card: int) -> int:
    """Both letters' values; a jolly counts 0."""
    faces = rules.deck[card]
    return 0 if faces == JOLLY else sum(rules.values[c] for c in faces)


def draw_for_deal(rules: RuleSet, seats: int, key: bytes) -> DealerDrawn:
    """Each draws a card, the lowest deals; who are level for lowest draw again, from the same shuffled deck.

    Should the cards run out (a deck of equal cards), a lot decides.
    """
    dice = Dice(key, "dealer")
    deck = list(dice.shuffled(range(len(rules.deck))))
    draws: list[Drawn] = []
    level = list(range(seats))
    while len(level) > 1 and len(deck) >= len(level):
        now = [Drawn(seat, card := deck.pop(), worth(rules, card)) for seat in level]
        draws += now
        lowest = min(d.points for d in now)
        level = [d.seat for d in now if d.points == lowest]
    return DealerDrawn(tuple(draws), dice.pick(level), Ms(0), Ms(DEALER_MS))


def call(scribe: Scribe, dealer: int) -> None:
    """A new round: the dealer throws the die, or deals at once."""
    if scribe.state.rules.categories:
        scribe.add(DieGiven(dealer, scribe.now, Ms(scribe.now + DIE_MS)))
    else:
        deal(scribe, dealer)


def thrown(key: bytes) -> Category:
    """What the die of a round shows. `key`: of the round."""
    return Dice(key, "die").pick(CATEGORIES)


def throw(scribe: Scribe) -> None:
    """The die of categories."""
    face = thrown(scribe.part(scribe.state.round + 1))
    if face == "choice":
        scribe.add(Thrown(face, scribe.now, Ms(scribe.now + NAMING_MS)))
        return
    scribe.add(Thrown(face, scribe.now, None))
    scribe.add(Named(face, scribe.now))
    deal(scribe)


def dealt(
    rules: RuleSet, seats: int, dealer: int, key: bytes
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Hands by seat, and the rest of the shuffled deck, of which the first card is turned up. `key`: of the round.

    Dealt one by one, clockwise, beginning left of the dealer.
    """
    deck = Dice(key, "deal").shuffled(range(len(rules.deck)))
    hands = tuple(deck[(seat - dealer - 1) % seats : rules.hand * seats : seats] for seat in range(seats))
    return hands, deck[rules.hand * seats :]


def deal(scribe: Scribe, dealer: int | None = None) -> None:
    """Shuffle and deal, face down."""
    state = scribe.state
    dealer = state.dealer if dealer is None else dealer
    key = scribe.part(state.round + 1)
    hands, rest = dealt(state.rules, len(state.seats), dealer, key)
    scribe.add(
        Dealt(
            round=state.round + 1,
            dealer=dealer,
            hands=hands,
            pile=rest[1:],
            starter=rest[0],
            commitment=commit(key),
            at=scribe.now,
            until=Ms(scribe.now + DEALING_MS),
        )
    )
