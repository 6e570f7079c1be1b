"""The consonants of a round, from its key."""

from __future__ import annotations

from verbarium.core.dice import Dice, derive
from verbarium.games.consonando.ruleset import RuleSet


def part_key(key: str, round_: int) -> bytes:
    """The key of one round's draw, from the key of the match (hex)."""
    return derive(bytes.fromhex(key), f"round {round_}")


def drawn(rules: RuleSet, key: bytes, round_: int) -> str:
    """The consonants of a round (from 1), drawn one after the other from a full bag. `key`: of the round."""
    bag = "".join(letter * n for letter, n in sorted(rules.weights.items()))
    return "".join(Dice(key, "draw").shuffled(bag)[: rules.draws[round_ - 1]])
