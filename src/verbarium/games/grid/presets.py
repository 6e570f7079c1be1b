"""The rule sets that come with the house, and those that a club adds."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from importlib.abc import Traversable
from importlib.resources import files

from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.settings import parse
from verbarium.texts import Trouble

Preset = Mapping[str, RuleSet]
"""A rule set in each language in which it is played."""

ORDER = (
    "paroliere-box", "paroliere-box-3", "paroliere-tournament", "paroliere-genova", "maxiparoliere",
    "maxiparoliere-genova", "maxiparoliere-four", "lexy", "boggle-en", "boggle-fr", "boggle-fr-conjugated",
    "boggle-ru", "boggle-pl", "boggle-it", "big-boggle", "super-big-boggle",
)  # fmt: skip
"""How the shipped rule sets are offered."""

DAILY = {
    "it": "paroliere-box", "fr": "boggle-fr", "en": "boggle-en", "ru": "boggle-ru", "pl": "boggle-pl",
}  # fmt: skip
"""The rule set of the grid of the day: 16 dice, as in each language's own box."""

DAILY_CHANGES = {"rounds": 1, "least_words": 20}
"""One round; and a grid that is everybody's for a whole day is not a poor one."""


def load(folder: Iterable[Traversable]) -> dict[str, Preset]:
    """The rule sets in a folder's `*.toml` files, by name. Raises Trouble with file, line and key."""
    out: dict[str, Preset] = {}
    for file in sorted(folder, key=lambda f: f.name):
        if not file.name.endswith(".toml"):
            continue
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as e:
            raise Trouble("cli-file-unreadable", file=file.name, why=str(e)) from None
        out[file.name.removesuffix(".toml")] = parse(text, file.name)
    return out


@functools.cache
def shipped() -> Mapping[str, Preset]:
    """The house's own rule sets, in the order in which they are offered."""
    found = load((files(__package__) / "rulesets").iterdir())
    return {
        name: found[name] for name in sorted(found, key=lambda n: (ORDER.index(n) if n in ORDER else 99, n))
    }


def pick(presets: Mapping[str, Preset], name: str, language: str) -> RuleSet:
    """A rule set in one of its languages ("": its first). Raises Trouble for another."""
    if name not in presets:
        raise Trouble("rules-no-such-preset", preset=name)
    preset = presets[name]
    if language and language not in preset:
        raise Trouble("rules-not-in-language", preset=name, language=language, known=", ".join(preset))
    return preset[language or next(iter(preset))]
