"""A round for somebody who hears the page: what a screen reader is given, and when."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from dice import Dice
from people import DESK, PATIENCE, Guest, Home
from playwright.sync_api import Page, expect

from verbarium.games import grid
from verbarium.games.grid.paths import neighbours
from verbarium.texts import say

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]

_LISTEN = """() => {
    window.__said = [];
    for (const region of document.querySelectorAll("[data-region]"))
        new MutationObserver(() => window.__said.push(region.textContent)).observe(
            region, {childList: true, subtree: true, characterData: true});
}"""


def listen(page: Page) -> None:
    """Keep what the live regions say from now on."""
    page.evaluate(_LISTEN)


def hear(page: Page, *any_of: str) -> None:
    """Wait until one of these has been said."""
    waited = 0
    while not set(any_of) & set(said := page.evaluate("window.__said")):
        assert waited < PATIENCE, (any_of, said)
        page.wait_for_timeout(100)
        waited += 100


def headings(page: Page) -> list[int]:
    """Levels of the headings that are there, in order."""
    levels: list[int] = page.evaluate(
        """() => [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")]
            .filter(h => h.checkVisibility()).map(h => Number(h.tagName[1]))"""
    )
    return levels


def check_headings(page: Page) -> None:
    """One of the first level, and no level is left out on the way down."""
    levels = headings(page)
    assert levels.count(1) == 1, levels
    assert all(b <= a + 1 for a, b in itertools.pairwise(levels)), levels


def focused(page: Page) -> str:
    name: str = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
    return name


def test_a_round_by_ear_and_keyboard(guest: MakeGuest, home: Home) -> None:
    """From the lobby to the result: headings, dice by rows, one tab stop, arrows, neighbours, words, time, lists."""
    anna: Guest = guest("Anna", "en", DESK)
    page, t = anna.page, anna.t
    anna.set_table("boggle-en", "en", rounds=1, seconds=600, shake_seconds=1, least_words=60)
    check_headings(page)
    anna.join()
    listen(page)
    check_headings(page)
    for landmark in ("main", "banner"):
        expect(page.get_by_role(landmark)).to_have_count(1)
    anna.key("page-shake")
    dice = Dice(grid.rule_set("boggle-en"), anna.wait_for_dice())
    hear(page, t("page-told-phase-writing"))
    check_headings(page)

    # the dice: a grid of rows, each die with its place
    board = page.get_by_role("grid", name=t("page-board", rows=4, cols=4))
    expect(board.get_by_role("row")).to_have_count(4)
    for row in range(4):
        cells = board.get_by_role("row").nth(row).get_by_role("gridcell")
        expect(cells).to_have_count(4)
        for col in range(4):
            face = dice.grid.faces[4 * row + col]
            expect(cells.nth(col)).to_have_accessible_name(t("page-die", face=face, row=row + 1, col=col + 1))
    # one tab stop; arrows walk
    anna.walk_to(board.get_by_role("gridcell").first)
    assert board.locator("[tabindex='0']").count() == 1
    for key, cell in (
        ("ArrowRight", 1), ("ArrowDown", 5), ("End", 7), ("ArrowRight", 7), ("ArrowUp", 3), ("ArrowUp", 3),
        ("Home", 0), ("ArrowDown", 4), ("ArrowRight", 5),
    ):  # fmt: skip
        page.keyboard.press(key)
        name = t("page-die", face=dice.grid.faces[cell], row=cell // 4 + 1, col=cell % 4 + 1)
        assert focused(page) == name
        assert board.locator("[tabindex='0']").count() == 1
    # what lies around, when asked
    page.keyboard.press(".")
    around = ", ".join(dice.grid.faces[c] for c in neighbours(4, 4)[5])
    hear(page, t("page-around", face=dice.grid.faces[5], around=around))
    # Space takes the die: it says so, and its name tells its place in the path
    page.keyboard.press(" ")
    assert focused(page) == t("page-die-in-path", face=dice.grid.faces[5], row=2, col=2, at=1)
    expect(board.locator("[aria-selected=true]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    hear(page, " ".join((dice.grid.faces[5] + dice.grid.faces[6]).upper()))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(" ")
    taken = [dice.grid.faces[c] for c in (5, 6, 14)]  # unless the same letters lead there over other dice
    hear(page, t("page-not-beside", face=taken[2]), " ".join("".join(taken).upper()))
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")  # out of the dice with one step
    expect(anna.entry()).to_be_focused()

    # words
    good, wrong = dice.words[0], dice.nonsense(5)
    for word in (good, wrong):
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        hear(page, t("page-said-written", word=word, n=len(word)))
    page.keyboard.type(good)
    page.keyboard.press("Enter")
    hear(page, t("page-already-written", word=good))
    mine = page.get_by_role("list", name=t("page-your-list"))
    expect(mine.get_by_role("listitem")).to_have_count(2)
    # the clock is silent, and says the time when asked
    expect(page.get_by_role("timer").first).to_have_attribute("aria-live", "off")
    before = len(page.evaluate("window.__said"))
    page.keyboard.press(",")
    asked = re.compile(re.escape(t("page-time-left", time="@")).replace("@", r"\d+:\d\d"))
    for _ in range(100):
        told = [text for text in page.evaluate("window.__said")[before:] if asked.fullmatch(text)]
        if told:
            break
        page.wait_for_timeout(100)
    assert told
    anna.check("writing")

    # reading out: lists that are lists, words with their verdicts, reasons said when a word is reached
    anna.key("page-stop")
    hear(page, t("page-told-phase-over"))
    check_headings(page)
    region = page.get_by_role("region", name="Anna")
    expect(region.get_by_role("list").get_by_role("listitem")).to_have_count(2)
    anna.walk_to(region.get_by_role("button").first)
    expect(region.get_by_role("button").first).to_have_accessible_name(
        f"{good} +{dice.worth(good)}, {t('mark-valid')}"
    )
    page.keyboard.press("ArrowDown")
    expect(region.get_by_role("button").nth(1)).to_be_focused()
    expect(region.get_by_role("button").nth(1)).to_have_accessible_name(f"{wrong} 0, {t('mark-not-a-word')}")
    lens = page.get_by_role("complementary", name=t("page-lens")).locator("[aria-live=polite]")
    expect(lens).to_contain_text(wrong)
    expect(lens).to_contain_text(t("mark-not-a-word"))
    standings = page.get_by_role("table", name=t("page-standings"))
    expect(standings.get_by_role("columnheader")).to_have_count(3)
    expect(standings.get_by_role("rowheader")).to_have_text(["Anna"])
    anna.check("reading")
    final = page.get_by_role("table", name=t("page-final"))
    expect(final.get_by_role("columnheader")).to_have_count(3)
    expect(final.get_by_role("cell").nth(1)).to_have_text("Anna")


def test_the_clock_is_spoken_at_60_20_and_10_seconds(guest: MakeGuest, home: Home) -> None:
    """By itself, each once; and where verdicts come at once, they are spoken with the word."""
    anna: Guest = guest("Anna", "en", DESK)
    pages = {}
    for seconds in (62, 22):
        anna.page = anna.context.new_page() if pages else anna.page
        anna.page.set_default_timeout(PATIENCE)
        anna.set_table("boggle-en", "en", rounds=1, seconds=seconds, shake_seconds=1, verdicts="at-once")
        anna.join()
        listen(anna.page)
        pages[seconds] = anna.page
    for page in pages.values():
        page.get_by_role("button", name=say("en", "page-shake")).click()
    dice = Dice(grid.rule_set("boggle-en"), anna.wait_for_dice())
    anna.page.keyboard.type(dice.words[0])
    anna.page.keyboard.press("Enter")
    verdict = anna.t(
        "page-said-judged", word=dice.words[0], mark=anna.t("mark-valid"), points=dice.worth(dice.words[0])
    )
    hear(anna.page, verdict)
    hear(pages[62], anna.t("page-seconds-left", n=60))
    hear(pages[22], anna.t("page-seconds-left", n=20))
    hear(pages[22], anna.t("page-seconds-left", n=10))
    hear(pages[22], anna.t("page-told-phase-over"))
    said = pages[22].evaluate("window.__said")
    for n in (20, 10):
        assert said.count(anna.t("page-seconds-left", n=n)) == 1
