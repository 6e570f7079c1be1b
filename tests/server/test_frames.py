"""The short way of frames: what arrives is what was sent, however the network cuts it; and nobody is waited for."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket as sockets
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence

import pytest
from running import Visitor, serving

from verbarium.adapters.memory import MemoryLog
from verbarium.house.outbox import MOST_BYTES, Outbox
from verbarium.house.ports import Row
from verbarium.server import eager, frames, short_way

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(MemoryLog()) as address:
        yield address


class Raw:
    """A client that makes its frames itself."""

    def __init__(self, visitor: Visitor, table: str, receive: int | None = None) -> None:
        host, port = visitor.address.removeprefix("http://").split(":")
        self.tcp = sockets.socket()
        if receive is not None:
            self.tcp.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive)
        self.tcp.settimeout(20)
        self.tcp.connect((host, int(port)))
        self.tcp.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
        head = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {visitor.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        self.tcp.sendall(head.encode())
        self.data = b""
        while b"\r\n\r\n" not in self.data:
            self.more()
        answer, _, self.data = self.data.partition(b"\r\n\r\n")
        assert b" 101 " in answer

    def more(self) -> None:
        got = self.tcp.recv(1 << 16)
        if not got:
            raise EOFError
        self.data += got

    def frame(self) -> tuple[int, bytes]:
        """The next one: its opcode and what it carries."""
        while True:
            if len(self.data) >= 2:
                start, length = 2, self.data[1]
                assert length < 128, "a server's frames are not masked"
                if length == 126:
                    start, length = 4, int.from_bytes(self.data[2:4], "big")
                elif length == 127:
                    start, length = 10, int.from_bytes(self.data[2:10], "big")
                if len(self.data) >= start + length:
                    opcode, payload = self.data[0], self.data[start : start + length]
                    self.data = self.data[start + length :]
                    assert opcode & 0xF0 == 0x80, "in one piece, without extensions"
                    return opcode & 0x0F, payload
            self.more()

    def answers(self, causes: Sequence[str]) -> list[str]:
        """Reads on until all have been answered; their order."""
        out: list[str] = []
        while len(out) < len(causes):
            opcode, payload = self.frame()
            if opcode == TEXT and (cause := json.loads(payload).get("cause")):
                out.append(cause)
        return out


def masked(opcode: int, payload: bytes, luck: random.Random, *, fin: bool = True, mask: bool = True) -> bytes:
    key = luck.randbytes(4)
    length = len(payload)
    if length < 126:
        size = bytes((length | (0x80 if mask else 0),))
    elif length < 1 << 16:
        size = bytes((126 | (0x80 if mask else 0),)) + struct.pack("!H", length)
    else:
        size = bytes((127 | (0x80 if mask else 0),)) + struct.pack("!Q", length)
    body = bytes(b ^ key[i % 4] for i, b in enumerate(payload)) if mask else payload
    return bytes(((0x80 if fin else 0) | opcode,)) + size + (key if mask else b"") + body


def say(cause: str, text: str) -> bytes:
    return json.dumps({"type": "table", "cause": cause, "command": {"type": "say", "text": text}}).encode()


def seated(address: str) -> tuple[Raw, Visitor, str]:
    visitor = Visitor(address)
    table = visitor.open_table()
    raw = Raw(visitor, table)
    join = {"type": "table", "cause": "join", "command": {"type": "join", "name": "Raw"}}
    raw.tcp.sendall(masked(TEXT, json.dumps(join).encode(), random.Random(0)))
    raw.answers(["join"])
    return raw, visitor, table


@pytest.mark.parametrize("seed", range(6))
def test_messages_arrive_in_order_however_they_are_cut(address: str, seed: int) -> None:
    """Sizes on both sides of each limit of the header, fragments with a ping between them, any cuts of the stream."""
    luck = random.Random(seed)
    raw, visitor, table = seated(address)
    texts = ["x" * n for n in (1, 20, 50, 51, 60, 100, 299, 300)]
    luck.shuffle(texts)
    stream, causes, pings = b"", [], []
    for i, text in enumerate(texts):
        message = say(f"c{i}", text) + b" " * luck.choice((0, 0, 10, 70_00))
        causes.append(f"c{i}")
        if luck.random() < 0.5:
            stream += masked(TEXT, message, luck)
        else:
            cut = luck.randrange(len(message))
            ping = luck.randbytes(4)
            pings.append(ping)
            stream += masked(TEXT, message[:cut], luck, fin=False)
            stream += masked(PING, ping, luck)
            stream += masked(0, message[cut:], luck)
    while stream:
        n = luck.choice((1, 2, 3, 7, 100, 5000))
        raw.tcp.sendall(stream[:n])
        stream = stream[n:]
    assert raw.answers(causes) == causes
    other = visitor.sit(table)
    other.until("seen")
    assert [line["text"] for line in other.table["chat"]] == texts


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (masked(TEXT, b"{}", random.Random(1), mask=False), 1002),
        (masked(0, b"{}", random.Random(1)), 1002),
        (masked(TEXT, b"{", random.Random(1), fin=False) + masked(TEXT, b"}", random.Random(1)), 1002),
        (b"\xc1" + masked(TEXT, b"{}", random.Random(1))[1:], 1002),
        (b"\x81\xff" + struct.pack("!Q", 1 << 62) + b"abcd", 1009),
        (masked(TEXT, b" " * 17_000, random.Random(1)), 1009),
        (masked(TEXT, b"\xff\xfe", random.Random(1)), 1008),
        (masked(BINARY, b"{}", random.Random(1)), 1008),
    ],
)
def test_what_the_protocol_forbids_ends_that_connection(address: str, frame: bytes, code: int) -> None:
    raw, _, _ = seated(address)
    raw.tcp.sendall(frame)
    while True:
        opcode, payload = raw.frame()
        if opcode == CLOSE:
            assert int.from_bytes(payload[:2], "big") == code
            return


def test_a_close_is_answered_and_a_ping_too(address: str) -> None:
    raw, _, _ = seated(address)
    luck = random.Random(3)
    raw.tcp.sendall(masked(PING, b"here?", luck) + masked(CLOSE, b"\x03\xe8", luck))
    seen = [raw.frame(), raw.frame()]
    assert seen == [(PONG, b"here?"), (CLOSE, b"\x03\xe8")]


def test_a_reader_who_never_reads_is_cut_off_and_the_others_hear_everything() -> None:
    """What he leaves unread is bounded; he is gone after the grace, though he takes not even the farewell."""
    with serving(MemoryLog()) as address:
        host = Visitor(address)
        table = host.open_table()
        talkers = [Visitor(address).sit(table) for _ in range(5)]
        for i, talker in enumerate(talkers):
            talker.join(f"T{i}")
        slow = Raw(host, table, receive=4096)
        filler = "x" * 300
        for i, talker in enumerate(talkers):  # a full chat makes each view about 20 KB
            for k in range(56):
                said = talker.ask("table", {"type": "say", "text": filler}, cause=f"{i}-{k}")
                assert said["type"] == "accepted"
        slow.tcp.settimeout(30)
        try:
            while len(slow.data) < 280 * 20_000:
                slow.more()
            pytest.fail("he was sent everything after all")
        except (EOFError, ConnectionError):
            pass


class SlowLog(MemoryLog):
    """Saving takes a while, and not always the same."""

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        await asyncio.sleep(random.random() / 200)
        await super().append(log, rows)


def test_a_burst_of_commands_keeps_its_order_while_the_disk_is_slow() -> None:
    with serving(SlowLog()) as address:
        raw, visitor, table = seated(address)
        causes = [f"b{i}" for i in range(40)]
        luck = random.Random(5)
        raw.tcp.sendall(b"".join(masked(TEXT, say(c, c), luck) for c in causes))
        assert raw.answers(causes) == causes
        other = visitor.sit(table)
        other.until("seen")
        assert [line["text"] for line in other.table["chat"]] == causes


class BrokenLog(MemoryLog):
    broken = False

    async def append(self, log: str, rows: Sequence[Row]) -> None:
        if self.broken:
            self.broken = False
            raise OSError("the disk is gone")
        await super().append(log, rows)


def test_our_own_fault_ends_the_connection_with_a_word_and_the_table_lives_on() -> None:
    log = BrokenLog()
    with serving(log) as address:
        visitor = Visitor(address)
        table = visitor.open_table()
        first = visitor.sit(table)
        first.join("Pina")
        log.broken = True
        first.send({"type": "table", "cause": "x", "command": {"type": "say", "text": "lost"}})
        assert first.until("closing")["code"] == "closing-house"
        again = visitor.sit(table)
        again.until("seen")
        assert again.ask("table", {"type": "say", "text": "back"}, cause="back")["type"] == "accepted"
        assert [line["text"] for line in again.table["chat"]] == ["back"]


def test_the_long_way_through_any_other_server() -> None:
    """A server that knows nothing of our frames carries the same messages by plain ASGI."""
    with serving(MemoryLog(), ws="websockets-sansio") as address:
        raw, visitor, table = seated(address)
        luck = random.Random(7)
        causes = [f"c{i}" for i in range(20)]
        raw.tcp.sendall(b"".join(masked(TEXT, say(c, c), luck) for c in causes))
        assert raw.answers(causes) == causes
        other = visitor.sit(table)
        other.until("seen")
        assert [line["text"] for line in other.table["chat"]] == causes
        other.raw.send("{")
        assert other.farewell() == ("closing-not-understood", 1008)


def test_this_uvicorn_is_the_one_that_the_short_way_was_made_for() -> None:
    """When it fails after an upgrade: read `server/frames.py` beside uvicorn's protocol, name by name."""
    assert frames.missed() == []
    assert short_way.protocol() is frames.Frames


@pytest.mark.parametrize("names", ["_METHODS", "_ATTRIBUTES"])
def test_with_another_uvicorn_the_house_takes_the_plain_road_and_says_so(
    names: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(frames, names, (*getattr(frames, names), "renamed_tomorrow"))
    with caplog.at_level(logging.WARNING, "verbarium"), serving(MemoryLog()) as address:
        assert "renamed_tomorrow" in caplog.text
        raw, _, _ = seated(address)
        causes = [f"c{i}" for i in range(20)]
        raw.tcp.sendall(b"".join(masked(TEXT, say(c, c), random.Random(8)) for c in causes))
        assert raw.answers(causes) == causes


def test_without_the_inside_of_uvicorn_the_house_still_opens() -> None:
    """The module that the short way is built on is gone: in a process of its own, where nothing is imported yet."""
    alone = """
import sys
sys.modules["uvicorn.protocols.websockets.websockets_sansio_impl"] = None
from verbarium.server import run
print(run.config(None).ws)
"""
    done = subprocess.run(
        [sys.executable, "-c", alone], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == short_way.ANY
    assert "websockets_sansio_impl" in done.stderr


# the parts


def test_work_that_waits_for_nothing_needs_no_task() -> None:
    async def run() -> None:
        done: list[str] = []

        async def quick() -> None:
            done.append("quick")

        async def slow(gate: asyncio.Future[str]) -> None:
            done.append("begun")
            done.append(await gate)
            await asyncio.sleep(0)
            done.append("ended")

        assert eager.start(quick()) is None
        gate = asyncio.get_running_loop().create_future()
        task = eager.start(slow(gate))
        assert task is not None
        assert done == ["quick", "begun"]
        gate.set_result("opened")
        await task
        assert done == ["quick", "begun", "opened", "ended"]

    asyncio.run(run())


def test_what_goes_wrong_in_the_work_reaches_it_and_its_task() -> None:
    async def run() -> None:
        seen: list[str] = []

        async def work(gate: asyncio.Future[None]) -> None:
            try:
                await gate
            except (OSError, asyncio.CancelledError) as e:
                seen.append(type(e).__name__)
                raise

        for wrong in ("error", "cancel"):
            gate: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            task = eager.start(work(gate))
            assert task is not None
            await asyncio.sleep(0)
            if wrong == "error":
                gate.set_exception(OSError())
            else:
                task.cancel()
            with pytest.raises((OSError, asyncio.CancelledError)):
                await task
        assert seen == ["OSError", "CancelledError"]

        async def at_once() -> None:
            raise ValueError

        with pytest.raises(ValueError):
            eager.start(at_once())

    asyncio.run(run())


def test_an_outbox_sends_straight_while_the_reader_keeps_up_and_in_order_afterwards() -> None:
    sent: list[bytes] = []
    ends: list[str | None] = []
    keeps_up = True

    def send(message: bytes) -> bool:
        if keeps_up:
            sent.append(message)
        return keeps_up

    outbox = Outbox()
    outbox.put(b"0")
    outbox.through(send, lambda: ends.append(outbox.closing))
    outbox.put(b"1")
    assert (sent, len(outbox)) == ([b"0", b"1"], 0)
    keeps_up = False
    outbox.put(b"2")
    outbox.put(b"3")
    keeps_up = True
    outbox.put(b"4")  # must not overtake
    assert sent == [b"0", b"1"]
    outbox.flush()
    assert (sent, len(outbox)) == ([b"0", b"1", b"2", b"3", b"4"], 0)
    keeps_up = False
    while outbox.closing is None:
        outbox.put(b"x" * (MOST_BYTES // 10))
    assert outbox.closing == "closing-too-slow"
    assert len(outbox) == 0
    outbox.close("closing-house")
    assert ends == ["closing-too-slow"], "the end is told once"
