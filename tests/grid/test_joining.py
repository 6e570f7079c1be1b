"""Somebody takes a seat in a match that runs."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace
from tests.grid.play import SEED, Rigged, Table
from tests.grid.tiny import Tiny

from verbarium.core.dice import key
from verbarium.core.rules import Refusal
from verbarium.core.secret import opened
from verbarium.games.grid import api, game, rule_set
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.state import Joined

WORDS = Tiny(["cat", "tac", "coat"])
EN = replace(rule_set("boggle-en"), rounds=2)


def table(rules: RuleSet = EN) -> Table:
    return Table(Rigged(WORDS, "cat ozz"), rules)


def join(at: Table, *, now: bool) -> None:
    at.take(at.match.note([Joined(now)], at.match.at))


def test_from_the_next_round_on() -> None:
    """The round does not wait for him, nor end early; he strikes nothing; then he plays like everybody."""
    t = table()
    t.shake()
    t.write(0, "cat")
    join(t, now=False)
    assert len(t.view().seats) == 3
    assert t.do(2, api.Write("cat")) == Refusal("grid-pencil-down")
    assert t.do(0, api.Stop()) is None
    assert t.view().phase == "writing"
    assert t.do(1, api.Stop()) is None
    assert t.lists() == [[("cat", "valid", 1)], [], []]
    t.next()
    t.shake()
    t.write(2, "coat")
    t.ring()
    outcome = t.view().outcome
    assert outcome is not None
    assert outcome.points == (1, 0, 1)
    assert outcome.ranks == (2, 3, 1)  # equal points and rounds, but the longer word


def test_now() -> None:
    t = table()
    t.shake()
    join(t, now=True)
    t.write(0, "cat")
    t.write(2, "cat")
    assert t.view(0).mine != ()
    t.ring()
    assert t.lists() == [[("cat", "cancelled", 0)], [], [("cat", "cancelled", 0)]]


@pytest.mark.parametrize("phase", ["shaking", "writing", "doubting", "reading", "dispute"])
def test_in_every_phase(phase: str) -> None:
    rules = replace(EN, overrule=True, verify="challenged", teams=True, sides=(1, 2))
    t = table(rules)
    if phase != "shaking":
        t.shake()
        t.write(0, "coz")
    if phase in ("doubting", "reading", "dispute"):
        t.ring()
        assert t.do(1, api.Doubt(0, "coz")) is None
    if phase in ("reading", "dispute"):
        t.next()
    if phase == "dispute":
        assert t.do(0, api.Doubt(0, "coz")) is None
    assert t.view().phase == {"dispute": "reading"}.get(phase, phase)
    join(t, now=False)
    if phase == "dispute":
        assert t.do(1, api.Vote(0, "coz", True)) is None
        assert t.do(2, api.Vote(0, "coz", True)) is None
        assert t.lists()[0][0][1] == "valid"
    for _ in range(40):
        if t.view().outcome is not None:
            break
        if t.view().phase in ("doubting", "reading"):
            t.next()
        elif t.match.alarm is not None:
            t.wait(t.match.alarm - t.now)
    outcome = t.view().outcome
    assert outcome is not None
    assert len(outcome.ranks) == 3
    line = msgspec.json.decode(msgspec.json.encode(t.log))
    assert len(json.dumps(line)) > 100


def test_a_log_with_somebody_who_joined_holds_and_replays() -> None:
    t = Table(Rigged(WORDS), EN)
    t.shake()
    join(t, now=True)
    t.ring()
    t.next()
    t.shake()
    join(t, now=False)
    t.ring()
    grid = game(lambda _: WORDS)
    assert grid.audit is not None
    match_key = key(SEED, [bytes([i]) * 16 for i in range(2)])
    findings = list(grid.audit([e.event for e in t.log], match_key))
    assert len(findings) > 10
    assert all(f.ok for f in findings), [f.code for f in findings if not f.ok]
    again = type(t.match)(t.rules, t.log)
    assert opened(again.state) == opened(t.match.state)
