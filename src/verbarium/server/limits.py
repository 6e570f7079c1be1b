"""How much one visitor may ask for: token buckets, by connection and by address, bounded in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from verbarium.house.clock import steady_ms


class Bucket:
    """Holds `burst` tokens, refilled at `rate` a second."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, at: int) -> None:
        self._rate, self._burst, self._level, self._at = rate, burst, burst, at

    def take(self, at: int) -> bool:
        """One token, if there is one at `at` (ms)."""
        self._level = min(self._burst, self._level + (at - self._at) * self._rate / 1000)
        self._at = at
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket a name; the longest unused are forgotten first (they have refilled meanwhile, or soon will)."""

    def __init__(
        self, rate: float, burst: float, most: int = 10_000, now: Callable[[], int] = steady_ms
    ) -> None:
        self._rate, self._burst, self._most, self._now = rate, burst, most, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        now = self._now()
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._burst, now)
        self._buckets[name] = bucket
        while len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
