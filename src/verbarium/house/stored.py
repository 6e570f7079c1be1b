"""A match's entries as rows of a log, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from verbarium.core.match import Entry
from verbarium.core.rules import Ms
from verbarium.core.secret import Seat
from verbarium.house.ports import Row

_encode = msgspec.json.Encoder().encode


def rows(entries: Iterable[Entry[Any]]) -> list[Row]:
    """What is saved. An event is plain data: it may hold what is secret, and never leaves the house before the end."""
    return [Row(e.n, e.at, e.by, e.cause, _encode(e.event)) for e in entries]


def entries(stored: Sequence[Row], event: Any) -> list[Entry[Any]]:
    """What was saved. `event`: the union of the game's event types."""
    decoder = msgspec.json.Decoder(event)
    return [
        Entry(r.n, Ms(r.at), decoder.decode(r.event), None if r.by is None else Seat(r.by), r.cause)
        for r in stored
    ]
