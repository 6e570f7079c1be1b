"""The state after an event: a fold that judges nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Secret
from verbarium.games.parola import state as s
from verbarium.games.parola.api import HandCard, Move, Phase, Proof, Reach
from verbarium.games.parola.state import State

MOVES = 16
"""How many of the last movements everybody is told."""


def evolve(state: State | None, event: s.Event) -> State:
    """See `core.rules.Rules.evolve`."""
    if isinstance(event, s.Began):
        seats = tuple(s.SeatState(Secret((), [Seat(i)])) for i in range(event.seats))
        return State(
            event.rules,
            Secret(event.key),
            event.lexicon,
            event.fingerprint,
            seats,
            rules_print=event.rules_print,
        )
    assert state is not None, "a match begins with Began"
    match event:
        case s.DealerDrawn(draws, dealer, at, until):
            return _phase(state, "dealer", at, until, dealer_draws=draws, dealer=dealer)
        case s.DieGiven(dealer, at, until):
            return _phase(state, "die", at, until, dealer=dealer, thrown=None, category="")
        case s.Thrown(category, at, until):
            phase: Phase = "naming" if category == "choice" else "die"
            named = "" if category == "choice" else category
            return _phase(state, phase, at, until, thrown=category, category=named)
        case s.Named(category, at):
            return _phase(state, "die", at, None, category=category)
        case s.Dealt():
            return _dealt(state, event)
        case s.PickedUp(at, until):
            return _opened(state, state.starter, None, at, until)
        case s.Touched(seat, at, delay, decides):
            reaches = (*state.reaches, Reach(seat, at, delay))
            touched = _seat(state, seat, no=False)
            return replace(touched, reaches=reaches, decides=decides)
        case s.SaidNo(seat, no):
            return _seat(state, seat, no=no)
        case s.Took():
            return _took(state, event)
        case s.Shuffled(pile, _):
            kept = () if state.open is None else (state.open,)
            shuffled = replace(state, pile=Secret(pile), left=len(pile), discards=kept, piles=state.piles + 1)
            return _moved(shuffled, "shuffled")
        case s.Drew(seat, card, at, until):
            drawn = replace(
                state, pile=state.pile.holding(state.pile.peek()[1:]), left=state.left - 1, last_taker=None
            )
            return _holding(_moved(drawn, "drew", seat), seat, card, False, at, until, marker=seat)
        case s.Discarded(seat, card, at, until):
            moved = _moved(_without(state, seat, [card]), "discarded", seat, card)
            return _opened(moved, card, seat, at, until)
        case s.Kept(_, at):
            return _closed(state, at)
        case s.Flipped(seat, card, flipped):
            hand = state.seats[seat].hand
            turned = tuple(HandCard(c.card, flipped if c.card == card else c.flipped) for c in hand.peek())
            return _seat(state, seat, hand=hand.holding(turned))
        case s.Declared():
            return replace(state, declared=True)
        case _:
            return _judging(state, event)


def _judging(state: State, event: s.Event) -> State:
    """From a laid word to the end of the round, and what people say about themselves."""
    match event:
        case s.WordLaid():
            return _laid(state, event)
        case s.Voted(seat, counts):
            laid = _on_table(state)
            votes = tuple(counts if i == seat else v for i, v in enumerate(laid.votes))
            return _lying(state, votes=votes)
        case s.Ruled(votes, _, faults, at, until):
            ruled = _lying(state, votes=votes, faults=faults)
            return _phase(ruled, "contest", at, until)
        case s.Contested(seat, at, until):
            return _phase(state, "picking", at, until, contester=seat)
        case s.Picked():
            return _picked(state, event)
        case s.Stood(seat, at):
            laid = replace(_on_table(state), stands=True)
            stood = _seat(state, seat, laid=laid)
            return replace(_closed(_moved(stood, "out", seat), at), on_table=None, last_taker=None)
        case s.RoundOver(round_, key, at, until):
            seats = tuple(
                replace(p, total=p.total + points, ready=False, no=False)
                for p, points in zip(state.seats, round_.points, strict=True)
            )
            proofs = (*state.proofs[:-1], replace(state.proofs[-1], key=key))
            over = _phase(state, "counting", at, until, seats=seats, proofs=proofs)
            return replace(
                over, rounds=(*state.rounds, round_), open=None, holder=None, reaches=(), decides=None
            )
        case s.Readied(seat):
            return _seat(state, seat, ready=True)
        case s.Went(seat, away, until):
            went = _seat(state, seat, away=away)
            return went if until is None else replace(went, until=until)
        case s.Widened(seat, seconds):
            return _seat(state, seat, window=seconds)
        case s.Ended(outcome):
            return replace(state, phase="over", until=None, outcome=outcome)
    raise AssertionError(event)


# -- the larger steps ---------------------------------------------------------------------------------------------


def _dealt(state: State, event: s.Dealt) -> State:
    seats = tuple(
        replace(
            p,
            hand=p.hand.holding(tuple(HandCard(c, False) for c in hand)),
            cards=len(hand),
            laid=None,
            no=False,
            ready=False,
        )
        for p, hand in zip(state.seats, event.hands, strict=True)
    )
    dealt = replace(
        state,
        seats=seats,
        round=event.round,
        dealer=event.dealer,
        marker=event.dealer,
        pile=Secret(event.pile),
        left=len(event.pile),
        starter=event.starter,
        discards=(),
        last_taker=None,
        races=0,
        piles=0,
        held=Secret(()),
        race=None,
        on_table=None,
        proofs=(*state.proofs, Proof(event.commitment, None)),
    )
    return _phase(_moved(dealt, "dealt", event.dealer), "dealing", event.at, event.until)


def _took(state: State, event: s.Took) -> State:
    taken = replace(state, discards=state.discards[:-1])
    changes: dict[str, Any] = {"last_taker": event.seat, "race": event.race, "races": event.n}
    if event.race is None:  # two players alternate, whichever card it was
        changes = {"marker": event.seat}
    moved = _moved(taken, "took", event.seat, event.card)
    return _holding(moved, event.seat, event.card, True, event.at, event.until, **changes)


def _holding(
    state: State, seat: int, card: int, taken: bool, at: Ms, until: Ms | None, **changes: Any
) -> State:
    """Somebody has a card too many."""
    hand = (*state.seats[seat].hand.peek(), HandCard(card, False))
    state = _with_hand(state, seat, hand)
    held = s.Held(seat, at, tuple(c.card for c in hand), card if taken else None)
    closed = replace(_closed(state, at), holder=seat, got=Secret(card, [Seat(seat)]), taken=taken, **changes)
    return _phase(closed, "holding", at, until, held=state.held.holding((*state.held.peek(), held)))


def _opened(state: State, card: int, by: int | None, at: Ms, until: Ms | None) -> State:
    """A card lies open on the discards."""
    phase: Phase = "choosing" if s.turn(state) == "alternating" else "open"
    opened = replace(_closed(state, at), discards=(*state.discards, card), open=card, opened_by=by)
    return _phase(opened, phase, at, until)


def _closed(state: State, at: Ms) -> State:
    """Nothing lies open, nobody has a card too many."""
    seats = tuple(replace(p, no=False) for p in state.seats)
    return replace(
        state,
        seats=seats,
        phase="open",
        began=at,
        until=None,
        open=None,
        opened_by=None,
        reaches=(),
        decides=None,
        holder=None,
        got=Secret(None),
        taken=False,
        declared=False,
    )


def _laid(state: State, event: s.WordLaid) -> State:
    cards = [*(c.card for c in event.row), *([] if event.closing is None else [event.closing])]
    open_ = event.closing is not None and not event.face_down
    laid = s.OnTable(
        row=event.row,
        closing=Secret(event.closing),
        closed=event.closing is not None,
        face_up=event.closing if open_ else None,
        word=event.word,
        points=event.points,
        declared=event.declared,
        faults=event.faults,
        why=event.why,
        votes=(None,) * len(state.seats) if event.vote else (),
    )
    moved = _moved(_without(state, event.seat, cards), "laid", event.seat)
    closed = _closed(moved, event.at)
    phase: Phase = "voting" if event.vote else "contest"
    on_table = _seat(closed, event.seat, laid=laid)
    return _phase(on_table, phase, event.at, event.until, on_table=event.seat, contester=None)


def _picked(state: State, event: s.Picked) -> State:
    laid = _on_table(state)
    closing = laid.closing.peek()
    back = [c.card for c in laid.row if c.card != event.card]
    back += [] if closing is None else [closing]
    hand = (*state.seats[event.owner].hand.peek(), *(HandCard(c, False) for c in back))
    taken = _with_hand(_seat(state, event.owner, laid=None), event.owner, hand)
    moved = _moved(taken, "took-back", event.owner)
    moved = _moved(moved, "discarded", event.owner, event.card, event.by)
    cleared = replace(moved, on_table=None, contester=None)
    return _opened(cleared, event.card, None, event.at, event.until)


# -- small steps --------------------------------------------------------------------------------------------------


def _phase(state: State, phase: Phase, at: Ms, until: Ms | None, **changes: Any) -> State:
    return replace(state, phase=phase, began=at, until=until, **changes)


def _seat(state: State, seat: int, **changes: Any) -> State:
    one = replace(state.seats[seat], **changes)
    return replace(state, seats=tuple(one if i == seat else p for i, p in enumerate(state.seats)))


def _with_hand(state: State, seat: int, hand: Iterable[HandCard]) -> State:
    held = tuple(hand)
    return _seat(state, seat, hand=state.seats[seat].hand.holding(held), cards=len(held))


def _without(state: State, seat: int, cards: Iterable[int]) -> State:
    gone = set(cards)
    return _with_hand(state, seat, (c for c in state.seats[seat].hand.peek() if c.card not in gone))


def _on_table(state: State) -> s.OnTable:
    assert state.on_table is not None
    laid = state.seats[state.on_table].laid
    assert laid is not None
    return laid


def _lying(state: State, **changes: Any) -> State:
    """The word on the table with something changed."""
    assert state.on_table is not None
    return _seat(state, state.on_table, laid=replace(_on_table(state), **changes))


def _moved(
    state: State, what: Any, seat: int | None = None, card: int | None = None, by: int | None = None
) -> State:
    move = Move(state.moved, what, seat, card, by)
    return replace(state, moves=(*state.moves[1 - MOVES :], move), moved=state.moved + 1)
