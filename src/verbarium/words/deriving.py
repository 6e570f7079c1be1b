"""Solver automata: derived from a lexicon for one admission, or built from a list of words.

Compiled code does it in hundredths of a second. Until that is compiled, plain Python makes the same automaton
in a second or two, by another algorithm; so nobody waits for the compiler, and each checks the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from verbarium.fast import shelf
from verbarium.fast.dawg import Dawg
from verbarium.words.alphabet import Alphabet

if TYPE_CHECKING:
    from verbarium.words.lexicon import Lexicon
    from verbarium.words.spelling import Spelling


def kept(path: Path, fingerprint: str, letters: int, make: Callable[[], Dawg]) -> Dawg:
    """The automaton kept on the shelf under `fingerprint`, else made and put there."""
    arrays = shelf.load(path, fingerprint)
    if arrays is None:
        made = make()
        try:
            shelf.save(
                path,
                fingerprint,
                {"first": made.first, "final": made.final, "label": made.label, "target": made.target},
            )
        except OSError:  # nowhere to keep it
            return made
        arrays = shelf.load(path, fingerprint)
        if arrays is None:
            return made
    return Dawg(arrays["first"], arrays["final"], arrays["label"], arrays["target"], letters)


def derive(lexicon: Lexicon, spelling: Spelling, admit: NDArray[np.uint8]) -> Dawg:
    """The automaton of the folded words whose value v has admit[v]."""
    from verbarium.fast import automaton  # imports numba: only when an automaton is really wanted

    if automaton.ready():
        return derive_compiled(lexicon, spelling, admit)
    return derive_plain(lexicon, spelling, admit)


def derive_compiled(lexicon: Lexicon, spelling: Spelling, admit: NDArray[np.uint8]) -> Dawg:
    """`derive` by compiled code; compiles it first if it must."""
    from verbarium.fast import automaton

    codes = spelling.alphabet.codes
    fold1, fold2, also = np.zeros(256, np.uint8), np.full(256, 255, np.uint8), np.full(256, 255, np.uint8)
    for i, text in enumerate(spelling.folds):
        fold1[i] = codes[text[0]]
        if len(text) == 2:
            fold2[i] = codes[text[1]]
        if spelling.also[i]:
            also[i] = codes[spelling.also[i]]
    a = lexicon.arrays
    return automaton.derive(
        a["first"], a["value"], a["label"], a["target"], admit, fold1, fold2, also, len(codes)
    )


def derive_plain(lexicon: Lexicon, spelling: Spelling, admit: NDArray[np.uint8]) -> Dawg:
    """`derive` in plain Python: subsets of nodes, from the root down, equal results shared from the leaves up."""
    first, label, target, value = (
        lexicon.arrays[name].data for name in ("first", "label", "target", "value")
    )
    good = np.ascontiguousarray(admit).data
    codes = spelling.alphabet.codes
    folds = [[codes[c] for c in text] for text in spelling.folds]
    also = [codes[c] if c else -1 for c in spelling.also]
    pending = len(value)  # state node + (letter + 1) * pending: the letter comes first, then the node
    register = _Register()
    known: dict[tuple[int, ...], int] = {}

    def subset(states: tuple[int, ...]) -> int:
        found = known.get(states)
        if found is not None:
            return found
        ways: dict[int, set[int]] = {}
        final = False
        for state in states:
            letter, node = divmod(state, pending)
            if letter:
                ways.setdefault(letter - 1, set()).add(node)
                continue
            final = final or good[value[node]] == 1
            for e in range(first[node], first[node + 1]):
                code = label[e]
                fold = folds[code]
                to = target[e] if len(fold) == 1 else target[e] + (fold[1] + 1) * pending
                ways.setdefault(fold[0], set()).add(to)
                if also[code] >= 0:
                    ways.setdefault(also[code], set()).add(target[e])
        edges = []
        for letter in sorted(ways):
            child = subset(tuple(sorted(ways[letter])))
            if child >= 0:
                edges.append((letter, child))
        number = register.number(final, tuple(edges)) if final or edges else -1
        known[states] = number
        return number

    subset((len(value) - 1,))
    return register.dawg(len(codes))


def from_words(words: Iterable[str], letters: Alphabet) -> Dawg:
    """The automaton of folded words, in any order, repeated or not."""
    from verbarium.fast import automaton, build

    codes = {ord(c): chr(i) for c, i in letters.codes.items()}
    encoded = sorted({w.translate(codes).encode("latin-1") for w in words})
    offsets = np.zeros(len(encoded) + 1, np.int64)
    np.cumsum([len(w) for w in encoded], out=offsets[1:])
    flat = np.frombuffer(b"".join(encoded), np.uint8)
    make = build.build if automaton.ready() else build.build_plain
    return make(flat, offsets, len(letters.letters))


class _Register:
    """Nodes by what they are, numbered as they first come: children before parents."""

    def __init__(self) -> None:
        self._nodes: dict[tuple[bool, tuple[tuple[int, int], ...]], int] = {}

    def number(self, final: bool, edges: tuple[tuple[int, int], ...]) -> int:
        return self._nodes.setdefault((final, edges), len(self._nodes))

    def dawg(self, letters: int) -> Dawg:
        nodes = self._nodes or {(False, ()): 0}
        edges = [edge for _, own in nodes for edge in own]
        return Dawg(
            np.cumsum([0, *(len(own) for _, own in nodes)], dtype=np.uint32),
            np.array([final for final, _ in nodes], np.uint8),
            np.array([letter for letter, _ in edges], np.uint8),
            np.array([child for _, child in edges], np.uint32),
            letters,
        )
