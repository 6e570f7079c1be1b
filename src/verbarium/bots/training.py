"""Learning what leaves are worth: a program plays itself, and looks at what came of the tiles it kept.

Each turn gives one observation: the tiles kept, and what their owner then scored with them and seven new ones, the
worth of what he kept next in it. Ordinary least squares tell what each tile adds. In each pass the program keeps
tiles by the numbers of the pass before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
import numpy as np
from numpy.typing import NDArray

from verbarium.bots.leaves import NOTHING, Leaves, Worth
from verbarium.games.lexicon import Words
from verbarium.games.tiles.finder import Finder, turn_rules
from verbarium.games.tiles.ruleset import RuleSet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from verbarium.fast.board import Board

BEAM = 40
RIDGE = 20.0
"""How much evidence it takes to believe a number: observations' worth of zeros."""
LATER = 0.9
"""How much of the worth of the next leave counts."""


class Progress(msgspec.Struct):
    """Where a training stands; saved between games, so that it can stop and go on.

    done     games of this pass
    passed   passes that are complete; `leaves`: what the last one found
    squares, products  the normal equations of the pass that runs, flat
    """

    rules: str
    language: str
    fingerprint: str
    seed: int
    games: int
    passes: int
    leaves: Leaves
    done: int = 0
    passed: int = 0
    observations: int = 0
    squares: list[float] = []
    products: list[float] = []


def begin(rules: RuleSet, words: Words, games: int, passes: int, seed: int) -> Progress:
    """A training that has not begun: so many passes of so many games."""
    return Progress(rules.name, rules.language, words.fingerprint, seed, games, passes, NOTHING)


def finished(progress: Progress) -> bool:
    """Whether all passes are complete."""
    return progress.passed >= progress.passes


def train(progress: Progress, rules: RuleSet, words: Words) -> Iterator[Progress]:
    """Goes on with a training; yields where it stands after every game. The same progress goes on the same way."""
    finder = Finder(rules, words)
    while not finished(progress):
        worth = Worth(progress.leaves, finder.letters)
        size = len(worth.weights) + 1
        squares = np.array(progress.squares or [0.0] * (size * size)).reshape(size, size)
        products = np.array(progress.products or [0.0] * size)
        while progress.done < progress.games:
            luck = random.Random(f"{progress.seed} {progress.passed} {progress.done}")
            rows, points = _game(finder, worth, luck)
            if len(rows):
                table = np.column_stack([worth.features(rows), np.ones(len(rows))])
                squares += table.T @ table
                products += table.T @ points
            progress.done += 1
            progress.observations += len(rows)
            progress.squares, progress.products = squares.ravel().tolist(), products.tolist()
            yield progress
        progress.leaves = _fitted(squares, products, progress, finder)
        progress.passed += 1
        progress.done, progress.squares, progress.products = 0, [], []
        yield progress


def _fitted(
    squares: NDArray[np.float64],
    products: NDArray[np.float64],
    progress: Progress,
    finder: Finder,
) -> Leaves:
    penalty = RIDGE * np.eye(len(products))
    penalty[-1, -1] = 1e-6  # the usual score is no leave: it may be what it is
    weights = np.linalg.solve(squares + penalty, products).tolist()
    tiles = [*finder.letters, "?", "*"]
    n = len(tiles)
    has = {t: True for t, count, _ in finder.rules.tiles.tiles if count}
    has |= {"?": bool(finder.rules.tiles.blanks), "*": bool(finder.rules.tiles.stars)}

    def told(numbers: Sequence[float]) -> dict[str, float]:
        return {t: round(x, 2) for t, x in zip(tiles, numbers, strict=True) if has.get(t)}

    return Leaves(
        told(weights[:n]),
        told(weights[n : 2 * n]),
        round(weights[2 * n], 2),
        round(weights[2 * n + 1], 2),
        progress.rules,
        progress.language,
        progress.fingerprint,
        progress.games,
        progress.seed,
        progress.passed + 1,
    )


def _game(finder: Finder, worth: Worth, luck: random.Random) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """One game of two: counts of the tiles kept, and what came of them."""
    rules, size = finder.rules, finder.rules.rack
    bag = list(rules.tiles.bag)
    luck.shuffle(bag)
    racks = [[bag.pop() for _ in range(size)] for _ in range(2)]
    board = finder.solver.board()
    kept: list[list[int] | None] = [None, None]
    rows: list[list[int]] = []
    points: list[float] = []
    mover, idle = 0, 0
    while all(racks) and idle < 4:
        held = _held_back(finder, racks[mover], luck)
        score, rack = _turn(finder, worth, board, _without(racks[mover], held))
        rack += held
        if score is None:
            idle += 1
            if len(bag) >= size:
                back, rack = rack, [bag.pop() for _ in range(size)]
                bag += back
                luck.shuffle(bag)
                racks[mover] = rack
            kept[mover] = None
        else:
            idle = 0
            before = kept[mover]
            if before is not None:
                rows.append(np.bincount(before, minlength=worth.tiles).tolist())
                points.append(score + LATER * (worth.kept(rack) if bag else 0.0))
            kept[mover] = list(rack) if len(bag) >= size else None
            while len(rack) < size and bag:
                rack.append(bag.pop())
            racks[mover] = rack
        mover = 1 - mover
    return np.array(rows, np.int64).reshape(-1, worth.tiles), np.array(points)


def _held_back(finder: Finder, rack: Sequence[int], luck: random.Random) -> list[int]:
    """Tiles kept for no reason. A search for turns of several words would hardly ever keep a good one."""
    if not finder.rules.several or luck.random() < 0.3:
        return []
    return luck.sample(list(rack), min(len(rack) - 1, luck.randint(1, 3)))


def _without(rack: Sequence[int], tiles: Sequence[int]) -> list[int]:
    """A rack without some of its tiles."""
    left = list(rack)
    for tile in tiles:
        left.remove(tile)
    return left


def _turn(finder: Finder, worth: Worth, board: Board, rack: Sequence[int]) -> tuple[int | None, list[int]]:
    """Lay the best turn; its score (None: nothing can be laid) and the tiles kept."""
    from verbarium.fast.board import Placement
    from verbarium.fast.turn import Swap, best_turn

    letters = len(finder.letters)
    left = list(rack)
    steps: Sequence[object] = ()
    score: int | None = None
    if finder.rules.several:
        found = best_turn(finder.solver, board, rack, turn_rules(finder.rules), beam=BEAM, exact=False)
        if found is not None:
            score, steps = found.score, found.steps
    else:
        best = finder.solver.best(board, rack, worth.table(rack))
        if best is not None:
            score, steps = best.score, (best,)
    for step in steps:
        if isinstance(step, Swap):
            cell = int(board.cells.flat[step.square])
            board.lay([step.square], [step.cell])
            left.remove(step.cell - 1)
            left.append(letters + (cell >= 128))
        elif isinstance(step, Placement):
            board.lay(step.squares, step.cells)
            for cell in step.cells:
                left.remove(cell - 1 if cell < 64 else letters + (cell >= 128))
    return score, left
