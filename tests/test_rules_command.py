"""`verbarium rules` knows every rule set that a table can be opened with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from verbarium.server.rooms import all_games

COMMAND = Path(sys.executable).with_name("verbarium")
PRESETS = {name: game.name for game in all_games().games.values() for name in game.presets}


def rules(*words: str) -> str:
    done = subprocess.run([COMMAND, "rules", *words], capture_output=True, text=True, check=True)
    return done.stdout


def test_every_rule_set_of_every_game_is_listed() -> None:
    listed = {row["name"]: row["game"] for row in json.loads(rules("list", "--json"))["rules"]}
    assert listed == PRESETS


@pytest.mark.parametrize("name", ["parola", "consonando-6", "junior", "slowodziel-pl", "net-duplicate"])
def test_each_can_be_shown(name: str) -> None:
    shown = json.loads(rules("show", name, "--json"))
    assert shown["name"] == name
    assert shown["type"] == PRESETS[name]
    assert f"source           {shown['source']}" in rules("show", name)


def test_an_unknown_one_is_named_on_stderr() -> None:
    done = subprocess.run([COMMAND, "rules", "show", "none"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "none" in done.stderr
    assert done.stdout == ""
