"""Judging one word under one admission: which reading decides, and what bars it.

The reason is found by asking the admission itself: what would have to be different for the reading to count?
So it is right for any admission, also one that a table has widened or narrowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from verbarium.words.admission import Admission
from verbarium.words.alphabet import BadLetter
from verbarium.words.expression import Test
from verbarium.words.kinds import BITS, Kind, kind
from verbarium.words.spelling import Spelling
from verbarium.words.why import Why

if TYPE_CHECKING:
    from verbarium.words.lexicon import Lexicon, Reading

#: Labels that can bar a word on their own, the most telling first.
LABELS = [
    *("abbr", "proper", "dim", "aug", "pej", "pet", "clitic", "trunc", "mente", "sup", "comp", "invar"),
    *("defective", "nsi", "refl", "vulg", "slang", "coll", "arch", "tech", "rare", "broad"),
]
_LABEL_BITS = sum(BITS[name] for name in LABELS)
_CASES = sum(BITS[name] for name in ["nom", "gen", "dat", "acc", "ins", "loc", "voc"])
_VERBAL = sum(BITS[name] for name in ["fin", "part", "ger", "inf", "advp", "impers"])

#: What is typed as a headword is likely meant as one, unless another lemma is this much commoner (three times).
HEADWORD = 10

#: A typical reading of each verb form and of each class, to learn what an admission takes.
VERB_FORMS = {
    "inf": kind("verb inf base"),
    "part": kind("verb part past m sg nom"),
    "ger": kind("verb ger"),
    "fin": kind("verb fin ind pres p3 sg"),
}
CLASSES = {
    "noun": kind("noun m sg nom base"),
    "adj": kind("adj m sg nom base"),
    "verb": kind("verb inf base"),
    "adv": kind("adv base"),
    "num": kind("num card nom base"),
    "pron": kind("pron m sg nom base"),
    "ptcl": kind("ptcl base"),
}


class Bar(NamedTuple):
    """What keeps a reading out: see `Why.reason` and `Why.accepts`. `rank`: lower is nearer to counting."""

    rank: int
    reason: str
    accepts: tuple[str, ...] = ()


def bar(reading: Kind, test: Test) -> Bar:
    """Why a reading that fails the admission's test fails it."""
    mask = reading.mask
    for i, label in enumerate(LABELS):
        if mask & BITS[label] and test(mask & ~BITS[label]):
            return Bar(i, label)
    found = _structural(mask, test)
    if found is not None:
        return found
    if test(mask & ~_LABEL_BITS):
        noun = CLASSES["noun"].mask
        mine = [n for n in LABELS if mask & BITS[n]]
        return Bar(60, next((n for n in mine if not test(noun | BITS[n])), mine[0]))
    found = _structural(mask & ~_LABEL_BITS, test)
    if found is not None:
        return found
    classes = tuple(name for name, sample in CLASSES.items() if test(sample.mask))
    if classes and not any(name in reading for name in classes):
        return Bar(90, "class", classes)
    return Bar(95, "other")


def _structural(mask: int, test: Test) -> Bar | None:
    """The form of the word as the reason: verb form, case, number, or not being the lemma."""
    if mask & BITS["verb"] and mask & _VERBAL:
        forms = tuple(name for name, sample in VERB_FORMS.items() if test(sample.mask))
        return Bar(50, "verb", forms) if forms else None
    in_nominative = mask & ~_CASES | BITS["nom"] if mask & _CASES else mask
    in_singular = mask & ~BITS["pl"] | BITS["sg"]
    if test(in_nominative):
        return Bar(30, "case")
    if mask & BITS["pl"]:
        if test(in_singular) or test(in_singular | BITS["base"]):
            return Bar(31, "number")
        both = in_nominative & ~BITS["pl"] | BITS["sg"] | BITS["base"]
        if test(both):
            return Bar(32, "case-number")
    if test(mask | BITS["base"]):
        return Bar(33, "lemma")
    return None


def judge(lexicon: Lexicon, admission: Admission, spelling: Spelling, by_value: memoryview, text: str) -> Why:
    """The verdict on `text`: admitted if any reading of any spelling is, else what bars the likeliest one."""
    told = Why(text, "", False, "", admission=admission.name, language=lexicon.language)
    try:
        folded = spelling.alphabet.fold(text)
    except BadLetter as e:
        return replace(told, code="words-why-letter", letter=e.letter)
    if not folded:
        return replace(told, code="words-why-empty")
    forms = spelling.forms(folded)
    if not forms:
        return replace(told, code="words-why-unknown", folded=folded)
    typed, capital = spelling.alphabet.clean(text), text.strip()[:1].isupper()
    admitted = any(by_value[value] for _, value in forms)
    decisive: tuple[tuple[bool | int | str, ...], str, Reading] | None = None
    for form, value in forms:
        if by_value[value] or not admitted:
            for reading in lexicon.readings(form, value):
                kind = reading.kind
                if not admitted or admission.test(kind.mask):
                    order = (
                        form != typed,  # what was typed, before what folds to the same letters
                        ("proper" in kind) != capital,  # names only where one was typed
                        "rare" in kind or "broad" in kind,
                        admitted and "base" not in kind,
                        -lexicon.commonness_of(reading.lemma) - (HEADWORD if "base" in kind else 0),
                        0 if admitted else bar(kind, admission.test).rank,
                        "nom" not in kind,
                        reading.lemma,
                        kind.text,
                    )
                    if decisive is None or order < decisive[0]:
                        decisive = order, form, reading
    assert decisive is not None, "a form has readings"
    _, form, reading = decisive
    told = replace(
        told,
        word=lexicon.written(form),
        folded=folded,
        admitted=admitted,
        code="words-why-admitted" if admitted else "words-why-barred",
        lemma=reading.lemma,
        kinds=tuple(reading.kind.text.split()),
        base=lexicon.bases.get(reading.lemma, ""),
    )
    if admitted:
        return told
    found = bar(reading.kind, admission.test)
    accepts = found.accepts
    if found.reason == "verb":  # only forms that this language's verbs have
        accepts = tuple(a for a in accepts if a in lexicon.verb_forms)
    return replace(told, reason=found.reason, accepts=accepts)
