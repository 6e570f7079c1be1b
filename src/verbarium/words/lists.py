"""Lists of one's own: a club's text file that replaces a lexicon, or adds to it and takes from it.

One word a line. `#` begins a comment; in an addendum `-word` takes a word away, `+word` or `word` adds one.
What follows a tab or a semicolon is left aside. UTF-8 with or without a mark, UTF-16; any line ends.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from pathlib import Path

from verbarium.texts import Trouble
from verbarium.words.alphabet import Alphabet, BadLetter, alphabet, languages
from verbarium.words.wordset import Listed, WordSet


@dataclass
class ListReport:
    """What a list's lines were. Lines count from 1.

    words       different words added
    removed     different words taken away
    duplicates  lines whose word (after folding) stood before: (line, word, line of the first)
    refused     lines with a letter that the alphabet lacks: (line, word, letter)
    names       lines left out because they are capitalised in a list that writes words small: (line, word)
    idle        lines without effect: adding what is there, taking away what is not: (line, word)
    """

    words: int = 0
    removed: int = 0
    blanks: int = 0
    comments: int = 0
    duplicates: list[tuple[int, str, int]] = field(default_factory=list)
    refused: list[tuple[int, str, str]] = field(default_factory=list)
    names: list[tuple[int, str]] = field(default_factory=list)
    idle: list[tuple[int, str]] = field(default_factory=list)


class OwnList(Listed):
    """A word set read from a file, with the report on its lines."""

    report: ListReport


def read_list(
    path: Path, language: str, *, over: WordSet | None = None, names: bool = False, variant: str = ""
) -> OwnList:
    """The words of a text file: laid over the set `over`, or instead of every lexicon.

    names    whether capitalised entries count in a list that writes other words small
    variant  of the alphabet, when there is no `over`
    Trouble if the file cannot be read, is in another encoding, has no word, or mostly foreign letters (the
    line is named). The report is in `.report`.
    """
    if language not in languages():
        raise Trouble("words-language-unknown", language=language)
    letters = over.alphabet if over is not None else alphabet(language, variant)
    lines = decoded(path).splitlines()
    report = ListReport()
    entries = _entries(lines, report)
    small = sum(word == word.lower() for _, _, word in entries)
    added: dict[str, str] = {}
    first: dict[tuple[str, str], int] = {}
    removed: set[str] = set()
    for line, sign, word in entries:
        if not names and sign != "-" and 2 * small > len(entries) and _capital(word):
            report.names.append((line, word))
            continue
        try:
            folded = letters.fold(word)
        except BadLetter as e:
            report.refused.append((line, word, e.letter))
            continue
        if not folded:  # nothing but what joins the parts of words
            report.refused.append((line, word, word))
            continue
        known = first.setdefault((sign, folded), line)
        if known != line:
            report.duplicates.append((line, word, known))
        elif sign == "-":
            removed.add(folded)
            added.pop(folded, None)
        else:
            added[folded] = _spelled(word, letters)
            removed.discard(folded)
        if known == line and over is not None and (folded in over) == (sign != "-"):
            report.idle.append((line, word))
    if entries and 2 * len(report.refused) > len(entries):
        line, word, letter = report.refused[0]
        raise Trouble(
            "words-list-foreign", file=path.name, line=line, word=word, letter=letter, language=letters.name
        )
    if not added and over is None:
        raise Trouble("words-list-empty", file=path.name)
    report.words, report.removed = len(added), len(removed)
    out = OwnList(language, path.stem, added, frozenset(removed), over, variant)
    out.report = report
    return out


def decoded(path: Path) -> str:
    """A text file's text. Trouble if it cannot be read; see `decode`."""
    try:
        return decode(path.read_bytes(), path.name)
    except OSError as e:
        raise Trouble("cli-file-unreadable", file=str(path), why=e.strerror or str(e)) from e


def decode(raw: bytes, name: str) -> str:
    """The text of bytes in whichever Unicode encoding they are. Trouble names the line that is in none."""
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        encoding = "utf-16"
    elif raw[1:40:2].count(0) > len(raw[1:40:2]) // 2:  # UTF-16 without its mark, Latin letters
        encoding = "utf-16-le"
    elif raw[0:40:2].count(0) > len(raw[0:40:2]) // 2:
        encoding = "utf-16-be"
    else:
        encoding = "utf-8-sig"
    try:
        text = raw.decode(encoding)
    except UnicodeDecodeError as e:
        line = raw.count(b"\n", 0, e.start) + 1
        raise Trouble("words-list-encoding", file=name, line=line) from e
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise Trouble("words-list-encoding", file=name, line=line)
    return text


def _entries(lines: list[str], report: ListReport) -> list[tuple[int, str, str]]:
    """(line, sign, word) of every line that has a word; the others are counted."""
    out = []
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text:
            report.blanks += 1
        elif text[0] == "#":
            report.comments += 1
        else:
            for end in ("\t", ";", " #"):
                text = text.partition(end)[0]
            sign = text[0] if text[0] in "+-" else "+"
            out.append((number, sign, text.lstrip("+-").strip() or text))
    return out


def _capital(word: str) -> bool:
    return word[:1].isupper() and word[1:] == word[1:].lower() and len(word) > 1


def _spelled(word: str, letters: Alphabet) -> str:
    text = unicodedata.normalize("NFC", word)
    return text if _capital(text) else letters.clean(text)
