"""Junior in a real browser: a child's cards by keyboard alone, and by touch under a cover."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import DESK, PHONE, Guest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]


def test_two_cards_by_keyboard_alone(guest: MakeGuest) -> None:
    """`junior`: the word is in view; letters are typed, a wrong one comes back, Enter goes on."""
    ann: Guest = guest("Ann", "en", DESK)
    ann.set_table("junior", "en", cards=2, more_letters=2)
    keyboard = ann.page.keyboard
    ann.page.get_by_label(ann.t("page-your-name")).focus()
    keyboard.type("Ann")
    keyboard.press("Enter")
    ready = ann.button("page-ready")
    expect(ready).to_be_enabled()
    ready.focus()
    keyboard.press("Enter")

    row = ann.page.get_by_role("list", name=ann.t("page-junior-your-word"))
    for card in (1, 2):
        expect(ann.page.locator("body")).to_contain_text(ann.t("page-junior-card-of", n=card, of=2))
        word = ann.page.locator("[data-shown]").inner_text().lower()
        expect(row.get_by_role("button")).to_have_count(0)
        ann.check(f"card {card}")
        keyboard.type(word[0])
        expect(row.get_by_role("button")).to_have_count(1)
        keyboard.press("Backspace")
        expect(row.get_by_role("button")).to_have_count(0)
        for n, letter in enumerate(word):
            keyboard.type(letter)
            expect(row.get_by_role("button")).to_have_count(n + 1)
        expect(ann.button("page-junior-go-on")).to_be_visible()
        ann.check(f"card {card}, spelled")
        ann.page.locator("main").focus()
        keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name=ann.t("page-junior-all-done"))).to_be_visible()
    ann.check("the end")


def test_a_covered_card_on_a_phone(guest: MakeGuest) -> None:
    """`junior-covered`: no word until the cover is lifted; letters by touch; a wrong row comes back."""
    ola: Guest = guest("Ola", "pl", PHONE, scheme="dark")
    ola.set_table("junior-covered", "pl", cards=1, more_letters=3)
    ola.join()
    ola.press("page-ready")
    shown = ola.page.locator("[data-shown]")
    expect(ola.page.locator("[data-picture]")).to_be_visible()
    expect(shown).to_have_count(0)
    ola.check("covered")
    ola.press("page-junior-cover-up")
    word = shown.inner_text().lower()
    ola.press("page-junior-cover-down")
    expect(shown).to_have_count(0)
    dice = [die.get_attribute("data-die") for die in ola.page.locator("[data-die]").all()]
    places = len(word)
    wrong = next(d for d in dice if d != word[0])
    rest = list(dice)
    rest.remove(wrong)
    for letter in (wrong, *rest[: places - 1]):
        ola.page.locator(f'[data-die="{letter}"]:not([disabled])').first.click()
    row = ola.page.get_by_role("list", name=ola.t("page-junior-your-word"))
    # what was wrong lies in the tray again, what was right has stayed
    expect(row.get_by_role("listitem").first.get_by_role("button")).to_have_count(0)
    free = [
        i
        for i, place in enumerate(row.get_by_role("listitem").all())
        if not place.get_by_role("button").count()
    ]
    for i in free:
        ola.page.locator(f'[data-die="{word[i]}"]:not([disabled])').first.click()
        expect(row.get_by_role("listitem").nth(i).get_by_role("button")).to_have_count(1)
    expect(ola.button("page-junior-go-on")).to_be_visible()
    expect(shown).to_be_visible()
    ola.check("spelled")
    ola.press("page-junior-go-on")
    expect(ola.page.get_by_role("heading", name=ola.t("page-junior-all-done"))).to_be_visible()
