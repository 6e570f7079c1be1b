"""`verbarium judge`, `rules` and `solve` as people use them."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from tests.grid.shared import app
from typer.testing import CliRunner

from verbarium.cli import judge
from verbarium.games.grid.presets import shipped
from verbarium.texts import LANGUAGES, Trouble, say

RUN = CliRunner()

FILE = """\
rules = "paroliere-tournament"
lexicon = "ours.txt"

[[rounds]]
grid = "carte znoxx zcinx"
[rounds.lists]
"=Anna" = "carte, carto? zzzzz"
Bruno = ["CARTE", "cart"]

[[rounds]]
grid = "atrac zzzzz"
[rounds.lists]
Bruno = "carta"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "ours.txt").write_text("carte\ncarta\ncentro\n")
    (tmp_path / "evening.toml").write_text(FILE)
    return tmp_path / "evening.toml"


def run(*arguments: str | Path) -> str:
    result = RUN.invoke(app, [str(a) for a in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_has_every_verdict_the_standings_and_both_fingerprints(file: Path) -> None:
    out = json.loads(run("judge", file, "--json"))
    anna, bruno = (one["words"] for one in out["rounds"][0]["lists"])
    assert [(w["word"], w["mark"], w["points"]) for w in anna] == [
        ("carte", "valid", 2), ("carto", "not-a-word", -1), ("zzzzz", "not-on-the-grid", -2),
    ]  # fmt: skip
    assert anna[0]["others"] == ["Bruno"]
    assert anna[0]["path"] == [0, 1, 2, 3, 4]
    assert anna[1]["asked"]
    assert anna[1]["clause"] == "clause-not-a-word"
    assert [(w["word"], w["mark"]) for w in bruno] == [("carte", "valid"), ("cart", "too-short")]
    assert out["standings"] == [
        {"player": "Bruno", "points": 4, "rank": 1},
        {"player": "=Anna", "points": -1, "rank": 2},
    ]
    assert len(out["rules_fingerprint"]) == 12
    assert out["lexicon_fingerprint"]
    assert out["rounds"][1]["lists"][0]["words"] == []


def test_csv_is_harmless_and_whole(file: Path) -> None:
    rows = list(csv.reader(run("judge", file, "--csv").splitlines()))
    assert len(rows) == 1 + 6
    assert len({len(row) for row in rows}) == 1
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
    assert rows[1][2] == "'=Anna"
    assert rows[3][rows[0].index("penalty")] == "2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_in_every_language(file: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERBARIUM_UI", language)
    out = run("judge", file)
    assert say(language, "mark-not-on-the-grid") in out  # type: ignore[arg-type]
    assert say(language, "clause-not-on-the-grid") in out  # type: ignore[arg-type]
    assert out.count("\n") > 20


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (('rules = "paroliere-tournament"', ""), "judge-key-missing"),
        (('rules = "paroliere-tournament"', "rules = 4"), "judge-key-value"),
        (('rules = "paroliere-tournament"', 'rules = "nope"'), "rules-no-such-preset"),
        (('rules = "paroliere-tournament"', 'rules = "nope.toml"'), "cli-file-missing"),
        (('"ours.txt"', '"theirs.txt"'), "cli-file-unreadable"),
        (('grid = "atrac zzzzz"', ""), "judge-key-missing"),
        (('grid = "atrac zzzzz"', "grid = 5"), "judge-key-value"),
        (('grid = "atrac zzzzz"', 'grid = "atrac zzz"'), "grid-text-rows"),
        (('Bruno = "carta"', "Bruno = 7"), "judge-key-value"),
        (('Bruno = "carta"', ""), "judge-key-missing"),
        (('Bruno = "carta"', 'Bruno = { 2 = "carta" }'), "judge-no-such-grid"),
        (("[[rounds]]", "[[rounds"), "judge-not-toml"),
        (("[[rounds]]", "[settings]\nsecond = 4\n[[rounds]]"), "rules-key-unknown"),
    ],
)
def test_errors_say_what_is_wrong(file: Path, change: tuple[str, str], code: str) -> None:
    file.write_text(FILE.replace(*change, 1))
    with pytest.raises(Trouble) as caught:
        judge.judged_file(file)
    assert caught.value.code == code
    assert all(say(language, code, **caught.value.facts) for language in LANGUAGES)


def test_a_setting_s_error_names_file_and_line(file: Path) -> None:
    file.write_text(
        'rules = "paroliere-tournament"\ngrid = "ab cd"\n[settings]\nminimum = 99\n[lists]\nA = "x"\n'
    )
    with pytest.raises(Trouble) as caught:
        judge.judged_file(file)
    assert caught.value.facts["where"] == "evening.toml:4"


def test_several_grids_by_number(file: Path) -> None:
    file.write_text(
        'rules = "maxiparoliere-four"\nlexicon = "ours.txt"\ngrids = ["carte znoxx", "atrac zzzzz"]\n'
        '[lists.Ada]\n1 = "carte"\n2 = ["carta", "carte"]\n'
    )
    judged = judge.judged_file(file)
    assert [(w.word, w.grid, w.mark) for w in judged.rounds[0].lists[0]] == [
        ("carte", 0, "valid"), ("carta", 1, "valid"), ("carte", 1, "not-on-the-grid"),
    ]  # fmt: skip


def test_a_club_s_rule_set_beside_the_sheet(file: Path) -> None:
    (file.parent / "club.toml").write_text(
        'language = "it"\nsource = "us"\nconfidence = "D"\npoints = "4:1 5+:9"\nminimum = 4\n'
    )
    file.write_text(FILE.replace('"paroliere-tournament"', '"club.toml"'))
    assert judge.judged_file(file).rounds[1].scores[1].points == 9


def test_rules_list_and_show() -> None:
    listed = json.loads(run("rules", "list", "--json"))["rules"]
    assert [r["name"] for r in listed if r["game"] == "grid"] == list(shipped())
    assert all(r["confidence"] in "ABCD" and r["source"] and r["summary"] for r in listed)
    shown = json.loads(run("rules", "show", "big-boggle", "--language", "fr", "--json"))
    assert (shown["language"], shown["dice"], shown["dice_confidence"]) == ("fr", "en_big_2012", "D")
    assert "paroliere-tournament" in run("rules", "list")
    assert "5:2 6:3 7:5 8:8 9+:12" in run("rules", "show", "paroliere-tournament")


def test_solve_says_the_shape_that_was_agreed(file: Path) -> None:
    out: dict[str, Any] = json.loads(
        run(
            "solve",
            "carte znoxx zcinx",
            "--rules",
            "paroliere-box",
            "--lexicon",
            file.parent / "ours.txt",
            "--json",
        )
    )
    assert {k: out[k] for k in ("rows", "cols", "words", "count", "score")} == {
        "rows": 3, "cols": 5, "count": 1, "score": 2,
        "words": [{"word": "carte", "points": 2, "path": [0, 1, 2, 3, 4]}],
    }  # fmt: skip


def test_solve_in_a_language_that_the_rule_set_is_not_made_for() -> None:
    out = json.loads(run("solve", "кот тон лик", "--rules", "paroliere-box-3", "--language", "ru", "--json"))
    assert "кот" in [w["word"] for w in out["words"]]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_list_with_odd_lines_is_used_and_they_are_told(tmp_path: Path, encoding: str) -> None:
    """Duplicates, other line ends and trailing blanks: every word is found, once; what was odd goes to stderr."""
    file = tmp_path / "list.txt"
    file.write_bytes("cat\r\ncoat  \nCAT\nc4t\n\ntac".encode(encoding))
    result = RUN.invoke(app, ["solve", "cat ozz", "--lexicon", str(file), "--json"])
    assert [w["word"] for w in json.loads(result.stdout)["words"]] == ["cat", "coat", "tac"]
    assert "c4t" in result.stderr
    assert "CAT" in result.stderr or "cat" in result.stderr


def test_a_list_in_an_unreadable_encoding_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes("été\nœuf\n".encode("cp1252"))
    with pytest.raises(Trouble) as caught:
        RUN.invoke(app, ["solve", "cat ozz", "--lexicon", str(file)], catch_exceptions=False)
    assert caught.value.code == "words-list-encoding"
