"""Reads a morfologik dictionary (CFSA2 automaton, prefix encoder) without Java."""

from __future__ import annotations

from collections.abc import Iterator

ALL_KEPT = 400  # right languages up to this many entries are kept: tails are shared by whole paradigms


class Cfsa2:
    """The automaton; `entries()` are its byte strings, form;code+ending;tags, in the file's order."""

    def __init__(self, data: bytes) -> None:
        if data[:5] != b"\\fsa\xc6":
            raise ValueError("not a CFSA2 automaton")
        self._numbered = bool(int.from_bytes(data[5:7], "big") & 0x100)
        labels = data[7]
        self._labels = data[8 : 8 + labels]
        self._arcs = data[8 + labels :]
        self._tails: dict[int, list[bytes] | None] = {}

    def _number(self, at: int) -> tuple[int, int]:
        value = shift = 0
        while True:
            byte = self._arcs[at]
            at += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value, at
            shift += 7

    def _node(self, at: int) -> list[tuple[int, bool, int]]:
        """(label, ends a word, target) of a node's arcs."""
        if self._numbered:
            _, at = self._number(at)
        arcs: list[tuple[int, bool, int]] = []
        last = False
        while not last:
            flags = self._arcs[at]
            at += 1
            label = self._labels[flags & 31] if flags & 31 else self._arcs[at]
            at += 0 if flags & 31 else 1
            target = -1
            if not flags & 128:
                target, at = self._number(at)
            arcs.append((label, bool(flags & 32), target))
            last = bool(flags & 64)
        return [(label, ends, at if target < 0 else target) for label, ends, target in arcs]

    def _tail(self, at: int) -> list[bytes] | None:
        """Everything that can follow a node, or None if that is too much to keep."""
        if at not in self._tails:
            out: list[bytes] | None = []
            for label, ends, target in self._node(at):
                head = bytes((label,))
                below = self._tail(target) if target else []
                if out is None or below is None or len(out) + len(below) > ALL_KEPT:
                    out = None  # keep walking: the children's tails are wanted all the same
                    continue
                if ends:
                    out.append(head)
                out += [head + tail for tail in below]
            self._tails[at] = out
        return self._tails[at]

    def entries(self) -> Iterator[bytes]:
        root = self._node(0)[0][2]
        yield from self._walk(root, b"")

    def _walk(self, at: int, before: bytes) -> Iterator[bytes]:
        tails = self._tail(at)
        if tails is not None:
            for tail in tails:
                yield before + tail
            return
        for label, ends, target in self._node(at):
            here = before + bytes((label,))
            if ends:
                yield here
            if target:
                yield from self._walk(target, here)


def rows(data: bytes) -> Iterator[tuple[str, str, str]]:
    """(form, lemma, tags joined by +). The code says how many bytes to drop at both ends, and what follows."""
    for entry in Cfsa2(data).entries():
        form, code, tags = entry.split(b";", 2)
        drop, cut = (code[0] - 65) & 255, (code[1] - 65) & 255
        lemma = code[2:] if 255 in (drop, cut) else form[drop : len(form) - cut] + code[2:]
        yield form.decode(), lemma.decode(), tags.decode()
