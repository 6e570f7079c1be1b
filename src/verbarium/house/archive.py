"""A finished match as a text file: one JSON object a line, everything that happened and what chance it came from."""

from __future__ import annotations

from typing import Any

import msgspec

from verbarium.house.games import Catalogue
from verbarium.house.ports import Log
from verbarium.house.table import Table
from verbarium.texts import Trouble

FORMAT = "verbarium-log-1"


class Head(msgspec.Struct, frozen=True):
    """First line of an exported log.

    commitment  what was shown before play; `seed` and `nonces` (hex, by seat) open it
    rules       the rule set the match began with
    """

    format: str
    match: str
    game: str
    names: tuple[str, ...]
    commitment: str
    seed: str
    nonces: tuple[str, ...]
    rules: dict[str, Any]


async def export(table: Table, match: str, log: Log, games: Catalogue) -> str:
    """The log of `match`. Raises Trouble unless it was played at this table and is over: before, it is secret."""
    played = next((p for p in table.room.state.played if p.match == match), None)
    if played is None:
        raise Trouble("house-no-match")
    rows = await log.read(match)
    first = msgspec.json.decode(rows[0].event)
    rules = first.get("rules", {})
    game = rules.get("type", "")
    games.game(game)
    head = Head(
        FORMAT, match, game, played.names, played.proof.digest, played.proof.seed, played.proof.nonces, rules
    )
    lines = [msgspec.json.encode(head)]
    lines += [
        msgspec.json.encode(
            {"n": r.n, "at": r.at, "by": r.by, "cause": r.cause, "event": msgspec.Raw(r.event)}
        )
        for r in rows
    ]
    return b"\n".join(lines).decode() + "\n"
