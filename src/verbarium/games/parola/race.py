"""Who takes the open discard: decided from stamps and measured delays alone, so that anybody can do it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verbarium.core.dice import Dice
from verbarium.core.rules import Ms
from verbarium.games.parola.api import Race, Reach

LONGEST_DELAY = 250
"""No measured round trip counts for more, ms: who is far away cannot reach back for ever."""


class Decision(NamedTuple):
    winner: int
    lot: bool


def closes(first: Reach, fair_ms: int) -> Ms:
    """When a race is decided: at its first touch, or when the fairness window after it is over."""
    return Ms(first.at + fair_ms)


def decide(reaches: Sequence[Reach], fair_ms: int, key: bytes, label: str) -> Decision:
    """The winner among touches in their order of arrival (at least one).

    Without a fairness window the first to arrive wins. With one, those that arrived less than `fair_ms` after the
    first are put in the order of arrival less round trip (counted up to `fair_ms`); among equals a lot from `key`.
    """
    first = reaches[0]
    if not fair_ms:
        return Decision(first.seat, False)
    cap = min(fair_ms, LONGEST_DELAY)
    moment = {r.seat: r.at - min(max(r.delay, 0), cap) for r in reaches if r.at < closes(first, fair_ms)}
    best = min(moment.values(), default=0)
    level = sorted(seat for seat, at in moment.items() if at == best)
    return Decision(Dice(key, label).pick(level), len(level) > 1)


def label(n: int) -> str:
    """Of the lot of a round's race number `n`."""
    return f"race {n}"


def redecide(race: Race, key: bytes, n: int) -> bool:
    """Whether a race of the log is decided as its facts say. `key`: of the round."""
    return decide(race.reaches, race.fair_ms, key, label(n)) == Decision(race.winner, race.lot)
