"""Everything that chance decides: the bag, who begins, and what comes of an exchange."""

from __future__ import annotations

from collections.abc import Sequence

from verbarium.core.dice import Dice
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.games.tiles.state import Dealt, Tiles


def all_tiles(rules: RuleSet) -> Tiles:
    """Every tile of the set, in its order."""
    plain = [letter for letter, count, _ in rules.tiles.tiles for _ in range(count)]
    return (*plain, *"?" * rules.tiles.blanks, *"*" * rules.tiles.stars)


def dealt(rules: RuleSet, seats: int, key: bytes) -> Dealt:
    """The bag shaken, a full rack for each seat in turn, and who begins. Tiles are drawn from the bag's end."""
    bag = list(Dice(key, "bag").shuffled(all_tiles(rules)))
    racks = []
    for _ in range(1 if rules.duplicate else seats):
        racks.append(tuple(bag[-rules.rack :]))
        del bag[-rules.rack :]
    first = Dice(key, "first").below(seats) if rules.order == "lot" and not rules.duplicate else 0
    return Dealt(tuple(racks), tuple(bag), first)


def drawn(bag: Tiles, count: int) -> tuple[Tiles, Tiles]:
    """Up to `count` tiles from the bag's end, and the rest."""
    count = min(count, len(bag))
    return bag[len(bag) - count :], bag[: len(bag) - count]


def exchanged(bag: Tiles, gave: Sequence[str], key: bytes, turn: int) -> tuple[Tiles, Tiles]:
    """What is drawn for the tiles given, and the bag with these in it, shaken anew. `turn`: its number."""
    drew, rest = drawn(bag, len(gave))
    return drew, Dice(key, f"exchange {turn}").shuffled((*rest, *gave))
