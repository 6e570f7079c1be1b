"""Duplicate: everybody has the same tiles and lays a word of his own; the best possible goes on the board."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from verbarium.core.rules import Ms, Outcome, ranks
from verbarium.games.tiles import state as s
from verbarium.games.tiles.api import Draft, Entry, Play, Round
from verbarium.games.tiles.deal import drawn, exchanged
from verbarium.games.tiles.reference import judge
from verbarium.games.tiles.scribe import Scribe
from verbarium.games.tiles.state import State, active

REDRAWS = 20
"""So often a rack with which nothing can be laid is drawn anew, while the bag lasts (derived)."""


def enter(scribe: Scribe, seat: int, command: Play) -> None:
    """A seat's word. It keeps the best that it has laid in the round."""
    state = scribe.state
    draft = judge(state.rules, state.board, _rack(state), command, scribe.words)
    before = state.seats[seat].entry.peek()
    if isinstance(draft, Draft) and (before is None or draft.points > before.points):
        scribe.add(s.Entered(seat, Entry(draft.made, draft.extras, draft.points)))


def finish(scribe: Scribe) -> None:
    """The round is over once all have said so, who are there."""
    here = [scribe.state.seats[i] for i in active(scribe.state)]
    if all(p.accepted or p.away for p in here) and any(p.accepted for p in here):
        close(scribe)


def close(scribe: Scribe) -> None:
    """Time is over: what is the best, and what has everybody got of it?"""
    state, rules = scribe.state, scribe.state.rules
    draft = _best(scribe)
    assert draft is not None, "a round begins only where a word can be laid"
    entries = []
    for seat in state.seats:
        entry = seat.entry.peek()
        share = 0 if entry is None or not draft.points else 1000 * entry.points // draft.points
        entries.append(None if entry is None else replace(entry, per_mille=share))
    until = Ms(scribe.now + 1000 * rules.rest_seconds)
    scribe.add(s.Topped(draft.made, draft.extras, draft.points, tuple(entries), scribe.now, until))


def ready(scribe: Scribe) -> None:
    """The next draw comes once all are ready, who are there."""
    here = [scribe.state.seats[i] for i in active(scribe.state)]
    if all(p.accepted or p.away for p in here) and any(p.accepted for p in here):
        draw(scribe)


def draw(scribe: Scribe) -> None:
    """Fill the common rack and look for words; where there is none, the match is over."""
    state = scribe.state
    drew, _ = drawn(state.bag.peek(), state.rules.rack - len(_rack(state)))
    if drew:
        scribe.add(s.Refilled(drew))
    begin(scribe)


def begin(scribe: Scribe) -> None:
    """A round, if a word can be laid at all."""
    if not _rack(scribe.state):
        end(scribe, "tiles-duplicate-out")
        return
    for attempt in range(REDRAWS):
        if _best(scribe) is not None:
            now = scribe.now
            until = Ms(now + 1000 * scribe.state.rules.turn_seconds)
            scribe.add(s.TurnBegan(scribe.state.n + 1, None, now, until))
            return
        gave, bag = tuple(_rack(scribe.state)), scribe.state.bag.peek()
        if len(bag) < len(gave):
            break
        key = bytes.fromhex(scribe.state.key.peek())
        drew, bag = exchanged(bag, gave, key, redraw_number(scribe.state.n, attempt))
        scribe.add(s.Redrawn(gave, drew, bag))
    end(scribe, "tiles-duplicate-stuck")


def redraw_number(round_: int, attempt: int) -> int:
    """The number under which chance decides a redraw."""
    return 1000 * (round_ + 1) + attempt


def retire(scribe: Scribe, seat: int) -> None:
    """A player goes out of the match; the others play on."""
    scribe.add(s.Retired(seat, "resigned", scribe.now))
    if not active(scribe.state):
        end(scribe, "tiles-resigned")
    elif scribe.state.phase == "turn":
        finish(scribe)
    else:
        ready(scribe)


def end(scribe: Scribe, reason: str) -> None:
    """Most points first; equals by their last rounds, the last one first (derived)."""
    seats, rounds = scribe.state.seats, scribe.state.rounds
    points = tuple(p.points for p in seats)
    stayed = [int(not p.gone) for p in seats]
    ties = [[_points(r, i) for i in range(len(seats))] for r in reversed(rounds)]
    scribe.add(s.Ended(Outcome(points, ranks(stayed, points, *ties), reason), scribe.now))


def _points(round_: Round, seat: int) -> int:
    entry = round_.entries[seat]
    return 0 if entry is None else entry.points


def _rack(state: State) -> Sequence[str]:
    """The common rack."""
    return state.seats[0].rack.peek()


def _best(scribe: Scribe) -> Draft | None:
    """The best that can be laid, as judged."""
    state = scribe.state
    found = scribe.finder.best(state.board, _rack(state))
    if found is None:
        return None
    draft = judge(state.rules, state.board, _rack(state), found.play, scribe.words)
    return draft if isinstance(draft, Draft) else None
