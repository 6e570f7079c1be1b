"""Dice sets, and throwing them: chance alone decides where a die lies and which face it shows."""

from __future__ import annotations

import functools
import math
import tomllib
from dataclasses import dataclass
from importlib.resources import files

from verbarium.core.dice import Dice
from verbarium.games.grid.api import Grid
from verbarium.games.grid.ruleset import Confidence, RuleSet
from verbarium.texts import Trouble

HOLE = "_"
TRIES = 20
"""How often the dice of one grid are thrown at most, while it holds fewer words than the rule set wants."""


@dataclass(frozen=True)
class DiceSet:
    """Dice with their faces as printed ("" for a hole), and where they are known from."""

    name: str
    title: str
    language: str
    confidence: Confidence
    rows: int
    cols: int
    dice: tuple[tuple[str, ...], ...]


@functools.cache
def _book() -> tuple[dict[str, DiceSet], dict[str, tuple[str, bool]]]:
    raw = tomllib.loads(files(__package__).joinpath("dice.toml").read_text(encoding="utf-8"))
    default = {size: (d["dice"], d.get("derived", False)) for size, d in raw.pop("default").items()}
    sets = {
        name: DiceSet(
            name=name,
            dice=tuple(tuple("" if f == HOLE else f for f in die.split()) for die in d.pop("dice")),
            **d,
        )
        for name, d in raw.items()
    }
    return sets, default


def dice_sets() -> dict[str, DiceSet]:
    """All dice sets by name."""
    return _book()[0]


def dice_of(rules: RuleSet) -> tuple[DiceSet, bool]:
    """The dice that a rule set throws, and whether that choice is derived (confidence D).

    Named dice, else the language's own of that size, else the smallest of the language with enough dice for the
    grid, else its largest, thrown more than once. Raises Trouble if there is no such set.
    """
    sets, default = _book()
    if rules.dice:
        if rules.dice not in sets:
            raise Trouble("rules-no-such-dice", dice=rules.dice, known=", ".join(sets))
        found = sets[rules.dice]
        return found, found.confidence == "D" or len(found.dice) != rules.rows * rules.cols
    if own := default.get(f"{rules.language}-{rules.rows}x{rules.cols}"):
        return sets[own[0]], own[1] or sets[own[0]].confidence == "D"
    sizes = sorted(
        (sets[name] for size, (name, _) in default.items() if size.startswith(f"{rules.language}-")),
        key=lambda s: len(s.dice),
    )
    if not sizes:
        raise Trouble("rules-no-dice-of-language", language=rules.language)
    return next((s for s in sizes if len(s.dice) >= rules.rows * rules.cols), sizes[-1]), True


def throw(rules: RuleSet, key: bytes, grid: int, attempt: int = 1) -> Grid:
    """One throw of the dice for grid `grid` (from 0) of a round, drawn from the round's part key.

    The label is "grid K", from 1, and "grid K throw T" for later attempts. First the dice are shuffled (all of
    them, once more for each set that the grid needs beyond the first) and laid row by row, then a face is drawn for
    each cell in order.
    """
    label = f"grid {grid + 1}" if attempt == 1 else f"grid {grid + 1} throw {attempt}"
    luck, (dice_set, _) = Dice(key, label), dice_of(rules)
    cells = rules.rows * rules.cols
    dice = [die for _ in range(math.ceil(cells / len(dice_set.dice))) for die in luck.shuffled(dice_set.dice)]
    return Grid(rules.rows, rules.cols, tuple(luck.pick(die) for die in dice[:cells]))
