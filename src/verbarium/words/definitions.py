"""Short definitions, where a free source that has them is installed: for English, WordNet's own files.

Nothing of it is shipped. On Debian `apt-get install wordnet-base` brings the files; elsewhere WORDNET_HOME or
WNSEARCHDIR names the folder that holds `index.noun` and `data.noun`. Without them there are no definitions.
"""

from __future__ import annotations

import mmap
import os
from pathlib import Path

_CLASSES = ("noun", "verb", "adj", "adv")
_MOST = 3  # senses shown, the commonest first


def folder() -> Path | None:
    """Where WordNet's files are installed, if they are."""
    named = [os.environ.get("WNSEARCHDIR"), os.environ.get("WORDNET_HOME")]
    places = [Path(n) for n in named if n] + [Path(n) / "dict" for n in named if n]
    for place in [*places, Path("/usr/share/wordnet")]:
        if (place / "index.noun").is_file() and (place / "data.noun").is_file():
            return place
    return None


def definitions(language: str, lemma: str, most: int = _MOST) -> list[str]:
    """Up to `most` definitions of each class of a lemma; [] without a source for the language or the lemma."""
    place = folder() if language == "en" else None
    if place is None:
        return []
    out = []
    for name in _CLASSES:
        for offset in _offsets(place / f"index.{name}", lemma)[:most]:
            if gloss := _gloss(place / f"data.{name}", offset):
                out.append(gloss)
    return out


def _offsets(index: Path, lemma: str) -> list[int]:
    """Where the senses of a lemma are in the data file: the index is sorted, so halve it."""
    key = lemma.lower().replace(" ", "_").encode()
    try:
        with index.open("rb") as f, mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ) as text:
            low, high = 0, len(text)
            while low < high:
                middle = (low + high) // 2
                start = text.rfind(b"\n", 0, middle) + 1
                end = text.find(b"\n", start)
                end = len(text) if end < 0 else end
                word = b"" if text[start : start + 1] == b" " else text[start:end].split(b" ", 1)[0]
                if word == key:
                    return _numbers(text[start:end].split())
                if word < key:
                    low = end + 1
                else:
                    high = start
    except (OSError, ValueError):
        pass
    return []


def _numbers(fields: list[bytes]) -> list[int]:
    """The offsets at the end of an index line: lemma class senses pointers pointer… senses tagged offset…"""
    senses = int(fields[2])
    return [int(n) for n in fields[len(fields) - senses :]]


def _gloss(data: Path, offset: int) -> str:
    """A sense's definition, without its examples."""
    try:
        with data.open("rb") as f:
            f.seek(offset)
            line = f.readline().decode("utf-8", "replace")
    except OSError:
        return ""
    if not line.startswith(f"{offset:08d} "):
        return ""
    return line.partition("| ")[2].partition('; "')[0].strip()
