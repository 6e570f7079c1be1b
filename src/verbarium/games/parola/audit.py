"""What a log of PAROLA proves: who dealt, what was dealt, and how each race was decided, all done again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verbarium.core.dice import commit
from verbarium.core.proof import Finding
from verbarium.games.parola import race
from verbarium.games.parola.deal import dealt, draw_for_deal, thrown
from verbarium.games.parola.play import reshuffled
from verbarium.games.parola.scribe import part_key
from verbarium.games.parola.state import (
    Began,
    DealerDrawn,
    Dealt,
    Event,
    RoundOver,
    Shuffled,
    Thrown,
    Took,
    Touched,
)


def audit(events: Sequence[Event], key: bytes) -> Iterator[Finding]:
    """The match was begun with this key, and everything that chance or a race decided follows from it."""
    began = events[0]
    yield Finding("proof-cards-key", isinstance(began, Began) and began.key == key.hex())
    if not isinstance(began, Began):
        return
    rules, seats = began.rules, began.seats
    round_, part, piles, touches = 0, part_key(key.hex(), 1), 0, list[Touched]()
    for event in events:
        facts: dict[str, str | int] = {"round": round_}
        match event:
            case DealerDrawn():
                yield Finding("proof-parola-dealer", event == draw_for_deal(rules, seats, key))
            case Thrown(category):
                die = thrown(part_key(key.hex(), round_ + 1))
                yield Finding("proof-parola-die", category == die, {"round": round_ + 1})
            case Dealt():
                round_, part, piles = event.round, part_key(key.hex(), event.round), 0
                hands, rest = dealt(rules, seats, event.dealer, part)
                same = (event.hands, (event.starter, *event.pile)) == (hands, rest)
                yield Finding("proof-cards-commitment", event.commitment == commit(part), {"round": round_})
                yield Finding("proof-parola-deal", same, {"round": round_})
            case Shuffled(pile):
                piles += 1
                yield Finding("proof-parola-pile", pile == reshuffled(pile, part, piles), facts)
            case Touched():
                touches.append(event)
            case Took(race=held) if held is not None:
                told = [(r.seat, r.at, r.delay) for r in held.reaches]
                arrived = [(t.seat, t.at, t.delay) for t in touches]
                right = told == arrived and held.fair_ms == rules.fair_ms
                right = right and race.redecide(held, part, event.n) and held.winner == event.seat
                yield Finding("proof-parola-race", right, {"round": round_, "race": event.n})
                touches = []
            case RoundOver():
                yield Finding("proof-cards-revealed", event.key == part.hex(), facts)
            case _:
                pass
