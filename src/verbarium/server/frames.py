"""WebSocket frames by the short way: whole text messages pass between the transport and a listener without a stop.

uvicorn's protocol makes a frame object of each message, puts it into a queue, wakes a task for it and stops reading
until that has run; what is sent goes the same way back. Here handshake, pings, closing, fragments and everything
that is wrong stay uvicorn's; the one kind of frame that makes nearly all of the traffic, a text message in one piece,
is read (RFC 6455, 5.2) and written here. `listen` begins it; before, everything goes the ASGI way.
"""

from __future__ import annotations

import asyncio
import weakref
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from verbarium.server.short_way import EXTENSION

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled wheel for this machine
    from websockets.utils import apply_mask

MOST_IN_A_TURN = 1 << 16
"""Bytes for one connection that are not held back until the end of the turn."""

_WHOLE_TEXT = 0x81  # FIN, no extension, opcode 1
_MASKED = 0x80
_DATA = 2  # the largest opcode of data: 0 continuation, 1 text, 2 binary


_METHODS = (
    "connection_lost",
    "data_received",
    "handle_connect",
    "pause_writing",
    "resume_writing",
    "send_receive_event_to_app",
    "shutdown",
)
_ATTRIBUTES = (
    "close_sent",
    "config",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "transport",
)


def missed() -> list[str]:
    """What `Frames` uses of uvicorn's protocol and this uvicorn's protocol does not have: nothing, if all is well.

    None of it is promised to anybody, so it is looked at before it is relied on: its methods, the attributes that it
    sets when it is made, and the scope that it makes at the handshake.
    """
    its = vars(WebSocketsSansIOProtocol)
    gone = [name for name in _METHODS if name not in its]
    made = its["__init__"].__code__.co_names
    gone += [name for name in _ATTRIBUTES if name not in made]
    if "handle_connect" in its and "scope" not in its["handle_connect"].__code__.co_names:
        gone.append("scope")
    return gone


class Listener(Protocol):
    """Who gets what arrives. All are called from the event loop and must not wait."""

    def received(self, message: bytes | None) -> None:
        """A text message, not yet known to be UTF-8; None for a binary one."""

    def writable(self) -> None:
        """A reader who was behind has caught up."""

    def lost(self) -> None:
        """The connection is gone."""


class _Turn:
    """One turn of an event loop: at its end, one write for each connection that was told something."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._told: list[Frames] = []

    def add(self, frames: Frames) -> None:
        if not self._told:
            self._loop.call_soon(self._end)
        self._told.append(frames)

    def _end(self) -> None:
        told, self._told = self._told, []
        for frames in told:
            frames.flush()


_turns: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, _Turn] = weakref.WeakKeyDictionary()


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's protocol with the short way. Only for connections without compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._listener: Listener | None = None
        self._rest = b""  # of a frame that has not come in whole
        self._in_fragments = False
        self._too_large = False
        self._behind = False
        self._told: list[bytes] = []
        self._told_bytes = 0
        self._turn = _turns.get(self.loop) or _turns.setdefault(self.loop, _Turn(self.loop))

    # in

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions

    def listen(self, listener: Listener) -> None:
        """Hand over what has arrived meanwhile, and everything from now on."""
        self._listener = listener
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                listener.received(None if text is None else text.encode())
        if self.disconnected:
            listener.lost()
        self.read_on()

    def hold(self) -> None:
        """Read no more until `read_on`; what has been read already still comes."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Cut into frames, so that uvicorn's parser only gets whole ones and stands between two after each."""
        if not self.handshake_initiated or self._too_large:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            start, length = at + 2, second & 0x7F
            if length > 125:
                start += 2 if length == 126 else 8
                if start > end:
                    break
                length = int.from_bytes(data[at + 2 : start], "big")
                if length > self.config.ws_max_size:  # let the parser say so; it will read no further
                    self._too_large = True
                    super().data_received(data[at:])
                    return
            if second & _MASKED:
                start += 4
            stop = start + length
            if stop > end:
                break
            if (
                first == _WHOLE_TEXT
                and second & _MASKED
                and self._listener is not None
                and not self._in_fragments
                and not self.close_sent
            ):
                self._listener.received(apply_mask(data[start:stop], data[start - 4 : start]))
            else:
                if first & 0x0F <= _DATA:
                    self._in_fragments = first < 0x80
                super().data_received(data[at:stop])
            if self.transport.is_closing():
                return
            at = stop
        self._rest = data[at:]

    def send_receive_event_to_app(self) -> None:
        """A message in fragments, or a binary one, that uvicorn has put together."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._listener.received(data if self.curr_msg_data_type == "text" else None)

    # out

    def tell(self, message: bytes, *, anyway: bool = False) -> bool:
        """Send a text message. False if the reader is behind (`anyway`: even then).

        What is told in one turn of the event loop leaves together at its end: a view and the answer that follows it,
        and under load the views of several commands. A connection that is closing takes everything and sends nothing.
        """
        if self._behind and not anyway:
            return False
        size = len(message)
        if size < 126:
            head = bytes((_WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        if not self._told:
            self._turn.add(self)
        self._told.append(head)
        self._told.append(message)
        self._told_bytes += size
        if self._told_bytes > MOST_IN_A_TURN:
            self.flush()
        return True

    def flush(self) -> None:
        """Send now what was told in this turn."""
        told, self._told, self._told_bytes = self._told, [], 0
        if told and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(told))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._behind = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._behind = False
        if self._listener is not None:
            self._listener.writable()

    # the end

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def abort(self) -> None:
        """Close without waiting for a reader who does not read."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._listener is not None:
            self._listener.lost()
