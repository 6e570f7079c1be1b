"""The games of the house, and what a preset with a host's changes means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from verbarium.core.game import Game
from verbarium.house.room.api import Setting
from verbarium.house.room.state import Chosen
from verbarium.texts import Language, Trouble

FIXED = frozenset({"name", "language", "languages", "type", "source", "confidence", "derived", "title"})
"""Fields that say what a rule set is: a host changes settings, not provenance."""


class Catalogue:
    """Games by name, presets by name."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games: Mapping[str, Game] = {g.name: g for g in games}
        self._of: dict[str, Game] = {preset: g for g in games for preset in g.presets}

    def game(self, name: str) -> Game:
        """The game called `name`; raises Trouble for none."""
        try:
            return self.games[name]
        except KeyError:
            raise Trouble("rules-no-such-game", game=name) from None

    def resolve(self, preset: str, language: Language, changes: Mapping[str, Setting]) -> Chosen:
        """The rule set in force: the preset in this language, with the host's changes, checked whole.

        Raises Trouble: no such preset, not in this language, no such setting, a value that does not fit.
        """
        game = self._of.get(preset)
        if game is None:
            raise Trouble("rules-no-such-preset", preset=preset)
        rules = game.preset(preset, language)
        if game.changed is not None:
            rules = game.changed(rules, changes)
        elif changes:
            plain = msgspec.to_builtins(rules)
            for name, value in changes.items():
                plain = _changed(plain, name, value)
            try:
                rules = msgspec.convert(plain, game.rule_set)
            except msgspec.ValidationError as e:
                raise Trouble("rules-bad-setting", why=str(e)) from None
        game.check(rules)
        seats = game.seats(rules)
        return Chosen(
            game.name,
            preset,
            language,
            dict(changes),
            msgspec.to_builtins(rules, str_keys=True),
            seats,
            game.joined is not None,
            tuple(game.levels),
        )

    def daily(self, language: Language) -> Chosen:
        """What everybody plays once a day in this language, alone. Raises Trouble if there is no such thing."""
        for game in self.games.values():
            if (once := game.daily.get(language)) is not None:
                preset, changes = once
                chosen = self.resolve(preset, language, changes)
                return replace(chosen, seats=(1, 1), joinable=False, levels=())
        raise Trouble("daily-none")


def _changed(plain: dict[str, Any], name: str, value: Setting) -> dict[str, Any]:
    """`plain` with one setting replaced; a dot goes into a part (`penalties.not_on_grid`)."""
    head, _, rest = name.partition(".")
    if head not in plain or head in FIXED:
        raise Trouble("rules-no-such-setting", setting=name)
    if not rest:
        return {**plain, head: value}
    if not isinstance(plain[head], dict):
        raise Trouble("rules-no-such-setting", setting=name)
    return {**plain, head: _changed(plain[head], rest, value)}
