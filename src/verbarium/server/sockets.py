"""One connection to one table: what comes in is decoded strictly, what goes out waits in a bounded outbox."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from verbarium.house import wire
from verbarium.house.clock import steady_ms
from verbarium.house.house import House
from verbarium.house.table import Watcher
from verbarium.server.limits import Bucket
from verbarium.texts import Trouble

LARGEST = 16 * 1024
MOST_WATCHERS = 500
"""Connections to one table: a hall with its audience, but no more memory than that."""
RATE, BURST = 20.0, 60.0

POLICY = 1008
"""WebSocket close code for whatever we end; the last message says why."""
AWAY = 1001


async def serve(socket: WebSocket, house: House, member: str, name: str) -> None:
    """From the opening of a connection to its end, whoever ends it."""
    await socket.accept()
    watcher = Watcher(member)
    try:
        table = await house.table(name)
    except Trouble as t:
        await _farewell(socket, t.code)
        return
    if table.removed(member):
        await _farewell(socket, "closing-removed")
        return
    if len(table.watchers) >= MOST_WATCHERS:
        await _farewell(socket, "room-crowded")
        return
    await table.enter(watcher)
    sender = asyncio.create_task(_send(socket, watcher))
    receiver = asyncio.create_task(_receive(socket, house, name, watcher))
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


async def _receive(socket: WebSocket, house: House, name: str, watcher: Watcher) -> None:
    bucket = Bucket(RATE, BURST, steady_ms())
    while True:
        try:
            raw = await _next(socket)
        except WebSocketDisconnect:
            return
        if not bucket.take(steady_ms()):
            watcher.outbox.close("closing-too-fast")
        elif raw is None or len(raw) > LARGEST:
            watcher.outbox.close("closing-too-large" if raw else "closing-not-understood")
        else:
            try:
                message = wire.decode(raw)
            except msgspec.DecodeError:
                watcher.outbox.close("closing-not-understood")
            else:
                await (await house.table(name)).handle(watcher, message)
        if watcher.outbox.closing is not None:
            await asyncio.sleep(5)  # the sender says farewell meanwhile, and ends us
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
        await socket.close(AWAY if code == "closing-house" else POLICY, code)
