"""The state after an event: a fold that judges nothing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from verbarium.core.secret import Seat, Secret
from verbarium.games.junior import state as s
from verbarium.games.junior.cards import letters
from verbarium.games.junior.state import Own, State


def evolve(state: State | None, event: s.Event) -> State:
    """See `core.rules.Rules.evolve`."""
    if isinstance(event, s.Began):
        seats = tuple(s.SeatState(Secret(Own(), [Seat(i)])) for i in range(event.seats))
        return State(
            event.rules,
            Secret(event.key),
            Secret(event.words),
            event.pictures,
            seats,
            rules_print=event.rules_print,
        )
    assert state is not None, "a match begins with Began"
    match event:
        case s.Turned(n, dice, at):
            return _turned(state, n, dice, at)
        case s.WasPut(seat, die, place):
            own = state.seats[seat].own
            row = tuple(die if i == place else d for i, d in enumerate(own.peek().row))
            return _seat(state, seat, own=own.holding(Own(row)), placed=_filled(row))
        case s.TakenBack(seat, place):
            own = state.seats[seat].own
            row = tuple(None if i == place else d for i, d in enumerate(own.peek().row))
            return _seat(state, seat, own=own.holding(Own(row)), placed=_filled(row))
        case s.Missed(seat, places):
            own = state.seats[seat].own
            row = tuple(None if i in places else d for i, d in enumerate(own.peek().row))
            return _seat(state, seat, own=own.holding(Own(row, places)), placed=_filled(row))
        case s.Spelled(seat, points, praise):
            one = state.seats[seat]
            done = _seat(
                state, seat, done=True, praise=praise, words=one.words + 1, points=one.points + points
            )
            return _looking(done)
        case s.Peeked(seat, up):
            return _looking(_seat(state, seat, peeking=up))
        case s.Readied(seat):
            return _seat(state, seat, ready=True)
        case s.Went(seat, away):
            return _seat(state, seat, away=away)
        case s.Ended(outcome):
            return replace(state, outcome=outcome)


def _turned(state: State, n: int, dice: tuple[str, ...], at: Any) -> State:
    word = state.words.peek()[n]
    places = len(letters(word))
    blank = Own((None,) * places)
    seats = tuple(
        replace(p, own=p.own.holding(blank), placed=0, peeking=False, done=False, ready=False, praise=None)
        for p in state.seats
    )
    shown = word if state.rules.level == 1 else None
    turned = replace(
        state, seats=seats, n=n, word=Secret(word), shown=shown, places=places, dice=dice, began=at
    )
    return _looking(turned)


def _looking(state: State) -> State:
    """The word with those who may see it now."""
    seen = [Seat(i) for i, p in enumerate(state.seats) if p.peeking or p.done or state.rules.level == 1]
    return replace(state, word=Secret(state.word.peek(), seen))


def _filled(row: tuple[int | None, ...]) -> int:
    return sum(die is not None for die in row)


def _seat(state: State, seat: int, **changes: Any) -> State:
    one = replace(state.seats[seat], **changes)
    return replace(state, seats=tuple(one if i == seat else p for i, p in enumerate(state.seats)))
