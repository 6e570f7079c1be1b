"""The GCG reader's traps: encodings, line ends, what programs leave out, and lines nobody can read."""

from __future__ import annotations

import pytest

from verbarium.games.tiles import gcg
from verbarium.texts import Trouble

HEAD = "#player1 a Anna\n#player2 b Bo\n"


def events(*lines: str) -> list[gcg.Event]:
    return list(gcg.read(HEAD + "\n".join(lines)).events)


def test_every_kind_of_event() -> None:
    got = events(
        ">a: ABCDEF? 8H ABcD +20 20",
        ">b: XYZ -XY +0 0",
        ">a: EF? - +0 20",
        ">b: XYZ h7 X. +9 9",
        ">b: XYZ -- -9 0",
        ">a: EF? (challenge) +5 25",
        ">a: (XYZ) +34 59",
        ">b: XYZ (time) -10 -10",
    )
    assert [e.kind for e in got] == [
        "play", "exchange", "pass", "play", "withdrawn", "points", "leftover", "points",
    ]  # fmt: skip
    assert (got[0].row, got[0].col, got[0].down, got[0].text) == (7, 7, False, "ABcD")
    assert (got[3].row, got[3].col, got[3].down) == (6, 7, True)
    assert (got[7].score, got[7].total) == (-10, -10)


def test_what_programs_leave_out() -> None:
    """No rack, no total, a bare pass, a challenge without rack, only the number of tiles exchanged."""
    got = events(">a: 8H AB +4", ">b: - +0", ">a: (challenge) +5 9", ">b: -3 +0 0", ">a: ABC - +0 9")
    assert [(e.kind, e.rack, e.total) for e in got] == [
        ("play", "", None), ("pass", "", None), ("points", "", 9), ("exchange", "", 0), ("pass", "ABC", 9),
    ]  # fmt: skip


def test_a_note_may_speak_of_players_and_run_over_lines() -> None:
    record = gcg.read(HEAD + ">a: AB 8H AB +4 4\n#note see\nwhat #player1 did\n>b: C I8 BC +5 5\n")
    assert len(record.players) == 2
    assert record.pragmas == ((1, "note", "see\nwhat #player1 did"),)
    assert gcg.read(gcg.write(record)).pragmas == record.pragmas


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "iso-8859-2"])
def test_encodings(encoding: str) -> None:
    text = "#character-encoding ISO-8859-2\r\n#player1 ż Żółw\r\n>ż: ŻÓŁW 8H ŻÓŁW +20 20\r\n"
    record = gcg.read(text.encode(encoding))
    assert record.players[0].name == "Żółw"
    assert record.events[0].text == "ŻÓŁW"


def test_an_unknown_encoding_is_read_all_the_same() -> None:
    text = b"#character-encoding NONSENSE\n#player1 \xe9 \xe9\n>\xe9: A 8H A +1 1\n"
    assert gcg.read(text).players[0].nick == "é"


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "gcg-no-game", None),
        ("hello", "gcg-line-unclear", 1),
        (HEAD + ">a ABC 8H ABC +1 1", "gcg-line-unclear", 3),
        (HEAD + ">a: ABC", "gcg-line-unclear", 3),
        (HEAD + ">a: ABC 8H ABC", "gcg-line-unclear", 3),
        (HEAD + ">a: ABC 8H ... +1 1", "gcg-line-unclear", 3),
        (HEAD + ">a: ABC 0H ABC +1 1", "gcg-line-unclear", 3),
        (HEAD + ">c: ABC 8H ABC +1 1", "gcg-player-unknown", 3),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, code: str, line: int | None) -> None:
    with pytest.raises(Trouble) as told:
        gcg.read(text)
    assert told.value.code == code
    assert told.value.facts.get("line") == line


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([">a: ABC 8N ABC +1 1"], "gcg-off-the-board"),
        ([">a: ABC 16A ABC +1 1"], "gcg-off-the-board"),
        ([">a: ABC 8H ABC +1 1", ">b: XY 8H XBC +1 1"], "gcg-square-taken"),
        ([">a: ABC 8H AB. +1 1"], "gcg-square-empty"),
        ([">a: ABC 8H ABC +1 1", ">b: XY 8H ABC +1 1"], "gcg-nothing-laid"),
    ],
)
def test_what_cannot_be_laid_is_told(lines: list[str], code: str) -> None:
    with pytest.raises(Trouble) as told:
        list(gcg.replay(gcg.read(HEAD + "\n".join(lines))))
    assert told.value.code == code
    assert told.value.facts["line"] == 2 + len(lines)


def test_a_play_withdrawn_leaves_the_board() -> None:
    lines = [">a: ABC 8H AbC +1 1", ">a: ABC -- -1 0", ">b: XY H8 XY +9 9", ">a: ABC I8 A +1 1"]
    plays = list(gcg.replay(gcg.read(HEAD + "\n".join(lines))))
    assert [p.letters for p in plays] == ["AbC", "XY", "A"]
    assert not any(any(row) for row in plays[1].before)
    assert plays[2].before[7][7] == "X"
