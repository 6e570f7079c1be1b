"""A touch as the house passes it on: with the round trip that it has measured itself."""

from __future__ import annotations

from typing import Any

import msgspec

from verbarium.games.parola import api


class Measured(msgspec.Struct, frozen=True, tag="measured"):
    """A `Touch`, with the measured round trip (ms) of the connection it came by. No client can send it."""

    delay: int
    card: int | None = None


def measured(command: Any, delay_ms: int) -> Any:
    """The command as the house hands it to the rules; see `core.game.Game.measured`."""
    return Measured(delay_ms, command.card) if isinstance(command, api.Touch) else command
