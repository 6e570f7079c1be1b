"""The grid of the day in a browser: from the card at the front door to the results of the day."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from days import moment
from dice import Dice
from looks import faults_of_text
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import Locator, expect

from verbarium.games import grid
from verbarium.texts import Language

pytestmark = pytest.mark.browser


class DailyHome(Home):
    """A house whose wall clock is set by hand, and whose grid of the day takes some seconds."""

    def __init__(self, folder: Path, at: str, seconds: int) -> None:
        super().__init__(folder / "v.sqlite")
        self.clock, self.seconds = folder / "clock", seconds
        self.set(at)

    def set(self, at: str) -> None:
        self.clock.write_text(str(moment(at)))

    def command(self) -> list[str | Path]:
        script = Path(__file__).with_name("daily_house.py")
        return [sys.executable, script, str(self.port), self.database, self.clock, str(self.seconds)]


@pytest.fixture
def seconds() -> int:
    return 600


@pytest.fixture
def home(tmp_path: Path, seconds: int) -> Iterator[DailyHome]:
    house = DailyHome(tmp_path, "2026-12-01 12:00", seconds)
    house.open()
    yield house
    house.kill()


def card(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.t("page-daily"))


def press_card(guest: Guest) -> list[str]:
    """A name, one press, and the dice lie."""
    guest.visit()
    button = card(guest).get_by_role("button", name=guest.t("page-daily-play"))
    button.wait_for()
    name = card(guest).get_by_label(guest.t("page-your-name"))
    if name.count():  # asked once
        name.fill(guest.name)
    button.click()
    return guest.wait_for_dice()


def own_row(guest: Guest) -> Locator:
    return guest.page.locator("tr.me")


def done(guest: Guest) -> None:
    guest.press("page-stop")
    guest.page.get_by_role("link", name=guest.t("page-daily-to-results")).click()
    expect(own_row(guest)).to_be_visible()


@pytest.mark.parametrize("seconds", [20])
@pytest.mark.parametrize(
    ("language", "screen", "scheme", "name"),
    [
        ("ru", PHONE, "dark", "Владимир"),
        ("pl", {"width": 360, "height": 740}, "light", "Brzęczyszczykiewicz"),
        ("it", DESK, "light", "Anna"),
    ],
)
def test_from_the_card_to_the_result(
    guest: Callable[..., Guest], language: Language, screen: dict[str, int], scheme: str, name: str
) -> None:
    """A reload in mid-round loses nothing, the bell ends the round, and the table leads to the results of the day."""
    me: Guest = guest(name, language, screen, scheme)
    me.visit()
    expect(card(me).get_by_text(me.t("page-daily-played-by", n=0))).to_be_visible()
    me.check("the card before")
    assert faults_of_text(me) == []
    dice = press_card(me)
    address = me.page.url
    word = "".join(dice[:3]).lower()
    me.write(word)
    me.page.reload()
    assert me.wait_for_dice() == dice
    expect(me.mine().get_by_text(word).first).to_be_visible()
    # somebody else with the address finds no table
    other: Guest = guest("Ben", language, DESK)
    other.visit()
    other.visit(address.removeprefix(me.home.address))
    expect(other.page.get_by_text(other.t("house-no-table"))).to_be_visible()
    assert not any('"grids"' in text for text in other.heard)
    # the bell
    results = me.page.get_by_role("link", name=me.t("page-daily-to-results"))
    expect(results).to_be_visible(timeout=60_000)
    expect(me.button("page-rematch")).to_have_count(0)
    me.check("the round is over")
    results.click()
    expect(own_row(me)).to_contain_text(f"({me.t('page-you')})")
    expect(me.page.get_by_text(me.t("page-daily-series", n=1))).to_be_visible()
    me.check("the results")
    assert faults_of_text(me) == []
    me.page.get_by_role("link", name=me.t("page-daily-review")).click()
    expect(results).to_be_visible()
    assert me.page.url == address
    me.visit()
    expect(card(me).get_by_text(me.t("page-daily-series", n=1))).to_be_visible()
    expect(card(me).get_by_role("button")).to_have_count(0)
    me.check("the card afterwards")
    assert faults_of_text(me) == []


def test_by_keyboard_alone_through_a_power_cut(guest: Callable[..., Guest], home: DailyHome) -> None:
    """Kill -9 in mid-round: same seat, same dice, same words."""
    me: Guest = guest("Anna", "en", DESK)
    me.visit("/daily/en")
    me.key("page-daily-play")
    name = me.page.get_by_label(me.t("page-your-name"))
    expect(name).to_be_focused()  # none was given: it is asked for
    expect(name).to_have_attribute("aria-invalid", "true")
    me.page.keyboard.type("Anna")
    me.page.keyboard.press("Enter")
    dice = me.wait_for_dice()
    me.write("".join(dice[:3]))
    home.kill()
    home.open()
    assert me.wait_for_dice() == dice
    expect(me.mine().get_by_text("".join(dice[:3])).first).to_be_visible()
    me.key("page-stop")
    link = me.page.get_by_role("link", name=me.t("page-daily-to-results"))
    me.walk_to(link)
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("row", name="Anna")).to_be_visible()
    expect(me.page.get_by_role("table", name=me.t("page-daily-of", date="December 1"))).to_be_visible()


@pytest.mark.parametrize("language", ["it", "ru", "pl"])
def test_large_type_and_long_names_on_a_small_phone(guest: Callable[..., Guest], language: Language) -> None:
    for name in ("Brzęczyszczykiewiczowska", "Maximilian-Konstantin"):
        other: Guest = guest(name, language, DESK)
        press_card(other)
        done(other)
    me: Guest = guest("Wojciechowski-Dąbrowska", language, {"width": 360, "height": 740}, "dark")
    me.context.add_init_script(
        "if (!localStorage.getItem('verbarium.settings'))"
        " localStorage.setItem('verbarium.settings', JSON.stringify({scale: 1.3}))"
    )
    me.visit()
    card(me).get_by_role("button").wait_for()
    assert faults_of_text(me) == []
    press_card(me)
    me.visit(f"/daily/{language}")
    me.button("page-daily-go-on").wait_for()
    me.check("a round that is not over")
    assert faults_of_text(me) == []
    me.press("page-daily-go-on")
    me.wait_for_dice()
    done(me)
    me.check("results in large type")
    assert faults_of_text(me) == []


@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Pacific/Niue"])
def test_a_players_zone_decides_nothing(guest: Callable[..., Guest], home: DailyHome, zone: str) -> None:
    """B73: 14 hours ahead of UTC and 11 behind it is the day that the house says; the change is told in local time.
    A round begun at 23:59 and ended at 00:01 stands under the day shown; the new day's grid is another one."""
    home.set("2026-12-31 23:59")
    me, at_home = guest("Anna", "en", DESK, "light", zone), guest("Ben", "en", DESK, "light", "UTC")
    me.visit("/daily/en")
    change = {"Pacific/Kiritimati": "02:00 PM", "Pacific/Niue": "01:00 PM"}[zone]
    expect(me.page.get_by_text(f"New grid at {change}, in 1\u00a0min.")).to_be_visible()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Grid of the day, December 31")
    dice = press_card(me)
    home.set("2027-01-01 00:01")
    me.page.reload()
    assert me.wait_for_dice() == dice
    done(me)
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Grid of the day, December 31")
    expect(me.page.get_by_text(me.t("page-daily-series", n=1))).to_be_visible()
    me.visit("/daily/en")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Grid of the day, January 1")
    expect(own_row(me)).to_have_count(0)
    assert press_card(me) != dice
    done(me)
    expect(me.page.get_by_text(me.t("page-daily-series", n=2))).to_be_visible()
    at_home.visit("/daily/en/2026-12-31")
    expect(at_home.page.get_by_role("rowheader", name="Anna")).to_be_visible()


def test_words_of_others_are_seen_after_ones_own_round_and_the_page_follows_the_day(
    guest: Callable[..., Guest], home: DailyHome
) -> None:
    """B73: a page that stays open when the day changes shows the new day by itself; yesterday can still be read."""
    home.set("2026-12-01 23:59:57")
    anna, ben = guest("Anna", "en", DESK), guest("Ben", "en", PHONE)
    dice = press_card(anna)
    word = Dice(grid.rule_set("boggle-en"), dice).words[0]
    anna.write(word)
    done(anna)
    ben.visit("/daily/en")
    row = ben.page.get_by_role("rowheader", name="Anna")
    expect(row).to_be_visible()
    expect(ben.page.get_by_text(ben.t("page-daily-hidden"))).to_be_visible()
    expect(ben.page.get_by_text(word)).to_have_count(0)
    assert press_card(ben) == dice
    done(ben)
    expect(row).to_contain_text(word)
    expect(ben.page.get_by_role("region", name=ben.t("page-daily-longest"))).to_contain_text(word)
    ben.check("two results")
    assert faults_of_text(ben) == []
    heading = ben.page.get_by_role("heading", level=1)
    ben.visit("/daily/en")
    expect(heading).to_have_text("Grid of the day, December 1")
    home.set("2026-12-02 00:00:01")
    expect(heading).to_have_text("Grid of the day, December 2")
    ben.page.get_by_role("link", name="December 1", exact=True).first.click()
    expect(heading).to_have_text("Grid of the day, December 1")
    expect(row).to_contain_text(word)
    expect(own_row(ben)).to_be_visible()
