"""Whatever the card games may answer can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import verbarium.games
from verbarium.games.parola.api import CATEGORIES, Fault
from verbarium.texts import LANGUAGES
from verbarium.texts.voice import bundle

ROOT = Path(verbarium.games.__file__).parent
PROOF = re.compile(r'"(proof-[a-z-]+)"')


def codes() -> set[str]:
    found: set[str] = set()
    for game in ("consonando", "parola", "junior"):
        for file in (ROOT / game).glob("*.py"):
            text = file.read_text(encoding="utf-8")
            found |= set(PROOF.findall(text))
            found |= set(re.findall(rf'"({game}-[a-z][a-z-]*)"', text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language: str) -> None:
    known = bundle(language)
    assert len(codes()) > 70
    named = {f"parola-category-{c}" for c in CATEGORIES} | {f"parola-fault-{f}" for f in Fault.__args__}  # type: ignore[attr-defined]
    presets = {"parola-harder", "parola-categories", "junior-covered"}
    missing = [c for c in (codes() | named) - presets if not known.has_message(c)]
    assert not missing
