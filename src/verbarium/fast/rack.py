"""Words from given letters: tiles, cards with two letters, wildcards, vowels for nothing.

    solver = open_solver(dawg)
    hand = pieces(dawg.letters, [(0, 2), (1,), WILD], values)   # a card A/C, a tile B, a wildcard worth nothing
    solver.words(hand)                                          # numbers, values and pieces used of all words
    solver.words(hand, least=2, most=2)                         # leave exactly one out
    solver.words(consonants, free=vowels)                       # vowels are added freely
    solver.lay(word, hand)                                      # which piece for which letter

As in `grid`, the compiled solver is not waited for: `warm`, `ready`, `open_solver`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from verbarium.fast import rack_kernels
from verbarium.fast.checks import check_dawg, frozen, longest_word
from verbarium.fast.dawg import Dawg
from verbarium.fast.grid_reference import Walkable
from verbarium.fast.grid_trace import count_words
from verbarium.fast.rack_reference import Wish, lay, words_from

MAX_PIECES = 64
MAX_VALUE = 1_000_000
WILD: tuple[int, ...] = ()
"""A piece that may be any letter and is worth nothing."""


class Racked(NamedTuple):
    """Words that can be laid, by their numbers in the `Dawg`, ascending.

    ids     uint32[k]
    values  int64[k]   the most that the letters in use can be worth; free letters and wildcards nothing
    used    int64[k]   how many pieces lie in the word
    """

    ids: NDArray[np.uint32]
    values: NDArray[np.int64]
    used: NDArray[np.int64]


def pieces(
    letters: int, shown: Sequence[Sequence[int]], values: ArrayLike | None = None
) -> NDArray[np.int64]:
    """Pieces as the solvers take them: int64[pieces, letters], the worth of a piece as a letter, -1 if it cannot be.

    shown: the letter codes that each piece may serve as, or WILD. values: by letter, 0 or more; none: all 0.
    Raises ValueError for letters outside the alphabet and values that are not one number a letter.
    """
    worth = np.zeros(letters, np.int64) if values is None else np.asarray(values, np.int64)
    if worth.shape != (letters,):
        raise ValueError(f"values are {letters} numbers, one a letter")
    serve = np.full((len(shown), letters), -1, np.int64)
    for row, codes in zip(serve, shown, strict=True):
        if any(not 0 <= code < letters for code in codes):
            raise ValueError(f"a piece has letters below {letters}, not {tuple(codes)}")
        if len(codes):
            row[list(codes)] = worth[list(codes)]
        else:
            row[:] = 0
    return serve


class _Door:
    """Checks what comes in."""

    def __init__(self, dawg: Dawg) -> None:
        check_dawg(dawg)
        self.letters = dawg.letters
        self._longest = longest_word(dawg)

    def _asked(
        self,
        hand: ArrayLike,
        free: Collection[int],
        least: int,
        most: int | None,
        must: Collection[int],
        shortest: int,
        longest: int | None,
    ) -> tuple[NDArray[np.int64], frozenset[int], Wish]:
        serve = np.asarray(hand)
        if serve.ndim != 2 or serve.shape[1] != self.letters or (serve.size and serve.dtype.kind not in "iu"):
            raise ValueError(f"pieces are whole numbers in an array of pieces x {self.letters} letters")
        if len(serve) > MAX_PIECES:
            raise ValueError(f"at most {MAX_PIECES} pieces, not {len(serve)}")
        if serve.size and int(serve.max()) > MAX_VALUE:
            raise ValueError(f"a piece is worth at most {MAX_VALUE}")
        if any(not 0 <= code < self.letters for code in free):
            raise ValueError(f"free letters are codes below {self.letters}")
        if any(not 0 <= piece < len(serve) for piece in must):
            raise ValueError(f"pieces that must be used are numbers below {len(serve)}")
        longest = self._longest if longest is None else min(longest, self._longest)
        most = len(serve) if most is None else min(most, len(serve))
        wish = Wish(shortest, longest, least, most, sum(1 << piece for piece in set(must)))
        return frozen(np.ascontiguousarray(serve, np.int64)), frozenset(free), wish

    def lay(
        self,
        word: Sequence[int],
        hand: ArrayLike,
        *,
        free: Collection[int] = (),
        must: Collection[int] = (),
    ) -> tuple[int, tuple[int, ...]] | None:
        """(value, pieces): the best way to lay a word, the piece of each letter, -1 for a free one; None if none.

        Of several best ways the first, piece by piece. The word need not be in the lexicon. Plain Python.
        """
        serve, free, wish = self._asked(hand, free, 0, None, must, 0, None)
        if any(not 0 <= code < self.letters for code in word):
            raise ValueError(f"a word is made of letter codes below {self.letters}")
        return lay(word, serve.tolist(), frozenset(free), wish._replace(longest=len(word)))


class Solver(_Door):
    """Finds words from given letters, compiled. May be used from several threads at once."""

    def __init__(self, dawg: Dawg) -> None:
        super().__init__(dawg)
        self._arrays = (frozen(dawg.first), frozen(dawg.final), frozen(dawg.label), frozen(dawg.target))
        self._count = count_words(self._arrays[0], self._arrays[1], self._arrays[3])

    def words(
        self,
        hand: ArrayLike,
        *,
        free: Collection[int] = (),
        least: int = 0,
        most: int | None = None,
        must: Collection[int] = (),
        shortest: int = 1,
        longest: int | None = None,
    ) -> Racked:
        """All words that can be laid from a hand.

        hand      int[pieces, letters] as made by `pieces`, at most 64
        free      letters that need no piece and never take one
        least     pieces used at least; len(hand) to use all, len(hand) - 1 with the same `most` to leave one out
        most      pieces used at most; None: all
        must      pieces that must be used, by place in the hand
        shortest, longest    letters of the word
        Raises ValueError for what does not fit.
        """
        serve, free, wish = self._asked(hand, free, least, most, must, shortest, longest)
        if not len(serve):
            serve = frozen(np.full((1, self.letters), -1, np.int64))
        bits = np.uint64(1) << np.arange(len(serve), dtype=np.uint64)
        can = ((serve >= 0) * bits[:, None]).sum(0, dtype=np.uint64)
        worth = serve.max(0)
        even = np.where(((serve < 0) | (serve == worth)).all(0), worth, -1)
        ids, values, used = rack_kernels.words(
            *self._arrays,
            self._count,
            serve,
            can,
            even,
            np.uint64(sum(1 << code for code in free)),
            np.uint64(wish.must),
            wish.must.bit_count(),
            wish.shortest,
            wish.longest,
            wish.least,
            wish.most,
        )
        return Racked(ids, values, used)


class PlainSolver(_Door):
    """The same answers as `Solver` in plain Python, with nothing to compile."""

    def __init__(self, dawg: Dawg) -> None:
        super().__init__(dawg)
        self._words = Walkable(
            dawg.first.tolist(), dawg.final.tobytes(), dawg.label.tobytes(), dawg.target.tolist()
        )

    def words(
        self,
        hand: ArrayLike,
        *,
        free: Collection[int] = (),
        least: int = 0,
        most: int | None = None,
        must: Collection[int] = (),
        shortest: int = 1,
        longest: int | None = None,
    ) -> Racked:
        """All words that can be laid from a hand; as `Solver.words`."""
        serve, free, wish = self._asked(hand, free, least, most, must, shortest, longest)
        found = list(words_from(self._words, serve.tolist(), frozenset(free), wish))
        ids, values, used = zip(*found, strict=True) if found else ((), (), ())
        return Racked(np.array(ids, np.uint32), np.array(values, np.int64), np.array(used, np.int64))


def open_solver(dawg: Dawg) -> Solver | PlainSolver:
    """A solver that answers now: the compiled one if it is ready, else the plain one."""
    return Solver(dawg) if ready() else PlainSolver(dawg)


_ready = False


def warm() -> None:
    """Compile everything, or load it from the cache."""
    global _ready
    u8, u32 = np.uint8, np.uint32
    one_word = Dawg(np.array([0, 0, 1], u32), np.array([1, 0], u8), np.array([0], u8), np.array([0], u32), 1)
    Solver(one_word).words([[1]])
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that a `Solver` answers at once."""
    return _ready
