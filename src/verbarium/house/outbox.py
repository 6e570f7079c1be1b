"""What waits to be sent to one connection: bounded, so that a slow reader costs himself and nobody else."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_BYTES = 1 << 20
MOST_MESSAGES = 256


class Outbox:
    """Filled by the table without waiting, emptied by the connection's own task."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self.closing: str | None = None
        """Why the connection is to end (a Fluent key), once it is."""

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def put(self, message: bytes) -> None:
        """Add a message. A reader who lets too much gather is closed, never waited for."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > MOST_BYTES or len(self._waiting) > MOST_MESSAGES:
            self._waiting.clear()
            self._bytes = 0
            self.close("closing-too-slow")
        self._news.set()

    def close(self, code: str) -> None:
        """End the connection after what already waits."""
        self.closing = self.closing or code
        self._news.set()

    async def take(self) -> bytes | None:
        """The next message; None once the outbox is closed and empty."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
