"""The one encoder: what is spared by encoding shared parts once changes no byte."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from evening import Evening

from verbarium.core.match import Match
from verbarium.core.secret import SPECTATOR, Seat, Viewer
from verbarium.games import grid, tiles
from verbarium.house import stored, wire
from verbarium.house.games import Catalogue
from verbarium.house.room import api as room
from verbarium.server.rooms import all_games


def views_of_a_match(match: Match[Any, Any, Any, Any], entries: list[Any]) -> list[list[Any]]:
    """What everybody sees after each entry of its log."""
    out = []
    for entry in entries:
        match.absorb([entry])
        out.append([match.view(v) for v in (SPECTATOR, *(Viewer(Seat(i)) for i in range(3)))])
    return out


async def played() -> list[list[Any]]:
    evening = await Evening(games=Catalogue([grid.game()])).open(
        "paroliere-box", "it", shake_seconds=1, rounds=1
    )
    await evening.join("Ada", "Bo", "Cy")
    await evening.begin("Ada", "Bo", "Cy")
    await evening.pass_time(1000)
    luck = random.Random(1)
    for i in range(60):
        who = luck.choice(("Ada", "Bo", "Cy"))
        await evening.play(who, {"type": "write", "word": "parola" + "abcdefgh"[i % 8] * (i // 8 + 1)})
    await evening.pass_time(600_000)
    table = evening.table
    assert table.match is not None
    assert table.game is not None
    log = await table._log.read(table.room.state.running.match)  # type: ignore[union-attr]
    return views_of_a_match(Match(table.game.rules), stored.entries(log, table.game.event))


def test_parts_are_the_bytes_of_their_views_through_a_whole_match() -> None:
    """In any order of viewers, with views left out, and going back to older ones."""
    versions = asyncio.run(played())
    assert any(v.reading is not None for v in versions[-1]), "the reading is the largest part"
    luck = random.Random(2)
    shared = wire.Shared()
    for version in [*versions, *luck.sample(versions, 20)]:
        for view in luck.sample(version, luck.randint(1, len(version))):
            assert bytes(shared.part(view)) == msgspec.json.encode(view)


def test_what_views_have_in_common_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """While words are written that is half of all bytes; a long reading is encoded for the first who reads it."""
    encoded: list[bytes] = []

    class Counting:
        def encode(self, value: Any) -> bytes:
            encoded.append(msgspec.json.encode(value))
            return encoded[-1]

    versions = asyncio.run(played())
    monkeypatch.setattr(wire, "_encoder", Counting())
    shared = wire.Shared()
    spent = []
    for version in versions:
        encoded.clear()
        told = [bytes(shared.part(view)) for view in version]
        spent.append(sum(map(len, encoded)) / sum(map(len, told)))
    assert max(spent[-10:-1]) < 0.5, "while words are written"
    assert spent[-1] < 0.4, "four read the same"


@pytest.mark.parametrize("view", [room.View, *(g.view for g in all_games().games.values())])
def test_a_view_says_everything(view: type[msgspec.Struct]) -> None:
    """Its JSON is cut at its fields: none may be missing from it when it holds what it usually holds."""
    assert not view.__struct_config__.omit_defaults


def test_parts_of_another_kind_of_view_are_not_mixed_up() -> None:
    shared = wire.Shared()
    versions = asyncio.run(played())
    for view in versions[-1]:
        shared.part(view)
    other = tiles.game()
    match: Match[Any, Any, Any, Any] = Match(other.rules)
    match.absorb(match.begin(other.preset("crossword-en", "en"), 2, b"k" * 32))
    for _ in range(3):
        assert bytes(shared.part(match.view(SPECTATOR))) == msgspec.json.encode(match.view(SPECTATOR))


def test_seen_of_parts_is_seen_of_views() -> None:
    for view in asyncio.run(played())[5]:
        part = wire.Shared().part(view)
        for match_ms, table, match in ((None, None, part), (3, part, None), (3, part, part)):
            whole = wire.Seen(7, 5, match_ms, view if table else None, view if match else None)  # type: ignore[arg-type]
            assert wire.seen(7, 5, match_ms, table, match) == wire.encode(whole)  # type: ignore[arg-type]


def test_what_is_not_made_to_be_seen_has_no_part() -> None:
    from verbarium.core.secret import Secret

    class Careless(msgspec.Struct):
        secret: Any

    with pytest.raises(TypeError):
        wire.Shared().part(Careless(Secret("x")))
