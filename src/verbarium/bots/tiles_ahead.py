"""Looking ahead at tiles: turns compared by what comes of them, over orders in which the unseen tiles may lie.

All turns are compared over the same orders (common random numbers), in a tournament: at first all of them over few
orders, then the better half over more (sequential halving). A turn that is behind beyond doubt is dropped at once.
How much is thought is bounded by a count, so that the same luck thinks the same; the clock only cuts it short.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

Late = Callable[[], bool]
"""Whether the time for thinking is over."""
Ask = Callable[[int, NDArray[np.int64]], NDArray[np.float64]]
"""What comes of a turn (by its number) for each of some orders: float64[n], more is better."""
STEP = 8
"""Orders that a turn is played on with between two looks at the clock: milliseconds."""
FEWEST = 8
"""Orders before a turn can be behind beyond doubt."""
DOUBT = 2.0
"""Standard errors that a turn must be behind the best one for that."""
BELIEF = 24
"""Playouts of two turns scatter by 24 points, and points and leave tell what they will show to 4 or 5."""
NO_BELIEF = 2
"""Near the end points and leave tell little of who will win."""
FIRM = 4
"""A playout to the end is one way of many: its lead is weighed as if so many tiles were still to be played."""


def orders(rest: Sequence[int], seen: int, most: int, luck: random.Random) -> NDArray[np.int64]:
    """Orders in which the unseen tiles may lie, by lot: int64[n, len(rest)].

    seen  how many of them lie where it matters (in the next player's hand). Where there are few ways to choose the
          others, each comes once, and that is all.
    """
    tiles = np.array(rest, np.int64)
    hidden = len(tiles) - seen
    chance = np.random.default_rng(luck.getrandbits(64))
    if hidden == 0:
        return tiles[None, :]
    if hidden <= 2 and math.perm(len(tiles), hidden) <= most:
        ways = (
            [(i,) for i in range(len(tiles))]
            if hidden == 1
            else [(i, j) for i in range(len(tiles)) for j in range(len(tiles)) if i != j]
        )
        chance.shuffle(ways)
        return np.array([[*np.delete(tiles, way), *tiles[list(way)]] for way in ways], np.int64)
    return np.asarray(chance.permuted(np.tile(tiles, (most, 1)), axis=1))


def best(
    prior: Sequence[float],
    ask: Ask,
    ways: NDArray[np.int64],
    budget: int,
    late: Late,
    belief: float = BELIEF,
) -> int:
    """The number of the turn that is worth most.

    prior   what each turn is thought to be worth beforehand, in the measure of `ask`, the best one first; it counts
            like `belief` orders, so that few playouts do not make a bot forget what it knew
    budget  playouts in all, about
    """
    alive = list(range(len(prior)))
    values = np.zeros((len(prior), len(ways)))
    rounds = max(1, math.ceil(math.log2(len(prior))))
    done = 0

    def worth(i: int) -> float:
        return float((values[i, :done].sum() + belief * prior[i]) / (done + belief))

    for left in range(rounds, 0, -1):
        until = min(len(ways), done + max(1, round(budget / (rounds * len(alive)))))
        while done < until and len(alive) > 1:
            end = min(until, done + STEP)
            for i in alive:
                if late():
                    return max(alive, key=worth)
                values[i, done:end] = ask(i, ways[done:end])
            done = end
            if done >= FEWEST:
                leader = max(alive, key=worth)
                spread = (values[leader, :done] - values[:, :done]).std(axis=1, ddof=1) / math.sqrt(
                    done + belief
                )
                top = worth(leader)
                alive = [i for i in alive if top - worth(i) <= DOUBT * spread[i] + 1e-9]
        alive.sort(key=worth, reverse=True)
        if left > 1:
            del alive[max(2, (len(alive) + 1) // 2) :]
    return max(alive, key=worth)


def chance(margin: NDArray[np.float64], left: NDArray[np.float64], spread: float) -> NDArray[np.float64]:
    """How likely a lead is to last, with so many tiles still to be played; and, a little, how large it is.

    spread  points by which leads change for the square root of the tiles left, about
    """
    scale = 1.1 * spread * np.sqrt(np.maximum(left, FIRM))
    return np.asarray(0.5 + 0.5 * np.tanh(margin / scale) + margin / 5000)
