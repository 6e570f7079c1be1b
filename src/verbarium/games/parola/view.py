"""What one viewer may know of a match, named field by field."""

from __future__ import annotations

from verbarium.core.secret import Viewer
from verbarium.games.parola.api import Laid, SeatView, View
from verbarium.games.parola.state import OnTable, State, need, on_turn, window_ms


def view(state: State, viewer: Viewer) -> View:
    """See `core.rules.Rules.view`."""
    me = state.seats[viewer.seat] if viewer.seat is not None else None
    hand = (None if me is None or state.phase == "dealing" else me.hand.open(viewer)) or ()
    playing = state.phase in ("open", "choosing", "holding", "voting", "contest", "picking")
    return View(
        rules=state.rules,
        lexicon=state.lexicon,
        fingerprint=state.fingerprint,
        round=state.round,
        phase=state.phase,
        began=state.began,
        until=state.until,
        dealer=state.dealer,
        dealer_draws=state.dealer_draws,
        category=state.category,
        thrown=state.thrown,
        marker=state.marker,
        on_turn=on_turn(state) if playing else None,
        holder=state.holder,
        declared=state.declared,
        open=state.open,
        opened_by=state.opened_by,
        gathering=state.decides is not None,
        pile=state.left,
        discards=len(state.discards),
        top=state.discards[-1] if state.discards else None,
        hand=hand,
        newest=state.got.open(viewer),
        taken=state.taken,
        touched=any(r.seat == viewer.seat for r in state.reaches),
        on_table=state.on_table,
        contester=state.contester,
        need=need(state),
        window=window_ms(state) // 1000,
        seats=tuple(
            SeatView(
                total=s.total,
                cards=s.cards,
                no=s.no,
                window=s.window,
                away=s.away,
                ready=s.ready,
                laid=None if s.laid is None else _laid(s.laid),
            )
            for s in state.seats
        ),
        moves=state.moves,
        race=state.race,
        rounds=state.rounds,
        proofs=state.proofs,
        outcome=state.outcome,
        rules_print=state.rules_print,
        me=viewer.seat,
    )


def _laid(laid: OnTable) -> Laid:
    return Laid(
        row=laid.row,
        word=laid.word,
        points=laid.points,
        closed=laid.closed,
        closing=laid.face_up,
        declared=laid.declared,
        faults=laid.faults,
        why=laid.why,
        votes=laid.votes,
        stands=laid.stands,
    )
