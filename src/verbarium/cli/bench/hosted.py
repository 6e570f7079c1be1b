"""A server in a process of its own that tells what it has used.

`python -m verbarium.cli.bench.hosted house [DATABASE]`, or `… echo SAID` (the bytes that the house says for a command).

It prints its port; for each line on stdin it prints its processor seconds and its resident memory in bytes.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path
from typing import Any

import uvicorn

ECHO_ROOM = 4
"""How many sit in a room of the bare echo."""


class Echo:
    """What is left if nothing is decided, kept or shown: each message goes to all of a room, and back to its sender.

    Who asks sends what he would send to the house. What goes out for it is as long as what the house says, `said`
    bytes for the room and the sender together: blanks make up for the views, once for all who get them.
    """

    def __init__(self, said: int) -> None:
        self._rooms: dict[str, list[Any]] = {}
        self._said = said

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        room = self._rooms.setdefault(scope["path"], [])
        room.append(send)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                text = message["text"]
                seen = f'{{"type":"seen",{text[1:]}'.ljust((self._said - len(text)) // len(room))
                for each in room:
                    await each({"type": "websocket.send", "text": seen})
                await send({"type": "websocket.send", "text": text})
        finally:
            room.remove(send)


def resident() -> int:
    """Resident memory of this process, in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * 4096
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def bare(app: Any) -> uvicorn.Config:
    """uvicorn as it comes, set to its fastest."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        http="httptools",
        log_level="warning",
        access_log=False,
        server_header=False,
    )


def main(kind: str, more: str = "") -> None:
    from verbarium.server.app import build
    from verbarium.server.rooms import all_games
    from verbarium.server.run import config
    from verbarium.server.settings import Settings, storage

    free = (1e6, 1e6)  # one address is everybody here
    if kind == "house":
        log = storage(more or "memory:")
        settings = config(build(Settings(new_tables=free, connections=free), log, all_games()))
    else:
        settings = bare(Echo(int(more)))
    settings.port = 0
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    for _ in sys.stdin:
        print(json.dumps([time.process_time(), resident()]), flush=True)
    server.should_exit = True
    thread.join(10)


if __name__ == "__main__":
    main(*sys.argv[1:])
