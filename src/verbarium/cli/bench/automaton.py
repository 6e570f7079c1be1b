"""`verbarium bench automaton`: how long word lists take to become automata and grid trees."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer

from verbarium.cli.bench.measure import Result, show, side_by_side
from verbarium.texts import LANGUAGES

_TEXTS = 1_000_000  # more words than this are not made into texts, to spare memory


def automaton(
    languages: Annotated[str, typer.Option(help="Lexicons to build from, by commas.")] = "en,pl",
    seconds: Annotated[float, typer.Option(min=1, max=30, help="How long to measure each.")] = 4,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure building: words to automaton, automaton to grid tree, and reading both from disk."""
    import resource
    import tempfile
    from pathlib import Path

    import numpy as np

    from verbarium.fast import build, grid_trace, shelf
    from verbarium.fast import grid as kernel
    from verbarium.fast.checks import frozen
    from verbarium.texts import Trouble
    from verbarium.words import lexicon

    build.warm()
    kernel.warm()
    results: list[Result] = []
    for name in languages.split(","):
        language = next((x for x in LANGUAGES if x == name.strip()), None)
        if language is None:
            raise Trouble("bench-language-unknown", name=name)
        dawg = lexicon(language).admit("all-forms").dawg()
        arrays: list[Any] = [frozen(a) for a in dawg[:4]]
        count = grid_trace.count_words(arrays[0], arrays[1], arrays[3])
        ids = np.arange(int(count[-1]), dtype=np.uint32)
        spell: Callable[..., Any] = grid_trace.spell
        codes, offsets = spell(*arrays, count, ids)
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            kernel.Solver(dawg, None, 3, fingerprint="bench", folder=place)
            shelf.save(place / "dawg", "bench", dict(zip(dawg._fields[:4], dawg[:4], strict=True)))
            works: dict[str, Callable[[], object]] = {}
            if len(ids) < _TEXTS:
                alphabet = "".join(chr(ord("a") + code) for code in range(dawg.letters))
                raw, ends = codes.tobytes(), offsets.tolist()
                texts = ["".join(alphabet[x] for x in raw[a:b]) for a, b in itertools.pairwise(ends)]
                works["texts-to-codes"] = partial(build.encode, texts, alphabet)
            works |= {
                "words-to-automaton": partial(build.build, codes, offsets, dawg.letters),
                "automaton-to-grid-tree": partial(kernel.Solver, dawg, None, 3),
                "automaton-from-disk": partial(shelf.load, place / "dawg", "bench"),
                "grid-tree-from-disk": partial(
                    kernel.Solver, dawg, None, 3, fingerprint="bench", folder=place
                ),
            }
            taken = side_by_side(works, seconds)
        for what, median in taken.items():
            results.append(
                {
                    "name": f"{what}-{language}",
                    "words": len(ids),
                    "seconds": round(median.wall, 4),
                    "cpu_seconds": round(median.cpu, 4),
                    "words_per_second": round(len(ids) / median.wall),
                }
            )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    results.append({"name": "peak-memory-of-this-process", "megabytes": round(peak)})
    show("Building automata, one core", results, as_json)


def register(app: typer.Typer) -> None:
    app.command()(automaton)
