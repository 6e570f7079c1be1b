"""The room before a match, as its host sees it on a laptop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import DESK, Guest, Home
from playwright.sync_api import expect

from verbarium.texts import Language

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("preset", "language", "bots"), [("boggle-pl", "pl", 8), ("erudit-ru", "ru", 2)])
def test_seats_bots_and_the_invitation_are_in_sight_at_once(
    guest: Callable[..., Guest], home: Home, preset: str, language: Language, bots: int
) -> None:
    """At 1280x800, without scrolling, alone and with many; people who are too many scroll by themselves."""
    host: Guest = guest("Анна", language, DESK)
    host.set_table(preset, language)
    host.join()
    invite = host.page.get_by_role("button", name=host.t("page-bot-invite")).or_(
        host.page.get_by_role("button", name=host.t("page-bot-hard"))
    )
    for seated in range(1, bots + 2):
        if seated > 1:
            invite.click()
        rows = host.page.locator(".people > li")
        expect(rows).to_have_count(seated)
        foot = host.page.locator(".go").bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] <= 800
        for name, what in {
            "people": rows.first,
            "bots": invite,
            "link": host.page.get_by_label(host.t("page-link"), exact=True),
            "copy": host.button("page-copy").first,
            "open to all": host.page.get_by_label(host.t("page-list-it")),
        }.items():
            box = what.bounding_box()
            assert box is not None
            assert box["y"] >= 60, name
            assert box["y"] + box["height"] <= foot["y"], (name, seated, box)
        assert host.page.evaluate("scrollY") == 0
    host.check("a full lobby")
