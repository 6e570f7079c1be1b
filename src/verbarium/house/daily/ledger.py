"""A log that is folded into a state, and grows by one entry at a time under the number of the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from verbarium.core.match import Entry
from verbarium.core.rules import Ms
from verbarium.house import stored
from verbarium.house.ports import Log, Taken

E = TypeVar("E", contravariant=True)
_TRIES = 20


class Absorbs(Protocol[E]):
    """What events are folded into."""

    def absorb(self, event: E) -> None: ...


S = TypeVar("S", bound=Absorbs[Any])


class Ledger(Generic[S]):
    """`state` is what the log said when it was last `read`. at: ms of the house's clock, for the stamps."""

    def __init__(self, log: Log, name: str, event: Any, state: S, at: Callable[[], int]) -> None:
        self.state = state
        self._log, self._name, self._event, self._at = log, name, event, at
        self._length = 0
        self._turn = asyncio.Lock()

    async def read(self) -> S:
        """The state with everything that was added meanwhile, by whomever."""
        for entry in stored.entries(await self._log.read(self._name, self._length), self._event):
            if entry.n == self._length:  # else somebody else has read on while we were reading
                self.state.absorb(entry.event)
                self._length += 1
        return self.state

    async def add(self, decide: Callable[[S], Any]) -> S:
        """Save the event that `decide(state)` asks for, and absorb it; nothing for None.

        Whoever finds the number taken reads again and decides again.
        """
        async with self._turn:  # within one process nobody has to try twice
            for _ in range(_TRIES):
                event = decide(await self.read())
                if event is None:
                    return self.state
                entry = Entry(self._length, Ms(self._at()), event)
                try:
                    await self._log.append(self._name, stored.rows([entry]))
                except Taken:
                    continue
                return await self.read()
            raise Taken
