"""The only door to a client: the messages, and the one encoder. Nothing but views and codes passes."""

from __future__ import annotations

from typing import Annotated, Any, NoReturn, TypeVar

import msgspec

from verbarium.core.rules import Ms, Refusal
from verbarium.house.room import api as room

T = TypeVar("T")

Cause = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""The client's own id of a command. A resend with the same cause is harmless."""


class AtTable(msgspec.Struct, frozen=True, tag="table"):
    """A command to the table."""

    cause: Cause
    command: room.Command


class InMatch(msgspec.Struct, frozen=True, tag="play"):
    """A command to the match that runs. The game decodes the rest, strictly."""

    cause: Cause
    command: msgspec.Raw


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Asks for the time. `sent` is the client's own clock and comes back unread."""

    sent: float


class Echo(msgspec.Struct, frozen=True, tag="echo"):
    """Sent at once when a `Pong` comes in, with its `probe`: so the house measures the round trip by its own clock."""

    probe: int


ToHouse = AtTable | InMatch | Ping | Echo


class Seen(msgspec.Struct, frozen=True, tag="seen", omit_defaults=True):
    """Whole views, numbered per viewer; a part that did not change is left out.

    table_ms, match_ms  the house's clocks at the moment of sending, in which deadlines are told
    """

    n: int
    table_ms: Ms
    match_ms: Ms | None = None
    table: room.View | None = None
    match: Any = None  # the view of the game that runs


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The command is done and saved. Any view that it changed was sent before this."""

    cause: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The command did nothing, and why."""

    cause: str
    why: Refusal


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The time, for a client whose clock is wrong or who slept. `probe` is to be echoed at once."""

    sent: float
    table_ms: Ms
    match_ms: Ms | None
    probe: int


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The last message of a connection: a Fluent key that says why."""

    code: str


ToClient = Seen | Accepted | Refused | Pong | Closing


def _never(x: object) -> NoReturn:
    raise TypeError(f"{type(x).__name__} may not leave the house")


_encoder = msgspec.json.Encoder(enc_hook=_never)
_decoder = msgspec.json.Decoder(ToHouse, strict=True)


def encode(message: ToClient) -> bytes:
    """One message as JSON. Raises TypeError for anything that is not made to be seen."""
    return _encoder.encode(message)


def decode(raw: bytes | str) -> ToHouse:
    """One message of a client. Raises msgspec.DecodeError (ValidationError is one)."""
    return decoded(raw, _decoder)


def decoded(raw: bytes | str | msgspec.Raw, decoder: msgspec.json.Decoder[T]) -> T:
    """JSON from outside by a decoder: whatever is wrong with it, msgspec.DecodeError is raised."""
    try:
        return decoder.decode(raw)
    except (UnicodeDecodeError, RecursionError) as e:  # lone surrogates; [[[[[…
        raise msgspec.DecodeError(str(e)) from None
