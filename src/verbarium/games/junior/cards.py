"""Picture cards, and the dice that lie beside one."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from verbarium.core.dice import Dice
from verbarium.games.junior.api import PRAISES
from verbarium.games.junior.ruleset import RuleSet


class Card(NamedTuple):
    """A word of three or four letters, as spelled, and its picture (an emoji)."""

    word: str
    picture: str


CardsOf = Callable[[str], Sequence[Card]]
"""Finds the cards of a language."""


def shipped_cards(language: str) -> Sequence[Card]:
    """The house's own cards."""
    from verbarium.words import junior_cards

    return [Card(word, picture) for word, picture in junior_cards(language)]


def letters(word: str) -> str:
    """A word as its dice show it: lower case, every letter one character."""
    return unicodedata.normalize("NFC", word).lower()


def chosen(rules: RuleSet, cards: Sequence[Card], key: bytes) -> tuple[Card, ...]:
    """The cards of a match, shuffled; fewer if there are not as many. No word comes twice."""
    fitting = {letters(c.word): c for c in cards if 1 <= len(letters(c.word)) <= rules.longest}
    return Dice(key, "cards").shuffled([fitting[w] for w in sorted(fitting)])[: rules.cards]


def dice(rules: RuleSet, cards: Sequence[Card], n: int, key: bytes) -> tuple[str, ...]:
    """The letters that lie beside card `n` (from 0): those of its word, and others from the words of the match."""
    chance = Dice(key, f"dice {n}")
    word = letters(cards[n].word)
    others = sorted({c for card in cards for c in letters(card.word)} - set(word))
    more = [chance.pick(others) for _ in range(rules.more_letters)] if others else []
    return chance.shuffled([*word, *more])


def praise(key: bytes, n: int, seat: int) -> int:
    """Which sentence of praise a seat hears for card `n`, from 1."""
    return 1 + Dice(key, f"praise {n} {seat}").below(PRAISES)
