"""uvicorn around the application."""

from __future__ import annotations

import socket
import threading
import webbrowser

import uvicorn
from starlette.types import ASGIApp

from verbarium.server.app import build
from verbarium.server.rooms import all_bots, all_games
from verbarium.server.settings import Settings, storage
from verbarium.server.short_way import protocol
from verbarium.server.sockets import LARGEST
from verbarium.server.warm import in_background
from verbarium.texts import Trouble


def run(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until interrupted. Raises Trouble if the address is taken or the database cannot be used."""
    games, bots = all_games(settings.rules), all_bots(settings.rules)
    listening = _listen(settings)
    log = storage(settings.database)
    host, port = listening.getsockname()[:2]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(address, flush=True)
    in_background()
    if open_browser:
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    uvicorn.Server(config(build(settings, log, games, bots))).run(sockets=[listening])


def config(app: ASGIApp) -> uvicorn.Config:
    """How the house is served, in production and in tests."""
    return uvicorn.Config(
        app,
        ws=protocol(),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # it doubles the processor's work and our messages are small
        http="httptools",
        log_level="warning",
        access_log=False,  # addresses are invitations
        timeout_graceful_shutdown=5,
        server_header=False,
    )


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as e:
        listening.close()
        raise Trouble("serve-address-taken", port=str(settings.port), why=e.strerror or str(e)) from e
    listening.listen(2048)
    listening.setblocking(False)
    return listening
