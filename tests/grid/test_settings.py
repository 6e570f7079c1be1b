"""Rule sets as data: files of a club, settings of a host, fingerprints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.games.grid import game, rule_set, words_of
from verbarium.games.grid.dice import dice_of, dice_sets
from verbarium.games.grid.notation import parse_points, parse_steps, show_points, show_steps
from verbarium.games.grid.points import worth
from verbarium.games.grid.presets import load, shipped
from verbarium.games.grid.ruleset import OF_THE_MATCH, RuleSet, fingerprint
from verbarium.games.grid.settings import changed, parse
from verbarium.texts import LANGUAGES, Trouble, say

CLUB = """\
title = "Our evening"
language = "it"
source = "our club, by word of mouth"
confidence = "D"
points = "4:1 5:2 6+:3x"
minimum = 4

[penalties]
not_on_grid = -1
"""


def test_a_club_drops_a_file_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "our-evening.toml").write_text(CLUB, encoding="utf-8-sig")
    (tmp_path / "notes.txt").write_text("not a rule set")
    found = load(tmp_path.iterdir())
    rules = found["our-evening"]["it"]
    assert (rules.name, rules.penalties.not_on_grid, worth(rules.points, 7)) == ("our-evening", -1, 21)
    assert "our-evening" in game(rule_sets=found).presets


@pytest.mark.parametrize(
    ("change", "code", "where", "key"),
    [
        (("minimum = 4", "minimun = 4"), "rules-key-unknown", 6, "minimun"),
        (("minimum = 4", 'minimum = "four"'), "rules-key-value", 6, "minimum"),
        (("minimum = 4", "minimum = 0"), "rules-key-value", 6, "minimum"),
        (("minimum = 4", "minimum = 3"), "rules-points-below", 6, "minimum"),
        (("6+:3x", "6+:x"), "rules-points-notation", 5, "points"),
        (("5:2", "5:2 5:2"), "rules-points-order", 5, "points"),
        (("not_on_grid = -1", "not_on_grid = 1"), "rules-key-value", 9, "penalties.not_on_grid"),
        (("not_on_grid = -1", 'not_a_word = "9:-1 5:-2"'), "rules-penalties-order", 8, "penalties"),
        (("minimum = 4", "minimum = 4\nverdicts = 'at-once'"), "rules-penalties-at-once", 7, "verdicts"),
        (('language = "it"', 'language = "xx"'), "rules-language-unknown", 2, "language"),
        (("minimum = 4", "minimum = 4\nrows = 99"), "rules-key-value", 7, "rows"),
        (("minimum = 4", "minimum = 4\ndice = 'loaded'"), "rules-no-such-dice", 7, "dice"),
        (("minimum = 4", "minimum = 4\nadmission = 'nope'"), "rules-admission", 7, "admission"),
        (("minimum = 4", "minimum = 4\nswitches.odd = true"), "rules-admission", 7, "switches"),
        (("minimum = 4", "minimum = = 4"), "rules-not-toml", 6, None),
        (('points = "4:1 5:2 6+:3x"\n', ""), "rules-key-missing", 1, "points"),
    ],
)
def test_errors_name_the_line_and_the_key(
    change: tuple[str, str], code: str, where: int, key: str | None
) -> None:
    text = CLUB.replace(*change)
    assert text != CLUB
    with pytest.raises(Trouble) as caught:
        parse(text, "club/our-evening.toml")
    facts = caught.value.facts
    assert (caught.value.code, facts["where"], facts.get("key")) == (
        code,
        f"club/our-evening.toml:{where}",
        key,
    )
    for language in LANGUAGES:
        assert str(where) in say(language, caught.value.code, **facts)


@pytest.mark.parametrize(
    ("changes", "field", "value"),
    [
        ({"size": "5x6"}, "cols", 6),
        ({"seconds": 90}, "seconds", 90),
        ({"minimum": 5}, "minimum", 5),
        ({"points": "3:1 4+:2x"}, "points", parse_points("3:1 4+:2x")),
        ({"penalties.not_on_grid": -3}, "penalties", None),
        ({"penalties.not_a_word": "3:-1 8:-2"}, "penalties", None),
        ({"verdicts": "at-once"}, "verdicts", "at-once"),
        ({"same_word": "kept"}, "same_word", "kept"),
        ({"rounds": None, "target": 100}, "target", 100),
        ({"grids": 2}, "grids", 2),
        ({"normalise": "match-points"}, "normalise", "match-points"),
        ({"admission": "lemmas"}, "admission", "lemmas"),
        ({"teams": True}, "teams", True),
        ({"verify": "challenged"}, "verify", "challenged"),
        ({"dice": "en_1976"}, "dice", "en_1976"),
        ({"switches.rare": False}, "switches", (("rare", False),)),
    ],
)
def test_a_host_may_change(changes: dict[str, Any], field: str, value: object) -> None:
    before = rule_set("boggle-en")
    after = changed(before, changes)
    assert after != before
    if value is not None:
        assert getattr(after, field) == value
    assert print_of(after) != print_of(before)


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "mine"}, {"source": "me"}, {"confidence": "A"}, {"language": "fr"}, {"seats": "1"}, {"sides": "1"},
        {"colour": "red"}, {"seconds": 5}, {"seconds": "90"}, {"size": "5"}, {"size": "99x99"}, {"rounds": None},
        {"points": "many"}, {"minimum": 2}, {"verdicts": "never"}, {"penalties.colour": 1}, {"size.x": 4},
        {"verify": "challenged", "verdicts": "at-once"}, {"points": 4}, {"penalties": 3}, {"minimum": True},
        {"admission": "nope"}, {"admission": "club"}, {"admission": "club-it"}, {"switches.odd": True},
        {"lexicon": "../secret"}, {"lexicon": "/etc/passwd"}, {"lexicon": ".hidden"}, {"lexicon": "a/b"},
    ],
)  # fmt: skip
def test_a_host_may_not_change(changes: dict[str, Any]) -> None:
    with pytest.raises(Trouble) as caught:
        changed(rule_set("boggle-en"), changes)
    for language in LANGUAGES:
        assert say(language, caught.value.code, **caught.value.facts)


def test_par_needs_somebody_who_computes_it() -> None:
    rules = changed(rule_set("boggle-en"), {"normalise": "par"})
    with pytest.raises(Trouble, match="par"):
        game().check(rules)
    game(par=lambda rules, grids: 1).check(rules)


def print_of(rules: RuleSet) -> str:
    return fingerprint(rules, dice_of(rules)[0].dice)


def test_fingerprints_tell_rules_apart_and_not_seatings() -> None:
    every = [rules for preset in shipped().values() for rules in preset.values()]
    assert len({print_of(r) for r in every}) == len(every)
    rules = rule_set("boggle-en")
    assert print_of(msgspec.structs.replace(rules, sides=(1, 2), extra_seconds=(9, 9))) == print_of(rules)
    dice = [list(die) for die in dice_of(rules)[0].dice]
    dice[3][2] = "Z"
    assert fingerprint(rules, dice) != print_of(rules)


def test_rule_sets_can_be_keys() -> None:
    every = [rules for preset in shipped().values() for rules in preset.values()]
    assert len(set(every)) == len(every)


def test_every_rule_set_says_what_it_is_in_five_languages() -> None:
    for name, preset in shipped().items():
        for language in LANGUAGES:
            assert say(language, f"rules-{name}")
            assert say(language, f"rules-{name}-summary")
        for rules in preset.values():
            assert rules.source
            game().check(rules)


def test_what_is_derived_is_said_to_be() -> None:
    for preset in shipped().values():
        for rules in preset.values():
            _, derived = dice_of(rules)
            assert not derived or "dice" in rules.derived, (rules.name, rules.language)
            assert rules.confidence != "D" or rules.derived


def test_dice_sets_have_six_faces_and_say_where_they_are_from() -> None:
    for dice in dice_sets().values():
        assert len(dice.dice) == dice.rows * dice.cols
        assert all(len(die) == 6 for die in dice.dice)
        assert dice.confidence in "ABCD"
    assert [face for die in dice_sets()["en_super_big"].dice for face in die].count("") == 3


@given(
    st.lists(
        st.tuples(st.integers(1, 30), st.integers(0, 40)), min_size=1, max_size=8, unique_by=lambda p: p[0]
    ),
    st.sampled_from(["same", "each", "add"]),
    st.integers(1, 9),
)
def test_points_notation_round_trip(pairs: list[tuple[int, int]], beyond: Any, per_letter: int) -> None:
    from verbarium.games.grid.ruleset import Points

    table = tuple(sorted(pairs))
    points = Points(table, beyond, 0 if beyond == "same" else per_letter)
    assert parse_points(show_points(points)) == points


def test_steps_notation() -> None:
    rules = rule_set("paroliere-tournament")
    assert rules.penalties.not_a_word == ((5, -1), (7, -2), (9, -3))
    assert parse_steps(show_steps(rules.penalties)) == rules.penalties.not_a_word
    assert parse_steps("") == ()


def test_a_rule_set_may_bring_its_own_list_of_words(tmp_path: Path) -> None:
    (tmp_path / "ours.txt").write_text("carta\ncarte\n")
    (tmp_path / "our-evening.toml").write_text(
        CLUB.replace("minimum = 4", 'minimum = 4\nlexicon = "ours.txt"')
    )
    rules = load(tmp_path.iterdir())["our-evening"]["it"]
    words = words_of(tmp_path)(rules)
    assert list(words.words()) == ["carta", "carte"]
    game(words_of(tmp_path)).check(rules)
    with pytest.raises(Trouble, match="lexicon"):
        game().check(rules)
    with pytest.raises(Trouble):
        game(words_of(tmp_path / "elsewhere")).check(rules)


def test_a_switch_bars_words_marked_rare() -> None:
    """French box rules ask for a word in all common dictionaries: a setting bars entries marked rare."""
    plain = rule_set("boggle-pl")
    strict = changed(plain, {"switches.rare": False})
    assert words_of()(strict).fingerprint != words_of()(plain).fingerprint


def test_teams_are_seated_when_a_match_begins() -> None:
    seated = game().seated
    assert seated is not None
    plain = rule_set("boggle-en")
    assert seated(plain, [1, 1, 2], [0, 0, 0]) == plain
    teams = changed(plain, {"teams": True})
    assert seated(teams, [1, 1, 2], [0, 0, 0]).sides == (1, 1, 2)
    assert seated(teams, [0, 0], [0, 0]).sides == ()


DOC = Path(__file__).resolve().parents[2] / "docs/new-rule-set.md"


def test_the_page_for_clubs_is_true() -> None:
    """Its example is a rule set, and its table knows every field."""
    text = DOC.read_text(encoding="utf-8")
    example = text.split("```toml\n", 1)[1].split("```", 1)[0]
    rules = parse("\n".join(line.removeprefix("   ") for line in example.splitlines()), "tuesday.toml")["it"]
    assert rules.penalties.not_a_word == ((4, -1), (7, -2))
    table = text.split("## Every field")[1].split("## Verdicts")[0]
    missing = [f for f in RuleSet.__struct_fields__ if f"`{f}`" not in table and f not in OF_THE_MATCH]
    assert missing == ["name"]
