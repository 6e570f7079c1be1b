"""Where folded letters meet proper spelling: from `ete` on the dice to été, ete and étè in the lexicon."""

from __future__ import annotations

from verbarium.words.alphabet import Alphabet


class Spelling:
    """A lexicon's automaton over spelled letters, walked by the folded letters of one alphabet."""

    def __init__(
        self,
        letters: Alphabet,
        spelled: str,
        first: memoryview,
        labels: bytes,
        target: memoryview,
        value: memoryview,
    ) -> None:
        self.alphabet = letters
        self._spelled = spelled
        self._first, self._labels, self._target, self._value = first, labels, target, value
        self._root = len(value) - 1
        #: spelled code -> the folded letters it stands for, and perhaps one that may stand for it (е for ё)
        self.folds = [letters.fold(c) for c in spelled]
        self.also = [letters.also.get(text, "") for text in self.folds]
        #: whether spelled and folded letters are the same, so that a word has one spelling
        self.plain = all(map(str.__eq__, self.folds, spelled)) and not any(self.also)
        #: folded letter -> (spelled code, folded letters it stands for), last code first
        self._ways: dict[str, tuple[tuple[int, str], ...]] = {
            c: tuple(
                (i, text if text[0] == c else c)
                for i, text in reversed(list(enumerate(self.folds)))
                if text[0] == c or self.also[i] == c
            )
            for c in letters.letters
        }

    def forms(self, folded: str) -> list[tuple[str, int]]:
        """Spelled forms that fold to these letters, each with its value, in the order of the letters."""
        first, find, target, value = self._first, self._labels.find, self._target, self._value
        spelled, ways, end = self._spelled, self._ways, len(folded)
        out: list[tuple[str, int]] = []
        stack = [(self._root, 0, "")]
        while stack:
            node, at, word = stack.pop()
            if at == end:
                if value[node]:
                    out.append((word, value[node]))
                continue
            low, high = first[node], first[node + 1]
            for code, text in ways[folded[at]]:
                if len(text) == 1 or folded.startswith(text, at):
                    e = find(code, low, high)
                    if e >= 0:
                        stack.append((target[e], at + len(text), word + spelled[code]))
        return out

    def has(self, folded: str, admitted: memoryview) -> bool:
        """Whether a form with an admitted value folds to these letters."""
        first, find, target = self._first, self._labels.find, self._target
        ways, end = self._ways, len(folded)
        stack = [(self._root, 0)]
        while stack:
            node, at = stack.pop()
            if at == end:
                if admitted[self._value[node]]:
                    return True
                continue
            low, high = first[node], first[node + 1]
            for code, text in ways[folded[at]]:
                if len(text) == 1 or folded.startswith(text, at):
                    e = find(code, low, high)
                    if e >= 0:
                        stack.append((target[e], at + len(text)))
        return False

    def complete(self, folded: str, limit: int) -> list[str]:
        """Up to `limit` spelled forms whose folded letters begin with these, in the order of the letters."""
        first, label, target, value, spelled = (
            self._first,
            self._labels,
            self._target,
            self._value,
            self._spelled,
        )
        folds, also, end = self.folds, self.also, len(folded)
        out: list[str] = []
        stack = [(self._root, 0, "")]
        while stack and len(out) < limit:
            node, at, word = stack.pop()
            if at >= end and value[node]:
                out.append(word)
            for e in range(first[node + 1] - 1, first[node] - 1, -1):
                code = label[e]
                text = folds[code]
                rest = folded[at : at + len(text)]
                if text.startswith(rest) or (also[code] and also[code] == rest):
                    stack.append((target[e], at + len(text), word + spelled[code]))
        return out
