"""Sessions without accounts: a signed cookie that says which visitor this is, and nothing else."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence

COOKIE = "verbarium"
YEAR = 365 * 24 * 3600


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Sessions:
    """Makes and reads tokens: 16 random bytes and their signature under one of the house's keys.

    keys  newest first: the first one signs, all of them are believed, so that a key can be replaced
          without throwing anybody out
    """

    def __init__(self, keys: Sequence[bytes]) -> None:
        if not keys:
            raise ValueError("a house needs a key to sign with")
        self._keys = tuple(keys)

    def new(self) -> str:
        """A token for a new visitor."""
        return self._sign(_text(secrets.token_bytes(16)))

    def member(self, token: str | None) -> str | None:
        """Who shows this token: a digest that is kept in logs in its stead; None for a forged one."""
        who, dot, mark = (token or "").partition(".")
        if not dot or len(who) != 22 or not mark.isascii():
            return None
        if not any(hmac.compare_digest(self._mark(key, who), mark) for key in self._keys):
            return None
        return hashlib.sha256(b"verbarium member 1\0" + who.encode()).hexdigest()[:32]

    def _sign(self, who: str) -> str:
        return f"{who}.{self._mark(self._keys[0], who)}"

    @staticmethod
    def _mark(key: bytes, who: str) -> str:
        return _text(hmac.digest(key, b"verbarium session 1\0" + who.encode(), "sha256"))
