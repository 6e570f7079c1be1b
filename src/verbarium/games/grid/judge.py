"""One verdict for every word of every list: the same code for live tables and for paper."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence

import msgspec

from verbarium.games.grid.api import Mark, Word
from verbarium.games.grid.lexicon import Words, folded, spellable
from verbarium.games.grid.paths import Board
from verbarium.games.grid.points import fine, worth
from verbarium.games.grid.ruleset import RuleSet
from verbarium.words import Why

Lists = tuple[tuple[Word, ...], ...]
Rulings = Mapping[tuple[int, str], bool]
"""What the table ruled by vote: (grid, folded word) -> it stands."""

GOOD: frozenset[Mark] = frozenset({"valid", "cancelled", "disputed"})
"""Marks of words that are valid in themselves."""


def sides(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """A number for each seat that is equal for the members of one team; who has no team is alone."""
    given = rules.sides if rules.teams and len(rules.sides) == seats else (0,) * seats
    return tuple(side if side else -1 - seat for seat, side in enumerate(given))


def known_word(why: Why) -> bool:
    """Whether the lexicon knows the word at all, even if the rule set bars its kind."""
    return bool(why.admitted or why.lemma or why.kinds)


def noted(line: Word) -> Word:
    """A line as it was written, without anything that was said of it."""
    return Word(line.word, "noted", line.grid, asked=line.asked)


def check(
    rules: RuleSet, words: Words, on: Board, line: Word, *, own: bool, asks: bool, ruling: bool | None = None
) -> Word:
    """The verdict of a word by itself: length, path, lexicon, admission, in this order.

    own    the word's author asked for the check himself
    asks   whether the lexicon is asked (it is not where nobody doubts a word: what nobody doubts stands)
    """
    text = folded(words.alphabet, line.word)
    letters = len(text)
    path = on.trace(text)
    why: Why | None = None
    failed: list[Mark] = []
    if letters < rules.minimum:
        failed.append("too-short")
    if path is None:
        failed.append("not-on-the-grid")
    # the first failing check decides, so the lexicon is not asked about a word that has already failed
    if asks and (not failed or rules.penalty == "worst"):
        if ruling is None:
            if not spellable(words.alphabet, line.word):
                failed.append("not-a-word")
            elif text not in words:
                why = words.why(line.word)
                failed.append("not-admitted" if known_word(why) else "not-a-word")
        elif not ruling:
            failed.append("not-a-word")
    path = path or ()
    shown = line.word
    if asks and spellable(words.alphabet, line.word) and text in words:
        shown = words.display(text)
    if not failed:
        return msgspec.structs.replace(
            line,
            word=shown,
            mark="valid",
            points=worth(rules.points, letters),
            letters=letters,
            path=path,
            ruling=ruling is not None,
        )
    costs = {mark: fine(rules.penalties, mark, letters, asked=own) for mark in reversed(failed)}
    charged = min(failed, key=lambda mark: costs[mark]) if rules.penalty == "worst" else failed[0]
    return msgspec.structs.replace(
        line,
        word=shown,
        mark=failed[0],
        points=costs[charged],
        letters=letters,
        path=path,
        why=why,
        clause=_clause(rules, charged) if costs[charged] else "",
        ruling=ruling is not None and failed[0] == "not-a-word",
    )


def _clause(rules: RuleSet, charged: Mark) -> str:
    """The Fluent key of the rule that gives a penalty."""
    asked = rules.penalties.asked_only and charged != "not-on-the-grid"
    return "clause-asked" if asked else f"clause-{charged}"


def judge(
    rules: RuleSet,
    words: Words,
    boards: Sequence[Board],
    lists: Lists,
    *,
    rulings: Rulings | None = None,
    lexicon: bool = True,
) -> Lists:
    """All verdicts of a round, by seat, each list in the order in which it was written.

    Order of checks: length, repetition, path, lexicon, admission, cancellation. Members of a team make one list: a
    word that two of them wrote is credited to whoever has it further up. With `lexicon=False` only what can be seen
    on paper is judged (length, repetition, path); the other words stay noted.
    """
    rulings = rulings or {}
    side_of = sides(rules, len(lists))
    fold = functools.partial(folded, words.alphabet)
    doubted = {
        (line.grid, fold(line.word)) for one in lists for line in one if line.asked is not None
    } | rulings.keys()

    out: dict[tuple[int, int], Word] = {}
    first: dict[tuple[int, int, str], tuple[int, int]] = {}  # (side, grid, word) -> where it stands first
    for index, seat in sorted((i, s) for s, one in enumerate(lists) for i in range(len(one))):
        line = noted(lists[seat][index])
        key = (line.grid, fold(line.word))
        if len(key[1]) >= rules.minimum:
            before = first.setdefault((side_of[seat], *key), (seat, index))
            if before != (seat, index):
                out[seat, index] = msgspec.structs.replace(
                    line,
                    mark="repeated",
                    letters=len(key[1]),
                    others=(before[0],) if before[0] != seat else (),
                )
                continue
        verdict = check(
            rules,
            words,
            boards[line.grid],
            line,
            own=line.asked == seat,
            asks=lexicon and (rules.verify == "all" or key in doubted),
            ruling=rulings.get(key),
        )
        if not lexicon and verdict.mark == "valid":
            verdict = msgspec.structs.replace(line, letters=verdict.letters, path=verdict.path)
        out[seat, index] = verdict
    judged = tuple(tuple(out[seat, i] for i in range(len(one))) for seat, one in enumerate(lists))
    return _compare(rules, side_of, judged, fold)


def _compare(rules: RuleSet, side_of: Sequence[int], lists: Lists, fold: Callable[[str], str]) -> Lists:
    """Strike the words that other sides wrote too, or only note who did. Only valid words strike each other."""
    authors: dict[tuple[int, str], list[int]] = {}
    for seat, one in enumerate(lists):
        for line in one:
            if line.mark == "valid":
                authors.setdefault((line.grid, fold(line.word)), []).append(seat)

    def compared(seat: int, line: Word) -> Word:
        if line.mark != "valid":
            return line
        others = tuple(s for s in authors[line.grid, fold(line.word)] if side_of[s] != side_of[seat])
        if not others:
            return line
        if rules.same_word == "kept":
            return msgspec.structs.replace(line, others=others)
        return msgspec.structs.replace(line, mark="cancelled", points=0, others=others)

    return tuple(tuple(compared(seat, line) for line in one) for seat, one in enumerate(lists))
