"""Scores, finer scores, ends and ties (GAMES section 1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.grid.play import Rigged, Table
from tests.grid.tiny import Tiny

from verbarium.core.rules import Refusal
from verbarium.games.grid import api, rule_set
from verbarium.games.grid.api import Possible, Score, Word
from verbarium.games.grid.scores import finished, outcome, score_round, total, with_par
from verbarium.games.grid.state import ParKnown

EN = rule_set("boggle-en")
POSSIBLE = Possible(10, 40, 8)


def lists(*points: int) -> tuple[tuple[Word, ...], ...]:
    """A list for each seat that brings so many points."""
    return tuple((Word("x" * 5, "valid" if p > 0 else "not-a-word", points=p, letters=5),) for p in points)


def test_percent_of_best_and_of_possible() -> None:
    scores = score_round(EN, lists(8, 7, 0, -2), POSSIBLE)
    assert [s.percent_of_best for s in scores] == [10_000, 8_750, 0, -2_500]
    assert [s.percent_of_possible for s in scores] == [2_000, 1_750, 0, -500]


def test_match_points_two_per_player_beaten_one_per_tie() -> None:
    scores = score_round(EN, lists(8, 5, 5, 1), POSSIBLE)
    assert [s.match_points for s in scores] == [600, 300, 300, 0]


def test_rank_points_fall_from_first_to_last_and_equals_share() -> None:
    scores = score_round(EN, lists(8, 5, 5, 1), POSSIBLE)
    assert [s.rank_points for s in scores] == [400, 300, 300, 100]


def test_par_is_the_score_divided_by_what_reference_players_score() -> None:
    assert [s.par for s in score_round(EN, lists(8, 4), POSSIBLE, par=16)] == [5_000, 2_500]
    assert [s.par for s in with_par(score_round(EN, lists(8, 4), POSSIBLE), 8)] == [10_000, 5_000]
    assert [s.par for s in score_round(EN, lists(8, 4), POSSIBLE)] == [None, None]


@pytest.mark.parametrize("points", [(0, 0, 0), (0,), (-1, -2)])
def test_zero_words_give_zero_and_not_nonsense(points: tuple[int, ...]) -> None:
    scores = score_round(EN, lists(*points), Possible(0, 0, 0), par=0)
    assert all(s.percent_of_best == s.percent_of_possible == s.par == 0 for s in scores)


@given(st.lists(st.integers(0, 60), min_size=1, max_size=8))
def test_percentages_never_exceed_a_hundred(points: list[int]) -> None:
    scores = score_round(EN, lists(*points), Possible(99, max(points), 9))
    assert all(0 <= (s.percent_of_best or 0) <= 10_000 for s in scores)
    assert all(0 <= (s.percent_of_possible or 0) <= 10_000 for s in scores)


def test_a_match_ranked_by_a_finer_score_adds_that_up() -> None:
    rules = replace(EN, normalise="percent-of-best", rounds=2)
    rounds = [
        (score_round(rules, lists(8, 4), POSSIBLE)[i], score_round(rules, lists(1, 10), POSSIBLE)[i])
        for i in (0, 1)
    ]
    assert [total(rules, r) for r in rounds] == [11_000, 15_000]
    assert outcome(rules, rounds, "x").ranks == (2, 1)


def test_par_may_come_later_and_then_counts() -> None:
    rules = replace(EN, normalise="par", rounds=2)
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), rules)
    table.shake()
    table.write(0, "cat")
    table.ring()
    assert [s.total for s in table.view().seats] == [0, 0]
    table.take(table.match.note([ParKnown(1, 4)], table.match.at))
    assert [s.total for s in table.view().seats] == [2_500, 0]


def test_par_is_asked_of_the_function_that_the_house_gives() -> None:
    table = Table(Rigged(Tiny(["cat"]), "cat ozz", par=lambda rules, grids: 2), replace(EN, normalise="par"))
    table.shake()
    table.write(0, "cat")
    table.ring()
    assert [s.rounds[0].par for s in table.view().seats] == [5_000, 0]


# -- ends and ties ------------------------------------------------------------------------------------------------


def score(points: int, longest: int = 0, long: int = 0, penalties: int = 0) -> Score:
    return Score(points, 1, penalties, long, longest)


def test_first_to_a_target_at_the_end_of_a_round_and_the_highest_of_several_wins() -> None:
    rules = replace(EN, rounds=None, target=50)
    assert finished(rules, [(score(30),), (score(49),)]) == ""
    both = [(score(30), score(25)), (score(49), score(10))]
    assert finished(rules, both) == "grid-over-target"
    assert outcome(rules, both, "grid-over-target").ranks == (2, 1)


def test_a_fixed_number_of_rounds() -> None:
    rules = replace(EN, rounds=2, target=None)
    assert finished(rules, [(score(1),)]) == ""
    assert finished(rules, [(score(1), score(1))]) == "grid-over-rounds"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((score(11),), (score(10),)),
        ((score(6), score(6), score(0)), (score(2), score(2), score(8))),
        ((score(5, long=1),), (score(5),)),
        ((score(5, longest=7),), (score(5, longest=6),)),
        ((score(5, penalties=1),), (score(5, penalties=2),)),
    ],
    ids=["total", "rounds won", "words of 8+ letters", "longest word", "fewest penalties"],
)
def test_ties_are_broken_in_this_order(first: tuple[Score, ...], second: tuple[Score, ...]) -> None:
    assert outcome(EN, [second, first], "x").ranks == (2, 1)


def test_ties_that_nothing_breaks_are_shared_and_ranks_are_1_1_3() -> None:
    tied = outcome(EN, [(score(5),), (score(7),), (score(7),)], "x")
    assert tied.ranks == (3, 1, 1)
    assert outcome(EN, [(score(0),)] * 3, "x").ranks == (1, 1, 1)
    assert outcome(EN, [(score(0),)], "x").ranks == (1,)


def test_teams_are_ranked_as_teams() -> None:
    rules = replace(EN, teams=True, sides=(1, 2, 1, 2, 3))
    rounds = [(score(p),) for p in (9, 9, 9, 9, 4)]
    assert outcome(rules, rounds, "x").ranks == (1, 1, 1, 1, 3)


# -- time ---------------------------------------------------------------------------------------------------------


def test_rest_between_rounds_goes_on_by_itself() -> None:
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rest_seconds=30))
    table.shake()
    table.ring()
    assert table.view().until == table.now + 30_000
    table.wait(30_000)
    assert (table.view().phase, table.view().round) == ("shaking", 2)


def test_without_rest_everybody_is_waited_for() -> None:
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), EN)
    table.shake()
    table.ring()
    assert table.match.alarm is None
    assert table.do(0, api.Next()) is None
    assert table.view().seats[0].ready
    assert table.do(0, api.Next()) == Refusal("grid-already-ready")
    assert table.do(1, api.Next()) is None
    assert table.view().round == 2
    assert not table.view().seats[0].ready


def test_longer_personal_time() -> None:
    """The bell of one seat comes later; what the others write meanwhile is off the record."""
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rounds=1, extra_seconds=(0, 60)))
    table.shake()
    common = table.view(0).until
    assert common is not None
    assert table.view(1).until == common + 60_000
    table.wait(180_000)
    assert table.view().phase == "writing"
    table.write(0, "cat")
    assert table.view(0).mine == ()
    assert [w.mark for w in table.view(0).after] == ["noted"]
    table.write(1, "cat")
    table.wait(60_000)
    assert table.lists() == [[], [("cat", "valid", 1)]]


def test_the_longer_time_ends_when_its_owner_stops() -> None:
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rounds=1, extra_seconds=(0, 60)))
    table.shake()
    table.wait(190_000)
    assert table.do(1, api.Stop()) is None
    assert table.view().phase == "over"
