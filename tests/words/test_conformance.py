"""The labelled word lists that others wrote by hand: every line must come out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from verbarium.texts import LANGUAGES
from verbarium.words import lexicon

LISTS = Path(__file__).parents[2].parent / "shared" / "conformance" / "lexicon"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_labelled_word_comes_out(language: str) -> None:
    file = LISTS / f"{language}.tsv"
    if not file.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{file} is missing")
        pytest.skip("the labelled word lists are not beside the project")
    wrong = []
    lines = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    assert len(lines) > 20
    for word, name, expected, *_ in lines:
        words = lexicon(language).admit(name)
        why = words.why(word)
        assert why.admitted == (word in words)
        if why.admitted != (expected == "yes"):
            wrong.append((word, name, expected, why))
    assert not wrong
