"""Words on a grid of dice: the solver that everybody uses.

    solver = open_solver(dawg, faces=[(0,), (1,), …, (16, 20)], shortest=3)
    grid = solver.grid([[(16, 20), (20,)], [(8,), None]])       # Qu U / I hole
    solver.score(grid, points)                                  # int
    ids, paths = solver.words(grid)                             # numbers of words in the Dawg, and where they run
    solver.scores(grids, points, threads=2)                     # int64[n], hundreds of thousands a second and core

`Solver` is compiled. Compiling takes a while the first time ever, so nobody is made to wait for it: `warm()` belongs
into set-up or a thread in the background, `ready()` says whether it is done, and until then `open_solver` gives a
`PlainSolver`, which answers the same in plain Python.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

import numpy as np
from numpy.typing import ArrayLike, NDArray

from verbarium.fast import grid_scalar, grid_trace, grid_vector, shelf
from verbarium.fast.checks import frozen
from verbarium.fast.dawg import Dawg
from verbarium.fast.grid_door import (
    HOLE,
    Door,
    Face,
    Found,
    GridSolver,
    near_lists,
    near_masks,
    near_pairs,
    shape_of,
)
from verbarium.fast.grid_plain import PlainSolver
from verbarium.fast.grid_records import MAX_FACE, Records, records

__all__ = ["HOLE", "Face", "Found", "GridSolver", "PlainSolver", "Solver", "open_solver", "ready", "warm"]

_VERSION = "grid-1"  # of the records' layout, for the cache
_STAMPS = 1 << 24  # see `found` in grid_scalar
_CHUNK = 4096  # boards a kernel takes at once,
_SHARE = 512  # and at least so many where threads share them: small pieces, so that all end at the same time
_PATIENCE = (100_000, 10_000_000)  # steps that `walk` and `candidates` may take in turns for one board


def _together(work: Callable[[], None], threads: int) -> None:
    """Run `work` in so many threads at once, this one among them: if it only waited, it would take turns with those
    who work. What one of them raises is raised here. (An executor takes a tenth of the time of 16,000 grids.)"""
    raised: list[BaseException] = []

    def other() -> None:
        try:
            work()
        except BaseException as e:
            raised.append(e)

    others = [Thread(target=other) for _ in range(threads - 1)]
    for thread in others:
        thread.start()
    try:
        work()
    finally:
        for thread in others:
            thread.join()
    if raised:
        raise raised[0]


class Solver(Door):
    """Finds the words of grids, compiled. May be used from several threads at once.

    faces     what the dice can show, as tuples of 1 to 4 letter codes, at most 40; all letters of the Dawg if None
    shortest  words of fewer letters do not count; a face counts all its letters (Qu two)

    A grid is uint8[rows, cols] of places in `faces`, 255 for a hole, at most 100 cells; `grids` is uint8[n, rows,
    cols]. Points are whole numbers by number of letters, from 0; longer words get the last entry's.
    Everything raises ValueError for what does not fit.
    """

    def __init__(
        self,
        dawg: Dawg,
        faces: Sequence[Face] | None = None,
        shortest: int = 3,
        *,
        fingerprint: str | None = None,
        folder: Path | None = None,
        vectors: bool | None = None,
    ) -> None:
        """With a `fingerprint` of the Dawg's words, the tree is kept on disk (in `folder`, else the cache folder).

        `vectors` forces the kernel with or without AVX-512; by default the processor decides. Results are the same.
        """
        super().__init__(dawg, faces, shortest)
        self._letters = np.zeros((len(self.faces), MAX_FACE), np.uint8)
        for row, face in zip(self._letters, self.faces, strict=True):
            row[: len(face)] = face
        self._length = np.array([len(face) for face in self.faces], np.uint8)
        self._extra = self._length - np.uint8(1)
        self._tree = self._stored(fingerprint, folder or shelf.default_folder())
        self._scratches: list[_Scratch] = []
        self.vectors = grid_vector.usable() if vectors is None else vectors
        if self.vectors and not grid_vector.usable():
            raise ValueError("this processor has no AVX-512")

    def _measured(self, dawg: Dawg) -> int:
        self._dawg = Dawg(
            frozen(dawg.first), frozen(dawg.final), frozen(dawg.label), frozen(dawg.target), dawg.letters
        )
        self._before, words, longest = grid_trace.measure(
            self._dawg.first, self._dawg.final, self._dawg.target
        )
        self._size = int(words)
        return int(longest)

    def _stored(self, fingerprint: str | None, folder: Path) -> Records:
        """The tree from disk, or made, and put there if it can be."""
        if fingerprint is None:
            return self._made()
        # the sum makes sure of the words, should two lists ever go by one name
        total = 0
        for array in (self._dawg.first, self._dawg.final, self._dawg.label, self._dawg.target):
            total = zlib.crc32(array.data, total)
        what = f"{_VERSION} {fingerprint} {total} {self.faces} {self.shortest}"
        path = folder / f"grid-{hashlib.blake2b(what.encode(), digest_size=12).hexdigest()}.shelf"
        if kept := shelf.load(path, what):
            shift, twofold = kept["flags"].tolist()
            return Records(kept["rec"], kept["word_of"], shift, bool(twofold))
        tree = self._made()
        flags = np.array([tree.shift, tree.twofold], np.int64)
        with contextlib.suppress(OSError):  # no room on the disk: the next start takes a little longer
            shelf.save(path, what, {"rec": tree.rec, "word_of": tree.word_of, "flags": flags})
        return tree

    def _made(self) -> Records:
        tree = records(self._dawg, self._before, self._letters, self._length, self.shortest)
        return tree._replace(rec=frozen(tree.rec), word_of=frozen(tree.word_of))

    @property
    def nbytes(self) -> int:
        """Memory of the tree, the automaton and the scratch space that was needed so far."""
        arrays = [self._tree.rec, self._tree.word_of, self._before, *self._dawg[:4]]
        scratch = sum(s.found.nbytes + s.stamps.nbytes for s in self._scratches)
        return scratch + sum(int(a.nbytes) for a in arrays)

    def score(self, grid: ArrayLike, points: ArrayLike) -> int:
        """The points of all words of one grid, each once."""
        return int(self.scores(self.checked(grid, 2)[None], points)[0])

    def scores(self, grids: ArrayLike, points: ArrayLike, threads: int = 1) -> NDArray[np.int64]:
        """int64[n]: the points of all words of each grid, each once."""
        boards, table = self.checked(grids, 3), self.table(points)
        if threads < 1:
            raise ValueError(f"at least one thread is needed, not {threads}")
        shape = shape_of(boards)
        boards = boards.reshape(len(boards), -1)
        out = np.zeros(len(boards), np.int64)
        if not boards.size:
            return out

        size = _CHUNK if threads == 1 else min(_CHUNK, max(_SHARE, -(-len(boards) // (8 * threads))))
        size = min(size, -(-len(boards) // threads))

        pieces = iter(range(0, len(boards), size))  # whoever is free takes the next one

        def work() -> None:
            for lo in pieces:
                self._score_chunk(boards[lo : lo + size], shape, table, out[lo : lo + size])

        _together(work, threads)
        return out

    def words(self, grid: ArrayLike) -> Found:
        """The words of one grid with a path for each."""
        board = self.checked(grid, 2)
        shape = shape_of(board)
        cells = frozen(board.reshape(-1))
        ids = self._words_chunk(cells[None], shape)[0] if cells.size else np.zeros(0, np.uint32)
        ids.sort()
        return Found(ids, self._laid(cells, shape, ids))

    def batch_words(self, grids: ArrayLike) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
        """(ids, offsets): the words of grid i are ids[offsets[i]:offsets[i + 1]], each once, in no special order."""
        boards = self.checked(grids, 3)
        shape = shape_of(boards)
        boards = boards.reshape(len(boards), -1)
        if not boards.size:
            return np.zeros(0, np.uint32), np.zeros(len(boards) + 1, np.int64)
        parts, sizes = [], [np.zeros(1, np.int64)]
        for lo in range(0, len(boards), _CHUNK):
            ids, offsets = self._words_chunk(boards[lo : lo + _CHUNK], shape)
            parts.append(ids)
            sizes.append(np.diff(offsets))
        return np.concatenate(parts), np.cumsum(np.concatenate(sizes))

    def spelled(self, ids: NDArray[np.uint32]) -> list[bytes]:
        """The letter codes of the words with these numbers. Raises ValueError for a number that no word has."""
        ids = np.asarray(ids, np.uint32)
        if ids.size and int(ids.max()) >= self._size:
            raise ValueError(f"there is no word {ids.max()} among {self._size}")
        codes, offsets = self._spelled(ids)
        raw, ends = codes.tobytes(), offsets.tolist()
        return [raw[a:b] for a, b in itertools.pairwise(ends)]

    def _spelled(self, ids: NDArray[np.uint32]) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        d = self._dawg
        codes, offsets = grid_trace.spell(d.first, d.final, d.label, d.target, self._before, frozen(ids))
        return codes, offsets

    def _kernel(self, shape: tuple[int, int], vectors: bool) -> str:
        """Which kernel is the fastest that can do grids of this shape."""
        rows, cols = shape
        if rows * cols <= 30 and self._tree.shift == 32 and vectors:
            return "vector"
        if rows * cols <= 16 and self._tree.shift == 32:
            return "small"
        return "large" if rows <= 8 and cols <= 8 else "walk"

    def _score_chunk(
        self,
        boards: NDArray[np.uint8],
        shape: tuple[int, int],
        points: NDArray[np.int64],
        out: NDArray[np.int64],
    ) -> None:
        tree, n = self._tree, len(boards)
        undone = np.zeros(n, np.bool_)
        kernel = self._kernel(shape, self.vectors and not tree.twofold)
        near = near_masks(*shape, 8 if kernel == "large" else shape[1])
        with _Borrowed(self, n) as (scratch, stamp):
            rest = (tree.word_of, tree.twofold, self._extra, points, scratch.found, scratch.stamps, stamp)
            match kernel:
                case "vector":
                    grid_vector.scores(
                        _padded(boards),
                        near,
                        tree.rec,
                        self._extra,
                        points,
                        scratch.found,
                        stamp,
                        out,
                        undone,
                    )
                case "small":
                    grid_scalar.small_scores(boards, near, tree.rec, *rest, out, undone, 0, n)
                case "large":
                    grid_scalar.large_scores(
                        boards, shape[1], near, tree.rec, tree.shift, *rest, out, undone, 0, n
                    )
                case _:
                    undone[:] = True
        for b in np.flatnonzero(undone):
            _, offsets = self._spelled(self._patiently(boards[b], shape))
            out[b] = points[np.diff(offsets)].sum()

    def _words_chunk(
        self, boards: NDArray[np.uint8], shape: tuple[int, int]
    ) -> tuple[NDArray[np.uint32], NDArray[np.int64]]:
        tree, n = self._tree, len(boards)
        undone = np.zeros(n, np.bool_)
        kernel = self._kernel(shape, self.vectors)
        near = near_masks(*shape, 8 if kernel == "large" else shape[1])
        with _Borrowed(self, n) as (scratch, stamp):
            rest = (tree.word_of, scratch.stamps, stamp, undone, 0, n)
            match kernel:
                case "vector":
                    ids, offsets = grid_vector.words(
                        _padded(boards), near, tree.rec, tree.word_of, scratch.stamps, stamp, undone
                    )
                case "small":
                    ids, offsets = grid_scalar.small_words(boards, near, tree.rec, *rest)
                case "large":
                    ids, offsets = grid_scalar.large_words(
                        boards, shape[1], near, tree.rec, tree.shift, *rest
                    )
                case _:
                    ids, offsets = np.zeros(0, np.uint32), np.zeros(n + 1, np.int64)
                    undone[:] = True
        if undone.any():
            parts = [
                self._patiently(board, shape) if late else ids[a:b]
                for board, late, a, b in zip(boards, undone, offsets, offsets[1:], strict=False)
            ]
            ids = np.concatenate(parts)
            offsets = np.cumsum([0, *map(len, parts)])
        return ids, offsets

    def _patiently(self, board: NDArray[np.uint8], shape: tuple[int, int]) -> NDArray[np.uint32]:
        """The words of a grid that is too large or has too many paths for the queues.

        Of many faces a large grid holds few paths; of few faces there are few words that could lie on it. Which of the
        two ways is the short one shows when it comes to its end.
        """
        tree = self._tree
        board = frozen(board)
        near, degree = near_lists(*shape)
        ids: NDArray[np.uint32]
        with _Borrowed(self, 2 * len(_PATIENCE) + 1) as (scratch, stamp):
            rest = (tree.rec, tree.shift, tree.word_of, scratch.stamps)
            for steps in _PATIENCE:
                ids, whole = grid_trace.walk(board, near, degree, *rest, stamp, steps)
                if whole:
                    return ids
                ids, whole = grid_trace.candidates(board, *rest, stamp + 1, steps)
                if whole:
                    break
                stamp += 2
            else:
                ids, _ = grid_trace.candidates(board, *rest, stamp, 1 << 62)
        laid: NDArray[np.uint32] = ids[self._laid(board, shape, ids)[:, 0] >= 0]
        return laid

    def _laid(
        self, board: NDArray[np.uint8], shape: tuple[int, int], ids: NDArray[np.uint32]
    ) -> NDArray[np.int8]:
        """int8[words, longest]: the first path of each word on a board, -1 behind its end; all -1 if there is none."""
        d = self._dawg
        paths: NDArray[np.int8] = grid_trace.paths(
            board,
            near_pairs(*shape),
            self._letters,
            self._length,
            d.first,
            d.final,
            d.label,
            d.target,
            self._before,
            frozen(ids),
        )
        return paths


class _Scratch:
    """What one running kernel writes into, besides its result."""

    def __init__(self, slots: int, words: int) -> None:
        self.found = np.zeros(max(slots, 1), np.uint64)
        self.stamps = np.zeros(max(words, 1), np.uint32)
        self.next = 1


class _Borrowed:
    """A scratch space for `n` boards, taken from the solver's store or made, and given back."""

    def __init__(self, solver: Solver, n: int) -> None:
        self._solver, self._n = solver, n

    def __enter__(self) -> tuple[_Scratch, int]:
        solver = self._solver
        try:
            self._scratch = solver._scratches.pop()
        except IndexError:
            self._scratch = _Scratch(len(solver._tree.word_of), solver._size)
        if self._scratch.next + self._n >= _STAMPS:
            self._scratch.found[:] = 0
            self._scratch.stamps[:] = 0
            self._scratch.next = 1
        stamp = self._scratch.next
        self._scratch.next += self._n
        return self._scratch, stamp

    def __exit__(self, *_: object) -> None:
        self._solver._scratches.append(self._scratch)


def _padded(boards: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """uint8[n, 16 or 32]: the boards, with holes behind the last cell."""
    width = 16 if boards.shape[1] <= 16 else 32
    if boards.shape[1] == width:
        return boards
    wide = np.full((len(boards), width), HOLE, np.uint8)
    wide[:, : boards.shape[1]] = boards
    return frozen(wide)


def open_solver(
    dawg: Dawg, faces: Sequence[Face] | None = None, shortest: int = 3, *, fingerprint: str | None = None
) -> Solver | PlainSolver:
    """A solver that answers now: the compiled one if it is ready, else the plain one."""
    if ready():
        return Solver(dawg, faces, shortest, fingerprint=fingerprint)
    return PlainSolver(dawg, faces, shortest)


_ready = False


def warm() -> None:
    """Compile everything, or load it from the cache: half a minute the first time ever, then under a second."""
    global _ready
    u8, u32 = np.uint8, np.uint32
    one_word = Dawg(np.array([0, 0, 1], u32), np.array([1, 0], u8), np.array([0], u8), np.array([0], u32), 1)
    points = np.arange(3)
    for vectors in {False, grid_vector.usable()}:
        solver = Solver(one_word, shortest=1, vectors=vectors)
        for shape in ((2, 2), (5, 5), (1, 99)):
            solver.score(np.zeros(shape, u8), points)
            solver.words(np.zeros(shape, u8))
    solver._laid(frozen(np.zeros(2, u8)), (1, 2), np.zeros(1, u32))
    tree = solver._tree
    grid_trace.candidates(frozen(np.zeros(2, u8)), tree.rec, tree.shift, tree.word_of, np.zeros(2, u32), 1, 9)
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that a `Solver` answers at once."""
    return _ready
