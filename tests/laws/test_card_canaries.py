"""Canaries for the card games: bugs that their own laws must catch."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.laws import cards_world, laws
from tests.laws import test_card_laws as mine
from tests.laws.laws import Script, World

from verbarium.core.secret import Viewer
from verbarium.games.parola import api
from verbarium.games.parola.rules import Parola
from verbarium.games.parola.state import Event, Picked, State, Stood


class Loses(Parola):
    """The closing card of a contested word is forgotten."""

    def evolve(self, state: State | None, event: Event) -> State:
        after = super().evolve(state, event)
        if isinstance(event, Picked):
            seat = after.seats[event.owner]
            fewer = replace(seat, hand=seat.hand.holding(seat.hand.peek()[:-1]), cards=seat.cards - 1)
            seats = tuple(fewer if i == event.owner else s for i, s in enumerate(after.seats))
            return replace(after, seats=seats)
        return after


class Turns(Parola):
    """The closing card lies face up for all once the word stands."""

    def view(self, state: State, viewer: Viewer) -> api.View:
        view = super().view(state, viewer)
        seats = []
        for seen, seat in zip(view.seats, state.seats, strict=True):
            if seen.laid is not None and seat.laid is not None and seat.laid.stands:
                seen = replace(seen, laid=replace(seen.laid, closing=seat.laid.closing.peek()))
            seats.append(seen)
        return replace(view, seats=tuple(seats))


class Peeps(Parola):
    """Who has the marker sees the next card of the pile."""

    def view(self, state: State, viewer: Viewer) -> api.View:
        view = super().view(state, viewer)
        pile = state.pile.peek()
        return replace(view, top=pile[0]) if viewer.seat == state.marker and len(pile) > 0 else view


class Cheats(Parola):
    """Every race goes to seat 0, if it touched at all."""

    def decide(self, state: State, seat: Any, command: Any, now: Any) -> Any:
        out = []
        for e in super().decide(state, seat, command, now):
            race = getattr(e, "race", None)
            if race is not None and any(r.seat == 0 for r in race.reaches):
                e = replace(e, seat=0, race=replace(race, winner=0))
            out.append(e)
        return out

    def expire(self, state: State, now: Any) -> Any:
        return [
            replace(e, seat=0, race=replace(e.race, winner=0)) if getattr(e, "race", None) is not None else e
            for e in super().expire(state, now)
        ]


def world(name: str, rules: type[Parola]) -> World:
    plain = next(w for w in cards_world.worlds() if w.name == name)
    broken = rules(lambda r: cards_world.words(r.language), lambda r, c, w: len(w) % 2 == 0)
    return dataclasses.replace(plain, game=dataclasses.replace(plain.game, rules=broken))


def script_of(world: World) -> Script:
    return [step for seed in range(3) for step in mine.luck_of(world, seed, 100)]


def secrets(world: World) -> None:
    laws.secrets_stay_shut(world, script_of(world))


CANARIES: list[tuple[Callable[[World], None], World]] = [
    (mine.test_no_card_is_ever_lost_or_doubled, world("parola-short", Loses)),
    (mine.test_what_lies_face_down_is_in_no_view, world("parola-short", Turns)),
    (secrets, world("parola-short", Turns)),
    (mine.test_what_lies_face_down_is_in_no_view, world("parola-short", Peeps)),
    (secrets, world("parola-it", Peeps)),
    (mine.test_every_log_proves_itself, world("parola-five-fair", Cheats)),
]


@pytest.mark.parametrize(("law", "broken"), CANARIES, ids=lambda x: getattr(x, "__name__", "world"))
def test_the_law_catches_its_bug(law: Callable[[World], None], broken: World) -> None:
    with pytest.raises((AssertionError, AttributeError)):
        law(broken)


def test_words_do_come_to_stand_in_the_canaries_world() -> None:
    _, log = laws.play(world("parola-short", Parola), script_of(world("parola-short", Parola)))
    assert any(isinstance(e.event, Stood) for e in log)
    assert any(isinstance(e.event, Picked) for e in log)
