"""What waits to be sent to one connection: bounded, so that a slow reader costs himself and nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

MOST_BYTES = 1 << 20
MOST_MESSAGES = 256


class Outbox:
    """Filled by the table, which never waits. Emptied by `take`, or straight into a line (`through`)."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()
        self._send: Callable[[bytes], bool] | None = None
        self._end: Callable[[], None] | None = None
        self.closing: str | None = None
        """Why the connection is to end (a Fluent key), once it is."""

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def through(self, send: Callable[[bytes], bool], end: Callable[[], None]) -> None:
        """From now on messages go through a line at once, as long as the reader keeps up.

        send  takes a message without waiting; False if the reader is behind: then it waits here until `flush`
        end   called as soon as the outbox is closed, whether or not something still waits in it
        """
        self._send, self._end = send, end
        self.flush()

    def put(self, message: bytes) -> None:
        """Add a message. A reader who lets too much gather is closed, never waited for."""
        if self.closing is not None:
            return
        if self._send is not None and not self._waiting and self._send(message):
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
        if self.closing is not None:
            return
        self.closing = code
        self._news.set()
        if self._end is not None:
            self._end()

    def flush(self) -> None:
        """The reader has caught up: send what waits."""
        while self._waiting and self._send is not None and self._send(self._waiting[0]):
            self._bytes -= len(self._waiting.popleft())

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
