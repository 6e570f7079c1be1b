"""Admissions: which kinds of word count, by name, from TOML files, with settings that a table can switch."""

from __future__ import annotations

import functools
import hashlib
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from verbarium.texts import Trouble
from verbarium.words.expression import Expression, ExpressionError, Test, parse


@dataclass(frozen=True)
class Admission:
    """A named expression over one reading's kind; a form is admitted if any of its readings is.

    name      as rule sets write it (club-it)
    settings  every setting of the expression with its value
    changed   whether a table widened or narrowed it
    """

    name: str
    expression: Expression
    settings: Mapping[str, bool]
    changed: bool = False

    @functools.cached_property
    def bound(self) -> Expression:
        """The expression with the settings put in."""
        return self.expression.bound(self.settings)

    @functools.cached_property
    def test(self) -> Test:
        """From a kind's mask to whether such a reading is admitted."""
        return self.bound.test()

    @functools.cached_property
    def fingerprint(self) -> str:
        """Changes when any reading could be judged differently; the name does not matter."""
        return hashlib.sha256(str(self.bound).encode()).hexdigest()[:16]

    def switched(self, **settings: bool) -> Admission:
        """With some settings switched. Trouble for a setting that it does not have."""
        for name in settings:
            if name not in self.settings:
                raise Trouble("words-admission-setting", admission=self.name, setting=name)
        return replace(self, settings={**self.settings, **settings})

    def widened(self, text: str) -> Admission:
        """Admits also what `text` (an expression without settings) is true of."""
        return self._joined("|", text)

    def narrowed(self, text: str) -> Admission:
        """Admits only what `text` is true of as well."""
        return self._joined("&", text)

    def _joined(self, sign: str, text: str) -> Admission:
        try:
            more = parse(text)
            _check_settings(more, self.settings)
        except ExpressionError as e:
            raise Trouble(e.code, place=self.name, near=e.near) from e
        return replace(self, expression=Expression(sign, (self.expression, more)), changed=True)


class _Table(msgspec.Struct, forbid_unknown_fields=True):
    expr: str
    languages: tuple[str, ...] = ()
    settings: dict[str, bool] | None = None
    per_language: dict[str, _Table] = msgspec.field(name="in", default_factory=dict)


def _check_settings(expression: Expression, settings: Mapping[str, bool]) -> None:
    for name in expression.names():
        if name[0] == "?" and name[1:] not in settings:
            raise ExpressionError("words-admission-unset", 0, name)


def _line(text: str, table: str, key: str) -> int:
    """The line, from 1, where `key` of [table] stands; the table's own if the key is not found."""
    head = re.search(rf"^\s*\[\s*{re.escape(table)}\s*\]", text, re.MULTILINE)
    if head is None:
        return 1
    body = re.search(rf"^\s*{re.escape(key)}\s*=|^\s*\[", text[head.end() :], re.MULTILINE)
    at = head.end() + (body.end() if body and text[head.end() + body.end() - 1] == "=" else 0)
    return text.count("\n", 0, at) + 1


def read(text: str, file: str) -> dict[str, Admission]:
    """Every admission of a TOML text, by its full name. Trouble names the file, the line and the key."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise Trouble("words-admission-toml", place=file, why=str(e)) from e
    out: dict[str, Admission] = {}
    for name, value in raw.items():
        table = _converted(value, text, file, name)
        for language in table.languages or ("",):
            own = table.per_language.get(language)
            where = f"{name}.in.{language}" if own else name
            chosen = own or table
            settings = chosen.settings if chosen.settings is not None else (table.settings or {})
            full = f"{name}-{language}" if language else name
            out[full] = Admission(full, _parsed(chosen.expr, settings, text, file, where), settings)
        for language in table.per_language:
            if language not in table.languages:
                own = table.per_language[language]
                settings = own.settings if own.settings is not None else (table.settings or {})
                where = f"{name}.in.{language}"
                full = f"{name}-{language}"
                out[full] = Admission(full, _parsed(own.expr, settings, text, file, where), settings)
    return out


def _converted(value: Any, text: str, file: str, name: str) -> _Table:
    try:
        return msgspec.convert(value, _Table)
    except msgspec.ValidationError as e:
        key = re.search(r"\$\.(\w+)|field `(\w+)`", str(e))
        named = (key.group(1) or key.group(2)) if key else ""
        raise Trouble(
            "words-admission-field", place=f"{file}:{_line(text, name, named)}", key=named or name, why=str(e)
        ) from e


def _parsed(expr: str, settings: Mapping[str, bool], text: str, file: str, table: str) -> Expression:
    try:
        out = parse(expr)
        _check_settings(out, settings)
    except ExpressionError as e:
        line = _line(text, table, "expr")
        if expr.count("\n"):  # a text in triple quotes starts on the next line
            line += 1 + expr.count("\n", 0, e.at)
        raise Trouble(e.code, place=f"{file}:{line}: {table}.expr", near=e.near) from e
    return out


@functools.cache
def shipped() -> Mapping[str, Admission]:
    """Every admission that Verbarium ships, by name."""
    file = files("verbarium.words") / "admissions.toml"
    return read(file.read_text(encoding="utf-8"), file.name)


def admission(name: str, **settings: bool) -> Admission:
    """The shipped admission of that name, with settings switched. Trouble if there is none."""
    found = shipped().get(name)
    if found is None:
        raise Trouble("words-admission-unknown", name=name)
    return found.switched(**settings) if settings else found


def read_file(path: Path) -> dict[str, Admission]:
    """The admissions of a club's own TOML file. Trouble names the line and the key."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as e:
        raise Trouble("cli-file-unreadable", file=str(path), why=e.strerror or str(e)) from e
    except UnicodeDecodeError as e:
        raise Trouble("words-list-encoding", file=path.name, line=1) from e
    return read(text, path.name)
