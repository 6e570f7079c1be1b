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
        label: memoryview,
        target: memoryview,
        value: memoryview,
    ) -> None:
        self.alphabet = letters
        self._spelled = spelled
        self._first, self._label, self._target, self._value = first, label, target, value
        self._root = len(value) - 1
        #: spelled code -> the folded letters it stands for, and perhaps one that may stand for it (е for ё)
        self.folds = [letters.folds.get(c, c) for c in spelled]
        self.also = [letters.also.get(text, "") for text in self.folds]
        #: folded letter -> codes of the spelled letters it may be; ligatures apart
        self._single: dict[str, frozenset[int]] = {
            c: frozenset(i for i in range(len(spelled)) if self.folds[i] == c or self.also[i] == c)
            for c in letters.letters
        }
        self._several = {i: text for i, text in enumerate(self.folds) if len(text) != 1}

    def forms(self, folded: str) -> list[tuple[str, int]]:
        """Spelled forms that fold to these letters, each with its value, in the order of the letters."""
        first, label, target, value, spelled = (
            self._first,
            self._label,
            self._target,
            self._value,
            self._spelled,
        )
        single, several, end = self._single, self._several, len(folded)
        out: list[tuple[str, int]] = []
        stack = [(self._root, 0, "")]
        while stack:
            node, at, word = stack.pop()
            if at == end:
                if value[node]:
                    out.append((word, value[node]))
                continue
            codes = single[folded[at]]
            for e in range(first[node + 1] - 1, first[node] - 1, -1):
                code = label[e]
                if code in codes:
                    stack.append((target[e], at + 1, word + spelled[code]))
                elif code in several and folded.startswith(several[code], at):
                    stack.append((target[e], at + len(several[code]), word + spelled[code]))
        return out

    def has(self, folded: str, admitted: memoryview) -> bool:
        """Whether a form with an admitted value folds to these letters."""
        first, label, target, value = self._first, self._label, self._target, self._value
        single, several, end = self._single, self._several, len(folded)
        stack = [(self._root, 0)]
        while stack:
            node, at = stack.pop()
            if at == end:
                if admitted[value[node]]:
                    return True
                continue
            codes = single[folded[at]]
            for e in range(first[node], first[node + 1]):
                code = label[e]
                if code in codes:
                    stack.append((target[e], at + 1))
                elif code in several and folded.startswith(several[code], at):
                    stack.append((target[e], at + len(several[code])))
        return False

    def complete(self, folded: str, limit: int) -> list[str]:
        """Up to `limit` spelled forms whose folded letters begin with these, in the order of the letters."""
        first, label, target, value, spelled = (
            self._first,
            self._label,
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
