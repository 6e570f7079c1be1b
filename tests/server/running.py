"""A server on loopback in a thread, and visitors with a cookie and a socket."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from toy import GAME
from verbarium.house.clock import wall_ms
from verbarium.house.games import Catalogue
from verbarium.house.ports import Log
from verbarium.server.app import build
from verbarium.server.run import config
from verbarium.server.settings import Settings

NONCE = "0123456789abcdef" * 2


@contextmanager
def serving(
    log: Log,
    games: Catalogue | None = None,
    settings: Settings | None = None,
    ws: str | None = None,
    wall: Callable[[], int] = wall_ms,
) -> Iterator[str]:
    """Its address, while it runs. `ws`: another protocol of uvicorn's than our own."""
    settings = settings or Settings(port=0, new_tables=(100, 1000))
    server = uvicorn.Server(config(build(settings, log, games or Catalogue([GAME]), wall=wall)))
    server.config.port = 0
    if ws is not None:
        server.config.ws = ws  # type: ignore[assignment]
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + 20
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


class Visitor:
    """A browser without a page: the cookie that the front door gives, and sockets with it."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.web = httpx.Client(base_url=address, headers=headers)
        self.web.get("/")
        self.sockets: list[ClientConnection] = []

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.web.cookies.items())

    def open_table(self, preset: str = "toy", **changes: Any) -> str:
        answer = self.web.post("/api/tables", json={"preset": preset, "language": "en", "changes": changes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def sit(self, table: str, **headers: str) -> Socket:
        url = self.address.replace("http", "ws") + f"/ws/{table}"
        return Socket(connect(url, additional_headers={"Cookie": self.cookie, **headers}, legacy=True))


class Socket:
    """What a page keeps: the last views, and the answers to what it asked."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.table: Any = None
        self.match: Any = None
        self.asked = 0

    def read(self, timeout: float = 5) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.raw.recv(timeout=timeout))
        if message["type"] == "seen":
            self.table = message.get("table") or self.table
            self.match = message.get("match") or self.match
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while (message := self.read())["type"] != kind:
            pass
        return message

    def send(self, message: Any) -> None:
        self.raw.send(json.dumps(message))

    def ask(self, door: str, command: dict[str, Any], cause: str | None = None) -> dict[str, Any]:
        """Send a command and read on to its answer."""
        self.asked += 1
        cause = cause or f"c{self.asked}"
        self.send({"type": door, "cause": cause, "command": command})
        while True:
            message = self.read()
            if message["type"] in ("accepted", "refused", "closing"):
                return message

    def join(self, name: str) -> None:
        assert self.ask("table", {"type": "join", "name": name})["type"] == "accepted"

    def ready(self) -> None:
        assert self.ask("table", {"type": "ready", "nonce": NONCE})["type"] == "accepted"

    def farewell(self) -> tuple[str, int]:
        """The last message's code, and the WebSocket's own."""
        code = str(self.until("closing")["code"])
        return code, self.read_to_the_end()

    def read_to_the_end(self) -> int:
        """The code with which the house closed."""
        try:
            while True:
                self.raw.recv(timeout=10)
        except ConnectionClosed:
            return self.raw.close_code or 0
