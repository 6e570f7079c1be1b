"""What one viewer may know, named field by field."""

from __future__ import annotations

from verbarium.core.secret import Viewer
from verbarium.games.junior.api import SeatView, View
from verbarium.games.junior.state import Own, State


def view(state: State, viewer: Viewer) -> View:
    """See `core.rules.Rules.view`."""
    me = state.seats[viewer.seat] if viewer.seat is not None else None
    own = (None if me is None else me.own.open(viewer)) or Own()
    word = state.shown if state.shown is not None else state.word.open(viewer)
    return View(
        rules=state.rules,
        phase="spelling" if state.outcome is None else "over",
        card=state.n + 1,
        cards=len(state.pictures),
        picture=state.pictures[state.n] if state.n >= 0 else "",
        places=state.places,
        word=word,
        dice=state.dice,
        row=own.row,
        wrong=own.wrong,
        peeking=me is not None and me.peeking,
        praise=None if me is None else me.praise,
        seats=tuple(
            SeatView(
                placed=p.placed,
                done=p.done,
                ready=p.ready,
                away=p.away,
                words=p.words,
                points=p.points if state.rules.scores else 0,
            )
            for p in state.seats
        ),
        began=state.began,
        outcome=state.outcome,
        rules_print=state.rules_print,
        me=viewer.seat,
    )
