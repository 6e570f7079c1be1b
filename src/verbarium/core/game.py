"""A game as the house knows it: its name, its types and its eight functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from verbarium.core.rules import Rules


@dataclass(frozen=True)
class Game:
    """What `games/<name>` hands to the house.

    name         the tag of its rule sets and views, and a Fluent key `game-<name>`
    rules        the eight functions, already holding the lexicons they ask
    rule_set     msgspec struct type of a rule set (tagged with `name`)
    command      union of command types
    event        union of event types
    view         view type (tagged with `name`)
    presets      rule sets by name, in the order in which they are offered
    seats        fewest and most seats of a rule set
    check        raises Trouble for a rule set that cannot be played
    """

    name: str
    rules: Rules[Any, Any, Any, Any, Any]
    rule_set: Any
    command: Any
    event: Any
    view: Any
    presets: Mapping[str, Any]
    seats: Callable[[Any], tuple[int, int]]
    check: Callable[[Any], None] = field(default=lambda _: None)
