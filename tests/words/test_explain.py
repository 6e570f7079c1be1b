"""Explanations: the decisive reading, the reason, and a sentence in each language with its schools' terms."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from verbarium.texts import LANGUAGES, Language, say
from verbarium.words import WordSet, admission, explain, kind, lexicon
from verbarium.words.admission import shipped
from verbarium.words.judging import LABELS, bar
from verbarium.words.why import Why


def told(language: str, name: str, word: str, ui: Language) -> str:
    return explain(lexicon(language).admit(name).why(word), ui)


SENTENCES = [
    line.split("\t")
    for line in (Path(__file__).parent / "sentences.tsv").read_text(encoding="utf-8").splitlines()
    if line[0] != "#"
]


@pytest.mark.parametrize(("language", "name", "word", "ui", "sentence"), SENTENCES)
def test_sentences(language: str, name: str, word: str, ui: Language, sentence: str) -> None:
    assert told(language, name, word, ui) == sentence


def test_a_diminutive_names_what_it_is_made_from() -> None:
    why = Why(
        "ogonek",
        "ogonek",
        False,
        "words-why-barred",
        lemma="ogonek",
        kinds=("noun", "m", "sg", "nom", "dim", "base"),
        reason="dim",
        base="ogon",
        language="pl",
    )
    assert explain(why, "pl") == "ogonek: zdrobnienie od „ogon”; te zasady nie dopuszczają zdrobnień"
    assert explain(why, "it") == "ogonek: diminutivo di ogon; queste regole non ammettono diminutivi"


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_kind_has_its_sentence_in_every_language(name: str) -> None:
    """Each kind of the lexicon, judged and told: no missing message, no empty part, never a key."""
    lex = lexicon(name.rpartition("-")[2])
    test = admission(name).test
    for k in lex.kinds:
        found = None if test(k.mask) else bar(k, test)
        why = Why(
            "x",
            "x",
            found is None,
            "words-why-barred" if found else "words-why-admitted",
            lemma="y",
            kinds=tuple(k.text.split()),
            reason=found.reason if found else "",
            accepts=found.accepts if found else (),
            language=lex.language,
        )
        for ui in LANGUAGES:
            sentence = explain(why, ui)
            assert "words-" not in sentence
            assert "  " not in sentence
            assert not sentence.rstrip().endswith((";", ":", " и", "admettent", "take"))


@pytest.mark.parametrize(
    ("text", "expression", "reason", "accepts"),
    [
        ("noun m sg dim", "noun & !dim", "dim", ()),
        ("noun m sg nom abbr proper", "noun & !abbr & !proper", "abbr", ()),
        ("noun m pl gen", "noun & nom & sg", "case-number", ()),
        ("noun m pl nom", "noun & nom & sg", "number", ()),
        ("noun m sg gen", "noun & nom & sg", "case", ()),
        ("adj m sg nom base", "noun & nom & sg", "class", ("noun",)),
        ("verb ger", "!ger & !fin", "verb", ("inf", "part")),
        ("noun m pl", "base", "number", ()),
        ("adv", "base", "lemma", ()),
        ("noun m sg dim gen", "noun & nom & !dim", "case", ()),
        ("adv base", "junior", "other", ()),
    ],
)
def test_the_reason_is_what_would_have_to_change(
    text: str, expression: str, reason: str, accepts: tuple[str, ...]
) -> None:
    from verbarium.words.expression import parse

    found = bar(kind(text), parse(expression).bound({}).test())
    assert (found.reason, found.accepts) == (reason, accepts)


def test_names_decide_only_when_a_name_is_typed() -> None:
    words: WordSet = lexicon("it").admit("club-it")
    assert words.why("Roma").reason == "proper"
    assert words.why("mangiavo").lemma == "mangiare"
    assert words.why("roma").word == "Roma"
    assert lexicon("ru").admit("all-forms").why("москва").word == "Москва"
    assert lexicon("ru").admit("all-forms").display("сша") == "США"


def test_every_label_has_a_rule_in_every_language() -> None:
    for label, ui in itertools.product(LABELS, LANGUAGES):
        assert say(ui, f"words-rule-{label}", forms="")
