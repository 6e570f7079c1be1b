"""Boards by people who do this job: `verbarium solve` must say what they say."""

from __future__ import annotations

import csv
import functools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.grid.shared import SHARED, app, shared
from typer.testing import CliRunner

import verbarium.words

GRID = SHARED / "conformance/grid"
RUN = CliRunner()


def rows(name: str) -> list[dict[str, str]]:
    file = GRID / name
    if not file.exists():
        return []
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines(), delimiter="\t"))


@pytest.fixture(scope="module", autouse=True)
def _read_once() -> Iterator[None]:
    """A list is read once for all boards: reading is not what is tested here."""
    shared("conformance/grid")
    read = verbarium.words.read_list
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(verbarium.words, "read_list", functools.cache(read))
        yield


def solved(*arguments: str) -> dict[str, object]:
    result = RUN.invoke(app, ["solve", *arguments, "--rules", "boggle-en", "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize("row", rows("expected.tsv"), ids=lambda r: f"{r['board_file']}-{r['dictionary']}")
def test_boards_of_a_university_course(row: dict[str, str]) -> None:
    out = solved(
        "--board", str(GRID / "boards" / row["board_file"]),
        "--lexicon", str(GRID / "words" / f"{row['dictionary']}.txt"),
    )  # fmt: skip
    assert (out["count"], out["score"]) == (int(row["words"]), int(row["score_standard"]))
    # an empty board says its own size: 0 x 4 is not 4 x 0
    head = (GRID / "boards" / row["board_file"]).read_text().split("\n", 1)[0].split()
    assert [out["rows"], out["cols"]] == [int(n) for n in head]


@pytest.mark.parametrize("row", rows("best_known.tsv"), ids=lambda r: r["board_file"].rpartition(":")[2])
def test_best_known_boards(row: dict[str, str]) -> None:
    letters, cols = row["board_file"].rpartition(":")[2], int(row["cols"])
    text = "/".join(letters[i : i + cols] for i in range(0, len(letters), cols))
    out = solved(text, "--lexicon", str(GRID / "words" / f"{row['dictionary']}.txt"))
    assert (out["rows"], out["cols"]) == (int(row["rows"]), cols)
    assert (out["count"], out["score"]) == (int(row["words"]), int(row["score_standard"]))


def test_there_is_something_to_compare() -> None:
    assert len(rows("expected.tsv")) >= 40
    assert len(rows("best_known.tsv")) >= 30


def test_sixteen_qu_and_a_list_of_bare_qs(tmp_path: Path) -> None:
    """On dice that all show Qu, words of bare Qs cannot be laid; those of QU pairs can."""
    out = solved(
        "--board", str(GRID / "boards/board-16q.txt"), "--lexicon", str(GRID / "words/16q.txt")
    )  # fmt: skip
    words = out["words"]
    assert isinstance(words, list)
    assert len(words) == 15
    assert all(set(w["word"].lower()) == {"q", "u"} for w in words)
