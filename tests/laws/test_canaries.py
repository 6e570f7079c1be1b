"""Canaries: for each law a bug that it must catch. A law that lets its canary live is worth nothing."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.laws import grid_world, laws
from tests.laws.laws import Script, World

from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.core.secret import Seat, Viewer
from verbarium.games.grid import api
from verbarium.games.grid.presets import shipped
from verbarium.games.grid.rules import GridRules
from verbarium.games.grid.state import Event, ReadOut, State, Stopped


def script(seed: int = 1, length: int = 60) -> list[tuple[int, int, int]]:
    luck = random.Random(seed)
    pauses = World("", grid_world.grid_game(), None, grid_world.moves).pauses
    return [(luck.randrange(3), luck.randrange(10_000), luck.choice(pauses)) for _ in range(length)]


SCRIPT = script()


def world(rules: type[GridRules] | None = None, match: type[Match[Any, Any, Any, Any]] = Match) -> World:
    game = grid_world.grid_game()
    if rules is not None:
        game = dataclasses.replace(game, rules=rules(lambda r: grid_world.words(r.language)))
    rule_set = replace(shipped()["boggle-en"]["en"], rounds=2)
    return World("canary", game, rule_set, grid_world.moves, match=match)


class Forgets(GridRules):
    """Keeps a count beside the state: lost when another process replays the log."""

    calls = 0

    def evolve(self, state: State | None, event: Event) -> State:
        self.calls += 1
        return replace(super().evolve(state, event), lexicon=str(self.calls))


class Leaks(GridRules):
    """Shows how many words the longest list of all has: by looking into every list."""

    def view(self, state: State, viewer: Viewer) -> api.View:
        longest = max(len(s.list.peek()) for s in state.seats)
        return replace(super().view(state, viewer), dice=str(longest))


class Tattles(GridRules):
    """Refuses a word that another seat has written, which the view does not show."""

    last: State | None = None

    def view(self, state: State, viewer: Viewer) -> api.View:
        self.last = state
        return super().view(state, viewer)

    def refuse(self, view: api.View, command: Any) -> Refusal | None:
        if self.last is not None and self.last.round > 1:
            return Refusal("grid-already-written", {"word": str(self.last.round)})
        return super().refuse(view, command)


class Ticks(GridRules):
    """Writes something into the log whenever somebody looks at the clock."""

    def alarm(self, state: State) -> Ms | None:
        return Ms(0) if state.phase == "writing" else super().alarm(state)

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        return [Stopped(Seat(0))] if state.phase == "writing" else super().expire(state, now)


class Nudges(GridRules):
    """Begins the next shake when somebody looks, not when it was due."""

    looked = 0

    def alarm(self, state: State) -> Ms | None:
        self.looked += 1
        due = super().alarm(state)
        return None if due is None else Ms(due + self.looked % 7)


class Unsendable(GridRules):
    """Puts into the view what does not survive being sent."""

    def view(self, state: State, viewer: Viewer) -> api.View:
        return replace(super().view(state, viewer), throws=[1, 2])


class Undead(GridRules):
    """A match that goes on after its end."""

    def outcome(self, state: State) -> Outcome | None:
        out = super().outcome(state)
        return replace(out, reason=str(len(state.seats[0].after.peek()))) if out else None

    def alarm(self, state: State) -> Ms | None:
        return super().alarm(state) or Ms(10**9)


class Personal(GridRules):
    """Tells the viewers apart by who came first."""

    seen = 0

    def view(self, state: State, viewer: Viewer) -> api.View:
        self.seen += 1
        return replace(super().view(state, viewer), dice=str(self.seen))


class Amnesia(Match[Any, Any, Any, Any]):
    """A match that does not know what it has already done."""

    def absorb(self, entries: Any) -> None:
        super().absorb(replace(e, cause="") for e in entries)


def deadlines_matter(world: World, script: Script) -> None:
    laws.wakeups_change_nothing(world, script, [1000 * i for i in range(400)])


CANARIES: list[tuple[Callable[[World, Script], None], World]] = [
    (laws.replay_from_bytes, world(Forgets)),
    (laws.secrets_stay_shut, world(Leaks)),
    (laws.resend_changes_nothing, world(match=Amnesia)),
    (deadlines_matter, world(Ticks)),
    (deadlines_matter, world(Nudges)),
    (laws.refusals_come_from_the_view, world(Tattles)),
    (laws.views_can_be_sent, world(Unsendable)),
    (laws.whoever_comes_late_sees_the_same, world(Personal)),
    (laws.an_end_is_an_end, world(Undead)),
]


@pytest.mark.parametrize(("law", "broken"), CANARIES, ids=lambda x: getattr(x, "__name__", "world"))
def test_the_law_catches_its_bug(law: Callable[[World, Script], None], broken: World) -> None:
    ended = [*SCRIPT, *((0, 9, 180_000) for _ in range(12)), *((s, 9, 1) for s in (0, 1, 2) * 4)]
    with pytest.raises((AssertionError, AttributeError)):
        law(broken, ended)


def test_the_same_scripts_are_lawful_without_the_bugs() -> None:
    ended = [*SCRIPT, *((0, 9, 180_000) for _ in range(12)), *((s, 9, 1) for s in (0, 1, 2) * 4)]
    for law in {law for law, _ in CANARIES}:
        law(world(), ended)
    assert laws.play(world(), ended)[0].outcome is not None


def test_a_lost_field_of_an_event_is_caught() -> None:
    """An event that asks for a field which old logs lack cannot be read any more."""

    class ReadOutTomorrow(ReadOut, frozen=True, tag="read-out", kw_only=True):
        weather: str

    _, log = laws.play(world(), SCRIPT)
    read = next(e for e in log if isinstance(e.event, ReadOut))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(read), type=Entry[ReadOutTomorrow])
