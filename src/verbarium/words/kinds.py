"""Kinds: what a word form is, as a set of named tags ("noun f sg", "verb part past m pl").

One *reading* of a form is a lemma and a kind. Syncretic forms have one reading a case, so that a form can be
explained exactly. In memory a kind is also a bit mask (a Python int: no limit of 64); on disk kinds are
written with the tags' names, so tags may be added and reordered freely, but never renamed.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

#: Every tag with its meaning. The order is that of reading a kind aloud.
TAGS: dict[str, str] = {
    # part of speech
    "noun": "noun",
    "adj": "adjective",
    "verb": "verb",
    "adv": "adverb",
    "num": "numeral",
    "pron": "pronoun",
    "art": "article",
    "det": "determiner that is neither article nor numeral",
    "prep": "preposition",
    "conj": "conjunction",
    "ptcl": "particle, or a function word whose class the source does not tell",
    "intj": "interjection",
    "pred": "predicative (ru категория состояния: жаль, пора; pl to, trzeba)",
    # of numerals
    "card": "cardinal",
    "ord": "ordinal",
    # gender; several together: common gender, or forms alike in them
    "m": "masculine",
    "f": "feminine",
    "n": "neuter",
    "anim": "animate",
    "mp": "masculine personal plural (pl: rodzaj męskoosobowy)",
    # number
    "sg": "singular",
    "pl": "plural",
    "pltant": "used in the plural only, or a plural with a meaning of its own",
    # case
    "nom": "nominative",
    "gen": "genitive",
    "dat": "dative",
    "acc": "accusative",
    "ins": "instrumental",
    "loc": "locative (ru предложный)",
    "voc": "vocative",
    # verb: which form
    "inf": "infinitive",
    "part": "participle",
    "ger": "gerund (it gerundio, ru деепричастие); with noun: pl verbal noun (odsłownik)",
    "advp": "adverbial participle (pl imiesłów przysłówkowy)",
    "fin": "conjugated: carries mood or person, the imperative too",
    "impers": "impersonal form (pl -no, -to)",
    # verb: mood, tense, person, voice, aspect
    "ind": "indicative",
    "sub": "subjunctive",
    "cond": "conditional",
    "imp": "imperative, and the exhortative that uses its forms",
    "pres": "present",
    "impf": "imperfect",
    "past": "past (it passato remoto, fr passé simple; with part: past participle)",
    "fut": "future",
    "p1": "first person",
    "p2": "second person",
    "p3": "third person",
    "act": "active participle",
    "pass": "passive participle",
    "perf": "perfective verb",
    "imperf": "imperfective verb",
    "trans": "verb that takes an object",
    # form with something added or left off; degree
    "clitic": "with enclitic pronouns (mangialo, mangiandolo)",
    "refl": "with the reflexive pronoun (it pettinarsi)",
    "trunc": "elided or cut short (bel, quell)",
    "short": "short form of an adjective or participle (ru)",
    "comp": "comparative",
    "sup": "superlative",
    # derived forms
    "dim": "diminutive or pet form without a meaning of its own",
    "aug": "augmentative without a meaning of its own",
    "pej": "pejorative (it -accio, -astro) without a meaning of its own",
    "pet": "pet name",
    "mente": "adverb derived with -mente",
    "neg": "derived with a negative prefix (pl nie-)",
    # names
    "proper": "proper name",
    "given": "given name",
    "family": "family name",
    "person": "name of a person",
    "place": "name of a place",
    "country": "country",
    "city": "city or town",
    "capital": "capital of a country or province",
    "org": "organisation",
    "brand": "brand",
    "demonym": "who or what comes from a place (genovese)",
    # labels
    "abbr": "abbreviation, acronym, symbol",
    "tech": "narrow technical term",
    "slang": "slang",
    "coll": "colloquial",
    "vulg": "vulgar",
    "arch": "archaic",
    "rare": "rare: a dictionary may lack it",
    "broad": "in one broad source only, unconfirmed",
    "old": "spelling before a reform",
    "new": "spelling after a reform",
    "foreign": "loan word, invariable unless it has forms of its own",
    "compound": "written in several parts, spaces and hyphens folded away",
    "indecl": "indeclinable",
    # what admissions ask about a lemma or a form
    "base": "the form is its lemma (set by the pack writer)",
    "nsi": "it: infinitive in -si that is a lemma of its own",
    "defective": "form of a verb that lacks forms in use",
    "invar": "it: participle that agrees, of a verb that takes avere and no object: not in use",
    "junior": "a word children know",
}

BITS: dict[str, int] = {name: 1 << i for i, name in enumerate(TAGS)}


@dataclass(frozen=True, slots=True)
class Kind:
    """A set of tags: `text` names them in the order of TAGS, `mask` holds their bits."""

    text: str
    mask: int

    def __contains__(self, tag: str) -> bool:
        return self.mask & BITS[tag] != 0

    def __str__(self) -> str:
        return self.text


@functools.cache
def kind(text: str) -> Kind:
    """The kind with the tags that `text` names, blanks between them. ValueError names an unknown tag."""
    mask = 0
    for name in text.split():
        if name not in BITS:
            raise ValueError(f"unknown tag {name!r} in kind {text!r}")
        mask |= BITS[name]
    canonical = " ".join(name for name, bit in BITS.items() if mask & bit)
    return Kind(canonical, mask) if canonical == text else kind(canonical)
