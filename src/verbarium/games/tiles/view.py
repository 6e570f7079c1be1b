"""What one viewer may know of a match, named field by field."""

from __future__ import annotations

from msgspec.structs import replace

from verbarium.core.rules import Ms
from verbarium.core.secret import Viewer
from verbarium.games.tiles.api import Round, SeatView, View
from verbarium.games.tiles.state import State, active, clock_runs, moves


def view(state: State, viewer: Viewer) -> View:
    """See `core.rules.Rules.view`."""
    me = state.seats[viewer.seat] if viewer.seat is not None else None
    return View(
        rules=state.rules,
        lexicon=state.lexicon,
        fingerprint=state.fingerprint,
        phase=state.phase,
        n=state.n,
        on_turn=state.on_turn,
        began=state.began,
        until=state.until,
        overtime=_overtime(state),
        board=state.board,
        rack=(None if me is None else me.rack.open(viewer)) or (),
        bag=state.left,
        seats=tuple(
            SeatView(
                points=s.points,
                tiles=s.tiles,
                left_ms=s.left,
                skips=s.skips,
                gone=s.gone,
                away=s.away,
                accepted=s.accepted,
                agrees=s.agrees,
            )
            for s in state.seats
        ),
        turns=state.turns,
        rounds=_rounds(state),
        can=_can(state, viewer.seat),
        exchange=exchangeable(state),
        nudged=state.nudged,
        entry=None if me is None else me.entry.open(viewer),
        rests=state.rests,
        racks=state.shown,
        last=state.last,
        outcome=state.outcome,
        me=viewer.seat,
        rules_print=state.rules_print,
    )


def exchangeable(state: State) -> int:
    """How many tiles may be exchanged now: as many as the bag holds, if it holds enough."""
    if state.rules.duplicate or state.left < state.rules.exchange_from:
        return 0
    return min(state.left, state.rules.rack)


def _rounds(state: State) -> tuple[Round, ...]:
    """The rounds of duplicate: of those before the last only the points, until the end, for a hall is large."""
    if state.outcome is not None:
        return state.rounds
    short = tuple(
        replace(r, entries=tuple(e and replace(e, made=(), extras=()) for e in r.entries))
        for r in state.rounds[:-1]
    )
    return (*short, *state.rounds[-1:])


def _overtime(state: State) -> Ms | None:
    if state.phase != "turn" or state.on_turn is None:
        return None
    left = state.seats[state.on_turn].left
    return None if left is None or not state.rules.overtime_seconds else Ms(state.began + max(0, left))


def _can(state: State, seat: int | None) -> tuple[str, ...]:
    """The commands that are not out of season for a seat."""
    if seat is None or state.phase == "over" or state.seats[seat].gone:
        return ()
    out = []
    me = state.seats[seat]
    match state.phase:
        case "turn" if state.rules.duplicate:
            out += ["play"] * (not me.accepted) + ["done"]
        case "turn" if state.on_turn == seat:
            out += ["play", "pass"] + ["exchange"] * (exchangeable(state) > 0)
        case "turn" if not clock_runs(state) and not state.nudged:
            out.append("nudge")
        case "challenge" if state.turns[-1].seat != seat:
            out += ["challenge"] + ["accept"] * (not me.accepted)
        case "shown" if not me.accepted:
            out.append("next")
    if not state.rules.duplicate and moves(state) < 2 and len(active(state)) > 1:
        out.append("abort")
    return (*out, "resign")
