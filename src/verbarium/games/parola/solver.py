"""Which words a hand can make: a walk through the automaton with every way of using the cards at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from verbarium.fast.dawg import Dawg
from verbarium.games.parola.api import Shown
from verbarium.games.parola.decks import JOLLY


class Made(NamedTuple):
    """A word that a hand makes, at its dearest: folded, its points, the row, and the card that closes it."""

    word: str
    points: int
    row: tuple[Shown, ...]
    closing: int


class Walker:
    """Walks one automaton. `letters`: by code, as in `Dawg`."""

    def __init__(self, dawg: Dawg, letters: str) -> None:
        self._first, self._final = memoryview(dawg.first), memoryview(dawg.final)  # type: ignore[arg-type]
        self._label, self._target = memoryview(dawg.label), memoryview(dawg.target)  # type: ignore[arg-type]
        self._root, self._letters = dawg.root, letters

    def words(
        self,
        hand: Sequence[int],
        deck: Sequence[str],
        values: Mapping[str, int],
        kept: int | None = None,
    ) -> list[Made]:
        """Every word that uses all cards of the hand but one, which closes it; `kept` may not be the closing card.

        Each word once, with the assignment that brings most points (a jolly brings none). In the automaton's order.
        """
        letters = [deck[card] for card in hand]
        length = len(hand) - 1
        everything = (1 << len(hand)) - 1
        must = 0 if kept is None else 1 << hand.index(kept)
        out: list[Made] = []
        # a way: which cards are used (bits) -> the most points so far, and the places used in order
        ways: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}

        def walk(node: int, word: str, ways: dict[int, tuple[int, tuple[int, ...]]]) -> None:
            if len(word) == length:
                if self._final[node]:
                    best = max(
                        ((p, places, used) for used, (p, places) in ways.items() if used & must == must),
                        key=lambda way: way[0],
                        default=None,
                    )
                    if best is not None:
                        points, places, used = best
                        row = tuple(Shown(hand[i], c) for i, c in zip(places, word, strict=True))
                        out.append(Made(word, points, row, hand[(everything ^ used).bit_length() - 1]))
                return
            for e in range(self._first[node], self._first[node + 1]):
                letter = self._letters[self._label[e]]
                further: dict[int, tuple[int, tuple[int, ...]]] = {}
                for used, (points, places) in ways.items():
                    for i, faces in enumerate(letters):
                        if used >> i & 1 or (letter not in faces and faces != JOLLY):
                            continue
                        worth = points + (0 if faces == JOLLY else values[letter])
                        after = used | 1 << i
                        if after not in further or worth > further[after][0]:
                            further[after] = (worth, (*places, i))
                if further:
                    walk(self._target[e], word + letter, further)

        if length > 0:
            walk(self._root, "", ways)
        return out
