"""Many visitors at once, for the server's bench: rooms of four who write words and rub them out again."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, NamedTuple

import websockets.asyncio.client as ws

ROOM = 4
PATIENCE = 30.0
"""How long (seconds) a bench waits for the last answers on a busy machine."""
NONCE = "0123456789abcdef" * 2


class Load(NamedTuple):
    """What a stretch of driving was.

    sent, sent_bytes          commands
    received, received_bytes  messages that arrived
    waits                     ms from each command to its answer
    """

    sent: int
    sent_bytes: int
    received: int
    received_bytes: int
    seconds: float
    waits: list[float]


async def cookie(port: int) -> str:
    """A session, as the front door gives it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    head = (await reader.read(-1)).decode("latin-1")
    writer.close()
    line = next(x for x in head.splitlines() if x.lower().startswith("set-cookie:"))
    return line.split(":", 1)[1].split(";")[0].strip()


async def open_table(port: int, who: str) -> str:
    """A table where a long round of Il Paroliere will be played."""
    body = json.dumps(
        {
            "preset": "paroliere-box",
            "language": "it",
            "changes": {"seconds": 3600, "shake_seconds": 1, "rounds": 1},
        }
    ).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {who}\r\nContent-Length: {len(body)}\r\n"
    writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
    answer = (await reader.read(-1)).decode()
    writer.close()
    return str(json.loads(answer.rpartition("\r\n")[2])["table"])


class Visitor:
    """One socket; counts what arrives and how long answers take."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.sent_bytes = self.received = self.received_bytes = 0
        self.waits: list[float] = []
        self._asked: dict[str, float] = {}
        self._answer: dict[str, asyncio.Event] = {}
        self.writing = asyncio.Event()
        self.count = 0
        self.written = False

    @property
    def waiting(self) -> bool:
        """For an answer."""
        return bool(self._asked)

    async def connect(self, url: str, who: str = "") -> None:
        headers = {"Cookie": who} if who else {}
        self.socket = await ws.connect(url, additional_headers=headers, compression=None, max_queue=None)
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for raw in self.socket:
            text = str(raw)
            self.received += 1
            self.received_bytes += len(text)
            if '"phase":"writing"' in text:
                self.writing.set()
            if text.startswith('{"type":"seen"'):
                continue
            cause = json.loads(raw).get("cause", "")
            if (began := self._asked.pop(cause, None)) is not None:
                self.waits.append((time.perf_counter() - began) * 1000)
            if (waiting := self._answer.pop(cause, None)) is not None:
                waiting.set()

    async def ask(self, kind: str, command: Any, *, wait: bool = False) -> None:
        self.count += 1
        cause = f"{self.number}-{self.count}"
        self._asked[cause] = time.perf_counter()
        done = asyncio.Event()
        if wait:
            self._answer[cause] = done
        text = json.dumps({"type": kind, "cause": cause, "command": command})
        self.sent_bytes += len(text)
        await self.socket.send(text)
        if wait:
            await done.wait()

    def abort(self) -> None:
        self.reader.cancel()
        self.socket.transport.abort()


async def seated(port: int, visitors: int) -> list[Visitor]:
    """Rooms of four with a round under way."""
    people: list[Visitor] = []

    async def room(number: int) -> None:
        first = await cookie(port)
        table = await open_table(port, first)
        sitting = [Visitor(number * ROOM + i) for i in range(ROOM)]
        for i, visitor in enumerate(sitting):
            await visitor.connect(
                f"ws://127.0.0.1:{port}/ws/{table}", first if i == 0 else await cookie(port)
            )
            await visitor.ask("table", {"type": "join", "name": f"P{i}"}, wait=True)
        for visitor in sitting:
            await visitor.ask("table", {"type": "ready", "nonce": NONCE}, wait=True)
        await asyncio.wait_for(sitting[0].writing.wait(), 30)
        people.extend(sitting)

    rooms = list(range(visitors // ROOM))
    while rooms:
        batch, rooms = rooms[:25], rooms[25:]
        await asyncio.gather(*map(room, batch))
    return people


async def echoing(port: int, visitors: int) -> list[Visitor]:
    """The same rooms at the bare echo."""
    people = [Visitor(i) for i in range(visitors)]
    for start in range(0, visitors, 50):
        await asyncio.gather(
            *(p.connect(f"ws://127.0.0.1:{port}/{p.number // ROOM}") for p in people[start : start + 50])
        )
    return people


async def drive(people: list[Visitor], seconds: float, messages_per_second: float) -> Load:
    """Everybody writes a word, then rubs it out, and so on, in turn, as often as gives the wanted messages.

    Each command makes a message for each of the room, and an answer. One room's people do not write at the same
    moment: whose turn it is goes from room to room.
    """
    people = sorted(people, key=lambda p: (p.number % ROOM, p.number))
    for p in people:
        p.sent_bytes, p.received, p.received_bytes, p.waits = 0, 0, 0, []
    gap = (ROOM + 1) / messages_per_second
    began, sent = time.perf_counter(), 0
    while (now := time.perf_counter()) < began + seconds:
        while sent * gap <= now - began:
            p = people[sent % len(people)]
            await p.ask("play", {"type": "erase" if p.written else "write", "word": "parola"})
            p.written = not p.written
            sent += 1
        await asyncio.sleep(0.002)
    until = time.perf_counter() + PATIENCE
    while any(p.waiting for p in people) and time.perf_counter() < until:
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.2)  # what goes to the others of the last room
    return Load(
        sent,
        sum(p.sent_bytes for p in people),
        sum(p.received for p in people),
        sum(p.received_bytes for p in people),
        seconds,
        [w for p in people for w in p.waits],
    )
