"""Measuring side by side, and saying what came out: shared by the benches."""

from __future__ import annotations

import itertools
import json
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

Result = dict[str, Any]


class Taken(NamedTuple):
    """Median seconds of one work: by the clock, and of processor time (all threads together)."""

    wall: float
    cpu: float


def side_by_side(
    works: Mapping[str, Callable[[], object]], seconds: float, least: int = 3
) -> dict[str, Taken]:
    """The medians of several works. They take turns, so that a busy machine is busy for all of them alike.

    Every work is done once before, unmeasured; then in rounds until `seconds` are over, at least `least` times.
    """
    times: dict[str, list[Taken]] = {name: [] for name in works}
    for work in works.values():
        work()
    end, rounds = time.perf_counter() + seconds, 0
    while rounds < least or time.perf_counter() < end:
        for name, work in works.items():
            wall, cpu = time.perf_counter(), time.process_time()
            work()
            times[name].append(Taken(time.perf_counter() - wall, time.process_time() - cpu))
        rounds += 1
    return {name: Taken(*map(statistics.median, zip(*taken, strict=True))) for name, taken in times.items()}


def show(title: str, results: Sequence[Result], as_json: bool) -> None:
    """Print the results as {"results": [...]}, or as tables, one for each kind; a result has a name and any facts."""
    if as_json:
        print(json.dumps({"results": list(results)}, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal:
        console = Console(width=160)  # nothing is cut off in a file
    for columns, alike in itertools.groupby(results, tuple):
        table = Table(title=title, title_justify="left")
        for column in columns:
            table.add_column(
                column.replace("_", " "),
                justify="left" if column in ("name", "note") else "right",
                no_wrap=column == "name",
            )
        for result in alike:
            table.add_row(*(_shown(result[column]) for column in columns))
        console.print(table)
        title = ""


def _shown(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)
