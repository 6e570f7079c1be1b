"""What a word brings or costs, by its letters."""

from __future__ import annotations

from bisect import bisect_right

from verbarium.games.grid.ruleset import Penalties, Points

LONGEST = 45
"""Letters of the longest word that anybody can write."""


def worth(points: Points, letters: int) -> int:
    """Points of a valid word. Shorter than the table begins: 0; a length between two pairs counts as the lower."""
    lengths = [length for length, _ in points.table]
    at = bisect_right(lengths, letters) - 1
    if at < 0:
        return 0
    last, brings = points.table[at]
    if letters == last or at + 1 < len(points.table):
        return brings
    match points.beyond:
        case "same":
            return brings
        case "each":
            return points.per_letter * letters
        case "add":
            return brings + points.per_letter * (letters - last)


def table(points: Points) -> tuple[int, ...]:
    """`worth` for 0 … LONGEST letters: what the solvers take."""
    return tuple(worth(points, letters) for letters in range(LONGEST + 1))


def fine(penalties: Penalties, mark: str, letters: int, *, asked: bool) -> int:
    """Points (0 or less) for one failed check. `asked`: the word's author asked for the check himself."""
    if mark == "not-on-the-grid":
        return penalties.not_on_grid
    if mark not in ("not-a-word", "not-admitted") or (penalties.asked_only and not asked):
        return 0
    return next((cost for least, cost in reversed(penalties.not_a_word) if letters >= least), 0)
