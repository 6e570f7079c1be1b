"""The fold: a table's state after an event. Judges nothing."""

from __future__ import annotations

from msgspec.structs import replace

from verbarium.core.dice import commit
from verbarium.core.rules import Ms, Outcome
from verbarium.core.secret import Seat, Secret
from verbarium.house.room import api
from verbarium.house.room import state as s

CHAT_KEPT = 60


def evolve(state: s.State | None, event: s.Event) -> s.State:
    """See `core.rules.Rules.evolve`."""
    if isinstance(event, s.Opened):
        return s.State(
            table=event.table,
            house_ms=event.house_ms,
            chosen=event.chosen,
            seed=Secret(event.seed),
            digest=commit(bytes.fromhex(event.seed)),
            listed=event.listed,
            title=event.title,
            daily=event.daily,
        )
    if state is None:
        raise ValueError("a table's log begins with its opening")
    match event:
        case s.Changed(chosen):
            return _nobody_ready(replace(state, chosen=chosen))
        case s.Arranged(listed, title, late):
            return replace(state, listed=listed, title=title, late=late)
        case s.Joined(person, member, name, seated, bot):
            me = [Seat(person)]
            new = s.Person(Secret(member, me), name, Secret("", me), seated=seated, here=bool(bot), bot=bot)
            return replace(state, people=(*state.people, new))
        case s.Seated(person, seated):
            return _person(replace(state, preparing=None), person, seated=seated, ready=False)
        case s.Renamed(person, name):
            return _person(state, person, name=name)
        case s.Teamed(person, team):
            return _nobody_ready(_person(state, person, team=team))
        case s.Granted(person, seconds):
            return _nobody_ready(_person(state, person, extra=seconds))
        case s.Readied(person, nonce):
            return _person(state, person, ready=True, nonce=state.people[person].nonce.holding(nonce))
        case s.Unreadied(person):
            return _person(replace(state, preparing=None), person, ready=False)
        case s.Preparing(at):
            return replace(state, preparing=at)
        case s.Prepared():
            return replace(state, preparing=None)
        case s.Began(match, at, people, seed, nonces):
            running = s.Running(match, at, people, Secret(seed), state.digest, Secret(nonces))
            return _nobody_ready(replace(state, running=running))
        case s.Admitted(person, now):
            return _admitted(state, person, now)
        case s.Ended(outcome, seed):
            return _ended(state, outcome, seed)
        case s.Came(person):
            return _person(state, person, here=True, went=None, missed=False)
        case s.Went(person, at):
            return _person(state, person, here=False, went=at)
        case s.Missed(person):
            return _person(state, person, missed=True)
        case s.Left(person, removed):
            away = {"seated": False, "here": False, "ready": False, "went": None, "missed": False}
            return _person(replace(state, preparing=None), person, gone=True, removed=removed, **away)
        case s.Hosted(person, acting):
            return replace(state, host=person, keeper=state.keeper if acting else person)
        case s.Said(person, text, quick):
            line = api.Line(state.lines, person, text, quick)
            return replace(state, chat=(*state.chat, line)[-CHAT_KEPT:], lines=state.lines + 1)
        case s.Paused(at):
            return _running(state, paused_at=at)
        case s.Resumed(at):
            r = state.running
            since = at if r is None or r.paused_at is None else r.paused_at
            return _running(state, paused_at=None, paused=Ms((r.paused if r else 0) + at - since))


def _admitted(state: s.State, person: int, now: bool) -> s.State:
    r = state.running
    if r is None:
        raise ValueError("nobody can be admitted to a match that does not run")
    return _running(state, people=(*r.people, person), late=(*r.late, now))


def _ended(state: s.State, outcome: Outcome, seed: str) -> s.State:
    r = state.running
    if r is None:
        raise ValueError("a match ended that never began")
    proof = api.Proof(r.digest, r.seed.peek(), r.nonces.peek())  # public from here on
    played = api.Played(r.match, tuple(state.people[p].name for p in r.people), outcome, proof)
    return replace(
        state,
        running=replace(r, over=True),
        played=(*state.played, played),
        seed=Secret(seed),
        digest=commit(bytes.fromhex(seed)),
    )


def _person(state: s.State, person: int, **changes: object) -> s.State:
    people = tuple(replace(p, **changes) if i == person else p for i, p in enumerate(state.people))
    return replace(state, people=people)


def _running(state: s.State, **changes: object) -> s.State:
    return replace(state, running=replace(state.running, **changes)) if state.running else state


def _nobody_ready(state: s.State) -> s.State:
    return replace(state, preparing=None, people=tuple(replace(p, ready=False) for p in state.people))
