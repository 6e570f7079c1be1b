"""The laws for the grid games under every rule set."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.laws import grid_world
from tests.laws.laws import LAWS, World, play, scripts, wakeups_change_nothing

WORLDS = grid_world.worlds()
FEW = settings(max_examples=4, suppress_health_check=list(HealthCheck), deadline=None)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_law(world: World, law: str) -> None:
    @FEW
    @given(scripts(world))
    def holds(script: list[tuple[int, int, int]]) -> None:
        LAWS[law](world, script)

    holds()


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_wakeups_at_any_moment_change_nothing(world: World) -> None:
    @FEW
    @given(scripts(world), st.lists(st.integers(0, 900_000), max_size=20))
    def holds(script: list[tuple[int, int, int]], wakeups: list[int]) -> None:
        wakeups_change_nothing(world, script, wakeups)

    holds()


def test_scripts_reach_every_phase_and_every_event() -> None:
    """Laws say little about what never happens: a fixed set of scripts brings every kind of event about."""
    import random

    seen, phases = set(), set()
    for world in WORLDS:
        for seed in range(3):
            luck = random.Random(f"{world.name} {seed}")
            script = [
                (luck.randrange(world.seats), luck.randrange(10_000), luck.choice(world.pauses))
                for _ in range(60)
            ]
            match, log = play(world, script)
            seen |= {type(e.event).__name__ for e in log}
            phases.add(match.state.phase)
    assert seen >= {
        "Began", "Called", "Shown", "Wrote", "WroteLate", "Erased", "Stopped", "Went", "Readied", "Opened", "Asked",
        "ReadOut", "Disputed", "Voted", "Settled", "Ended",
    }  # fmt: skip
    assert phases >= {"writing", "reading", "over"}
