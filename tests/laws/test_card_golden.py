"""Golden logs of the card games: as `test_golden_logs`, and written in the same way (`GOLDEN=write`)."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.laws import cards_world
from tests.laws.laws import World, play

from verbarium.core.match import Entry, Match
from verbarium.core.secret import SPECTATOR
from verbarium.fast import rack

FOLDER = Path(__file__).parent / "golden"
WORLDS = {w.name: w for w in cards_world.worlds()}
KEPT = (
    "consonando-4-pl",
    "parola-short",
    "parola-five-fair",
    "parola-by-hand",
    "parola-categories-two",
    "junior-scores",
)
STEPS = 260


def script(world: World) -> list[tuple[int, int, int]]:
    luck = random.Random(f"golden {world.name}")
    return [
        (luck.randrange(world.seats), luck.randrange(10_000), luck.choice(world.pauses)) for _ in range(STEPS)
    ]


def end(match: Match[Any, Any, Any, Any]) -> Any:
    """What must never change of a match: who won, and what a spectator sees, but for texts of the rule set."""
    view = json.loads(msgspec.json.encode(match.view(SPECTATOR)))
    return {
        "outcome": json.loads(msgspec.json.encode(match.outcome)),
        "entries": match.length,
        "alarm": match.alarm,
        "view": {k: v for k, v in view.items() if k != "rules"},
    }


def known(said: Any, now: Any) -> bool:
    """Whether everything that was said once is still said; views may tell more."""
    if isinstance(said, dict):
        return isinstance(now, dict) and all(k in now and known(v, now[k]) for k, v in said.items())
    if isinstance(said, list):
        return isinstance(now, list) and len(said) == len(now) and all(map(known, said, now))
    return bool(said == now)


@pytest.mark.parametrize("name", KEPT)
def test_a_log_that_was_saved_once_replays_to_the_same_end(name: str) -> None:
    world, file = WORLDS[name], FOLDER / f"{name}.jsonl"
    if os.environ.get("GOLDEN") == "write" and not file.exists():
        rack.warm()
        match, log = play(world, script(world))
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
        said, *lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
        ended += json.loads(said)["outcome"] is not None
        kinds |= {json.loads(one)["event"]["type"] for one in lines}
    assert ended >= 3
    assert len(kinds) >= 35
