"""`verbarium bench words`: opening, look-ups, derivations and memory of the five lexicons."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from verbarium.words import Lexicon, WordSet
    from verbarium.words.wordset import Admitted

ROUNDS = 5
SAMPLE = 2000
DERIVED = {
    "it": ("all-forms", "club", "parola"),
    "fr": ("all-forms", "no-conjugated"),
    "en": ("all-forms",),
    "ru": ("all-forms", "nouns-nominative"),
    "pl": ("all-forms", "nouns-nominative"),
}
_MEMORY = """
import os
from verbarium.words import lexicon
def rss():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
before = rss()
for language in ("it", "fr", "en", "ru", "pl"):
    lexicon(language).analyse("a")
print(rss() - before)
"""


def register(app: typer.Typer) -> None:
    app.command(name="words")(bench_words)


def bench_words(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """How fast the lexicons open, answer and derive: medians of interleaved rounds."""
    results = measure()
    if as_json:
        print(json.dumps({"results": results}, indent=2))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table("what", "median", "unit", "aim")
    for row in results:
        table.add_row(row["name"], f"{row['median']:.3g}", row["unit"], f"≤ {row['aim']:g}")
    Console().print(table)


def measure() -> list[dict[str, Any]]:
    """One row a figure: name, median, unit, aim, and the runs it is the median of."""
    from importlib.resources import as_file, files

    from verbarium.fast import automaton
    from verbarium.texts import LANGUAGES
    from verbarium.words import lexicon, pack
    from verbarium.words.deriving import derive_compiled
    from verbarium.words.lexicon import open_pack

    runs: dict[str, list[float]] = {}
    units: dict[str, tuple[str, float]] = {}

    def note(name: str, value: float, unit: str, aim: float) -> None:
        runs.setdefault(name, []).append(value)
        units[name] = unit, aim

    def timed(call: Callable[..., object], *args: object) -> float:
        start = time.perf_counter()
        call(*args)
        return time.perf_counter() - start

    def contains(words: WordSet | Lexicon, sample: list[str]) -> None:
        for word in sample:
            _ = word in words

    def analyse(words: Lexicon, sample: list[str]) -> None:
        for word in sample:
            words.analyse(word)

    def derive(words: Admitted) -> None:
        derive_compiled(words.lexicon, words.lexicon.spelling(), words.lexicon.admitted(words.admission))

    automaton.warm()
    with as_file(files("verbarium.words") / "data") as data, tempfile.TemporaryDirectory() as cache:
        for round_ in range(ROUNDS):
            for code in LANGUAGES:
                lex, com = data / f"{code}.lex", data / f"{code}.com"
                if round_ < 2:
                    note(f"{code} expand", timed(pack.expand, lex, com), "s", 1)
                open_pack(lex, com, Path(cache))
                note(f"{code} open", timed(open_pack, lex, com, Path(cache)) * 1e3, "ms", 5)
                ours = lexicon(code)
                counting = ours.admit("all-forms")
                folded = counting.words()
                step = max(1, len(folded) // SAMPLE)
                sample = [ours.spellings(w)[0][0] for w in folded[::step][:SAMPLE]]
                half = [w + "q" if i % 2 else w for i, w in enumerate(sample)]
                each = 1e6 / len(sample)
                note(f"{code} in lexicon", timed(contains, ours, half) * each, "µs", 10)
                note(f"{code} in all-forms", timed(contains, counting, half) * each, "µs", 10)
                note(f"{code} analyse", timed(analyse, ours, sample) * each, "µs", 30)
                for name in DERIVED[code]:
                    note(f"{code} derive {name}", timed(derive, ours.admit(name)), "s", 0.1)
    memory = subprocess.run([sys.executable, "-c", _MEMORY], capture_output=True, text=True, check=True)
    note("memory of all five opened", int(memory.stdout) / 1e6, "MB", 25)
    return [
        {
            "name": name,
            "median": statistics.median(values),
            "unit": units[name][0],
            "aim": units[name][1],
            "runs": values,
        }
        for name, values in runs.items()
    ]
