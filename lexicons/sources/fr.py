"""French: the dictionary of Dicollecte and Grammalecte, as hunspell-fr-comprehensive packages it.

Its entries carry part of speech and inflection in fields (po: is:); participles of intransitive verbs are
marked invariable (dormi), so *dormie is not there. Symbols and abbreviations are told by two flags.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from making.box import Box
from making.rows import Row, kind
from sources import hunspell

LETTERS = re.compile("[a-zàâäåçéèêëîïìôöóòùûüúÿýœæñ]+$")
FORBIDDEN, NEEDS_AFFIX, SYMBOL = "{}", "()", {"||", "--"}

TENSES = {
    "ipre": "ind pres", "iimp": "ind impf", "ipsi": "ind past", "ifut": "ind fut", "cond": "cond",
    "spre": "sub pres", "simp": "sub impf", "impe": "imp",
}  # fmt: skip
PERSONS = {
    "1sg": "p1 sg", "2sg": "p2 sg", "3sg": "p3 sg", "1pl": "p1 pl", "2pl": "p2 pl", "3pl": "p3 pl",
    "3pl!": "p3 pl", "1isg": "p1 sg", "1jsg": "p1 sg",
}  # fmt: skip
AGREEMENT = {"mas": "m", "fem": "f", "epi": "m f", "sg": "sg", "pl": "pl", "inv": "sg pl"}
PARTS = {
    "nom": "noun", "titr": "noun", "adj": "adj", "adv": "adv", "advint": "adv", "nb": "num card",
    "nbro": "num ord", "negadv": "adv", "interj": "intj", "prep": "prep", "prepv": "prep", "cj": "conj",
    "cjco": "conj", "cjsub": "conj", "mg": "ptcl", "det": "art",
}  # fmt: skip
#: po: values that make no word of their own: names' parts, prefixes, fragments, errors
NAMES = {"npr": "place", "prn": "given person", "patr": "family person"}


def rows(box: Box) -> Iterator[Row]:
    """All French rows."""
    here = box["hunspell-fr-comprehensive"] / "usr/share/hunspell"
    rules = hunspell.suffixes(here / "fr.aff")
    for entry in hunspell.entries(here / "fr.dic", 2):
        if FORBIDDEN in entry.flags:
            continue
        symbol = "abbr" if SYMBOL & set(entry.flags) else ""
        for form, added in _forms(entry, rules):
            yield from _readings(form, entry, added, symbol)


def _forms(
    entry: hunspell.Entry, rules: dict[str, list[hunspell.Suffix]]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    if NEEDS_AFFIX not in entry.flags:
        yield entry.stem, ()
    for flag in entry.flags:
        for suffix in rules.get(flag, ()):
            form = suffix.apply(entry.stem)
            if form is not None:
                yield form, suffix.fields


def _readings(form: str, entry: hunspell.Entry, added: tuple[str, ...], symbol: str) -> Iterator[Row]:
    parts = [field[3:] for field in entry.fields if field.startswith("po:")]
    flexion = [field[3:] for field in added if field.startswith("po:")]
    agreement = [field[3:] for field in added if field.startswith("is:")]
    agreement = agreement or [field[3:] for field in entry.fields if field.startswith("is:")]
    capital = form[:1].isupper() and form[1:].islower() and LETTERS.match(form.lower())
    names = [NAMES[part] for part in parts if part in NAMES]
    if names:
        if capital:
            yield form.lower(), form, kind("noun proper", names[0])
        return
    if "nom" in parts and capital:  # places have one form, inhabitants are inflected
        yield form.lower(), form, kind("noun proper", "place" if "inv" in agreement else "demonym")
        return
    if not LETTERS.match(form) or "err" in parts:
        return
    words = [part for part in parts if part not in ("pfx", "sfx") and not part.startswith("loc")]
    if parts and not words:
        return
    agree = " ".join(AGREEMENT[x] for x in agreement if x in AGREEMENT)
    if any(re.match("v[0-3]", part) for part in words):
        for what in _verb({*flexion, *words, *agreement}, agree):
            yield form, entry.stem, kind(what, symbol)
        return
    plain = list(dict.fromkeys(part for part in words if part != "mg")) or words or ["mg"]
    for part in plain:
        if tags := _part(part):
            yield form, entry.stem, kind(tags, agree, symbol)


def _verb(features: set[str], agree: str) -> Iterator[str]:
    if "infi" in features:
        yield "verb inf"
    elif "ppre" in features:
        yield "verb part pres"
    elif "ppas" in features:
        yield f"verb part past {agree}"
    else:
        for tense in [TENSES[t] for t in TENSES if t in features] or [""]:
            for person in list(dict.fromkeys(PERSONS[p] for p in PERSONS if p in features)) or [""]:
                yield f"verb fin {tense} {person}"


def _part(part: str) -> str:
    """Tags for one po: value, "" for values that only say how a word is used (preverb, 1pe …)."""
    if part in PARTS:
        return PARTS[part]
    if part.startswith("det"):
        return "det"
    if part.startswith("pro"):
        return "pron"
    if part in ("preverb", "1pe", "2pe", "3pe", "sg", "epi"):
        return ""
    return "ptcl"
