"""Points and penalties as people write them: "5:2 6:3 7:5 8:8 9+:12"."""

from __future__ import annotations

import re

from verbarium.games.grid.ruleset import Penalties, Points

_ITEM = re.compile(r"(?P<letters>\d+)(?P<up>\+?):(?P<points>-?\d+)(?P<each>x?)")
_MORE = re.compile(r"\+(?P<points>\d+)")


def parse_points(text: str) -> Points:
    """Points from their notation. Raises ValueError.

    "4:1 5:2" pairs of letters and points; then one of
    "8+:11"  so much from 8 letters on · "8+:2x"  2 a letter from 8 letters on · "+2"  2 more a letter over the last
    """
    table: list[tuple[int, int]] = []
    items = text.split()
    for at, item in enumerate(items):
        last = at == len(items) - 1
        if last and table and (more := _MORE.fullmatch(item)):
            return Points(tuple(table), "add", int(more["points"]))
        found = _ITEM.fullmatch(item)
        if not found or (found["up"] and not last) or (found["each"] and not found["up"]):
            raise ValueError(item)
        letters, brings = int(found["letters"]), int(found["points"])
        if found["each"]:
            if not table or table[-1][0] != letters - 1:
                raise ValueError(item)
            return Points(tuple(table), "each", brings)
        table.append((letters, brings))
    if not table:
        raise ValueError(text)
    return Points(tuple(table))


def show_points(points: Points) -> str:
    """The notation of a points table; `parse_points` reads it back."""
    pairs = [f"{letters}:{brings}" for letters, brings in points.table]
    last, brings = points.table[-1]
    match points.beyond:
        case "same":
            pairs[-1] = f"{last}+:{brings}"
        case "each":
            pairs.append(f"{last + 1}+:{points.per_letter}x")
        case "add":
            pairs.append(f"+{points.per_letter}")
    return " ".join(pairs)


def parse_steps(text: str) -> tuple[tuple[int, int], ...]:
    """Steps "5:-1 7:-2 9:-3", each from so many letters on; "" for none. Raises ValueError."""
    steps = []
    for item in text.split():
        found = _ITEM.fullmatch(item.replace("+:", ":"))
        if not found or found["each"]:
            raise ValueError(item)
        steps.append((int(found["letters"]), int(found["points"])))
    return tuple(steps)


def show_steps(penalties: Penalties) -> str:
    """The notation of what a wrong word costs; `parse_steps` reads it back."""
    return " ".join(f"{letters}:{cost}" for letters, cost in penalties.not_a_word)
