"""What a grid match's log proves of its dice: anybody can throw them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verbarium.core.dice import commit, derive
from verbarium.core.proof import Finding
from verbarium.games.grid.dice import TRIES, throw
from verbarium.games.grid.state import Began, Called, Event, ReadOut, Shown


def audit(events: Sequence[Event], key: bytes) -> Iterator[Finding]:
    """The match was begun with this key; each round's commitment, key and dice follow from it.

    The dice are thrown again from the key. That a throw was taken back is seen from the count it left; whether the
    throws before it held too few words needs the lexicon, and is not checked here.
    """
    began = events[0]
    if not isinstance(began, Began):
        yield Finding("proof-grid-key", False)
        return
    yield Finding("proof-grid-key", began.key == key.hex())
    round_, part = 0, b""
    for event in events:
        match event:
            case Called():
                round_, part = event.round, derive(key, f"round {event.round}")
                yield Finding("proof-grid-commitment", event.commitment == commit(part), {"round": round_})
            case Shown():
                throws = event.throws or (1,) * len(event.grids)
                honest = len(throws) == len(event.grids) == began.rules.grids and all(
                    1 <= n <= TRIES and throw(began.rules, part, k, n) == grid
                    for k, (grid, n) in enumerate(zip(event.grids, throws, strict=True))
                )
                yield Finding("proof-grid-dice", honest, {"round": round_})
            case ReadOut():
                yield Finding("proof-grid-revealed", event.key == part.hex(), {"round": round_})
            case _:
                pass
