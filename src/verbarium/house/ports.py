"""What the house needs from storage. Memory, SQLite and others keep the same promises, checked by one suite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Row(NamedTuple):
    """An entry of a log as it is stored. `event`: JSON. `by`: None for the house."""

    n: int
    at: int
    by: int | None
    cause: str
    event: bytes


class Taken(Exception):
    """Another writer has already saved an entry under one of these numbers: read the log again."""


class StorageFull(Exception):
    """Nothing was saved, because the disk or its quota is full. What was acknowledged before is safe."""


class Log(Protocol):
    """Logs by name, append-only. `PRIMARY KEY (log, n)` is the only lock that matters."""

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        """Save all rows, durably, or none. Raises `Taken` if one of the numbers is there already."""

    async def read(self, log: str, after: int = 0) -> list[Row]:
        """The rows from number `after` on, in order; none for an unknown log."""

    async def resume(self, wall_ms: int) -> int:
        """Called once when a house opens: by how many ms the house's clock is behind the wall clock.

        The house's clock stands still while no house is open: the time since the last sign of life
        (`beat` or `append`) is added to what it stood before.
        """

    async def beat(self, wall_ms: int) -> None:
        """A sign of life."""

    async def keys(self, fresh: bytes | None = None) -> list[bytes]:
        """The keys that sign sessions, newest first. `fresh` is added in front; without any there is none."""

    async def close(self) -> None:
        """Wait for what is under way and let go."""
