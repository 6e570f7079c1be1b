"""The laws for the tile games under every rule set."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.laws import tiles_world
from tests.laws.laws import LAWS, World, play, scripts, steps, wakeups_change_nothing

from verbarium.core.dice import key
from verbarium.core.proof import Finding
from verbarium.games.tiles.deal import all_tiles
from verbarium.games.tiles.state import State

WORLDS = tiles_world.worlds()
FEW = settings(max_examples=4, suppress_health_check=list(HealthCheck), deadline=None)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_law(world: World, law: str) -> None:
    @FEW
    @given(scripts(world, most=32))
    def holds(script: list[tuple[int, int, int]]) -> None:
        LAWS[law](world, script)

    holds()


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_wakeups_at_any_moment_change_nothing(world: World) -> None:
    @FEW
    @given(scripts(world, most=32), st.lists(st.integers(0, 400_000), max_size=20))
    def holds(script: list[tuple[int, int, int]], wakeups: list[int]) -> None:
        wakeups_change_nothing(world, script, wakeups)

    holds()


def luck_of(world: World, seed: int, length: int) -> list[tuple[int, int, int]]:
    luck = random.Random(f"{world.name} {seed}")
    pauses = world.pauses[:5] if seed % 2 else world.pauses
    return [(luck.randrange(world.seats), luck.randrange(10_000), luck.choice(pauses)) for _ in range(length)]


def everywhere(state: State) -> Counter[str]:
    """Every tile, wherever it lies."""
    racks = state.seats[:1] if state.rules.duplicate else state.seats
    held = [t for seat in racks for t in seat.rack.peek()]
    return Counter([*state.bag.peek(), *held, *(p.tile for p in state.board)])


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_bag_racks_and_board_hold_every_tile_after_every_event(world: World) -> None:
    total = Counter(all_tiles(world.rule_set))
    for seed in range(2):
        _, log = play(world, luck_of(world, seed, 100))
        match = world.match(world.game.rules, log[:2])
        for entry in log[2:]:
            match.absorb([entry])
            state = match.state
            assert everywhere(state) == total, entry
            assert state.left == len(state.bag.peek())
            assert all(s.tiles == len(s.rack.peek()) for s in state.seats)


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_points_are_those_of_the_turns_and_what_was_settled(world: World) -> None:
    states = (m.state for seed in (0, 1) for m, _ in steps(world, luck_of(world, seed, 80)))
    for state in states:
        if state.rules.duplicate:
            told = [
                sum(r.entries[i].points for r in state.rounds if r.entries[i]) for i in range(world.seats)
            ]
        else:
            told = [sum(t.points for t in state.turns if t.seat == i) for i in range(world.seats)]
        told = [p + sum(r.points for r in state.rests if r.seat == i) for i, p in enumerate(told)]
        assert [s.points for s in state.seats] == told


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_no_seat_and_no_spectator_sees_a_rack_or_the_bag_of_others(world: World) -> None:
    """B64: with tiles that can be told apart, nothing that is hidden stands in any view before the end."""
    for match, _ in steps(world, luck_of(world, 7, 60)):
        state = match.state
        if state.outcome is not None:
            break
        for viewer in world.viewers():
            view = match.view(viewer)
            assert view.racks == view.last == ()
            mine = () if viewer.seat is None else state.seats[viewer.seat].rack.peek()
            assert view.rack == mine
            sent = msgspec.to_builtins(view)
            for name in ("rules", "board", "rack", "turns", "rounds", "entry"):
                sent.pop(name)
            assert not any(isinstance(x, str) and len(x) == 1 for x in _leaves(sent))


def _leaves(x: object) -> list[object]:
    if isinstance(x, dict):
        return [y for v in x.values() for y in _leaves(v)]
    if isinstance(x, list | tuple):
        return [y for v in x for y in _leaves(v)]
    return [x]


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_every_log_proves_itself(world: World) -> None:
    match_key = key(b"x" * 32, [bytes([i]) * 16 for i in range(world.seats)])
    assert world.game.audit is not None
    _, log = play(world, luck_of(world, 3, 100))
    findings: list[Finding] = list(world.game.audit([e.event for e in log], match_key))
    assert len(findings) > 2
    assert [f for f in findings if not f.ok] == []
    other = list(world.game.audit([e.event for e in log], b"another key of thirty-two bytes!"))
    assert not all(f.ok for f in other)


def test_scripts_reach_every_phase_and_every_event() -> None:
    """Laws say little about what never happens: a fixed set of scripts brings every kind of event about."""
    seen: set[str] = set()
    for world in WORLDS:
        for seed in range(3):
            _, log = play(world, luck_of(world, seed, 120))
            seen |= {type(e.event).__name__ for e in log}
    every = {t.__name__ for t in tiles_world.tiles_game().event.__args__}
    assert seen == every, every - seen
