"""The best turn by trying every sequence of swaps and placements: the measure of the compiled search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from verbarium.fast import board_reference as plain
from verbarium.fast.board import BLANK, STAR, BoardRules, Premium
from verbarium.fast.board_reference import Square, Word
from verbarium.fast.turn import TurnRules

Grid = tuple[tuple[int, ...], ...]
Laid = tuple[tuple[Square, int, bool], ...]


def _with(cells: Grid, changes: dict[Square, int]) -> Grid:
    return tuple(
        tuple(changes.get((r, c), cell) for c, cell in enumerate(row)) for r, row in enumerate(cells)
    )


class _Trial:
    def __init__(
        self,
        rules: BoardRules,
        words: Collection[Word],
        before: Grid,
        tiles: Sequence[int],
        turn: TurnRules,
        worth: Callable[[tuple[int, ...]], int],
    ) -> None:
        zero = BoardRules(
            **{
                name: getattr(rules, name)
                for name in BoardRules.__dataclass_fields__
                if name not in ("kernel", "bonus")
            }
        )
        self.rules, self.zero, self.words, self.before, self.turn = rules, zero, words, before, turn
        self.letters, self.worth = len(rules.values), worth
        self.had = any(any(row) for row in before)
        self.known: dict[object, int | None] = {}
        self.tiles = tuple(sorted(tiles))

    def _stands(self, cells: Grid, laid: dict[Square, int]) -> bool:
        """Whether each new word has a tile of the board as it was before the turn."""
        if self.turn.build_on_turn:
            return True
        if not self.had:
            return all(
                not cell or (r, c) in laid for r, row in enumerate(cells) for c, cell in enumerate(row)
            )
        runs = [plain._run(cells, r, c, d) for r, c in laid for d in (False, True)]
        return all(len(run) < 2 or any(self.before[r][c] for r, c in run) for run in runs)

    def placements(self, cells: Grid, hand: tuple[int, ...]) -> Iterator[tuple[int, bool, dict[Square, int]]]:
        n = self.rules.size
        for p in plain.placements(self.zero, self.words, cells, hand, both=True):
            laid = {divmod(q, n): cell for q, cell in zip(p.squares, p.cells, strict=True)}
            if self._stands(_with(cells, laid), laid):
                yield p.score, p.down, laid

    def swaps(self, cells: Grid, hand: tuple[int, ...]) -> Iterator[tuple[Square, int, int]]:
        """Square, the letter put there, the wildcard that comes into the hand."""
        if not self.turn.swap:
            return
        for r, row in enumerate(self.before):
            for c, cell in enumerate(row):
                if cell >= BLANK and cells[r][c] == cell and (cell & 63) - 1 in hand:
                    yield (r, c), cell & 63, self.letters + (1 if cell & STAR else 0)

    def ended(self, laid: Laid, cells: Grid, given: int, wild: bool) -> int:
        """What is added at the end: the bonus, and in the one variant the words that stand."""
        left = len(laid) - (0 if self.turn.given_counts else given)
        score = int(self.rules.kernel.bonus[2 * left + wild]) if left > 0 else 0
        if not self.turn.final_words:
            return score
        ways = {square: down for square, _, down in laid}
        for down in (False, True):
            runs = {tuple(plain._run(cells, *square, down)) for square in ways}
            for run in runs:
                along = {s for s in run if ways.get(s) == down}
                if len(run) > 1 and (along or self.rules.cross_words):
                    # A tile's premium serves the word along which it was laid, and the other if the rules say so.
                    fresh = along if self.rules.premium == Premium.MAIN else set(ways)
                    score += plain.word_score(self.rules, cells, list(run), fresh, True)
        return score

    def best(
        self, cells: Grid, hand: tuple[int, ...], due: tuple[int, int], given: int, wild: bool, laid: Laid
    ) -> int | None:
        """The most that can still be scored; None if the turn cannot end well from here."""
        key = (cells, hand, due, given, wild, laid if self.turn.final_words else len(laid))
        if key in self.known:
            return self.known[key]
        results = []
        if laid and due == (0, 0):
            results.append(self.ended(laid, cells, given, wild) + self.worth(hand))
        for square, cell, tile in self.swaps(cells, hand):
            rest = list(hand)
            rest.remove(cell - 1)
            more = (due[0] + 1, due[1]) if tile == self.letters else (due[0], due[1] + 1)
            after = self.best(
                _with(cells, {square: cell}), tuple(sorted([*rest, tile])), more, given + 1, wild, laid
            )
            results += [] if after is None else [after]
        for score, down, tiles in self.placements(cells, hand):
            left = Counter(hand)
            blanks = sum(c & 192 == BLANK for c in tiles.values())
            stars = sum(c & 192 == STAR for c in tiles.values())
            left[self.letters] -= blanks
            left[self.letters + 1] -= stars
            left -= Counter((c & 63) - 1 for c in tiles.values() if c < BLANK)
            after = self.best(
                _with(cells, tiles),
                tuple(sorted(left.elements())),
                (max(0, due[0] - blanks), max(0, due[1] - stars)),
                given,
                wild or blanks + stars > 0,
                tuple(sorted(laid + tuple((s, c, down) for s, c in tiles.items()))),
            )
            if after is not None:
                results.append(after + (0 if self.turn.final_words else score))
        self.known[key] = max(results, default=None)
        return self.known[key]


def best_score(
    rules: BoardRules,
    words: Collection[Word],
    cells: Sequence[Sequence[int]],
    tiles: Sequence[int],
    turn: TurnRules,
    worth: Callable[[tuple[int, ...]], int] = lambda kept: 0,
) -> int | None:
    """The score of the best turn, with what the tiles that it keeps are worth; None if nothing can be laid."""
    before = tuple(tuple(row) for row in cells)
    trial = _Trial(rules, words, before, tiles, turn, worth)
    return trial.best(before, trial.tiles, (0, 0), 0, False, ())
