"""The race for a discard: the same outcome for any arrival order and delays, in every process and on replay."""

from __future__ import annotations

from typing import Any

import msgspec
from cardroom import Play
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from test_parola import FILL, WORDS, rules, table

from verbarium.core.dice import derive, key
from verbarium.core.match import Entry, Match
from verbarium.core.proof import Finding
from verbarium.core.rules import Ms
from verbarium.core.secret import opened
from verbarium.games.parola import api, race
from verbarium.games.parola.api import Race, Reach
from verbarium.games.parola.audit import audit
from verbarium.games.parola.measured import Measured, measured
from verbarium.games.parola.rules import Parola
from verbarium.games.parola.state import Event, Took

KEY = b"k" * 32
windows = st.sampled_from([0, 1, 100, 250])
touches = st.lists(
    st.tuples(st.integers(0, 3), st.sampled_from([0, 0, 1, 40, 99, 100, 249, 250, 400]), st.integers(0, 600)),
    min_size=1,
    max_size=8,
)


def reaches(script: list[tuple[int, int, int]]) -> list[Reach]:
    at, out = 0, dict[int, Reach]()
    for seat, later, delay in script:
        at += later
        out.setdefault(seat, Reach(seat, Ms(at), delay))
    return list(out.values())


@given(touches, windows)
def test_who_wins_reached_no_later_than_anybody_by_the_rule_that_is_shown(script: Any, fair: int) -> None:
    told = reaches(script)
    winner, lot = race.decide(told, fair, KEY, "race 1")
    assert winner in [r.seat for r in told]
    if not fair:
        assert (winner, lot) == (told[0].seat, False)
        return
    counted = {r.seat: r.at - min(r.delay, fair) for r in told if r.at < told[0].at + fair}
    assert counted[winner] == min(counted.values())
    assert lot == (list(counted.values()).count(counted[winner]) > 1)


@given(touches, windows, st.randoms(use_true_random=False))
def test_touches_with_the_same_stamp_may_arrive_in_any_order(script: Any, fair: int, luck: Any) -> None:
    told = reaches(script)
    other = list(told)
    luck.shuffle(other)
    other.sort(key=lambda r: r.at)
    if fair:
        assert race.decide(told, fair, KEY, "race 1") == race.decide(other, fair, KEY, "race 1")


def play(script: list[tuple[int, int, int]], fair: int, wakeups: list[int]) -> Play:
    one = table(fair_ms=fair)
    base, todo = one.now, sorted(wakeups)
    for seat, later, delay in script:
        while todo and base + todo[0] <= one.now + later:
            at = base + todo.pop(0)
            if at > one.now:
                later -= at - one.now
                one.wait(at - one.now)
        one.wait(later)
        one.do(seat, Measured(delay))
    one.wait(300)
    return one


@given(touches, windows, st.lists(st.integers(0, 2_000), max_size=8))
def test_the_same_on_replay_in_every_process_and_however_timers_fire(
    script: Any, fair: int, wakeups: list[int]
) -> None:
    one = play(script, fair, wakeups)
    assert one.log == play(script, fair, []).log
    line: Any = Entry
    raw = msgspec.json.encode(one.log)
    again: Any = Match(Parola(_no_words, _no_list), msgspec.json.decode(raw, type=list[line[Event]]))
    assert opened(again.state) == opened(one.state)
    took = one.events(Took)
    assert took
    assert took[0].card == FILL
    part = derive(bytes.fromhex(one.state.key.peek()), "round 1")
    assert all(race.redecide(t.race, part, t.n) for t in took)


def _no_words(_: Any) -> Any:
    raise AssertionError("a replay asks for no words")


def _no_list(*_: Any) -> bool:
    raise AssertionError("a replay asks for no lists")


def test_no_client_can_claim_a_delay() -> None:
    assert measured(api.Touch(), 87) == Measured(87)
    assert measured(api.No(), 87) == api.No()
    for raw in (b'{"type":"measured","delay":250}', b'{"type":"touched","delay":250}'):
        try:
            msgspec.json.decode(raw, type=api.Command)
        except msgspec.ValidationError:
            continue
        raise AssertionError("a client could send it")
    assert msgspec.json.decode(b'{"type":"touch","delay":250}', type=api.Command) == api.Touch()


# -- what a log proves --------------------------------------------------------------------------------------------


def a_match() -> tuple[list[Event], bytes]:
    """A few turns of an honest table."""
    one = Play(Parola(lambda _: WORDS, lambda r, c, w: True), rules(fair_ms=100), 4)
    nonces = [bytes([i]) * 16 for i in range(4)]
    while one.view().phase != "open":
        one.on()
    for k in range(60):
        if one.view().phase == "open" and k % 3:
            for seat in range(4):
                one.do(seat, Measured(20 * seat))
        if (seat_ := one.view().holder) is not None:
            one.do(seat_, api.Discard(one.view(seat_).hand[0].card))
        else:
            one.on()
    return [e.event for e in one.log], key(bytes(range(32)), nonces)


def holds(events: list[Event], match_key: bytes) -> bool:
    return all(f.ok for f in audit(events, match_key))


def test_a_log_proves_dealer_deal_and_every_race() -> None:
    events, match_key = a_match()
    findings: list[Finding] = list(audit(events, match_key))
    assert all(f.ok for f in findings)
    assert {f.code for f in findings} >= {
        "proof-cards-key", "proof-parola-dealer", "proof-cards-commitment", "proof-parola-deal", "proof-parola-race",
    }  # fmt: skip


def test_an_altered_race_is_found() -> None:
    events, match_key = a_match()
    at = next(i for i, e in enumerate(events) if isinstance(e, Took) and e.race and len(e.race.reaches) > 1)
    took = events[at]
    assert isinstance(took, Took)
    assert took.race is not None
    loser = next(r.seat for r in took.race.reaches if r.seat != took.seat)
    first = took.race.reaches[0]
    for forged in (
        replace(took, seat=loser, race=replace(took.race, winner=loser)),
        replace(took, seat=loser),
        replace(took, race=replace(took.race, fair_ms=0)),
        replace(took, race=replace(took.race, reaches=(replace(first, delay=99), *took.race.reaches[1:]))),
        replace(took, race=replace(took.race, lot=not took.race.lot)),
    ):
        assert isinstance(forged.race, Race)
        assert not holds([*events[:at], forged, *events[at + 1 :]], match_key)


def test_altered_cards_are_found() -> None:
    events, match_key = a_match()
    for at, event in enumerate(events):
        if type(event).__name__ == "Dealt":
            forged = replace(event, pile=(event.pile[1], event.pile[0], *event.pile[2:]))  # type: ignore[union-attr]
            assert not holds([*events[:at], forged, *events[at + 1 :]], match_key)
    assert not holds(events, b"x" * 32)
