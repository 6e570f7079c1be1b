"""Matches of bots against each other, without a house: for ladders, and to see that every game ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from verbarium.bots.player import Player
from verbarium.core.dice import key
from verbarium.core.game import Game
from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.core.secret import Seat, Viewer

MOST_STEPS = 4_000


class Played(NamedTuple):
    """A match to its end, with its log."""

    outcome: Outcome
    log: list[Entry[Any]]


def contest(game: Game, rules: Any, players: Sequence[Player], seed: bytes) -> Played:
    """One match. Whoever wants to act first does. Raises RuntimeError for a bot that is refused, or no end in sight."""
    match: Match[Any, Any, Any, Any] = Match(game.rules)
    seats = len(players)
    log = match.begin(rules, seats, key(seed, [bytes([i % 256]) * 16 for i in range(seats)]))
    match.absorb(log)
    now = Ms(0)
    for step in range(MOST_STEPS):
        if match.outcome is not None:
            return Played(match.outcome, log)
        wishes = []
        for i, player in enumerate(players):
            move = player.move(match.view(Viewer(Seat(i))), now)
            if move is not None:
                wishes.append((max(move.at, now), i, move.command))
        alarm = match.alarm
        if wishes and (alarm is None or min(w[0] for w in wishes) < alarm):
            at, seat, command = min(wishes, key=lambda w: w[:2])
            now = Ms(at)
            got = match.propose(Seat(seat), command, now, f"{step}")
            if isinstance(got, Refusal):
                raise RuntimeError(f"a bot was refused: {got} for {command}")
        elif alarm is not None:
            now = max(now, alarm)
            got = match.overdue(now)
        else:
            raise RuntimeError("nobody does anything")
        log += got
        match.absorb(got)
    raise RuntimeError("a match without end")


class Pair(NamedTuple):
    """Two matches with the same chance, the sides swapped. `points`: (first, second) of each."""

    points: tuple[tuple[int, int], tuple[int, int]]

    @property
    def score(self) -> float:
        """What the first one made of the two: a win 1, a draw a half."""
        return sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in self.points)


def pair(game: Game, rules: Any, first: Any, second: Any, seed: int, n: int) -> Pair:
    """The n-th pair of a seed; `first` and `second` make a bot from a seed."""
    chance = f"{seed} {n}".encode()
    a = contest(game, rules, [first(2 * n), second(2 * n + 1)], chance).outcome.points
    b = contest(game, rules, [second(2 * n + 1), first(2 * n)], chance).outcome.points
    return Pair(((a[0], a[1]), (b[1], b[0])))


def pairs(game: Game, rules: Any, first: Any, second: Any, count: int, seed: int) -> Iterator[Pair]:
    """Paired matches of two kinds of bots."""
    for n in range(count):
        yield pair(game, rules, first, second, seed, n)
