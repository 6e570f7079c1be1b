"""Decks: derived as told, playable, and replaceable by what somebody types in."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.games.parola import decks, game
from verbarium.games.parola.ruleset import PRESETS
from verbarium.games.presets import data
from verbarium.texts import LANGUAGES, Trouble, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_54_cards_four_jollies_and_no_card_with_one_letter_twice(language: str) -> None:
    deck = decks.shipped(language)
    decks.check(deck)
    assert len(deck.cards) == 54
    assert deck.cards.count(decks.JOLLY) == 4
    assert all(len(set(c)) == 2 for c in deck.cards if c != decks.JOLLY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_shared_out_as_the_derivation_says(language: str) -> None:
    plain = data("verbarium.games.parola", f"decks/{language}.toml")
    cards = [c for c in decks.shipped(language).cards if c != decks.JOLLY]
    assert Counter("".join(cards)) == Counter(decks.shares(plain["tiles"]))
    if language != "it":  # the Italian cards are the rule book's own
        assert sorted(cards) == decks.pairs(decks.shares(plain["tiles"]), plain["vowels"], plain["values"])


@given(st.dictionaries(st.sampled_from("abcdefghijklmnop"), st.integers(1, 30), min_size=3))
def test_a_hundred_letters_in_proportion_each_at_least_once(tiles: dict[str, int]) -> None:
    shared = decks.shares(tiles)
    assert sum(shared.values()) == 100
    assert set(shared) == set(tiles)
    all_ = sum(tiles.values())
    for letter, n in shared.items():
        assert n >= 1
        if 100 * min(tiles.values()) >= all_:
            assert abs(n - 100 * tiles[letter] / all_) < 1


TYPED = """
# the cards of the box
cards = "AB CD Ef * *"
values = { A = 1, B = 3, C = 2, D = 4, E = 1, F = 5 }
"""


def test_a_club_types_in_the_real_box() -> None:
    deck = decks.parse(TYPED, "box.toml")
    assert deck.cards == ("ab", "cd", "ef", "*", "*")
    assert deck.values["f"] == 5
    plain = PRESETS.get("parola", "it")
    changed = game().changed
    assert changed is not None
    own = changed(plain, {"deck": TYPED, "hand": 2, "window_seconds": 9})
    assert (own.deck, own.values, own.window_seconds) == (deck.cards, deck.values, 9)


@pytest.mark.parametrize(
    "text",
    [
        "cards = ",
        "cards = 'AB'",
        "values = { A = 1 }",
        "cards = 'ABC'\nvalues = { A = 1, B = 1, C = 1 }",
        "cards = 'AB'\nvalues = { A = 1 }",
        "cards = 'AB'\nvalues = { A = 1, B = 100 }",
        "cards = 'AB'\nvalues = { A = 1, B = 'x' }",
        "cards = [1, 2]\nvalues = { A = 1 }",
        "cards = ''\nvalues = { A = 1 }",
    ],
)
def test_what_is_wrong_with_a_typed_deck_is_said(text: str) -> None:
    with pytest.raises(Trouble) as said:
        decks.parse(text, "box.toml")
    for language in LANGUAGES:
        assert "box.toml" in say(language, said.value.code, **said.value.facts)


def test_a_deck_that_is_too_small_for_two_is_said() -> None:
    changed, check = game().changed, game().check
    assert changed is not None
    with pytest.raises(Trouble) as said:
        check(changed(PRESETS.get("parola", "it"), {"deck": TYPED}))
    assert said.value.code == "parola-few-cards"
    with pytest.raises(Trouble):
        changed(PRESETS.get("parola", "it"), {"name": "x"})
    with pytest.raises(Trouble):
        changed(PRESETS.get("parola", "it"), {"fair_ms": 251})
