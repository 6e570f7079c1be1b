"""What a bot is: somebody who looks at a view and says what he will do, and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from verbarium.core.rules import Ms

Level = Literal["beginner", "easy", "medium", "hard", "expert", "master"]
LADDER: tuple[Level, ...] = ("beginner", "easy", "medium", "hard", "expert", "master")
"""Every level that any game has, weakest first."""
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
"""Those of most games."""


def nearest(level: str, levels: Sequence[str]) -> Level | None:
    """Of a game's levels the one closest to a level; None where `level` is none or the game has none.

    A table may have been given another game since its bots sat down.
    """
    if level not in LADDER:
        return None
    at = LADDER.index(level)
    return min(
        (one for one in LADDER if one in levels), key=lambda one: abs(LADDER.index(one) - at), default=None
    )


class Move(NamedTuple):
    """`command` at `at` on the match's clock (at once, if that is past). Never sooner than a human of the level."""

    at: Ms
    command: Any


class Player(Protocol):
    """One bot in one match. It may remember what it has seen; its luck comes from the seed it was made with.

    The house asks again whenever the bot's view has changed, so a plan that still holds must be answered with the
    same moment, not a later one. A command that was refused is not repeated for the same view.
    """

    def move(self, view: Any, now: Ms) -> Move | None:
        """The next thing to do, or None to wait for something to happen."""
