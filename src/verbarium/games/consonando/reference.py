"""The best words of a draw by looking at every word: slow, plain, and the check of the solver."""

from __future__ import annotations

from collections.abc import Iterable

from verbarium.games.consonando.api import Jolly
from verbarium.games.consonando.score import changed, fit


def solve(words: Iterable[str], draw: str, vowels: str) -> dict[str, int]:
    """Every folded word that the draw allows, with its points."""
    return {w: f.points for w in words if not (f := fit(w, draw, vowels)).missing}


def jollies(draw: str, letters: str, vowels: str) -> list[Jolly]:
    """Every change that one jolly can make, each once."""
    all_ = sorted({c for c in letters if c not in vowels})
    drawn = sorted(set(draw))
    return [
        *(Jolly(add=c) for c in all_),
        *(Jolly(remove=c) for c in drawn if len(draw) > 1),
        *(Jolly(add=c, remove=d) for d in drawn for c in all_ if c != d),
    ]


def solve_with_jolly(words: Iterable[str], draw: str, letters: str, vowels: str) -> dict[str, int]:
    """Every folded word that some jolly allows, with the most points that it can bring."""
    listed = list(words)
    out: dict[str, int] = {}
    for jolly in jollies(draw, letters, vowels):
        for word, points in solve(listed, changed(draw, jolly), vowels).items():
            out[word] = max(out.get(word, 0), points)
    return out
