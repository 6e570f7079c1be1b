"""What a log of Junior proves: the dice beside each card follow from the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from verbarium.core.proof import Finding
from verbarium.games.junior.cards import Card, dice
from verbarium.games.junior.state import Began, Event, Turned


def audit(events: Sequence[Event], key: bytes) -> Iterator[Finding]:
    """The match was begun with this key, and its dice lie as the key says."""
    began = events[0]
    yield Finding("proof-cards-key", isinstance(began, Began) and began.key == key.hex())
    if not isinstance(began, Began):
        return
    cards = [Card(w, p) for w, p in zip(began.words, began.pictures, strict=True)]
    for event in events:
        if isinstance(event, Turned):
            same = 0 <= event.n < len(cards) and event.dice == dice(began.rules, cards, event.n, key)
            yield Finding("proof-junior-dice", same, {"card": event.n + 1})
