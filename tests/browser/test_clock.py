"""The house's time on a machine that has its own (B57), and after a sleep (B58)."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from people import DESK, Guest, Home
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

WRONG = """
    const real = Date;
    const shift = -17 * 60 * 1000;
    Date = class extends real {
        constructor(...args) { args.length ? super(...args) : super(real.now() + shift); }
        static now() { return real.now() + shift; }
    };
"""


def left(person: Guest) -> int:
    """Seconds that the page shows."""
    minutes, seconds = person.page.get_by_role("timer").first.inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def alike(one: Guest, other: Guest) -> bool:
    return abs(left(one) - left(other)) <= 1


def test_a_wrong_clock_and_a_sleep_change_nothing(guest: Callable[..., Guest], home: Home) -> None:
    """A machine 17 minutes slow, whose page is frozen for a while, shows the same time left as anybody's."""
    pina: Guest = guest("Pina", "en", DESK)
    slow: Guest = guest("Ugo", "en", DESK)
    slow.page.add_init_script(WRONG)
    path = pina.set_table("boggle-en", "en", rounds=1, seconds=600, shake_seconds=1)
    pina.join()
    slow.visit(path)
    slow.join()
    slow.press("page-ready")
    pina.press("page-shake-ready")
    pina.wait_for_dice()
    slow.wait_for_dice()
    assert abs(slow.page.evaluate("Date.now()") / 1000 - time.time()) > 900
    assert alike(pina, slow)

    devtools = slow.context.new_cdp_session(slow.page)
    devtools.send("Page.enable")
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    time.sleep(4)
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    until = time.monotonic() + 10
    while not alike(pina, slow):
        assert time.monotonic() < until, (left(pina), left(slow))
        time.sleep(0.2)
    # and what is written now is stamped by the house: in time, whatever this machine thinks
    slow.write("aaa")
    expect(slow.mine().get_by_role("button")).to_have_count(1)
