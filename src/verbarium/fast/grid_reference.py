"""Words on a grid in plain Python: what "on the grid" means, to be read; the fallback and the judge of the kernels.

No search through the grid for words, but the other way round: list the words that the letters in sight could spell
at all, and try to lay each of them on the grid, cell by cell. Nothing is shared with the compiled solver.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

Face = tuple[int, ...]  # letter codes
Path = tuple[int, ...]  # cells, row by row from 0


def neighbours(rows: int, cols: int) -> list[list[int]]:
    """For every cell the cells that touch it, by side or corner, ascending; there is no wrapping round."""
    return [
        [
            y * cols + x
            for y in range(max(0, cell // cols - 1), min(rows, cell // cols + 2))
            for x in range(max(0, cell % cols - 1), min(cols, cell % cols + 2))
            if y * cols + x != cell
        ]
        for cell in range(rows * cols)
    ]


class Sight:
    """A grid as one looks for words in it: where each face is, and what touches what.

    faces: what each cell shows, None for a hole. A face of several letters is one cell and all its letters.
    """

    def __init__(self, faces: Sequence[Face | None], near: Sequence[Sequence[int]]) -> None:
        self.faces, self.near = faces, near
        self.touching = [sum(1 << other for other in others) for others in near]
        self.shown: dict[Face, list[int]] = {}
        for cell, face in enumerate(faces):
            if face is not None:
                self.shown.setdefault(face, []).append(cell)

    def readable(self, word: Face) -> list[int]:
        """By place in the word: the cells (a bit mask) from which the rest can be read, if cells could serve twice.

        A grid of few letters has paths without number; this keeps the search off those that lead nowhere.
        """
        masks = [0] * len(word)
        for at in range(len(word) - 1, -1, -1):
            for face, cells in self.shown.items():
                end = at + len(face)
                if word[at:end] == face:
                    masks[at] |= sum(
                        1 << cell for cell in cells if end == len(word) or self.touching[cell] & masks[end]
                    )
        return masks

    def first_path(self, word: Sequence[int]) -> Path | None:
        """The path that comes first in the order of cells and spells `word`; None when it is not on the grid."""
        word = tuple(word)
        readable = self.readable(word)
        dead: set[tuple[int, int, int]] = (
            set()
        )  # on a grid of few letters the search comes to the same end often

        def go(at: int, tried: Sequence[int], used: int, path: Path) -> Path | None:
            if at == len(word):
                return path
            if path and (at, path[-1], used) in dead:
                return None
            for cell in tried:
                face = self.faces[cell]
                if face is not None and readable[at] >> cell & 1 and not used >> cell & 1:
                    found = go(at + len(face), self.near[cell], used | 1 << cell, (*path, cell))
                    if found is not None:
                        return found
            if path:
                dead.add((at, path[-1], used))
            return None

        return go(0, range(len(self.faces)), 0, ()) if word and readable[0] else None


def spellable(words: Walkable, faces: Sequence[Face | None], shortest: int) -> Iterator[tuple[int, bytes]]:
    """Number and letters of each word of at least `shortest` letters whose letters are all in sight often enough."""
    left = Counter(letter for face in faces if face is not None for letter in face)
    letters = bytearray()

    def below(node: int, number: int) -> Iterator[tuple[int, bytes]]:
        if words.final[node]:
            if len(letters) >= shortest:
                yield number, bytes(letters)
            number += 1
        for e in range(words.first[node], words.first[node + 1]):
            letter, target = words.label[e], words.target[e]
            if left[letter]:
                left[letter] -= 1
                letters.append(letter)
                yield from below(target, number)
                letters.pop()
                left[letter] += 1
            number += words.counts[target]

    return below(words.root, 0)


class Walkable:
    """A `Dawg` as plain lists, for code that goes through it step by step."""

    def __init__(self, first: list[int], final: bytes, label: bytes, target: list[int]) -> None:
        self.first, self.final, self.label, self.target = first, final, label, target
        self.counts: list[int] = []
        for v, own in enumerate(final):  # children come before their parents
            self.counts.append(own + sum(self.counts[t] for t in target[first[v] : first[v + 1]]))
        self.root = len(final) - 1


def words_on_grid(
    words: Walkable, faces: Sequence[Face | None], rows: int, cols: int, shortest: int
) -> dict[int, tuple[bytes, Path]]:
    """By number, in order: every word on the grid, its letters and its first path."""
    sight = Sight(faces, neighbours(rows, cols))
    found = {}
    for number, word in spellable(words, faces, shortest):
        path = sight.first_path(word)
        if path is not None:
            found[number] = (word, path)
    return found
