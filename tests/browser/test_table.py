"""What a host can arrange and what a round leaves behind: small things at a table, each once through the page."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from dice import Dice
from looks import faults_of_text
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import expect

from verbarium.games import grid

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]


def test_play_now_offers_a_table_that_waits_for_players_of_the_same_game(
    guest: MakeGuest, home: Home
) -> None:
    """Only a listed one, with the same rules and language; and a bot comes at the strength that was chosen."""
    anna: Guest = guest("Anna", "en", DESK)
    path = anna.set_table("boggle-en", "en")
    anna.join()
    ben: Guest = guest("Ben", "en", PHONE)
    ben.visit()
    expect(ben.button("page-play-now")).to_contain_text(ben.t("page-play-now-bot"))
    anna.page.get_by_label(anna.t("page-list-it")).check()
    ben.visit()
    expect(ben.button("page-play-now")).to_contain_text(ben.t("page-play-now-with", name="Anna"))
    ben.check("somebody waits")
    for width in (360, 390):
        ben.page.set_viewport_size({"width": width, "height": 740})
        assert faults_of_text(ben) == []
    ben.press("page-play-now")
    ben.page.wait_for_url(f"**{path}")
    expect(ben.page.get_by_role("heading", name=ben.t("page-at-table"))).to_be_visible()
    expect(ben.page.get_by_role("main")).to_contain_text("Anna")
    expect(ben.button("page-ready")).to_be_enabled()  # to begin under these rules is his own word
    ben.press("page-rename")
    ben.page.get_by_role("main").get_by_label(ben.t("page-your-name")).fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("main")).to_contain_text("Ben")

    cleo: Guest = guest("Cleo", "en", PHONE)
    cleo.visit()
    cleo.page.get_by_label(cleo.t("page-bot-level")).select_option("hard")
    cleo.check("the front door")
    cleo.press("page-rather-bot")
    cleo.wait_for_dice()
    cleo.press("page-people-talk")
    expect(cleo.page.get_by_role("dialog")).to_contain_text(cleo.t("page-bot-hard"))


def test_play_now_takes_one_press_and_remembers_what_is_played(guest: MakeGuest, home: Home) -> None:
    """Nobody waits: a bot sits down, and the dice lie there; the same game and language are chosen the next time."""
    lone: Guest = guest("Anna", "en", PHONE)
    lone.visit()
    game = lone.page.locator("input[name=game][value=consonando]")
    game.check()
    lone.page.get_by_role("radio", name="Italiano").check()
    lone.press("page-play-now")
    expect(lone.entry()).to_be_enabled(timeout=10_000)
    expect(lone.page.get_by_role("list", name=lone.t("page-seats")).get_by_role("listitem")).to_have_count(2)
    lone.visit()
    expect(game).to_be_checked()
    expect(lone.page.get_by_role("radio", name="Italiano")).to_be_checked()
    expect(lone.button("page-play-now")).to_be_enabled()
    lone.check("the front door again")


def test_whoever_comes_a_moment_too_late_plays_with_a_bot(guest: MakeGuest, home: Home) -> None:
    """The match has begun between the question and the seat."""
    anna: Guest = guest("Anna", "en", DESK)
    path = anna.set_table("boggle-en", "en", rounds=1, seconds=600, shake_seconds=1)
    anna.join()
    anna.page.get_by_label(anna.t("page-list-it")).check()
    ben: Guest = guest("Ben", "en", PHONE)
    ben.visit()
    anna.press("page-shake")
    anna.wait_for_dice()
    ben.page.route("**/api/waiting*", lambda route: route.fulfill(json={"table": path.removeprefix("/t/")}))
    ben.press("page-play-now")
    ben.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
    ben.wait_for_dice()
    expect(ben.page.get_by_role("list", name=ben.t("page-seats")).get_by_role("listitem")).to_have_count(2)
    expect(anna.page.get_by_role("list", name=anna.t("page-seats")).get_by_role("listitem")).to_have_count(1)


def test_the_host_gives_longer_time_and_anybody_takes_another_name(guest: MakeGuest, home: Home) -> None:
    anna: Guest = guest("Anna", "pl", DESK)
    path = anna.set_table("boggle-pl", "pl", rounds=1, seconds=60, shake_seconds=1)
    anna.join()
    ben: Guest = guest("Ben", "ru", PHONE)
    ben.visit(path)
    ben.join()
    ben.press("page-ready")
    anna.press("page-change-rules")
    anna.page.get_by_label(anna.t("page-extra-of", name="Ben")).select_option("120")
    expect(ben.button("page-ready")).to_be_visible()  # what he had agreed to has changed
    expect(ben.page.get_by_role("main")).to_contain_text("2")
    anna.check("longer time")
    ben.press("page-rename")
    ben.page.get_by_role("main").get_by_label(ben.t("page-your-name")).fill("Бен Великий")
    ben.check("another name")
    ben.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("main")).to_contain_text("Бен Великий")
    ben.press("page-ready")
    anna.press("page-shake-ready")
    anna.wait_for_dice()
    ben.wait_for_dice()
    shown = [
        one.page.get_by_role("timer").filter(visible=True).first.inner_text().strip() for one in (anna, ben)
    ]
    left = [60 * int(text.split(":")[0]) + int(text.split(":")[1]) for text in shown]
    assert 100 < left[1] - left[0] < 140


def test_a_round_leaves_its_lists_as_a_file_and_on_paper(guest: MakeGuest, home: Home) -> None:
    """With what lay around one's own words; a name that begins like a formula stays text."""
    anna: Guest = guest("=Anna", "en", DESK)
    anna.set_table("boggle-en", "en", rounds=1, seconds=600, shake_seconds=1, least_words=80)
    anna.join()
    expect(anna.page.get_by_role("img", name=anna.t("page-qr"))).to_be_visible()
    anna.press("page-shake")
    dice = Dice(grid.rule_set("boggle-en"), anna.wait_for_dice())
    words = set(dice.words)
    inner, outer = next((a, b) for a in dice.words for b in words if b != a and b.startswith(a))
    anna.write(inner)
    anna.press("page-stop")
    near = anna.page.locator("dl").filter(has=anna.page.get_by_text(inner, exact=True))
    expect(near.get_by_role("button", name=outer, exact=True).first).to_be_visible()
    near.get_by_role("button", name=outer, exact=True).first.click()
    expect(anna.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(len(dice.path(outer)))
    anna.check("around a word")
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("button", name="CSV").click()
    rows = list(csv.reader(io.StringIO(Path(kept.value.path()).read_text(encoding="utf-8"))))
    assert len(rows) == 2
    assert rows[1][:2] == ["'=Anna", inner]
    assert rows[1][3] == str(dice.worth(inner))
    anna.page.emulate_media(media="print")
    expect(anna.page.get_by_role("banner")).to_be_hidden()
    expect(anna.page.get_by_role("button", name="CSV")).to_be_hidden()
    expect(anna.page.get_by_role("heading", name=anna.t("page-every-list"))).to_be_visible()
    wide = anna.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_teams_are_chosen_in_the_lobby(guest: MakeGuest, home: Home) -> None:
    """A team's list is everybody's together: a word of both strikes nothing between them."""
    anna: Guest = guest("Anna", "it", DESK)
    path = anna.set_table("boggle-it", "it", rounds=1, seconds=600, shake_seconds=1, teams=True)
    anna.join()
    ben: Guest = guest("Ben", "fr", PHONE)
    ben.visit(path)
    ben.join()
    for one in (anna, ben):
        one.page.get_by_role("combobox", name=one.t("page-team")).select_option("1")
        one.check("teams")
    ben.press("page-ready")
    anna.press("page-shake-ready")
    dice = Dice(grid.rule_set("boggle-it"), anna.wait_for_dice())
    word = dice.words[0]
    for one in (anna, ben):
        one.wait_for_dice()
        one.write(word)
    for one in (anna, ben):
        one.press("page-stop")
    final = anna.page.get_by_role("table", name=anna.t("page-final"))
    for row in (1, 2):
        expect(final.get_by_role("row").nth(row)).to_contain_text(str(dice.worth(word)))
