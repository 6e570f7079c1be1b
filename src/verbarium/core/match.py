"""One match: a state, its log, and the order of things. No sockets, clocks or files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import msgspec

from verbarium.core.rules import Ms, Outcome, Refusal, Rules
from verbarium.core.secret import Seat, Viewer

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")


class Entry(msgspec.Struct, Generic[E], frozen=True, omit_defaults=True):
    """A line of the log.

    n      its number, from 0 without gaps: (match, n) is the key on which the house's order rests
    at     when, on the match's clock
    event  what happened
    by     the seat that asked for it; None for the house (a deadline)
    cause  the client's own id of its command: a resend finds it and changes nothing
    """

    n: int
    at: Ms
    event: E
    by: Seat | None = None
    cause: str = ""


class Match(Generic[S, C, E, V]):
    """Feed it (`propose`, `overdue`, `note`, `absorb`), ask it (`view`, `alarm`, `outcome`).

    Nothing changes until `absorb`: the caller saves the entries first, so that what was told was also kept.

    length  how many entries were absorbed: the number of the next one
    at      the stamp of the last entry
    """

    def __init__(self, rules: Rules[Any, S, C, E, V], log: Iterable[Entry[E]] = ()) -> None:
        self.rules = rules
        self._causes: set[tuple[Seat | None, str]] = set()
        self._kinds: Counter[type] = Counter()
        self.length = 0
        self.at = Ms(0)
        self._state: S | None = None
        # what has been asked of the present state: the rules are pure, so they need to say it once only
        self._views: dict[Viewer, V] = {}
        self._alarm: tuple[Ms | None] | None = None
        self._outcome: tuple[Outcome | None] | None = None
        self.absorb(log)

    @property
    def begun(self) -> bool:
        return self._state is not None

    @property
    def state(self) -> S:
        """Everything true. Raises RuntimeError before the first event."""
        if self._state is None:
            raise _not_begun()
        return self._state

    def begin(self, rule_set: Any, seats: int, key: bytes) -> list[Entry[E]]:
        """The first entries of a match that has none."""
        if self.begun:
            raise RuntimeError("this match has begun")
        return self._entries(self.rules.start(rule_set, seats, key), Ms(0), None, "")

    def propose(self, seat: Seat, command: C, now: Ms, cause: str) -> list[Entry[E]] | Refusal:
        """The entries that `command` would add: none for a resend, or a refusal.

        Absorb all that is `overdue(now)` first: a timer that fires late must not change who was in time.
        """
        if cause and (seat, cause) in self._causes:
            return []
        if no := self.rules.refuse(self.view(Viewer(seat)), command):
            return no
        return self._entries(self.rules.decide(self.state, seat, command, now), now, seat, cause)

    def overdue(self, now: Ms) -> list[Entry[E]]:
        """The entries of the first deadline at or before `now`, stamped with the deadline itself.

        At the deadline is late. Call again until it returns none.
        """
        due = self.alarm
        if due is None or due > now:
            return []
        return self._entries(self.rules.expire(self.state, due), due, None, "")

    def note(self, events: Iterable[E], now: Ms) -> list[Entry[E]]:
        """Entries for facts that the house itself observes (somebody came, a match ended)."""
        return self._entries(events, now, None, "")

    def absorb(self, entries: Iterable[Entry[E]]) -> None:
        """Take in saved entries, in order. Raises ValueError on a gap: such a log is damaged."""
        for entry in entries:
            if entry.n != self.length:
                raise ValueError(f"log out of order: entry {entry.n} where {self.length} was due")
            self._state = self.rules.evolve(self._state, entry.event)
            self.length += 1
            self._kinds[type(entry.event)] += 1
            self.at = max(self.at, entry.at)
            if entry.cause:
                self._causes.add((entry.by, entry.cause))
        self._views, self._alarm, self._outcome = {}, None, None

    def noted(self, kind: type) -> int:
        """How many events of a kind there have been."""
        return self._kinds[kind]

    def knows(self, seat: Seat, cause: str) -> bool:
        """Whether this command of this seat has already had its effect."""
        return (seat, cause) in self._causes

    def view(self, viewer: Viewer) -> V:
        """What `viewer` may know now. Raises RuntimeError before the first event, as the next two do."""
        if (known := self._views.get(viewer)) is None:
            if self._state is None:
                raise _not_begun()
            known = self._views[viewer] = self.rules.view(self._state, viewer)
        return known

    @property
    def alarm(self) -> Ms | None:
        """When something happens next by itself."""
        if self._alarm is None:
            self._alarm = (self.rules.alarm(self.state),)
        return self._alarm[0]

    @property
    def outcome(self) -> Outcome | None:
        """The end, once there is one."""
        if self._outcome is None:
            self._outcome = (self.rules.outcome(self.state),)
        return self._outcome[0]

    def _entries(self, events: Iterable[E], at: Ms, by: Seat | None, cause: str) -> list[Entry[E]]:
        at = max(at, self.at)  # the log's stamps never run backwards, whatever a clock does
        return [Entry(n, at, e, by, cause) for n, e in enumerate(events, self.length)]


def _not_begun() -> RuntimeError:
    return RuntimeError("a match has no state before its first event")
