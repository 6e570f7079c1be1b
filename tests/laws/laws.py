"""Laws that every game keeps under every rule set, whatever people do and whenever.

A `World` says what is played and what people try; a script is a list of (seat, choice, pause). `play` runs it and
gives back the match with its log. Each law raises AssertionError where it is broken; `canaries` plant bugs and see
that it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from hypothesis import strategies as st

from verbarium.core.dice import key
from verbarium.core.game import Game
from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms, Refusal
from verbarium.core.secret import SPECTATOR, Seat, Viewer, opened, poisoned

Step = tuple[int, int, int]
Script = Sequence[Step]
LIMIT = 60
"""Deadlines that may follow one upon another while nobody does anything."""


@dataclass(frozen=True)
class World:
    """One game under one rule set.

    moves   what a seat with this view might try, legal or not, by a number that the script draws
    pauses  milliseconds that people let pass, so that scripts reach every phase
    match   the class of the match, so that a canary may plant a bug there
    """

    name: str
    game: Game
    rule_set: Any
    moves: Callable[[Any, int], Any]
    seats: int = 3
    pauses: tuple[int, ...] = (0, 1, 40, 900, 3_000, 20_000, 179_999, 180_000)
    match: type[Match[Any, Any, Any, Any]] = field(default=Match)

    def viewers(self) -> list[Viewer]:
        return [SPECTATOR, *(Viewer(Seat(i)) for i in range(self.seats))]


def scripts(world: World, most: int = 48) -> st.SearchStrategy[list[Step]]:
    """What people do: who, what, and how long they wait before it."""
    step = st.tuples(st.integers(0, world.seats - 1), st.integers(0, 10_000), st.sampled_from(world.pauses))
    return st.lists(step, min_size=most // 4, max_size=most)


def _begun(world: World) -> tuple[Match[Any, Any, Any, Any], list[Entry[Any]]]:
    match = world.match(world.game.rules)
    nonces = [bytes([i]) * 16 for i in range(world.seats)]
    log = match.begin(world.rule_set, world.seats, key(b"x" * 32, nonces))
    match.absorb(log)
    return match, log


def _due(match: Match[Any, Any, Any, Any], log: list[Entry[Any]], now: int) -> None:
    for _ in range(LIMIT):
        due = match.overdue(Ms(now))
        if not due:
            return
        log += due
        match.absorb(due)
    raise AssertionError(f"deadlines without end at {now}: the events of `expire` must move the alarm on")


def steps(
    world: World, script: Script, wakeups: Sequence[int] = ()
) -> Iterator[tuple[Match[Any, Any, Any, Any], list[Entry[Any]]]]:
    """The match after each step. `wakeups`: moments at which somebody looks for deadlines for no reason."""
    match, log = _begun(world)
    now, todo = 0, sorted(wakeups)
    yield match, log
    for i, (seat, choice, pause) in enumerate(script):
        now += pause
        while todo and todo[0] <= now:
            _due(match, log, todo.pop(0))
        _due(match, log, now)
        command = world.moves(match.view(Viewer(Seat(seat))), choice)
        got = match.propose(Seat(seat), command, Ms(now), f"c{i}")
        if not isinstance(got, Refusal):
            log += got
            match.absorb(got)
        yield match, log


def play(
    world: World, script: Script, wakeups: Sequence[int] = ()
) -> tuple[Match[Any, Any, Any, Any], list[Entry[Any]]]:
    """The match and its log after the whole script."""
    *_, last = steps(world, script, wakeups)
    return last


def _again(world: World, log: Sequence[Entry[Any]]) -> Match[Any, Any, Any, Any]:
    """The match from the bytes of its log."""
    line: Any = Entry
    raw = msgspec.json.encode(log)
    return world.match(world.game.rules, msgspec.json.decode(raw, type=list[line[world.game.event]]))


# -- the laws -----------------------------------------------------------------------------------------------------


def replay_from_bytes(world: World, script: Script) -> None:
    """The log's bytes are the match: replaying them gives the same state, alarm, outcome and views."""
    match, log = play(world, script)
    again = _again(world, log)
    assert opened(again.state) == opened(match.state)
    assert (again.alarm, again.outcome, again.length) == (match.alarm, match.outcome, match.length)
    assert all(again.view(v) == match.view(v) for v in world.viewers())


def secrets_stay_shut(world: World, script: Script) -> None:
    """A view never touches what its viewer may not see: from a poisoned state it comes out the same."""
    for match, _ in steps(world, script):
        for viewer in world.viewers():
            assert world.game.rules.view(poisoned(match.state, viewer), viewer) == match.view(viewer)


def resend_changes_nothing(world: World, script: Script) -> None:
    """A command that is sent twice, at once or after everything else, had its effect once."""
    match, log = play(world, script)
    for entry in log:
        if entry.cause and entry.by is not None:
            command = world.moves(match.view(Viewer(entry.by)), 0)
            assert match.propose(entry.by, command, match.at, entry.cause) == []


def wakeups_change_nothing(world: World, script: Script, wakeups: Sequence[int]) -> None:
    """A timer only says when to look; the stamps say what is true."""
    assert play(world, script, wakeups)[1] == play(world, script)[1]


def refusals_come_from_the_view(world: World, script: Script) -> None:
    """What a seat may do follows from what was sent to it: its view, through bytes, gives the same answer."""
    view_type = world.game.view
    for match, _ in steps(world, script):
        for seat in range(world.seats):
            view = match.view(Viewer(Seat(seat)))
            sent = msgspec.json.decode(msgspec.json.encode(view), type=view_type)
            for choice in range(0, 60, 7):
                command = world.moves(view, choice)
                told = world.game.rules.refuse(sent, command)
                # another match in between must make no difference: rules remember nothing
                _begun(world)[0].view(Viewer(Seat(seat)))
                assert world.game.rules.refuse(view, command) == told


def views_can_be_sent(world: World, script: Script) -> None:
    """Every view encodes, and decodes to itself: nothing in it is lost or secret."""
    for match, _ in steps(world, script):
        for viewer in world.viewers():
            view = match.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=world.game.view) == view


def whoever_comes_late_sees_the_same(world: World, script: Script) -> None:
    """A spectator who comes now, served by another process, sees what one sees who was there from the start."""
    match, log = play(world, script)
    assert _again(world, log).view(SPECTATOR) == match.view(SPECTATOR)


def an_end_is_an_end(world: World, script: Script) -> None:
    """Once there is an outcome, no alarm is set and no move changes it."""
    match, _ = play(world, script)
    if match.outcome is None:
        return
    outcome = match.outcome
    assert match.alarm is None
    for seat in range(world.seats):
        for choice in range(0, 60, 7):
            command = world.moves(match.view(Viewer(Seat(seat))), choice)
            got = match.propose(Seat(seat), command, Ms(match.at + 1), "")
            if not isinstance(got, Refusal):
                match.absorb(got)
            assert match.outcome == outcome
    assert len(outcome.ranks) == len(outcome.points) == world.seats
    assert min(outcome.ranks) == 1


def events_take_new_fields(world: World, script: Script) -> None:
    """Old logs stay readable: fields that have defaults may be missing, and fields of tomorrow are passed over."""
    _, log = play(world, script)
    line: Any = Entry
    decoder = msgspec.json.Decoder(line[world.game.event])
    for entry in log:
        plain = msgspec.to_builtins(entry)
        for name in optional(type(entry.event)):
            plain["event"].pop(name, None)
        plain["event"]["a field of tomorrow"] = 1
        decoder.decode(msgspec.json.encode(plain))


def optional(event: type) -> list[str]:
    """The fields of a struct that have defaults."""
    return [f.name for f in msgspec.structs.fields(event) if not f.required]


LAWS: dict[str, Callable[[World, Script], None]] = {
    law.__name__: law
    for law in (
        replay_from_bytes,
        secrets_stay_shut,
        resend_changes_nothing,
        refusals_come_from_the_view,
        views_can_be_sent,
        whoever_comes_late_sees_the_same,
        an_end_is_an_end,
        events_take_new_fields,
    )
}
"""All laws but `wakeups_change_nothing`, which takes wake-ups too."""
