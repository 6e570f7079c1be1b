"""What a bot is: somebody who looks at a view and says what he will do, and when."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, Protocol

from verbarium.core.rules import Ms

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")


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
