"""Waiting for another process that compiles."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from verbarium.server import warm


def waiter(progress: warm._Progress, pieces: Sequence[str]) -> threading.Thread:
    thread = threading.Thread(target=progress.wait, args=(pieces,), daemon=True)
    thread.start()
    return thread


def test_one_waits_only_for_the_pieces_that_one_needs() -> None:
    progress = warm._Progress()
    progress.begin()
    one, all_ = waiter(progress, ["fast.board"]), waiter(progress, ["fast.board", "fast.turn"])
    progress.done("fast.grid")
    one.join(0.1)
    assert one.is_alive()
    progress.done("fast.board")
    one.join(10)
    assert not one.is_alive()
    assert all_.is_alive()
    progress.end()  # the other process is done, or has failed: then this one compiles for itself
    all_.join(10)
    assert not all_.is_alive()


def test_where_nobody_compiles_nobody_waits() -> None:
    progress = warm._Progress()
    progress.wait(["fast.board"])
    progress.begin()
    progress.end()
    progress.wait(["fast.board"])


def test_what_boards_need_is_compiled_first() -> None:
    first = [f"fast.{name}" for name in warm.kernels()][: len(warm.BOARDS)]
    assert tuple(first) == warm.BOARDS
