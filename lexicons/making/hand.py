"""The hand lists of one language: hand/<language>/<list>.tsv, read, and laid over the source rows.

A line is word, verdict, reason, with tabs between; `#` starts a comment. hand/README.md says what each list is
for and how far it has been read. A word with a verdict of NOT_TAKEN was considered and does not belong
to the list; the reason says why.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from making.rows import Row, kind

NOT_TAKEN = {"kept", "no"}
CATEGORIES = Path(__file__).parents[2] / "src/verbarium/words/data/categories"
VOWELS = frozenset("aàáâäãåeèéêëiìíîïoòóôöuùúûüyýÿœæąęóаеёиоуыэюя")
#: words of these classes may be one consonant in Russian and Polish
LITTLE = {"prep", "conj", "ptcl", "pron", "verb"}
#: (list, verdict, tag for the lemma's readings, on noun readings alone)
LABELS = (
    ("diminutives", "refused", "dim", True),
    ("plurals", "refused", "dim", True),
    ("slang", "slang", "slang", True),
    ("vulgar", "hidden", "vulg", False),
)
ALTERED = {"dim": "dim", "aug": "aug", "pej": "pej"}
#: lists of rows: word, lemma, kind; or word, kind, where the word is its lemma
ADDED = (
    ("extra", 3),
    ("nouns", 3),
    ("gaps", 3),
    ("pluralia_tantum", 2),
    ("short_words", 2),
    ("vowelless", 2),
)
DERIVED = re.compile(r"(?:dim|aug|pej)-of:(\w+)")
PARTS = {"noun": "noun", "adjective": "adj", "verb": "verb", "adverb": "adv"}


class Hand:
    """All hand lists of a language. `used` counts what each list changed, for the report."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lists: dict[str, dict[str, list[str]]] = {}
        self.used: dict[str, set[str]] = defaultdict(set)

    def lines(self, name: str) -> Iterator[list[str]]:
        """The columns of each line of a list; nothing if there is no such list."""
        path = self.folder / f"{name}.tsv"
        if not path.exists():
            return
        for line in path.read_text(encoding="utf-8").splitlines():
            text = line.split("#")[0].rstrip()
            if text:
                yield [column.strip() for column in text.split("\t")]

    @cache  # noqa: B019 (one object a build)
    def words(self, name: str, *verdicts: str) -> frozenset[str]:
        """The words of a list with one of the verdicts; without any, those with a verdict that takes them."""
        return frozenset(
            word
            for word, verdict, *_ in ([*line, ""] for line in self.lines(name))
            if word != "word" and (verdict in verdicts if verdicts else verdict not in NOT_TAKEN)
        )

    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.tsv"))


def categories(language: str, name: str) -> Iterator[list[str]]:
    """The lines of a category list of the library: cities, names, junior."""
    yield from Hand(CATEGORIES / language).lines(name)


class Overlay:
    """Lays the hand lists over rows: `rows()` yields what comes out, `hand.used` tells what each list did."""

    def __init__(self, language: str, hand: Hand, common: Callable[[str], int]) -> None:
        self.language, self.hand, self.common = language, hand, common
        words = hand.words
        self.deny = words("deny") | words("misspellings")
        self.plain_plural = words("plurals", "plain")
        self.own_plural = words("plurals", "own-sense", "suppletive")
        self.abbreviations = words("abbreviations", "abbreviation")
        self.not_abbreviations = words("abbreviations", "kept") | words("vowelless")
        self.not_places = words("person_not_place")
        self.known_places = {word.lower() for word, *_ in categories(language, "cities")}
        self.junior = {word.lower() for word, *_ in categories(language, "junior")}
        self.intransitive = words("avere_intransitive", "avere")
        self.defective = words("defective_verbs", "defective")
        self.names = words("names_and_brands", "name")
        self.brands = words("names_and_brands", "brand")
        self.technical = Endings(hand, common)
        # lemma → (list, tag, on noun readings alone)
        self.labels: dict[str, list[tuple[str, str, bool]]] = defaultdict(list)
        for name, verdict, tag, nouns_only in LABELS:
            for word in words(name, verdict):
                self.labels[word].append((name, tag, nouns_only))
        for word, verdict, reason, *_ in (line for line in hand.lines("altered") if len(line) > 2):
            if verdict == "refused":
                self.labels[word].append(("altered", ALTERED[reason.split("-")[0]], True))

    def extra(self) -> Iterator[Row]:
        """Rows that hand lists and category lists add: words, infinitives in -si, places, given names."""
        for name, width in ADDED:
            for line in self.hand.lines(name):
                if len(line) >= width and line[0] != "word":
                    self.hand.used[name].add(line[0])
                    lemma = line[1] if width == 3 else line[0]
                    yield line[0], lemma, kind(line[width - 1])
        for word in self.hand.words("reflexives", "lemma"):
            self.hand.used["reflexives"].add(word)
            yield word, word, kind("verb inf nsi")
        nominative = "sg nom" if self.language in ("ru", "pl") else ""
        for word, what, *_ in categories(self.language, "cities"):
            yield word.lower(), word, kind("noun proper place", what, nominative)
        for word, *_ in categories(self.language, "names"):
            yield word.lower(), word, kind("noun proper given person", nominative)

    def bases(self) -> dict[str, str]:
        """Derived lemma → the word it is derived from, where the reason says so (dim-of:kot)."""
        out: dict[str, str] = {}
        for name in ("diminutives", "altered"):
            for line in self.hand.lines(name):
                found = DERIVED.match(line[2]) if len(line) > 2 and line[1] == "refused" else None
                if found:
                    out[line[0]] = found[1]
        return out

    def models(self) -> list[tuple[str, str, str]]:
        """(word, model, part of speech) of `new_words`: words to inflect like one that the source has."""
        lines = [line for line in self.hand.lines("new_words") if len(line) > 2 and line[0] != "word"]
        self.hand.used["new_words"] |= {line[0] for line in lines}
        return [(word, model, PARTS[about.split()[0].rstrip(",")]) for word, model, about, *_ in lines]

    def rows(self, rows: Iterable[Row]) -> Iterator[Row]:
        """The rows with labels added and denied ones gone. Order is kept."""
        for form, lemma, what in rows:
            tags = set(what.split())
            if "proper" in tags:
                self._place(form, tags)
            elif denied := {form, lemma} & self.deny:
                self.hand.used["deny"] |= denied
                continue
            else:
                self._label(form, lemma, tags)
                self._letters(form, tags)
                self._name(form, lemma, tags)
                if form in self.junior:
                    tags.add("junior")
            yield form, lemma, kind(*tags)

    def _place(self, form: str, tags: set[str]) -> None:
        if "place" not in tags or self.language != "it":
            return
        if form in self.not_places:
            tags -= {"place", "city"}
            self.hand.used["person_not_place"].add(form)
        elif self.common(form) < SMALL_TOWN and form not in self.known_places:
            tags.add("rare")

    def _label(self, form: str, lemma: str, tags: set[str]) -> None:
        used = self.hand.used
        noun = "noun" in tags
        for name, label, nouns_only in self.labels.get(lemma, ()):
            if noun or not nouns_only:
                tags.add(label)
                used[name].add(lemma)
        if noun:
            if form in self.plain_plural and "pltant" in tags:
                tags.discard("pltant")
                used["plurals"].add(form)
            if form in self.own_plural and "nom" in tags:
                tags.add("pltant")
                used["plurals"].add(form)
            if self.technical.has(lemma):
                tags.add("tech")
                used["technical"].add(lemma)
        if lemma in self.defective and "verb" in tags:
            tags.add("defective")
            used["defective_verbs"].add(lemma)
        if lemma in self.intransitive and {"part", "past"} <= tags and not {"m", "sg"} <= tags:
            tags.add("invar")
            used["avere_intransitive"].add(lemma)

    def _letters(self, form: str, tags: set[str]) -> None:
        """Abbreviations: by list, or because no vowel is in them and no list keeps them."""
        if form in self.not_abbreviations:
            tags.discard("abbr")
        elif form in self.abbreviations:
            tags.add("abbr")
            self.hand.used["abbreviations"].add(form)
        elif not VOWELS & set(form) and not (self.language in ("ru", "pl") and tags & LITTLE):
            tags.add("abbr")

    def _name(self, form: str, lemma: str, tags: set[str]) -> None:
        """A common noun that players see as a name is told to be one; a verb or adjective stays."""
        for found in {form, lemma} & (self.names | self.brands):
            if not tags & {"verb", "adj", "adv"}:
                tags |= {"proper", "brand"} if found in self.brands else {"proper"}
                self.hand.used["names_and_brands"].add(found)


class Endings:
    """The list `technical`: -ending, reason (keep exceptions). Common nouns are never narrow terms."""

    def __init__(self, hand: Hand, common: Callable[[str], int]) -> None:
        self.common = common
        lines = [line for line in hand.lines("technical") if line[0].startswith("-")]
        self.endings = tuple(line[0][1:] for line in lines)
        kept = " ".join(found for line in lines for found in re.findall(r"keep ([^)]*)", " ".join(line[1:])))
        self.kept = set(re.findall(r"\w+", kept))

    @cache  # noqa: B019 (one object a build)
    def has(self, lemma: str) -> bool:
        return lemma.endswith(self.endings) and lemma not in self.kept and not self.common(lemma)


#: an Italian municipality that nobody outside knows is `rare` unless it is this common (byte)
SMALL_TOWN = 65
