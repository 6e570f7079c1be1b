"""How much stronger each level of bots at tiles is than the one below, over pairs of matches with the same bag."""

from __future__ import annotations

import hashlib
import math
import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from typing import NamedTuple

import msgspec

from verbarium.bots.arena import Pair, pair
from verbarium.bots.tiles import SKILLS, Rank, TilesBot, brains
from verbarium.games.lexicon import Words
from verbarium.games.tiles import game
from verbarium.games.tiles.ruleset import RuleSet

Points = tuple[tuple[int, int], tuple[int, int]]


class Climb(msgspec.Struct):
    """What was played of one step.

    skills  a digest of what the two levels could do
    pairs   by number: (higher, lower) points of the two matches
    """

    skills: str
    pairs: dict[int, Points] = {}


class Standing(msgspec.Struct):
    """Where a ladder stands; saved, so that it can stop and go on. `steps`: by the higher level."""

    rules: str
    language: str
    fingerprint: str
    seed: int
    steps: dict[int, Climb] = {}

    def same(self, other: Standing) -> bool:
        """Whether the one goes on where the other stopped."""
        names = ("rules", "language", "fingerprint", "seed")
        return all(getattr(self, name) == getattr(other, name) for name in names) and all(
            climb.skills == skills(level) for level, climb in self.steps.items()
        )


class Step(NamedTuple):
    """How a level did against the one below.

    won     its share of the matches, a draw for a half
    within  the true share is within so much of it, either way, nineteen times of twenty
    margin  points by which it was ahead, on average
    """

    level: int
    against: int
    games: int
    won: float
    within: float
    margin: float


def skills(level: int) -> str:
    """A digest of what a level and the one below can do."""
    known = [SKILLS.get(rank) for rank in (level - 1, level)]  # type: ignore[call-overload]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def begin(rules: RuleSet, words: Words, seed: int) -> Standing:
    """A ladder that has not begun."""
    return Standing(rules.name, rules.language, words.fingerprint, seed)


def step(standing: Standing, level: int, count: int) -> Step | None:
    """What the first `count` pairs of a level against the one below say; None if none was played."""
    climb = standing.steps.get(level)
    played = [Pair(p) for n, p in climb.pairs.items() if n < count] if climb else []
    if not played:
        return None
    shares = [p.score / 2 for p in played]
    won = sum(shares) / len(shares)
    scatter = sum((x - won) ** 2 for x in shares) / max(1, len(shares) - 1)
    margin = sum(a - b for p in played for a, b in p.points) / (2 * len(played))
    within = 1.96 * math.sqrt(scatter / len(shares))
    return Step(level, level - 1, 2 * len(played), round(won, 4), round(within, 4), round(margin, 1))


BELOW: dict[Rank, Rank] = dict(zip(list(SKILLS)[1:], SKILLS, strict=False))
_ready: tuple[RuleSet, Words, Callable[[RuleSet], object]] | None = None


def _end_with_parent() -> None:
    """A process that plays for another one ends when that one is gone, however it went."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _set_up(rules: RuleSet, words: Callable[[RuleSet], Words]) -> None:
    from verbarium.fast import answers, endgame, playouts

    global _ready
    if parent_process() is not None:
        if hasattr(os, "setsid"):
            os.setsid()  # Ctrl-C is for the one that was called, which ends the others
        threading.Thread(target=_end_with_parent, daemon=True).start()
    for kernel in (endgame, playouts, answers):
        kernel.warm()
    known = words(rules)
    _ready = rules, known, brains(lambda _: known)


def _play(level: Rank, seed: int, n: int) -> Points:
    assert _ready is not None
    rules, words, brain = _ready

    def bot(rank: Rank) -> Callable[[int], TilesBot]:
        # time stands still: they think as much as their counts let them, on any machine alike
        return lambda luck: TilesBot(rank, luck, brain, lambda: 0.0)  # type: ignore[arg-type]

    return pair(game(lambda _: words), rules, bot(level), bot(BELOW[level]), seed, n).points


def play(
    standing: Standing,
    level: Rank,
    count: int,
    rules: RuleSet,
    words: Callable[[RuleSet], Words],
    jobs: int = 1,
) -> Iterator[Standing]:
    """Plays what is missing of the first `count` pairs; yields where it stands after each.

    words  opens the words of a rule set; for several jobs it must be a function at the top of a module
    """
    done = standing.steps.setdefault(level, Climb(skills(level))).pairs
    missing = [n for n in range(count) if n not in done]
    if jobs == 1:
        _set_up(rules, words)
        for n in missing:
            done[n] = _play(level, standing.seed, n)
            yield standing
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _set_up, (rules, words)) as pool:
        asked = {pool.submit(_play, level, standing.seed, n): n for n in missing}
        try:
            for one in as_completed(asked):
                done[asked[one]] = one.result()
                yield standing
        finally:
            for future in asked:
                future.cancel()
