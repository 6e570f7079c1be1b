"""`verbarium words …`: the format of check, and that simple commands stay light."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(*args: str, stdin: bytes = b"", ui: str = "it", code: int = 0) -> str:
    done = subprocess.run(
        [sys.executable, "-c", "from verbarium.cli.app import main; main()", "words", *args],
        input=stdin,
        capture_output=True,
        env={**os.environ, "VERBARIUM_UI": ui, "PYTHONUTF8": "1"},
    )
    assert done.returncode == code, done.stderr.decode()
    return (done.stdout if code == 0 else done.stderr).decode()


CHECK = ("check", "--language", "it", "--admission", "club-it")


def test_check_answers_every_line_in_order() -> None:
    out = run(*CHECK, stdin=b"mangiavo\n\n  gatte \r\nx1\nzzzqq\nperche\n")
    assert out.splitlines() == [
        "mangiavo\tno\timperfetto di mangiare; queste regole ammettono infiniti e participi",
        "gatte\tyes\tplurale di gatta",
        "x1\tno\t«1» non è una lettera con cui si gioca",
        "zzzqq\tno\tnon è nel lessico italiano",
        *[line for line in out.splitlines() if line.startswith("perche\tyes\t")],
    ]


def test_check_speaks_the_users_language_and_json() -> None:
    told = json.loads(run(*CHECK, "--json", stdin=b"mangiavo\n", ui="en"))
    (result,) = told["results"]
    assert result["sentence"].startswith("imperfect of mangiare")
    assert (result["asked"], result["admitted"], result["lemma"]) == ("mangiavo", False, "mangiare")
    assert len(told["fingerprint"]) == 16


def test_check_with_settings_and_an_addendum(tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text("brumbrum\n-gatto\n", encoding="utf-8")
    out = run(*CHECK, "--list", str(file), "--set", "altered=yes", stdin=b"gattino\nbrumbrum\ngatto\n")
    assert [line.split("\t")[1] for line in out.splitlines()] == ["yes", "yes", "no"]
    assert "altered" in run(*CHECK, "--set", "altered", code=2)
    assert "klub" in run("check", "-l", "it", "-a", "klub", code=2)


def test_check_refuses_bytes_that_are_no_text() -> None:
    assert "riga 2" in run(*CHECK, stdin="gatto\ncittà\n".encode("latin-1"), code=2)


def test_why_forms_complete_and_list() -> None:
    assert run("why", "mangiavo", "-l", "it", "-a", "club").startswith("mangiavo: imperfetto di mangiare; ")
    assert "gatti\tnoun m pl" in run("forms", "gatto", "-l", "it").splitlines()
    assert "zqxj" in run("forms", "zqxj", "-l", "it", code=2)
    found = json.loads(run("complete", "gatt", "-l", "it", "--json"))["words"]
    assert "gatta" in found
    listed = json.loads(run("list", "--json"))
    assert [p["language"] for p in listed["lexicons"]] == ["it", "fr", "en", "ru", "pl"]
    assert all(p["words"] > 100_000 and p["licence"] and p["sources"] for p in listed["lexicons"])
    assert "club-it" in listed["admissions"]
    assert "GPL-3.0-or-later" in run("list")


def test_compare_tells_both_sides(tmp_path: Path) -> None:
    file = tmp_path / "ours.txt"
    file.write_text("gatto\nbrumbrum\nmangiavo\ngatto\n", encoding="utf-8")
    told = json.loads(run("compare", str(file), "-l", "it", "-a", "club-it", "--json"))
    assert told["counts"]["list"] == 3
    assert [w["word"] for w in told["only_list"]] == ["brumbrum", "mangiavo"]
    assert told["counts"]["both"] == 1
    assert told["counts"]["only_ours"] == told["counts"]["ours"] - 1
    assert told["lines"]["duplicates"] == [[4, "gatto", 1]]
    assert "«gatto» c’è già alla riga 1" in run("compare", str(file), "-l", "it", "-a", "club-it")


def test_a_simple_command_does_not_load_the_compiler() -> None:
    code = (
        "import io, sys; sys.stdin = io.TextIOWrapper(io.BytesIO(b'gatto\\n'));"
        "import verbarium.cli.app as a; sys.argv = ['verbarium', 'words', 'check', '-l', 'it'];\n"
        "try:\n    a.main()\nexcept SystemExit:\n    pass\n"
        "assert 'numba' not in sys.modules, 'numba was imported'"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("word", ["", "   ", "...", "\u200b", "a" * 300])
def test_odd_words_are_answered(word: str) -> None:
    assert run("why", word, "-l", "it")
