"""Playthroughs as every seat saw them, kept as text and reviewed by diff.

`TRANSCRIPTS=write pytest tests/tiles/test_transcripts.py` writes them anew; look at what changed before you commit.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cards.cardroom import Tiny
from tests.cards.test_transcripts import Scribe
from tests.tiles.shared import WORDS, small, table

from verbarium.games.tiles import api
from verbarium.games.tiles.finder import Finder

FOLDER = Path(__file__).parent / "transcripts"
CATALOGUE = Tiny(WORDS, "en")


def best(s: Scribe) -> api.Play | api.Pass:
    """The best of whoever is on turn."""
    view = s.play.view(s.play.state.on_turn)
    found = Finder(view.rules, CATALOGUE).best(view.board, view.rack)
    return found.play if found else api.Pass()


def words_doubted() -> Scribe:
    """A nonsense word challenged off, a good one challenged without cause, an exchange, a resignation."""
    s = Scribe(table(small(challenge="double", challenge_seconds=20)), "AB")
    letters = [t for t in s.play.view(0).rack if t.isalpha()]
    wrong = next((a, b) for a in letters for b in letters if a != b and (a + b).lower() not in CATALOGUE)
    s.do(0, api.Play((api.Lay(tuple(api.Put(24 + i, t) for i, t in enumerate(wrong))),)))
    s.do(1, api.Challenge())
    s.do(1, api.Exchange(s.play.view(1).rack[:2]))
    s.do(0, best(s))
    s.do(1, api.Challenge())
    s.do(0, api.Pass())
    s.do(1, best(s))
    s.on()
    s.do(0, api.Resign())
    return s


def to_the_end() -> Scribe:
    """Two players with a game clock lay the best until one goes out."""
    s = Scribe(table(small(clock="game", game_seconds=60, increment_seconds=1), seed=b"e" * 32), "AB")
    while s.play.state.outcome is None:
        s.play.wait(2_000)
        s.do(s.play.state.on_turn, best(s))
    return s


def everybody_the_same_draw() -> Scribe:
    """Two rounds of duplicate; B writes nothing in the first."""
    rules = small(duplicate=True, clock="turn", turn_seconds=60, settle="none", blocked_loses=False)
    s = Scribe(table(rules), "AB")
    found = sorted(Finder(rules, CATALOGUE).placements((), s.play.view(0).rack), key=lambda f: f.points)
    s.do(0, found[0].play)
    s.do(0, api.Done())
    s.on()
    s.do(0, api.Next())
    s.do(1, api.Next())
    view = s.play.view(1)
    again = sorted(Finder(rules, CATALOGUE).placements(view.board, view.rack), key=lambda f: f.points)
    s.do(1, again[-1].play)
    s.do(1, api.Done())
    s.do(0, api.Done())
    return s


@pytest.mark.parametrize(
    "write", [words_doubted, to_the_end, everybody_the_same_draw], ids=lambda f: f.__name__
)
def test_what_everybody_saw(write: Callable[[], Scribe]) -> None:
    text = "\n".join(write().lines).strip() + "\n"
    file = FOLDER / f"{write.__name__}.txt"
    if os.environ.get("TRANSCRIPTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
