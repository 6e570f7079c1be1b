"""The two-way automaton of board games: every word can be entered at any of its letters.

For a word x·y (x not empty) it holds the path reverse(x) + separator + y, and reverse(word) without separator
(S. Gordon, "A faster Scrabble move generation algorithm", 1994). What follows the separator after reverse(x)
is what may follow x, which is the word automaton's own state: so the plain automaton is taken over whole, and
only the reversed prefixes are built on top of it.
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

import verbarium.fast.compiled  # noqa: F401
from verbarium.fast import shelf
from verbarium.fast.checks import check_dawg, frozen
from verbarium.fast.dawg import Dawg

MAX_LETTERS = 33  # a node's child mask has 34 bits: the letters and the separator
MAX_LABELS = 64  # in an automaton that is still to be narrowed
MAX_WORD = 63
LAYOUT = "gaddag-2"  # changes whenever the arrays' meaning does

_MASK_BITS = 34
_LOW = np.uint64((1 << _MASK_BITS) - 1)


class Gaddag(NamedTuple):
    """The automaton in flat arrays, nodes in breadth-first order (near ones lie together in memory).

    nodes   uint64[2 * n]  node s: nodes[2s] = first arc << 34 | child mask, nodes[2s + 1] = last-letter mask
    arcs    uint32[m]      child nodes, one for each bit of a child mask, from the lowest bit up
    root    int            node to start from
    letters int            size of the alphabet L, at most 33; bit L of a child mask is the separator
    grams   uint64[k]      k a power of two: a bit for each word's letters in any order, see `gram`; other bits may
                           be set by chance, a word's is always

    Bit l of a last-letter mask says that reading l completes a word. Node 0 is dead: no children, no words.
    """

    nodes: NDArray[np.uint64]
    arcs: NDArray[np.uint32]
    root: int
    letters: int
    grams: NDArray[np.uint64]


@nb.njit(cache=True)
def gram(code):
    """The number of a letter (splitmix64). The sum over a word's letters, modulo 2⁶⁴, names the word's bit in `grams`:
    its upper bits, as many as there are bits in all."""
    z = (np.uint64(code) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@nb.njit(cache=True)
def _grams(first, final, label, target, root, depth, words):
    """The bits of all words: at least 64 for each word, so that about one in a hundred is set."""
    bits = 12
    while (1 << bits) < 64 * words and bits < 28:
        bits += 1
    table = np.zeros(1 << (bits - 6), np.uint64)
    shift = np.uint64(64 - bits)
    node = np.zeros(depth + 1, np.int64)
    edge = np.zeros(depth + 1, np.int64)
    total = np.zeros(depth + 2, np.uint64)
    node[0] = root
    edge[0] = first[root]
    d = 0
    while d >= 0:
        e = edge[d]
        if e == first[node[d] + 1]:
            d -= 1
            continue
        edge[d] = e + 1
        t = np.int64(target[e])
        total[d + 1] = total[d] + gram(label[e])
        if final[t]:
            b = total[d + 1] >> shift
            table[np.int64(b >> np.uint64(6))] |= np.uint64(1) << (b & np.uint64(63))
        d += 1
        node[d] = t
        edge[d] = first[t]
    return table


@nb.njit(cache=True)
def _count_words(first, final, target):
    n = first.shape[0] - 1
    words = np.zeros(n, np.int64)
    for v in range(n):
        for e in range(first[v], first[v + 1]):
            words[v] += words[target[e]] + final[target[e]]
    return words[n - 1]


@nb.njit(cache=True)
def _popcount(x):
    n = 0
    while x != 0:
        x &= x - np.uint64(1)
        n += 1
    return n


@nb.njit(cache=True)
def _narrow(first, final, label, target, codes):
    """The word automaton without the edges whose letter has no code, and without the nodes that led only there."""
    n = final.shape[0]
    number = np.zeros(n, np.int64)  # of each node kept, + 1
    starts = np.zeros(n + 1, np.uint32)
    ends = np.zeros(n, np.uint8)
    labels = np.zeros(label.shape[0], np.uint8)
    targets = np.zeros(label.shape[0], np.uint32)
    nodes = 0
    edges = 0
    for v in range(n):
        begin = edges
        for e in range(first[v], first[v + 1]):
            code = codes[label[e]]
            t = number[target[e]]
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
    return starts[: nodes + 1].copy(), ends[:nodes].copy(), labels[:edges].copy(), targets[:edges].copy()


@nb.njit(cache=True)
def _measure(first, target, root):
    """Paths that start at the root, and the length of the longest."""
    n = first.shape[0] - 1
    paths = np.zeros(n, np.int64)
    depth = np.zeros(n, np.int64)
    for v in range(n):  # children come before their parents
        for e in range(first[v], first[v + 1]):
            t = target[e]
            paths[v] += 1 + paths[t]
            depth[v] = max(depth[v], depth[t] + 1)
    return paths[root], depth[root]


@nb.njit(cache=True)
def _reversed_prefixes(first, label, target, root, depth, out):
    """Fill a row for each path: its letters + 1 backwards, zeros, and the node it ends in (4 bytes, big end
    first)."""
    node = np.zeros(depth + 1, np.int64)
    edge = np.zeros(depth + 1, np.int64)
    word = np.zeros(depth + 1, np.uint8)
    node[0] = root
    edge[0] = first[root]
    d = 0
    row = 0
    while d >= 0:
        e = edge[d]
        if e == first[node[d] + 1]:
            d -= 1
            continue
        edge[d] = e + 1
        word[d] = label[e] + 1
        t = np.int64(target[e])
        d += 1
        for i in range(d):
            out[row, i] = word[d - 1 - i]
        for i in range(4):
            out[row, depth + i] = (t >> (24 - 8 * i)) & 255
        row += 1
        node[d] = t
        edge[d] = first[t]


@nb.njit(cache=True)
def _hash(mask, last, kids, n):
    h = mask * np.uint64(0x9E3779B97F4A7C15) ^ (last * np.uint64(0xC2B2AE3D27D4EB4F))
    for i in range(n):
        h = (h ^ np.uint64(kids[i])) * np.uint64(0xFF51AFD7ED558CCD)
        h ^= h >> np.uint64(29)
    return np.int64(h >> np.uint64(20))


@nb.njit(cache=True)
def _register(mask, last, kids, n, nodes, arcs, table, size):
    """Number of the node with these children, made if there is none; `size` = [nodes, arcs]. Arrays may be
    regrown."""
    if mask == 0 and last == 0:
        return 0, nodes, arcs, table
    room = table.shape[0] - 1
    j = _hash(mask, last, kids, n) & room
    while table[j] != 0:
        s = np.int64(table[j])
        if nodes[2 * s] & _LOW == mask and nodes[2 * s + 1] == last:
            a = np.int64(nodes[2 * s] >> np.uint64(_MASK_BITS))
            same = True
            for i in range(n):
                if arcs[a + i] != kids[i]:
                    same = False
                    break
            if same:
                return s, nodes, arcs, table
        j = (j + 1) & room
    s = size[0]
    size[0] = s + 1
    if 2 * s + 2 > nodes.shape[0]:
        more = np.zeros(2 * nodes.shape[0], np.uint64)
        more[: nodes.shape[0]] = nodes
        nodes = more
    if size[1] + n > arcs.shape[0]:
        wider = np.zeros(2 * arcs.shape[0] + n, np.uint32)
        wider[: arcs.shape[0]] = arcs
        arcs = wider
    nodes[2 * s] = mask | (np.uint64(size[1]) << np.uint64(_MASK_BITS))
    nodes[2 * s + 1] = last
    for i in range(n):
        arcs[size[1] + i] = kids[i]
    size[1] += n
    table[j] = s
    if 2 * size[0] > table.shape[0]:
        table = np.zeros(2 * table.shape[0], np.uint32)
        room = table.shape[0] - 1
        for t in range(1, size[0]):
            m = nodes[2 * t] & _LOW
            a = np.int64(nodes[2 * t] >> np.uint64(_MASK_BITS))
            j = _hash(m, nodes[2 * t + 1], arcs[a:], _popcount(m)) & room
            while table[j] != 0:
                j = (j + 1) & room
            table[j] = t
    return s, nodes, arcs, table


@nb.njit(cache=True)
def _assemble(first, final, label, target, rows, depth, letters):
    """The automaton from the word automaton and its sorted reversed prefixes. Returns nodes, arcs, root,
    [nodes, arcs]."""
    one = np.uint64(1)
    nodes = np.zeros(1 << 16, np.uint64)
    arcs = np.zeros(1 << 16, np.uint32)
    table = np.zeros(1 << 16, np.uint32)
    size = np.array([1, 0])
    kids = np.zeros(64, np.int64)
    # Forward part: one node here for each node of the word automaton.
    n = first.shape[0] - 1
    forward = np.zeros(n, np.int64)
    for v in range(n):
        mask = np.uint64(0)
        last = np.uint64(0)
        k = 0
        for e in range(first[v], first[v + 1]):
            bit = one << np.uint64(label[e])
            t = np.int64(target[e])
            if final[t]:
                last |= bit
            if forward[t] != 0:
                mask |= bit
                kids[k] = forward[t]
                k += 1
        forward[v], nodes, arcs, table = _register(mask, last, kids, k, nodes, arcs, table, size)
    # Backward part: the path to the latest row is open; what leaves it is finished and registered.
    mask_at = np.zeros(depth + 1, np.uint64)
    last_at = np.zeros(depth + 1, np.uint64)
    kids_at = np.zeros((depth + 1, 64), np.int64)
    count_at = np.zeros(depth + 1, np.int64)
    after_at = np.zeros(depth + 1, np.int64)  # where the separator leads
    length = 0
    m = rows.shape[0]
    for i in range(m + 1):
        common = 0
        new = 0
        if i < m:
            while new < depth and rows[i, new] != 0:
                new += 1
            while common < new and common < length and rows[i, common] == rows[i - 1, common]:
                common += 1
        for d in range(length, common, -1):
            if after_at[d] != 0:
                mask_at[d] |= one << np.uint64(letters)
                kids_at[d, count_at[d]] = after_at[d]
                count_at[d] += 1
            s, nodes, arcs, table = _register(
                mask_at[d], last_at[d], kids_at[d], count_at[d], nodes, arcs, table, size
            )
            if s != 0:
                mask_at[d - 1] |= one << np.uint64(rows[i - 1, d - 1] - 1)
                kids_at[d - 1, count_at[d - 1]] = s
                count_at[d - 1] += 1
        if i == m:
            break
        for d in range(common + 1, new + 1):
            mask_at[d] = 0
            last_at[d] = 0
            count_at[d] = 0
            after_at[d] = 0
        v = np.int64(0)
        for j in range(4):
            v = (v << 8) | np.int64(rows[i, depth + j])
        after_at[new] = forward[v]
        if final[v]:
            last_at[new - 1] |= one << np.uint64(rows[i, new - 1] - 1)
        length = new
    root, nodes, arcs, table = _register(
        mask_at[0], last_at[0], kids_at[0], count_at[0], nodes, arcs, table, size
    )
    return nodes, arcs, root, size


@nb.njit(cache=True)
def _breadth_first(nodes, arcs, root, size):
    """Renumber from the root level by level; nodes that the root does not reach are left out. The root
    becomes 1."""
    number = np.full(size[0], -1, np.int64)
    queue = np.empty(size[0], np.int64)
    number[0] = 0
    number[root] = 1
    queue[0] = root
    head = 0
    tail = 1
    while head < tail:
        s = queue[head]
        head += 1
        a = np.int64(nodes[2 * s] >> np.uint64(_MASK_BITS))
        for i in range(_popcount(nodes[2 * s] & _LOW)):
            t = np.int64(arcs[a + i])
            if number[t] < 0:
                number[t] = tail + 1
                queue[tail] = t
                tail += 1
    out = np.zeros(2 * (tail + 1), np.uint64)
    links = np.zeros(size[1], np.uint32)
    k = 0
    for i in range(tail):
        s = queue[i]
        mask = nodes[2 * s] & _LOW
        out[2 * (i + 1)] = mask | (np.uint64(k) << np.uint64(_MASK_BITS))
        out[2 * (i + 1) + 1] = nodes[2 * s + 1]
        a = np.int64(nodes[2 * s] >> np.uint64(_MASK_BITS))
        for j in range(_popcount(mask)):
            links[k] = number[np.int64(arcs[a + j])]
            k += 1
    return out, links[:k].copy()


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
    table = np.array(codes, np.int64)
    first, final, label, target = _narrow(dawg.first, dawg.final, dawg.label, dawg.target, table)
    return Dawg(first, final, label, target, letters)


def build(dawg: Dawg) -> Gaddag:
    """The two-way automaton of the words of `dawg`.

    Raises ValueError for more than 33 letters, words of more than 63, or arrays that are no automaton.
    """
    dawg = _checked_dawg(dawg)
    paths, depth = _measure(dawg.first, dawg.target, dawg.root)
    if depth > MAX_WORD:
        raise ValueError(f"a word of {depth} letters: boards take at most {MAX_WORD}")
    rows = np.zeros((paths, depth + 4), np.uint8)
    if paths:
        _reversed_prefixes(dawg.first, dawg.label, dawg.target, dawg.root, depth, rows)
        rows = np.sort(rows.view(f"S{depth + 4}").ravel()).view(np.uint8).reshape(rows.shape)
    made = _assemble(dawg.first, dawg.final, dawg.label, dawg.target, rows, depth, dawg.letters)
    nodes, arcs, root, size = made
    words = _count_words(dawg.first, dawg.final, dawg.target)
    grams = _grams(dawg.first, dawg.final, dawg.label, dawg.target, dawg.root, depth, words)
    if root == 0:  # no words at all
        return Gaddag(np.zeros(4, np.uint64), np.zeros(0, np.uint32), 1, dawg.letters, grams)
    nodes, arcs = _breadth_first(nodes, arcs, root, size)
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
    ends = (nodes[0::2] >> np.uint64(_MASK_BITS)).astype(np.int64) + np.bitwise_count(masks)
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
        s = int(gaddag.arcs[(mask >> _MASK_BITS) + below.bit_count()])
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
