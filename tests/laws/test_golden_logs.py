"""Golden logs: matches as they were saved once. Every later version reads them, to the same end.

`GOLDEN=write pytest tests/laws/test_golden_logs.py` adds logs that are missing; it never writes one anew, since what
was saved in somebody's house does not change either.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.laws import grid_world
from tests.laws.laws import World, play

from verbarium.core.match import Entry, Match

FOLDER = Path(__file__).parent / "golden"
WORLDS = {w.name: w for w in grid_world.worlds()}
KEPT = ("boggle-fr-fr", "paroliere-tournament-it", "overruled", "challenged-asked", "teams")


def script(world: World) -> list[tuple[int, int, int]]:
    luck = random.Random(world.name)
    busy = [
        (luck.randrange(3), luck.randrange(10_000), luck.choice((1, 900, 3_000, 20_000))) for _ in range(90)
    ]
    return busy + [(seat, 9, 180_000) for _ in range(8) for seat in (0, 1, 2)]


def end(match: Match[Any, Any, Any, Any]) -> Any:
    """What must never change of a match: who won, and what was said of each word."""
    state = match.state
    lists = state.reading.lists if state.reading else ()
    facts = {
        "outcome": match.outcome,
        "entries": match.length,
        "lists": [[(w.word, w.mark, w.points, w.path) for w in one] for one in lists],
        "scores": [[s.points for s in seat.rounds] for seat in state.seats],
    }
    return json.loads(msgspec.json.encode(facts))


@pytest.mark.parametrize("name", KEPT)
def test_a_log_that_was_saved_once_replays_to_the_same_end(name: str) -> None:
    file = FOLDER / f"{name}.jsonl"
    if os.environ.get("GOLDEN") == "write" and not file.exists():
        match, log = play(WORLDS[name], script(WORLDS[name]))
        lines = [json.dumps(end(match), ensure_ascii=False), *(msgspec.json.encode(e).decode() for e in log)]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said, *lines = file.read_text(encoding="utf-8").splitlines()
    line: Any = Entry
    decoder = msgspec.json.Decoder(line[grid_world.grid_game().event])
    replayed: Match[Any, Any, Any, Any] = Match(grid_world.grid_game().rules, map(decoder.decode, lines))
    assert end(replayed) == json.loads(said)
    assert replayed.outcome is not None
