"""Placements by trying every word on every line: slow, plain, and the measure of the compiled search.

No automaton, no anchors, no cross sets: a word is laid on the squares, and then the board is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product

from verbarium.fast.board import BLANK, STAR, BoardRules, Connection, Joined, Placement, Premium

Word = tuple[int, ...]
Square = tuple[int, int]


def _run(cells: Sequence[Sequence[int]], row: int, col: int, down: bool) -> list[Square]:
    """The squares of the unbroken line of tiles through (row, col)."""
    size, step = len(cells), (1, 0) if down else (0, 1)
    run = [(row, col)]
    for sign in (-1, 1):
        r, c = row + sign * step[0], col + sign * step[1]
        while 0 <= r < size and 0 <= c < size and cells[r][c]:
            run.append((r, c))
            r, c = r + sign * step[0], c + sign * step[1]
    return sorted(run)


def word_score(
    rules: BoardRules, cells: Sequence[Sequence[int]], run: list[Square], laid: Collection[Square], main: bool
) -> int:
    """What one word scores: the letters with their premiums first, then the word premiums."""
    letters, words = rules.kernel.letter, rules.kernel.word
    total, factors = 0, []
    for r, c in run:
        cell, q = cells[r][c], r * rules.size + c
        value = 0 if cell & BLANK else rules.values[(cell & 63) - 1]
        if rules.premium == Premium.ALWAYS or ((r, c) in laid and (main or rules.premium == Premium.LAID)):
            value *= int(letters[q])
            factors += [int(words[q])] if words[q] > 1 else []
        total += value
    if not factors:
        return total
    if rules.joined == Joined.SUM:
        return total * sum(factors)
    if rules.joined == Joined.HIGHEST:
        return total * max(factors)
    for f in factors:
        total *= f
    return total


def judge(
    rules: BoardRules,
    words: Collection[Word],
    before: Sequence[Sequence[int]],
    tiles: dict[Square, int],
    down: bool,
) -> int | None:
    """The score of laying `tiles` as a word in one direction; None if the rules or the words do not allow
    it."""
    cells = [list(row) for row in before]
    for (r, c), cell in tiles.items():
        if cells[r][c]:
            return None
        cells[r][c] = cell
    first = min(tiles)
    main = _run(cells, *first, down)
    if len(main) < 2 or not set(tiles) <= set(main):
        return None
    if any(any(row) for row in before):
        if rules.connection == Connection.SHARE:
            tied = len(main) > len(tiles)
        else:
            tied = any(len(_run(cells, r, c, d)) > 1 for r, c in tiles for d in (True, False) if d != down)
            tied = tied or len(main) > len(tiles)
        if not tied:
            return None
    elif sum(int(rules.kernel.start[r * rules.size + c]) for r, c in tiles) < rules.need:
        return None
    made = [(main, True)] + [(_run(cells, r, c, not down), False) for r, c in tiles]
    score = 0
    for run, is_main in made:
        if len(run) < 2:
            continue
        if tuple((cells[r][c] & 63) - 1 for r, c in run) not in words:
            return None
        if is_main or rules.cross_words:
            score += word_score(rules, cells, run, tiles.keys(), is_main)
    wild = any(cell >= BLANK for cell in tiles.values())
    return score + int(rules.kernel.bonus[2 * len(tiles) + wild])


def _ways(letters: Sequence[int], hand: Counter[int], alphabet: int) -> Iterator[tuple[int, ...]]:
    """The cells by which tiles of `hand` can spell `letters`."""
    for kinds in product((0, BLANK, STAR), repeat=len(letters)):
        spent = Counter(
            {0: letter, BLANK: alphabet, STAR: alphabet + 1}[kind]
            for letter, kind in zip(letters, kinds, strict=True)
        )
        if all(hand[t] >= k for t, k in spent.items()):
            yield tuple(letter + 1 + kind for letter, kind in zip(letters, kinds, strict=True))


def placements(
    rules: BoardRules,
    words: Collection[Word],
    cells: Sequence[Sequence[int]],
    tiles: Sequence[int],
    both: bool = False,
) -> list[Placement]:
    """What `board.Solver.all` finds, in another way. `words` is a set of tuples of letter codes."""
    hand, alphabet, size = Counter(tiles), len(rules.values), rules.size
    wild = hand[alphabet] + hand[alphabet + 1]
    found: dict[tuple[frozenset[tuple[Square, int]], bool], Placement] = {}
    for down in (False, True):
        for line in range(size):
            squares = [(k, line) if down else (line, k) for k in range(size)]
            content = [cells[r][c] for r, c in squares]
            stock = hand + Counter((cell & 63) - 1 for cell in content if cell)
            for word in words:
                if not 2 <= len(word) <= size or (Counter(word) - stock).total() > wild:
                    continue
                for at in range(size - len(word) + 1):
                    span = range(at, at + len(word))
                    if any(content[k] and (content[k] & 63) - 1 != word[k - at] for k in span):
                        continue
                    if (at and content[at - 1]) or (at + len(word) < size and content[at + len(word)]):
                        continue
                    free = [k for k in span if not content[k]]
                    if not 1 <= len(free) <= len(tiles):
                        continue
                    for way in _ways([word[k - at] for k in free], hand, alphabet):
                        laid = {squares[k]: cell for k, cell in zip(free, way, strict=True)}
                        score = judge(rules, words, cells, laid, down)
                        if score is not None:
                            row, col = squares[at]
                            found[frozenset(laid.items()), down] = Placement(
                                score, down, row, col, len(word), tuple(r * size + c for r, c in laid), way
                            )
    if not both:
        for laid_set, down in list(found):
            other = found.get((laid_set, not down))
            mine = found[laid_set, down]
            if other and (other.score, not other.down) > (mine.score, not mine.down):
                del found[laid_set, down]
    return list(found.values())


def best(
    rules: BoardRules, words: Collection[Word], cells: Sequence[Sequence[int]], tiles: Sequence[int]
) -> Placement | None:
    """A placement of the highest score: the fallback for `board.Solver.best`."""
    return max(placements(rules, words, cells, tiles), key=lambda p: p.score, default=None)
