"""A round from the shake to the reading out."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.grid.play import Rigged, Table, faces
from tests.grid.tiny import Tiny

from verbarium.core.dice import commit, derive, key
from verbarium.core.rules import Refusal
from verbarium.games.grid import api, rule_set
from verbarium.games.grid.dice import throw
from verbarium.games.grid.ruleset import RuleSet

FR = Tiny(["rose", "roses", "rosé", "ose", "eau", "seau", "roseau", "été"], "fr", {"osa": "oser"})
ROSEAU = "rose zzua zzzz zzzz"


def boggle_fr(**changes: object) -> RuleSet:
    return replace(rule_set("boggle-fr"), **changes)


def test_simultaneous_writing_then_cancellation() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr(rounds=1))
    assert table.view(0).phase == "shaking"
    assert table.view(0).grids == ()
    table.shake()
    assert table.view(0).grids == table.view(1).grids == table.view().grids == (faces(ROSEAU),)
    table.write(0, "rose", "Roseau", "osa")
    table.write(1, "ROSÉ", "seau", "zut", "ro")
    assert [w.mark for w in table.view(0).mine] == ["noted"] * 3
    assert table.view().mine == ()
    table.ring()
    assert table.lists() == [
        [("rosé", "cancelled", 0), ("roseau", "valid", 3), ("osa", "not-admitted", 0)],
        [
            ("rosé", "cancelled", 0),
            ("seau", "valid", 1),
            ("zut", "not-on-the-grid", 0),
            ("ro", "too-short", 0),
        ],
    ]
    assert table.points() == [3, 1]
    assert table.view().outcome is not None
    assert table.view().outcome.ranks == (1, 2)


def test_the_bell_is_the_stamp_and_at_the_deadline_is_late() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr(rounds=2))
    table.shake()
    table.wait(179_999)
    table.write(0, "rose")
    table.now += 1  # no timer fires: the command itself finds the deadline
    assert table.do(0, api.Write("seau")) is None
    assert [w for w, *_ in table.lists()[0]] == ["rosé"]
    assert [(w.word, w.mark, w.points) for w in table.view(0).after] == [("seau", "valid", 0)]
    assert table.view(1).after == ()


def test_at_the_end_all_words_look_alike_before_the_bell() -> None:
    """The answer to a word may differ in nothing but the word: no path, no spelling, no mark; nobody even asks."""
    words = Tiny(["rose", "seau"], "fr")
    table = Table(Rigged(words, ROSEAU), boggle_fr())
    table.shake()
    for word in ("rose", "osa", "zut", "ab", "seau"):
        table.write(0, word)
    shown = [msgspec.to_builtins(w) | {"word": "", "letters": 0} for w in table.view(0).mine]
    assert all(w == shown[0] for w in shown)
    assert words.asked == 0


def test_at_once_each_word_has_its_verdict() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr(verdicts="at-once"))
    table.shake()
    table.write(0, "rose", "osa", "seau")
    assert [(w.word, w.mark, w.points) for w in table.view(0).mine] == [
        ("rosé", "valid", 1),
        ("osa", "not-admitted", 0),
        ("seau", "valid", 1),
    ]
    assert table.do(0, api.Erase("rose")) == Refusal("grid-ink")
    table.write(1, "rose")
    table.ring()
    assert table.lists()[0][0] == ("rosé", "cancelled", 0)


def test_a_word_twice_on_one_list_is_refused_by_what_the_seat_sees() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr())
    table.shake()
    table.write(0, "rose")
    assert table.do(0, api.Write("ROSÉ")) == Refusal("grid-already-written", {"word": "ROSÉ"})
    table.write(1, "rose")
    assert table.view(0).seats[0].words == 1


def test_erasing_and_stopping() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr())
    table.shake()
    table.write(0, "rose", "seau")
    assert table.do(0, api.Erase("Rose")) is None
    assert [w.word for w in table.view(0).mine] == ["seau"]
    assert table.do(0, api.Stop()) is None
    assert table.do(0, api.Write("eau")) == Refusal("grid-pencil-down")
    assert table.view().phase == "writing"
    assert table.do(1, api.Stop()) is None
    assert table.view().phase == "reading"


def test_an_empty_chair_is_not_waited_for() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr(), seats=3)
    table.shake()
    assert table.do(0, api.Stop()) is None
    assert table.do(1, api.Stop()) is None
    assert table.view().phase == "writing"
    assert table.do(2, api.Away(True)) is None
    assert table.view().phase == "reading"
    table.next()
    assert (table.view().phase, table.view().round) == ("shaking", 2)
    assert table.view().seats[2].away


def test_the_dice_are_fixed_before_the_shake_and_proved_after() -> None:
    table = Table(Rigged(FR), boggle_fr())
    before = table.view().proofs[0]
    assert before.key is None
    table.shake()
    assert table.view().proofs[0].key is None
    shown = table.view()
    table.ring()
    proof = table.view().proofs[0]
    assert proof.key is not None
    part = bytes.fromhex(proof.key)
    assert commit(part) == before.commitment
    assert part == derive(key(bytes(range(32)), [bytes([i]) * 16 for i in range(2)]), "round 1")
    assert shown.grids == tuple(throw(shown.rules, part, k, n) for k, n in enumerate(shown.throws))


def test_what_everybody_missed_most_points_first() -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr())
    table.shake()
    table.write(0, "rose")
    table.ring()
    reading = table.view().reading
    assert reading is not None
    assert [(m.word, m.points) for m in reading.missed] == [
        ("roseau", 3),
        ("eau", 1),
        ("ose", 1),
        ("seau", 1),
    ]
    assert reading.missed[0].path == (0, 1, 2, 3, 7, 6)
    assert (reading.possible.words, reading.possible.points, reading.possible.longest) == (5, 7, 6)


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_rounds_follow_until_the_last(seats: int) -> None:
    table = Table(Rigged(FR, ROSEAU), boggle_fr(rounds=2), seats)
    for _ in range(2):
        table.shake()
        table.write(0, "seau")
        table.ring()
        if table.view().outcome is None:
            table.next()
    outcome = table.view().outcome
    assert outcome is not None
    assert outcome.points == (2, *[0] * (seats - 1))
    assert outcome.ranks == (1, *[2] * (seats - 1))
    assert outcome.reason == "grid-over-rounds"
    assert len(table.view().proofs) == 2
