"""The ladder of bots at tiles: it can stop and go on, tells the same each time, and takes no foreign checkpoint."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from tests.cards.cardroom import Tiny
from tests.tiles.shared import WORDS, preset, small
from typer.testing import CliRunner

from verbarium.bots import ladder
from verbarium.bots.tiles import SKILLS
from verbarium.cli.bots import register
from verbarium.games.tiles import shipped_words

CATALOGUE: Any = Tiny(WORDS, "en")
RUN = CliRunner()
app = typer.Typer()
"""The commands of bots, apart from all others."""
register(app)


def catalogue(rules: Any) -> Any:
    return CATALOGUE


def played(standing: ladder.Standing, pairs: int) -> ladder.Standing:
    for _ in ladder.play(standing, 4, pairs, small(), catalogue):
        pass
    return standing


def test_a_ladder_goes_on_where_it_stopped_and_tells_the_same() -> None:
    whole = played(ladder.begin(small(), CATALOGUE, 5), 4)
    part = ladder.begin(small(), CATALOGUE, 5)
    for now in ladder.play(part, 4, 4, small(), catalogue):
        if len(now.steps[4].pairs) == 2:
            break
    saved = msgspec.json.decode(msgspec.json.encode(part), type=ladder.Standing)
    assert len(saved.steps[4].pairs) == 2
    assert saved.same(ladder.begin(small(), CATALOGUE, 5))
    assert played(saved, 4).steps == whole.steps
    assert len(set(whole.steps[4].pairs.values())) > 1
    assert played(ladder.begin(small(), CATALOGUE, 6), 4).steps != whole.steps


def test_a_ladder_of_other_words_seed_or_skills_is_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    standing = played(ladder.begin(small(), CATALOGUE, 5), 1)
    assert not standing.same(ladder.begin(small(), CATALOGUE, 6))
    assert not standing.same(ladder.begin(small(), Tiny(WORDS[:-1], "en"), 5))
    monkeypatch.setitem(SKILLS, 6, SKILLS[6]._replace(beam=1))
    assert standing.same(ladder.begin(small(), CATALOGUE, 5))
    monkeypatch.setitem(SKILLS, 3, SKILLS[3]._replace(doubts=0.9))
    assert not standing.same(ladder.begin(small(), CATALOGUE, 5))


def test_shares_and_how_sure_they_are() -> None:
    standing = ladder.begin(small(), CATALOGUE, 5)
    assert ladder.step(standing, 4, 9) is None
    pairs = {
        0: ((9, 1), (9, 1)),
        1: ((9, 1), (1, 9)),
        2: ((5, 5), (7, 1)),
        3: ((0, 8), (9, 9)),
        9: ((0, 9), (0, 9)),
    }
    standing.steps[4] = ladder.Climb(ladder.skills(4), pairs)
    step = ladder.step(standing, 4, 9)
    assert step is not None
    assert (step.level, step.against, step.games) == (4, 3, 8)
    assert step.won == pytest.approx((2 + 1 + 1.5 + 0.5) / 8)
    scatter = sum((x - 0.625) ** 2 for x in (1, 0.5, 0.75, 0.25)) / 3
    assert step.within == pytest.approx(1.96 * (scatter / 4) ** 0.5, abs=1e-4)
    assert step.margin == pytest.approx((8 + 8 + 8 - 8 + 0 + 6 - 8 + 0) / 8, abs=0.06)


def test_several_processes_play_the_same_games() -> None:
    rules = preset("crossword-en", "en")
    found = []
    for jobs in (1, 2):
        standing = ladder.begin(rules, shipped_words(rules), 3)
        for _ in ladder.play(standing, 4, 3, rules, shipped_words, jobs):
            pass
        found.append(standing.steps[4].pairs)
    assert found[0] == found[1]


def test_the_command_saves_goes_on_and_refuses_what_is_not_its_own(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    command = ["bots", "ladder", "--rules", "crossword-en", "--levels", "3-4", "--checkpoint", str(file)]
    first = RUN.invoke(app, [*command, "--games", "2"])
    assert first.exit_code == 0, first.output
    assert "4 > 3" in first.stdout
    assert "(2)" in first.stdout
    saved = file.read_bytes()
    again = RUN.invoke(app, [*command, "--games", "4", "--json"])
    told = json.loads(again.stdout)
    assert [(row["level"], row["against"], row["games"]) for row in told["ladder"]] == [(4, 3, 4)]
    pairs = json.loads(saved)["steps"]["4"]["pairs"], json.loads(file.read_bytes())["steps"]["4"]["pairs"]
    assert set(pairs[0]) == {"0"}
    assert pairs[1]["0"] == pairs[0]["0"]
    other = RUN.invoke(app, [*command, "--games", "2", "--seed", "8"])
    assert other.exit_code != 0
    file.write_text("{", "utf-8")
    broken = RUN.invoke(app, [*command, "--games", "2"])
    assert broken.exit_code != 0
    assert file.read_text("utf-8") == "{"
    assert RUN.invoke(app, ["bots", "ladder", "--levels", "4"]).exit_code != 0
