"""What stands beside the record of a grid: words that came after the bell, and words that nobody doubted."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from dice import Dice
from looks import faults_of_text
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import expect

from verbarium.games import grid

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]

# a line that is slow to send: what is written waits until the test lets it go
SLOW = """() => {
    const line = window.__lines.at(-1), send = line.send.bind(line);
    window.__held = [];
    line.send = text => text.includes('"write"') ? window.__held.push(text) : send(text);
    window.__release = () => { line.send = send; window.__held.forEach(text => send(text)); };
}"""


def test_a_word_that_came_after_the_bell_stands_apart(guest: MakeGuest, home: Home) -> None:
    """It left in time and was too long on its way: its writer sees it with its verdict; it is in no list."""
    anna: Guest = guest("Anna", "pl", PHONE)
    path = anna.set_table("boggle-en", "en", rounds=2, seconds=600, shake_seconds=1, least_words=60)
    anna.join()
    ben: Guest = guest("Ben", "ru", DESK)
    ben.visit(path)
    ben.join()
    ben.press("page-ready")
    anna.press("page-shake-ready")
    dice = Dice(grid.rule_set("boggle-en"), anna.wait_for_dice())
    in_time, late = dice.words[:2]
    anna.write(in_time)
    anna.page.evaluate(SLOW)
    anna.entry().fill(late)
    anna.entry().press("Enter")
    other = anna.context.new_page()  # a second tab of hers lays the pencil down
    other.goto(home.address + path)
    other.get_by_role("button", name=anna.t("page-stop")).click()
    ben.wait_for_dice()
    ben.press("page-stop")
    expect(anna.page.get_by_role("heading", name=anna.t("page-every-list"))).to_be_visible()
    anna.page.evaluate("window.__release()")
    apart = anna.page.get_by_role("region", name=anna.t("page-after-bell"))
    expect(apart.get_by_role("button", name=late)).to_be_visible()
    expect(apart).to_contain_text(anna.t("page-after-bell-note"))
    apart.get_by_role("button", name=late).click()
    lens = anna.page.get_by_role("complementary", name=anna.t("page-lens"))
    expect(lens).to_contain_text(late)
    expect(lens).to_contain_text(anna.t("mark-valid"))
    expect(anna.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(len(dice.path(late)))
    anna.check("after the bell")
    assert faults_of_text(anna) == []
    for one in (anna, ben):
        mine = one.page.get_by_role("region", name="Anna", exact=True)
        expect(mine.get_by_role("listitem")).to_have_count(1)
        expect(mine).to_contain_text(in_time)
        standings = one.page.get_by_role("table", name=one.t("page-standings"))
        expect(standings.get_by_role("row").filter(has_text="Anna")).to_contain_text(str(dice.worth(in_time)))
    expect(ben.page.get_by_text(ben.t("page-after-bell"))).to_have_count(0)


def test_only_what_is_doubted_is_looked_up(guest: MakeGuest, home: Home) -> None:
    """Two words that are none: the one that somebody doubts falls, the other stands; before that no verdict is sent."""
    anna: Guest = guest("Anna", "ru", PHONE)
    path = anna.set_table(
        "boggle-en", "en", rounds=1, seconds=600, shake_seconds=1, verify="challenged", doubt_seconds=900
    )
    anna.join()
    expect(anna.page.get_by_role("main")).to_contain_text(anna.t("page-rules-challenged"))
    ben: Guest = guest("Ben", "pl", DESK)
    ben.visit(path)
    ben.join()
    ben.press("page-ready")
    anna.press("page-shake-ready")
    dice = Dice(grid.rule_set("boggle-en"), anna.wait_for_dice())
    doubted, unasked, elsewhere = dice.nonsense(5), dice.nonsense(4), dice.elsewhere(4)
    for word in (doubted, unasked, elsewhere):
        anna.write(word)
    ben.wait_for_dice()
    for one in (anna, ben):
        one.press("page-stop")
    for one in (anna, ben):
        expect(one.page.get_by_role("heading", name=one.t("page-doubting"))).to_be_visible()
    expect(ben.page.get_by_role("region", name="Anna", exact=True).get_by_role("listitem")).to_have_count(3)
    for one in (anna, ben):
        one.check("doubting")
        assert faults_of_text(one) == []
        marks = {
            word["mark"]
            for text in one.heard
            if '"doubtful"' in text
            for words in json.loads(text)["match"]["doubtful"]
            for word in words
        }
        assert marks <= {"noted", "not-on-the-grid"}  # what everybody sees on the dice needs no dictionary
    ben.button("page-doubt-of", does=ben.t("page-doubt"), word=doubted, name="Anna").click()
    done = ben.button("page-doubt-of", does=ben.t("page-doubted"), word=doubted, name="Anna")
    expect(done).to_be_disabled()
    expect(
        anna.page.get_by_role("region", name="Anna", exact=True)
        .get_by_role("listitem")
        .filter(has_text=doubted)
    ).to_contain_text("?")
    for one in (ben, anna):
        one.press("page-no-more-doubts")
    for one in (anna, ben):
        row = one.page.get_by_role("region", name="Anna", exact=True)
        for word, mark in ((doubted, "not-a-word"), (unasked, "valid"), (elsewhere, "not-on-the-grid")):
            points = "+1" if mark == "valid" else "0"
            expect(
                row.get_by_role("button", name=f"{word} {points}, {one.t(f'mark-{mark}')}", exact=True)
            ).to_be_visible()
    final = anna.page.get_by_role("table", name=anna.t("page-final"))
    expect(final.get_by_role("row").nth(1)).to_contain_text("Anna")
    expect(final.get_by_role("row").nth(1)).to_contain_text("1")
