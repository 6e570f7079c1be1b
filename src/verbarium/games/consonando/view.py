"""What one viewer may know of a match, named field by field."""

from __future__ import annotations

from verbarium.core.secret import Viewer
from verbarium.games.consonando.api import SeatView, View
from verbarium.games.consonando.state import State


def view(state: State, viewer: Viewer) -> View:
    """See `core.rules.Rules.view`."""
    me = state.seats[viewer.seat] if viewer.seat is not None else None
    mine = None if me is None else me.sheet.open(viewer)
    # once read out, the jolly on the sheet has been taken off already
    playing = mine is not None and mine.jolly is not None and state.phase == "writing"
    return View(
        rules=state.rules,
        lexicon=state.lexicon,
        fingerprint=state.fingerprint,
        round=state.round,
        phase=state.phase,
        began=state.began,
        until=state.until,
        draw=state.draw,
        mine=mine,
        jollies=0 if me is None else me.jollies - playing,
        seats=tuple(
            SeatView(total=s.total, jollies=s.jollies, stopped=s.stopped, ready=s.ready, away=s.away)
            for s in state.seats
        ),
        reading=state.reading,
        rounds=state.rounds,
        proofs=state.proofs,
        outcome=state.outcome,
        rules_print=state.rules_print,
        me=viewer.seat,
    )
