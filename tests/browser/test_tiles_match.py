"""What can happen in a match of tiles besides laying words, in real browsers: doubts, clocks, duplicate, ways out."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from board import Mind, pass_turn, sat_down, seen, tapped, typed
from looks import faults_of_text
from people import Guest
from playwright.sync_api import expect

from verbarium.games.tiles import api
from verbarium.texts import LANGUAGES, Language

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]
SMALL = {"width": 360, "height": 740}


def turns(person: Guest, count: int) -> None:
    """Once this page has heard of so many turns."""
    expect(person.page.locator(".log li:not(.none)")).to_have_count(count)


def over(*people: Guest, reason: str) -> api.View:
    for one in people:
        expect(one.page.locator(".ended")).to_contain_text(one.t(reason))
    return seen(people[0])


def lay(person: Guest, points: int, placement: api.Lay) -> None:
    (typed if person.name == "Ula" else lambda p, x: tapped(p, x, close=False))(person, placement)
    person.page.get_by_role("button", name=person.t("page-tiles-lay", points=points)).click()


def nonsense(mind: Mind, rack: tuple[str, ...]) -> api.Lay:
    """Two plain letters of a rack, over the start, that are no word."""
    size = mind.rules.layout.size
    start = "".join(mind.rules.layout.rows).index("*")
    plain = [t for t in rack if t.isalpha()]
    for a in plain:
        for b in plain:
            word = f"{a}{b}".lower()
            if word not in mind.words and (a != b or plain.count(a) > 1):
                return api.Lay((api.Put(start, a), api.Put(start + 1, b)))
    raise AssertionError(f"{rack} on {size}: every pair is a word")


# -- doubts ---------------------------------------------------------------------------------------------------------


def test_what_is_doubted_with_cause_comes_back_exactly_and_what_stands_is_drawn_for(guest: MakeGuest) -> None:
    changes = {"order": "seats", "challenge": "single", "challenge_seconds": 600}
    mind = Mind("crossword-en", "en", changes)
    ula, jan = sat_down(guest, "crossword-en", "en", mind, **changes)
    before = seen(ula)
    wrong = nonsense(mind, before.rack)
    points = mind.unjudged(before, api.Play((wrong,))).points
    lay(ula, points, wrong)
    # hers are on the board, she has drawn nothing yet, and only he may doubt
    expect(jan.button("page-tiles-challenge")).to_be_visible()
    expect(ula.button("page-tiles-challenge")).to_have_count(0)
    expect(ula.page.locator(".turn1 .status")).to_contain_text(ula.t("page-tiles-can-doubt"))
    waiting = seen(ula)
    assert (len(waiting.board), len(waiting.rack), waiting.bag) == (2, 5, before.bag)
    for one in (ula, jan):
        one.check("words that can be doubted")
    jan.press("page-tiles-challenge")
    turns(ula, 1)
    words = "".join(p.letter for p in wrong.tiles)
    told = ula.t("page-tiles-told-withdrawn", name="Ula", words=words, points=points)
    expect(ula.page.locator(".log")).to_contain_text(told)
    expect(ula.page.locator("[data-cell] .tile")).to_have_count(0)
    after = seen(ula)
    assert (after.board, after.rack, after.bag) == ((), before.rack, before.bag)
    assert after.seats[0].points == 0
    expect(ula.page.locator(".rack li")).to_have_count(7)
    assert after.on_turn == 1

    # a word that counts: she lets it stand, he draws, and the clock of doubts is gone
    held = seen(jan)
    good = mind.plain(held)[0]
    lay(jan, good.points, good.play.placements[0])
    expect(ula.button("page-tiles-accept")).to_be_visible()
    ula.press("page-tiles-accept")
    expect(jan.page.locator(".seat.me .score")).to_contain_text(str(good.points))
    expect(ula.button("page-tiles-accept")).to_have_count(0)
    stood = seen(jan)
    laid = len(good.play.placements[0].tiles)
    assert (len(stood.rack), stood.bag, len(stood.board)) == (7, held.bag - laid, laid)
    assert stood.on_turn == 0


def test_a_doubt_without_cause_costs_a_turn_where_the_rules_say_so(guest: MakeGuest) -> None:
    changes = {"order": "seats", "challenge": "double", "challenge_seconds": 600}
    mind = Mind("crossword-en", "en", changes)
    ula, jan = sat_down(guest, "crossword-en", "en", mind, **changes)
    held = seen(ula)
    good = mind.plain(held)[0]
    lay(ula, good.points, good.play.placements[0])
    jan.press("page-tiles-challenge")
    turns(ula, 2)
    expect(ula.page.locator(".log")).to_contain_text(ula.t("page-tiles-told-skipped", name="Jan"))
    view = seen(ula)
    assert (view.on_turn, view.seats[0].points, len(view.rack)) == (0, good.points, 7)


# -- clocks ---------------------------------------------------------------------------------------------------------


def test_when_the_sand_runs_out_the_turn_is_a_pass(guest: MakeGuest) -> None:
    ula, jan = sat_down(
        guest, "crossword-en", "en", order="seats", clock="turn", turn_seconds=5, pass_rounds=1
    )
    expect(ula.page.get_by_role("timer").first).to_be_visible()
    view = over(ula, jan, reason="tiles-blocked")
    assert [(t.kind, t.seat) for t in view.turns] == [("clock", 0), ("clock", 1)]
    assert [t.at for t in view.turns] == [5000, 10_000]
    for one in (ula, jan):
        expect(one.page.locator(".log")).to_contain_text(one.t("page-tiles-told-clock", name="Ula"))


def test_a_game_clock_grows_by_the_increment_and_overtime_costs_points(guest: MakeGuest) -> None:
    ula, jan = sat_down(
        guest,
        "crossword-en",
        "en",
        order="seats",
        clock="game",
        game_seconds=8,
        increment_seconds=60,
        overtime_seconds=600,
        overtime_points=7,
        pass_rounds=1,
    )
    clocks = [one.page.locator(".seat").nth(n).get_by_role("timer") for one in (ula, jan) for n in (0, 1)]
    for clock in clocks:
        expect(clock).to_be_visible()
    # past nought the clock counts up, and says so
    expect(ula.page.locator(".seat.me").get_by_role("timer")).to_contain_text("−0:0")
    pass_turn(ula)
    turns(jan, 1)
    late = seen(jan)
    # the first turn began with 8 s: what was overrun is made up for by the minute that each turn brings
    first = late.turns[0].at
    assert first > 8000
    assert late.seats[0].left_ms == 8000 - first + 60_000
    pass_turn(jan)
    view = over(ula, jan, reason="tiles-blocked")
    assert view.seats[0].left_ms == 8000 - first + 60_000


def test_who_overruns_even_the_overtime_is_out(guest: MakeGuest) -> None:
    ula, jan = sat_down(
        guest, "crossword-en", "en", order="seats", clock="game", game_seconds=5, overtime_seconds=3
    )
    view = over(ula, jan, reason="tiles-time")
    assert view.outcome is not None
    assert view.outcome.ranks == (2, 1)
    assert view.turns[-1].kind == "time"
    assert view.turns[-1].at == 8000


# -- duplicate ------------------------------------------------------------------------------------------------------


def test_at_duplicate_each_scores_a_word_of_his_own_and_the_best_goes_on_the_board(guest: MakeGuest) -> None:
    changes = {"turn_seconds": 600, "rest_seconds": 600}
    mind = Mind("net-duplicate", "en", changes)
    ula, jan = sat_down(guest, "net-duplicate", "en", mind, **changes)
    view = seen(ula)
    assert seen(jan).rack == view.rack  # the same tiles for all
    plain = mind.plain(view)
    best, weak = max(plain, key=lambda f: f.points), min(plain, key=lambda f: f.points)
    lay(ula, best.points, best.play.placements[0])
    lay(jan, weak.points, weak.play.placements[0])
    for one, found in ((ula, best), (jan, weak)):
        expect(one.page.locator(".turn1 .status")).to_contain_text(str(found.points))
        one.check("a word at duplicate")
    # nobody learns the other's word before the draw is over
    assert not any('"per_mille":' in text.replace('"per_mille":0', "") for text in jan.heard)
    ula.press("page-tiles-done")
    expect(ula.button("page-tiles-not-done")).to_be_visible()
    jan.press("page-tiles-done")
    top = mind.finder.top((), view.rack, 1)[0]
    for one in (ula, jan):
        expect(one.page.get_by_role("heading", name=one.t("page-tiles-draw", n=1))).to_be_visible()
        shown = seen(one)
        assert shown.turns[-1].kind == "top"
        assert shown.turns[-1].points == top.points
        entries = [0 if e is None else e.points for e in shown.rounds[-1].entries]
        assert entries == [best.points, weak.points]
        laid = {p.square: p.letter for m in shown.turns[-1].made for p in m.tiles}
        assert {p.square: p.letter for p in shown.board} == laid
        expect(one.page.locator("[data-cell] .tile")).to_have_count(len(laid))
        one.check("a draw that is over")
    jan.press("page-tiles-next-draw")
    ula.press("page-tiles-next-draw")
    for one in (ula, jan):
        expect(one.page.get_by_role("heading", name=one.t("page-tiles-your-word"))).to_be_visible()
    again = seen(ula)
    assert again.n == 2
    assert len(again.rack) == 7
    assert [s.points for s in again.seats] == [best.points, weak.points]


# -- ways out -------------------------------------------------------------------------------------------------------


def test_called_off_by_agreement_then_again_with_the_sides_swapped_and_resigned(guest: MakeGuest) -> None:
    """Zofia watches all of it and never sees a rack before the end."""
    ula, jan, zofia = sat_down(guest, "crossword-en", "en", watched=True, order="seats")
    assert seen(ula).on_turn == seen(ula).me
    ula.press("page-tiles-pass-exchange")
    ula.press("page-tiles-abort")
    expect(ula.page.get_by_role("dialog")).to_be_hidden()
    expect(ula.page.locator(".seats")).to_contain_text(ula.t("page-tiles-agrees"))
    assert seen(ula).outcome is None  # one alone cannot call it off
    jan.press("page-tiles-abort-asked")
    dialog = jan.page.get_by_role("dialog")
    expect(dialog).to_contain_text(jan.t("page-tiles-abort-asked"))
    dialog.get_by_role("button", name=jan.t("page-tiles-abort"), exact=True).click()
    view = over(ula, jan, zofia, reason="tiles-aborted")
    assert view.outcome is not None
    assert view.outcome.points == (0, 0)

    jan.press("page-rematch")
    ula.press("page-rematch")
    for one in (ula, jan, zofia):
        expect(one.page.locator(".ended")).to_have_count(0, timeout=60_000)
        expect(one.page.get_by_role("grid")).to_be_visible()
    first = seen(jan)
    assert first.on_turn == first.me == 0  # who went second goes first
    heard = len(zofia.heard)
    pass_turn(jan)
    turns(ula, 1)
    # after the second move it is too late to call it off
    pass_turn(ula)
    turns(jan, 2)
    jan.press("page-tiles-pass-exchange")
    expect(jan.button("page-tiles-abort")).to_have_count(0)
    jan.page.keyboard.press("Escape")
    turns(zofia, 2)
    told = [json.loads(text).get("match") for text in zofia.heard[heard:] if '"match":{' in text]
    assert told
    assert all(m["rack"] == [] and m["racks"] == [] and m["last"] == [] for m in told)
    expect(zofia.page.locator(".rk")).to_have_count(0)
    zofia.check("watching")

    ula.press("page-tiles-pass-exchange")
    ula.press("page-tiles-resign")
    expect(ula.page.get_by_role("dialog")).to_contain_text(ula.t("page-tiles-resign-sure"))
    ula.press("page-tiles-resign-yes")
    view = over(ula, jan, zofia, reason="tiles-resigned")
    assert view.outcome is not None
    assert view.outcome.ranks == (1, 2)
    expect(zofia.page.get_by_text(zofia.t("page-tiles-held"))).to_be_visible()  # now everybody may see
    for one in (ula, jan, zofia):
        one.check("resigned")


def test_who_is_nudged_and_does_not_move_has_left(guest: MakeGuest) -> None:
    ula, jan = sat_down(guest, "crossword-en", "en", order="seats", abandon_seconds=12)
    expect(ula.button("page-tiles-nudge", name="Jan")).to_have_count(0)
    jan.press("page-tiles-nudge", name="Ula")
    expect(ula.page.get_by_text(ula.t("page-tiles-nudged"))).to_be_visible()
    expect(jan.button("page-tiles-nudge", name="Ula")).to_have_count(0)
    pass_turn(ula)  # in time: the match goes on, and nothing hangs over it
    turns(jan, 1)
    assert not seen(jan).nudged
    ula.press("page-tiles-nudge", name="Jan")
    view = over(ula, jan, reason="tiles-left")
    assert view.outcome is not None
    assert view.outcome.ranks == (1, 2)
    expect(ula.page.locator(".seats")).to_contain_text(ula.t("page-tiles-gone-left"))


# -- small phones ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_small_phone_no_choice_is_cut_off_and_no_button_makes_the_page_wider(
    guest: MakeGuest, language: Language
) -> None:
    ula: Guest = guest("Ula", language, SMALL)
    for how in ("single", "double", "points"):
        ula.set_table("crossword-en", "en", challenge=how, clock="game")
        ula.join()
        ula.press("page-change-rules")
        assert faults_of_text(ula) == []
        ula.check("the rules' form")
    ula.set_table("net-duplicate", "en", turn_seconds=600)
    ula.join()
    ula.press("page-ready")
    expect(ula.page.get_by_role("grid")).to_be_visible(timeout=60_000)
    assert faults_of_text(ula) == []
    ula.check("looking for a word")
    ula.press("page-tiles-done")
    expect(ula.button("page-tiles-next-draw")).to_be_visible(timeout=60_000)
    assert faults_of_text(ula) == []
    ula.check("a draw that is over")
