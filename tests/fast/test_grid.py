"""The compiled grid solver gives what the plain one gives, and both what the rules say."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import (
    build,
    grid_reference,
    grid_vector,
    shelf,
)
from verbarium.fast import grid as grids
from verbarium.fast.dawg import Dawg
from verbarium.fast.grid import HOLE, PlainSolver, Solver

FIXED = settings(derandomize=True, deadline=None, max_examples=300)
ABC = "abcdefghijklmnopqrstuvwxyz"
Face = tuple[int, ...]


def dawg_of(words: list[str], alphabet: str = ABC) -> Dawg:
    return build.build(*build.encode(words, alphabet), len(alphabet))


def faces_of(*names: str) -> list[Face]:
    return [tuple(ABC.index(c) for c in name) for name in names]


def brute(words: list[str], grid: np.ndarray, faces: list[Face], shortest: int) -> dict[str, tuple[int, ...]]:
    """Every path there is, and the words among what they spell: a third way, for small grids only."""
    near = grid_reference.neighbours(*grid.shape)
    cells, wanted, found = grid.reshape(-1).tolist(), set(words), {}

    def on(path: tuple[int, ...], text: str) -> None:
        if text in wanted and len(text) >= shortest and (text not in found or path < found[text]):
            found[text] = path
        for cell in near[path[-1]] if path else range(len(cells)):
            if cell not in path and cells[cell] != HOLE:
                on((*path, cell), text + "".join(ABC[x] for x in faces[cells[cell]]))

    on((), "")
    return found


VECTORS = [False, True] if grid_vector.usable() else [False]


def assert_same(
    dawg: Dawg, faces: list[Face], shortest: int, batch: np.ndarray, points: np.ndarray, vectors: bool
) -> None:
    solver, plain = Solver(dawg, faces, shortest, vectors=vectors), PlainSolver(dawg, faces, shortest)
    compared["grids"] += len(batch)
    scores = solver.scores(batch, points)
    assert scores.tolist() == plain.scores(batch, points).tolist()
    ids, offsets = solver.batch_words(batch)
    for i, grid in enumerate(batch):
        ours, theirs = solver.words(grid), plain.words(grid)
        assert ours.ids.tolist() == theirs.ids.tolist() == sorted(ids[offsets[i] : offsets[i + 1]].tolist())
        assert np.array_equal(ours.paths, theirs.paths)
        assert solver.score(grid, points) == scores[i]
        assert scores[i] == sum(points[len(word)] for word in solver.spelled(ours.ids))


face_sets = st.lists(st.text("abc", min_size=1, max_size=4), min_size=1, max_size=6, unique=True)


@FIXED
@given(
    st.lists(st.text("abc", min_size=1, max_size=7), max_size=30),
    face_sets,
    st.integers(1, 4),
    st.sampled_from([(1, 1), (1, 3), (2, 2), (3, 2), (2, 4), (3, 3)]),
    st.randoms(use_true_random=False),
)
def test_all_three_ways_agree_on_small_grids(words, names, shortest, shape, random) -> None:  # type: ignore[no-untyped-def]
    """Faces of one to four letters that overlap in every way, holes, words with many paths."""
    faces, dawg = faces_of(*names), dawg_of(words)
    cells = [random.choice([*range(len(faces)), HOLE]) for _ in range(shape[0] * shape[1])]
    grid = np.array(cells, np.uint8).reshape(shape)
    compared["grids"] += 1
    found = brute(words, grid, faces, shortest)
    expected = [(word, found[word]) for word in sorted(found)]
    points = np.array([random.randint(-3, 20) for _ in range(30)])
    compiled = [Solver(dawg, faces, shortest, vectors=vectors) for vectors in VECTORS]
    for solver in (*compiled, PlainSolver(dawg, faces, shortest)):
        ids, paths = solver.words(grid)
        spelled = [sorted(set(words))[i] for i in ids]
        assert [
            (w, tuple(c for c in p if c >= 0)) for w, p in zip(spelled, paths.tolist(), strict=True)
        ] == expected
        assert solver.score(grid, points) == sum(points[len(word)] for word in found)


def random_words(random: np.random.Generator, letters: str, n: int, longest: int) -> list[str]:
    return [
        "".join(letters[x] for x in random.integers(0, len(letters), random.integers(1, longest + 1)))
        for _ in range(n)
    ]


# 4x4 and its like, grids with a row of 8, 5x5, 6x6, and those that are too large for a mask
SHAPES = [
    (4, 4),
    (3, 4),
    (2, 8),
    (5, 6),
    (3, 10),
    (6, 4),
    (1, 16),
    (16, 1),
    (5, 5),
    (6, 6),
    (2, 7),
    (8, 8),
    (7, 3),
    (3, 8),
    (10, 10),
    (2, 10),
    (29, 1),
]


@pytest.mark.parametrize(
    ("shape", "vectors"), [(s, v) for s in SHAPES for v in VECTORS if not v or s[0] * s[1] <= 30]
)
def test_the_kernels_agree_with_the_reference_on_every_size(shape: tuple[int, int], vectors: bool) -> None:
    random = np.random.default_rng(shape)
    for case in range(12):
        letters = "abcdefgh"[: random.integers(3, 9)]
        faces = faces_of(*letters, "qu", "in", "th")[: random.integers(2, len(letters) + 4)]
        words = random_words(random, letters + "quinth", 150, 7)
        batch = random.integers(0, len(faces), (8, *shape), np.uint8)
        if case % 3 == 0:
            batch[random.random(batch.shape) < 0.2] = HOLE
        assert_same(
            dawg_of(words), faces, int(random.integers(1, 5)), batch, random.integers(0, 50, 46), vectors
        )


def test_thirty_thousand_random_grids() -> None:
    """Real shapes of lexica: few letters on many grids, with and without faces of two letters."""
    random = np.random.default_rng(11)
    for case in range(300):
        letters = ABC[: random.integers(4, 27)]
        names = [*letters, *(["qu", "an", "er"] if case % 2 else [])]
        faces = faces_of(*names)
        dawg = dawg_of(random_words(random, letters, 400, 8))
        batch = random.integers(0, len(faces), (100, 4, 4), np.uint8)
        points = random.integers(0, 12, 46)
        plain = PlainSolver(dawg, faces, 2)
        expected = plain.scores(batch, points).tolist()
        compared["grids"] += len(batch)
        for vectors in VECTORS:
            solver = Solver(dawg, faces, 2, vectors=vectors)
            assert solver.scores(batch, points).tolist() == expected
            ids, offsets = solver.batch_words(batch)
            for i in range(0, 100, 10):
                assert sorted(ids[offsets[i] : offsets[i + 1]].tolist()) == plain.words(batch[i]).ids.tolist()


def test_fifty_thousand_small_grids() -> None:
    """Every shape up to 3x4, with holes: so small that most lexica have more words than the grid has paths."""
    random = np.random.default_rng(12)
    for case in range(250):
        letters = ABC[: random.integers(2, 9)]
        names = [*letters, *(["qu"] if case % 3 == 0 else [])]
        faces = faces_of(*names)
        dawg = dawg_of(random_words(random, letters, 120, 6))
        rows, cols = int(random.integers(1, 4)), int(random.integers(1, 5))
        batch = random.integers(0, len(faces), (200, rows, cols)).astype(np.uint8)
        batch[random.random(batch.shape) < 0.05] = HOLE
        points = random.integers(0, 12, 46)
        shortest = int(random.integers(1, 4))
        expected = PlainSolver(dawg, faces, shortest).scores(batch, points).tolist()
        compared["grids"] += len(batch)
        for vectors in VECTORS:
            assert Solver(dawg, faces, shortest, vectors=vectors).scores(batch, points).tolist() == expected


@pytest.mark.parametrize("letters", [1, 26, 31, 32, 33, 34, 40])
def test_every_size_of_alphabet(letters: int) -> None:
    """At 33 faces the records change their layout."""
    alphabet = "".join(chr(0x430 + i) for i in range(letters))
    random = np.random.default_rng(letters)
    words = random_words(random, alphabet, 3000, 4)
    dawg = dawg_of(words, alphabet)
    faces: list[Face] = [(i,) for i in range(letters)]
    for shape in ((4, 4), (5, 5), (10, 10)):
        batch = random.integers(0, letters, (20, *shape), np.uint8)
        for vectors in VECTORS:
            assert_same(dawg, faces, 1, batch, np.arange(46), vectors)


@pytest.mark.parametrize("vectors", VECTORS)
@pytest.mark.parametrize("shape", [(4, 4), (5, 5), (3, 10), (1, 30), (30, 1), (6, 6), (10, 10)])
def test_words_with_two_spellings_in_faces_score_once(shape: tuple[int, int], vectors: bool) -> None:
    """Words that end in AB, BA or AA, on dice that show those and the single letters too."""
    random = np.random.default_rng(shape)
    faces = faces_of("a", "b", "ab", "ba", "aa")
    words = random_words(random, "ab", 60, 6)
    assert Solver(dawg_of(words), faces, 1)._tree.twofold
    batch = random.integers(0, 5, (6, *shape), np.uint8)
    batch[random.random(batch.shape) < 0.3] = HOLE
    assert_same(dawg_of(words), faces, 1, batch, random.integers(1, 50, 46), vectors)


def test_two_lists_of_one_name_do_not_share_a_tree(tmp_path: Path) -> None:
    grid = np.array([[0, 1, 2]], np.uint8)
    for words, number in ((["ab", "abc"], 2), (["abc"], 1), ([f"a{x}" for x in ABC], 1)):
        solver = Solver(dawg_of(words), None, 2, fingerprint="x", folder=tmp_path)
        assert len(solver.words(grid).ids) == number


NASTY = ["a" * n for n in range(1, 17)] + ["ab", "ba", "aab", "b", "qua", "quqa"]


@pytest.mark.parametrize(
    ("shape", "vectors"),
    [((n, n), v) for n in (4, 5) for v in VECTORS] + [((n, n), False) for n in (6, 8, 10)],
)
def test_one_letter_everywhere_has_more_paths_than_any_queue(shape: tuple[int, int], vectors: bool) -> None:
    """Millions of paths for one word. The paths are the first ones, as everywhere."""
    dawg, cells = dawg_of(NASTY), shape[0] * shape[1]
    solver = Solver(dawg, None, 1, vectors=vectors)
    grid = np.zeros(shape, np.uint8)
    ids, paths = solver.words(grid)
    plain = PlainSolver(dawg, None, 1).words(grid)
    assert ids.tolist() == plain.ids.tolist()
    assert np.array_equal(paths, plain.paths)
    assert solver.spelled(ids) == [bytes(n) for n in range(1, 17)]
    sight = grid_reference.Sight([(0,)] * cells, grid_reference.neighbours(*shape))
    for word, path in zip(solver.spelled(ids), paths.tolist(), strict=True):
        assert tuple(c for c in path if c >= 0) == sight.first_path(word)
    assert solver.score(grid, np.arange(46)) == sum(range(1, 17))
    batch = np.stack([grid, np.full(shape, 1, np.uint8), grid])
    assert solver.scores(batch, np.arange(46)).tolist() == [136, 1, 136]


def test_a_word_as_long_as_the_longest() -> None:
    """45 letters over a 10x10 grid of two letters in turn, which has paths without number."""
    word = "ab" * 22 + "c"
    dawg = dawg_of([word, "ab" * 22, "cab"])
    grid = np.indices((10, 10)).sum(0).astype(np.uint8) % 2
    for solver in (Solver(dawg, None, 3), PlainSolver(dawg, None, 3)):
        grid[9, 9] = 0
        assert len(solver.words(grid).ids) == 1
        assert solver.score(grid, np.arange(46)) == 44
        grid[9, 9] = 2
        assert len(solver.words(grid).ids) == 3
        assert solver.score(grid, np.arange(46)) == 45 + 44 + 3


def test_stamps_start_again_when_they_run_out() -> None:
    dawg = dawg_of(["ab", "abc", "ba"])
    solver = Solver(dawg, faces_of("a", "b", "c", "ab"), 2)
    grid = np.array([[0, 1], [2, HOLE]], np.uint8)
    expected = solver.score(grid, np.arange(46))
    assert expected == 7
    for _ in range(3):
        solver._scratches[0].next = grids._STAMPS - 2
        assert [solver.score(grid, np.arange(46)) for _ in range(4)] == [expected] * 4


def test_threads_change_nothing() -> None:
    random = np.random.default_rng(3)
    solver = Solver(dawg_of(random_words(random, "abcdef", 300, 6)), faces_of(*"abcdef"), 3)
    batch = random.integers(0, 6, (20_000, 4, 4), np.uint8)
    one = solver.scores(batch, np.arange(46))
    assert np.array_equal(one, solver.scores(batch, np.arange(46), threads=3))
    with pytest.raises(ValueError):
        solver.scores(batch, np.arange(46), threads=0)


@pytest.mark.parametrize("broken", range(4))
def test_what_fails_in_a_thread_fails_for_the_caller(monkeypatch: pytest.MonkeyPatch, broken: int) -> None:
    """No piece is left out in silence, whoever had it."""
    solver = Solver(dawg_of(["abc"]), faces_of(*"abc"), 3)
    batch = np.zeros((4 * 512, 4, 4), np.uint8)
    score, taken = solver._score_chunk, itertools.count()

    def sometimes(boards: Any, *rest: Any) -> None:
        if next(taken) == broken:
            raise MemoryError
        score(boards, *rest)

    monkeypatch.setattr(solver, "_score_chunk", sometimes)
    with pytest.raises(MemoryError):
        solver.scores(batch, np.arange(46), threads=3)


def test_more_grids_than_a_chunk_come_back_in_order() -> None:
    random = np.random.default_rng(4)
    solver = Solver(dawg_of(random_words(random, "abcdef", 300, 6)), faces_of(*"abcdef"), 3)
    batch = random.integers(0, 6, (9_000, 3, 3), np.uint8)
    ids, offsets = solver.batch_words(batch)
    scores = solver.scores(batch, np.ones(46, int))
    assert np.diff(offsets).tolist() == scores.tolist()
    for i in (0, 4095, 4096, 8999):
        assert sorted(ids[offsets[i] : offsets[i + 1]].tolist()) == solver.words(batch[i]).ids.tolist()


def test_a_grid_is_written_in_faces() -> None:
    solver = Solver(dawg_of(["qui", "quiz"]), faces_of("qu", "i", "z"), 3)
    grid = solver.grid([faces_of("qu", "i"), [None, *faces_of("z")]])
    assert grid.tolist() == [[0, 1], [HOLE, 2]]
    assert solver.spelled(solver.words(grid).ids) == [bytes([16, 20, 8]), bytes([16, 20, 8, 25])]
    assert solver.words(grid).paths.tolist() == [[0, 1, -1, -1], [0, 1, 3, -1]]
    assert solver.grid([]).shape == (0, 0)


@pytest.mark.parametrize("kind", [Solver, PlainSolver])
def test_what_does_not_fit_is_refused(kind: type[Solver] | type[PlainSolver]) -> None:
    dawg = dawg_of(["abc", "abcd"], "abcde")
    for faces in (
        [(5,)],
        [()],
        [(0,), (0,)],
        [(0, 1, 2, 3, 4)],
        [(-1,)],
        [(a, b) for a in range(5) for b in range(5)] * 2,
    ):
        with pytest.raises(ValueError):
            kind(dawg, faces, 3)
    for shortest in (0, 46):
        with pytest.raises(ValueError):
            kind(dawg, None, shortest)
    solver, good = kind(dawg, None, 3), np.arange(46)
    bad_grids = [
        np.zeros(4, np.uint8),
        np.zeros((1, 2, 2), np.uint8),
        np.full((2, 2), 5),
        np.full((2, 2), -1),
        np.full((2, 2), 256),
        np.zeros((2, 2)),
        np.zeros((11, 10), np.uint8),
    ]
    for grid in bad_grids:
        with pytest.raises(ValueError):
            solver.score(grid, good)
        with pytest.raises(ValueError):
            solver.words(grid)
    for points in (np.zeros((2, 46), int), np.zeros(46), [], 3):
        with pytest.raises(ValueError):
            solver.score(np.zeros((2, 2), np.uint8), points)
    for rows in ([[(0,)], []], [[(9,)]]):
        with pytest.raises(ValueError):
            solver.grid(rows)  # type: ignore[arg-type]
    assert solver.score(np.zeros((2, 2), np.uint8), [0]) == 0


@pytest.mark.parametrize("kind", [Solver, PlainSolver])
def test_words_longer_than_the_table_get_its_last_entry(kind: type[Solver] | type[PlainSolver]) -> None:
    solver = kind(dawg_of(["ab", "abc", "abcd", "abcde"], "abcde"), None, 1)
    grid = np.array([[0, 1, 2, 3, 4]], np.uint8)
    assert [solver.score(grid, points) for points in ([0, 0, 1], [7], [0, 0, 1, 2, 3, 4, 5])] == [4, 28, 10]


def test_an_automaton_that_would_lead_astray_is_refused() -> None:
    good = dawg_of(["ab", "abc", "b"], "abc")
    Solver(good)
    u32 = np.uint32
    bad = [
        good._replace(target=good.target + u32(1)),
        good._replace(target=np.full_like(good.target, 99)),
        good._replace(label=good.label + np.uint8(3)),
        good._replace(label=np.zeros_like(good.label)),
        good._replace(first=good.first[:-1]),
        good._replace(first=good.first[::-1].copy()),
        good._replace(first=good.first.astype(np.int64)),
        good._replace(final=good.final * np.uint8(2)),
        good._replace(letters=65),
        Dawg(np.zeros(1, u32), np.zeros(0, np.uint8), np.zeros(0, np.uint8), np.zeros(0, u32), 3),
    ]
    for dawg in bad:
        with pytest.raises(ValueError):
            Solver(dawg)


def test_the_tree_is_kept_on_disk_and_a_damaged_file_is_made_again(tmp_path: Path) -> None:
    random = np.random.default_rng(8)
    dawg = dawg_of(random_words(random, "abcd", 200, 6))
    faces, points = faces_of(*"abcd", "ab"), np.arange(46)
    batch = random.integers(0, 5, (50, 4, 4), np.uint8)
    expected = Solver(dawg, faces, 3).scores(batch, points).tolist()

    def scores() -> list[int]:
        return Solver(dawg, faces, 3, fingerprint="x", folder=tmp_path).scores(batch, points).tolist()

    assert scores() == expected
    [file] = tmp_path.iterdir()
    before = file.read_bytes()
    assert scores() == expected
    for at in random.integers(0, len(before), 40).tolist():
        bad = bytearray(before)
        bad[at] ^= 0x55
        file.write_bytes(bytes(bad))
        assert scores() == expected
    file.write_bytes(before[: len(before) // 2])
    assert scores() == expected
    assert file.read_bytes() == before
    Solver(dawg, faces, 4, fingerprint="x", folder=tmp_path)
    Solver(dawg, faces, 3, fingerprint="y", folder=tmp_path)
    assert len(list(tmp_path.iterdir())) == 3
    nowhere = tmp_path / "file"
    nowhere.write_text("in the way")
    assert Solver(dawg, faces, 3, fingerprint="x", folder=nowhere).scores(batch, points).tolist() == expected
    assert shelf.load(nowhere, "x") is None


WARM = """
import numpy as np
from verbarium.fast import automaton, basics, build, grid, grid_faces, grid_records, grid_scalar, grid_trace
from verbarium.fast import grid_vector, rack, rack_kernels
from verbarium.fast.grid import Solver

for module in (build, grid, rack):
    module.warm()
modules = (
    automaton, basics, build, grid_faces, grid_records, grid_scalar, grid_trace, grid_vector, rack_kernels
)
compiled = {f"{m.__name__}.{n}": f for m in modules for n, f in vars(m).items() if hasattr(f, "signatures")}
before = {name: len(function.signatures) for name, function in compiled.items()}
codes, offsets = build.encode(["ab", "abc", "bca"], "abc")
for array in (codes, offsets):
    array.flags.writeable = False
dawg = build.build(codes, offsets, 3)
for array in dawg[:4]:
    array.flags.writeable = False
for vectors in {False, grid_vector.usable()}:
    solver = Solver(dawg, [(0,), (1,), (2,), (0, 1)], 2, vectors=vectors)
    for shape in ((4, 4), (5, 5), (3, 3), (6, 6), (1, 9), (10, 10)):
        odd = np.random.default_rng(1).integers(0, 4, (6, *shape))[::2]
        still = odd.astype(np.uint8)
        still.flags.writeable = False
        for batch in (odd, still, np.asfortranarray(still), still * np.uint8(0)):
            solver.scores(batch, [0, 1, 2])
            solver.scores(batch, np.arange(40, dtype=np.int16)[::-1])
            ids, _ = solver.batch_words(batch)
            solver.words(batch[0])
            solver.spelled(ids[::-2])
hand = rack.pieces(3, [(0,), (1, 2)])[::-1]
hand.flags.writeable = False
rack.Solver(dawg).words(hand, free=[1], must=[0])
rack.Solver(dawg).words(hand.astype(np.int8))
rack.Solver(dawg).words(rack.pieces(3, []))
after = {name: len(function.signatures) for name, function in compiled.items()}
assert after == before, {name: n for name, n in after.items() if n != before[name]}
"""


def test_warm_leaves_nothing_to_compile() -> None:
    """Whatever arrays come in: read-only, strided, of other integers, mapped from disk. In a process of its own, for
    other tests compile this and that."""
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    done = subprocess.run(
        [sys.executable, "-c", WARM],
        capture_output=True,
        text=True,
        env=environment,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize(
    ("shape", "vectors"),
    [
        (s, v)
        for s in [(2, 2), (4, 4), (5, 5), (6, 6), (9, 8), (10, 10)]
        for v in VECTORS
        if not v or s[0] < 6
    ],
)
def test_grids_of_few_letters_whose_words_run_a_million_ways(shape: tuple[int, int], vectors: bool) -> None:
    """Words that lie there in many ways, and words that hardly lie there though they could be read going back and
    forth: a lone letter among others, and rows of letters that do not meet."""
    random = np.random.default_rng(7)
    words = ["".join(random.choice(list("ab"), random.integers(2, 16))) for _ in range(300)]
    words += (
        ["ab" * n for n in range(1, 12)] + ["a" * n + "b" + "a" * n for n in range(1, 9)] + ["b" * 7 + "a"]
    )
    dawg, faces = dawg_of(words, "ab"), [(0,), (1,), (0, 0)]
    rows, cols = shape
    mixed = random.integers(0, 2, (2, *shape))
    lone = np.zeros(shape, np.int64)
    lone[rows // 2, cols // 2] = 1
    stripes = np.arange(rows * cols).reshape(shape) // cols // 2 % 2
    three = random.integers(0, 3, shape)
    batch = np.array([*mixed, lone, 1 - lone, stripes, three], np.uint8)
    assert_same(dawg, faces, 2, batch, np.arange(40), vectors)


def test_while_nothing_is_compiled_the_plain_solver_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    dawg = dawg_of(["abc"])
    monkeypatch.setattr(grids, "_ready", False)
    assert isinstance(grids.open_solver(dawg), PlainSolver)
    grids.warm()
    assert grids.ready()
    assert isinstance(grids.open_solver(dawg), Solver)
