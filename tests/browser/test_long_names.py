"""Names of one word and twenty-four letters, on the narrowest phone: nothing is cut off, pushed out or lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from looks import faults_of_text
from people import DESK, Guest, Home
from playwright.sync_api import expect

from verbarium.texts import Language

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]
NARROW = {"width": 360, "height": 740}
NAMES: dict[Language, str] = {
    "ru": "Высокопревосходительство",
    "pl": "Konstantynopolitańczykow",
    "en": "WWWWWWWWWWWWWWWWWWWWWWWW",  # the widest there is
}


def look(people: list[Guest], where: str) -> None:
    for one in people:
        assert faults_of_text(one) == [], (where, one.language)
        one.check(where)
        one.page.set_viewport_size(DESK)  # type: ignore[arg-type]
        assert faults_of_text(one) == [], (where, one.language, "desk")
        one.page.set_viewport_size(NARROW)  # type: ignore[arg-type]


def told_whole(person: Guest, place: Any, name: str) -> None:
    """The name stands there as it is for a screen reader, and as a tooltip."""
    expect(place.locator(f"bdi[title='{name}']").first).to_be_attached()
    expect(place.locator("bdi .vh", has_text=name).first).to_be_attached()


@pytest.mark.parametrize(
    ("preset", "begin", "changes"),
    [
        (
            "boggle-ru",
            "page-shake-ready",
            {"rounds": 2, "seconds": 600, "shake_seconds": 1, "rest_seconds": 900},
        ),
        ("slovodel-ru", "page-ready", {}),
        ("parola", "page-ready", {}),
    ],
)
def test_a_name_of_24_letters_breaks_no_page(
    guest: MakeGuest, home: Home, preset: str, begin: str, changes: dict[str, Any]
) -> None:
    """Coming in, lobby, chat, the seats of a grid, tiles and cards, the lists that are read out, the end."""
    people: list[Guest] = [guest(name, language, NARROW) for language, name in NAMES.items()]
    host = people[0]
    path = host.set_table(preset, "ru", **changes)
    host.join()
    for one in people[1:]:
        one.visit(path)
        expect(one.page.get_by_role("main")).to_contain_text(host.name)
        look([one], "coming in")
        one.join()
    host.page.get_by_role("textbox", name=host.t("page-say-something")).fill("Ё" * 60)
    host.page.keyboard.press("Enter")
    expect(people[1].page.get_by_role("log")).to_contain_text("ЁЁЁ")
    look(people, "lobby")
    for other in people[1:]:
        told_whole(host, host.page.get_by_role("main"), other.name)
        told_whole(other, other.page.get_by_role("log"), host.name)
        other.press("page-ready")
    host.press(begin)
    seats = host.page.get_by_role("list", name=host.t("page-seats")).first
    expect(seats).to_be_visible(timeout=300_000)
    if preset.startswith("boggle"):
        host.wait_for_dice()
    for other in people[1:]:
        told_whole(host, seats, other.name)
    look(people, "playing")
    host.press("page-people-talk")
    look([host], "people and talk")
    host.page.keyboard.press("Escape")
    if not preset.startswith("boggle"):
        return
    for one in people:
        one.press("page-stop")
    expect(host.page.get_by_role("heading", name=host.t("page-every-list"))).to_be_visible()
    look(people, "reading")
    for other in people[1:]:
        told_whole(host, host.page.get_by_role("main"), other.name)
    people[1].press("page-next-round")
    look(people, "waiting for one another")
    for one in (host, people[2]):
        one.press("page-next-round")
    for one in people:
        one.wait_for_dice()
        one.press("page-stop")
    expect(host.button("page-rematch")).to_be_visible()
    told_whole(host, host.page.get_by_role("table", name=host.t("page-final")), people[1].name)
    look(people, "the end")
