"""The 3,000 commonest lower-case words of each language count, or are excused by name with a reason."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from making.commonness import commonest
from making.fetch import SourceError, unpacked
from making.hand import Hand
from making.pins import pins
from making.rows import spelled
from verbarium.words import lexicon

HAND = Path(__file__).parents[2] / "lexicons" / "hand"


@pytest.fixture(scope="module")
def wordfreq() -> Path:
    try:
        return unpacked(pins()["wordfreq"])
    except SourceError as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"wordfreq cannot be fetched: {error}")


@pytest.mark.parametrize("language", ["it", "fr", "en", "ru", "pl"])
def test_common_words_count_or_are_excused(language: str, wordfreq: Path) -> None:
    words = lexicon(language).admit(f"all-forms-{language}")
    wanted = commonest(wordfreq, language, spelled(language))[:3000]
    missing = {word for word in wanted if word not in words}
    hand = Hand(HAND / language)
    excused = hand.words("excused")
    assert sorted(missing - excused) == []
    assert sorted(excused - missing) == [], "these count: their excuse is void"
    assert all(len(line) > 2 and line[2] for line in hand.lines("excused") if line[0] != "word")
