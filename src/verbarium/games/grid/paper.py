"""Judging paper play: real dice, lists on paper, the same verdicts as at a live table (GAMES section 5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from verbarium.core.rules import Outcome
from verbarium.games.grid.api import Grid, Missed, Possible, Score, Word
from verbarium.games.grid.dice import dice_of
from verbarium.games.grid.gridtext import parse_grid
from verbarium.games.grid.judge import judge
from verbarium.games.grid.lexicon import Words, folded
from verbarium.games.grid.ruleset import RuleSet, fingerprint
from verbarium.games.grid.scores import outcome, score_round
from verbarium.games.grid.solver import Finder
from verbarium.texts import Trouble


class Played(msgspec.Struct, frozen=True):
    """One round as it was written down: its grids as typed, and the lists by player, in order.

    A list's words are "noted"; `asked` is the author's own number where he asked for the check.
    """

    grids: tuple[str, ...]
    lists: tuple[tuple[Word, ...], ...]


class JudgedRound(msgspec.Struct, frozen=True):
    """One round with its verdicts, scores by player, and what everybody missed."""

    grids: tuple[Grid, ...]
    lists: tuple[tuple[Word, ...], ...]
    scores: tuple[Score, ...]
    missed: tuple[Missed, ...]
    possible: Possible


class Judged(msgspec.Struct, frozen=True):
    """Everything that comes out of judging; each result names its rule set and lexicon by fingerprint."""

    rules: RuleSet
    rules_print: str
    lexicon: str
    fingerprint: str
    players: tuple[str, ...]
    rounds: tuple[JudgedRound, ...]
    standings: Outcome


_BLANKS = re.compile(r"[\s,;]+")


def words_in(text: str | Iterable[str]) -> list[tuple[str, bool]]:
    """The words of a list in free text, parted by commas, semicolons, blanks or lines.

    A "?" after a word says that its author asked for the check: (word, asked).
    """
    parts = _BLANKS.split(text) if isinstance(text, str) else [p for t in text for p in _BLANKS.split(t)]
    return [(p.rstrip("?"), p.endswith("?")) for p in parts if p.strip("?")]


def read(facts: Mapping[str, Any], where: str) -> tuple[tuple[str, ...], tuple[Played, ...]]:
    """Players and rounds from the facts of a judge's file. Raises Trouble.

    Either `grid` (or `grids`) and `[lists]` at the top, or `[[rounds]]` with them. A list is text, an array, or for
    several grids a table of them by number from 1. A player who is missing in a round wrote nothing.
    """
    rounds = facts.get("rounds", [facts])
    if not isinstance(rounds, list) or not rounds:
        raise Trouble("judge-key-value", where=where, key="rounds")
    players: list[str] = []
    for one in rounds:
        lists = one.get("lists") if isinstance(one, dict) else None
        if not isinstance(lists, dict) or not lists:
            raise Trouble("judge-key-missing", where=where, key="lists")
        players += [name for name in lists if name not in players]
    return tuple(players), tuple(_round(one, players, where) for one in rounds)


def _round(facts: Mapping[str, Any], players: Sequence[str], where: str) -> Played:
    grids = facts.get("grids", [facts["grid"]] if "grid" in facts else None)
    if not isinstance(grids, list) or not all(isinstance(g, str) for g in grids) or not grids:
        raise Trouble("judge-key-missing" if grids is None else "judge-key-value", where=where, key="grid")
    lists = []
    for seat, name in enumerate(players):
        lines: list[Word] = []
        for grid, text in _by_grid(facts["lists"].get(name, ""), len(grids), name, where):
            lines += [
                Word(word, "noted", grid, asked=seat if asked else None) for word, asked in words_in(text)
            ]
        lists.append(tuple(lines))
    return Played(tuple(grids), tuple(lists))


def _by_grid(given: Any, grids: int, name: str, where: str) -> list[tuple[int, str | list[str]]]:
    if isinstance(given, str) or (isinstance(given, list) and all(isinstance(x, str) for x in given)):
        return [(0, given)]
    if isinstance(given, dict):
        out = []
        for number, text in given.items():
            if not number.isdigit() or not 1 <= int(number) <= grids:
                raise Trouble("judge-no-such-grid", where=where, name=name, grid=number, grids=grids)
            out += [(int(number) - 1, t) for _, t in _by_grid(text, grids, name, where)]
        return out
    raise Trouble("judge-key-value", where=where, key=f"lists.{name}")


def judge_paper(rules: RuleSet, words: Words, players: Sequence[str], rounds: Sequence[Played]) -> Judged:
    """All verdicts, scores and standings. Raises Trouble for a grid that cannot be read."""
    finder = Finder(words)
    done = tuple(_judged(rules, finder, one) for one in rounds)
    by_player = [tuple(r.scores[seat] for r in done) for seat in range(len(players))]
    return Judged(
        rules=rules,
        rules_print=fingerprint(rules, dice_of(rules)[0].dice),
        lexicon=words.name,
        fingerprint=words.fingerprint,
        players=tuple(players),
        rounds=done,
        standings=outcome(rules, by_player, "grid-over-rounds"),
    )


def _judged(rules: RuleSet, finder: Finder, played: Played) -> JudgedRound:
    words = finder.words
    grids = tuple(parse_grid(text, rules, words.alphabet) for text in played.grids)
    lists = judge(rules, words, [finder.board(grid) for grid in grids], played.lists)
    good = {
        (w.grid, folded(words.alphabet, w.word))
        for one in lists
        for w in one
        if w.mark in ("valid", "cancelled")
    }
    missed, possible = finder.missed(grids, rules, good)
    return JudgedRound(grids, lists, score_round(rules, lists, possible), missed, possible)
