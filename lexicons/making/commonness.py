"""How common a word is, from wordfreq's lists: one byte, round(20 × (9 + log10 frequency)), 0 if unknown.

A list is bins of words of equal frequency: bin n holds those of 10 ** (-n / 100). So the byte is exact to 1/20
of a power of ten. wordfreq knows forms, not lemmas, in lower case.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import msgspec


def bins(package: Path, language: str) -> list[list[str]]:
    """The words in bins by falling frequency: bin n has 10 ** (-n / 100)."""
    path = package / "wordfreq" / "data" / f"large_{language}.msgpack.gz"
    head, *rest = msgspec.msgpack.decode(gzip.decompress(path.read_bytes()))
    if head != {"format": "cB", "version": 1}:
        raise ValueError(f"{path.name} has another format")
    return [list(words) for words in rest]


def commonest(package: Path, language: str, alphabet: str) -> list[str]:
    """The words of a list in falling order, those with other letters than the alphabet's left out."""
    letters = set(alphabet)
    return [word for words in bins(package, language) for word in words if letters.issuperset(word)]


def commonness(package: Path, language: str) -> Callable[[str], int]:
    """The function word → byte. Russian adds the spellings with ё and е up, French takes œ and oe for one."""
    byte: dict[str, int] = {}
    weight: dict[str, float] = {}
    for n, words in enumerate(bins(package, language)):
        for word in words:
            key = word.replace("ё", "е") if language == "ru" else word
            if key in byte:  # only Russian adds up
                weight[key] += 10 ** (-n / 100)
                byte[key] = _byte(weight[key])
            else:
                weight[key] = 10 ** (-n / 100)
                byte[key] = min(255, max(1, round((9 - n / 100) * 20)))

    if language == "ru":
        return lambda word: byte.get(word.replace("ё", "е"), 0)
    if language == "fr":
        return lambda word: byte.get(word, 0) or byte.get(word.replace("œ", "oe"), 0)
    return lambda word: byte.get(word, 0)


def _byte(frequency: float) -> int:
    from math import log10

    return min(255, max(1, round((log10(frequency) + 9) * 20)))
