"""Alphabets: NFC first, folding per language, collation, faces; the traps that public trackers tell of."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.words.alphabet import BadLetter, alphabet, languages

FIVE = ("it", "fr", "en", "ru", "pl")


@pytest.mark.parametrize("language", languages())
def test_every_spelled_letter_folds_to_letters_with_codes(language: str) -> None:
    a = alphabet(language)
    assert len(a.letters) == len(set(a.letters)) <= 64
    for letter in a.spelled:
        folded = a.fold(letter)
        assert folded
        assert a.decode(a.encode(folded)) == folded


@pytest.mark.parametrize("language", languages())
@given(data=st.data())
def test_folding_is_idempotent_and_blind_to_case_and_composition(language: str, data: st.DataObject) -> None:
    a = alphabet(language)
    word = data.draw(st.text(a.spelled, max_size=12))
    folded = a.fold(word)
    assert a.fold(folded) == folded
    assert a.fold(unicodedata.normalize("NFD", word)) == folded
    assert a.fold(a.upper(word)) == folded


def test_nfd_typed_on_a_mac_is_the_same_word() -> None:  # B23
    typed = unicodedata.normalize("NFD", "été")
    assert len(typed) == 5
    assert alphabet("fr").fold(typed) == alphabet("fr").fold("été") == "ete"


@pytest.mark.parametrize(
    ("language", "spelled", "folded"),
    [
        ("it", "Perché", "perche"),
        ("fr", "Œuf", "oeuf"),
        ("fr", "français", "francais"),
        ("fr", "Lætitia", "laetitia"),
        ("pl", "ŻÓŁĆ", "żółć"),
        ("en", "Café", "cafe"),
        ("it", "hard top", "hardtop"),
        ("it", "abat-jour", "abatjour"),
    ],
)
def test_folding_by_section_6(language: str, spelled: str, folded: str) -> None:
    assert alphabet(language).fold(spelled) == folded


def test_an_umlaut_is_its_own_letter_or_two_but_never_bare() -> None:  # B24
    assert alphabet("de").fold("KÄFIG") == "käfig"
    assert alphabet("de", "ae").fold("Käfig") == "kaefig"


def test_eszett_is_two_s() -> None:  # B25
    a = alphabet("de")
    assert (a.fold("Straße"), a.fold("Fuß")) == ("strasse", "fuss")
    assert a.upper("Straße") == "STRASSE"
    assert a.fold(a.upper("Straße")) == "strasse"


def test_every_yo_folds_and_length_stays() -> None:  # B28
    assert alphabet("ru").fold("трёхколёсный") == "трехколесный"
    kept = alphabet("ru", "yo")
    assert kept.fold("трёхколёсный") == "трёхколёсный"
    assert kept.also == {"ё": "е"}


def test_hebrew_final_forms_are_one_letter() -> None:  # B29
    a = alphabet("he")
    assert a.fold("מים") == "מימ"
    assert a.show("מימ") == "מים"
    assert a.right_to_left


def test_greek_sigma_is_one_letter() -> None:  # B30
    a = alphabet("el")
    assert a.fold("εκτος") == a.fold("εκτοσ") == a.fold("ΕΚΤΟΣ") == a.fold("Έκτος")
    assert a.show(a.fold("ΕΚΤΟΣ")) == "εκτος"


def test_turkish_dotted_and_dotless_i() -> None:
    a = alphabet("tr")
    assert a.fold("IŞIK") == "ışık"
    assert a.fold("İstanbul") == "istanbul"
    assert a.upper("ışık iki") == "IŞIK İKİ"


def test_faces_by_longest_match_and_an_escape() -> None:  # B32, B33
    a = alphabet("ca")
    assert a.split("col·legi") == ["c", "o", "l·l", "e", "g", "i"]
    assert a.split("senyor") == ["s", "e", "ny", "o", "r"]
    assert a.split("sen/yor") == ["s", "e", "n", "y", "o", "r"]
    assert alphabet("es").split("llorar", ["ll", "rr"]) == ["ll", "o", "r", "a", "r"]
    assert alphabet("en").split("queen", ["qu"]) == ["qu", "e", "e", "n"]
    assert "".join(alphabet("ca").split("col·legi")) == alphabet("ca").fold("col·legi")


def test_words_sort_as_in_their_dictionaries() -> None:
    assert sorted(["zdrój", "ćma", "cyfra", "dom", "łan", "lot"], key=alphabet("pl").key) == [
        *("cyfra", "ćma", "dom", "lot", "łan", "zdrój"),
    ]
    assert sorted(["été", "etz", "ete", "eté"], key=alphabet("fr").key) == ["ete", "eté", "été", "etz"]
    assert sorted(["ñu", "nube", "oso"], key=alphabet("es").key) == ["nube", "ñu", "oso"]


@pytest.mark.parametrize("language", FIVE)
def test_foreign_letters_are_named(language: str) -> None:
    foreign = {"ru": "a", "pl": "ß"}.get(language, "ж")
    with pytest.raises(BadLetter) as told:
        alphabet(language).fold(f"о{foreign}" if language == "ru" else f"a{foreign}")
    assert told.value.letter == foreign


@pytest.mark.parametrize("text", ["e-mail", "aujourd'hui", "l’eau", "x1", "a_b"])
def test_hyphens_and_apostrophes_are_no_letters_in_french_and_english(text: str) -> None:
    for language in ("fr", "en"):
        with pytest.raises(BadLetter):
            alphabet(language).fold(text)


def test_codes_are_in_collation_order() -> None:
    a = alphabet("pl")
    words = ["łata", "lata", "ława", "zebra", "żaba", "źle"]
    assert sorted(words, key=a.encode) == sorted(words, key=a.key)
    with pytest.raises(KeyError):
        alphabet("xx")
