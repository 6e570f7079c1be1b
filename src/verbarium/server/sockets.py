"""One connection to one table: what comes in is decoded strictly, what goes out waits for nobody."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from verbarium.house import wire
from verbarium.house.clock import steady_ms
from verbarium.house.house import House
from verbarium.house.table import Table, Watcher
from verbarium.server import eager
from verbarium.server.limits import Bucket
from verbarium.server.short_way import EXTENSION
from verbarium.texts import Trouble

if TYPE_CHECKING:
    from verbarium.server.frames import Frames

LARGEST = 16 * 1024
MOST_WATCHERS = 500
"""Connections to one table: a hall with its audience, but no more memory than that."""
RATE, BURST = 20.0, 60.0
MOST_UNDER_WAY = 8
"""Commands of one connection that wait for their table or the disk; then nothing more is read from it for a while."""
GRACE_SECONDS = 5.0
"""How long whoever is to go has for reading why."""

POLICY = 1008
"""WebSocket close code for whatever we end; the last message says why."""
AWAY = 1001


async def serve(socket: WebSocket, house: House, member: str, name: str) -> None:
    """From the opening of a connection to its end, whoever ends it."""
    await socket.accept()
    try:
        table = await house.visit(name, member)
    except Trouble as t:
        await _farewell(socket, t.code)
        return
    if table.removed(member):
        await _farewell(socket, "closing-removed")
        return
    if len(table.watchers) >= MOST_WATCHERS:
        await _farewell(socket, "room-crowded")
        return
    frames: Frames | None = socket.scope.get("extensions", {}).get(EXTENSION)
    doorkeeper = Doorkeeper(table, Watcher(member))
    if frames is None:
        await _long_way(socket, doorkeeper)
    else:
        await _short_way(socket, doorkeeper, frames)


class Doorkeeper:
    """Lets through what one connection may say: not too much, not too fast, and only what can be understood."""

    def __init__(self, table: Table, watcher: Watcher) -> None:
        self.table, self.watcher = table, watcher
        self._bucket = Bucket(RATE, BURST, steady_ms())

    def admit(self, raw: bytes | None) -> wire.ToHouse | None:
        """The message; or None, and the outbox is closed with the reason. `raw`: None for a binary message."""
        outbox = self.watcher.outbox
        if outbox.closing is not None:
            return None
        if not self._bucket.take(steady_ms()):
            outbox.close("closing-too-fast")
        elif raw is None or len(raw) > LARGEST:
            outbox.close("closing-too-large" if raw else "closing-not-understood")
        else:
            try:
                return wire.decode(raw)
            except msgspec.DecodeError:
                outbox.close("closing-not-understood")
        return None


# the short way: from the transport to the table and back in one go


async def _short_way(socket: WebSocket, doorkeeper: Doorkeeper, frames: Frames) -> None:
    table, watcher = doorkeeper.table, doorkeeper.watcher
    connection = _Connection(doorkeeper, frames)
    watcher.outbox.through(frames.tell, connection.end)
    await table.enter(watcher)
    frames.listen(connection)
    try:
        await connection.over.wait()
        if not frames.disconnected:
            frames.tell(wire.encode(wire.Closing(connection.code)), anyway=True)
            frames.flush()
            try:
                await asyncio.wait_for(_close(socket, connection.code), GRACE_SECONDS)
            except TimeoutError:
                frames.abort()
    finally:
        await table.leave(watcher)


class _Connection:
    """A `frames.Listener`: each message is acted on as it arrives."""

    def __init__(self, doorkeeper: Doorkeeper, frames: Frames) -> None:
        self.over = asyncio.Event()
        self._doorkeeper, self._frames = doorkeeper, frames
        self._table, self._watcher = doorkeeper.table, doorkeeper.watcher
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def code(self) -> str:
        return self._watcher.outbox.closing or "closing-house"

    def received(self, message: bytes | None) -> None:
        admitted = self._doorkeeper.admit(message)
        if admitted is None:
            return
        try:
            # the table takes turns in the order in which it is asked: so messages keep theirs
            task = eager.start(self._table.handle(self._watcher, admitted))
        except Exception as e:
            self._failed(e)
            return
        if task is not None:
            self._under_way.add(task)
            task.add_done_callback(self._done)
            if len(self._under_way) >= MOST_UNDER_WAY:
                self._frames.hold()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)
        if not self._under_way:
            self._frames.read_on()

    def _failed(self, error: BaseException) -> None:
        """Our own fault: the page comes back by itself and asks again."""
        context = {"message": "a message could not be acted on", "exception": error}
        asyncio.get_running_loop().call_exception_handler(context)
        self._watcher.outbox.close("closing-house")

    def end(self) -> None:
        """The outbox is closed."""
        if len(self._watcher.outbox):
            asyncio.get_running_loop().call_later(GRACE_SECONDS, self.over.set)
        else:
            self.over.set()

    def writable(self) -> None:
        outbox = self._watcher.outbox
        outbox.flush()
        if outbox.closing is not None and not len(outbox):
            self.over.set()

    def lost(self) -> None:
        self._watcher.outbox.close("closing-house")  # nothing needs to gather any more
        self.over.set()


# the long way: through any ASGI server, by a task for each direction


async def _long_way(socket: WebSocket, doorkeeper: Doorkeeper) -> None:
    table, watcher = doorkeeper.table, doorkeeper.watcher
    await table.enter(watcher)
    sender = asyncio.create_task(_send(socket, watcher))
    receiver = asyncio.create_task(_receive(socket, doorkeeper))
    try:
        await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sender, receiver):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(sender, receiver, return_exceptions=True)
        await table.leave(watcher)


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await watcher.outbox.take()) is not None:
            await socket.send_text(message.decode())
        await _farewell(socket, watcher.outbox.closing or "closing-house")


async def _receive(socket: WebSocket, doorkeeper: Doorkeeper) -> None:
    table, watcher = doorkeeper.table, doorkeeper.watcher
    while True:
        try:
            raw = await _next(socket)
        except WebSocketDisconnect:
            return
        if (message := doorkeeper.admit(raw)) is not None:
            await table.handle(watcher, message)
        if watcher.outbox.closing is not None:
            await asyncio.sleep(GRACE_SECONDS)  # the sender says farewell meanwhile, and ends us
            return


async def _next(socket: WebSocket) -> bytes | None:
    """The next text message; None for a binary one, which nobody of ours sends."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text: str | None = message.get("text")
    return None if text is None else text.encode("utf-8", "surrogatepass")


async def _farewell(socket: WebSocket, code: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode(wire.Closing(code)).decode())
    await _close(socket, code)


async def _close(socket: WebSocket, code: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(AWAY if code == "closing-house" else POLICY, code)
