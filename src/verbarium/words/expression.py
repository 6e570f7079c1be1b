"""Boolean expressions over the tags of one reading: `noun & nom & (sg | pltant) & !dim & (!tech | ?technical)`.

`&` binds closer than `|`, `!` closest. `any` is true of every reading; `?name` is a setting, bound before use.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from verbarium.words.kinds import BITS

_TOKEN = re.compile(r"\s*(?:(?P<name>\??[a-z][a-z0-9_]*)|(?P<sign>[&|!()]))")

Test = Callable[[int], bool]


class ExpressionError(ValueError):
    """An expression that cannot be read. `at` is the offset of the trouble, `code` a Fluent message's key."""

    def __init__(self, code: str, at: int, near: str) -> None:
        super().__init__(f"{code} at {at}: {near}")
        self.code, self.at, self.near = code, at, near


@dataclass(frozen=True, slots=True)
class Expression:
    """A parsed expression: `op` is a tag's name, "?name", "any", "none", or "&", "|", "!" over `parts`."""

    op: str
    parts: tuple[Expression, ...] = ()

    def __str__(self) -> str:
        if self.op == "!":
            return f"!{self.parts[0]}"
        if self.parts:
            return "(" + f" {self.op} ".join(map(str, self.parts)) + ")"
        return self.op

    def names(self) -> Iterator[str]:
        """Every tag and ?setting in it."""
        if not self.parts:
            yield self.op
        for part in self.parts:
            yield from part.names()

    def bound(self, settings: Mapping[str, bool]) -> Expression:
        """The expression with its settings replaced and what they decide folded away."""
        if self.op[:1] == "?":
            return Expression("any" if settings[self.op[1:]] else "none")
        if not self.parts:
            return self
        parts = [p.bound(settings) for p in self.parts]
        if self.op == "!":
            return {"any": Expression("none"), "none": Expression("any")}.get(
                parts[0].op, Expression("!", (parts[0],))
            )
        neutral, fixed = ("any", "none") if self.op == "&" else ("none", "any")
        if any(p.op == fixed for p in parts):
            return Expression(fixed)
        kept = tuple(p for p in parts if p.op != neutral)
        if len(kept) == 1:
            return kept[0]
        return Expression(self.op, kept) if kept else Expression(neutral)

    def test(self) -> Test:
        """A function from a kind's mask to whether the expression is true of it. Settings must be bound."""
        if self.op == "any":
            return lambda mask: True
        if self.op == "none":
            return lambda mask: False
        if not self.parts:
            bit = BITS[self.op]
            return lambda mask: mask & bit != 0
        tests = [p.test() for p in self.parts]
        if self.op == "!":
            only = tests[0]
            return lambda mask: not only(mask)
        if self.op == "&":
            return lambda mask: all(t(mask) for t in tests)
        return lambda mask: any(t(mask) for t in tests)

    def over(self, columns: Mapping[str, NDArray[np.bool_]]) -> NDArray[np.bool_]:
        """The truth of the bound expression for many kinds at once; `columns` holds bool[kinds] for each tag."""
        if self.op in ("any", "none"):
            return np.full(len(next(iter(columns.values()))), self.op == "any")
        if not self.parts:
            return columns[self.op]
        truths = [p.over(columns) for p in self.parts]
        if self.op == "!":
            return ~truths[0]
        join = np.logical_and if self.op == "&" else np.logical_or
        return np.asarray(join.reduce(truths))


def parse(text: str) -> Expression:
    """The expression that `text` says. ExpressionError with the place and the word that is wrong."""
    tokens: list[tuple[str, int]] = []
    at = 0
    while at < len(text.rstrip()):
        found = _TOKEN.match(text, at)
        if found is None:
            start = at + len(text[at:]) - len(text[at:].lstrip())
            raise ExpressionError("words-admission-syntax", start, text[start : start + 12])
        token = found.group("name") or found.group("sign")
        tokens.append((token, found.end() - len(token)))
        at = found.end()
    tokens.append(("", len(text)))
    parser = _Parser(tokens)
    out = parser.any_of()
    if parser.token:
        parser.fail()
    return out


class _Parser:
    def __init__(self, tokens: list[tuple[str, int]]) -> None:
        self.tokens, self.i = tokens, 0

    @property
    def token(self) -> str:
        return self.tokens[self.i][0]

    def fail(self) -> None:
        token, at = self.tokens[self.i]
        raise ExpressionError("words-admission-syntax" if token else "words-admission-end", at, token)

    def any_of(self) -> Expression:
        return self._chain("|", self.all_of)

    def all_of(self) -> Expression:
        return self._chain("&", self.one)

    def _chain(self, sign: str, part: Callable[[], Expression]) -> Expression:
        parts = [part()]
        while self.token == sign:
            self.i += 1
            parts.append(part())
        return parts[0] if len(parts) == 1 else Expression(sign, tuple(parts))

    def one(self) -> Expression:
        token, at = self.tokens[self.i]
        if token == "!":
            self.i += 1
            return Expression("!", (self.one(),))
        if token == "(":
            self.i += 1
            out = self.any_of()
            if self.token != ")":
                self.fail()
            self.i += 1
            return out
        if not token or token in "&|)":
            self.fail()
        if token[0] != "?" and token != "any" and token not in BITS:
            raise ExpressionError("words-admission-tag", at, token)
        self.i += 1
        return Expression(token)
