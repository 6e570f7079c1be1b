"""Players who try anything: for simulations that look for what breaks, not for good play."""

from __future__ import annotations

import random
from typing import Any


def grid(view: Any, luck: random.Random) -> dict[str, Any]:
    """A command to a grid game, sensible or not, from the view as it arrives (JSON)."""
    grids = view["grids"]
    kind = luck.random()
    if view["phase"] == "writing" and grids and kind < 0.75:
        k = luck.randrange(len(grids))
        return {"type": "write", "word": _walk(grids[k], luck), "grid": k}
    if view["mine"] and kind < 0.85:
        word = luck.choice(view["mine"])
        return {"type": "erase", "word": word["word"], "grid": word.get("grid", 0)}
    return luck.choice(
        [
            {"type": "next"},
            {"type": "stop"},
            {"type": "write", "word": "zzz"},
            {"type": "doubt", "seat": luck.randrange(4), "word": "casa"},
            {"type": "vote", "seat": luck.randrange(4), "word": "casa", "stands": luck.random() < 0.5},
        ]
    )


def _walk(grid: dict[str, Any], luck: random.Random) -> str:
    """Letters along a path, mostly no word."""
    rows, cols, faces = grid["rows"], grid["cols"], grid["faces"]
    at = luck.randrange(rows * cols)
    path = [at]
    for _ in range(luck.randrange(1, 7)):
        y, x = divmod(at, cols)
        near = [
            b * cols + a
            for b in range(max(0, y - 1), min(rows, y + 2))
            for a in range(max(0, x - 1), min(cols, x + 2))
            if b * cols + a not in path
        ]
        if not near:
            break
        at = luck.choice(near)
        path.append(at)
    return "".join(faces[i] for i in path).lower() or "x"
