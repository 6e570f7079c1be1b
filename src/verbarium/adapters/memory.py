"""Logs in memory: for tests, and for an evening that nobody needs to remember."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from verbarium.house.ports import Row, Taken


class MemoryLog:
    """See `house.ports.Log`."""

    def __init__(self) -> None:
        self._rows: defaultdict[str, dict[int, Row]] = defaultdict(dict)
        self._behind = 0
        self._beat: int | None = None
        self._keys: list[bytes] = []

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        kept = self._rows[log]
        for row in rows:
            if row.n in kept:
                raise Taken
        for row in rows:
            kept[row.n] = row

    async def read(self, log: str, after: int = 0) -> list[Row]:
        kept = self._rows.get(log, {})
        return [kept[n] for n in sorted(kept) if n >= after]

    async def resume(self, wall_ms: int) -> int:
        if self._beat is not None:
            self._behind += max(0, wall_ms - self._beat)
        self._beat = wall_ms
        return self._behind

    async def beat(self, wall_ms: int) -> None:
        self._beat = max(self._beat or 0, wall_ms)

    async def keys(self, fresh: bytes | None = None) -> list[bytes]:
        if fresh is not None:
            self._keys.insert(0, fresh)
        return list(self._keys)

    async def close(self) -> None:
        pass
