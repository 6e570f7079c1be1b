"""One thread for what takes its time (solving a grid at the bell, a bot's thinking), so that no socket waits for it.

One, not many: solvers keep scratch space, and a table waits for its own turn anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")
_thread = ThreadPoolExecutor(1, "verbarium-heavy")


async def heavy(work: Callable[..., T], *args: Any) -> T:
    """`work(*args)`, elsewhere."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *args)
