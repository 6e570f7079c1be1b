"""Bots at a grid play by the rules, at a human pace, and a stronger one is stronger."""

from __future__ import annotations

import statistics

import msgspec
import pytest

from verbarium.bots.grid import SKILLS, GridBot, factory, par, turns
from verbarium.bots.player import LEVELS, Level
from verbarium.core.dice import derive, key
from verbarium.core.match import Match
from verbarium.core.rules import Ms, Refusal
from verbarium.core.secret import Seat, Viewer
from verbarium.fast import grid as kernel
from verbarium.games import grid
from verbarium.games.grid import api
from verbarium.games.grid.dice import throw

GAME = grid.game()


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    kernel.warm()


def play(levels: list[Level], seed: int, rounds: int = 1) -> tuple[Match, list[tuple[int, int, api.Command]]]:  # type: ignore[type-arg]
    """A match among bots, and what they did: (seat, when, command)."""
    rules = msgspec.structs.replace(grid.rule_set("paroliere-box"), rounds=rounds, seconds=60)
    match: Match = Match(GAME.rules)  # type: ignore[type-arg]
    match.absorb(match.begin(rules, len(levels), key(seed.to_bytes(32, "big"), [])))
    make = factory(grid.shipped_words)
    bots: list[GridBot] = [make(level, 1000 * seed + i) for i, level in enumerate(levels)]
    done: list[tuple[int, int, api.Command]] = []
    now = Ms(0)
    for _ in range(5000):
        if match.outcome is not None:
            return match, done
        moves = [
            (move.at, seat, move.command)
            for seat, bot in enumerate(bots)
            if (move := bot.move(match.view(Viewer(Seat(seat))), now)) is not None
        ]
        first = min(moves, default=None, key=lambda m: m[0])
        alarm = match.alarm
        if alarm is not None and (first is None or alarm <= first[0]):
            now = alarm
            match.absorb(match.overdue(now))
            continue
        assert first is not None, "everybody waits for ever"
        now = max(now, first[0])
        entries = match.propose(Seat(first[1]), first[2], now, "")
        assert not isinstance(entries, Refusal), (first, entries)
        match.absorb(entries)
        done.append((first[1], now, first[2]))
    raise AssertionError("the match does not end")


def test_a_match_among_bots_ends_and_all_their_words_count() -> None:
    match, _ = play(["easy", "medium", "hard"], seed=1, rounds=3)
    view = match.view(Viewer())
    assert view.phase == "over"
    marks = {w.mark for one in view.reading.lists for w in one}
    assert marks <= {"valid", "cancelled"}
    assert any(view.reading.lists)


@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_writes_faster_than_its_level(level: Level) -> None:
    _, done = play([level, level], seed=2)
    for seat in (0, 1):
        moments = [at for s, at, c in done if s == seat and isinstance(c, api.Write)]
        gaps = [b - a for a, b in zip([3000, *moments], moments, strict=False)]
        assert all(gap >= SKILLS[level].pause[0] for gap in gaps), gaps


def test_a_stronger_bot_scores_more() -> None:
    totals: dict[Level, list[int]] = {level: [] for level in LEVELS}
    for seed in range(12):
        match, _ = play(list(LEVELS), seed)
        for level, seat in zip(LEVELS, match.view(Viewer()).seats, strict=True):
            totals[level].append(seat.words)
    means = [statistics.mean(totals[level]) for level in LEVELS]
    assert means[0] < means[1] < means[2], means


def test_asked_again_it_answers_the_same() -> None:
    """The house asks whenever anything changes: a plan must not slip because a neighbour wrote a word."""
    rules = grid.rule_set("paroliere-box")
    match: Match = Match(GAME.rules)  # type: ignore[type-arg]
    match.absorb(match.begin(rules, 2, key(b"x" * 32, [])))
    match.absorb(match.overdue(Ms(3000)))
    bot = factory(grid.shipped_words)("hard", 5)
    view = match.view(Viewer(Seat(0)))
    first = bot.move(view, Ms(3000))
    assert first is not None
    assert [bot.move(view, Ms(t)) for t in (3100, 3500, 9000)] == [first] * 3


def test_turns_of_a_path() -> None:
    assert turns((0, 1, 2, 3), 4) == 0
    assert turns((0, 1, 5, 4), 4) == 2
    assert turns((0,), 4) == 0


def test_par_is_what_reference_players_score_the_same_for_everybody() -> None:
    rules = grid.rule_set("boggle-en")
    grids = tuple(throw(rules, derive(b"p" * 32, f"round {n}"), 0) for n in range(6))
    easy, medium, hard = (par(grid.shipped_words, level) for level in LEVELS)
    assert [medium(rules, (g,)) for g in grids] == [par(grid.shipped_words)(rules, (g,)) for g in grids]
    total = [sum(of(rules, (g,)) for g in grids) for of in (easy, medium, hard)]
    assert 0 < total[0] < total[1] < total[2]
    best = sum(f.points for f in GAME.rules.finder(rules).find(grids[0], rules))  # type: ignore[attr-defined]
    assert hard(rules, grids[:1]) <= best


def test_a_bot_lets_people_have_their_way_in_a_dispute() -> None:
    """Its vote never stands in the way, and a vote comes before going on."""
    rules = msgspec.structs.replace(grid.rule_set("paroliere-box"), seconds=60, overrule=True)
    match: Match = Match(GAME.rules)  # type: ignore[type-arg]
    match.absorb(match.begin(rules, 2, key(bytes(32), [])))
    match.absorb(match.overdue(Ms(match.alarm or 0)))
    match.absorb(match.overdue(Ms(match.alarm or 0)))
    view = match.view(Viewer(Seat(1)))
    assert view.phase == "reading"
    bot = factory(grid.shipped_words)("easy", 1)
    move = bot.move(view, match.at)
    assert move is not None
    assert move.command == api.Next()
    for stood in (True, False):
        word = api.Word("xyz", "disputed", points=int(stood), raised=0, votes=(None, None))
        lists = ((word,), ())
        disputed = msgspec.structs.replace(view, reading=msgspec.structs.replace(view.reading, lists=lists))
        move = bot.move(disputed, match.at)
        assert move is not None
        assert move.command == api.Vote(0, "xyz", not stood)
        cast = msgspec.structs.replace(word, votes=(None, not stood))
        done = msgspec.structs.replace(
            disputed, reading=msgspec.structs.replace(view.reading, lists=((cast,), ()))
        )
        move = bot.move(done, match.at)
        assert move is not None
        assert move.command == api.Next()
