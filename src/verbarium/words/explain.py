"""From a `Why` to a sentence, in any of the five languages, with the grammar terms of that country's schools."""

from __future__ import annotations

from collections.abc import Sequence

from verbarium.texts import Language, say
from verbarium.words.why import Why

_CASES = ("nom", "gen", "dat", "acc", "ins", "loc", "voc")
_CLASSES = ("noun", "adj", "verb", "adv", "num", "pron", "art", "det", "prep", "conj", "ptcl", "intj", "pred")
_NAMES = ("brand", "given", "family", "place", "org")
_DERIVED = ("dim", "aug", "pej", "pet")


def explain(why: Why, language: Language) -> str:
    """One sentence: "mangiavo: imperfetto di mangiare; queste regole ammettono infiniti e participi"."""
    return say(language, "words-why-sentence", word=why.word, reason=reason(why, language))


def reason(why: Why, language: Language) -> str:
    """The sentence without the word itself."""
    reading = describe(why, language) if why.kinds else ""
    by_category = why.code in ("words-why-elsewhere", "words-why-category")
    return say(
        language,
        why.code,
        reading=reading,
        rule=_rule(why, language) if why.reason else "",
        letter=why.letter,
        list=why.admission,
        category=say(language, f"words-category-{why.admission}") if by_category else "",
        language=why.language,
    )


def describe(why: Why, language: Language) -> str:
    """What the form is: "imperfetto di mangiare", "narzędnik liczby pojedynczej rzeczownika „kot”"."""
    tags = set(why.kinds)
    if "base" in tags:
        return _headword(tags, why.base, language)
    name = next((c for c in _CLASSES if c in tags), "other")
    of = say(language, "words-of", **{"class": name, "lemma": why.lemma})
    return say(language, "words-reading", form=_form(tags, why.language, language), of=of)


def _headword(tags: set[str], base: str, language: Language) -> str:
    if "abbr" in tags:
        return say(language, "words-class-abbr")
    if "proper" in tags:
        return say(language, "words-class-" + next((n for n in _NAMES if n in tags), "proper"))
    for derived in _DERIVED:
        if derived in tags:
            form = say(language, f"words-form-{derived}")
            return say(language, "words-derived", form=form, base=base) if base else form
    if {"noun", "ger"} <= tags:
        return say(language, "words-verb-noun-ger")
    return say(language, "words-class-" + next((c for c in _CLASSES if c in tags), "other"))


def _form(tags: set[str], words: str, language: Language) -> str:
    """Which form of its lemma: verb form or degree first, then case or gender and number."""
    first = ""
    if "verb" in tags:
        first = say(language, f"words-verb-{_verb_form(tags, words)}")
        if "clitic" in tags:
            first = say(language, "words-form-clitic", form=first)
    else:
        for grade in ("mente", "comp", "sup", "short", "trunc"):
            if grade in tags:
                first = say(language, f"words-form-{grade}")
                break
    second = _agreement(tags, language) if "verb" not in tags or "part" in tags else ""
    if first and second:
        return say(language, "words-form-two", first=first, second=second)
    return first or second or say(language, "words-form-other")


def _verb_form(tags: set[str], words: str) -> str:
    slavic = words in ("ru", "pl")  # one past tense; what is tagged ger is an adverbial participle
    if slavic and "ger" in tags:
        return "advp"
    if "part" in tags:
        return next((f"part-{t}" for t in ("pass", "pres", "past") if t in tags), "part")
    for form in ("inf", "ger", "advp", "impers", "imp", "cond"):
        if form in tags:
            return form
    tense = next((t for t in ("pres", "impf", "past", "fut") if t in tags), "")
    for mood in ("ind", "sub"):
        if mood in tags and not slavic:
            known = ("ind-pres", "ind-impf", "ind-past", "ind-fut", "sub-pres", "sub-impf")
            return f"{mood}-{tense}" if f"{mood}-{tense}" in known else ("sub" if mood == "sub" else "fin")
    return tense or ("fin" if "fin" in tags else "other")


def _agreement(tags: set[str], language: Language) -> str:
    number = "pl" if "pl" in tags and "sg" not in tags else "sg" if "sg" in tags else ""
    case = next((c for c in _CASES if c in tags), "")
    if case and number:
        return say(
            language,
            "words-form-case",
            case=say(language, f"words-case-{case}"),
            number=say(language, f"words-number-{number}"),
        )
    if case:
        return say(language, f"words-case-{case}")
    genders = [g for g in ("m", "f", "n") if g in tags]
    gender = genders[0] if len(genders) == 1 else ""
    if "part" in tags and (gender, number) == ("m", "sg"):
        return ""  # the usual form of a participle needs no more said
    if number == "pl" and ("noun" in tags or gender in ("", "n")):
        return say(language, "words-agree-pl")
    if gender and number:
        return say(language, f"words-agree-{gender}-{number}")
    if gender == "f":
        return say(language, "words-agree-f")
    return say(language, f"words-agree-{number}") if number else ""


def _rule(why: Why, language: Language) -> str:
    """What the rules take instead, as the end of the sentence."""
    group = {"verb": "verbs", "class": "classes"}.get(why.reason)
    forms = _listing([say(language, f"words-{group}-{a}") for a in why.accepts], language) if group else ""
    return say(language, f"words-rule-{why.reason}", forms=forms)


def _listing(parts: Sequence[str], language: Language) -> str:
    """a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "words-and", first=", ".join(parts[:-1]), last=parts[-1])
