"""A small phone whose own keyboard covers half of it: what is left must be enough to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from dice import Dice
from looks import SETTLED, faults_of_text
from people import Guest, Home
from playwright.sync_api import expect

from verbarium.games import grid
from verbarium.texts import Language

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]
SMALL = {"width": 360, "height": 640}

# The keyboard of a phone changes the visual viewport alone, and only a real phone has one.
KEYBOARD = """
    const port = new EventTarget();
    Object.assign(port, {height: innerHeight, width: innerWidth, scale: 1, offsetTop: 0, offsetLeft: 0, pageTop: 0});
    Object.defineProperty(window, "visualViewport", {value: port});
    window.__keyboard = seen => { port.height = seen ?? innerHeight; port.dispatchEvent(new Event("resize")); };
"""

BOXES = """() => {
    const box = e => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; };
    const board = document.querySelector("main .board");
    return {
        board: box(board), scrolls: board.scrollHeight - board.clientHeight,
        dice: [...document.querySelectorAll("[role=gridcell]")].map(box),
        words: box(document.querySelector("main ol.ruled")),
        entry: box(document.querySelector("main .entry")),
        targets: [...document.querySelectorAll("header a, header button, .entry button, .entry label")]
            .filter(e => e.checkVisibility()).map(box),
        down: document.documentElement.scrollHeight - innerHeight,
    };
}"""


def boxes(person: Guest) -> dict[str, Any]:
    person.page.evaluate(SETTLED)
    found: dict[str, Any] = person.page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("seen", [300, 340, 380])
@pytest.mark.parametrize(("preset", "language"), [("boggle-ru", "ru"), ("big-boggle", "pl")])
def test_dice_are_large_enough_for_a_finger_above_the_keyboard(
    guest: MakeGuest, home: Home, preset: str, language: Language, seen: int
) -> None:
    """4x4 and 5x5 at 360x640: the board takes what is left and scrolls before a die falls under 44 px."""
    one: Guest = guest("Анна", language, SMALL)
    one.page.add_init_script(KEYBOARD)
    one.set_table(preset, language, rounds=1, seconds=600, shake_seconds=1, least_words=30)
    one.join()
    one.press("page-shake")
    dice = Dice(grid.rule_set(preset, language), one.wait_for_dice())
    for word in dice.words[:8]:
        one.write(word)
    one.entry().focus()
    one.page.evaluate(f"__keyboard({seen})")
    expect(one.page.locator("[data-kb]")).to_have_count(1)
    at = boxes(one)
    widths = [(right - left, bottom - top) for left, top, right, bottom in at["dice"]]
    assert min(min(w, h) for w, h in widths) >= 44, widths[0]
    assert max(abs(w - h) for w, h in widths) < 1
    assert at["entry"][3] <= seen, "the entry lies under the keyboard"
    assert at["words"][3] - at["words"][1] <= 36  # one line
    order = [at["board"][1], at["board"][3], at["words"][1], at["words"][3], at["entry"][1]]
    assert order == sorted(order)
    for left, top, right, bottom in at["targets"]:
        assert right - left >= 44
        assert bottom - top >= 44
        assert bottom <= seen
    assert at["down"] <= 0
    # the board takes the width or the height that is left, or scrolls
    first, last = at["dice"][0], at["dice"][-1]
    across, high = last[2] - first[0], last[3] - first[1]
    assert at["scrolls"] > 0 or across > 330 or high > (at["board"][3] - at["board"][1]) - 20
    assert faults_of_text(one) == []
    one.check("with the keyboard up")

    # a die that is typed comes into sight, wherever the board stands; a die in sight can be tapped
    for word in sorted(dice.words, key=lambda w: -max(dice.path(w)))[:1] + dice.words[:1]:
        one.entry().fill(word)
        now = boxes(one)
        top, bottom = now["dice"][dice.path(word)[-1]][1::2]
        assert now["board"][1] - 2 <= top
        assert bottom <= now["board"][3] + 2
    one.entry().fill("")
    now = boxes(one)
    cell = next(
        i
        for i, (_, top, _, bottom) in enumerate(now["dice"])
        if now["board"][1] <= top and bottom <= now["board"][3]
    )
    left, top, right, bottom = now["dice"][cell]
    one.page.mouse.click((left + right) / 2, (top + bottom) / 2)
    expect(one.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(1)
    expect(one.page.locator("[role=gridcell]").nth(cell)).to_have_attribute("aria-selected", "true")
    expect(one.entry()).to_be_focused()  # or the keyboard would go, and all would jump

    one.page.evaluate("__keyboard(null)")
    expect(one.page.locator("[data-kb]")).to_have_count(0)
    one.check_board(dice.grid.rows, dice.grid.cols)
