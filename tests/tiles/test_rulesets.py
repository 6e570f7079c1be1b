"""Rule sets as data: complete, labelled, with texts; boards and tile sets of a host's own."""

from __future__ import annotations

import msgspec
import pytest
from tests.tiles.shared import preset, small

from verbarium.games.tiles.custom import find_layout, find_tiles
from verbarium.games.tiles.ruleset import PRESETS, RuleSet, changed, check, own_parts, seats
from verbarium.games.tiles.sets import layouts, tile_sets
from verbarium.texts import LANGUAGES, Trouble, say

ALL = [(name, language) for name, languages in PRESETS.names.items() for language in languages]
BOARD = """
[mine]
need = 1
rows = ["T.d.T", ".D.D.", "d.*.d", ".D.D.", "T.d.T"]
"""
TILES = """
blanks = 1
tiles = [["A", 9, 1], ["B", 4, 3], ["C", 4, 3]]
"""


def code_of(rules: RuleSet, **changes: object) -> str:
    with pytest.raises(Trouble) as told:
        check(changed(rules, changes))
    return told.value.code


@pytest.mark.parametrize(("name", "language"), ALL)
def test_every_rule_set_is_whole_sourced_and_labelled(name: str, language: str) -> None:
    rules = preset(name, language)
    check(rules)
    assert rules.source
    assert rules.confidence in "ABCD"
    assert rules.tiles.language == language
    assert msgspec.convert(msgspec.to_builtins(rules), RuleSet) == rules
    for table in ("layout", "tiles"):
        if getattr(rules, table).confidence == "D":
            assert table in rules.derived
    for ui in LANGUAGES:
        assert say(ui, f"rules-{name}")
        assert say(ui, f"rules-{name}-summary")


def test_the_rule_sets_that_were_asked_for() -> None:
    words = {f"crossword-{x}" for x in LANGUAGES}
    others = {"slowodziel-pl", "slovodel-ru", "slowodziel", "erudit-ru", "scarabeo-it", "net-duplicate"}
    assert set(PRESETS.names) == words | others
    assert set(PRESETS.names["net-duplicate"]) == set(LANGUAGES)
    assert set(PRESETS.names["slowodziel"]) == {"it", "fr", "en"}


def test_slowodziel_by_the_book() -> None:
    rules = preset("slowodziel-pl", "pl")
    assert (len(rules.layout.rows) ** 2, len(rules.tiles.bag), rules.rack, rules.layout.need) == (
        256,
        120,
        7,
        2,
    )
    assert (rules.bonus[7], sum(rules.bonus), rules.swap, rules.exchange_from) == (25, 25, True, 1)
    assert (rules.pass_rounds, rules.exchange_passes, rules.settle) == (2, False, "lose-gain")
    assert seats(rules) == (2, 4)


def test_other_games_by_the_book() -> None:
    erudit, scarabeo, cross = (
        preset("erudit-ru", "ru"),
        preset("scarabeo-it", "it"),
        preset("crossword-fr", "fr"),
    )
    assert (erudit.layout.size, len(erudit.tiles.bag), erudit.tiles.blanks, erudit.bonus[7]) == (
        15,
        131,
        3,
        15,
    )
    assert (scarabeo.layout.size, len(scarabeo.tiles.bag), scarabeo.rack, scarabeo.settle) == (
        17,
        130,
        8,
        "gain",
    )
    assert (scarabeo.premium, scarabeo.clock, scarabeo.connection) == ("always", "turn", "share")
    assert (cross.bonus[7], cross.exchange_from, cross.challenge) == (50, 7, "void")
    assert preset("net-duplicate", "it").turn_seconds == 180


def test_a_host_brings_a_board_and_tiles_of_his_own() -> None:
    rules = changed(small(), {"layout": BOARD, "tiles": TILES, "rack": 3, "bonus": [0, 0, 0, 5]})
    check(rules)
    assert (rules.layout.name, rules.layout.size, rules.layout.confidence) == ("own", 5, "D")
    assert (len(rules.tiles.bag), rules.tiles.name, rules.tiles.language) == (18, "own", "en")
    assert own_parts(rules) == ("layout", "tiles")
    assert not {"layout", "tiles"} & set(rules.derived)  # the host's own: the house has derived nothing
    shipped = changed(preset("crossword-en", "en"), {"layout": "erudit15", "switches.rare": False})
    assert (shipped.layout.name, shipped.switches) == ("erudit15", {"rare": False})
    assert "layout" not in shipped.derived


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("layout", "nowhere", "tiles-no-such-board"),
        ("layout", "rows = [", "tiles-toml-value"),
        ("layout", "rows = 3", "tiles-own-not-rows"),
        ("layout", 'rows = ["*"]', "tiles-board-size"),
        ("layout", 'rows = ["*.", "..."]', "tiles-board-row"),
        ("layout", 'rows = ["*.", ".?"]', "tiles-board-square"),
        ("layout", 'start = 9\nrows = ["*.", ".."]', "tiles-board-start"),
        ("layout", 'need = 2\nrows = ["*.", ".*"]', "tiles-board-need"),
        ("layout", 'need = 0\nrows = ["*.", ".*"]', "tiles-board-need"),
        ("layout", 'rows = ["..", ".."]', "tiles-board-no-start"),
        ("layout", "tiles = [['A', 20, 1]]", "tiles-own-nothing"),
        ("layout", "x = " + "1" * 7000, "tiles-own-long"),
        ("tiles", "nothing", "tiles-no-such-set"),
        ("tiles", "tiles = []", "tiles-set-letters"),
        ("tiles", 'tiles = [["A", 20, 1], ["Ą", 2, 5]]', "tiles-set-alphabet"),
        ("tiles", 'tiles = [["A", 20, 1], ["A", 2, 5]]', "tiles-set-twice"),
        ("tiles", 'tiles = [["A", 20, -1]]', "tiles-set-value"),
        ("tiles", 'tiles = [["A", -1, 1]]', "tiles-set-count"),
        ("tiles", 'tiles = [["A", 20]]', "tiles-own-not-tiles"),
        ("tiles", 'blanks = "2"\ntiles = [["A", 20, 1]]', "tiles-own-not-number"),
        ("tiles", 'tiles = [["a", 20, 1]]', "tiles-set-letter"),
        ("tiles", 'tiles = [["A", 200, 1]]', "tiles-set-count"),
        ("tiles", 'blanks = 20\ntiles = [["A", 20, 1]]', "tiles-set-wild"),
        ("tiles", 'tiles = [["A", 5, 1]]', "tiles-few-tiles"),
        ("bonus", [1] * 9, "tiles-many-bonuses"),
        ("duplicate", True, ""),
        ("language", "fr", "rules-no-such-setting"),
        ("layout.rows", "x", "rules-no-such-setting"),
        ("rack", 9, "rules-bad-setting"),
    ],
)
def test_what_cannot_be_played_is_told(name: str, value: object, code: str) -> None:
    if not code:
        check(changed(small(), {name: value}))
        assert code_of(small(swap=True), duplicate=True) == "tiles-duplicate-plain"
        return
    assert code_of(small(), **{name: value}) == code


def test_find_by_name() -> None:
    assert find_layout("crossword15") is layouts()["crossword15"]
    assert find_tiles("scarabeo") is tile_sets()["scarabeo"]
