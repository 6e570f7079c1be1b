"""A match of Consonando on phones, to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from people import PHONE, Guest, Home
from playwright.sync_api import expect

from verbarium.games import consonando
from verbarium.games.consonando.solver import Finder
from verbarium.games.lexicon import shipped_words

pytestmark = pytest.mark.browser
ACCENTS = {"a": "à", "e": "èé", "i": "ì", "o": "ò", "u": "ù"}


def test_four_rounds_on_two_phones(guest: Callable[..., Guest], home: Home) -> None:
    """The best word each round against an empty sheet; a jolly in the last; one page is loaded again in between."""
    game = consonando.game()
    rules = game.preset("consonando-4", "it")
    finder = Finder(shipped_words(rules), rules.vowels)
    pina: Guest = guest("Pina", "it", PHONE)
    ola: Guest = guest("Ola", "pl", PHONE, scheme="dark")
    path = pina.set_table("consonando-4", "it", seconds=300)
    pina.join()
    ola.visit(path)
    ola.join()
    ola.press("page-ready")
    pina.press("page-ready")

    total = 0
    for number, drawn in enumerate(rules.draws):
        expect(pina.entry()).to_be_enabled(timeout=30_000)
        dice = pina.page.locator(".draw .die b")
        expect(dice).to_have_count(drawn)
        draw = "".join(dice.all_inner_texts()).lower()
        last = number == len(rules.draws) - 1
        found = (finder.find_with_jolly if last else finder.find)(draw, most=1)[0]
        if found.jolly is not None:
            jolly = pina.page.locator("fieldset select")
            jolly.nth(0).select_option(found.jolly.remove or "")
            jolly.nth(1).select_option(found.jolly.add or "")
        pina.entry().fill(found.word)
        if number == 0:
            pina.check("writing")
        pina.press("page-write")
        expect(pina.button("page-rub-out", word=found.word)).to_be_visible()
        if number == 1:
            ola.page.reload()
            expect(ola.entry()).to_be_enabled()
        assert found.word not in ola.page.locator("main").inner_text(), "a word was seen before the bell"
        pina.press("page-stop")
        ola.press("page-stop")
        total += found.points
        # what is looked up has no accents, what is shown has them
        spelled = "".join(f"[{c}{ACCENTS.get(c, '')}]" for c in found.word)
        expect(ola.page.locator("main")).to_contain_text(re.compile(spelled, re.IGNORECASE), timeout=30_000)
        if number == 0:
            pina.check("reading")
            ola.check("reading")
        if not last:
            ola.press("page-next-round")
            pina.press("page-next-round")

    for one in (pina, ola):
        expect(one.button("page-rematch").first).to_be_visible(timeout=30_000)
        expect(one.page.locator("body")).to_contain_text(str(total))
        one.check("the end")
    expect(pina.page.locator("body")).to_contain_text(pina.t("page-winner", name="Pina"))
