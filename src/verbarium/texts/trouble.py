"""Bad input, as a value that any door can put into the user's words."""

from __future__ import annotations


class Trouble(Exception):
    """Something the user gave us cannot be used: a stable Fluent code, plus facts to fill the sentence.

    Raised at the doors (files, command line, settings), never for a move in a game: that is a `Refusal`.
    The command line prints it on stderr and exits with 2.
    """

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        from verbarium.texts.voice import say

        return say("en", self.code, **self.facts)
