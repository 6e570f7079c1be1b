"""The two-way automaton of board games: every word can be entered at any of its letters.

For a word x·y (x not empty) it holds the path reverse(x) + separator + y, and reverse(word) without separator
(S. Gordon, "A faster Scrabble move generation algorithm", 1994). What follows the separator after reverse(x)
is what may follow x, which is the word automaton's own state: see `gaddag_build`.
"""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs
# Types inside compiled functions are numba's business.

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import numba as nb
import numpy as np
from numpy.typing import NDArray

from verbarium.fast import gaddag_build, gaddag_grams, shelf
from verbarium.fast.checks import check_dawg, frozen
from verbarium.fast.compiled import BARE
from verbarium.fast.dawg import Dawg
from verbarium.fast.gaddag_build import MASK_BITS

MAX_LETTERS = 33  # a node's child mask has 34 bits: the letters and the separator
MAX_LABELS = 64  # in an automaton that is still to be narrowed
MAX_WORD = 63
LAYOUT = "gaddag-2"  # changes whenever the arrays' meaning does

_LOW = np.uint64((1 << MASK_BITS) - 1)


class Gaddag(NamedTuple):
    """The automaton in flat arrays, nodes in breadth-first order (near ones lie together in memory).

    nodes   uint64[2 * n]  node s: nodes[2s] = first arc << 34 | child mask, nodes[2s + 1] = last-letter mask
    arcs    uint32[m]      child nodes, one for each bit of a child mask, from the lowest bit up
    root    int            node to start from
    letters int            size of the alphabet L, at most 33; bit L of a child mask is the separator
    grams   uint64[k]      k a power of two: a bit for each word, named by the sum of its letters' numbers modulo 2⁶⁴
                           (`gaddag_grams.gram`): by its upper bits, as many as 64 k bits need. Other bits may be
                           set by chance, a word's is always

    Bit l of a last-letter mask says that reading l completes a word. Node 0 is dead: no children, no words.
    """

    nodes: NDArray[np.uint64]
    arcs: NDArray[np.uint32]
    root: int
    letters: int
    grams: NDArray[np.uint64]


@nb.njit(**BARE)
def _narrow(first, final, label, target, codes, number, starts, ends, labels, targets):
    """Fill the arrays of the word automaton without the edges whose letter has no code, and without the nodes that led
    only there; the numbers of nodes and edges."""
    n = final.shape[0]
    nodes = 0
    edges = 0
    for v in range(n):
        begin = edges
        for e in range(first[v], first[v + 1]):
            code = codes[label[e]]
            t = number[target[e]]  # of a node kept, + 1
            if code < 0 or t == 0:
                continue
            i = edges
            while i > begin and labels[i - 1] > code:  # the new order of letters may be another
                labels[i] = labels[i - 1]
                targets[i] = targets[i - 1]
                i -= 1
            labels[i] = code
            targets[i] = t - 1
            edges += 1
        if edges > begin or final[v] or v == n - 1:
            ends[nodes] = final[v]
            nodes += 1
            starts[nodes] = edges
            number[v] = nodes
    return nodes, edges


def _frozen(array: NDArray[Any], kind: type) -> NDArray[Any]:
    """A read-only view or copy: kernels are compiled for one kind of array, and mapped files are read-only."""
    view: NDArray[Any] = np.ascontiguousarray(array, kind).ravel().view()
    view.flags.writeable = False
    return view


def _checked_dawg(dawg: Dawg, most: int = MAX_LETTERS) -> Dawg:
    if not 1 <= dawg.letters <= most:
        raise ValueError(f"an alphabet of {dawg.letters} letters: 1 to {most} are possible")
    check_dawg(dawg)
    first, final, label, target, letters = dawg
    return Dawg(frozen(first), frozen(final), frozen(label), frozen(target), int(letters))


def narrow(dawg: Dawg, codes: Sequence[int], letters: int) -> Dawg:
    """The words of `dawg` that can be spelt with `letters` tiles, in the tiles' codes.

    codes  for each letter of the automaton its tile, different ones for different letters, or -1 where there is
           none (Polish tile sets have no q, v, x): words with such a letter are left out
    The result is an automaton, not always the smallest. ValueError for codes that do not fit.
    """
    kept = [c for c in codes if c >= 0]
    if len(codes) != dawg.letters or len(set(kept)) != len(kept) or any(not -1 <= c < letters for c in codes):
        raise ValueError(f"{len(codes)} codes below {letters} for {dawg.letters} letters: each once, or -1")
    dawg = _checked_dawg(dawg, MAX_LABELS)
    n, m = len(dawg.final), len(dawg.target)
    number, first, final = np.zeros(n, np.int64), np.zeros(n + 1, np.uint32), np.zeros(n, np.uint8)
    label, target = np.zeros(m, np.uint8), np.zeros(m, np.uint32)
    nodes, edges = _narrow(*dawg[:4], np.array(codes, np.int64), number, first, final, label, target)
    return Dawg(first[: nodes + 1], final[:nodes], label[:edges], target[:edges], letters)


def build(dawg: Dawg) -> Gaddag:
    """The two-way automaton of the words of `dawg`.

    Raises ValueError for more than 33 letters, words of more than 63, too many words, or arrays that are no automaton.
    """
    dawg = _checked_dawg(dawg)
    onward = gaddag_build.forward(dawg)
    if onward.depth > MAX_WORD:
        raise ValueError(f"a word of {onward.depth} letters: boards take at most {MAX_WORD}")
    grams = gaddag_grams.grams(dawg, onward)
    if onward.number[-1] == 0:  # no words with a letter
        return Gaddag(np.zeros(4, np.uint64), np.zeros(0, np.uint32), 1, dawg.letters, grams)
    nodes, arcs = gaddag_build.build(dawg, onward)
    return Gaddag(nodes, arcs, 1, dawg.letters, grams)


def check(gaddag: Gaddag) -> Gaddag:
    """The same automaton, its arrays contiguous and of the right type; ValueError if an index leads outside.

    Kernels load without bounds checks, so nothing reaches them that has not passed here.
    """
    nodes = _frozen(gaddag.nodes, np.uint64)
    arcs = _frozen(gaddag.arcs, np.uint32)
    n = len(nodes) // 2
    if not 1 <= gaddag.letters <= MAX_LETTERS:
        raise ValueError(f"an alphabet of {gaddag.letters} letters: boards take 1 to {MAX_LETTERS}")
    if len(nodes) != 2 * n or not 0 < gaddag.root < n or nodes[0] or nodes[1]:
        raise ValueError("not a two-way automaton: its root or its dead node is missing")
    masks = nodes[0::2] & _LOW
    ends = (nodes[0::2] >> np.uint64(MASK_BITS)).astype(np.int64) + np.bitwise_count(masks)
    if (ends > len(arcs)).any() or (len(arcs) and arcs.max() >= n):
        raise ValueError("not a two-way automaton: an arc leads outside")
    if (masks >> np.uint64(gaddag.letters + 1)).any() or (nodes[1::2] >> np.uint64(gaddag.letters)).any():
        raise ValueError("not a two-way automaton: a letter outside the alphabet")
    grams = _frozen(gaddag.grams, np.uint64)
    if len(grams) < 2 or len(grams) & (len(grams) - 1):
        raise ValueError("not a two-way automaton: its table of letters is of no possible size")
    return Gaddag(nodes, arcs, int(gaddag.root), int(gaddag.letters), grams)


def _shelved(found: shelf.Arrays, letters: int) -> Gaddag:
    return Gaddag(found["nodes"], found["arcs"], int(found["root"][0]), letters, found["grams"])


def kept(dawg: Dawg, fingerprint: str, folder: Path | None = None, name: str = "") -> Gaddag:
    """The automaton of `dawg` from the shelf in `folder`, built and put there if absent, stale or damaged.

    `fingerprint` names the words, and must change when they do; `name`: of the file, if not the same.
    A folder that cannot be written is no error.
    """
    path = (folder or shelf.default_folder()) / f"{name or fingerprint}.gaddag"
    key = f"{LAYOUT} {dawg.letters} {fingerprint}"
    found = shelf.load(path, key)
    if found is not None and found.keys() == {"nodes", "arcs", "root", "grams"}:
        with suppress(ValueError, IndexError):  # whole, but not ours: build it again
            return check(_shelved(found, dawg.letters))
    made = build(dawg)
    with suppress(OSError):
        arrays: dict[str, NDArray[Any]] = {
            "nodes": made.nodes,
            "arcs": made.arcs,
            "root": np.array([made.root]),
            "grams": made.grams,
        }
        shelf.save(path, key, arrays)
    return made


def has(gaddag: Gaddag, word: list[int] | bytes) -> bool:
    """Whether the letter codes `word` are a word: a slow walk, for tests and curious readers."""
    s = gaddag.root
    for i, letter in enumerate(reversed(word)):
        mask, last = int(gaddag.nodes[2 * s]), int(gaddag.nodes[2 * s + 1])
        if i == len(word) - 1:
            return bool(last >> letter & 1)
        if not mask >> letter & 1:
            return False
        below = mask & ((1 << letter) - 1)
        s = int(gaddag.arcs[(mask >> MASK_BITS) + below.bit_count()])
    return False


_ready = False


def warm() -> None:
    """Compile what `build` and `narrow` need, or load it from the cache: seconds the first time ever."""
    global _ready
    one = Dawg(
        np.array([0, 0, 1], np.uint32),
        np.array([1, 0], np.uint8),
        np.zeros(1, np.uint8),
        np.zeros(1, np.uint32),
        1,
    )
    check(build(narrow(one, [0], 1)))
    _ready = True


def ready() -> bool:
    """Whether `warm` is done, so that `build` answers at once."""
    return _ready
