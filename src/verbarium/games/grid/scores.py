"""Scores of a round, finer scores beside them, and who won the match."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from verbarium.core.rules import Outcome, ranks
from verbarium.games.grid.api import Possible, Score
from verbarium.games.grid.judge import Lists, sides
from verbarium.games.grid.ruleset import RuleSet

LONG = 8
"""Letters from which a word counts in a tie (GAMES section 1, "Ties")."""


def score_round(
    rules: RuleSet, lists: Lists, possible: Possible, par: int | None = None
) -> tuple[Score, ...]:
    """Each seat's score of one round; members of a team all have their team's.

    par  what reference players score on the same grids, if somebody computed it
    """
    side_of = sides(rules, len(lists))
    by_side: dict[int, Score] = {}
    for side in dict.fromkeys(side_of):
        lines = [line for seat, one in enumerate(lists) if side_of[seat] == side for line in one]
        good = [line.letters for line in lines if line.mark == "valid"]
        by_side[side] = Score(
            points=sum(line.points for line in lines),
            words=len(good),
            penalties=sum(line.points < 0 for line in lines),
            long=sum(n >= LONG for n in good),
            longest=max(good, default=0),
        )
    normalised = dict(
        zip(by_side, _normalised([s.points for s in by_side.values()], possible, par), strict=True)
    )
    return tuple(msgspec.structs.replace(by_side[side], **normalised[side]) for side in side_of)


def with_par(scores: Sequence[Score], par: int) -> tuple[Score, ...]:
    """The same scores once `par` is known."""
    return tuple(msgspec.structs.replace(s, par=_percent(s.points, par)) for s in scores)


def _percent(points: int, of: int) -> int:
    """Hundredths of a percent; nothing of nothing is 0."""
    return round(points * 10_000 / of) if of > 0 else 0


def _normalised(points: Sequence[int], possible: Possible, par: int | None) -> list[dict[str, int | None]]:
    """The five finer scores, in hundredths (all derived, D: no method is published)."""
    place = ranks(points)
    best = max(points, default=0)
    return [
        {
            "percent_of_best": _percent(mine, best),
            "percent_of_possible": _percent(mine, possible.points),
            # 2 for each side beaten, 1 for each tie
            "match_points": 100 * (2 * sum(mine > o for o in points) + sum(mine == o for o in points) - 1),
            # the last of n places brings 1, the first n; equals share the better one
            "rank_points": 100 * (len(points) + 1 - place[i]),
            "par": None if par is None else _percent(mine, par),
        }
        for i, mine in enumerate(points)
    ]


def counted(rules: RuleSet, score: Score) -> int:
    """What a round's score adds to the total: points, or hundredths of the normalised score that ranks the match."""
    if rules.normalise == "raw":
        return score.points
    value = getattr(score, rules.normalise.replace("-", "_"))
    return int(value or 0)


def total(rules: RuleSet, rounds: Sequence[Score]) -> int:
    """A seat's total over its rounds."""
    return sum(counted(rules, s) for s in rounds) if rounds else 0


def finished(rules: RuleSet, rounds: Sequence[Sequence[Score]]) -> str:
    """The reason for which the match ends now, a Fluent key, or "". `rounds`: scores by seat."""
    if rules.target is not None:
        scale = 1 if rules.normalise == "raw" else 100
        if any(total(rules, mine) >= rules.target * scale for mine in rounds):
            return "grid-over-target"
    if rules.rounds is not None and max(map(len, rounds), default=0) >= rules.rounds:
        return "grid-over-rounds"
    return ""


def outcome(rules: RuleSet, rounds: Sequence[Sequence[Score]], reason: str) -> Outcome:
    """Who came where: total, rounds won, words of 8 and more letters, longest word, fewest penalties, else shared."""
    side_of = sides(rules, len(rounds))
    seat_of = {side: seat for seat, side in reversed(list(enumerate(side_of)))}
    played = [rounds[seat] for seat in seat_of.values()]
    most = (
        [max(column) for column in zip(*([s.points for s in r] for r in played), strict=True)]
        if played
        else []
    )
    place = dict(
        zip(
            seat_of,
            ranks(
                [total(rules, r) for r in played],
                [sum(s.points == best for s, best in zip(r, most, strict=True)) for r in played],
                [sum(s.long for s in r) for r in played],
                [max((s.longest for s in r), default=0) for r in played],
                [-sum(s.penalties for s in r) for r in played],
            ),
            strict=True,
        )
    )
    return Outcome(
        points=tuple(total(rules, mine) for mine in rounds),
        ranks=tuple(place[side] for side in side_of),
        reason=reason,
    )
