"""An evening: people of every kind and a bot at one table, from the invitation to the rematch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from dice import Dice
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import Locator, expect

from verbarium.games import grid

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]
TARGET = 50


def in_lists(person: Guest, word: str) -> Locator:
    """A word where the lists are read out."""
    return person.page.get_by_role("button", name=re.compile(rf"^{word} "))


def test_five_people_and_a_bot_play_to_fifty(guest: MakeGuest, home: Home) -> None:
    """Elena plays by keyboard alone and keeps the table until she goes, Filip has a phone, Olga only watches and is
    sent away, Emma loses the line, Luca comes late; a bot sits among them. The table overrules the lexicon once.
    """
    elena: Guest = guest("Elena", "it", DESK)
    filip: Guest = guest("Filip", "pl", PHONE, scheme="dark")
    olga: Guest = guest("Ольга", "ru", DESK, scheme="dark")
    emma: Guest = guest("Emma", "en", DESK)
    luca: Guest = guest("Luca", "it", PHONE)

    # -- the lobby --------------------------------------------------------------------------------------------
    path = elena.set_table(
        "boggle-it",
        "it",
        target=TARGET,
        rounds=None,
        seconds=600,
        shake_seconds=1,
        overrule=True,
        least_words=120,
    )
    elena.walk_to(elena.page.get_by_label(elena.t("page-your-name")))
    elena.page.keyboard.type("Elena")
    elena.page.keyboard.press("Enter")
    expect(elena.page.get_by_role("heading", name=elena.t("page-at-table"))).to_be_visible()
    for one in (filip, emma):
        one.visit(path)
        one.join()
    olga.visit(path)
    olga.page.get_by_label(olga.t("page-your-name")).fill("Ольга")
    olga.press("page-only-watch")
    elena.key("page-bot-easy")
    elena.key("page-change-rules")
    elena.walk_to(elena.page.get_by_label(elena.t("page-late")))
    elena.page.keyboard.press("ArrowDown")
    expect(elena.page.get_by_label(elena.t("page-late"))).to_have_value("next-round")
    elena.check("lobby")
    olga.check("lobby")
    filip.press("page-ready")
    emma.press("page-ready")
    elena.key("page-shake-ready")

    # -- the first round --------------------------------------------------------------------------------------
    rules = grid.rule_set("boggle-it")
    dice = Dice(rules, elena.wait_for_dice())
    assert filip.wait_for_dice() == emma.wait_for_dice() == elena.faces()
    expect(olga.page.get_by_role("gridcell").first).to_be_visible()
    assert olga.faces() == elena.faces()
    own = dice.unusual(12)
    hers, his, ems, wrong = own[0], own[1], own[2], dice.nonsense(6)

    elena.page.keyboard.type(hers)  # the field has the focus already
    elena.page.keyboard.press("Enter")
    expect(elena.mine().get_by_role("button")).to_have_count(1)
    for cell in dice.path(his):
        filip.page.get_by_role("gridcell").nth(cell).tap()
    filip.press("page-write")
    expect(filip.mine().get_by_role("button")).to_have_count(1)
    filip.write(wrong)

    emma.entry().fill(ems[:2])
    emma.cut_the_line()
    expect(emma.page.locator("body")).to_contain_text(emma.t("page-line-lost"))
    expect(emma.page.locator("body")).not_to_contain_text(emma.t("page-line-lost"))
    expect(emma.entry()).to_have_value(ems[:2])  # still in her hand
    emma.write(ems)
    emma.page.reload()  # another loss: the page itself
    emma.wait_for_dice()
    expect(emma.mine().get_by_role("button")).to_have_count(1)

    luca.visit(path)
    luca.page.get_by_label(luca.t("page-your-name")).fill("Luca")
    luca.press("page-sit-down")
    expect(luca.page.get_by_role("gridcell").first).to_be_visible()
    expect(luca.entry()).to_be_disabled()  # from the next round on
    for one in (elena, filip, olga, emma, luca):
        one.check("writing")
    for one in (olga, luca):  # who watches or waits has been told no word
        told = " ".join(one.heard).lower()
        assert not any(word in told for word in (hers, his, wrong, ems))
    for one in (filip, emma):
        one.press("page-stop")
    elena.key("page-stop")

    # -- reading out: the table overrules the lexicon -----------------------------------------------------------
    for one in (elena, filip, emma, luca):
        expect(one.button("page-next-round")).to_be_visible()
    expect(olga.page.get_by_role("heading", name=olga.t("page-every-list"))).to_be_visible()
    elena.walk_to(in_lists(elena, hers).first)
    elena.page.keyboard.press("ArrowRight")
    while not elena.page.evaluate(f"document.activeElement.ariaLabel.startsWith('{wrong}')"):
        elena.page.keyboard.press("ArrowDown")
    elena.page.keyboard.press("d")
    expect(in_lists(elena, wrong)).to_have_accessible_name(re.compile(re.escape(elena.t("mark-disputed"))))
    for one in (filip, emma, luca):
        if one.page.viewport_size == PHONE:
            one.page.get_by_role("button", name=re.compile("^Filip")).first.tap()
        in_lists(one, wrong).click()
        one.press("page-stands")
    for one in (elena, filip, olga, emma, luca):
        label = re.compile(re.escape(one.t("mark-valid")))
        if one.page.viewport_size != PHONE:
            expect(in_lists(one, wrong)).to_have_accessible_name(label)
        one.check("reading")
    # six letters of nonsense now bring what six letters bring
    scores = {
        elena: dice.worth(hers),
        filip: dice.worth(his) + dice.worth(wrong),
        emma: dice.worth(ems),
        luca: 0,
    }
    for one, points in scores.items():
        row = emma.page.get_by_role("row").filter(has_text=one.name)
        expect(row.get_by_role("cell").last).to_have_text(str(points))

    # -- a removal ------------------------------------------------------------------------------------------------
    elena.key("page-people-talk")
    elena.check("people and talk")
    elena.key("page-remove-of", name="Ольга")
    expect(olga.page.locator("body")).to_contain_text(olga.t("closing-removed"))
    olga.check("sent away")
    elena.page.keyboard.press("Escape")
    olga.page.reload()
    expect(olga.page.locator("body")).to_contain_text(olga.t("closing-removed"))

    # -- the second round: the host goes, the others play to the target -----------------------------------------
    for one in (filip, emma, luca):
        one.press("page-next-round")
    elena.key("page-next-round")
    dice = Dice(rules, emma.wait_for_dice())
    filip.wait_for_dice()
    luca.wait_for_dice()
    elena.wait_for_dice()
    own = dice.unusual(24)
    elena.page.keyboard.type(own[23])
    elena.page.keyboard.press("Enter")
    expect(elena.mine().get_by_role("button")).to_have_count(1)
    elena.key("page-people-talk")
    elena.key("page-leave")
    expect(elena.page.get_by_role("heading", name=elena.t("page-set-table"))).to_be_visible()
    elena.check("the front door")
    expect(filip.page.locator("[data-region=polite]")).to_contain_text(filip.t("page-told-host-you"))
    filip.press("page-people-talk")
    expect(filip.button("page-remove-of", name="Luca")).to_be_visible()
    filip.check("the new host")
    filip.page.keyboard.press("Escape")

    luca.write(own[22])
    for word in own[:22]:
        if scores[emma] >= TARGET:
            break
        emma.write(word)
        scores[emma] += dice.worth(word)
    assert scores[emma] >= TARGET, "a poor grid"
    for one in (luca, emma, filip):
        one.press("page-stop")
    for one in (filip, emma, luca):
        expect(one.button("page-next-round")).to_be_visible()
    for one in (filip, emma, luca):
        one.press("page-next-round")
    for one in (filip, emma, luca):
        expect(one.page.get_by_role("heading", name=one.t("page-winner", name="Emma"))).to_be_visible()
        one.check("the end")
    final = filip.page.get_by_role("table", name=filip.t("page-final"))
    assert final.get_by_role("row").nth(1).inner_text().split("\t")[-2:] == ["Emma", str(scores[emma])]
    expect(final).to_contain_text("Elena")  # her words count, though she is gone

    # -- the rematch -----------------------------------------------------------------------------------------------
    before = emma.faces()
    for one in (filip, luca, emma):
        one.press("page-rematch")
    faces = emma.wait_for_dice()
    assert faces != before
    for one in (filip, luca):
        assert one.wait_for_dice() == faces
        one.check("the rematch")
    expect(emma.mine().get_by_role("button")).to_have_count(0)
    seats = emma.page.get_by_role("list", name=emma.t("page-seats")).get_by_role("listitem")
    assert len(seats.all()) == 4
    assert not any("Elena" in text for text in seats.all_inner_texts())
    expect(emma.page.locator("header").first).to_contain_text(emma.t("page-round-to", n=1, target=TARGET))
