"""Consonando: the club page's examples, the course of a match, what stays secret, the solver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from cardroom import Play, Script, Tiny, check_replay, check_resend, check_secrets, perform
from hypothesis import given
from hypothesis import strategies as st

from verbarium.core.dice import commit
from verbarium.core.rules import Ms
from verbarium.core.secret import SPECTATOR, Touched, poisoned
from verbarium.games.consonando import api, game, reference
from verbarium.games.consonando.api import Jolly
from verbarium.games.consonando.draw import drawn
from verbarium.games.consonando.rules import Consonando
from verbarium.games.consonando.ruleset import PRESETS, RuleSet, check
from verbarium.games.consonando.score import changed, fit
from verbarium.games.consonando.solver import Finder
from verbarium.games.consonando.state import Drawn, Ended, Event, ReadOut, State
from verbarium.texts import LANGUAGES, Trouble, say

WORDS = (
    *("regola", "regalato", "ritaglio", "trilogia", "gelateria", "triangolo", "etologia", "relatore"),
    *("gola", "aria", "oro", "città", "te", "re"),
)
VOWELS = "aeiou"
TINY = Tiny(WORDS, barred={"regolava": "regolare"})


class Rigged(Consonando):
    """The rules with consonants that the test names."""

    draw = "trgl"

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        events = super().expire(state, now)
        return [Drawn(self.draw, e.at, e.until) if isinstance(e, Drawn) else e for e in events]


def rules(**changes: Any) -> RuleSet:
    plain = PRESETS.get("consonando-4", "it")
    return RuleSet(**{f: getattr(plain, f) for f in plain.__struct_fields__} | changes)


def match(seats: int = 2, **changes: Any) -> Play:
    return Play(Rigged(lambda _: TINY), rules(**changes), seats)


@pytest.mark.parametrize(
    ("word", "jolly", "points"),
    [
        ("regola", None, 6),
        ("regalato", None, 8 + 4),
        ("ritaglio", None, 8 + 4),
        ("trilogia", None, 8 + 4),
        ("gelateria", None, 9 + 4),
        ("triangolo", Jolly(add="n"), 9 + 5),
        ("etologia", Jolly(remove="r"), 8 + 3),
        ("relatore", Jolly(add="r", remove="g"), 8 + 4),
    ],
)
def test_the_club_page_s_examples_on_trgl(word: str, jolly: Jolly | None, points: int) -> None:
    play = match()
    play.on()
    assert play.do(0, api.Write(word, jolly)) == ""
    play.on()
    line = play.view().reading.lines[0]
    assert (line.mark, line.word, line.points) == ("valid", word, points)


def test_every_drawn_consonant_serves_at_most_once() -> None:
    play = match()
    play.on()
    assert play.do(0, api.Write("relatore")) == "consonando-missing"
    assert fit("relatore", "trgl", VOWELS).missing == "r"


def test_the_last_written_word_stands() -> None:
    play = match()
    play.on()
    for word in ("gelateria", "regola"):
        assert play.do(0, api.Write(word)) == ""
    assert play.view(0).mine.word == "regola"
    play.on()
    assert play.view().reading.lines[0].points == 6


def test_a_word_may_be_rubbed_out() -> None:
    play = match()
    play.on()
    assert play.do(0, api.Erase()) == "consonando-nothing-written"
    play.do(0, api.Write("regola"))
    assert play.do(0, api.Erase()) == ""
    play.on()
    assert play.view().reading.lines[0].mark == "nothing"


def test_words_are_judged_at_the_end_with_the_reason() -> None:
    play = match(3, jollies=1)
    play.on()
    assert play.do(0, api.Write("rogole")) == ""  # nothing is said before the bell
    assert play.do(1, api.Write("regolava", Jolly(add="v"))) == ""
    play.on()
    lines = play.view().reading.lines
    assert [line.mark for line in lines] == ["not-a-word", "not-admitted", "nothing"]
    assert lines[1].why.lemma == "regolare"
    assert [line.points for line in lines] == [0, 0, 0]


def test_writing_ends_at_the_bell_by_the_stamp() -> None:
    play = match()
    play.on()
    until = play.view().until
    play.wait(until - play.now - 1)
    assert play.do(0, api.Write("regola")) == ""
    play.wait(1)
    assert play.do(1, api.Write("regola")) == "consonando-bell"


def test_60_seconds_a_round() -> None:
    play = match()
    play.on()
    assert play.view().until - play.view().began == 60_000


def test_nothing_leaks_before_the_bell() -> None:
    play = match()
    play.on()
    before = play.view(1), play.view()
    play.do(0, api.Write("triangolo", Jolly(add="n")))
    assert (play.view(1), play.view()) == before


def test_one_jolly_a_match_and_two_with_8_rounds() -> None:
    assert [PRESETS.get(f"consonando-{n}", "it").jollies for n in (4, 6, 8)] == [1, 1, 2]
    play = match()
    play.on()
    play.do(0, api.Write("triangolo", Jolly(add="n")))
    assert play.view(0).jollies == 0
    play.do(0, api.Write("regola"))  # a jolly on a sheet that was written over is not spent
    assert play.view(0).jollies == 1
    play.do(0, api.Write("triangolo", Jolly(add="n")))
    play.on()
    assert [s.jollies for s in play.view().seats] == [0, 1]
    play.on()
    play.on()
    assert play.do(0, api.Write("triangolo", Jolly(add="n"))) == "consonando-no-jolly"


@pytest.mark.parametrize(
    ("jolly", "code"),
    [
        (Jolly(), "consonando-jolly-nothing"),
        (Jolly(add="r", remove="r"), "consonando-jolly-nothing"),
        (Jolly(add="a"), "consonando-jolly-consonant"),
        (Jolly(add="ж"), "consonando-jolly-consonant"),
        (Jolly(remove="z"), "consonando-jolly-not-drawn"),
    ],
)
def test_a_jolly_adds_removes_or_replaces_one_consonant(jolly: Jolly, code: str) -> None:
    play = match()
    play.on()
    assert play.do(0, api.Write("re", jolly)) == code


def test_the_forms_of_the_match() -> None:
    draws = {n: PRESETS.get(f"consonando-{n}", "it").draws for n in (4, 6, 8)}
    assert draws == {4: (4, 5, 6, 7), 6: (3, 4, 5, 6, 7, 8), 8: (4, 5, 6, 7, 4, 5, 6, 7)}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_ends_after_its_rounds(seats: int) -> None:
    play = match(seats)
    for _ in range(4):
        play.on()
        play.do(0, api.Write("regola"))
        for seat in range(seats):
            assert play.do(seat, api.Stop()) == ""
        if play.view().phase == "reading":
            for seat in range(seats):
                assert play.do(seat, api.Next()) == ""
    outcome = play.match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((24, *[0] * (seats - 1)), (1, *[2] * (seats - 1)))
    assert play.do(0, api.Stop()) == "consonando-over"
    assert len(play.events(Ended)) == 1


def test_empty_chairs_are_not_waited_for() -> None:
    play = match(3)
    play.on()
    play.do(0, api.Stop())
    play.do(1, api.Stop())
    assert play.view().phase == "writing"
    play.do(2, api.Away(True))
    assert play.view().phase == "reading"


def test_draws_prove_themselves() -> None:
    play = Play(Consonando(lambda _: TINY), rules())
    before = play.view().proofs[0]
    assert before.key is None
    play.on()
    draw = play.view().draw
    play.on()
    proof = play.view().proofs[0]
    assert commit(bytes.fromhex(proof.key)) == before.commitment
    assert drawn(play.view().rules, bytes.fromhex(proof.key), 1) == draw


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_hold_consonants_only_in_the_tile_set_s_numbers(language: str) -> None:
    rule_set = PRESETS.get("consonando-6", language)
    check(rule_set)
    seen = ""
    for n in range(200):
        draw = drawn(rule_set, bytes([n]) * 32, 6)
        assert len(draw) == 8
        assert all(draw.count(c) <= rule_set.weights[c] for c in draw)
        seen += draw
    assert not set(seen) & set(rule_set.vowels)
    commonest = max(rule_set.weights, key=lambda c: rule_set.weights[c])
    rarest = min(rule_set.weights, key=lambda c: rule_set.weights[c])
    assert seen.count(commonest) > seen.count(rarest)


def test_rule_sets_that_cannot_be_played_are_told() -> None:
    for changes in ({"draws": ()}, {"weights": {"a": 5}}, {"weights": {"b": 3}}):
        with pytest.raises(Trouble) as said:
            check(rules(**changes))
        for language in LANGUAGES:
            assert say(language, said.value.code, **said.value.facts)


def test_best_words_after_each_round() -> None:
    play = match()
    play.on()
    play.on()
    reading = play.view().reading
    assert [(b.word, b.points) for b in reading.best[:2]] == [("gelateria", 13), ("regalato", 12)]
    assert (reading.best_with_jolly[0].word, reading.best_with_jolly[0].points) == ("triangolo", 14)


draws = st.text("trglnzcb", min_size=1, max_size=7)
some_words = st.lists(st.text("aeiotrglnz", min_size=1, max_size=9), max_size=30)


@given(some_words, draws)
def test_the_solver_equals_the_reference(words: list[str], draw: str) -> None:
    finder = Finder(Tiny(words), VOWELS)
    found = [(f.word, f.points) for f in finder.find(draw)]
    assert len(found) == len(set(found))
    assert dict(found) == reference.solve(set(words), draw, VOWELS)


@given(some_words, st.text("trglnz", min_size=1, max_size=4))
def test_the_solver_with_a_jolly_equals_the_reference(words: list[str], draw: str) -> None:
    tiny = Tiny(words)
    best = Finder(tiny, VOWELS).best_with_jolly(draw, 99)
    assert {b.word: b.points for b in best} == reference.solve_with_jolly(
        set(words), draw, tiny.alphabet.letters, VOWELS
    )
    for b in best:
        assert b.draw == changed(draw, b.jolly)
        assert fit(b.word, b.draw, VOWELS).points == b.points


# -- laws ---------------------------------------------------------------------------------------------------------

commands = st.one_of(
    st.builds(
        api.Write,
        st.sampled_from([*WORDS, "xx", "ж"]),
        st.one_of(
            st.none(), st.builds(Jolly, st.sampled_from(["", "n", "r"]), st.sampled_from(["", "r", "z"]))
        ),
    ),
    st.sampled_from([api.Erase(), api.Stop(), api.Next(), api.Away(True), api.Away(False)]),
)
scripts = st.lists(
    st.tuples(st.integers(0, 2), commands, st.sampled_from([0, 1, 900, 3_000, 20_000, 60_000])), max_size=40
)


@given(scripts)
def test_a_log_replays_from_bytes_without_words_and_no_view_touches_a_secret(script: Script) -> None:
    play = perform(lambda: match(3), script, each=lambda p: check_secrets(p.match, p.rules, 3))
    check_replay(play, Event)
    check_resend(play, api.Stop())


@given(scripts, st.lists(st.integers(0, 400_000), max_size=20))
def test_early_and_late_wakeups_change_nothing(script: Script, wakeups: list[int]) -> None:
    assert perform(lambda: match(3), script).log == perform(lambda: match(3), script, wakeups).log


def test_a_view_that_counts_letters_of_other_sheets_is_caught() -> None:
    play = match()
    play.on()
    play.do(0, api.Write("regola"))
    with pytest.raises(Touched):
        len(poisoned(play.state, SPECTATOR).seats[0].sheet.peek().word)


def test_the_game_as_the_house_takes_it() -> None:
    one = game(lambda _: TINY)
    assert set(one.presets) == {"consonando-4", "consonando-6", "consonando-8"}
    for name, languages in one.presets.items():
        for language in languages:
            rule_set = one.preset(name, language)
            one.check(rule_set)
            assert one.seats(rule_set) == (1, 60)
        for language in LANGUAGES:
            assert say(language, f"rules-{name}")
            assert say(language, f"rules-{name}-summary")
    with pytest.raises(Trouble):
        one.preset("consonando-4", "de")
    assert isinstance(one.away, type)
    assert ReadOut in one.event.__args__
