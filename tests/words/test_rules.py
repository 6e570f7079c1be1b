"""GAMES section 6 and the admissions of sections 1 to 5: each clause of the rule book as a test."""

from __future__ import annotations

import pytest

from verbarium.words import WordSet, admission, kind, lexicon


def admitted(words: WordSet, text: str) -> list[str]:
    """Those of the words in `text` that count."""
    return [w for w in text.split() if w in words]


def check(words: WordSet, yes: str = "", no: str = "") -> None:
    assert admitted(words, yes) == yes.split()
    assert admitted(words, no) == []


CLUB = lexicon("it").admit("club-it")


def test_6_nouns_singular_and_plural_feminine_where_the_dictionary_gives_it() -> None:
    check(CLUB, "gatto gatti gatta gatte uovo uova mano mani maestro maestra maestre città")


def test_6_foreign_words_are_invariable() -> None:
    check(CLUB, "sport film bar", "sports bars")


def test_6_adjectives_feminine_and_plural() -> None:
    check(CLUB, "bello bella belli belle rosso rossa rossi rosse grande grandi")


def test_6_demonyms_in_the_dictionary() -> None:
    check(CLUB, "genovese genovesi milanese milanesi romano romana")


def test_6_infinitives_and_no_conjugated_forms() -> None:
    check(
        CLUB, "mangiare leggere dormire porre trarre", "mangiavo leggevamo dormirò mangerei andremo fossimo"
    )


def test_6_infinitives_of_defective_verbs_by_setting() -> None:
    """Barred by the club, taken by Net Scrabble: judged on the kinds, whatever verbs the data mark."""
    defective = kind("verb inf defective base").mask
    assert not admission("club-it").test(defective)
    assert admission("club-it", defective=True).test(defective)
    assert admission("club-it").test(kind("verb inf base").mask)
    assert not admission("consonando-it").test(defective)


def test_6_reflexives_in_si_only_where_they_are_lemmas() -> None:
    check(CLUB, "pettinarsi spretarsi pentirsi")
    reflexive = kind("verb inf clitic refl").mask
    assert not admission("club-it").test(reflexive)
    assert admission("club-it", reflexives=True).test(reflexive)


def test_6_present_participles_with_plural() -> None:
    check(CLUB, "mangiante mangianti cantante cantanti dormiente dormienti")


def test_6_past_participles_agree_only_if_transitive_or_with_essere() -> None:
    check(
        CLUB,
        "mangiato mangiata mangiati mangiate andato andata andati andate dormito camminato",
        "dormiti camminati",
    )


def test_6_cardinals_always() -> None:
    check(CLUB, "due tre sette venti cento mille ventuno")


def test_6_ordinals_always_if_grammatically_right() -> None:
    check(CLUB, "primo prima primi prime ventesimo ventesima ventesimi ventesime")


def test_6_altered_forms_only_as_lemmas_but_always_in_consonando() -> None:
    consonando = lexicon("it").admit("consonando-it")
    check(CLUB, "mattino", "gattino casetta librone")
    check(consonando, "gattino casetta librone")
    check(lexicon("it").admit("club-it", altered=True), "gattino casetta")


def test_6_verbs_with_particles_only_after_infinitive_gerund_imperative_no_limit_in_scarabeo() -> None:
    for host, counts in (("inf", True), ("ger", True), ("imp fin", True), ("part past", False)):
        reading = kind(f"verb {host} clitic").mask
        assert admission("all-forms-it").test(reading) == counts
        assert admission("scarabeo-it").test(reading)
        assert not admission("club-it").test(reading)
    check(CLUB, "", "mangialo mangiandolo")


def test_6_adverbs_in_mente_only_in_consonando() -> None:
    check(CLUB, "bene sempre", "velocemente felicemente")
    check(lexicon("it").admit("consonando-it"), "velocemente felicemente")


def test_6_words_of_several_parts_fold_spaces_and_hyphens_away() -> None:
    it = lexicon("it").alphabet
    assert it.fold("hard top") == it.fold("hard-top") == it.fold("hardtop")


def test_6_french_box_rules_bar_rare_words_by_setting() -> None:
    rare = kind("noun m sg rare base").mask
    assert admission("no-conjugated-fr").test(rare)
    assert not admission("no-conjugated-fr", rare=False).test(rare)


def test_6_spelling_accents_folded_in_italian_and_french() -> None:
    check(CLUB, "citta città CITTÀ perche perché")
    check(lexicon("fr").admit("no-conjugated-fr"), "ete été ÉTÉ oeuf œuf francais français")


def test_6_spelling_polish_diacritics_are_distinct() -> None:
    check(lexicon("pl").admit("all-forms-pl"), "żółw mąka", "zolw")


def test_6_spelling_yo_folds_to_ye() -> None:
    check(lexicon("ru").admit("nouns-nominative-ru"), "ёлка елка Ёлка")


def test_6_a_folded_form_with_several_readings_is_admitted_if_any_is() -> None:
    """PORTA is a noun and a conjugated form; MANGE folds mange (conjugated) and mangé (participle)."""
    check(CLUB, "porta parto")
    check(lexicon("fr").admit("no-conjugated-fr"), "mange porte")


def test_1_boggle_fr_no_conjugated_verb_but_its_variant_takes_them() -> None:
    check(lexicon("fr").admit("no-conjugated-fr"), "roseau rose seau eau ose saur", "osa rosa mangea")
    check(lexicon("fr").admit("all-forms-fr"), "osa rosa mangea")


def test_1_boggle_ru_dictionary_lemmas() -> None:
    check(lexicon("ru").admit("lemmas-ru"), "дом бежать красивый быстро", "дому домами красивого")
    check(lexicon("ru").admit("nouns-nominative-ru"), "дом деньги", "бежать красивый")


def test_1_genova_singular_and_plural_both_genders_infinitives_and_participles() -> None:
    check(
        lexicon("it").admit("genova-it"),
        "gatto gatti gatta gatte bello belle mangiare mangiato mangianti",
        "mangiavo leggendo velocemente roma",
    )


def test_2_consonando_worked_examples() -> None:
    check(
        lexicon("it").admit("consonando-it"),
        "regola regalato ritaglio trilogia gelateria triangolo etologia relatore",
    )


def test_3_parola_any_word_verbs_only_in_the_infinitive() -> None:
    check(
        lexicon("it").admit("parola-it"),
        "tavolo strada dormire cavallo ventre",
        "mangiava dormendo mangiavo dormito",
    )


def test_3_parola_countries_and_cities_count_names_and_brands_do_not() -> None:
    check(lexicon("it").admit("parola-it"), "Italia Parigi Londra Torino", "Mario FIAT Ferrari")
    check(lexicon("it").admit("parola-it", places=False), "", "Italia Parigi")


def test_3_parola_plurals_and_feminines_count_by_setting() -> None:
    check(lexicon("it").admit("parola-it"), "cavalli strade gatta gatte")
    check(lexicon("it").admit("parola-it", plurals=False), "cavallo strada", "cavalli strade")


def test_3_parola_no_derived_forms() -> None:
    check(lexicon("it").admit("parola-it"), "", "gattino casetta librone")


def test_3_parola_given_names_count_in_their_category() -> None:
    given = kind("noun proper given nom base").mask
    for language in ("it", "fr", "en", "ru", "pl"):
        assert not admission(f"parola-{language}").test(given)
        assert admission(f"parola-{language}", names=True).test(given)


def test_4_slowodziel_nouns_nominative_singular() -> None:
    check(lexicon("pl").admit("nouns-nominative-pl"), "dom kot", "domu kota koty czytać piękny szybko")
    check(lexicon("ru").admit("nouns-nominative-ru"), "дом кот", "дому коты бежать красивый")


def test_4_slowodziel_plural_only_nouns_and_plurals_with_a_meaning_of_their_own() -> None:
    check(lexicon("pl").admit("nouns-nominative-pl"), "nożyczki kleszcze wagi wybory drzwi")
    check(lexicon("ru").admit("nouns-nominative-ru"), "ножницы часы ворота")


def test_4_slowodziel_no_diminutives_unless_with_a_meaning_of_their_own() -> None:
    check(
        lexicon("pl").admit("nouns-nominative-pl"),
        "mostek zamek taczka",
        "ogonek domek",
    )
    check(lexicon("pl").admit("nouns-nominative-pl", derived=True), "ogonek domek")


@pytest.mark.parametrize("language", ["ru", "pl"])
@pytest.mark.parametrize(
    ("setting", "text"),
    [
        ("technical", "noun m sg nom tech"),
        ("slang", "noun m sg nom slang"),
        ("proper", "noun m sg nom proper"),
    ],
)
def test_4_slowodziel_three_switches(language: str, setting: str, text: str) -> None:
    name = f"nouns-nominative-{language}"
    assert admission(name, **{setting: True}).test(kind(text).mask)
    assert not admission(name, **{setting: False}).test(kind(text).mask)


def test_4_scarabeo_all_forms() -> None:
    check(lexicon("it").admit("scarabeo-it"), "mangiavo leggendo gatto velocemente", "roma")


def test_junior_takes_words_that_children_know_and_no_vulgar_ones() -> None:
    for language in ("it", "fr", "en", "ru", "pl"):
        test = admission(f"junior-{language}").test
        assert test(kind("noun m sg junior").mask)
        assert not test(kind("noun m sg").mask)
        assert not test(kind("noun m sg junior vulg").mask)
