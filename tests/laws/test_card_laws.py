"""The laws for Consonando, PAROLA and Junior under every rule set."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.laws import cards_world
from tests.laws.laws import LAWS, World, play, scripts, steps, wakeups_change_nothing

from verbarium.core.dice import key
from verbarium.core.proof import Finding
from verbarium.fast import rack
from verbarium.games.parola.state import State

WORLDS = cards_world.worlds()
TABLES = [w for w in WORLDS if w.game.name == "parola"]
FEW = settings(max_examples=5, suppress_health_check=list(HealthCheck), deadline=None)


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
    @given(scripts(world), st.lists(st.integers(0, 400_000), max_size=20))
    def holds(script: list[tuple[int, int, int]], wakeups: list[int]) -> None:
        wakeups_change_nothing(world, script, wakeups)

    holds()


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    rack.warm()


def cards_of(state: State) -> list[int]:
    """Every card of a round, wherever it lies."""
    out = [*state.pile.peek(), *state.discards]
    if state.phase == "dealing":
        out.append(state.starter)
    for seat in state.seats:
        hand = [c.card for c in seat.hand.peek()]
        assert len(hand) == seat.cards
        out += hand
        if seat.laid is not None:
            out += [s.card for s in seat.laid.row]
            closing = seat.laid.closing.peek()
            out += [] if closing is None else [closing]
    return out


def luck_of(world: World, seed: int, length: int) -> list[tuple[int, int, int]]:
    luck = random.Random(f"{world.name} {seed}")
    return [
        (luck.randrange(world.seats), luck.randrange(10_000), luck.choice(world.pauses))
        for _ in range(length)
    ]


@pytest.mark.parametrize("world", TABLES, ids=lambda w: w.name)
def test_no_card_is_ever_lost_or_doubled(world: World) -> None:
    for seed in range(2):
        for match, _ in steps(world, luck_of(world, seed, 120)):
            if match.state.round:
                every = Counter(cards_of(match.state))
                assert every == Counter(range(len(world.rule_set.deck))), match.state.phase


@pytest.mark.parametrize("world", TABLES, ids=lambda w: w.name)
def test_what_lies_face_down_is_in_no_view(world: World) -> None:
    """A closing card, the pile and others' hands: no view of anybody else holds their cards' numbers."""
    for match, _ in steps(world, luck_of(world, 7, 100)):
        state = match.state
        for viewer in world.viewers():
            view = match.view(viewer)
            own = [c.card for c in view.hand]
            hidden = {*state.pile.peek()}
            for seat, one in enumerate(state.seats):
                if seat != viewer.seat:
                    hidden |= {c.card for c in one.hand.peek()}
                if (
                    one.laid is not None
                    and one.laid.face_up is None
                    and (c := one.laid.closing.peek()) is not None
                ):
                    hidden.add(c)
            told = {view.open, view.top, view.newest, *own} - {None}
            told |= {s.card for one in view.seats if one.laid for s in one.laid.row}
            told |= {one.laid.closing for one in view.seats if one.laid} - {None}
            assert not told & hidden


@pytest.mark.parametrize("world", WORLDS, ids=lambda w: w.name)
def test_every_log_proves_itself(world: World) -> None:
    match_key = key(b"x" * 32, [bytes([i]) * 16 for i in range(world.seats)])
    assert world.game.audit is not None
    _, log = play(world, luck_of(world, 3, 120))
    findings: list[Finding] = list(world.game.audit([e.event for e in log], match_key))
    assert len(findings) > 1
    assert [f for f in findings if not f.ok] == []


def test_scripts_reach_every_phase_and_every_event() -> None:
    """Laws say little about what never happens: a fixed set of scripts brings every kind of event about."""
    games = (cards_world.consonando_game(), cards_world.parola_game(), cards_world.junior_game())
    seen: dict[str, set[str]] = {game.name: set() for game in games}
    for world in WORLDS:
        for seed in range(3):
            _, log = play(world, luck_of(world, seed, 150))
            seen[world.game.name] |= {type(e.event).__name__ for e in log}
    for game in games:
        every = {t.__name__ for t in game.event.__args__}
        assert seen[game.name] == every, every - seen[game.name]
