"""The state after an event: a fold that judges nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Secret
from verbarium.games.tiles import state as s
from verbarium.games.tiles.api import Kind, Made, Put, Round, Turn
from verbarium.games.tiles.reference import without
from verbarium.games.tiles.state import State, Tiles


def evolve(state: State | None, event: s.Event) -> State:
    """See `core.rules.Rules.evolve`."""
    if isinstance(event, s.Began):
        return _begun(event)
    assert state is not None, "a match begins with Began"
    match event:
        case s.Dealt(racks, bag, first):
            return _dealt(state, racks, bag, first)
        case s.TurnBegan(n, seat, at, until):
            return _turn(state, n, seat, at, until)
        case s.Played():
            return _played(state, event)
        case s.Stood(seat, drew, _):
            return _drawn(replace(state, before=()), [seat], drew)
        case s.Accepted(seat):
            return _seat(state, seat, accepted=True)
        case s.Challenged():
            return _challenged(state, event)
        case s.Exchanged(seat, gave, drew, bag, at):
            rack = without(state.seats[seat].rack.peek(), gave)
            passes = state.passes + 1 if state.rules.exchange_passes else 0
            given = replace(
                _charged(state, seat, at),
                bag=Secret(bag),
                left=len(bag),
                passes=passes,
                scoreless=state.scoreless + 1,
            )
            return _record(_hold(given, seat, (*rack, *drew)), seat, "exchange", at, exchanged=len(gave))
        case s.Passed(seat, at, clock, skipped):
            if skipped:
                return _record(_seat(state, seat, skips=False), seat, "skipped", at)
            passed = replace(
                _charged(state, seat, at), passes=state.passes + 1, scoreless=state.scoreless + 1
            )
            return _record(passed, seat, "clock" if clock else "pass", at)
        case s.Retired(seat, how, at):
            gone = _seat(state, seat, gone=how, agrees=False)
            kind: Kind = "resigned" if how == "resigned" else "time" if how == "time" else "left"
            return _record(gone, seat, kind, at)
        case s.Agreed(seat, agree):
            return _seat(state, seat, agrees=agree)
        case s.Nudged(_, until):
            return replace(state, nudged=True, until=until)
        case s.Went(seat, away):
            return _seat(state, seat, away=away)
        case s.Settled(rests):
            for rest in rests:
                state = _seat(state, rest.seat, points=state.seats[rest.seat].points + rest.points)
            return replace(state, rests=rests)
        case s.Ended(outcome):
            return replace(
                state,
                phase="over",
                on_turn=None,
                until=None,
                outcome=outcome,
                shown=tuple(r.peek() for r in state.racks),
                last=tuple(p.rack.peek() for p in state.seats),
            )
        case _:
            return _duplicate(state, event)


def _begun(event: s.Began) -> State:
    clock = 1000 * event.rules.game_seconds if event.rules.clock == "game" else None
    seats = tuple(
        s.SeatState(Secret((), [Seat(i)]), Secret((), [Seat(i)]), Secret(None, [Seat(i)]), left=clock)
        for i in range(event.seats)
    )
    return State(
        event.rules, Secret(event.key), event.lexicon, event.fingerprint, seats, rules_print=event.rules_print
    )


def _dealt(state: State, racks: tuple[Tiles, ...], bag: Tiles, first: int) -> State:
    state = replace(state, bag=Secret(bag), left=len(bag), first=first)
    for seat in range(len(state.seats)):
        state = _hold(state, seat, racks[0] if state.rules.duplicate else racks[seat])
    return state


def _turn(state: State, n: int, seat: int | None, at: Ms, until: Ms | None) -> State:
    seats = tuple(replace(p, before=p.rack, entry=p.entry.holding(None), accepted=False) for p in state.seats)
    return replace(
        state,
        seats=seats,
        phase="turn",
        n=n,
        on_turn=seat,
        began=at,
        until=until,
        nudged=False,
        before=state.board if seat is None else (),
    )


def _played(state: State, event: s.Played) -> State:
    seat = event.seat
    given = [p.letter for p in event.swapped]
    taken = [p.wild for p in event.swapped]
    rack = (*without(state.seats[seat].rack.peek(), given), *taken)
    laid = [p for m in event.made for p in m.tiles]
    state = _hold(_charged(state, seat, event.at), seat, without(rack, [p.tile for p in laid]))
    state = _seat(state, seat, points=state.seats[seat].points + event.points)
    before = state.board
    state = replace(
        state,
        board=_laid(before, event.made, event.swapped),
        before=before,
        passes=0,
        scoreless=0 if event.points else state.scoreless + 1,
    )
    state = _record(
        state,
        seat,
        "play",
        event.at,
        points=event.points,
        made=event.made,
        swapped=event.swapped,
        extras=event.extras,
    )
    if event.until is None:
        return state
    return replace(state, phase="challenge", began=event.at, until=event.until, on_turn=None)


def _challenged(state: State, event: s.Challenged) -> State:
    turn = state.turns[-1]
    assert turn.seat is not None
    owner = state.seats[turn.seat]
    told = replace(turn, challenger=event.seat, doubted=event.doubted)
    if not event.doubted:
        points = owner.points + event.points
        told = replace(told, points=turn.points + event.points, total=points)
        state = _seat(_seat(state, turn.seat, points=points), event.seat, skips=event.skips)
        return replace(state, turns=(*state.turns[:-1], told))
    points = owner.points - turn.points
    told = replace(told, withdrawn=True, points=0, total=points)
    state = _hold(_seat(state, turn.seat, points=points), turn.seat, owner.before.peek())
    scoreless = state.scoreless + 1 if turn.points else state.scoreless
    return replace(state, board=state.before, before=(), turns=(*state.turns[:-1], told), scoreless=scoreless)


def _duplicate(state: State, event: s.Event) -> State:
    match event:
        case s.Entered(seat, entry):
            return _seat(state, seat, entry=state.seats[seat].entry.holding(entry))
        case s.Finished(seat, done):
            return _seat(state, seat, accepted=done)
        case s.Readied(seat):
            return _seat(state, seat, accepted=True)
        case s.Topped():
            return _topped(state, event)
        case s.Refilled(drew):
            return _drawn(state, range(len(state.seats)), drew)
        case s.Redrawn(_, drew, bag):
            for seat in range(len(state.seats)):
                state = _hold(state, seat, drew)
            return replace(state, bag=Secret(bag), left=len(bag))
    raise AssertionError(event)


def _topped(state: State, event: s.Topped) -> State:
    seats = tuple(
        replace(p, points=p.points + (entry.points if entry else 0), accepted=False)
        for p, entry in zip(state.seats, event.entries, strict=True)
    )
    rack = seats[0].before.peek()
    laid = [p.tile for m in event.made for p in m.tiles]
    state = replace(
        state,
        seats=seats,
        phase="shown",
        began=event.at,
        until=event.until,
        board=_laid(state.board, event.made, ()),
        rounds=(*state.rounds, Round(state.n, rack, event.points, event.entries)),
    )
    for seat in range(len(seats)):
        state = _hold(state, seat, without(rack, laid))
    return _record(state, None, "top", event.at, points=event.points, made=event.made, extras=event.extras)


# -- small steps --------------------------------------------------------------------------------------------------


def _laid(board: tuple[Put, ...], made: Iterable[Made], swapped: Iterable[Put]) -> tuple[Put, ...]:
    cells = {p.square: p for p in board}
    cells |= {p.square: Put(p.square, p.letter) for p in swapped}
    cells |= {p.square: p for m in made for p in m.tiles}
    return tuple(cells[q] for q in sorted(cells))


def _drawn(state: State, seats: Iterable[int], drew: Tiles) -> State:
    bag = state.bag.peek()
    left = bag[: len(bag) - len(drew)]
    state = replace(state, bag=Secret(left), left=len(left))
    for seat in seats:
        state = _hold(state, seat, (*state.seats[seat].rack.peek(), *drew))
    return state


def _charged(state: State, seat: int, at: Ms) -> State:
    """A turn's time taken off its player's game clock."""
    left = state.seats[seat].left
    if left is None:
        return state
    return _seat(state, seat, left=left - (at - state.began) + 1000 * state.rules.increment_seconds)


def _record(state: State, seat: int | None, kind: Kind, at: Ms, **more: Any) -> State:
    total = 0 if seat is None else state.seats[seat].points
    turn = Turn(len(state.turns) + 1, seat, kind, at, total=total, **more)
    # at duplicate everybody may know what all held; else only the player himself may, until the end
    seen = range(len(state.seats)) if seat is None else [seat]
    before = state.seats[0 if seat is None else seat].before.peek()
    held = Secret(before, [Seat(i) for i in seen])
    return replace(state, turns=(*state.turns, turn), racks=(*state.racks, held))


def _hold(state: State, seat: int, rack: Tiles) -> State:
    return _seat(state, seat, rack=state.seats[seat].rack.holding(rack), tiles=len(rack))


def _seat(state: State, seat: int, **changes: Any) -> State:
    one = replace(state.seats[seat], **changes)
    return replace(state, seats=tuple(one if i == seat else p for i, p in enumerate(state.seats)))
