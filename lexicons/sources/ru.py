"""Russian: OpenCorpora, as pymorphy3-dicts-ru packages it: an automaton of forms with paradigm numbers.

One reading a case. Names come in the nominative alone, so that a name can be called one; patronymics,
initials, misspellings (Erro, Dist) are left out. The source writes ё wherever it is said.
"""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from making.box import Box
from making.rows import Row, kind

PARTS = {
    "NOUN": "noun", "ADJF": "adj", "ADJS": "adj short", "COMP": "adj comp", "VERB": "verb fin",
    "INFN": "verb inf", "PRTF": "verb part", "PRTS": "verb part short", "GRND": "verb ger", "NUMR": "num card",
    "ADVB": "adv", "NPRO": "pron", "PRED": "pred", "PREP": "prep", "CONJ": "conj", "PRCL": "ptcl",
    "INTJ": "intj",
}  # fmt: skip
GRAMMEMES = {
    "sing": "sg", "plur": "pl", "masc": "m", "femn": "f", "neut": "n", "ms-f": "m f", "Ms-f": "m f",
    "anim": "anim", "nomn": "nom", "gent": "gen", "gen1": "gen", "gen2": "gen", "datv": "dat", "accs": "acc",
    "acc2": "acc", "ablt": "ins", "loct": "loc", "loc1": "loc", "loc2": "loc", "voct": "voc",
    "indc": "ind", "impr": "imp", "pres": "pres", "past": "past", "futr": "fut", "1per": "p1", "2per": "p2",
    "3per": "p3", "actv": "act", "pssv": "pass", "perf": "perf", "impf": "imperf", "Supr": "sup",
    "Anum": "ord", "Infr": "coll", "Slng": "slang", "Arch": "arch", "Litr": "arch", "Pltm": "pltant",
    "Fixd": "indecl", "Name": "proper given person", "Surn": "proper family person", "Geox": "proper place",
    "Orgn": "proper org", "Trad": "proper brand", "Abbr": "abbr", "Cmp2": "comp",
}  # fmt: skip
NAMES = {"Name", "Surn", "Patr", "Geox", "Orgn", "Trad"}
LEFT_OUT = {"Erro", "Dist", "Init", "Patr"}
PREFIXES = ("", "по", "наи")  # of the package's format 2.4
WORD = re.compile("[а-яё]+$")
VOWEL = re.compile("[аеёиоуыэюя]")


def paradigms(data: Path) -> list[list[tuple[str, str, str]]]:
    """(prefix, tag, suffix) of every form of every paradigm; the first form is the lemma."""
    suffixes = json.loads((data / "suffixes.json").read_text(encoding="utf-8"))
    tags = json.loads((data / "gramtab-opencorpora-int.json").read_text(encoding="utf-8"))
    numbers = array("H", (data / "paradigms.array").read_bytes())
    out, at = [], 1
    for _ in range(numbers[0]):
        size = numbers[at]
        third = size // 3
        part = numbers[at + 1 : at + 1 + size]
        out.append(
            [(PREFIXES[part[2 * third + i]], tags[part[third + i]], suffixes[part[i]]) for i in range(third)]
        )
        at += 1 + size
    return out


@cache
def kinds(tag: str, is_lemma: bool) -> str:
    """The kind of one OpenCorpora tag; "" for what is left out."""
    grammemes = tag.replace(" ", ",").split(",")
    part, marks = grammemes[0], set(grammemes)
    if part != "NOUN":
        marks.discard("Geox")  # украинский is an ordinary adjective
    nominative = "nomn" in marks and marks & {"sing", "Pltm"}
    if marks & LEFT_OUT or (marks & NAMES and not nominative) or ("Abbr" in marks and "nomn" not in marks):
        return ""
    names = [GRAMMEMES[g] for g in grammemes[1:] if g in GRAMMEMES and g in marks]
    plural_only = part == "NOUN" and is_lemma and {"plur", "nomn"} <= marks
    past_part = "past" if part in ("PRTF", "PRTS") and "past" in marks else ""
    return kind(PARTS.get(part, "ptcl"), *names, "pltant" if plural_only else "", past_part)


@cache
def as_noun(tag: str) -> bool:
    """Whether this adjective form is the headword of a noun (больной, дежурный): ADJF,Subx."""
    marks = set(tag.replace(" ", ",").split(","))
    return {"ADJF", "Subx", "masc", "sing", "nomn"} <= marks and not marks & {"Apro", "Anum"}


def rows(box: Box) -> Iterator[Row]:
    """All Russian rows."""
    import dawg

    data = box["pymorphy3-dicts-ru"] / "pymorphy3_dicts_ru" / "data"
    table = paradigms(data)
    words = dawg.RecordDAWG(">HH").load(str(data / "words.dawg"))
    for form, (paradigm, index) in words.iteritems(""):
        if not WORD.match(form):
            continue
        prefix, tag, suffix = table[paradigm][index]
        what = kinds(tag, index == 0)
        if not what:
            continue
        stem = form[len(prefix) : len(form) - len(suffix)]
        first_prefix, _, first_suffix = table[paradigm][0]
        lemma = first_prefix + stem + first_suffix
        if tag.startswith("NOUN") and (len(form) == 1 or not VOWEL.search(form)):
            what = kind(what, "abbr")
        yield form, lemma, what
        if as_noun(tag):
            yield form, lemma, "m nom noun sg"
