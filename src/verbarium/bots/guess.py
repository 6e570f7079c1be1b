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


def consonando(view: Any, luck: random.Random) -> dict[str, Any]:
    """A command to Consonando, sensible or not."""
    if view["phase"] == "writing" and luck.random() < 0.8:
        vowels = view["rules"]["vowels"]
        some = luck.sample(view["draw"], luck.randrange(1, len(view["draw"]) + 1))
        word = "".join(c + luck.choice(vowels) for c in some)
        letters = [*view["rules"]["weights"], ""]
        jolly = {"add": luck.choice(letters), "remove": luck.choice([*view["draw"], ""])}
        return {"type": "write", "word": word, "jolly": jolly if luck.random() < 0.2 else None}
    return luck.choice([{"type": "stop"}, {"type": "next"}, {"type": "erase"}])


def parola(view: Any, luck: random.Random) -> dict[str, Any]:
    """A command to PAROLA, sensible or not."""
    hand = [c["card"] for c in view["hand"]] or [0]
    laid = next((s["laid"]["row"] for s in view["seats"] if s["laid"]), [{"card": 0}])
    row = [{"card": c, "letter": view["rules"]["deck"][c][0].replace("*", "a")} for c in hand[:-1]]
    return luck.choice(
        [
            {"type": "touch"},
            {"type": "touch"},
            {"type": "no", "no": luck.random() < 0.8},
            {"type": "draw"},
            {"type": "discard", "card": luck.choice(hand)},
            {"type": "discard", "card": luck.choice(hand)},
            {"type": "keep"},
            {"type": "flip", "card": luck.choice(hand)},
            {"type": "declare"},
            {"type": "lay", "row": row or [{"card": 0, "letter": "a"}], "closing": hand[-1]},
            {"type": "contest"},
            {"type": "pick", "card": luck.choice(laid)["card"]},
            {"type": "throw"},
            {"type": "name", "category": "x"},
            {"type": "vote", "counts": luck.random() < 0.5},
            {"type": "wider", "seconds": luck.randrange(10)},
            {"type": "next"},
        ]
    )


def junior(view: Any, luck: random.Random) -> dict[str, Any]:
    """A command to Junior, sensible or not."""
    return luck.choice(
        [
            {"type": "put", "die": luck.randrange(8), "place": luck.choice([None, 0, 1, 2, 3])},
            {"type": "put", "die": luck.randrange(8), "place": None},
            {"type": "back", "place": luck.randrange(4)},
            {"type": "peek", "up": luck.random() < 0.5},
            {"type": "next"},
        ]
    )


def tiles(view: Any, luck: random.Random) -> dict[str, Any]:
    """A command to a tile game, sensible or not."""
    rack = view["rack"] or ["A"]
    letters = [letter for letter, _, _ in view["rules"]["tiles"]["tiles"]]
    size = len(view["rules"]["layout"]["rows"])
    first, down = luck.randrange(size * size), luck.random() < 0.5
    if not view["board"]:
        first = size // 2 * size + size // 2
    laid = [
        {
            "square": min(first + i * (size if down else 1), size * size - 1),
            "letter": tile if tile in letters else luck.choice(letters),
            "wild": "" if tile in letters else tile,
        }
        for i, tile in enumerate(luck.sample(rack, min(len(rack), luck.randint(1, 3))))
    ]
    return luck.choice(
        [
            {"type": "play", "placements": [{"tiles": laid}]},
            {"type": "play", "placements": [{"tiles": laid}], "swaps": [first]},
            {"type": "exchange", "tiles": luck.sample(rack, luck.randint(1, len(rack)))},
            {"type": "pass"},
            {"type": "challenge"},
            {"type": "accept"},
            {"type": "done", "done": luck.random() < 0.8},
            {"type": "next"},
            {"type": "nudge"},
            {"type": "abort", "agree": luck.random() < 0.5},
        ]
    )
