"""Tiles on a board, played in real browsers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from board import Mind, dragged, pass_turn, sat_down, seen, tap, tapped, typed
from looks import faults_of_text
from people import DESK, PHONE, Guest
from playwright.sync_api import Locator, expect

from verbarium.games.tiles import api

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]

# many stars and plain letters, so that whatever is drawn, three words, a star and its letter turn up soon
SMALL_BAG = """
tiles = [["A", 8, 1], ["E", 4, 1], ["I", 4, 1], ["K", 5, 2], ["O", 5, 1], ["R", 5, 1], ["S", 4, 1], ["T", 5, 2]]
stars = 9
"""
TURNS = 14
"""Nobody needs so many to find what the test looks for."""


def on_turn(people: list[Guest], turns: int) -> Guest:
    """Who plays next, once everybody has heard of so many turns."""
    for one in people:
        expect(one.page.locator(".log li:not(.none)")).to_have_count(turns)
    on = seen(people[0]).on_turn
    return next(one for one in people if seen(one).me == on)


def exchange(person: Guest, count: int) -> None:
    person.press("page-tiles-pass-exchange")
    dialog = person.page.get_by_role("dialog")
    for i in range(count):
        dialog.get_by_role("list").get_by_role("button").nth(i).click()
    dialog.get_by_role("button", name=person.t("page-tiles-exchange", n=count)).click()
    expect(dialog).to_be_hidden()


def lay(person: Guest, mind: Mind, play: api.Play) -> None:
    """Lay a turn as this person does, and see that the page knows its points before the house gives them."""
    view = seen(person)
    draft = mind.judged(view, play)
    before = view.seats[view.me or 0].points
    for square in play.swaps:
        tap(person, square)
        letter = next(p.letter for p in view.board if p.square == square)
        person.press("page-tiles-take-star", letter=letter)
    placing = typed if person.name == "Ula" else tapped
    running = 0
    for one, made in zip(play.placements, draft.made, strict=True):
        placing(person, one)
        running += made.points
        row = person.page.locator(".turn1 li:not(.bon)").nth(draft.made.index(made))
        expect(row).to_contain_text(made.words[0].word)
        expect(row).to_contain_text(person.t("page-total-short", n=running))
    button = person.page.get_by_role("button", name=person.t("page-tiles-lay", points=draft.points))
    expect(button).to_be_enabled()
    person.check("a turn before it is laid")
    if person.name == "Ula":
        person.page.keyboard.press("Control+Enter")
    else:
        button.click()
    expect(person.page.locator(".seat.me .score")).to_have_text(str(before + draft.points))


def test_two_people_lay_three_words_swap_a_star_exchange_and_pass_to_the_end(guest: MakeGuest) -> None:
    """`slowodziel-pl`, with a bag that surely has what is looked for; Zofia only watches."""
    ula: Guest = guest("Ula", "pl", DESK)
    kostja: Guest = guest("Костя", "ru", PHONE, scheme="dark")
    zofia: Guest = guest("Zofia", "en", DESK)
    changes = {"tiles": SMALL_BAG}
    mind = Mind("slowodziel-pl", "pl", changes)
    path = ula.set_table("slowodziel-pl", "pl", **changes)
    ula.join()
    kostja.visit(path)
    kostja.join()
    zofia.visit(path)
    zofia.page.get_by_label(zofia.t("page-your-name")).fill("Zofia")
    zofia.press("page-only-watch")
    ula.check("lobby")
    kostja.press("page-ready")
    ula.press("page-ready")
    people = [ula, kostja]
    for one in (ula, kostja, zofia):
        expect(one.page.get_by_role("grid")).to_be_visible(timeout=60_000)
    ula.check_board(16, 16, least=38)
    kostja.check_board(16, 16)
    kostja.check("waiting")

    done: set[str] = set()
    turns = 0
    while not {"three", "swap", "exchange", "pass"} <= done:
        assert turns < TURNS, done
        player = on_turn(people, turns)
        view = seen(player)
        other = seen(people[1 - people.index(player)])
        if "three" not in done:
            play = mind.three_words(view, [t for t in other.rack if t != "*"])
            what = "three"
        elif "swap" not in done:
            play = mind.swap(view)
            what = "swap"
        else:
            play = None
            what = "exchange" if "exchange" not in done else "pass"
        if play is not None:
            if what == "three" and player is ula:
                dragged_and_lifted(ula, play)
            lay(player, mind, play)
            done.add(what)
        elif what == "pass":
            pass_turn(player)
            done.add("pass")
        else:
            exchange(player, 2)
            done.add("exchange")
        turns += 1
        expect(zofia.page.locator(".log li")).to_have_count(turns)
    assert seen(zofia).rack == ()
    expect(zofia.page.locator(".rk")).to_have_count(0)
    zofia.check("watching")

    kostja.page.get_by_role("button", name=kostja.t("page-tiles-whole")).click()
    small = kostja.page.locator("[data-cell='0']").bounding_box()
    assert small
    assert 18 <= small["width"] < 24
    tap(kostja, 200)  # only zooms: the next board has large cells again, and nothing is laid
    kostja.check_board(16, 16)
    expect(kostja.page.locator("[data-slot][data-cell]")).to_have_count(0)

    while seen(ula).phase != "over":
        assert turns < TURNS + 4
        pass_turn(on_turn(people, turns))
        turns += 1
        expect(zofia.page.locator(".log li")).to_have_count(turns)
    final = seen(ula)
    assert final.outcome is not None
    assert final.outcome.reason == "tiles-blocked"
    for one in (ula, kostja, zofia):
        expect(one.page.locator("body")).to_contain_text(one.t("tiles-blocked"))
        for seat in final.seats:
            expect(
                one.page.locator(".score").filter(has_text=re.compile(rf"^[−-]?{abs(seat.points)}$"))
            ).not_to_have_count(0)
        one.check("the end")
    ula.page.get_by_role("button", name=ula.t("page-tiles-earlier")).click()
    expect(ula.page.locator("body")).to_contain_text(ula.t("page-tiles-after-turn", n=len(final.turns) - 1))


def dragged_and_lifted(person: Guest, play: api.Play) -> None:
    """A tile carried to the board by mouse, and taken back by a tap on it."""
    put = next(p for p in play.placements[-1].tiles if not p.wild)
    dragged(person, put)
    tap(person, put.square)
    expect(person.page.locator(f"[data-cell='{put.square}'][data-slot]")).to_have_count(0)


def test_scarabeo_against_a_bot_on_a_phone(guest: MakeGuest) -> None:
    """`scarabeo-it`: 17 columns on a small screen, a bot across the table, a sand-glass for each turn."""
    pina: Guest = guest("Pina", "it", PHONE)
    changes = {"order": "seats", "turn_seconds": 600}
    mind = Mind("scarabeo-it", "it", changes)
    pina.set_table("scarabeo-it", "it", **changes)
    pina.join()
    levels = pina.page.get_by_label(pina.t("page-bot-level"))
    expect(levels.get_by_role("option")).to_have_count(6)
    levels.select_option("easy")
    pina.press("page-bot-invite")
    expect(pina.page.locator(".people")).to_contain_text(pina.t("page-bot-easy"))
    expect(pina.page.get_by_role("button", name=pina.t("page-ready"))).to_be_enabled()
    pina.press("page-ready")
    expect(pina.page.get_by_role("grid")).to_be_visible(timeout=60_000)
    pina.check_board(17, 17)
    pina.check("the empty board")
    laid = 0
    for turn in range(2):
        expect(pina.page.locator(".log li:not(.none)")).to_have_count(2 * turn, timeout=30_000)
        view = seen(pina)
        assert view.on_turn == view.me
        best = mind.finder.best(view.board, view.rack)
        if best is None or best.play.swaps:
            exchange(pina, 1)
            continue
        tapped(pina, best.play.placements[0], close=False)
        button = pina.page.get_by_role("button", name=pina.t("page-tiles-lay", points=best.points))
        expect(button).to_be_enabled()
        button.click()
        laid += best.points
    expect(pina.page.locator(".log li:not(.none)")).to_have_count(4, timeout=30_000)
    expect(pina.page.locator(".seat.me .score")).to_contain_text(re.compile(rf"^{laid}\b"))
    pina.check("after the bot's answer")
    pina.press("page-tiles-pass-exchange")
    pina.press("page-tiles-resign")
    pina.press("page-tiles-resign-yes")
    expect(pina.page.locator("body")).to_contain_text(pina.t("tiles-resigned"))
    pina.press("page-tiles-compare")
    expect(pina.page.locator("body")).not_to_contain_text(pina.t("page-tiles-comparing"), timeout=60_000)
    pina.press("page-tiles-earlier")
    pina.press("page-tiles-earlier")
    expect(pina.page.get_by_role("list", name=pina.t("page-tiles-best-turns"))).to_be_visible()
    pina.check("the end")


def compared(person: Guest, key: str) -> Locator:
    """A row of points, in the table of what if."""
    return person.page.get_by_role("row").filter(
        has=person.page.get_by_role("rowheader", name=person.t(f"page-tiles-what-if-{key}"), exact=True)
    )


def test_after_the_end_a_turn_is_taken_otherwise_by_tap_and_by_keys(guest: MakeGuest) -> None:
    """The first of two turns, laid again with what was held then: points against played and best, and the answer."""
    changes = {"order": "seats"}
    mind = Mind("crossword-en", "en", changes)
    ula, jan = sat_down(guest, "crossword-en", "en", mind, **changes)
    held = seen(ula).rack
    ways = mind.plain(seen(ula))
    weak, strong = min(ways, key=lambda f: f.points), max(ways, key=lambda f: f.points)
    typed(ula, weak.play.placements[0])
    ula.page.get_by_role("button", name=ula.t("page-tiles-lay", points=weak.points)).click()
    expect(jan.page.locator(".log li:not(.none)")).to_have_count(1)
    exchange(jan, 1)
    expect(ula.page.locator(".log li:not(.none)")).to_have_count(2)
    ula.press("page-tiles-pass-exchange")
    ula.press("page-tiles-resign")
    ula.press("page-tiles-resign-yes")
    for one in (ula, jan):
        expect(one.button("page-tiles-compare")).to_be_visible()
        one.press("page-tiles-earlier")
        one.press("page-tiles-earlier")
        one.press("page-tiles-what-if-try")
        expect(one.page.locator("[data-cell][data-slot]")).to_have_count(0)
        expect(compared(one, "played")).to_contain_text(str(weak.points))
        expect(one.page.locator("[data-cell]:focus")).to_have_count(1)  # the board is where one begins
    # a word that is none: the reason, and no points
    letters = [t for t in held if t.isalpha()]
    tap(ula, 0)
    ula.strike(letters[0].lower())
    expect(ula.page.locator(".turn1 .status")).not_to_have_text(ula.t("page-tiles-what-if-hint"))
    expect(compared(ula, "mine")).to_contain_text("–")
    ula.page.keyboard.press("Backspace")
    typed(ula, strong.play.placements[0])
    tapped(jan, strong.play.placements[0], close=False)
    finder_top = mind.finder.top((), held, 1)[0].points
    for one in (ula, jan):
        expect(compared(one, "mine")).to_contain_text(str(strong.points))
        expect(compared(one, "best")).to_contain_text(str(finder_top), timeout=60_000)
        expect(compared(one, "played")).to_contain_text(f"+{strong.points - weak.points}")
        expect(one.page.get_by_role("heading", name=one.t("page-tiles-replies"))).to_be_visible()
        one.check("what if")
        assert faults_of_text(one) == []
    ula.page.keyboard.press("Escape")
    expect(ula.button("page-tiles-what-if-try")).to_be_focused()
    jan.press("page-tiles-what-if-back")
    expect(jan.page.locator("[data-cell][data-slot]")).to_have_count(0)
