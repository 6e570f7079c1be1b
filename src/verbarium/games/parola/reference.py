"""Which words a hand can make, by trying every word with every order of cards: the check of the solver."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence

from verbarium.games.parola.decks import JOLLY


def solve(
    words: Iterable[str],
    hand: Sequence[int],
    deck: Sequence[str],
    values: Mapping[str, int],
    kept: int | None = None,
) -> dict[str, int]:
    """Every folded word of all cards but one, with the most points it can bring; `kept` may not be left over."""
    out: dict[str, int] = {}
    for word in words:
        if len(word) != len(hand) - 1:
            continue
        for row in itertools.permutations(hand, len(word)):
            if kept is not None and kept not in row:
                continue
            if all(deck[c] == JOLLY or letter in deck[c] for c, letter in zip(row, word, strict=True)):
                points = sum(values[x] for c, x in zip(row, word, strict=True) if deck[c] != JOLLY)
                out[word] = max(out.get(word, 0), points)
    return out
