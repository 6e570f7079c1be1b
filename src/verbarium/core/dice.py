"""Chance, fixed before the first move: a keyed stream that anyone can check afterwards.

The house draws a seed and shows its `commit`ment. Each seat then adds a nonce of its own. The `key` of the match
mixes both, so neither side could choose it alone; once the seed is revealed, everybody can draw the same dice.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_BLOCK = 1 << 64


def commit(seed: bytes) -> str:
    """What is shown before play: 64 hex digits that fix `seed` without telling it."""
    return hashlib.sha256(b"verbarium seed 1\0" + seed).hexdigest()


def key(seed: bytes, nonces: Sequence[bytes]) -> bytes:
    """The match key: the house's seed mixed with one nonce a seat, in seat order. 32 bytes."""
    # lengths go in too, so that no two lists of nonces give the same message
    mixed = b"".join(len(n).to_bytes(4, "big") + n for n in nonces)
    return hmac.digest(seed, b"verbarium key 1\0" + mixed, "sha256")


def derive(key: bytes, label: str) -> bytes:
    """A key for one part of a match (a round), which can be revealed without revealing the others."""
    return hmac.digest(key, b"verbarium part 1\0" + label.encode(), "sha256")


class Dice:
    """Uniform draws from (key, label): HMAC-SHA256 in counter mode, with rejection, so that no face is favoured.

    Block n is the first 8 bytes of HMAC(key, len(label) as 4 bytes || label || n as 8 bytes), all big-endian.
    """

    def __init__(self, key: bytes, label: str) -> None:
        raw = label.encode()
        self._key, self._label, self._n = key, len(raw).to_bytes(4, "big") + raw, 0

    def below(self, bound: int) -> int:
        """A whole number 0 … bound-1. Raises ValueError unless 1 <= bound <= 2**64."""
        if not 1 <= bound <= _BLOCK:
            raise ValueError(f"cannot draw below {bound}")
        limit = _BLOCK - _BLOCK % bound
        while True:
            block = hmac.digest(self._key, self._label + self._n.to_bytes(8, "big"), "sha256")
            self._n += 1
            if (x := int.from_bytes(block[:8], "big")) < limit:
                return x % bound

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each as likely as any other."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn from all orders alike (Fisher-Yates, from the end)."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)
