"""What rule sets need before they can be played (lexicons, automata, compiled kernels), opened once a process.

It can take minutes the first time ever on a machine. It has threads of its own, so that no bell waits for it; and a
house that is closed meanwhile does not wait for them.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

import msgspec

from verbarium.house.games import Catalogue
from verbarium.house.room.rules import decoded
from verbarium.house.room.state import Chosen


class Preparations:
    """Which rule sets can be played at once."""

    def __init__(self, games: Catalogue) -> None:
        self._games = games
        self._done: set[bytes] = set()
        self._waiting: dict[bytes, set[str]] = {}
        # rule sets of one game and language share what they open
        self._turns: defaultdict[tuple[str, str], asyncio.Lock] = defaultdict(asyncio.Lock)

    def done(self, chosen: Chosen) -> bool:
        """Whether a match under these rules can begin without waiting."""
        return self._games.game(chosen.game).prepare is None or _key(chosen) in self._done

    def wanted(self, chosen: Chosen, table: str) -> bool:
        """Whether to `see_to` them now: neither done nor being done. Asked once, it is being done.

        table  that waits for it
        """
        if self.done(chosen):
            return False
        waiting = self._waiting.setdefault(_key(chosen), set())
        first = not waiting
        waiting.add(table)
        return first

    def waited(self, chosen: Chosen) -> set[str]:
        """The tables that have waited for these rules, once they are seen to; each is named once."""
        return self._waiting.pop(_key(chosen), set())

    async def see_to(self, chosen: Chosen) -> None:
        """Open what these rules need, and come back when it is open.

        Raises what opening raises. The rules are then taken for prepared all the same: what can be opened later is
        opened by whoever needs it, and a table that waited for ever would help nobody.
        """
        game, key = self._games.game(chosen.game), _key(chosen)
        if game.prepare is None:
            return
        try:
            async with self._turns[chosen.game, chosen.language]:
                rules = decoded(chosen.rules, game.rule_set)
                await _aside(game.prepare, rules)
        finally:
            self._done.add(key)


async def _aside(work: Callable[..., Any], *args: Any) -> None:
    """`work(*args)` in a thread that keeps no process alive."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def run() -> None:
        error = None
        try:
            work(*args)
        except Exception as e:
            error = e
        with suppress(RuntimeError):  # the house has closed
            loop.call_soon_threadsafe(tell, error)

    Thread(target=run, name="verbarium-prepare", daemon=True).start()
    await done


def _key(chosen: Chosen) -> bytes:
    return msgspec.json.encode((chosen.game, chosen.language, chosen.rules), order="deterministic")
