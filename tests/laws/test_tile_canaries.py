"""Canaries for the tile games: bugs that their own laws must catch."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from tests.laws import laws, tiles_world
from tests.laws import test_tile_laws as mine
from tests.laws.laws import Script, World

from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.games.tiles import api
from verbarium.games.tiles.rules import Tiles
from verbarium.games.tiles.state import Challenged, Event, Exchanged, State, Stood


class Keeps(Tiles):
    """Tiles of a challenged turn come back, but stay on the board too."""

    def evolve(self, state: State | None, event: Event) -> State:
        after = super().evolve(state, event)
        if isinstance(event, Challenged) and event.doubted and state is not None:
            return replace(after, board=state.board)
        return after


class Swallows(Tiles):
    """An exchange forgets a tile."""

    def decide(self, state: State, seat: Seat, command: Any, now: Ms) -> Sequence[Event]:
        out = super().decide(state, seat, command, now)
        return [replace(e, bag=e.bag[1:]) if isinstance(e, Exchanged) else e for e in out]


class Peeps(Tiles):
    """Whoever is on turn sees the next tile of the bag, as if it were in his rack."""

    def view(self, state: State, viewer: Viewer) -> api.View:
        view = super().view(state, viewer)
        bag = state.bag.peek()
        return replace(view, rack=(*view.rack, bag[-1])) if viewer.seat == state.on_turn and bag else view


class Watches(Tiles):
    """Spectators see the racks of all turns that were taken."""

    def view(self, state: State, viewer: Viewer) -> api.View:
        view = super().view(state, viewer)
        return replace(view, racks=tuple(r.peek() for r in state.racks)) if viewer.seat is None else view


class Forgets(Tiles):
    """A withdrawn turn keeps its points."""

    def evolve(self, state: State | None, event: Event) -> State:
        after = super().evolve(state, event)
        if isinstance(event, Challenged) and event.doubted and state is not None:
            points = [s.points for s in state.seats]
            seats = tuple(replace(s, points=p) for s, p in zip(after.seats, points, strict=True))
            return replace(after, seats=seats)
        return after


class Picks(Tiles):
    """The house gives the last seat the tiles it likes best."""

    def decide(self, state: State, seat: Seat, command: Any, now: Ms) -> Sequence[Event]:
        out = super().decide(state, seat, command, now)
        return [replace(e, drew=tuple(sorted(e.drew))) if isinstance(e, Stood) else e for e in out]


def world(name: str, rules: type[Tiles]) -> World:
    plain = next(w for w in tiles_world.worlds() if w.name == name)
    broken = rules(lambda r: tiles_world.words(r.language))
    return dataclasses.replace(plain, game=dataclasses.replace(plain.game, rules=broken))


def secrets(world: World) -> None:
    laws.secrets_stay_shut(world, script_of(world))


def script_of(world: World) -> Script:
    return [step for seed in range(3) for step in mine.luck_of(world, seed, 80)]


TOTAL = mine.test_bag_racks_and_board_hold_every_tile_after_every_event
POINTS = mine.test_points_are_those_of_the_turns_and_what_was_settled
HIDDEN = mine.test_no_seat_and_no_spectator_sees_a_rack_or_the_bag_of_others

CANARIES: list[tuple[Callable[[World], None], World]] = [
    (TOTAL, world("single", Keeps)),
    (TOTAL, world("small", Swallows)),
    (POINTS, world("single", Forgets)),
    (HIDDEN, world("small", Peeps)),
    (secrets, world("small", Peeps)),
    (HIDDEN, world("scarabeo-it-it", Watches)),
    (secrets, world("slowodziel-pl-pl", Watches)),
    (mine.test_every_log_proves_itself, world("slowodziel-pl-pl", Picks)),
]


@pytest.mark.parametrize(("law", "broken"), CANARIES, ids=lambda x: getattr(x, "__name__", "world"))
def test_the_law_catches_its_bug(law: Callable[[World], None], broken: World) -> None:
    with pytest.raises((AssertionError, AttributeError)):
        law(broken)


def test_without_the_bugs_the_same_worlds_are_lawful() -> None:
    for law, broken in CANARIES:
        law(world(broken.name, Tiles))
