"""What one viewer may know of a match."""

from __future__ import annotations

from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.games.grid import api
from verbarium.games.grid.scores import total
from verbarium.games.grid.state import State


def view(state: State, viewer: Viewer) -> api.View:
    """An allow-list: each field by name. Boxes are opened with the viewer's own key only."""
    mine: tuple[api.Word, ...] = ()
    after: tuple[api.Word, ...] = ()
    until = state.until
    if viewer.seat is not None and 0 <= viewer.seat < len(state.seats):
        seat = state.seats[viewer.seat]
        mine, after = seat.list.open(viewer) or (), seat.after.open(viewer) or ()
        if until is not None and state.phase == "writing":
            until = bell(state, viewer.seat)
    return api.View(
        rules=state.rules,
        rules_print=state.rules_print,
        lexicon=state.lexicon,
        fingerprint=state.fingerprint,
        dice=state.dice,
        round=state.round,
        phase=state.phase,
        until=until,
        grids=state.grids,
        throws=state.throws,
        mine=mine,
        after=after,
        doubtful=state.open if state.phase == "doubting" else (),
        seats=_seats(state),
        reading=state.reading,
        proofs=state.proofs,
        outcome=state.outcome,
        me=viewer.seat,
    )


def bell(state: State, seat: Seat) -> Ms:
    """When the bell rings for a seat: personal time comes on top of the common one."""
    extra = state.rules.extra_seconds
    return Ms((state.until or 0) + 1000 * (extra[seat] if seat < len(extra) else 0))


_latest: tuple[State | None, tuple[api.SeatView, ...]] = (None, ())


def _seats(state: State) -> tuple[api.SeatView, ...]:
    """The seats as everybody sees them: made once for all viewers of a state, who are asked for one after another."""
    global _latest
    made_for, seats = _latest
    if made_for is not state:
        rules, sides = state.rules, state.rules.sides
        seats = tuple(
            [
                api.SeatView(
                    s.words,
                    total(rules, s.rounds) if s.rounds else 0,
                    s.stopped,
                    s.away,
                    s.ready,
                    s.rounds,
                    sides[i] if i < len(sides) else 0,
                )
                for i, s in enumerate(state.seats)
            ]
        )
        _latest = state, seats
    return seats
