"""Minimal word automata, compiled: built from sorted words, and derived from one another.

All automata here have the arrays of `fast.dawg.Dawg` with a value in place of `final`: `value[node]` is 0
where no word ends and any number from 1 where one does. Children come before parents, the root is the last.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit
from numpy.typing import NDArray

from verbarium.fast.dawg import Dawg

U8 = NDArray[np.uint8]
U32 = NDArray[np.uint32]
I64 = NDArray[np.int64]

NONE = np.uint32(0xFFFFFFFF)
DEPTH = 256  # longer than any word
EDGES = 512  # more than the edges of a node, also while folded letters still repeat


@njit(cache=True)
def _grown32(a: U32, size: int) -> U32:
    b = np.zeros(size, np.uint32)
    b[: a.size] = a
    return b


@njit(cache=True)
def _grown8(a: U8, size: int) -> U8:
    b = np.zeros(size, np.uint8)
    b[: a.size] = a
    return b


@njit(cache=True)
def _hash(v: int, labels: U8, targets: U32, k: int) -> np.uint64:
    h = np.uint64(v) * np.uint64(0x9E3779B97F4A7C15)
    for i in range(k):
        h = (h ^ np.uint64(labels[i])) * np.uint64(0x100000001B3)
        h = (h ^ np.uint64(targets[i])) * np.uint64(0xFF51AFD7ED558CCD)
        h ^= h >> np.uint64(32)
    return h


@njit(cache=True)
def _slot(
    table: U32, v: int, labels: U8, targets: U32, k: int, first: U32, value: U32, label: U8, target: U32
) -> np.int64:
    """Where in the register `table` the node (v, k edges) is, or would go."""
    mask = table.size - 1
    i = np.int64(_hash(v, labels, targets, k) & np.uint64(mask))
    while table[i] != NONE:
        node = table[i]
        start = first[node]
        if value[node] == v and first[node + 1] - start == k:
            same = True
            for j in range(k):
                if label[start + j] != labels[j] or target[start + j] != targets[j]:
                    same = False
                    break
            if same:
                break
        i = (i + 1) & mask
    return i


@njit(cache=True)
def _rehashed(nodes: int, size: int, first: U32, value: U32, label: U8, target: U32) -> U32:
    table = np.full(size, NONE, np.uint32)
    mask = size - 1
    for node in range(nodes):
        start = first[node]
        k = first[node + 1] - start
        i = np.int64(_hash(value[node], label[start:], target[start:], k) & np.uint64(mask))
        while table[i] != NONE:
            i = (i + 1) & mask
        table[i] = node
    return table


@njit(cache=True)
def build(codes: U8, offsets: I64, values: U32) -> tuple[U32, U32, U8, U32]:
    """The minimal automaton of sorted distinct words (Daciuk's incremental construction).

    Word w is codes[offsets[w]:offsets[w + 1]], its value values[w] >= 1. Returns first, value, label, target.
    """
    words = offsets.size - 1
    node_room, edge_room = 1 << 12, 1 << 13
    first = np.zeros(node_room + 1, np.uint32)
    value = np.zeros(node_room, np.uint32)
    label = np.zeros(edge_room, np.uint8)
    target = np.zeros(edge_room, np.uint32)
    table = np.full(1 << 14, NONE, np.uint32)
    nodes, edges = 0, 0
    # the open path: the last word's nodes, not yet in the register
    open_labels = np.zeros((DEPTH, EDGES), np.uint8)
    open_targets = np.zeros((DEPTH, EDGES), np.uint32)
    open_edges = np.zeros(DEPTH, np.int64)
    open_value = np.zeros(DEPTH, np.uint32)
    last_length, last_start = 0, 0
    for w in range(words + 1):
        start, length, shared = 0, 0, -1
        if w < words:
            start = offsets[w]
            length = offsets[w + 1] - start
            shared = 0
            while (
                shared < length
                and shared < last_length
                and codes[start + shared] == codes[last_start + shared]
            ):
                shared += 1
        for depth in range(last_length, shared, -1):  # what the new word does not share is complete
            k = open_edges[depth]
            v = open_value[depth]
            i = _slot(table, v, open_labels[depth], open_targets[depth], k, first, value, label, target)
            if table[i] == NONE:
                if nodes + 2 >= node_room:
                    node_room *= 2
                    first = _grown32(first, node_room + 1)
                    value = _grown32(value, node_room)
                if edges + k >= edge_room:
                    edge_room *= 2
                    label = _grown8(label, edge_room)
                    target = _grown32(target, edge_room)
                for j in range(k):
                    label[edges + j] = open_labels[depth, j]
                    target[edges + j] = open_targets[depth, j]
                first[nodes] = edges
                edges += k
                first[nodes + 1] = edges
                value[nodes] = v
                table[i] = nodes
                nodes += 1
                node = np.uint32(nodes - 1)
                if nodes * 2 > table.size:
                    table = _rehashed(nodes, table.size * 2, first, value, label, target)
            else:
                node = table[i]
            open_edges[depth] = 0
            open_value[depth] = 0
            if depth > 0:
                j = open_edges[depth - 1]
                open_labels[depth - 1, j] = codes[last_start + depth - 1]
                open_targets[depth - 1, j] = node
                open_edges[depth - 1] = j + 1
        if w < words:
            open_value[length] = values[w]
            last_length, last_start = length, start
    return first[: nodes + 1].copy(), value[:nodes].copy(), label[:edges].copy(), target[:edges].copy()


@njit(cache=True)
def _with_edge(labels: U8, targets: U32, k: int, c: int, t: int) -> int:
    """Insert the edge (c, t) among the k sorted ones, unless it is there; the new number of edges."""
    j = k
    while j > 0 and (labels[j - 1] > c or (labels[j - 1] == c and targets[j - 1] > t)):
        j -= 1
    if j > 0 and labels[j - 1] == c and targets[j - 1] == t:
        return k
    for q in range(k, j, -1):
        labels[q] = labels[q - 1]
        targets[q] = targets[q - 1]
    labels[j] = c
    targets[j] = t
    return k + 1


@njit(cache=True)
def _admitted(
    first: U32, value: U32, label: U8, target: U32, admit: U8, fold1: U8, fold2: U8, also: U8
) -> tuple[U32, U32, U8, U32, np.int64, bool]:
    """Keep the words whose value v has admit[v], with letters folded; equal nodes are merged again.

    See `derive` for the arguments; a ligature gets a node in between. One pass, since children come first.
    Folding may leave a node with two edges of one letter: then the last result is True and the automaton must
    be made deterministic. The root may be NONE: no word.
    """
    nodes_in, edges_in = value.size, target.size
    first2 = np.zeros(2 * nodes_in + 3, np.uint32)
    value2 = np.zeros(2 * nodes_in + 2, np.uint32)
    label2 = np.empty(3 * edges_in + 2, np.uint8)
    target2 = np.empty(3 * edges_in + 2, np.uint32)
    size = 1024
    while size < 4 * nodes_in:
        size *= 2
    table = np.full(size, NONE, np.uint32)
    became = np.full(nodes_in, NONE, np.uint32)
    labels = np.zeros(EDGES, np.uint8)
    targets = np.zeros(EDGES, np.uint32)
    one_label = np.zeros(1, np.uint8)
    one_target = np.zeros(1, np.uint32)
    nodes, edges = 0, 0
    ambiguous = False
    for u in range(nodes_in):
        k = 0
        for e in range(first[u], first[u + 1]):
            t = became[target[e]]
            if t == NONE:
                continue
            c = label[e]
            if fold2[c] != 255:
                one_label[0] = fold2[c]
                one_target[0] = t
                i = _slot(table, 0, one_label, one_target, 1, first2, value2, label2, target2)
                if table[i] == NONE:
                    label2[edges] = fold2[c]
                    target2[edges] = t
                    first2[nodes] = edges
                    edges += 1
                    first2[nodes + 1] = edges
                    table[i] = nodes
                    nodes += 1
                t = table[i]
            k = _with_edge(labels, targets, k, fold1[c], t)
            if also[c] != 255:
                k = _with_edge(labels, targets, k, also[c], t)
        for j in range(1, k):
            if labels[j] == labels[j - 1]:
                ambiguous = True
        v = 1 if admit[value[u]] else 0
        if v == 0 and k == 0:
            continue
        i = _slot(table, v, labels, targets, k, first2, value2, label2, target2)
        if table[i] == NONE:
            for j in range(k):
                label2[edges + j] = labels[j]
                target2[edges + j] = targets[j]
            first2[nodes] = edges
            edges += k
            first2[nodes + 1] = edges
            value2[nodes] = v
            table[i] = nodes
            nodes += 1
        became[u] = table[i]
    return (
        first2[: nodes + 1].copy(),
        value2[:nodes].copy(),
        label2[:edges].copy(),
        target2[:edges].copy(),
        np.int64(became[nodes_in - 1]),
        ambiguous,
    )


@njit(cache=True)
def _subset_slot(table: U32, nodes: U32, m: int, start_of: U32, items: U32, none: U8) -> np.int64:
    """Where in `table` the subset nodes[:m] is, or would go. `none`: zeros, so that subsets hash as nodes do."""
    mask = table.size - 1
    i = np.int64(_hash(m, none, nodes, m) & np.uint64(mask))
    while table[i] != NONE:
        start = start_of[table[i]]
        if start_of[table[i] + 1] - start == m:
            same = True
            for z in range(m):
                if items[start + z] != nodes[z]:
                    same = False
                    break
            if same:
                break
        i = (i + 1) & mask
    return i


@njit(cache=True)
def _deterministic(
    first: U32, value: U32, label: U8, target: U32, root: int | np.int64
) -> tuple[U32, U32, U8, U32]:
    """Subset construction over a folded automaton; node 0 is the root.

    Subset s is items[start_of[s]:start_of[s + 1]]. Nearly all are single nodes, found by `single`; the others by
    a hash table.
    """
    room, item_room, edge_room = 1 << 12, 1 << 13, 1 << 13
    start_of = np.zeros(room + 1, np.uint32)
    items = np.zeros(item_room, np.uint32)
    first2 = np.zeros(room + 1, np.uint32)
    value2 = np.zeros(room, np.uint32)
    label2 = np.zeros(edge_room, np.uint8)
    target2 = np.zeros(edge_room, np.uint32)
    single = np.full(value.size, NONE, np.uint32)
    table = np.full(1 << 14, NONE, np.uint32)
    none = np.zeros(8192, np.uint8)
    labels = np.zeros(8192, np.uint8)
    targets = np.zeros(8192, np.uint32)
    items[0] = root
    start_of[1] = 1
    single[root] = 0
    subsets, several, edges = 1, 0, 0
    s = 0
    while s < subsets:
        k = 0
        for q in range(start_of[s], start_of[s + 1]):
            u = items[q]
            if value[u]:
                value2[s] = 1
            for e in range(first[u], first[u + 1]):
                k = _with_edge(labels, targets, k, label[e], target[e])
        if edges + k >= edge_room:
            edge_room *= 2
            label2 = _grown8(label2, edge_room)
            target2 = _grown32(target2, edge_room)
        first2[s] = edges
        a = 0
        while a < k:
            b = a + 1
            while b < k and labels[b] == labels[a]:
                b += 1
            m = b - a
            i = np.int64(0)
            if m == 1:
                found = single[targets[a]]
            else:
                i = _subset_slot(table, targets[a:b], m, start_of, items, none)
                found = table[i]
            if found == NONE:
                if subsets + 2 >= room:
                    room *= 2
                    start_of = _grown32(start_of, room + 1)
                    first2 = _grown32(first2, room + 1)
                    value2 = _grown32(value2, room)
                while start_of[subsets] + m >= item_room:
                    item_room *= 2
                    items = _grown32(items, item_room)
                for z in range(m):
                    items[start_of[subsets] + z] = targets[a + z]
                start_of[subsets + 1] = start_of[subsets] + m
                found = np.uint32(subsets)
                subsets += 1
                if m == 1:
                    single[targets[a]] = found
                else:
                    table[i] = found
                    several += 1
                    if several * 2 > table.size:
                        table = np.full(table.size * 2, NONE, np.uint32)
                        for x in range(subsets):
                            n = start_of[x + 1] - start_of[x]
                            if n > 1:
                                table[_subset_slot(table, items[start_of[x] :], n, start_of, items, none)] = x
            label2[edges] = labels[a]
            target2[edges] = found
            edges += 1
            a = b
        first2[s + 1] = edges
        s += 1
    return (
        first2[: subsets + 1].copy(),
        value2[:subsets].copy(),
        label2[:edges].copy(),
        target2[:edges].copy(),
    )


@njit(cache=True)
def _minimal(
    first: U32, value: U32, label: U8, target: U32, root: int | np.int64
) -> tuple[U32, U32, U8, U32]:
    """Nodes renumbered from the root in post-order, equal ones merged. Input: deterministic, acyclic."""
    nodes_in, edges_in = value.size, target.size
    became = np.full(nodes_in, NONE, np.uint32)
    first2 = np.zeros(nodes_in + 1, np.uint32)
    value2 = np.zeros(nodes_in, np.uint32)
    label2 = np.empty(edges_in, np.uint8)
    target2 = np.empty(edges_in, np.uint32)
    size = 1024
    while size < 2 * nodes_in:
        size *= 2
    table = np.full(size, NONE, np.uint32)
    stack = np.zeros(DEPTH, np.int64)
    at = np.zeros(DEPTH, np.int64)
    labels = np.zeros(EDGES, np.uint8)
    targets = np.zeros(EDGES, np.uint32)
    top, nodes, edges = 0, 0, 0
    stack[0] = root
    at[0] = first[root]
    while top >= 0:
        u = stack[top]
        if at[top] < first[u + 1]:
            t = target[at[top]]
            if became[t] == NONE:
                top += 1
                stack[top] = t
                at[top] = first[t]
            else:
                at[top] += 1
            continue
        k = 0
        for e in range(first[u], first[u + 1]):
            labels[k] = label[e]
            targets[k] = became[target[e]]
            k += 1
        i = _slot(table, value[u], labels, targets, k, first2, value2, label2, target2)
        if table[i] == NONE:
            for j in range(k):
                label2[edges + j] = labels[j]
                target2[edges + j] = targets[j]
            first2[nodes] = edges
            edges += k
            first2[nodes + 1] = edges
            value2[nodes] = value[u]
            table[i] = nodes
            nodes += 1
        became[u] = table[i]
        top -= 1
    return first2[: nodes + 1].copy(), value2[:nodes].copy(), label2[:edges].copy(), target2[:edges].copy()


def derive(
    first: U32,
    value: U32,
    label: U8,
    target: U32,
    admit: U8,
    fold1: U8,
    fold2: U8,
    also: U8,
    letters: int,
) -> Dawg:
    """The automaton of the folded words of one admission.

    first, value, label, target  a value automaton
    admit         uint8[values]  whether words of a value are admitted; admit[0] is 0
    fold1, fold2  uint8[256]     letter -> its one or two of the `letters` folded ones (fold2 255: one only)
    also          uint8[256]     letter -> another folded letter that may stand for it, or 255

    0.02 to 0.06 s for the largest lexicons once compiled; see `ready`.
    """
    f, v, lab, tgt, root, ambiguous = _admitted(first, value, label, target, admit, fold1, fold2, also)
    if root == NONE:
        return empty(letters)
    if ambiguous:
        f, v, lab, tgt = _deterministic(f, v, lab, tgt, root)
        root = np.int64(0)
    f, v, lab, tgt = _minimal(f, v, lab, tgt, root)
    return Dawg(f, v.astype(np.uint8), lab, tgt, letters)


def warm() -> None:
    """Compile what `derive` and `build` need, or load it from numba's cache: seconds, then milliseconds."""
    codes, offsets = np.array([0, 0, 1], np.uint8), np.array([0, 1, 3], np.int64)
    f, v, lab, tgt = build(codes, offsets, np.ones(2, np.uint32))
    none = np.full(256, 255, np.uint8)
    folded = derive(f, v, lab, tgt, np.array([0, 1], np.uint8), np.zeros(256, np.uint8), none, none, 2)
    spell(folded.first, folded.final.astype(np.uint32), folded.label, folded.target, 2, 4)


def ready() -> bool:
    """Whether `derive` and `build` would answer at once: compiled in this process, or in numba's cache on disk."""
    used: dict[str, Any] = {
        "build": build,
        "_admitted": _admitted,
        "_deterministic": _deterministic,
        "_minimal": _minimal,
    }
    if all(f.signatures for f in used.values()):
        return True
    try:
        made = os.path.getmtime(__file__)
        kept = [Path(f.stats.cache_path).glob(f"{Path(__file__).stem}.{n}-*.nbi") for n, f in used.items()]
        return all(any(p.stat().st_mtime >= made for p in group) for group in kept)
    except OSError:
        return False


def empty(letters: int) -> Dawg:
    """The automaton of no words."""
    return Dawg(
        np.zeros(2, np.uint32),
        np.zeros(1, np.uint8),
        np.zeros(0, np.uint8),
        np.zeros(0, np.uint32),
        letters,
    )


@njit(cache=True)
def spell(first: U32, value: U32, label: U8, target: U32, words: int, letters: int) -> tuple[U8, I64, U32]:
    """Every word in order: codes, offsets, values. `words` and `letters` are upper bounds of their totals."""
    codes = np.empty(letters, np.uint8)
    offsets = np.zeros(words + 1, np.int64)
    values = np.zeros(words, np.uint32)
    stack = np.zeros(DEPTH, np.int64)
    at = np.zeros(DEPTH, np.int64)
    path = np.zeros(DEPTH, np.uint8)
    top, w, end = 0, 0, 0
    stack[0] = value.size - 1
    at[0] = first[stack[0]]
    fresh = True
    while top >= 0:
        u = stack[top]
        if fresh and value[u]:
            for i in range(top):
                codes[end + i] = path[i]
            end += top
            values[w] = value[u]
            w += 1
            offsets[w] = end
        if at[top] < first[u + 1]:
            e = at[top]
            at[top] += 1
            path[top] = label[e]
            top += 1
            stack[top] = target[e]
            at[top] = first[stack[top]]
            fresh = True
        else:
            top -= 1
            fresh = False
    return codes[:end], offsets[: w + 1], values[:w]
