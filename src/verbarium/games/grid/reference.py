"""All words of a grid by the plainest way: try to trace each word there is. Slow, and easy to believe."""

from __future__ import annotations

from collections.abc import Iterable

from verbarium.games.grid.paths import Board


def solve(words: Iterable[str], board: Board, minimum: int) -> dict[str, tuple[int, ...]]:
    """Folded words of at least `minimum` letters, each with its first path in cell order."""
    there = set("".join(board.cells))
    return {
        word: path
        for word in words
        if len(word) >= minimum and there.issuperset(word) and (path := board.trace(word)) is not None
    }
