"""What one viewer may know of a match."""

from __future__ import annotations

from msgspec.structs import replace

from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.games.grid import api
from verbarium.games.grid.scores import total
from verbarium.games.grid.state import State


def view(state: State, viewer: Viewer) -> api.View:
    """An allow-list: each field by name. Boxes are opened with the viewer's own key only."""
    seen = _seen_by_all(state)
    me = viewer.seat
    if me is None or not 0 <= me < len(state.seats):
        return seen if me is None else replace(seen, me=me)
    seat = state.seats[me]
    return replace(
        seen,
        me=me,
        mine=seat.list.open(viewer) or (),
        after=seat.after.open(viewer) or (),
        until=bell(state, me) if state.phase == "writing" else state.until,
    )


def bell(state: State, seat: Seat) -> Ms:
    """When the bell rings for a seat: personal time comes on top of the common one."""
    until, extra = state.until or Ms(0), state.rules.extra_seconds
    return Ms(until + 1000 * extra[seat]) if seat < len(extra) else until


_latest: tuple[State | None, api.View | None] = (None, None)


def _seen_by_all(state: State) -> api.View:
    """What a spectator sees, and everybody with him: made once for all viewers of a state, who are asked for one
    after another."""
    global _latest
    made_for, seen = _latest
    if seen is None or made_for is not state:
        seen = api.View(
            rules=state.rules,
            rules_print=state.rules_print,
            lexicon=state.lexicon,
            fingerprint=state.fingerprint,
            dice=state.dice,
            round=state.round,
            phase=state.phase,
            until=state.until,
            grids=state.grids,
            throws=state.throws,
            mine=(),
            after=(),
            doubtful=state.open if state.phase == "doubting" else (),
            seats=_seats(state),
            reading=state.reading,
            proofs=state.proofs,
            outcome=state.outcome,
        )
        _latest = state, seen
    return seen


def _seats(state: State) -> tuple[api.SeatView, ...]:
    rules, sides = state.rules, state.rules.sides
    return tuple(
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
