"""What an exported log proves, and that a forged one does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.grid.play import SEED, Rigged, Table
from tests.grid.shared import app
from tests.grid.tiny import Tiny
from typer.testing import CliRunner

from verbarium.cli import logs
from verbarium.core.dice import commit, derive
from verbarium.games.grid import api, rule_set, words_of
from verbarium.games.grid.dice import throw
from verbarium.games.grid.rules import GridRules
from verbarium.games.grid.ruleset import RuleSet
from verbarium.texts import LANGUAGES, Trouble, say

RUN = CliRunner()
Lines = list[dict[str, Any]]


def exported(team: bool = False) -> Lines:
    """A whole match as the house exports it."""
    letters = "aeioutsrnl"
    words = Tiny([a + b + c for a in letters for b in letters for c in letters])
    rules = replace(rule_set("boggle-en"), rounds=2)
    if team:
        rules = replace(rules, teams=True, sides=(1, 1))
    table = Table(Rigged(words), rules)
    for _ in range(2):
        table.shake()
        missed = [f.word for f in table.rules.finder(rules).find(table.view().grids[0], rules)]
        table.write(0, *missed[:3], "zzz")
        table.write(1, *missed[2:4])
        assert table.do(1, api.Erase(missed[3])) is None
        table.ring()
        if table.view().outcome is None:
            table.next()
    head = {
        "format": "verbarium-log-1", "game": "grid", "commitment": commit(SEED), "seed": SEED.hex(),
        "nonces": [(bytes([i]) * 16).hex() for i in range(2)], "match": "m1", "names": ["Ada", "Ben"], "rules": {},
    }  # fmt: skip
    return [head, *json.loads(msgspec.json.encode(table.log))]


def check(lines: Lines, folder: Path) -> tuple[int, dict[str, Any]]:
    file = folder / "match.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in lines) + "\n")
    result = RUN.invoke(app, ["verify", str(file), "--json"])
    return result.exit_code, json.loads(result.stdout)


@pytest.mark.parametrize("team", [False, True])
def test_an_honest_log_holds(tmp_path: Path, team: bool) -> None:
    code, said = check(exported(team), tmp_path)
    assert (code, said["holds"]) == (0, True)
    assert {f["code"] for f in said["findings"]} == {
        "proof-commitment", "proof-numbers", "proof-stamps", "proof-grid-key", "proof-grid-commitment",
        "proof-grid-dice", "proof-grid-revealed", "proof-grid-lists", "proof-grid-points", "proof-grid-outcome",
        "proof-replay",
    }  # fmt: skip
    for language in LANGUAGES:
        for finding in said["findings"]:
            facts = {k: v for k, v in finding.items() if k not in ("code", "ok")}
            assert say(language, finding["code"], **facts)


def find(lines: Lines, kind: str, nth: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = [e for e in lines[1:] if e["event"]["type"] == kind][nth]["event"]
    return found


def other_die(lines: Lines) -> None:
    faces = find(lines, "shown")["grids"][0]["faces"]
    faces[0] = "Z" if faces[0] != "Z" else "A"


def other_throw(lines: Lines) -> None:
    find(lines, "shown", 1)["throws"] = [2]


def other_seed(lines: Lines) -> None:
    lines[0]["seed"] = "00" * 32


def other_nonce(lines: Lines) -> None:
    lines[0]["nonces"][1] = "ff" * 16


def other_key(lines: Lines) -> None:
    find(lines, "began")["key"] = "ab" * 32


def later_commitment(lines: Lines) -> None:
    find(lines, "called", 1)["commitment"] = "cd" * 32


def word_slipped_in(lines: Lines) -> None:
    lists = find(lines, "read-out")["reading"]["lists"]
    lists[1].append(lists[0][0])


def more_points(lines: Lines) -> None:
    find(lines, "read-out")["reading"]["lists"][0][0]["points"] = 11


def better_score(lines: Lines) -> None:
    find(lines, "read-out")["scores"][1]["points"] += 5


def other_winner(lines: Lines) -> None:
    find(lines, "ended")["outcome"]["ranks"].reverse()


def missing_entry(lines: Lines) -> None:
    del lines[4]


def cut_short(lines: Lines) -> None:
    del lines[-1]


def time_runs_back(lines: Lines) -> None:
    lines[-1]["at"] = 1


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (other_die, "proof-grid-dice"),
        (other_throw, "proof-grid-dice"),
        (other_seed, "proof-commitment"),
        (other_nonce, "proof-grid-key"),
        (other_key, "proof-grid-key"),
        (later_commitment, "proof-grid-commitment"),
        (word_slipped_in, "proof-grid-lists"),
        (more_points, "proof-grid-points"),
        (better_score, "proof-grid-points"),
        (other_winner, "proof-grid-outcome"),
        (missing_entry, "proof-numbers"),
        (cut_short, "proof-replay"),
        (time_runs_back, "proof-stamps"),
    ],
)
def test_a_forged_log_does_not_hold(forge: Callable[[Lines], None], code: str, tmp_path: Path) -> None:
    lines = exported()
    forge(lines)
    exit_code, said = check(lines, tmp_path)
    assert (exit_code, said["holds"]) == (1, False)
    assert code in [f["code"] for f in said["findings"] if not f["ok"]]


def test_verify_says_it_in_one_line_and_replay_tells_the_story(tmp_path: Path) -> None:
    lines = exported()
    check(lines, tmp_path)
    file = str(tmp_path / "match.jsonl")
    said = RUN.invoke(app, ["verify", file])
    assert said.exit_code == 0
    assert len(said.stdout.splitlines()) == 1
    story = RUN.invoke(app, ["replay", file])
    assert story.exit_code == 0
    assert "1. Ada" in story.stdout
    as_json = json.loads(RUN.invoke(app, ["replay", file, "--json"]).stdout)
    assert as_json["outcome"]["ranks"] == [1, 2]
    assert as_json["view"]["phase"] == "over"


HEAD = '{"format":"verbarium-log-1","game":"grid","commitment":"","seed":"","nonces":[]}'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "log-line-unreadable"),
        ("no log", "log-line-unreadable"),
        ('{"format":"other-2","game":"grid","commitment":"","seed":"","nonces":[]}', "log-format-unknown"),
        ('{"format":"verbarium-log-1","game":"grid","commitment":"","seed":"","nonces":[]}\n', "log-empty"),
        (
            '{"format":"verbarium-log-1","game":"chess","commitment":"","seed":"","nonces":[]}\n{}',
            "rules-no-such-game",
        ),
        (
            '{"format":"verbarium-log-1","game":"grid","commitment":"","seed":"","nonces":[]}\n{"n":0}',
            "log-line-unreadable",
        ),
    ],
)
def test_what_is_no_log_is_said_to_be_none(text: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_text(text)
    with pytest.raises(Trouble) as caught:
        logs.read_log(file)
    assert caught.value.code == code


def test_seeds_that_are_no_hex_digits_do_not_hold(tmp_path: Path) -> None:
    lines = exported()
    lines[0]["seed"] = "not hex"
    assert check(lines, tmp_path)[0] == 1


def exported_with_shipped_words(least: int = 1) -> Lines:
    rules = replace(rule_set("paroliere-tournament"), rounds=1, least_words=least)
    table = Table(GridRules(words_of()), rules)
    table.shake()
    found = [f.word for f in table.rules.finder(rules).find(table.view().grids[0], rules)]
    table.write(0, *found[:2], "zzzzz")
    table.write(1, found[0])
    table.ring()
    return [exported()[0], *json.loads(msgspec.json.encode(table.log))]


@pytest.mark.parametrize("least", [0, 1, 40, 200])
def test_with_the_lexicon_at_hand_verdicts_and_throws_are_checked_too(tmp_path: Path, least: int) -> None:
    code, said = check(exported_with_shipped_words(least), tmp_path)
    assert (code, said["holds"]) == (0, True)
    assert {"proof-grid-verdicts", "proof-grid-throws"} <= {f["code"] for f in said["findings"]}


def test_a_verdict_that_the_lexicon_does_not_give_is_found(tmp_path: Path) -> None:
    lines = exported_with_shipped_words()
    read = find(lines, "read-out")
    wrong = read["reading"]["lists"][0][2]
    assert wrong["mark"] == "not-on-the-grid"
    wrong["points"] += 1  # a milder penalty, with a score that follows from it
    read["scores"][0]["points"] += 1
    _, said = check(lines, tmp_path)
    assert "proof-grid-verdicts" in [f["code"] for f in said["findings"] if not f["ok"]]


def test_a_throw_that_was_good_enough_may_not_be_taken_back(tmp_path: Path) -> None:
    """The house throws a second time though the first held enough: every die is true, and yet it is found out."""
    lines = exported_with_shipped_words()
    began, shown = find(lines, "began"), find(lines, "shown")
    rules = msgspec.convert(began["rules"], RuleSet)
    second = throw(rules, derive(bytes.fromhex(began["key"]), "round 1"), 0, 2)
    shown["grids"], shown["throws"] = [msgspec.to_builtins(second)], [2]
    _, said = check(lines, tmp_path)
    wrong = [f["code"] for f in said["findings"] if not f["ok"]]
    assert "proof-grid-throws" in wrong
    assert "proof-grid-dice" not in wrong
