"""Whole matches in real browsers, through a house that is killed in the middle."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from dice import Dice
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import expect

from verbarium.games import grid
from verbarium.games.grid.points import worth

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]


def column(person: Guest, name: str) -> str:
    """A player's total in the standings."""
    row = person.page.get_by_role("row").filter(has_text=name).first
    return row.inner_text()


def test_two_rounds_of_the_tournament_with_penalties_and_a_word_both_wrote(
    guest: MakeGuest, home: Home
) -> None:
    """`paroliere-tournament` in Italian: 5 letters at least, wrong words cost, a shared word counts for both."""
    pina: Guest = guest("Pina", "it", DESK)
    ugo: Guest = guest("Ugo", "pl", PHONE, scheme="dark")
    changes = {"rounds": 2, "seconds": 600, "shake_seconds": 1, "least_words": 4}
    path = pina.set_table("paroliere-tournament", "it", **changes)
    pina.check("joining")
    pina.join()
    ugo.visit(path)
    ugo.check("joining")
    ugo.join()
    pina.check("lobby")
    ugo.check("lobby")
    ugo.press("page-ready")
    pina.press("page-shake-ready")

    rules = grid.rule_set("paroliere-tournament")
    dice = Dice(rules, pina.wait_for_dice())
    assert ugo.wait_for_dice() == pina.faces()
    pina.check_board(4, 4)
    ugo.check_board(4, 4)
    shared, own = dice.words[0], dice.words[1]
    wrong, off = dice.nonsense(5), dice.elsewhere(5)
    for word in (shared, wrong, off):
        pina.write(word)
    for word in (shared, own):
        ugo.write(word)
    pina.check("writing")
    ugo.check("writing")
    # at the end: nothing tells a good word from a bad one before the bell
    marks = {e.get_attribute("class") for e in pina.mine().get_by_role("button").all()}
    assert len({re.sub(r"\bsel\b", "", m or "").strip() for m in marks}) == 1
    pina.press("page-stop")
    ugo.press("page-stop")

    points = {w: worth(rules.points, len(w)) for w in (shared, own)}
    totals = [points[shared] - 1 - 2, points[shared] + points[own]]
    for one in (pina, ugo):
        expect(one.page.get_by_role("button", name=one.t("page-next-round"))).to_be_visible()
        one.check("reading")
    expect(pina.page.locator("body")).to_contain_text(
        re.sub("-", "[-−]", str(totals[0])) if totals[0] >= 0 else "−"
    )

    ugo.press("page-next-round")
    pina.press("page-next-round")
    dice = Dice(rules, pina.wait_for_dice())
    ugo.wait_for_dice()
    first, second = dice.words[0], dice.words[1]
    pina.write(first)
    ugo.write(second)

    home.kill()
    time.sleep(1)
    expect(pina.page.locator("body")).to_contain_text(pina.t("page-line-lost"))
    home.open()
    expect(pina.page.locator("body")).not_to_contain_text(pina.t("page-line-lost"), timeout=30_000)
    expect(ugo.page.locator("body")).not_to_contain_text(ugo.t("page-line-lost"), timeout=30_000)
    expect(pina.mine().get_by_role("button")).to_have_count(1)  # what was acknowledged is still there
    assert pina.faces() == list(dice.grid.faces)
    ugo.page.reload()  # and a page that forgot everything gets it back
    ugo.wait_for_dice()
    expect(ugo.mine().get_by_role("button")).to_have_count(1)

    pina.press("page-stop")
    ugo.press("page-stop")
    totals[0] += worth(rules.points, len(first))
    totals[1] += worth(rules.points, len(second))
    for one in (pina, ugo):
        expect(one.button("page-rematch").first).to_be_visible()
        one.check("the end")
        text = one.page.locator("body").inner_text().replace("−", "-")
        assert re.search(rf"Ugo\D+.*{totals[1]}", text, re.DOTALL), (totals, text)
    winner = "Ugo" if totals[1] > totals[0] else "Pina"
    if totals[0] != totals[1]:
        expect(pina.page.locator("body")).to_contain_text(pina.t("page-winner", name=winner))


def test_a_french_match_where_a_shared_word_is_struck(guest: MakeGuest, home: Home) -> None:
    """`boggle-fr`: the same word on two lists counts on neither; words by tapping and by dragging the dice."""
    anne: Guest = guest("Anne", "fr", PHONE)
    boris: Guest = guest("Борис", "ru", DESK, scheme="dark")
    path = anne.set_table("boggle-fr", "fr", rounds=1, seconds=600, shake_seconds=1)
    anne.join()
    boris.visit(path)
    boris.join()
    boris.press("page-ready")
    anne.press("page-shake-ready")
    rules = grid.rule_set("boggle-fr")
    dice = Dice(rules, anne.wait_for_dice())
    boris.wait_for_dice()
    shared, own = dice.words[-1], dice.words[0]
    paths = dice.finder.paths(dice.grid, rules)

    cells = anne.page.get_by_role("gridcell")
    for cell in paths[shared]:  # tap
        cells.nth(cell).tap()
    anne.press("page-write")
    expect(anne.mine().get_by_role("button")).to_have_count(1)

    boxes = [boris.page.get_by_role("gridcell").nth(c).bounding_box() for c in paths[shared]]  # drag
    mouse = boris.page.mouse
    for i, box in enumerate(boxes):
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if i == 0:
            mouse.down()
    mouse.up()
    boris.page.keyboard.press("Enter")
    expect(boris.mine().get_by_role("button")).to_have_count(1)

    home.kill()
    home.open()
    expect(boris.page.locator("body")).not_to_contain_text(boris.t("page-line-lost"), timeout=30_000)
    anne.entry().fill(own[:3])
    boris.write(own)
    expect(anne.entry()).to_have_value(own[:3])  # a neighbour's word does not take mine out of my hand
    boris.press("page-stop")
    anne.press("page-stop")

    for one in (anne, boris):
        expect(one.button("page-rematch").first).to_be_visible(timeout=30_000)
        one.check("the end")
    text = anne.page.locator("body").inner_text()
    assert re.search(rf"Борис.*{worth(rules.points, len(own))}", text, re.DOTALL)
    expect(boris.page.locator("body")).to_contain_text(boris.t("page-winner", name="Борис"))
