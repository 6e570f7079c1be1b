"""The house's own secret, and what comes from it: the seed of every day, and the digests of people.

It is drawn once, when it is first needed, and kept as the first entry of a log of its own, so that a restart or a new
key for sessions changes no day's dice.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

import msgspec

from verbarium.core.secret import Secret
from verbarium.house.daily.ledger import Ledger
from verbarium.house.ports import Log
from verbarium.texts import Language


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """32 bytes that nobody can foresee, in hex. They never leave the house."""

    key: str


class _Kept:
    key: Secret[bytes] | None = None

    def absorb(self, event: Drawn) -> None:
        self.key = self.key or Secret(bytes.fromhex(event.key))


class Chance:
    """Holds the secret."""

    def __init__(self, key: Secret[bytes]) -> None:
        self._key = key

    def seed(self, language: Language, day: str) -> str:
        """The seed of a day's grid, 64 hex digits: who knows those of all other days cannot tell it."""
        return self._digest(f"verbarium daily 1\0{language} {day}").hex()

    def who(self, member: str) -> str:
        """By what a person is known in the logs of days: 32 hex digits that lead back to no session."""
        return self._digest(f"verbarium daily person 1\0{member}").hex()[:32]

    def _digest(self, label: str) -> bytes:
        return hmac.digest(self._key.peek(), label.encode(), "sha256")


async def house_chance(log: Log, at: Callable[[], int]) -> Chance:
    """The same one for every process over the same log. at: the house's clock, ms."""
    ledger = Ledger(log, "daily", Drawn, _Kept(), at)
    kept = await ledger.add(lambda kept: Drawn(secrets.token_hex(32)) if kept.key is None else None)
    assert kept.key is not None
    return Chance(kept.key)
