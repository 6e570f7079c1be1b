"""Decks: the cards of PAROLA with their two letters, and how those of the five languages were derived.

The source's own table of frequencies and values is lost, so all shipped decks are derived (confidence D):

1. A hundred letters are shared out in the proportions of a tile set of the language (largest remainders; of equal
   ones the later letter), each letter at least once. They keep the tile set's values.
2. Fifty cards: where there are more consonants than vowels, the surplus makes cards of two consonants, the dearest
   with the commonest; every other card has a vowel and a consonant, spread so that few cards are alike.
3. Four jollies.

The Italian cards are those of the project's rule book, made in the same way from the Scarabeo tiles.
"""

from __future__ import annotations

import functools
import itertools
import tomllib
from collections import Counter
from collections.abc import Mapping

import msgspec

from verbarium.games.presets import data
from verbarium.texts import Trouble

JOLLY = "*"
LETTERS = 100
JOLLIES = 4


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """cards: two folded letters each, or "*"; values: points by letter."""

    cards: tuple[str, ...]
    values: dict[str, int]


def check(deck: Deck, where: str = "deck") -> None:
    """Raises Trouble for a deck that cannot be played with."""
    for card in deck.cards:
        if card != JOLLY and len(card) != 2:
            raise Trouble("parola-deck-card", where=where, card=card)
        for letter in card.replace(JOLLY, ""):
            if letter not in deck.values:
                raise Trouble("parola-deck-value", where=where, letter=letter.upper())
    for letter, value in deck.values.items():
        if len(letter) != 1 or not 0 <= value <= 99:
            raise Trouble("parola-deck-value", where=where, letter=letter.upper())


def parse(text: str, where: str) -> Deck:
    """A deck from TOML, as one types in a box: `cards = "AC AC AF … * *"` (or a list), `values = { A = 1, … }`.

    Raises Trouble that says what is wrong; `where` names the file.
    """
    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise Trouble("parola-deck-toml", where=where, why=str(e)) from None
    cards, values = plain.get("cards"), plain.get("values")
    if isinstance(cards, str):
        cards = cards.split()
    if not isinstance(cards, list) or not isinstance(values, dict) or not cards:
        raise Trouble("parola-deck-toml", where=where, why="cards, values")
    if not all(isinstance(v, int) for v in values.values()) or not all(isinstance(c, str) for c in cards):
        raise Trouble("parola-deck-toml", where=where, why="cards, values")
    deck = Deck(tuple(c.lower() for c in cards), {k.lower(): v for k, v in values.items()})
    check(deck, where)
    return deck


@functools.cache
def shipped(language: str) -> Deck:
    """The derived deck of a language."""
    plain = data(__package__, f"decks/{language}.toml")
    return Deck(tuple(plain["cards"].split()), plain["values"])


def shares(tiles: Mapping[str, int], total: int = LETTERS) -> dict[str, int]:
    """`total` letters in the proportions of a tile set, at least one of each."""
    all_ = sum(tiles.values())
    out = {letter: max(1, total * n // all_) for letter, n in tiles.items()}
    rest = {letter: total * n % all_ for letter, n in tiles.items() if total * n >= all_}
    order = sorted(rest, key=lambda letter: (rest[letter], letter), reverse=True)
    for letter in itertools.cycle(order):
        if sum(out.values()) >= total:
            break
        out[letter] += 1
    for letter in itertools.cycle(reversed(order)):  # the guaranteed ones may have taken too much
        if sum(out.values()) <= total:
            break
        out[letter] -= out[letter] > 1
    return out


def pairs(counts: Mapping[str, int], vowels: str, values: Mapping[str, int]) -> list[str]:
    """Cards of two different letters that use up the counts (an even number of letters)."""
    left = Counter(counts)
    loud = [letter for letter in counts if letter in vowels]
    mute = [letter for letter in counts if letter not in vowels]
    cards = []
    surplus = sum(left[c] for c in mute) - sum(left[v] for v in loud)
    for dear in sorted(mute, key=lambda c: (-values[c], counts[c], c)):
        while surplus > 1 and left[dear]:
            common = max((c for c in mute if c != dear), key=lambda c: (left[c], c))
            cards.append(dear + common)
            left[dear] -= 1
            left[common] -= 1
            surplus -= 2
    while vowel := max((v for v in loud if left[v]), key=lambda v: (left[v], v), default=None):
        # the consonant that has been least with this vowel, of those the commonest left
        partner = min(
            (c for c in mute if left[c]), key=lambda c: (cards.count(vowel + c), -left[c], c), default=None
        ) or next(v for v in loud if v != vowel and left[v])
        cards.append(vowel + partner)
        left[vowel] -= 1
        left[partner] -= 1
    return sorted(cards)
