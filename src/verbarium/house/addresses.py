"""Names of tables. A table's address is an invitation, so nobody can guess one."""

from __future__ import annotations

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike on paper
_LENGTH = 12  # 31^12


def fresh_address() -> str:
    """A name that no table has."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def is_address(name: str) -> bool:
    """Whether a table could have this name."""
    return len(name) == _LENGTH and set(name) <= set(_LETTERS)
