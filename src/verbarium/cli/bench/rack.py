"""`verbarium bench rack`: how many hands a second the rack solver does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer

from verbarium.cli.bench.measure import show, side_by_side

_VOWELS = "aeiou"


def rack(
    seconds: Annotated[float, typer.Option(min=1, max=40, help="How long to measure.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure words from seven two-letter cards, and from consonants with free vowels, against plain Python."""
    import numpy as np

    from verbarium.fast import rack as kernel
    from verbarium.words import lexicon

    kernel.warm()
    words = lexicon("it").admit("all-forms")
    dawg, letters = words.dawg(), words.alphabet.letters
    random = np.random.default_rng(7)
    common = [letters.index(c) for c in "aaeeiioobcdfglmnprrsstuvz"]  # about as often as in Italian decks
    consonants = [code for code in common if letters[code] not in _VOWELS]
    cards = [[tuple(random.choice(common, 2).tolist()) for _ in range(7)] for _ in range(40)]
    drawn = [[(int(code),) for code in random.choice(consonants, 6)] for _ in range(40)]
    values = random.integers(1, 9, len(letters))
    cards_of_two = [kernel.pieces(len(letters), hand, values) for hand in cards]
    with_jolly = [kernel.pieces(len(letters), [*hand[:6], kernel.WILD], values) for hand in cards]
    free_vowels = [kernel.pieces(len(letters), hand) for hand in drawn]
    vowels = [letters.index(c) for c in _VOWELS]

    def solve(solver: Any, hands: list[Any], asked: dict[str, Any]) -> None:
        for hand in hands:
            solver.words(hand, **asked)

    tasks: dict[str, tuple[list[Any], dict[str, Any]]] = {
        "six-of-seven-cards": (cards_of_two, {"least": 6, "most": 6}),
        "six-of-seven-cards-with-jolly": (with_jolly, {"least": 6, "most": 6}),
        "six-consonants-free-vowels": (free_vowels, {"free": vowels}),
    }
    solvers = {"": (kernel.Solver(dawg), 40), "-plain": (kernel.PlainSolver(dawg), 4)}
    works: dict[str, Callable[[], object]] = {}
    amount: dict[str, int] = {}
    for task, (hands, asked) in tasks.items():
        for how, (solver, n) in solvers.items():
            works[task + how] = partial(solve, solver, hands[:n], asked)
            amount[task + how] = n
    taken = side_by_side(works, seconds)
    plainly = {task: amount[f"{task}-plain"] / taken[f"{task}-plain"].wall for task in tasks}
    results = [
        {
            "name": what,
            "per_second": round(amount[what] / mine.wall, 1),
            "ratio": round(amount[what] / mine.wall / plainly[what.removesuffix("-plain")], 2),
            "per_cpu_second": round(amount[what] / mine.cpu, 1),
        }
        for what, mine in taken.items()
    ]
    show("Hands a second, one core; all forms of the Italian lexicon", results, as_json)


def register(app: typer.Typer) -> None:
    app.command()(rack)
