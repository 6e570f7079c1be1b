"""A value that only some seats may see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Generic, NewType, NoReturn, TypeVar

import msgspec

T = TypeVar("T")
Seat = NewType("Seat", int)
"""A place in a match, from 0. At a table the same type numbers its people."""


class Viewer(msgspec.Struct, frozen=True):
    """Whoever is looking: a seat, or nobody's seat (a spectator)."""

    seat: Seat | None = None


SPECTATOR: Final = Viewer()


class Secret(Generic[T]):
    """Opaque box. Encoding, printing, hashing or comparing it never shows what is inside."""

    __slots__ = ("_value", "seen_by")

    def __init__(self, value: T, seen_by: Iterable[Seat] = ()) -> None:
        self._value: Final = value
        self.seen_by: Final = frozenset(seen_by)

    def open(self, viewer: Viewer) -> T | None:
        """What `viewer` may see: the value, or None."""
        return self._value if viewer.seat in self.seen_by else None

    def peek(self) -> T:
        """The value, for rules only. `view` functions must never call this."""
        return self._value

    def holding(self, value: T) -> Secret[T]:
        """The same box with another value in it."""
        return Secret(value, self.seen_by)

    def __repr__(self) -> str:
        return "<hidden>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Secret may not be copied out of the house")


class Touched(AssertionError):
    """A `view` looked into a box that its viewer may not open."""


class Poison:
    """Stands in for a value the viewer must not touch: any use raises `Touched`."""

    def _boom(self, *_: object) -> NoReturn:
        raise Touched("view touched a secret")

    __getattr__ = __getitem__ = __iter__ = __len__ = __bool__ = __int__ = __contains__ = _boom
    __eq__ = __lt__ = __le__ = __gt__ = __ge__ = __add__ = __hash__ = __str__ = __repr__ = _boom


def poisoned(state: Any, viewer: Viewer) -> Any:
    """`state` with the content of every box closed to `viewer` replaced by `Poison`.

    The law of every game: its view of the poisoned state equals its view of the state.
    """
    match state:
        case Secret():
            if viewer.seat in state.seen_by:
                return Secret(poisoned(state.peek(), viewer), state.seen_by)
            return Secret(Poison(), state.seen_by)
        case msgspec.Struct():
            return type(state)(**{n: poisoned(getattr(state, n), viewer) for n in state.__struct_fields__})
        case tuple():
            return tuple(poisoned(x, viewer) for x in state)
        case dict():
            return {k: poisoned(v, viewer) for k, v in state.items()}
    return state


def opened(state: Any) -> Any:
    """`state` with every box replaced by its content: for comparing whole states in tests, never for a door."""
    match state:
        case Secret():
            return ("secret", sorted(state.seen_by), opened(state.peek()))
        case msgspec.Struct():
            return (type(state).__name__, *(opened(getattr(state, n)) for n in state.__struct_fields__))
        case tuple():
            return tuple(opened(x) for x in state)
        case dict():
            return {k: opened(v) for k, v in state.items()}
    return state
