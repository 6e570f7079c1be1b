"""Names are what an eye can tell apart."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from verbarium.house.room.names import LONGEST, clean, distinct, looks


def test_invisible_and_control_characters_are_dropped() -> None:
    """B71: zero width, bidi marks and bells are no letters; a name of nothing else is none."""
    assert clean("  Nonna\t Pina\n") == "Nonna Pina"
    assert clean("Pi\u200bna\u202e\u0007") == "Pina"
    assert clean("\u200b\u202e \ufeff") == ""


def test_a_decomposed_name_is_composed() -> None:
    assert clean("Re\u0301my") == "Rémy"


def test_names_that_look_alike_are_numbered() -> None:
    """B71: in other case, in another script, with other gaps."""
    assert distinct("Anna", ["anna"]) == "Anna 2"
    assert distinct("Аnnа", ["Anna"]) == "Аnnа 2"  # Cyrillic letters
    assert distinct("A n n a", ["Anna", "anna 2"]) == "A n n a 3"
    assert distinct("O1ga", ["Olga", "0lga 2"]) == "O1ga 3"
    assert distinct("Anna", ["Hanna"]) == "Anna"


def test_markup_is_only_text() -> None:
    assert clean("<b>Pina</b>") == "<b>Pina</b>"


@given(st.text(max_size=80))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    name = clean(text)
    assert clean(name) == name
    assert len(name) <= LONGEST
    assert unicodedata.is_normalized("NFC", name)
    assert all(c == " " or unicodedata.category(c)[0] not in "CZ" for c in name)


@given(st.lists(st.text(min_size=1, max_size=30), max_size=8))
def test_no_two_names_at_a_table_look_the_same(texts: list[str]) -> None:
    sitting: list[str] = []
    for name in filter(None, map(clean, texts)):
        sitting.append(distinct(name, sitting))
        assert len(sitting[-1]) <= LONGEST
    assert len({looks(n) for n in sitting}) == len(sitting)
