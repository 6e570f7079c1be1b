"""The turn of several placements (Słowodziel): the best sequences that the rack allows, as `clusters` finds them.

Blanks on the board are swapped first, since a swap that is possible later is possible at once, and each set of them
is a search of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import compress, product
from time import monotonic
from typing import NamedTuple

import numpy as np

from verbarium.fast.board import BLANK, STAR, Board, Placement, Solver, two_squares
from verbarium.fast.board_position import Position
from verbarium.fast.clusters import Clusters, Stock, Whole, Worth, stars_on, stock_of
from verbarium.fast.turn_sets import Terms

BEAM = 400
MAX_STATES = 2_000_000


@dataclass(frozen=True)
class TurnRules:
    """What a turn of several placements may do, and what counts.

    final_words    only words that stand at the end of the turn score; else each placement scores what it makes
    build_on_turn  a word may rest on tiles of the same turn; else each needs one that was there before it
    swap           a wildcard on the board may be taken for the letter that it stands for, and must then be used
    given_counts   a tile given in a swap counts towards the bonus
    """

    final_words: bool = False
    build_on_turn: bool = True
    swap: bool = True
    given_counts: bool = True


class Swap(NamedTuple):
    """A letter tile put in the place of the wildcard on `square`; `cell` is letter + 1."""

    square: int
    cell: int


class Turn(NamedTuple):
    """The best turn found.

    score    of the whole turn, its bonus in it
    steps    swaps, then placements in order; a placement's score is without bonus
    proven   whether no turn scores more
    states   sets of tiles that the search has looked at
    quick    the score that the beam found
    """

    score: int
    steps: tuple[Swap | Placement, ...]
    proven: bool
    states: int
    quick: int


MAX_WILD = 10  # wildcards on the board that can be swapped at once: their sets are tried one by one


class _Start(NamedTuple):
    """Where a search begins: after some blanks were swapped."""

    swaps: tuple[Swap, ...]
    stock: Stock
    setting: tuple[Solver, Terms, Position, Stock]
    """What `Clusters` begins with."""


def _starts(solver: Solver, board: Board, tiles: Sequence[int], turn_rules: TurnRules) -> list[_Start]:
    """One for every set of blanks on the board that can be swapped; stars are taken up when they are laid."""
    solver.own(board)
    rack, terms = solver.rack(tiles), terms_of(solver, turn_rules)
    if not turn_rules.swap:
        stock = stock_of(rack, 0 * rack, 0, 0)
        return [_Start((), stock, (solver, terms, board.position, stock))]
    cells = board.position.cells[: solver.rules.size**2]
    wild = [Swap(int(q), int(cells[q] & 63)) for q in np.flatnonzero(cells >= BLANK)]
    wild = [swap for swap in wild if rack[swap.cell - 1] > 0]
    if len(wild) > MAX_WILD:
        raise ValueError(f"{len(wild)} wildcards could be swapped: at most {MAX_WILD} are possible")
    stars = stars_on(board, len(solver.rules.values))
    blanks = [swap for swap in wild if cells[swap.square] < STAR]
    found = []
    for taken in product((False, True), repeat=len(blanks)):
        swaps = tuple(compress(blanks, taken))
        hand = rack.copy()
        for swap in swaps:
            hand[swap.cell - 1] -= 1
        if hand.min() < 0:
            continue
        hand[-2] += len(swaps)
        before = board
        if swaps:
            before = solver.board(board.cells)
            before.lay([s.square for s in swaps], [s.cell for s in swaps])
        stock = stock_of(hand, np.minimum(hand, stars), len(swaps), len(swaps))
        found.append(_Start(swaps, stock, (solver, terms, before.position, stock)))
    return found


def terms_of(solver: Solver, turn_rules: TurnRules) -> Terms:
    """The same for the kernels."""
    return Terms(
        final=int(turn_rules.final_words),
        build=int(turn_rules.build_on_turn),
        given=int(turn_rules.given_counts),
        bonus=solver.rules.kernel.bonus,
    )


def best_turn(
    solver: Solver,
    board: Board,
    tiles: Sequence[int],
    turn_rules: TurnRules = TurnRules(),
    *,
    beam: int | None = BEAM,
    exact: bool = True,
    max_states: int = 200_000,
    seconds: float | None = 1.0,
) -> Turn | None:
    """The best turn with `tiles` on `board`; None if nothing can be laid. The board stays as it is.

    beam        clusters to follow of each size, at least 1, and an eighth as many unions; those with one tile left
                are all followed; None for no beam
    exact       whether to search on for the proof
    max_states  sets that the exact search may look at, 1 … 2,000,000
    seconds     that the exact search may take, None for any; the beam is not stopped
    ValueError for bounds broken, for a board of another solver, and for more than 10 wildcards to swap.
    """
    if beam is not None and beam < 1:
        raise ValueError(f"a beam of {beam}: at least 1 is needed")
    if not 1 <= max_states <= MAX_STATES:
        raise ValueError(f"{max_states} states: 1 to {MAX_STATES} are possible")
    if beam is None and not exact:
        raise ValueError("neither a beam nor the exact search")
    starts = _starts(solver, board, tiles, turn_rules)
    best: tuple[tuple[Swap, ...], Clusters, Whole] | None = None
    score, states, quick, proven = -1, 0, -1, False
    if beam is not None:
        proven = True
        for start in starts:
            search = Clusters(*start.setting, floor=score)
            search.run(beam, MAX_STATES, lambda: False)
            proven = proven and search.whole
            states += search.states
            for found in search.best():
                score, best = found.score, (start.swaps, search, found)
        quick = score
    if exact and not proven:
        until = None if seconds is None else monotonic() + seconds
        proven, left = True, max_states
        for start in starts:
            search = Clusters(*start.setting, floor=score)  # only what is better counts
            ended = search.run(None, left, lambda: until is not None and monotonic() > until)
            proven = proven and ended
            states += search.states
            left -= search.states
            for found in search.best():
                score, best = found.score, (start.swaps, search, found)
    if best is None:
        return None
    swaps, search, found = best
    return Turn(score, (*swaps, *search.steps(found.rows)), proven, states, quick)


def good_turns(
    solver: Solver,
    board: Board,
    tiles: Sequence[int],
    worth: Worth,
    turn_rules: TurnRules = TurnRules(),
    *,
    beam: int = BEAM,
    count: int = 10,
    each: int = 3,
    late: Callable[[], bool] = lambda: False,
) -> list[Turn]:
    """Turns that are worth most by their score and what they keep, best first, as a beam finds them.

    worth  what racks that are kept are worth in points, by how often each tile is in them: int64[n, letters + 2] to
           float64[n]
    beam   as for `best_turn`
    count  turns to return at most, of which `each` at most lay the same tiles
    late   asked between steps of milliseconds: whether to stop, and tell what was found so far
    ValueError for bounds broken, for a board of another solver, and for more than 10 wildcards to swap.
    """
    if min(beam, count, each) < 1:
        raise ValueError(f"a beam of {beam}, {count} turns, {each} alike: at least 1 is needed")
    found: list[tuple[float, bytes, Turn]] = []
    states = 0
    for start in _starts(solver, board, tiles, turn_rules):
        search = Clusters(*start.setting, most=count, each=each, worth=worth)
        search.run(beam, MAX_STATES, late)
        states += search.states
        kept = start.stock.kept()
        exact = worth(kept)
        for whole in search.best():
            steps = (*start.swaps, *search.steps(whole.rows))
            turn = Turn(whole.score, steps, False, states, whole.score)
            found.append((whole.score + float(exact[whole.usage]), kept[whole.usage].tobytes(), turn))
    found.sort(key=lambda one: -one[0])
    alike: dict[bytes, int] = {}
    chosen: list[Turn] = []
    for _, hand, turn in found:
        alike[hand] = alike.get(hand, 0) + 1
        if alike[hand] <= each and len(chosen) < count:
            chosen.append(turn)
    return chosen


_ready = False


def warm() -> None:
    """Compile the search for turns, or load it from the cache: seconds the first time ever.

    Until it is done, `turn_reference` answers for small boards, and single placements for large ones.
    """
    global _ready
    solver = two_squares()
    best_turn(solver, solver.board(), [0, 0], beam=1, seconds=None)
    best_turn(solver, solver.board([[1 + STAR, 0], [0, 0]]), [0, 0], beam=1, seconds=None)
    Clusters(*_starts(solver, solver.board(), [0], TurnRules())[0].setting).grow(1)
    good_turns(solver, solver.board(), [0, 0], lambda kept: np.zeros(len(kept)), beam=1)
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that `best_turn` answers at once."""
    return _ready
