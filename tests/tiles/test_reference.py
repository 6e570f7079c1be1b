"""The judge of play against the kernels' own measures: three readings of the rules, no code shared."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.boards.conftest import Case, case, scattered
from tests.grid.tiny import Tiny

from verbarium.core.rules import Refusal
from verbarium.fast import board_reference, turn_reference
from verbarium.fast.board import BLANK, STAR, Connection, Joined, Premium
from verbarium.fast.turn import TurnRules, best_turn
from verbarium.games.tiles.api import Draft, Lay, Play, Put
from verbarium.games.tiles.finder import Finder, board_rules, turn_rules
from verbarium.games.tiles.reference import judge
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.games.tiles.sets import Layout, TileSet

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Among:
    """The words of a case, as the judge asks for them."""

    def __init__(self, c: Case) -> None:
        self.words = {"".join(ALPHABET[i] for i in w).lower() for w in c.words}

    def __contains__(self, text: str) -> bool:
        return text in self.words

    def why(self, text: str) -> object:
        return Tiny(["x"]).why(text)


def rule_set(c: Case, **more: object) -> RuleSet | None:
    """The case's rules as a rule set; None where its premiums are none that a board of ours can have."""
    r = c.rules
    n = r.size
    letter, word = r.kernel.letter[: n * n], r.kernel.word[: n * n]
    start = r.kernel.start[: n * n]
    rows = []
    for q in range(n * n):
        key = (int(letter[q]), int(word[q]), bool(start[q]))
        named = {(1, 1, False): ".", (2, 1, False): "d", (3, 1, False): "t", (1, 2, False): "D",
                 (1, 3, False): "T", (1, 1, True): "*"}  # fmt: skip
        if key not in named:
            return None
        rows.append(named[key])
    layout = Layout("c", "c", "D", "c", r.need, 1, tuple("".join(rows[i * n : i * n + n]) for i in range(n)))
    bag = TileSet("c", "c", "en", "D", "c", tuple((ALPHABET[i], 9, v) for i, v in enumerate(r.values)), 9, 9)
    return RuleSet(
        name="c",
        language="en",
        source="c",
        confidence="D",
        layout=layout,
        tiles=bag,
        rack=r.rack,
        connection="share" if r.connection == Connection.SHARE else "touch",
        premium={Premium.LAID: "both", Premium.MAIN: "main", Premium.ALWAYS: "always"}[r.premium],  # type: ignore[arg-type]
        joined={Joined.PRODUCT: "product", Joined.SUM: "sum", Joined.HIGHEST: "single"}[r.joined],  # type: ignore[arg-type]
        cross_words=r.cross_words,
        **more,  # type: ignore[arg-type]
    )


def plain_premiums(c: Case) -> Case:
    """The case with premiums that a board of ours can have."""
    n, luck = c.rules.size, c.luck
    kinds = [
        luck.choice([(1, 1, 0), (1, 1, 0), (2, 1, 0), (3, 1, 0), (1, 2, 0), (1, 3, 0), (1, 1, 1)])
        for _ in range(n * n)
    ]
    grid = [[kinds[r * n + k] for k in range(n)] for r in range(n)]
    fields = {f: getattr(c.rules, f) for f in c.rules.__dataclass_fields__ if f != "kernel"}
    fields |= {
        "letter_premium": [[k[0] for k in row] for row in grid],
        "word_premium": [[k[1] for k in row] for row in grid],
        "start": [[k[2] for k in row] for row in grid],
        "bonus": (),
    }
    rules = type(c.rules)(**fields)
    solver = type(c.solver)(_gaddag(c), rules)
    return Case(c.words, rules, solver, luck)


def _gaddag(c: Case) -> object:
    from tests.boards.conftest import dawg_of

    from verbarium.fast.gaddag import build

    return build(dawg_of(c.words, len(c.rules.values)))


def puts(grid: list[list[int]]) -> list[Put]:
    return [
        Put(r * len(grid) + k, ALPHABET[(cell & 63) - 1], "*" if cell & STAR else "?" if cell & BLANK else "")
        for r, row in enumerate(grid)
        for k, cell in enumerate(row)
        if cell
    ]


def hand(tiles: list[int], letters: int) -> list[str]:
    return ["?" if t == letters else "*" if t > letters else ALPHABET[t] for t in tiles]


def lay_of(p: object) -> Lay:
    return Lay(
        tuple(
            Put(q, ALPHABET[(cell & 63) - 1], "*" if cell & STAR else "?" if cell & BLANK else "")
            for q, cell in zip(p.squares, p.cells, strict=True)  # type: ignore[attr-defined]
        ),
        p.down,  # type: ignore[attr-defined]
    )


@pytest.mark.parametrize("block", range(2))
def test_single_placements_score_as_the_kernels_measure_says(block: int) -> None:
    laid = refused = 0
    for seed in range(1000 * block, 1000 * block + 60):
        c = plain_premiums(case(seed, crowded=True))
        rules = rule_set(c)
        assert rules is not None
        words, letters = Among(c), len(c.rules.values)
        for grid in ([[0] * c.rules.size for _ in range(c.rules.size)], scattered(c)):
            rack = c.rack()
            found = board_reference.placements(c.rules, c.words, grid, rack, both=True)
            for p in found:
                draft = judge(rules, puts(grid), hand(rack, letters), Play((lay_of(p),)), words)
                assert isinstance(draft, Draft), (seed, draft, p)
                assert draft.points == p.score, (seed, p, draft)
                laid += 1
            legal = {(p.squares, p.cells, p.down) for p in found}
            for _ in range(40):
                tries = c.luck.sample(range(c.rules.size**2), min(2, c.rules.size**2))
                cells = [
                    t + 1 if t < letters else c.luck.randint(1, letters) + (BLANK if t == letters else STAR)
                    for t in rack[: len(tries)]
                ]
                tries = sorted(tries[: len(cells)])
                if not cells:
                    continue
                down = c.luck.random() < 0.5
                trial = Play(
                    (
                        Lay(
                            lay_of(type("P", (), {"squares": tries, "cells": cells, "down": down})).tiles,
                            down,
                        ),
                    )
                )
                draft = judge(rules, puts(grid), hand(rack, letters), trial, words)
                assert isinstance(draft, Draft) == ((tuple(tries), tuple(cells), down) in legal), (
                    seed,
                    trial,
                    draft,
                )
                refused += isinstance(draft, Refusal)
    assert laid > 300
    assert refused > 300


def test_turns_score_as_the_kernels_search_says() -> None:
    """The best turn that the search finds is legal for the judge, and scores the same; nothing better is refused."""
    turns = 0
    for seed in range(150):
        c = plain_premiums(case(seed, crowded=True))
        luck = c.luck
        switches = {k: luck.random() < 0.5 for k in ("final_words", "build_on_turn", "swap", "given_counts")}
        rules = rule_set(c, several=True, **switches)
        assert rules is not None
        words, letters = Among(c), len(c.rules.values)
        grid = [[0] * c.rules.size for _ in range(c.rules.size)]
        for _ in range(3):
            rack = c.rack(0.1)
            found = best_turn(c.solver, c.solver.board(grid), rack, turn_rules(rules), seconds=None)
            want = turn_reference.best_score(c.rules, c.words, grid, rack, TurnRules(**switches))
            if found is None:
                continue
            play = Finder(rules, Tiny(["ab"], "en")).play(found.steps)
            draft = judge(rules, puts(grid), hand(rack, letters), play, words)
            assert isinstance(draft, Draft), (seed, draft, play)
            assert draft.points == found.score == want, (seed, switches, draft, found)
            turns += 1
            cells = {p.square: p for p in puts(grid)}
            cells |= {p.square: Put(p.square, p.letter) for p in draft.swapped}
            cells |= {p.square: p for m in draft.made for p in m.tiles}
            for q, p in cells.items():
                wild = {"": 0, "?": BLANK, "*": STAR}[p.wild]
                grid[q // c.rules.size][q % c.rules.size] = ALPHABET.index(p.letter) + 1 + wild
    assert turns > 100


def test_shipped_rule_sets_tell_the_kernels_the_same_bonus() -> None:
    from tests.tiles.shared import preset

    scarabeo = board_rules(preset("scarabeo-it", "it"))
    assert scarabeo.kernel.bonus.reshape(-1, 2)[:, 0].tolist() == [0, 10, 10, 10, 10, 10, 20, 40, 60]
    assert scarabeo.kernel.bonus.reshape(-1, 2)[:, 1].tolist() == [0, 0, 0, 0, 0, 0, 10, 30, 50]
    with_length = board_rules(preset("scarabeo-it", "it", pure_with_length=True))
    assert with_length.kernel.bonus.reshape(-1, 2)[:, 0].tolist() == [0, 0, 0, 0, 0, 0, 20, 40, 60]


def test_tiles_of_a_rack_are_counted() -> None:
    assert Counter(Finder(preset_en(), Tiny(["ab"], "en")).tiles([0, 0, 26, 27])) == Counter("AA?*")


def preset_en() -> RuleSet:
    from tests.tiles.shared import preset

    return preset("crossword-en", "en")
