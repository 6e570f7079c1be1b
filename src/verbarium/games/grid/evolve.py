"""The fold: what each fact changes. Judges nothing, draws nothing, asks no lexicon."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from verbarium.core.secret import Seat, Secret
from verbarium.games.grid.api import Proof, Reading, Score, Word
from verbarium.games.grid.scores import with_par
from verbarium.games.grid.state import (
    Asked,
    Began,
    Called,
    Dispute,
    Disputed,
    Ended,
    Erased,
    Event,
    Joined,
    Opened,
    ParKnown,
    Readied,
    ReadOut,
    SeatState,
    Settled,
    Shown,
    State,
    Stopped,
    Voted,
    Went,
    Wrote,
    WroteLate,
    fresh_seat,
)


def evolve(state: State | None, event: Event) -> State:
    """The state after one more fact. Raises ValueError for a log that does not begin with `Began`, or begins again."""
    if state is None:
        return _began(event)
    match event:  # in the order of how often they happen, as far as that matters
        case Wrote(seat, word):
            return _seat(
                state,
                seat,
                lambda s: replace(s, list=s.list.holding((*s.list.peek(), word)), words=s.words + 1),
            )
        case Erased(seat, index):
            return _seat(
                state,
                seat,
                lambda s: replace(s, list=s.list.holding(_without(s.list.peek(), index)), words=s.words - 1),
            )
        case Called():
            return replace(
                state,
                round=event.round,
                phase="shaking",
                until=event.until,
                grids=(),
                throws=(),
                open=(),
                reading=None,
                disputes=(),
                rulings=(),
                proofs=(*state.proofs, Proof(event.commitment, None)),
                seats=tuple(
                    replace(fresh_seat(Seat(i)), away=s.away, rounds=s.rounds)
                    for i, s in enumerate(state.seats)
                ),
            )
        case Shown():
            return replace(state, phase="writing", until=event.until, grids=event.grids, throws=event.throws)
        case WroteLate(seat, word):
            return _seat(state, seat, lambda s: replace(s, after=s.after.holding((*s.after.peek(), word))))
        case Stopped(seat):
            return _seat(state, seat, lambda s: replace(s, stopped=True))
        case Went(seat, away):
            return _seat(state, seat, lambda s: replace(s, away=away))
        case Joined(now):
            return _joined(state, now=now)
        case Readied(seat):
            return _seat(state, seat, lambda s: replace(s, ready=True))
        case Opened():
            return replace(state, phase="doubting", until=event.until, open=event.lists)
        case Asked(by, seat, index):
            return _asked(state, by, seat, index)
        case ReadOut():
            return _read_out(state, event)
        case Disputed():
            votes = (None,) * len(state.seats)
            dispute = Dispute(event.by, event.grid, event.word, event.stood, event.places, votes)
            return _shown_disputes(replace(state, disputes=(*state.disputes, dispute)))
        case Voted():
            return _shown_disputes(replace(state, disputes=tuple(_voted(d, event) for d in state.disputes)))
        case Settled():
            return _settled(state, event)
        case ParKnown(round_, par):
            return _with_par(state, round_, par)
        case Ended(outcome):
            return replace(state, phase="over", until=None, outcome=outcome)
        case Began():
            raise ValueError("a match begins once")


def _began(event: Event) -> State:
    if not isinstance(event, Began):
        raise ValueError("a match of a grid game begins with its rule set")
    return State(
        rules=event.rules,
        rules_print=event.rules_print,
        lexicon=event.lexicon,
        fingerprint=event.fingerprint,
        dice=event.dice,
        key=Secret(event.key),
        seats=tuple(fresh_seat(Seat(i)) for i in range(event.seats)),
    )


def _seat(state: State, seat: Seat, change: Callable[[SeatState], SeatState]) -> State:
    seats = state.seats
    return replace(state, seats=(*seats[:seat], change(seats[seat]), *seats[seat + 1 :]))


def _without(lines: tuple[Word, ...], index: int) -> tuple[Word, ...]:
    return (*lines[:index], *lines[index + 1 :])


def _marked(lines: tuple[Word, ...], index: int, by: Seat) -> tuple[Word, ...]:
    return (*lines[:index], replace(lines[index], asked=by), *lines[index + 1 :])


def _asked(state: State, by: Seat, seat: Seat, index: int) -> State:
    if state.phase == "doubting":
        lists = tuple(_marked(one, index, by) if i == seat else one for i, one in enumerate(state.open))
        return replace(state, open=lists)
    return _seat(state, seat, lambda s: replace(s, list=s.list.holding(_marked(s.list.peek(), index, by))))


def _joined(state: State, *, now: bool) -> State:
    """One more seat: nothing on any list so far, and no points in the rounds that were read out without it."""
    fresh = fresh_seat(Seat(len(state.seats)))
    before = tuple(Score(0, 0, 0) for _ in state.seats[0].rounds)
    reading = state.reading
    rules = state.rules
    return replace(
        state,
        seats=(
            *state.seats,
            replace(fresh, rounds=before, stopped=not now and state.phase in ("shaking", "writing")),
        ),
        open=(*state.open, ()) if state.open else (),
        reading=replace(reading, lists=(*reading.lists, ())) if reading else None,
        disputes=tuple(replace(d, votes=(*d.votes, None)) for d in state.disputes),
        rules=replace(rules, sides=(*rules.sides, 0)) if rules.sides else rules,
    )


def _read_out(state: State, event: ReadOut) -> State:
    again = state.phase == "reading"
    proof = replace(state.proofs[-1], key=event.key)
    return _shown_disputes(
        replace(
            state,
            phase="reading",
            until=event.until,
            reading=event.reading,
            proofs=(*state.proofs[:-1], proof),
            seats=tuple(
                replace(
                    s,
                    ready=s.ready and again,
                    rounds=(*s.rounds[: state.round - 1], score),
                )
                for s, score in zip(state.seats, event.scores, strict=True)
            ),
        )
    )


def _voted(dispute: Dispute, event: Voted) -> Dispute:
    if (dispute.grid, dispute.word) != (event.grid, event.word):
        return dispute
    votes = tuple(event.stands if i == event.seat else v for i, v in enumerate(dispute.votes))
    return replace(dispute, votes=votes)


def _settled(state: State, event: Settled) -> State:
    left = tuple(d for d in state.disputes if (d.grid, d.word) != (event.grid, event.word))
    if event.stands is None:
        return replace(state, disputes=left)
    return replace(state, disputes=left, rulings=(*state.rulings, (event.grid, event.word, event.stands)))


def _shown_disputes(state: State) -> State:
    """The lists as read out, with the words that are before the table marked so."""
    if state.reading is None or not state.disputes:
        return state
    at = {place: d for d in state.disputes for place in d.places}
    lists = tuple(
        tuple(_before_the_table(line, at.get((Seat(seat), i))) for i, line in enumerate(one))
        for seat, one in enumerate(state.reading.lists)
    )
    return replace(state, reading=Reading(lists, state.reading.missed, state.reading.possible))


def _before_the_table(line: Word, dispute: Dispute | None) -> Word:
    if dispute is None:
        return line
    return replace(line, mark="disputed", votes=dispute.votes, raised=dispute.by)


def _with_par(state: State, round_: int, par: int) -> State:
    def changed(rounds: tuple[Score, ...]) -> tuple[Score, ...]:
        if not 1 <= round_ <= len(rounds):
            return rounds
        return (*rounds[: round_ - 1], *with_par(rounds[round_ - 1 : round_], par), *rounds[round_:])

    return replace(state, seats=tuple(replace(s, rounds=changed(s.rounds)) for s in state.seats))
