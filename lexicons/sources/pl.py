"""Polish: PoliMorf 2.1 for all forms; SGJP for newer nouns, for what is a name, and for labels.

One reading a case. SGJP tells common nouns from names and labels style and field; PoliMorf only writes names
with a capital. Nouns that neither the word list wpolish (players' own) nor wordfreq has are `rare`; those in
-ość among them are mechanical, and new ones are not taken at all.
"""

from __future__ import annotations

import re
import zipfile
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from making.box import Box
from making.rows import Row, kind
from sources import morfologik

WORD = re.compile("[aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż]+$")
VOWEL = re.compile("[aąeęioóuy]")
CASES = {"nom": "nom", "gen": "gen", "dat": "dat", "acc": "acc", "inst": "ins", "loc": "loc", "voc": "voc"}
PARTS = {
    "subst": "noun", "depr": "noun rare", "adj": "adj", "adja": "adj trunc", "adjp": "adj",
    "adjc": "adj short", "adv": "adv", "num": "num card", "ger": "noun ger", "ppas": "verb part pass",
    "pact": "verb part act", "pcon": "verb advp pres", "pant": "verb advp past", "verb": "verb",
    "ppron12": "pron", "ppron3": "pron", "siebie": "pron", "prep": "prep", "conj": "conj", "comp": "conj",
    "qub": "ptcl", "interj": "intj", "pred": "pred", "winien": "verb fin", "brev": "abbr", "burk": "ptcl",
    "numcol": "num card", "numcomp": "num", "aglt": "ptcl", "bedzie": "verb fin ind fut", "part": "ptcl",
    "xxx": "ptcl",
}  # fmt: skip
VERB = {
    "fin": "fin ind pres", "praet": "fin ind past", "impt": "fin imp", "imps": "impers past", "inf": "inf",
    "pot": "fin cond", "cond": "fin cond", "bedzie": "fin ind fut", "winien": "fin",
}  # fmt: skip
OTHER = {
    "sg": "sg", "pl": "pl", "pri": "p1", "sec": "p2", "ter": "p3", "com": "comp", "sup": "sup", "neg": "neg",
    "perf": "perf", "imperf": "imperf", "pt": "pltant",
}  # fmt: skip
STYLES = {
    "daw.": "arch", "przest.": "arch", "arch.": "arch", "pot.": "coll", "posp.": "coll", "środ.": "slang",
    "gwar.": "rare", "reg.": "rare", "rzad.": "rare", "wulg.": "vulg", "obraź.": "vulg",
}  # fmt: skip


@cache
def kinds(tag: str) -> tuple[str, ...]:
    """The kinds of one tag of the Polish corpora, one a case."""
    part, *segments = tag.split(":")
    tags = PARTS.get(part, "ptcl").split()
    cases: list[str] = []
    for segment in segments:
        marks = segment.split(".")
        if marks[0] in CASES:
            cases += [CASES[m] for m in marks if m in CASES]
        elif part == "verb" and marks[0] in VERB:
            tags += VERB[marks[0]].split()
        elif re.fullmatch("(m[123]?|[fn][123]?|p[123])", marks[0]):
            tags += _genders(marks, part, "pl" in segments)
        else:
            tags += [OTHER[m] for m in marks if m in OTHER]
    if "perf" in tags and "imperf" in tags:
        tags = [t for t in tags if t not in ("perf", "imperf")]
    if "fin" in tags and "pres" in tags and "perf" in tags:
        tags[tags.index("pres")] = "fut"
    return tuple(kind(*tags, case) for case in cases or [""])


def _genders(marks: list[str], part: str, plural: bool) -> list[str]:
    out = sorted({m[0] for m in marks if m[0] in "mfn"})
    if part == "subst" and any(m[0] == "p" for m in marks):
        out.append("pltant")
    males = {m for m in marks if m[0] == "m"}
    if males and males <= {"m1", "m2"} and not plural:
        out.append("anim")
    if males == {"m1"} and plural and part != "subst":
        out.append("mp")
    return out


class Sgjp:
    """SGJP's nouns: which are common, their labels, their rows; and its names."""

    def __init__(self, package: Path) -> None:
        import marisa_trie
        import morfeusz2

        trie = marisa_trie.BytesTrie()
        trie.load(str(package / "polish_inflection_data/data/podaj.marisa"))
        lemmas = {value.decode().split("\t")[0] for _, value in trie.iteritems()}
        generator = morfeusz2.Morfeusz(analyse=False, generate=True)
        self.labels: dict[str, set[str]] = {}
        self.fields: dict[str, set[str]] = {}
        self.common: list[tuple[str, str, str]] = []
        self.names: dict[tuple[str, str], str] = {}
        for wanted in sorted(lemmas):
            if " " in wanted:
                continue
            for form, lemma, tag, names, styles in generator.generate(wanted):
                if tag.startswith("subst"):
                    self._take(form, lemma.split(":")[0], tag, names, styles)

    def _take(self, form: str, lemma: str, tag: str, names: list[str], styles: list[str]) -> None:
        if form[:1].islower() and (not names or any("pospolita" in name for name in names)):
            said = {word for style in styles for word in re.split("[, ]+", style)}
            marks = {STYLES[word] for word in said if word in STYLES}
            # a label counts if every homonym has it: not the one of a rare namesake
            self.labels[lemma] = self.labels[lemma] & marks if lemma in self.labels else marks
            fields = {word for word in said if word.endswith(".") and word not in STYLES}
            self.fields[lemma] = self.fields[lemma] & fields if lemma in self.fields else fields
            self.common.append((form, lemma, tag))
            return
        parts = tag.split(":")
        headword = "nom" in parts[2].split(".") and ("sg" in parts[1] or "pt" in parts)
        if names and headword and form[:1].isupper() and form[1:].islower():
            self.names.setdefault((form, lemma), _name(names[0]))


def _name(label: str) -> str:
    if "geogr" in label:
        return "place"
    if "imi" in label:
        return "given person"
    if "nazwisk" in label:
        return "family person"
    return "org"


def rows(box: Box) -> Iterator[Row]:
    """All Polish rows."""
    path = box["wpolish"] / "usr/share/dict/polish"
    listed = frozenset(path.read_text(encoding="utf-8").split("\n"))
    sgjp = Sgjp(box["polish-inflection-data"])
    marks = _Marks(box, listed, sgjp)
    jar = box["libmorfologik-stemming2-java"] / "usr/share/java/morfologik-polish.jar"
    data = zipfile.ZipFile(jar).read("morfologik/stemming/polish/polish.dict")
    nouns: set[str] = set()
    namesakes = box.hand.words("namesakes")
    for form, lemma, tags in morfologik.rows(data):
        if not WORD.match(form) or lemma[:1].isupper():
            continue
        broad = "" if form in listed else "broad"
        for tag in tags.split("+"):
            noun = tag.startswith("subst")
            if noun:
                nouns.add(lemma)
                if lemma in namesakes:
                    continue
            head = form if tag.startswith("brev") else lemma
            more = marks.of_noun(form, lemma) if noun or tag.startswith("depr") else ""
            for what in kinds(tag):
                yield form, head, _joined(what, broad, more)
    for form, lemma, tag in sgjp.common:
        if lemma not in nouns and WORD.match(form) and not marks.mechanical(lemma):
            for what in kinds(tag):
                more = marks.of_noun(form, lemma)
                yield form, lemma, _joined(what, "" if form in listed else "broad", more)
    for (form, lemma), what in sgjp.names.items():
        if WORD.match(form.lower()):
            yield form.lower(), lemma, kind("noun proper sg nom", what)


@cache
def _joined(what: str, broad: str, more: str) -> str:
    return kind(what, broad, more)


class _Marks:
    """Labels of nouns, kept by lemma."""

    def __init__(self, box: Box, listed: frozenset[str], sgjp: Sgjp) -> None:
        self._common, self._listed, self._sgjp = box.common, listed, sgjp
        self._by_lemma: dict[str, str] = defaultdict(str)

    def mechanical(self, lemma: str) -> bool:
        """A noun in -ość that nobody lists and nobody writes; made from a place name, one that nobody writes."""
        if not lemma.endswith("ość") or self._common(lemma):
            return False
        return lemma not in self._listed or lemma.endswith(("skość", "ckość", "dzkość"))

    def of_noun(self, form: str, lemma: str) -> str:
        if lemma not in self._by_lemma:
            labels = set(self._sgjp.labels.get(lemma, ()))
            if lemma in self._listed:  # gżegżółka is dialect, and everybody knows it
                labels.discard("rare")
            if self.mechanical(lemma) or not (lemma in self._listed or self._common(lemma)):
                labels.add("rare")
            if self._sgjp.fields.get(lemma) and self._common(lemma) < TECHNICAL_BELOW:
                labels.add("tech")
            self._by_lemma[lemma] = " ".join(sorted(labels))
        short = len(form) == 1 or not VOWEL.search(form)
        return f"{self._by_lemma[lemma]} abbr" if short else self._by_lemma[lemma]


#: a noun that SGJP labels with a field (med., bot., …) is a narrow term unless it is this common (byte)
TECHNICAL_BELOW = 40
