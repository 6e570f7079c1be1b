"""The house's clock: it runs while the house is open, never backwards, and stands still while it is closed."""

from __future__ import annotations

import time
from collections.abc import Callable


def wall_ms() -> int:
    """The machine's clock, in ms since 1970."""
    return time.time_ns() // 1_000_000


def steady_ms() -> int:
    """Ms on a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class HouseClock:
    """Anchored on the wall clock once, at opening; from then on driven by the steady clock alone.

    So neither a correction of the machine's clock nor a night asleep makes a deadline jump. `behind` is what
    `ports.Log.resume` gave: the sum of all times in which the house was closed.
    """

    def __init__(self, behind: int, wall: int, steady: Callable[[], int] = steady_ms) -> None:
        self._steady = steady
        self._anchor = wall - behind - steady()
        self._wall_anchor = wall - steady()

    def now(self) -> int:
        """The house's time, in ms."""
        return self._anchor + self._steady()

    def wall(self) -> int:
        """The wall clock as it would be had nobody set it since opening: what `beat` stores."""
        return self._wall_anchor + self._steady()
