"""Golden logs of the tile games: as `test_golden_logs`, and written in the same way (`GOLDEN=write`)."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.laws import tiles_world
from tests.laws.laws import play
from tests.laws.test_card_golden import end, known
from tests.laws.test_tile_laws import luck_of

from verbarium.core.match import Entry, Match

FOLDER = Path(__file__).parent / "golden"
WORLDS = {w.name: w for w in tiles_world.worlds()}
KEPT = (
    "slowodziel-pl-pl",
    "scarabeo-it-it",
    "points",
    "double",
    "game-clock",
    "overtime",
    "lot",
    "small-duplicate",
)
STEPS = 130


@pytest.mark.parametrize("name", KEPT)
def test_a_log_that_was_saved_once_replays_to_the_same_end(name: str) -> None:
    world, file = WORLDS[name], FOLDER / f"tiles-{name}.jsonl"
    if os.environ.get("GOLDEN") == "write" and not file.exists():
        match, log = play(world, luck_of(world, 11, STEPS))
        lines = [json.dumps(end(match), ensure_ascii=False), *(msgspec.json.encode(e).decode() for e in log)]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said, *lines = file.read_text(encoding="utf-8").splitlines()
    line: Any = Entry
    decoder = msgspec.json.Decoder(line[world.game.event])
    replayed: Match[Any, Any, Any, Any] = Match(world.game.rules, map(decoder.decode, lines))
    assert known(json.loads(said), end(replayed))


def test_golden_logs_hold_whole_matches_and_most_kinds_of_facts() -> None:
    ended, kinds = 0, set[str]()
    for name in KEPT:
        said, *lines = (FOLDER / f"tiles-{name}.jsonl").read_text(encoding="utf-8").splitlines()
        ended += json.loads(said)["outcome"] is not None
        kinds |= {json.loads(one)["event"]["type"] for one in lines}
    assert ended >= 3
    assert len(kinds) >= 16
