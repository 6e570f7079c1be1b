"""Categories: a word belongs if it counts at the table and a listed lemma is behind it."""

from __future__ import annotations

import pytest

from verbarium.texts import LANGUAGES, Trouble
from verbarium.words import lexicon, reason
from verbarium.words.categories import Category, category
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


def test_verbs_are_the_infinitives() -> None:
    verbs = category(parola("it"), "verbs")
    assert "mangiare" in verbs
    assert "tavolo" not in verbs
    assert "mangiavo" not in verbs


def test_a_category_without_a_list_is_told() -> None:
    with pytest.raises(Trouble):
        category(parola("it"), "planets")
