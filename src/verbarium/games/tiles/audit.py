"""What a log of a tile game proves of its chance: the bag, who began, every draw, done again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verbarium.core.proof import Finding
from verbarium.games.tiles.deal import dealt, drawn, exchanged
from verbarium.games.tiles.duplicate import redraw_number
from verbarium.games.tiles.evolve import evolve
from verbarium.games.tiles.state import Began, Dealt, Event, Exchanged, Redrawn, Refilled, Stood, TurnBegan


def audit(events: Sequence[Event], key: bytes) -> Iterator[Finding]:
    """The match was begun with this key, and everything that was drawn follows from it."""
    began = events[0]
    yield Finding("proof-cards-key", isinstance(began, Began) and began.key == key.hex())
    if not isinstance(began, Began):
        return
    state, redraws = evolve(None, began), 0
    for event in events[1:]:
        facts: dict[str, str | int] = {"turn": len(state.turns)}
        match event:
            case Dealt():
                yield Finding("proof-tiles-deal", event == dealt(began.rules, began.seats, key))
            case Stood(_, drew, _) | Refilled(drew):
                yield Finding("proof-tiles-draw", drew == drawn(state.bag.peek(), len(drew))[0], facts)
            case Exchanged(_, gave, drew, bag, _):
                number = len(state.turns) + 1
                again = exchanged(state.bag.peek(), gave, key, number)
                yield Finding("proof-tiles-exchange", (drew, bag) == again, {"turn": number})
            case Redrawn(gave, drew, bag):
                number = redraw_number(state.n, redraws)
                again = exchanged(state.bag.peek(), gave, key, number)
                redraws += 1
                yield Finding("proof-tiles-exchange", (drew, bag) == again, facts)
            case TurnBegan():
                redraws = 0
            case _:
                pass
        state = evolve(state, event)
