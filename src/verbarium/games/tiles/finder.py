"""The best that can be laid under a rule set: the kernels, spoken to in squares and letters."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from verbarium.games.lexicon import Words
from verbarium.games.tiles import sets
from verbarium.games.tiles.api import Draft, Lay, Play, Put, Wild
from verbarium.games.tiles.reference import judge
from verbarium.games.tiles.ruleset import RuleSet

if TYPE_CHECKING:
    from verbarium.fast.board import Board, BoardRules, Placement, Solver
    from verbarium.fast.turn import TurnRules

BLANK, STAR = 64, 128  # what a cell of the kernels has on top of its letter (`fast.board`)


class Found(NamedTuple):
    """A turn that can be laid, and what it scores."""

    play: Play
    points: int


class Finder:
    """Finds turns under one rule set among some words. Not for two threads at once: it keeps scratch memory."""

    def __init__(self, rules: RuleSet, words: Words) -> None:
        self.rules, self.words = rules, words
        self.letters = rules.tiles.letters
        self._code = {letter: i for i, letter in enumerate(self.letters)}

    @functools.cached_property
    def solver(self) -> Solver:
        """The kernel for placements: slow to open the first time ever on a machine."""
        from verbarium.fast import board, turn

        board.warm()
        if self.rules.several:
            turn.warm()
        return board.Solver(sets.automaton(self.words, self.rules.tiles), board_rules(self.rules))

    def prepare(self) -> None:
        """Open what searching needs; may take a while."""
        self.solver  # noqa: B018 opened by being asked for

    # -- to and from the kernels ----------------------------------------------------------------------------------

    def cell(self, put: Put) -> int:
        """What a square holds, for the kernels."""
        return self._code[put.letter] + 1 + {"": 0, "?": BLANK, "*": STAR}[put.wild]

    def codes(self, rack: Iterable[str]) -> list[int]:
        """The tiles of a rack, for the kernels."""
        n = len(self.letters)
        return [n if t == "?" else n + 1 if t == "*" else self._code[t] for t in rack]

    def tiles(self, codes: Iterable[int]) -> tuple[str, ...]:
        """The other way round."""
        return tuple((*self.letters, "?", "*")[code] for code in codes)

    def board(self, board: Iterable[Put]) -> Board:
        """The board, for the kernels."""
        import numpy as np

        size = self.rules.layout.size
        cells = np.zeros(size * size, np.int64)
        for put in board:
            cells[put.square] = self.cell(put)
        return self.solver.board(cells)

    def lay(self, placement: Placement) -> Lay:
        """A placement of the kernels."""
        return Lay(
            tuple(
                Put(square, self.letters[(cell & 63) - 1], _wild(cell))
                for square, cell in zip(placement.squares, placement.cells, strict=True)
            ),
            placement.down,
        )

    # -- what can be laid -----------------------------------------------------------------------------------------

    def placements(self, board: Iterable[Put], rack: Sequence[str]) -> Iterator[Found]:
        """Every single placement, without taking up wildcards."""
        for p in self.solver.all(self.board(board), self.codes(rack)):
            found = self.judged(board, rack, Play((self.lay(p),)))
            if found is not None:
                yield found

    def best(self, board: Sequence[Put], rack: Sequence[str]) -> Found | None:
        """The turn that scores most; of a turn of several words, the best that a search of a moment finds."""
        return max(self.candidates(board, rack), key=lambda f: f.points, default=None)

    def top(self, board: Sequence[Put], rack: Sequence[str], count: int) -> list[Found]:
        """The best turns, dearest first: all single placements, and the best turns of several words or with a swap."""
        import numpy as np

        found = self.solver.all(self.board(board), self.codes(rack))
        plays = [Play((self.lay(found[int(i)]),)) for i in np.argsort(-found.scores, kind="stable")[:count]]
        judged = [self.judged(board, rack, play) for play in plays]
        known = {f.play: f for f in (*judged, *self.candidates(board, rack)) if f is not None}
        return sorted(known.values(), key=lambda f: -f.points)[:count]

    def candidates(self, board: Sequence[Put], rack: Sequence[str]) -> Iterator[Found]:
        """Turns of which one scores most."""
        if self.rules.several:
            plays = [self._turn(board, rack)]
        else:
            plays = [self._single(board, rack), *self.extras(board, rack)]
        for play in plays:
            if play is not None and (found := self.judged(board, rack, play)) is not None:
                yield found

    def extras(self, board: Sequence[Put], rack: Sequence[str]) -> Iterator[Play]:
        """Single placements that the kernels do not value: special words, and the best with each wildcard taken up."""
        yield from self._special(board, rack)
        yield from self._swaps(board, rack)

    def judged(self, board: Iterable[Put], rack: Iterable[str], play: Play) -> Found | None:
        """What the judge says of a turn."""
        draft = judge(self.rules, board, rack, play, self.words)
        return Found(play, draft.points) if isinstance(draft, Draft) else None

    def _single(self, board: Iterable[Put], rack: Sequence[str]) -> Play | None:
        best = self.solver.best(self.board(board), self.codes(rack))
        return None if best is None else Play((self.lay(best),))

    def _turn(self, board: Iterable[Put], rack: Sequence[str]) -> Play | None:
        from verbarium.fast.turn import best_turn

        found = best_turn(
            self.solver, self.board(board), self.codes(rack), turn_rules(self.rules), exact=False
        )
        return None if found is None else self.play(found.steps)

    def play(self, steps: Iterable[object]) -> Play:
        """A turn of the kernels: swaps, then placements."""
        from verbarium.fast.board import Placement
        from verbarium.fast.turn import Swap

        listed = list(steps)
        return Play(
            tuple(self.lay(step) for step in listed if isinstance(step, Placement)),
            tuple(step.square for step in listed if isinstance(step, Swap)),
        )

    def _special(self, board: Iterable[Put], rack: Sequence[str]) -> Iterator[Play]:
        """Placements of words that bring points of their own, which the kernels do not know."""
        lengths = {len(word) for word in self.rules.specials}
        if not lengths:
            return
        import numpy as np

        found = self.solver.all(self.board(board), self.codes(rack))
        fits = np.isin((found.moves[:, 0] & np.uint64(31)).astype(np.int64), list(lengths))
        at = {p.square: p.letter for p in board}
        size = self.rules.layout.size
        for i in np.flatnonzero(fits):
            p = found[int(i)]
            lay = self.lay(p)
            letters = at | {put.square: put.letter for put in lay.tiles}
            step = size if p.down else 1
            first = p.row * size + p.col
            if "".join(letters[first + k * step] for k in range(p.length)) in self.rules.specials:
                yield Play((lay,))

    def _swaps(self, board: Sequence[Put], rack: Sequence[str]) -> Iterator[Play]:
        """For each wildcard that the rack can pay for: the best placement that uses it."""
        if not self.rules.swap:
            return
        for there in board:
            if not there.wild or there.letter not in rack:
                continue
            changed = [Put(p.square, p.letter) if p.square == there.square else p for p in board]
            hand = list(rack)
            hand.remove(there.letter)
            found = self.solver.all(self.board(changed), self.codes([*hand, there.wild]))
            order = found.scores.argsort()[::-1]
            for i in order.tolist():
                lay = self.lay(found[i])
                if any(p.wild == there.wild for p in lay.tiles):
                    yield Play((lay,), (there.square,))
                    break


def board_rules(rules: RuleSet) -> BoardRules:
    """The rule set for the kernels. Points for certain words, and taking up wildcards, they do not know."""
    from verbarium.fast.board import Connection, Joined, Premium

    bonus = []
    for count in range(rules.rack + 1):
        plain = rules.bonus[count] if count < len(rules.bonus) else 0
        pure = rules.pure_bonus if count and (plain or not rules.pure_with_length) else 0
        bonus.append((plain, plain + pure))
    return sets.board_rules(
        rules.layout,
        rules.tiles,
        rack=rules.rack,
        bonus=bonus,
        premium={"both": Premium.LAID, "main": Premium.MAIN, "always": Premium.ALWAYS}[rules.premium],
        joined={"product": Joined.PRODUCT, "sum": Joined.SUM, "single": Joined.HIGHEST}[rules.joined],
        connection=Connection.SHARE if rules.connection == "share" else Connection.TOUCH,
        cross_words=rules.cross_words,
    )


def turn_rules(rules: RuleSet) -> TurnRules:
    """What a turn of several words may do, for the kernels."""
    from verbarium.fast.turn import TurnRules

    return TurnRules(
        final_words=rules.final_words,
        build_on_turn=rules.build_on_turn,
        swap=rules.swap,
        given_counts=rules.given_counts,
    )


def _wild(cell: int) -> Wild:
    return "*" if cell & STAR else "?" if cell & BLANK else ""
