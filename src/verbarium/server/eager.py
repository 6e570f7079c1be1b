"""Work that begins at once, and becomes a task only if it has to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run `work` up to where it first waits. None if it is done by then, else the task that goes on with it.

    Most commands wait for nothing, and a task for each would cost more than they do. What runs before the first wait
    runs in no task of its own: `asyncio.current_task` and `asyncio.timeout` are not for it. Raises what `work` raises
    before its first wait.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, awaited))


async def _go_on(work: Coroutine[Any, Any, None], awaited: Any) -> None:
    await _Rest(work, awaited)


class _Rest:
    """What is left of a coroutine that has begun and waits for `awaited`."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._work, self._awaited = work, awaited

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self._awaited
        while True:
            try:
                value = yield awaited
            except GeneratorExit:
                self._work.close()
                raise
            except BaseException as e:  # a cancellation: it belongs to the work
                thrown: BaseException | None = e
            else:
                thrown = None
            try:
                awaited = self._work.send(value) if thrown is None else self._work.throw(thrown)
            except StopIteration:
                return
