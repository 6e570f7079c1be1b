"""Why a word counts or does not: a value, which `explain` turns into a sentence."""

from __future__ import annotations

import msgspec


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lexicon's answer for one word under one admission.

    word       as asked, or in its proper spelling where the lexicon knows one
    folded     the letters that were looked up, "" if they could not be
    admitted   whether it counts
    code       Fluent key of the answer: words-why-admitted, -barred, -unknown, -letter, -empty; of
               a category, which `admission` names, -category, -elsewhere; of a list of one's own -listed,
               -removed, -unlisted
    lemma      of the decisive reading, "" if there is none
    kinds      of the decisive reading: its tags
    admission  name of the admission or list
    reason     why a reading is barred: a label's tag ("dim"), or "verb", "case", "number", "case-number",
               "lemma", "class", "other"; ends a Fluent key words-rule-…
    accepts    for "verb" the forms that count ("inf", "part"), for "class" the classes
    base       what a derived lemma is made from, where it is known
    letter     the letter that the alphabet lacks
    language   of the words
    """

    word: str
    folded: str
    admitted: bool
    code: str
    lemma: str = ""
    kinds: tuple[str, ...] = ()
    admission: str = ""
    reason: str = ""
    accepts: tuple[str, ...] = ()
    base: str = ""
    letter: str = ""
    language: str = ""
