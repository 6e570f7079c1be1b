"""A first match on a machine where nothing has been compiled yet: what people see and hear while they wait."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from looks import faults_of_text
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.browser

HEAR = """() => { window.__said = []; new MutationObserver(() => window.__said.push(
    document.querySelector("[data-region=polite]").textContent))
    .observe(document.querySelector("[data-region=polite]"), {childList: true, subtree: true}) }"""


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[Home]:
    house = Home(tmp_path / "v.sqlite", cold=tmp_path / "warm")
    house.open()
    yield house
    house.kill()


def waits(person: Guest) -> None:
    """The page says what is being done, and that it cannot say for how long."""
    notice = person.page.get_by_role("region", name=person.t("page-preparing-mark"))
    expect(notice).to_contain_text(person.t("page-preparing"))
    mark = notice.get_by_role("progressbar")
    expect(mark).to_be_visible()
    assert mark.get_attribute("aria-valuenow") is None
    moving = mark.evaluate("e => e.getAnimations({subtree: true}).length")
    assert moving == 0, "who asked for less motion gets none"


def test_a_long_preparation_is_told_to_all_and_ends_in_a_match(browser: Browser, cold: Home) -> None:
    """To a player, to a spectator in another language, after a reload and a broken line; then the dice lie there."""
    anna = Guest(browser, cold, "Anna", "pl", DESK)
    path = anna.set_table("boggle-pl", "pl", rounds=1, seconds=600, shake_seconds=1)
    anna.join()
    anna.page.evaluate(HEAR)
    ben = Guest(browser, cold, "Ben", "ru", PHONE)
    ben.visit(path)
    anna.press("page-shake")
    for one in (anna, ben):  # he has not even given a name
        waits(one)
        one.check("a cold house")
        assert faults_of_text(one) == []
    expect(anna.page.get_by_role("main")).to_contain_text(anna.t("page-preparing-status"))
    assert anna.t("page-preparing") in anna.page.evaluate("window.__said")
    ben.page.get_by_label(ben.t("page-your-name")).fill("Ben")
    ben.press("page-only-watch")
    expect(ben.page.get_by_role("main")).to_contain_text("Anna")
    waits(ben)
    anna.cut_the_line()
    waits(anna)
    anna.page.reload()
    waits(anna)
    assert cold.cold is not None
    cold.cold.touch()
    anna.wait_for_dice()
    for one in (anna, ben):
        expect(one.page.get_by_role("region", name=one.t("page-preparing-mark"))).to_have_count(0)
    expect(ben.page.get_by_role("gridcell")).to_have_count(16)
    minutes, seconds = anna.page.get_by_role("timer").first.inner_text().split(":")
    assert 60 * int(minutes) + int(seconds) > 590  # waiting has cost nobody time


def test_somebody_who_likes_motion_sees_it_go_on(browser: Browser, cold: Home) -> None:
    anna = Guest(browser, cold, "Anna", "en", DESK)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.visit()
    anna.press("page-play-now")
    mark = anna.page.get_by_role("progressbar")
    expect(mark).to_be_visible()
    assert mark.evaluate("e => e.getAnimations({subtree: true}).length") == 1
    anna.press("page-take-back-ready")
    expect(mark).to_have_count(0)
