"""Rule sets that come with a game: TOML files, each played in several languages."""

from __future__ import annotations

import functools
import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Generic, TypeVar

import msgspec

from verbarium.texts import Trouble

T = TypeVar("T")


def data(package: str, file: str) -> dict[str, Any]:
    """A TOML file that lies in a package."""
    return tomllib.loads((files(package) / file).read_text(encoding="utf-8"))


def fingerprint(rules: Any) -> str:
    """12 hex digits that change with any rule of a rule set, and with its cards or weights."""
    raw = msgspec.json.encode(msgspec.to_builtins(rules), order="deterministic")
    return hashlib.sha256(raw).hexdigest()[:12]


class Presets(Generic[T]):
    """The rule sets of one game.

    package   where `rulesets/<name>.toml` lie. A file's fields are those of the rule set, besides `languages`, and
              `in.<language>` with what is different there
    rule_set  the struct type
    order     names, as they are offered
    complete  adds what depends on the language (letters, decks) to a rule set's plain fields
    """

    def __init__(
        self,
        package: str,
        rule_set: type[T],
        order: Sequence[str],
        complete: Callable[[dict[str, Any]], dict[str, Any]] = lambda plain: plain,
    ) -> None:
        self._package, self._rule_set, self._order, self._complete = package, rule_set, order, complete

    @functools.cached_property
    def _plain(self) -> dict[str, dict[str, Any]]:
        return {name: data(self._package, f"rulesets/{name}.toml") for name in self._order}

    @property
    def names(self) -> Mapping[str, Sequence[str]]:
        """Names with the languages in which each is played."""
        return {name: tuple(plain["languages"]) for name, plain in self._plain.items()}

    def get(self, name: str, language: str) -> T:
        """One rule set in one of its languages. Raises Trouble for another name or language."""
        plain = self._plain.get(name)
        if plain is None or language not in plain["languages"]:
            raise Trouble("rules-no-such-preset", preset=name if plain is None else f"{name} ({language})")
        here = {k: v for k, v in plain.items() if k not in ("languages", "in")}
        here |= plain.get("in", {}).get(language, {})
        return msgspec.convert(self._complete({**here, "name": name, "language": language}), self._rule_set)
