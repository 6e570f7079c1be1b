"""`verbarium bench automaton`: how long word lists take to become the arrays that solvers walk on."""

from __future__ import annotations

import contextlib
import ctypes
import itertools
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from verbarium.cli.bench.measure import Result, show, side_by_side
from verbarium.texts import LANGUAGES

if TYPE_CHECKING:
    pass

_TEXTS = 1_000_000  # more words than this are not made into texts, to spare memory
_SMALL = 1000  # words for the twins in plain Python


def automaton(
    languages: Annotated[str, typer.Option(help="Lexicons to build from, by commas.")] = "en,pl",
    seconds: Annotated[float, typer.Option(min=1, max=30, help="How long to measure each.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure building: words to automata, one-way, two-way and by dice, in phases, and reading them from disk.

    Ratios are words a second to those of the twin in plain Python, which has 1000 of the words.
    """
    from verbarium.fast import build, gaddag
    from verbarium.fast import grid as kernel
    from verbarium.texts import Trouble

    for module in (build, gaddag, kernel):
        module.warm()
    results: list[Result] = []
    for name in languages.split(","):
        language = next((x for x in LANGUAGES if x == name.strip()), None)
        if language is None:
            raise Trouble("bench-language-unknown", name=name)
        results += _one(language, seconds)
    show("Building automata, one core", results, as_json)


def _one(language: str, seconds: float) -> list[Result]:
    """One lexicon's lines."""
    import tempfile

    import numpy as np

    from verbarium.fast import build, gaddag, gaddag_build, gaddag_grams, gaddag_plain, grid_trace, shelf
    from verbarium.fast import grid as kernel
    from verbarium.fast.checks import frozen
    from verbarium.games.tiles.sets import tile_sets
    from verbarium.words import lexicon

    words = lexicon(language).admit("all-forms")
    dawg = words.dawg()
    arrays: list[Any] = [frozen(a) for a in dawg[:4]]
    before, count, _ = grid_trace.measure(arrays[0], arrays[1], arrays[3])
    spell: Callable[..., Any] = grid_trace.spell
    codes, offsets = spell(*arrays, before, frozen(np.arange(int(count), dtype=np.uint32)))
    small = spell(*arrays, before, frozen(np.linspace(0, int(count) - 1, _SMALL).astype(np.uint32)))

    tiles = tile_sets()[f"crossword-{language}"]
    narrow = partial(gaddag.narrow, dawg, tiles.codes(words.alphabet.letters), len(tiles.tiles))
    checked = gaddag._checked_dawg(narrow())
    onward = gaddag_build.forward(checked)
    all_words: tuple[Any, Any, int] = (codes, offsets, dawg.letters)
    some: tuple[Any, Any, int] = (*small, dawg.letters)
    few = gaddag.narrow(build.build(*some), tiles.codes(words.alphabet.letters), len(tiles.tiles))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        tree = kernel.Solver(dawg, None, 3, fingerprint="bench", folder=place)
        two_way = gaddag.kept(checked, "bench", place)
        shelf.save(place / "dawg", "bench", dict(zip(dawg._fields[:4], dawg[:4], strict=True)))
        sizes = {
            "automaton": (len(dawg.final), len(dawg.target)),
            "grid-tree": (len(tree._tree.rec), len(tree._tree.word_of)),
            "two-way": (len(two_way.nodes) // 2, len(two_way.arcs)),
        }
        works: dict[str, Callable[[], object]] = {}
        if int(count) < _TEXTS:
            alphabet = "".join(chr(ord("a") + code) for code in range(dawg.letters))
            raw, ends = codes.tobytes(), offsets.tolist()
            texts = ["".join(alphabet[x] for x in raw[a:b]) for a, b in itertools.pairwise(ends)]
            works["texts-to-codes"] = partial(build.encode, texts, alphabet)
        works |= {
            "words-to-automaton": partial(build.build, *all_words),
            "words-in-order": partial(build._check, *all_words),
            "automaton-to-grid-tree": partial(kernel.Solver, dawg, None, 3),
            "automaton-to-two-way": lambda: gaddag.build(narrow()),
            "two-way-narrow-and-check": lambda: gaddag._checked_dawg(narrow()),
            "two-way-forward": partial(gaddag_build.forward, checked),
            "two-way-letter-sums": partial(gaddag_grams.grams, checked, onward),
            "two-way-nodes": partial(gaddag_build.build, checked, onward),
            "automaton-from-disk": partial(shelf.load, place / "dawg", "bench"),
            "grid-tree-from-disk": partial(kernel.Solver, dawg, None, 3, fingerprint="bench", folder=place),
            "two-way-from-disk": partial(gaddag.kept, checked, "bench", place),
        }
        plain: dict[str, Callable[[], object]] = {
            "plain-words-to-automaton": partial(build.build_plain, *some),
            "plain-automaton-to-two-way": partial(gaddag_plain.build_plain, few),
        }
        peaks = {name: _peak(work) for name, work in works.items()}
        taken = side_by_side(works | plain, seconds)

    results: list[Result] = [{"name": f"words-{language}", "words": int(count)}]
    for name, mine in taken.items():
        amount = _SMALL if name in plain else int(count)
        twin = taken.get(f"plain-{name}", mine)
        facts: Result = {
            "name": f"{name}-{language}",
            "seconds": round(mine.wall, 4),
            "cpu_seconds": round(mine.cpu, 4),
            "words_per_second": round(amount / max(mine.cpu, 1e-6)),
        }
        facts["ratio"] = round(facts["words_per_second"] / (_SMALL / twin.cpu), 1) if twin is not mine else 1
        if name in plain:
            results.append(facts)
            continue
        facts["states"], facts["edges"] = next(
            (size for what, size in sizes.items() if name.endswith(what)), (0, 0)
        )
        facts["megabytes"] = peaks[name]
        results.append(facts)
    return results


def _peak(work: Callable[[], object]) -> int:
    """Megabytes that a work takes at its height over what there was before; 0 where the system cannot tell."""
    status, reset = Path("/proc/self/status"), Path("/proc/self/clear_refs")
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)  # what was freed before would be taken again unnoticed
    try:
        reset.write_text("5")
        start = _resident(status, "VmRSS")
        work()
        return max(0, _resident(status, "VmHWM") - start) >> 10
    except (OSError, ValueError):
        return 0


def _resident(status: Path, which: str) -> int:
    """Kilobytes."""
    line = next(line for line in status.read_text().splitlines() if line.startswith(which))
    return int(line.split()[1])


def register(app: typer.Typer) -> None:
    app.command()(automaton)
