"""A table's switches of what counts hold for everybody: judge, search, bots and the answers of the lexicon alike."""

from __future__ import annotations

import functools
from typing import Any

import pytest
from tests.tiles.shared import preset

from verbarium.bots.tiles import RANKS, TilesBot, brains
from verbarium.core.match import Match
from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.games import tiles
from verbarium.games.tiles import api
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.reference import judge
from verbarium.games.tiles.ruleset import RuleSet, changed, check
from verbarium.server.rooms import all_games
from verbarium.words import lexicon
from verbarium.words.admission import admission

CROSSWORDS = ("it", "fr", "en", "ru", "pl")
WORDS = tiles.shipped_words


@functools.cache
def barred(language: str, which: str = "lemmas") -> tuple[str, ...]:
    """Folded words of up to five letters that are vulgar and nothing else, and can be spelt with the plain tiles."""
    plain = rules(language, admission=which)
    some = WORDS(rules(language, admission=which, **{"switches.vulgar": False}))
    marked = lexicon(language).admit(admission(f"{which}-{language}").narrowed("vulg"), variant=plain.variant)
    bag = {letter.lower(): count for letter, count, _ in plain.tiles.tiles}
    found = [
        word
        for word in marked.words()
        if 3 <= len(word) <= 5 and all(word.count(c) <= bag.get(c, 0) for c in word) and word not in some
    ]
    return tuple(found)


def rules(language: str, **changes: Any) -> RuleSet:
    # of lemmas only: what is looked for here is the same as in all forms, and found in a tenth of the time
    made = changed(
        preset(f"crossword-{language}", language), {"admission": "lemmas", "order": "seats", **changes}
    )
    check(made)
    return made


def laid_words(finder: Finder, rack: tuple[str, ...]) -> set[str]:
    """On an empty board a word is what is laid."""
    found = (f.play.placements[0] for f in finder.placements((), rack))
    return {"".join(p.letter for p in sorted(lay.tiles, key=lambda p: p.square)).lower() for lay in found}


@pytest.mark.parametrize("language", CROSSWORDS)
def test_what_the_switch_bars_is_known_marked_and_told(language: str) -> None:
    words = barred(language, "all-forms")
    assert len(words) > 3
    clean = WORDS(rules(language, admission="all-forms", **{"switches.vulgar": False}))
    for word in words[:: max(1, len(words) // 25)]:
        why = clean.why(word)
        assert not why.admitted
        assert why.reason == "vulg", (word, why)


@pytest.mark.parametrize("language", CROSSWORDS)
def test_judge_and_search_hold_to_the_switch_alike(language: str) -> None:
    free, clean = rules(language), rules(language, **{"switches.vulgar": False})
    finders = Finder(free, WORDS(free)), Finder(clean, WORDS(clean))
    words = barred(language)
    seen = 0
    for word in words[:: max(1, len(words) // 8)]:
        rack = tuple(word.upper())
        lay = api.Play((api.Lay(tuple(api.Put(7 * 15 + 7 + i, letter) for i, letter in enumerate(rack))),))
        assert isinstance(judge(free, (), rack, lay, finders[0].words), api.Draft)
        refused = judge(clean, (), rack, lay, finders[1].words)
        assert not isinstance(refused, api.Draft)
        assert refused.code == "tiles-word"
        laid, kept = (laid_words(finder, rack) for finder in finders)
        assert word in laid
        assert word not in kept
        assert kept <= laid
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("rank", RANKS)
def test_no_bot_lays_what_the_table_has_barred(rank: Any) -> None:
    """On every level: with nothing else on its rack than the letters of such a word."""
    clean = rules("pl", **{"switches.vulgar": False})
    games = all_games()
    chosen = games.resolve("crossword-pl", "pl", {"switches.vulgar": False})
    assert chosen.rules["switches"] == {"vulgar": False}
    words = WORDS(clean)
    brain = brains(WORDS)
    longest = sorted(barred("pl"), key=len)[-6:]
    for n, word in enumerate(longest):
        match: Match[Any, Any, Any, api.View] = Match(tiles.game().rules)
        match.absorb(match.begin(clean, 2, bytes([n]) * 32))
        view = match.view(Viewer(Seat(0)))
        given = api.View(
            **{f: getattr(view, f) for f in view.__struct_fields__} | {"rack": tuple(word.upper())}
        )
        move = TilesBot(rank, n, brain).move(given, Ms(0))
        assert move is not None
        if isinstance(move.command, api.Play):
            draft = judge(clean, (), given.rack, move.command, words)
            assert isinstance(draft, api.Draft), (word, move.command)


@pytest.mark.parametrize("language", CROSSWORDS)
def test_a_switch_that_is_left_alone_changes_nothing(language: str) -> None:
    """The words, and with them every fingerprint that was ever printed, are those of before there was the switch."""
    plain = preset(f"crossword-{language}", language)
    assert WORDS(plain).fingerprint == WORDS(changed(plain, {"switches.vulgar": True})).fingerprint
    assert WORDS(plain).fingerprint != WORDS(changed(plain, {"switches.vulgar": False})).fingerprint
