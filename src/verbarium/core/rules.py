"""What a game is: eight pure functions over five types of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType, Protocol, TypeVar

import msgspec

from verbarium.core.secret import Seat, Viewer

Ms = NewType("Ms", int)
"""Milliseconds since the match began, by the house's clock, which never runs backwards."""


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a command did nothing: a stable code (a Fluent key), plus facts to fill the sentence."""

    code: str
    facts: dict[str, str | int] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended.

    points  by seat
    ranks   by seat, 1 is first; equal seats share a rank and the next one is skipped (1, 1, 3)
    reason  a Fluent key: what ended the match
    """

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str


R = TypeVar("R", contravariant=True)  # RuleSet: plain data
S = TypeVar("S")  # State: everything true, secrets in boxes
C = TypeVar("C", contravariant=True)  # Command: what a seat asks for
E = TypeVar("E")  # Event: what happened; a fact that is never judged again
V = TypeVar("V")  # View: what one viewer may know


class Rules(Protocol[R, S, C, E, V]):
    """The eight functions. All are pure: the same arguments give the same answer, on any machine, for ever."""

    def start(self, rules: R, seats: int, key: bytes) -> Sequence[E]:
        """The first events. They carry the rule set itself; all later chance is drawn from `key` by label."""

    def refuse(self, view: V, command: C) -> Refusal | None:
        """Why the seat that has this view may not do this, or None. Sees what the seat sees: it cannot leak."""

    def decide(self, state: S, seat: Seat, command: C, now: Ms) -> Sequence[E]:
        """What follows from a command that was not refused. Never raises."""

    def alarm(self, state: S) -> Ms | None:
        """The next moment at which something happens by itself."""

    def expire(self, state: S, now: Ms) -> Sequence[E]:
        """What happens at that moment. The events move the alarm on."""

    def evolve(self, state: S | None, event: E) -> S:
        """The state after an event. Judges nothing, draws nothing, needs no lexicon."""

    def view(self, state: S, viewer: Viewer) -> V:
        """What one viewer may know: built by naming fields, never by leaving some out."""

    def outcome(self, state: S) -> Outcome | None:
        """The end, once there is one."""


def ranks(points: Sequence[int], *ties: Sequence[int]) -> tuple[int, ...]:
    """Ranks by points, highest first, then by each tie-break in turn; equals share (1, 1, 3)."""
    keys = list(zip(points, *ties, strict=True))
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)
