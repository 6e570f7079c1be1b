"""Bots at the tables: each is shown the view of its seat, and acts when it says it will."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from verbarium.bots.player import Level, Player, nearest
from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.house.heavy import heavy
from verbarium.house.table import Table

Factories = Mapping[str, Callable[[Level, int], Player]]
"""By the name of a game: makes a bot of a level from a seed."""


@dataclass
class _Sitting:
    """A bot in its seat: what it was last shown, and what it is about to do."""

    player: Player
    seen: Any = None
    refused: bool = False
    thinking: bool = False
    timer: asyncio.TimerHandle | None = None
    acts: int = 0


@dataclass
class _AtTable:
    """`seats`: the match's seats that are bots', each with its number at the table and its level.

    That is so as long as the room has `length` entries.
    """

    match: str
    bots: dict[int, _Sitting] = field(default_factory=dict)
    length: int = -1
    seats: list[tuple[Seat, Seat, Level]] = field(default_factory=list)


class Bots:
    """Listens to the house's tables (`House.changed`)."""

    def __init__(self, factories: Factories, spawn: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._factories = factories
        self._spawn = spawn
        self._tables: dict[str, _AtTable] = {}

    def look(self, table: Table) -> None:
        """Something changed at a table: ask its bots what they want to do now."""
        running = table.room.state.running
        if table.match is None or table.game is None or running is None or running.over:
            self._clear(table.name)
            return
        if running.paused_at is not None:  # nobody is here: nothing happens
            self._rest(table.name)
            return
        sitting = self._tables.get(table.name)
        if sitting is None or sitting.match != running.match:
            self._clear(table.name)
            sitting = self._tables[table.name] = _AtTable(running.match)
        game = table.game
        if sitting.length != table.room.length:
            people = table.room.state.people
            levels = [
                (Seat(i), Seat(p), nearest(people[p].bot, game.levels)) for i, p in enumerate(running.people)
            ]
            known = game.name in self._factories
            sitting.seats = [(i, p, level) for i, p, level in levels if level is not None and known]
            sitting.length = table.room.length
        for seat, person, level in sitting.seats:
            if seat not in sitting.bots:
                seed = zlib.crc32(f"{running.match} {seat} {secrets.token_hex(8)}".encode())
                sitting.bots[seat] = _Sitting(self._factories[game.name](level, seed))
            self._ask(table, seat, person, sitting.bots[seat])

    def _ask(self, table: Table, seat: Seat, person: Seat, bot: _Sitting) -> None:
        if table.match is None:
            return
        view = table.match.view(Viewer(seat))
        if view == bot.seen and (bot.refused or bot.thinking or bot.timer is not None):
            return
        bot.seen, bot.refused = view, False
        now = table.room.state.match_ms(table.now())
        if bot.timer is not None:
            bot.timer.cancel()
            bot.timer = None
        if now is not None:
            bot.thinking = True
            self._spawn(self._think(table, seat, person, bot, view, now))

    async def _think(self, table: Table, seat: Seat, person: Seat, bot: _Sitting, view: Any, now: Ms) -> None:
        move = await heavy(bot.player.move, view, now)
        if bot.seen is not view:  # something newer is being thought about meanwhile
            return
        bot.thinking = False
        if move is None:
            return
        if bot.timer is not None:
            bot.timer.cancel()
        clock = table.room.state.match_ms(table.now())
        wait = max(0, move.at - (now if clock is None else clock)) / 1000

        async def act() -> None:
            bot.acts += 1
            refusal = await table.act(person, move.command, f"bot {seat} {bot.acts}")
            bot.refused = refusal is not None
            self.look(table)

        def due() -> None:
            bot.timer = None
            self._spawn(act())

        bot.timer = asyncio.get_running_loop().call_later(wait, due)

    def _rest(self, table: str) -> None:
        for bot in self._tables[table].bots.values() if table in self._tables else ():
            if bot.timer is not None:
                bot.timer.cancel()
                bot.timer = None
            bot.seen = None

    def _clear(self, table: str) -> None:
        self._rest(table)
        self._tables.pop(table, None)
