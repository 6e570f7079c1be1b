"""Categories: a word belongs if it counts at the table and a listed lemma is behind it."""

from __future__ import annotations

import pytest

from verbarium.texts import LANGUAGES, Trouble
from verbarium.words import lexicon, reason
from verbarium.words.categories import Category, category, junior_cards, rows
from verbarium.words.wordset import Admitted


def parola(language: str, **settings: bool) -> Admitted:
    words = lexicon(language).admit(f"parola-{language}", **settings)
    assert isinstance(words, Admitted)
    return words


def test_plurals_belong_where_plurals_count() -> None:
    animals = frozenset({"gatto", "cane", "mucca"})
    some = Category(parola("it"), "animals", animals)
    assert all(w in some for w in ("gatto", "gatti", "CANI", "mucche"))
    assert "tavolo" not in some
    assert "gatti" not in Category(parola("it", plurals=False), "animals", animals)
    assert "gattoo" not in some
    why = some.why("tavolo")
    assert (why.admitted, why.code) == (False, "words-why-elsewhere")
    for language in LANGUAGES:
        assert "words-" not in reason(why, language)
    assert some.why("mangiavo").code == "words-why-barred"
    words = list(some.words())
    assert {"gatto", "gatti", "cane", "cani", "mucca", "mucche"} <= set(words)
    assert all(w in some for w in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["names", "things", "cities", "animals"])
def test_every_listed_word_belongs_and_its_list_is_sound(language: str, name: str) -> None:
    some = category(parola(language), name)
    words = [row[0] for row in rows(language, name)]
    assert len(words) == len(set(words)) > 100
    assert all(w in some for w in words if "-" not in w and "'" not in w and " " not in w)
    why = some.why(words[0])
    assert (why.admitted, why.code) == (True, "words-why-category")
    for ui in LANGUAGES:
        assert "words-" not in reason(why, ui)
    if name in ("things", "animals"):
        lexicon_ = lexicon(language)
        unknown = [w for w in words if w not in lexicon_]
        assert len(unknown) <= len(words) // 20, unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_junior_cards_have_a_picture_and_a_word_of_three_or_four_letters(language: str) -> None:
    cards = junior_cards(language)
    assert len(cards) >= 20
    assert len({c.word for c in cards}) == len(cards)
    for card in cards:
        assert 3 <= len(card.word) <= 4
        assert not card.picture.isascii()
        assert lexicon(language).alphabet.fold(card.word)


def test_shipped_animals_bring_their_plurals() -> None:
    some = category(parola("it"), "animals")
    assert all(w in some for w in ("mucca", "mucche", "gatti", "cani"))
    assert "case" not in some


def test_verbs_are_the_infinitives() -> None:
    verbs = category(parola("it"), "verbs")
    assert "mangiare" in verbs
    assert "tavolo" not in verbs
    assert "mangiavo" not in verbs


def test_a_category_without_a_list_is_told() -> None:
    with pytest.raises(Trouble):
        category(parola("it"), "planets")
