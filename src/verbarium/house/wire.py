"""The only door to a client: the messages, and the one encoder. Nothing but views and codes passes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Annotated, Any, NoReturn, TypeVar

import msgspec
from msgspec.structs import astuple, replace

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


Command = AtTable | InMatch
ToHouse = Command | Ping | Echo


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
Values = tuple[Any, ...]
"""Of the fields of a view, in their order."""
_GAP = msgspec.Raw(b"\0")
"""What is in no JSON: in a text it is escaped."""
_decoder = msgspec.json.Decoder(ToHouse, strict=True)


def encode(message: ToClient) -> bytes:
    """One message as JSON. Raises TypeError for anything that is not made to be seen."""
    return _encoder.encode(message)


class Shared:
    """Encodes the views of one match; what they have in common, and what stays as it was, is encoded once.

    A view hands on much of the state as it is: the rule set, the dice, the lists that were read out. So its JSON is
    kept, with gaps for the fields that were ever seen to change; as long as the others are what they were, only the
    gaps are filled. What fills a gap is kept too, until something else does.

    _gaps    places of the fields that are gaps
    _others  picks the values of the other fields, `_still` are these
    _filled  by gap: the value that is in it
    _pieces  JSON, from the text before the first gap to the text after the last one: every second piece is a gap's
    """

    __slots__ = ("_before", "_filled", "_gaps", "_kind", "_others", "_pieces", "_still")

    def __init__(self) -> None:
        self._kind: type | None = None
        self._before: Values = ()
        self._gaps: tuple[int, ...] = ()
        self._others: Callable[[Values], Values] = _picker(())
        self._still: Values = ()
        self._filled: list[Any] = []
        self._pieces: list[bytes] = []

    def part(self, view: msgspec.Struct) -> msgspec.Raw:
        """A view of the table or of its match, to be put into `seen`. The bytes are those of the view alone."""
        values = astuple(view)
        if type(view) is not self._kind or self._others(values) != self._still:
            self._cut(view, values)
        self._before = values
        for i, place in enumerate(self._gaps):
            if (value := values[place]) is not self._filled[i]:
                self._pieces[2 * i + 1] = _encoder.encode(value)
                self._filled[i] = value
        return msgspec.Raw(b"".join(self._pieces))

    def _cut(self, view: msgspec.Struct, values: Values) -> None:
        """The JSON of a view, with gaps where there were some, and where it differs from the view before."""
        fields, known = view.__struct_fields__, type(view) is self._kind
        gaps = [
            place
            for place, value in enumerate(values)
            if known and (place in self._gaps or value is not self._before[place])
        ]
        texts = _encoder.encode(replace(view, **{fields[place]: _GAP for place in gaps})).split(b"\0")
        self._kind, self._gaps = type(view), tuple(gaps)
        self._others = _picker([place for place in range(len(values)) if place not in gaps])
        self._still = self._others(values)
        self._filled = [_GAP] * len(gaps)
        self._pieces = [piece for text in texts for piece in (text, b"")][:-1]


def _picker(places: Sequence[int]) -> Callable[[Values], Values]:
    """Some values out of many, always as a tuple."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda values: tuple(values[place] for place in places)


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
