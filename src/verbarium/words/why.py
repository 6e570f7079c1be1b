"""Why a word counts or does not: a value, which Fluent turns into a sentence."""

from __future__ import annotations

import msgspec


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lexicon's answer for one word under one admission.

    word       as asked, or in its proper spelling where the lexicon knows one
    folded     the letters that were looked up
    admitted   whether it counts
    code       Fluent key of the answer
    lemma      of the decisive reading, "" if there is none
    kinds      of the decisive reading
    admission  name of the admission, also part of a Fluent key
    """

    word: str
    folded: str
    admitted: bool
    code: str
    lemma: str = ""
    kinds: tuple[str, ...] = ()
    admission: str = ""
