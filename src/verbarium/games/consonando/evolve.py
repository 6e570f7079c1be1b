"""The state after an event: a fold that judges nothing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from verbarium.core.secret import Seat, Secret
from verbarium.games.consonando.api import Proof, Round, Written
from verbarium.games.consonando.state import (
    Began,
    Called,
    Drawn,
    Ended,
    Erased,
    Event,
    Readied,
    ReadOut,
    SeatState,
    State,
    Stopped,
    Went,
    Wrote,
)


def evolve(state: State | None, event: Event) -> State:
    """See `core.rules.Rules.evolve`."""
    if isinstance(event, Began):
        seats = tuple(SeatState(Secret(None, [Seat(i)]), event.rules.jollies) for i in range(event.seats))
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
        case Called(round_, commitment, at, until):
            blank = tuple(
                replace(s, sheet=s.sheet.holding(None), stopped=False, ready=False) for s in state.seats
            )
            return replace(
                state,
                seats=blank,
                round=round_,
                phase="drawing",
                began=at,
                until=until,
                draw="",
                reading=None,
                proofs=(*state.proofs, Proof(commitment, None)),
            )
        case Drawn(draw, at, until):
            return replace(state, phase="writing", draw=draw, began=at, until=until)
        case Wrote(seat, word, letters, jolly):
            sheet = state.seats[seat].sheet.holding(Written(word, letters, jolly))
            return _with(state, seat, sheet=sheet)
        case Erased(seat):
            return _with(state, seat, sheet=state.seats[seat].sheet.holding(None))
        case Stopped(seat):
            return _with(state, seat, stopped=True)
        case Readied(seat):
            return _with(state, seat, ready=True)
        case Went(seat, away):
            return _with(state, seat, away=away)
        case ReadOut():
            return _read(state, event)
        case Ended(outcome):
            return replace(state, phase="over", until=None, outcome=outcome)


def _read(state: State, event: ReadOut) -> State:
    lines = event.reading.lines
    seats = tuple(
        replace(s, total=s.total + line.points, jollies=s.jollies - (line.jolly is not None))
        for s, line in zip(state.seats, lines, strict=True)
    )
    return replace(
        state,
        seats=seats,
        phase="reading",
        began=event.at,
        until=event.until,
        reading=event.reading,
        rounds=(*state.rounds, Round(state.draw, tuple(line.points for line in lines))),
        proofs=(*state.proofs[:-1], replace(state.proofs[-1], key=event.key)),
    )


def _with(state: State, seat: int, **changes: Any) -> State:
    one = replace(state.seats[seat], **changes)
    return replace(state, seats=tuple(one if i == seat else s for i, s in enumerate(state.seats)))
