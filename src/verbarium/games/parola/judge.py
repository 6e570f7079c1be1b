"""What is wrong with a laid word, and which categories a word belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from verbarium.games.lexicon import Words
from verbarium.games.parola.api import Category, Fault, Lay, Shown
from verbarium.games.parola.decks import JOLLY
from verbarium.games.parola.ruleset import RuleSet
from verbarium.words import Why

Belongs = Callable[[RuleSet, Category, str], bool]
"""Whether a folded word that counts belongs to a face of the die. What the lists do not tell is put to the vote."""


class Judged(NamedTuple):
    """A word as judged: `folded` letters, `word` as shown, and whether the table has to vote on it."""

    folded: str
    word: str
    points: int
    faults: tuple[Fault, ...]
    why: Why
    vote: bool


def worth(rules: RuleSet, row: Sequence[Shown]) -> int:
    """The sum of the values of the letters in use; a jolly is worth 0."""
    return sum(rules.values[s.letter] for s in row if rules.deck[s.card] != JOLLY)


def judge(
    rules: RuleSet,
    words: Words,
    lay: Lay,
    declared: bool,
    category: str,
    thrown: Category | None,
    belongs: Belongs,
) -> Judged:
    """A laid word. Faults of form come first; where the table votes, whether it counts is left to the vote."""
    folded = "".join(s.letter for s in lay.row)
    why = words.why(folded)
    faults: list[Fault] = []
    if not declared:
        faults.append("undeclared")
    if lay.closing is None or not lay.face_down or not lay.overlapped:
        faults.append("form")
    vote = False
    if rules.categories:
        vote = thrown is None or thrown == "choice" or not why.admitted or not belongs(rules, thrown, folded)
    elif not why.admitted:
        faults.append(unknown(why))
    shown = words.display(folded) if why.admitted else folded
    return Judged(folded, shown, worth(rules, lay.row), tuple(faults), why, vote)


def unknown(why: Why) -> Fault:
    """The fault of a word that the lexicon does not admit."""
    return "not-admitted" if why.lemma else "not-a-word"
