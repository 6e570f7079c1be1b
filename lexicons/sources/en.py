"""English: SCOWL up to level 80 (the lower-case word files), told apart with WordNet 3.0.

Levels say how well known a word is: up to 60 plain, 70 `broad`, 80 `rare` (the level that takes in ENABLE).
WordNet has lemmas only; inflected forms are tied to them by its own rules of detachment and exception lists.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from unicodedata import combining, normalize

from making.box import Box
from making.rows import Row, kind

PARTS = {"noun": "noun", "verb": "verb", "adj": "adj", "adv": "adv"}
#: WordNet's rules of detachment: part of speech → (ending, what takes its place, kind of the form)
PLURALS = [("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("zzes", "z"), ("ches", "ch"), ("shes", "sh"),
           ("men", "man"), ("ies", "y"), ("ves", "f")]  # fmt: skip
RULES = {
    "noun": [(end, new, "noun pl") for end, new in PLURALS],
    "verb": [
        *((e, n, "verb fin ind pres p3 sg") for e, n in (("s", ""), ("ies", "y"), ("es", "e"), ("es", ""))),
        *((e, n, k) for e, n in (("ed", "e"), ("ed", ""), ("ied", "y"))
          for k in ("verb fin ind past", "verb part past")),
        *((e, n, "verb part pres") for e, n in (("ing", "e"), ("ing", ""))),
    ],
    "adj": [
        *((e, n, "adj comp") for e, n in (("er", ""), ("er", "e"), ("ier", "y"))),
        *((e, n, "adj sup") for e, n in (("est", ""), ("est", "e"), ("iest", "y"))),
    ],
    "adv": [],
}  # fmt: skip
BASE = {"noun": "noun sg", "verb": "verb inf", "adj": "adj", "adv": "adv"}
#: closed classes, which WordNet leaves out
CLOSED = {
    "pron": "i me my mine myself you your yours yourself yourselves he him his himself she her hers herself it its "
    "itself we us our ours ourselves they them their theirs themselves who whom whose whoever whomever what "
    "whatever which whichever this that these those somebody someone something anybody anyone anything nobody "
    "nothing everybody everyone everything none thou thee thy thine thyself ye whoso themself",
    "art": "a an the",
    "det": "some any each every either neither both all no such another much many few several enough",
    "prep": "of in to for with on at by from up about into over after beneath under above across against along "
    "amid amidst among amongst around before behind below beside besides between beyond despite down during "
    "except inside like near off onto opposite out outside past per since through throughout till toward towards "
    "unlike until upon via within without than versus notwithstanding concerning regarding aboard astride "
    "underneath unto",
    "conj": "and or but nor so yet because although though if unless while whereas whether once lest when whenever "
    "where wherever as whilst albeit",
    "verb fin": "am is are was were has had does did would could should might must ought shall will can may art "
    "wert hath doth shalt wilt",
    "intj": "oh ah hey wow ouch oops ugh hmm aha alas hurrah yay phew psst shh ooh aah uh um er hi hello bye ok okay "
    "yeah yep nope yo",
}


NAME_FILES = ("-upper", "-proper-names")


class WordNet:
    """Lemmas and exception lists of WordNet, single words only."""

    def __init__(self, folder: Path) -> None:
        here = folder / "usr/share/wordnet"
        self.parts: dict[str, set[str]] = defaultdict(set)
        self.exceptions: dict[str, set[tuple[str, str]]] = defaultdict(set)
        for part in PARTS:
            for line in (here / f"index.{part}").read_text(encoding="ascii").splitlines():
                if line[:1] != " ":
                    self.parts[line.split()[0]].add(part)
            for line in (here / f"{part}.exc").read_text(encoding="ascii").splitlines():
                form, *lemmas = line.split()
                self.exceptions[form] |= {(lemma, part) for lemma in lemmas if lemma != form}

    def readings(self, word: str, known: dict[str, int]) -> set[tuple[str, str]]:
        """(lemma, kind) of a word; lemmas that the word list lacks do not count."""
        out = {(word, BASE[part]) for part in self.parts.get(word, ())}
        irregular = self.exceptions.get(word, set())
        for lemma, part in irregular:
            out |= {(lemma, k) for k in _irregular(word, part)}
        strong = {lemma for lemma, part in irregular if part == "verb"}
        for part, rules in RULES.items():
            for end, new, what in rules:
                if not word.endswith(end) or len(word) == len(end):
                    continue
                stem = word[: len(word) - len(end)]
                lemmas = [stem + new]
                if part == "verb" and end in ("ed", "ing") and not new and stem[-1:] == stem[-2:-1]:
                    lemmas.append(stem[:-1])  # stopped, stopping
                out |= {
                    (lemma, what)
                    for lemma in lemmas
                    if lemma not in strong and part in self.parts.get(lemma, ()) and lemma in known
                    and not (part == "noun" and lemma.endswith("s") and end == "s")
                    and not self._doubled(word, lemma, end)
                }  # fmt: skip
        return out

    @staticmethod
    def _doubled(word: str, lemma: str, end: str) -> bool:
        """quizzes is quiz + s, not a past form; a lemma in -zz would have to be one itself."""
        return end in ("ed", "ing") and word.endswith("zz" + end) and not lemma.endswith(("zz", "z"))


def _irregular(word: str, part: str) -> tuple[str, ...]:
    if part == "noun":
        return ("noun pl",)
    if part == "verb":
        if word.endswith("ing"):
            return ("verb part pres",)
        if word.endswith("s") and not word.endswith("ss"):
            return ("verb fin ind pres p3 sg",)
        return ("verb fin ind past", "verb part past")
    return (f"{part} sup",) if word.endswith("st") else (f"{part} comp",)


def _plain(word: str) -> str:
    """English words count without their accents: chateaux, cafe."""
    return "".join(letter for letter in normalize("NFD", word) if not combining(letter))


def levels(folder: Path) -> tuple[dict[str, int], set[str]]:
    """word → its lowest SCOWL level up to 80, and the capitalised words up to level 60."""
    words: dict[str, int] = {}
    names: set[str] = set()
    for path in sorted((folder / "usr/share/dict/scowl").iterdir()):
        category, _, level = path.name.rpartition(".")
        if not level.isdigit() or int(level) > 80:
            continue
        for line in path.read_text(encoding="latin-1").splitlines():
            word = _plain(line.strip())
            if category.endswith("-words") and re.fullmatch("[a-z]{2,30}", word):
                words[word] = min(words.get(word, 99), int(level))
            elif category.endswith(NAME_FILES) and int(level) <= 60 and re.fullmatch("[A-Z][a-z]+", word):
                names.add(word)
    return words, names


def rows(box: Box) -> Iterator[Row]:
    """All English rows."""
    words, names = levels(box["scowl"])
    wordnet = WordNet(box["wordnet-base"])
    closed: dict[str, set[str]] = defaultdict(set)
    for tags, text in CLOSED.items():
        for word in text.split():
            closed[word].add(tags)
    for word, level in words.items():
        label = "rare" if level >= 80 else "broad" if level >= 70 else ""
        readings = wordnet.readings(word, words) | {(word, tags) for tags in closed.get(word, ())}
        for lemma, what in readings or {(word, _guess(word, words))}:
            yield word, lemma, kind(what, label)
    for name in names:
        yield name.lower(), name, kind("noun proper")


def _guess(word: str, words: dict[str, int]) -> str:
    """A word that WordNet does not know: what its end says."""
    if word.endswith("ly"):
        return "adv"
    if word.endswith("s") and not word.endswith("ss") and word[:-1] in words:
        return "noun pl"
    return "noun"
