"""Judging one word under one admission: which reading decides, and what bars it.

The reason is found by asking the admission itself: what would have to be different for the reading to count?
So it is right for any admission, also one that a table has widened or narrowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

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
    *("proper", "abbr", "dim", "aug", "pej", "pet", "clitic", "trunc", "mente", "sup", "comp", "invar"),
    *("defective", "nsi", "refl", "vulg", "slang", "coll", "arch", "tech", "rare", "broad"),
]
_LABEL_BITS = sum(BITS[name] for name in LABELS)
_CASES = sum(BITS[name] for name in ["nom", "gen", "dat", "acc", "ins", "loc", "voc"])
_VERBAL = sum(BITS[name] for name in ["fin", "part", "ger", "inf", "advp", "impers"])

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
        label = next(n for n in LABELS if mask & BITS[n] and (not test(noun | BITS[n]) or n == "proper"))
        return Bar(60, label)
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
    """The verdict on `text`: admitted if any reading of any spelling is, else what bars the nearest one."""
    language, name = lexicon.language, admission.name
    try:
        folded = spelling.alphabet.fold(text)
    except BadLetter as e:
        return Why(text, "", False, "words-why-letter", admission=name, letter=e.letter, language=language)
    if not folded:
        return Why(text, "", False, "words-why-empty", admission=name, language=language)
    forms = spelling.forms(folded)
    if not forms:
        return Why(text, folded, False, "words-why-unknown", admission=name, language=language)
    typed = spelling.alphabet.clean(text)
    admitted = [(form, value) for form, value in forms if by_value[value]]
    if admitted:
        _, form, reading = min(
            ((form != typed, "base" not in r.kind, r.lemma, r.kind.text), form, r)
            for form, value in admitted
            for r in lexicon.readings(form, value)
            if admission.test(r.kind.mask)
        )
        return _why(lexicon, form, folded, reading, Why("", "", True, "words-why-admitted", admission=name))
    capital = text.strip()[:1].isupper()
    worst = []
    for form, value in forms:
        for reading in lexicon.readings(form, value):
            found = bar(reading.kind, admission.test)
            name_first = ("proper" in reading.kind) != capital
            worst.append(
                (
                    (form != typed, name_first, found.rank, reading.lemma, reading.kind.text),
                    form,
                    reading,
                    found,
                )
            )
    _, form, reading, found = min(worst, key=lambda item: item[0])
    told = Why(
        "",
        "",
        False,
        "words-why-barred",
        admission=name,
        reason=found.reason,
        accepts=found.accepts,
        base=lexicon.bases.get(reading.lemma, ""),
    )
    return _why(lexicon, form, folded, reading, told)


def _why(lexicon: Lexicon, form: str, folded: str, reading: Reading, told: Why) -> Why:
    return Why(
        lexicon.written(form),
        folded,
        told.admitted,
        told.code,
        lemma=reading.lemma,
        kinds=tuple(reading.kind.text.split()),
        admission=told.admission,
        reason=told.reason,
        accepts=told.accepts,
        base=told.base,
        language=lexicon.language,
    )
