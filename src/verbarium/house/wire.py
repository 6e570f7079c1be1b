"""The only door to a client: the messages, and the one encoder. Nothing but views and codes passes."""

from __future__ import annotations

from typing import Annotated, Any, NoReturn, TypeVar

import msgspec
from msgspec.structs import replace

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


class _Encoded(msgspec.Struct, frozen=True, tag="seen", omit_defaults=True):
    """`Seen`, of views that are JSON already."""

    n: int
    table_ms: Ms
    match_ms: Ms | None = None
    table: msgspec.Raw | None = None
    match: msgspec.Raw | None = None


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
_WORTH_A_LOOK, _WORTH_KEEPING = 1000, 200
"""Bytes of a view that were encoded afresh, and of one field."""
_decoder = msgspec.json.Decoder(ToHouse, strict=True)


def encode(message: ToClient) -> bytes:
    """One message as JSON. Raises TypeError for anything that is not made to be seen."""
    return _encoder.encode(message)


class Shared:
    """Encodes the views of one match; what they have in common, and what stays as it was, is encoded once.

    A view hands on large parts of the state as they are: the rule set, the lists that were read out, the moves. Where
    a field holds the very object that it held in another view, its JSON is kept and put in again.
    """

    __slots__ = ("_before", "_kept", "_kind")

    def __init__(self) -> None:
        self._kind: type | None = None
        self._before: Any = None
        self._kept: dict[str, tuple[Any, msgspec.Raw]] = {}

    def part(self, view: msgspec.Struct) -> msgspec.Raw:
        """A view of the table or of its match, to be put into `seen`. The bytes are those of the view alone."""
        if type(view) is not self._kind:
            self._kind, self._before, self._kept = type(view), None, {}
        same, known = {}, 0
        for name, (value, raw) in self._kept.items():
            if getattr(view, name) is value:
                same[name] = raw
                known += len(raw)
        out = _encoder.encode(replace(view, **same) if same else view)
        if len(out) - known > _WORTH_A_LOOK:
            self._look(view)
        return msgspec.Raw(out)

    def _look(self, view: msgspec.Struct) -> None:
        """Keep what is large in this view and was in the one before."""
        before, self._before = self._before, view
        if before is None:
            return
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if value is getattr(before, name) and isinstance(value, msgspec.Struct | tuple | dict):
                raw = msgspec.Raw(_encoder.encode(value))
                if len(raw) >= _WORTH_KEEPING:
                    self._kept[name] = value, raw


def seen(
    n: int, table_ms: Ms, match_ms: Ms | None, table: msgspec.Raw | None, match: msgspec.Raw | None
) -> bytes:
    """A `Seen` of parts, as `encode` would give it."""
    return _encoder.encode(_Encoded(n, table_ms, match_ms, table, match))


def decode(raw: bytes | str) -> ToHouse:
    """One message of a client. Raises msgspec.DecodeError (ValidationError is one)."""
    return decoded(raw, _decoder)


def decoded(raw: bytes | str | msgspec.Raw, decoder: msgspec.json.Decoder[T]) -> T:
    """JSON from outside by a decoder: whatever is wrong with it, msgspec.DecodeError is raised."""
    try:
        return decoder.decode(raw)
    except (UnicodeDecodeError, RecursionError) as e:  # lone surrogates; [[[[[…
        raise msgspec.DecodeError(str(e)) from None
