"""Levels of bots: each game names its own, a table refuses others, and a bot that has another game given to its
table plays on the nearest level there is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from evening import Evening

from verbarium.bots.player import LADDER, LEVELS, nearest
from verbarium.bots.tiles import OFFERED
from verbarium.core.game import LEVELS as USUAL
from verbarium.house.catalogue import offer
from verbarium.house.room.rules import BOTS
from verbarium.server.rooms import all_bots, all_games
from verbarium.texts import LANGUAGES, say

GAMES = all_games()


def test_a_table_refuses_a_level_that_its_game_has_not() -> None:
    async def story() -> None:
        e = await Evening().open()
        await e.join("a")
        assert e.screens["a"]["table"]["levels"] == list(USUAL)
        assert await e.ask("a", {"type": "invite", "level": "master"}) == "room-no-such-level"
        assert await e.ask("a", {"type": "invite", "level": "hard"}) == "ok"

    asyncio.run(story())


def test_a_table_of_tiles_offers_six_and_names_each_bot_apart() -> None:
    async def story() -> None:
        e = await Evening(games=GAMES).open("net-duplicate", "en")
        await e.join("a")
        levels = e.screens["a"]["table"]["levels"]
        assert levels == list(LADDER) == list(OFFERED)
        for level in levels:
            assert await e.ask("a", {"type": "invite", "level": level}) == "ok"
        people = e.screens["a"]["table"]["people"]
        assert [p["bot"] for p in people[1:]] == levels
        assert len({p["name"] for p in people}) == len(people)

    asyncio.run(story())


def test_every_game_makes_bots_on_every_level_that_it_offers() -> None:
    bots: dict[str, Callable[[Any, int], Any]] = dict(all_bots())
    for one in offer(GAMES, 0, 0).games:
        assert 3 <= len(one.levels) == len(set(one.levels))
        assert set(one.levels) <= set(LADDER) == set(BOTS)
        for level in one.levels:
            assert bots[one.name](level, 1) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_of_its_own(language: Any) -> None:
    assert len({say(language, f"page-bot-{level}") for level in LADDER}) == len(LADDER)


def test_the_nearest_level() -> None:
    assert [nearest(level, LEVELS) for level in LADDER] == ["easy", "easy", "medium", "hard", "hard", "hard"]
    assert [nearest(level, LADDER) for level in LADDER] == list(LADDER)
    assert nearest("", LADDER) is None
    assert nearest("easy", ()) is None
