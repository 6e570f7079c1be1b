"""The grid games as worlds for the laws: every shipped rule set, and settings that no shipped one has."""

from __future__ import annotations

import functools
from typing import Any

from msgspec.structs import replace
from tests.grid.tiny import Tiny
from tests.laws.laws import World

from verbarium.core.game import Game
from verbarium.games.grid import api, game
from verbarium.games.grid.presets import shipped
from verbarium.games.grid.ruleset import RuleSet

LETTERS = {"ru": "оаеинтслрк", "pl": "aoeiznwrst"}
"""What dice show most."""


@functools.cache
def words(language: str) -> Tiny:
    """All "words" of three common letters, and some longer ones, so that every throw of dice holds some."""
    letters = LETTERS.get(language, "aeioutsrnl")
    three = [a + b + c for a in letters for b in letters for c in letters if len({a, b, c}) == 3]
    long = [w + v for w in three[::3] for v in ("ta", "tes") if language not in LETTERS]
    long += [w + v for w in three[::3] for v in ("та", "нос") if language == "ru"]
    return Tiny(three + long, language, barred={w + letters[0]: w for w in three[1::5]})


@functools.cache
def grid_game() -> Game:
    return game(lambda rules: words(rules.language), par=lambda rules, grids: 7)


def moves(view: api.View, choice: int) -> Any:
    """Mostly words: some on the grid, some not; now and then everything else, in season or out of it."""
    kind, rest = choice % 10, choice // 10
    pool = words(view.rules.language).words()
    text = pool[rest * 37 % len(pool)]
    if view.grids and kind < 4:
        text = _traced(view, rest)
    seat, grid = rest % (len(view.seats) + 1), rest % (view.rules.grids + 1) if rest % 5 == 0 else 0
    mine = [w.word for w in view.mine] or ["zz"]
    lists = view.doubtful or (view.reading.lists if view.reading else ())
    theirs = [(s, w) for s, one in enumerate(lists) for w in one]
    someone = theirs[rest % len(theirs)] if theirs else (seat, api.Word(text, "noted"))
    match kind:
        case 0 | 1 | 2 | 3 | 4 | 5:
            return api.Write(text, grid)
        case 6:
            if rest % 2:
                return api.Erase(mine[rest % len(mine)], grid)
            return api.Doubt(view.me or 0, mine[rest % len(mine)], grid)
        case 7:
            return api.Doubt(someone[0], someone[1].word, someone[1].grid)
        case 8:
            if rest % 3 == 0:
                return api.Away(rest % 2 == 0)
            return api.Vote(someone[0], someone[1].word, rest % 5 > 0, someone[1].grid)
        case _:
            return (
                api.Next()
                if view.phase in ("doubting", "reading")
                else api.Stop()
                if rest % 4 == 0
                else api.Write("x")
            )


def _traced(view: api.View, choice: int) -> str:
    """Letters along a path of the first grid."""
    grid = view.grids[0]
    cell, out = choice % len(grid.faces), ""
    used = set()
    while len(out) < 3 + choice % 4 and cell not in used:
        used.add(cell)
        out += grid.faces[cell]
        y, x = divmod(cell, grid.cols)
        near = [
            b * grid.cols + a
            for b in range(max(y - 1, 0), min(y + 2, grid.rows))
            for a in range(max(x - 1, 0), min(x + 2, grid.cols))
            if b * grid.cols + a not in used
        ]
        cell = near[choice % len(near)] if near else cell
    return out or "x"


def world(name: str, rules: RuleSet, seats: int = 3) -> World:
    return World(name, grid_game(), rules, moves, seats)


def worlds() -> list[World]:
    """Every shipped rule set in each language, and what only settings make."""
    out = [
        world(f"{name}-{language}", rules)
        for name, preset in shipped().items()
        for language, rules in preset.items()
    ]
    plain, genova = shipped()["boggle-en"]["en"], shipped()["paroliere-genova"]["it"]
    out += [
        world("challenged", replace(plain, verify="challenged")),
        world("challenged-asked", replace(genova, verify="challenged")),
        world("overruled", replace(plain, overrule=True, rounds=2)),
        world("overruled-rest", replace(plain, overrule=True, rest_seconds=20)),
        world("at-once", replace(plain, verdicts="at-once")),
        world("target", replace(plain, rounds=None, target=5)),
        world("worst", replace(genova, penalty="worst")),
        world("teams", replace(plain, teams=True, sides=(1, 1, 2))),
        world("personal-time", replace(plain, extra_seconds=(0, 60, 5))),
        world("par", replace(plain, normalise="par", rounds=2)),
        world("alone", replace(plain, normalise="percent-of-possible"), seats=1),
        world("large", replace(plain, rows=6, cols=5, least_words=150)),
    ]
    return out
