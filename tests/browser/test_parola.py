"""PAROLA in real browsers: a race among three, words declared and contested, categories and a vote."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from people import DESK, PHONE, Guest, Home
from playwright.sync_api import expect

from verbarium.games.parola import shipped_words
from verbarium.games.parola.decks import shipped
from verbarium.games.parola.ruleset import PRESETS, RuleSet, changed

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]

JOLLIES = ["ae"] + ["*"] * 44
"""So many jollies that every hand makes a word."""


def deck(language: str, cards: list[str]) -> str:
    """A deck as a club types it in."""
    values = ", ".join(f"{letter} = {3 if letter in 'ae' else 1}" for letter in shipped(language).values)
    return f"cards = {json.dumps(cards)}\nvalues = {{ {values} }}\n"


class Player:
    """Somebody at the card table, who plays by keyboard."""

    def __init__(self, guest: Guest, rules: RuleSet) -> None:
        self.guest, self.rules = guest, rules
        self.page = guest.page

    def hand(self) -> list[str]:
        """Faces of the cards in their places; "" for the place of a missing one."""
        places = self.page.locator("[data-place]").all()
        cards = [place.locator("[data-card]") for place in places]
        return [(c.get_attribute("data-deck") or "") if c.count() else "" for c in cards]

    def press(self, *keys: str) -> None:
        self.page.locator("main").focus()
        for key in keys:
            self.page.keyboard.press(key)

    def target(self) -> list[float]:
        """Where on the page the open discard is touched."""
        found: list[float] = self.page.locator(".race").evaluate(
            "e => { const b = e.getBoundingClientRect(); return [b.x, b.y + scrollY, b.width, b.height] }"
        )
        return found

    def holds(self) -> bool:
        return "" not in self.hand()

    def expect_to_hold(self) -> None:
        expect(self.page.locator(".hole")).to_have_count(0)
        expect(self.page.locator("[data-card]")).to_have_count(self.rules.hand + 1)

    def word(self) -> str:
        """A word that the row can spell as it lies, turning no card."""
        row = self.hand()[:-1]
        return next(
            w
            for w in shipped_words(self.rules).words()
            if len(w) == len(row) and all(card in ("*", "") or w[i] == card[0] for i, card in enumerate(row))
        )

    def spell(self, word: str) -> None:
        """Say what each jolly stands for; Escape leads from its list back to the card."""
        for i, card in enumerate(self.hand()[:-1]):
            if card == "*":
                self.press(str(i + 1))
                stands = self.page.locator(f'[data-place="{i}"] select, .acts select')
                choice = stands.locator("visible=true").first
                choice.focus()
                choice.select_option(word[i])
                self.page.keyboard.press("Escape")
                expect(self.page.locator(f'[data-place="{i}"] [data-card]')).to_be_focused()
        expect(self.page.locator(".spell")).to_contain_text(word.upper())


def seated(guests: list[Guest], preset: str, language: str, **changes: object) -> list[Player]:
    rules = changed(PRESETS.get(preset, language), changes)
    host = guests[0]
    path = host.set_table(preset, language, **changes)  # type: ignore[arg-type]
    host.join()
    for one in guests[1:]:
        one.visit(path)
        one.join()
    for one in reversed(guests):
        one.press("page-ready")
    return [Player(one, rules) for one in guests]


def together(players: list[Player], key: str) -> None:
    """All press a key in the same moment, however busy the machine is that drives their browsers."""
    at = 1000 * time.time() + 1000
    for one in players:
        one.page.evaluate(
            """([key, at]) => setTimeout(() => document.querySelector("main").dispatchEvent(
                new KeyboardEvent("keydown", {key, code: "Key" + key.toUpperCase(), bubbles: true, cancelable: true})
            ), at - Date.now())""",
            [key, at],
        )


def test_three_race_one_declares_one_is_contested_and_the_round_ends_at_two(
    guest: MakeGuest, home: Home
) -> None:
    """The race by keys within a fairness window; a reconnection in the middle; two words of three end the round."""
    guests = [guest("Pina", "it", DESK), guest("Ola", "pl", PHONE), guest("Миша", "ru", DESK, scheme="dark")]
    players = seated(
        guests,
        "parola",
        "it",
        deck=deck("it", JOLLIES),
        fair_ms=250,
        window_seconds=60,
        turn_seconds=600,
        contest_seconds=60,
    )
    for one in players:
        expect(one.page.locator("[data-card]")).to_have_count(6, timeout=30_000)
        expect(one.page.locator(".race[aria-disabled=false]")).to_be_visible()
    where = [one.target() for one in players]
    for one in players:
        one.guest.check("a card is open")

    together(players, "t")
    winner = next(p for p in players if _soon(p.holds))
    others = [p for p in players if p is not winner]
    for one in players:  # all three touched in time, and the page says how it was decided
        one.page.locator("summary", has_text=one.guest.t("page-parola-last-race")).click()
        expect(one.page.locator(".race-facts li")).to_have_count(3)
        one.page.locator("summary", has_text=one.guest.t("page-parola-last-race")).click()
    # the target of the race is where it was
    assert [one.target() for one in players] == where

    # the winner moves a card and back by keyboard, says PAROLA! and lays a word that stands
    before = winner.hand()
    winner.press("1", "Shift+ArrowRight")
    mine = [before[1], before[0], *before[2:]]
    assert winner.hand() == mine
    # his order is his device's matter: it is there again when the page is
    winner.page.reload()
    winner.expect_to_hold()
    assert winner.hand() == mine
    winner.press("2", "Shift+ArrowLeft")
    assert winner.hand() == before
    word = winner.word()
    winner.spell(word)
    winner.press("p")
    expect(winner.page.locator("body")).to_contain_text(winner.guest.t("page-parola-now-lay"))
    for one in others:
        expect(one.page.locator("body")).to_contain_text("PAROLA!")
    winner.press("Enter")
    for one in players:
        expect(one.page.locator("body")).to_contain_text(
            one.guest.t("page-parola-you-made") if one is winner else "+"
        )

    # the next one drew; he forgets to say PAROLA!, another one contests and picks a card
    drew = next(p for p in others if _soon(p.holds))
    third = next(p for p in others if p is not drew)
    drew.spell(drew.word())
    drew.guest.press("page-parola-lay")
    expect(third.page.locator("body")).to_contain_text(third.guest.t("parola-fault-undeclared"))
    for one in players:
        one.guest.check("a contest")
    third.press("c")
    expect(third.page.locator(".judging .laid button")).to_have_count(6)  # never the closing card
    third.guest.check("picking")
    third.page.locator(".judging .laid button").first.click()
    expect(drew.page.locator("[data-card]")).to_have_count(6)

    # the house falls down and is opened again; the card is still open
    home.kill()
    time.sleep(1)
    home.open()
    for one in players:
        expect(one.page.locator("body")).not_to_contain_text(one.guest.t("page-line-lost"), timeout=30_000)
    expect(third.page.locator(".race[aria-disabled=false]")).to_be_visible()
    third.press("t")
    third.expect_to_hold()
    third.press("1", "d")
    expect(drew.page.locator(".race[aria-disabled=false]")).to_be_visible()
    expect(third.page.locator(".race[aria-disabled=true]")).to_be_visible()
    drew.press("n")
    # nobody wanted it. The third would be on turn, but took the last discard: the turn has passed on
    drew.expect_to_hold()
    drew.press("1", "d")
    expect(third.page.locator(".race[aria-disabled=false]")).to_be_visible()
    third.press("t")
    third.expect_to_hold()

    last = third.word()
    third.spell(last)
    third.press("p")
    expect(third.page.locator("body")).to_contain_text(third.guest.t("page-parola-now-lay"))
    third.press("Enter")
    for one in players:
        expect(one.page.get_by_role("heading", name=one.guest.t("page-parola-could"))).to_be_visible()
        expect(one.page.locator("body")).to_contain_text(one.guest.t("parola-words-made"))
        expect(one.page.locator("table")).to_contain_text(word.upper())
        expect(one.page.locator("table")).to_contain_text(last.upper())
        one.guest.check("the review")
    for one in players:
        one.guest.press("page-next-round")
    for one in players:
        expect(one.page.locator("[data-card]")).to_have_count(6, timeout=30_000)


def test_a_round_of_categories_with_a_vote(guest: MakeGuest) -> None:
    """Two players, three cards each: the die, a word that no list knows, the table's vote, the end of the match."""
    guests = [guest("Anne", "fr", DESK), guest("Emma", "en", PHONE, scheme="dark")]
    cards = deck("fr", ["ae"] * 45)
    changes = {"turn_seconds": 600, "vote_seconds": 60, "target": 5}
    players = seated(guests, "parola-categories", "fr", deck=cards, **changes)
    dealer = _first(players, "page-parola-throw")
    dealer.guest.check("the die")
    dealer.guest.press("page-parola-throw")
    own = dealer.page.get_by_label(dealer.guest.t("page-parola-own-category"))
    if _soon(own.is_visible, 1.5):
        dealer.guest.check("your choice")
        own.fill("Fleurs")
        own.press("Enter")
    for one in players:
        expect(one.page.locator("[data-card]")).to_have_count(3, timeout=30_000)
    turn = _first(players, "page-parola-draw")
    judge = next(p for p in players if p is not turn)
    turn.press("d")
    expect(turn.page.locator("[data-card]")).to_have_count(4)
    turn.guest.check("holding")

    # a card is turned by key, turned back by its button, and dragged
    turn.press("1", "f")
    expect(turn.page.locator(".spell")).to_contain_text("EAA")
    turn.guest.press("page-parola-turn")
    expect(turn.page.locator(".spell")).to_contain_text("AAA")
    first = turn.page.locator("[data-card]").first
    dragged = first.get_attribute("data-card")
    start, end = first.bounding_box(), turn.page.locator("[data-place]").nth(2).bounding_box()
    assert start
    assert end
    turn.page.mouse.move(start["x"] + 20, start["y"] + 30)
    turn.page.mouse.down()
    turn.page.mouse.move(end["x"] + 20, end["y"] + 30, steps=6)
    turn.page.mouse.up()
    expect(turn.page.locator("[data-card]").nth(2)).to_have_attribute("data-card", dragged or "")

    turn.press("p")
    expect(turn.page.locator("body")).to_contain_text(turn.guest.t("page-parola-now-lay"))
    turn.press("Enter")
    expect(judge.guest.button("page-parola-counts").first).to_be_visible()
    for one in players:
        one.guest.check("a vote")
    judge.page.get_by_role("button", name=judge.guest.t("page-parola-counts"), exact=True).click()
    for one in players:
        expect(one.guest.button("page-rematch").first).to_be_visible()
        expect(one.page.locator("body")).to_contain_text(one.guest.t("page-winner", name=turn.guest.name))
        expect(one.page.locator(".rev table")).to_contain_text("AAA")
        expect(one.page.locator(".rev table")).to_contain_text("9")
        one.guest.check("the end")


def _first(players: list[Player], key: str) -> Player:
    """Whoever is the first to see a button."""
    found: list[Player] = []

    def look() -> bool:
        found[:] = [p for p in players if p.guest.button(key).is_visible()]
        return bool(found)

    assert _soon(look, 15), key
    return found[0]


def _soon(holds: Callable[[], bool], seconds: float = 3.0) -> bool:
    until = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True
