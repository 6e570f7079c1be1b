"""What a log of Consonando proves of its draws: anybody can draw them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verbarium.core.dice import commit, derive
from verbarium.core.proof import Finding
from verbarium.games.consonando.draw import drawn
from verbarium.games.consonando.state import Began, Called, Drawn, Event, ReadOut


def audit(events: Sequence[Event], key: bytes) -> Iterator[Finding]:
    """The match was begun with this key; each round's commitment, draw and revealed key follow from it."""
    began = events[0]
    yield Finding("proof-cards-key", isinstance(began, Began) and began.key == key.hex())
    if not isinstance(began, Began):
        return
    round_, part = 0, b""
    for event in events:
        match event:
            case Called():
                round_, part = event.round, derive(key, f"round {event.round}")
                yield Finding("proof-cards-commitment", event.commitment == commit(part), {"round": round_})
            case Drawn(draw):
                yield Finding("proof-cards-draw", draw == drawn(began.rules, part, round_), {"round": round_})
            case ReadOut():
                yield Finding("proof-cards-revealed", event.key == part.hex(), {"round": round_})
            case _:
                pass
