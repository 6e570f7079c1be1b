"""Which way messages take: the short one (`frames`), which leans on the inside of uvicorn, or the plain ASGI road.

The short way is an improvement and no need: with a uvicorn that is built in another way the house plays on without it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import Protocol

EXTENSION = "verbarium.frames"
"""The key under which a connection's scope carries its `Frames`, where there are some."""
ANY = "auto"
"""uvicorn's own choice of a protocol."""


def protocol() -> type[Protocol] | str:
    """What uvicorn is to speak WebSocket with. A warning says why if it is not our own protocol."""
    try:
        from verbarium.server import frames

        missed = frames.missed()
    except ImportError as e:
        missed = [str(e)]
    else:
        if not missed:
            return frames.Frames
    logging.getLogger("verbarium").warning(
        "this uvicorn is not the one that messages take their short way through (%s): they take the plain one, "
        "which costs about twice the processor's time",
        ", ".join(missed),
    )
    return ANY
