"""Keys of one's own (WCAG 2.1.4), chosen and used without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from looks import faults_of_text
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]


def sheet(person: Guest) -> Locator:
    return person.page.get_by_role("dialog", name=person.t("page-settings"))


def button(person: Guest, action: str, key: str) -> Locator:
    """The button of an action while it has this key, as a screen reader finds it."""
    name = person.t("page-keys-change", action=person.t(f"page-act-{action}"), name=key)
    return sheet(person).get_by_role("button", name=name, exact=True).filter(visible=True)


def change(person: Guest, action: str, old: str, pressed: str) -> None:
    person.walk_to(button(person, action, old))
    person.page.keyboard.press("Enter")
    expect(sheet(person).get_by_role("status")).to_have_text(person.t("page-keys-press"))
    person.page.keyboard.press(pressed)


def test_keys_are_chosen_by_keyboard_alone_and_remembered(guest: MakeGuest, home: Home) -> None:
    """A taken key, a letter and a browser's key are refused with the reason; the usual keys come back by one button."""
    anna: Guest = guest("Anna", "en", DESK)
    anna.set_table("boggle-en", "en", rounds=1, seconds=600, shake_seconds=1)
    anna.join()
    anna.key("page-shake")
    faces = anna.wait_for_dice()
    anna.key("page-keys-other")
    status = sheet(anna).get_by_role("status")
    expect(sheet(anna).locator("details[open]")).to_have_count(1)  # of this game
    change(anna, "write", "Enter", ".")
    expect(status).to_have_text(anna.t("page-keys-taken", name=".", action=anna.t("page-act-around")))
    anna.page.keyboard.press("w")  # it still waits for one
    expect(status).to_have_text(anna.t("page-keys-no-letter"))
    anna.page.keyboard.press("F5")
    expect(status).to_have_text(anna.t("page-keys-no-browser", name="F5"))
    anna.page.keyboard.press("ArrowUp")
    expect(status).to_have_text(anna.t("page-keys-no-walks"))
    anna.page.keyboard.press("F8")
    expect(status).to_have_text(anna.t("page-keys-set", action=anna.t("page-act-write"), name="F8"))
    expect(button(anna, "write", "F8")).to_be_focused()
    # Esc leaves a key as it is, and Tab leaves the button: nobody is caught
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Escape")
    expect(button(anna, "write", "F8")).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    expect(button(anna, "rub", "⌫")).to_be_focused()
    anna.check("keys")
    assert faults_of_text(anna) == []
    anna.page.keyboard.press("Escape")
    expect(sheet(anna)).to_have_count(0)

    # it is used, shown, and there after a reload
    for reloaded in (False, True):
        if reloaded:
            anna.page.reload()
        expect(anna.page.locator("kbd").get_by_text("F8")).to_be_visible()
        word = "".join(faces[:3] if reloaded else faces[4:7]).lower()
        anna.entry().fill(word)
        anna.page.keyboard.press("Enter")
        expect(anna.entry()).to_have_value(word)
        anna.page.keyboard.press("F8")
        expect(anna.entry()).to_have_value("")
    expect(anna.mine().get_by_role("button")).to_have_count(2)

    anna.key("page-keys-other")
    anna.key("page-keys-usual")
    expect(status).to_have_text(anna.t("page-keys-are-usual"))
    expect(button(anna, "write", "Enter")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.entry().fill("".join(faces[8:11]).lower())
    anna.page.keyboard.press("Enter")
    expect(anna.mine().get_by_role("button")).to_have_count(3)


# whatever is drawn, it is written with AltGr, on a key that has another letter without it
FAR_LETTERS = """
tiles = [["Ć", 8, 1], ["Ł", 8, 1], ["Ń", 8, 1], ["Ś", 8, 1], ["Ź", 8, 1], ["Ż", 8, 1]]
stars = 0
"""


def test_keys_of_one_character_can_be_turned_off(guest: MakeGuest, home: Home) -> None:
    """Then a voice that says words lays no tiles and asks for no time; on the board itself letters still lay."""
    anna: Guest = guest("Anna", "pl", DESK)
    anna.set_table("slowodziel-pl", "pl", tiles=FAR_LETTERS)
    anna.join()
    anna.press("page-bot-invite")
    anna.press("page-ready")
    rack = anna.page.locator(".rack [data-slot]")
    expect(rack.first).to_be_visible(timeout=300_000)
    anna.page.get_by_text(anna.t("page-keys"), exact=True).click()
    anna.press("page-keys-other")
    anna.page.get_by_role("checkbox", name=anna.t("page-singles")).uncheck()
    anna.check("single keys")
    anna.page.keyboard.press("Escape")
    hand = anna.page.locator(".rack")
    letter = next(x for x in hand.inner_text().split() if x.isalpha())
    anna.page.locator("h1").click()
    before = hand.inner_text()
    anna.strike(letter.lower())
    assert hand.inner_text() == before
    anna.page.locator("[role=gridcell][tabindex='0']").focus()
    anna.strike(letter.lower())
    expect(hand).not_to_have_text(before)


@pytest.mark.parametrize("language", ["ru", "pl", "fr"])
def test_every_game_lists_its_keys_on_a_phone_too(guest: MakeGuest, home: Home, language: str) -> None:
    one: Guest = guest("Anna", language, PHONE)
    one.visit()
    one.press("page-settings")
    details = sheet(one).locator("details")
    expect(details).to_have_count(6)
    for i in range(6):
        details.nth(i).locator("summary").click()
    for width in (360, 390):
        one.page.set_viewport_size({"width": width, "height": 740})
        one.check(f"keys at {width} px")
        assert faults_of_text(one) == []


def test_the_focus_never_falls_to_the_beginning_of_the_page(guest: MakeGuest, home: Home) -> None:
    """By keyboard alone: what was pressed goes with its page or phase, and Tab goes on from the new one's main part."""
    anna: Guest = guest("Anna", "it", DESK)
    anna.set_table("consonando-4", "it", seconds=300)
    anna.page.get_by_label(anna.t("page-your-name")).fill("Anna")
    for key, after in (
        ("page-sit-down", "page-ready"),
        ("page-ready", "page-stop"),
        ("page-stop", "page-next-round"),
    ):
        anna.key(key)
        anna.button(after).first.wait_for()
        anna.page.wait_for_function("document.activeElement !== document.body")
        held = anna.page.evaluate("document.activeElement.closest('main') !== null")
        assert held, key
    anna.visit("/")
    anna.walk_to(anna.page.get_by_role("link", name=anna.t("page-daily-results")))
    anna.page.keyboard.press("Enter")
    expect(anna.page).to_have_url(anna.home.address + "/daily/it")
    expect(anna.page.locator("main")).to_be_focused()
    # it is no control: nothing is drawn around the whole page
    expect(anna.page.locator("main")).to_have_css("outline-style", "none")
    expect(anna.page.locator("main")).to_have_css("box-shadow", "none")
