"""The rule book's section 1, clause by clause: each test has its clause in the name."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.grid.play import Rigged, Table, faces
from tests.grid.tiny import Tiny

from verbarium.core.rules import Refusal
from verbarium.games.grid import api, rule_set
from verbarium.games.grid.api import Word
from verbarium.games.grid.judge import judge
from verbarium.games.grid.paths import Board, neighbours
from verbarium.games.grid.points import table as points_table
from verbarium.games.grid.points import worth
from verbarium.games.grid.presets import shipped
from verbarium.games.grid.reference import solve
from verbarium.games.grid.ruleset import Penalties, RuleSet


def on(text: str) -> Board:
    grid = faces(text)
    return Board(grid.rows, grid.cols, tuple(face.lower() for face in grid.faces))


def verdicts(
    rules: RuleSet, words: Tiny, grid: str, *lists: str, asked: tuple[str, ...] = (), **more: Any
) -> list[list[tuple[str, str, int]]]:
    """Mark and points of each word of each list; words in `asked` were asked for by their authors."""
    lines = tuple(
        tuple(Word(w, "noted", asked=seat if w in asked else None) for w in one.split())
        for seat, one in enumerate(lists)
    )
    judged = judge(rules, words, [on(grid)], lines, **more)
    return [[(w.word, w.mark, w.points) for w in one] for one in judged]


EN = rule_set("boggle-en")


# -- words and paths ----------------------------------------------------------------------------------------------


def test_words_run_through_neighbouring_dice_in_eight_directions() -> None:
    board = on("abc hxd gfe")
    for word in ("xa", "xb", "xc", "xd", "xe", "xf", "xg", "xh"):
        assert board.trace(word) is not None
    assert board.trace("ac") is None


def test_each_die_at_most_once_in_a_word() -> None:
    """The same die may not come twice; two dice with the same letter may."""
    assert on("abcd efgh ijkl mnop").trace("abcgfb") is None
    assert on("to xy").trace("tot") is None
    assert on("to tx").trace("tot") is not None


def test_no_wrap_around() -> None:
    board = on("abcd efgh ijkl mnop")
    assert board.trace("aeh") is None
    assert board.trace("deh") is None
    assert board.trace("am") is None
    assert neighbours(4, 4)[3] == (2, 6, 7)


def test_a_word_found_by_two_paths_counts_once() -> None:
    words = Tiny(["ada"])
    assert list(solve(words.words(), on("ad aa"), 3)) == ["ada"]
    assert verdicts(EN, words, "ad aa", "ada ada") == [[("ada", "valid", 1), ("ada", "repeated", 0)]]


def test_the_first_path_in_cell_order_is_the_one_that_is_shown() -> None:
    assert on("aab aab").trace("ab") == (1, 2)
    assert on("abc bxb").trace("abc") == (0, 1, 2)


def test_words_inside_other_words_count() -> None:
    """roseau, rose, rosa, seau, eau"""
    words = Tiny(["roseau", "rose", "seau", "eau"], "fr")
    marks = verdicts(rule_set("boggle-fr"), words, "rose zzua zzzz zzzz", "roseau rose seau eau")
    assert [m for _, m, _ in marks[0]] == ["valid"] * 4


def test_qu_is_one_face_worth_two_letters_of_length() -> None:
    """SQUARE: 5 dice, 6 letters."""
    words = Tiny(["square"])
    judged = judge(EN, words, [on("sqa zer zzz")], ((Word("square", "noted"),),))
    (word,) = judged[0]
    assert (word.mark, word.letters, len(word.path), word.points) == ("valid", 6, 5, 3)


def test_faces_may_hold_two_letters_or_be_a_hole() -> None:
    board = Board(2, 2, ("th", "e", "", "in"))
    assert board.trace("the") == (0, 1)
    assert board.trace("thin") == (0, 3)
    assert board.trace("te") is None  # a face is used whole or not at all
    assert Board(1, 3, ("a", "", "b")).trace("ab") is None


# -- verdicts -----------------------------------------------------------------------------------------------------

RU = Tiny(["кот", "ток", "елка"], "ru")


def test_every_word_gets_exactly_one_verdict_in_the_fixed_order() -> None:
    """length, repetition, path, lexicon, admission, cancellation"""
    words = Tiny(["cat"], barred={"oct": "octet"})
    lists = verdicts(EN, words, "cat ozz", "ca qqq cat cat taz oac oct", "cat")
    assert [m for _, m, _ in lists[0]] == [
        "too-short",
        "not-on-the-grid",
        "cancelled",
        "repeated",
        "not-a-word",
        "not-a-word",
        "not-on-the-grid",  # it is also barred, but the path comes first
    ]
    barred = verdicts(EN, Tiny([], barred={"oca": "oca"}), "cat ozz", "oca")
    assert barred == [[("oca", "not-admitted", 0)]]


def test_a_short_word_is_too_short_before_anything_else() -> None:
    assert verdicts(EN, Tiny(["at"]), "cat ozz", "at at zz") == [
        [("at", "too-short", 0), ("at", "too-short", 0), ("zz", "too-short", 0)]
    ]


def test_only_words_valid_in_themselves_cancel_each_other() -> None:
    words = Tiny(["cat"])
    assert verdicts(EN, words, "cat ozz", "cat taz", "taz cat") == [
        [("cat", "cancelled", 0), ("taz", "not-a-word", 0)],
        [("taz", "not-a-word", 0), ("cat", "cancelled", 0)],
    ]


def test_who_cancelled_whom_is_told() -> None:
    lines = tuple((Word(w, "noted"),) for w in ("cat", "tac", "cat", "cat"))
    judged = judge(EN, Tiny(["cat", "tac"]), [on("cat ozz")], lines)
    assert [w.others for (w,) in judged] == [(2, 3), (), (0, 3), (0, 2)]


def test_comparison_is_after_folding_and_display_keeps_the_proper_spelling() -> None:
    fr = Tiny(["été"], "fr")
    assert (
        verdicts(rule_set("boggle-fr"), fr, "ete zzz", "ETE", "été", "e\u0301te\u0301")
        == [[("été", "cancelled", 0)]] * 3
    )


def test_yo_is_folded_everywhere_in_russian() -> None:
    ru = Tiny(["ёлка"], "ru")
    assert verdicts(rule_set("boggle-ru"), ru, "елка яяяя", "елка", "ЁЛКА") == [
        [("ёлка", "cancelled", 0)],
        [("ёлка", "cancelled", 0)],
    ]


def test_members_of_one_team_do_not_cancel_each_other_their_list_is_the_union() -> None:
    rules = replace(EN, teams=True, sides=(1, 1, 2))
    words = Tiny(["cat", "tac"])
    table = Table(Rigged(words, "cat ozz"), replace(rules, rounds=1), 3)
    table.shake()
    table.write(0, "tac", "cat")
    table.write(1, "tac", "coz")
    table.write(2, "cat")
    table.ring()
    assert table.lists() == [
        [("tac", "valid", 1), ("cat", "cancelled", 0)],
        [("tac", "repeated", 0), ("coz", "not-a-word", 0)],
        [("cat", "cancelled", 0)],
    ]
    assert table.points() == [1, 1, 0]
    outcome = table.view().outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1, 2)


def test_a_wrong_word_of_two_team_mates_is_fined_once() -> None:
    rules = replace(rule_set("paroliere-tournament"), teams=True, sides=(1, 1), minimum=5)
    lists = verdicts(rules, Tiny([], "it"), "abcde fghij", "abcde", "abcde")
    assert [one[0][2] for one in lists] == [-1, 0]


# -- penalties ----------------------------------------------------------------------------------------------------

IT = Tiny(
    ["carta", "carte", "tracce"], "it", barred={"carto": "cartare", "cartone": "cartone", "cartoncin": "x"}
)
GRID = "carte znoxx zcinx"


@pytest.mark.parametrize(
    ("word", "mark", "points"),
    [
        ("carte", "valid", 2),
        ("carto", "not-admitted", -1),
        ("cartx", "not-a-word", -1),
        ("cartonc", "not-a-word", -2),
        ("cartonci", "not-a-word", -2),
        ("cartoncin", "not-admitted", -3),
        ("zzzzz", "not-on-the-grid", -2),
        ("tracce", "not-on-the-grid", -2),
    ],
)
def test_paroliere_tournament_penalties(word: str, mark: str, points: int) -> None:
    """not a word/not admitted: 5-6 letters −1, 7-8 −2, 9+ −3; not on the grid −2"""
    judged = judge(rule_set("paroliere-tournament"), IT, [on(GRID)], ((Word(word, "noted"),),))
    ((got,),) = judged
    assert (got.mark, got.points) == (mark, points)
    assert bool(got.clause) == (points < 0)


def test_paroliere_tournament_keeps_the_same_word_on_several_lists() -> None:
    lines = ((Word("carte", "noted"),), (Word("carte", "noted"),))
    judged = judge(rule_set("paroliere-tournament"), IT, [on(GRID)], lines)
    assert [(w.mark, w.points, w.others) for (w,) in judged] == [("valid", 2, (1,)), ("valid", 2, (0,))]


def test_paroliere_genova_fines_a_wrong_word_only_if_its_author_asked_for_the_check() -> None:
    """not a word 0, or −1 if its author asked for the check; not on the grid −1"""
    rules = rule_set("paroliere-genova")
    lists = verdicts(rules, IT, GRID, "carte cart cartx zzzz", "cart", asked=("cartx",))
    assert lists == [
        [
            ("carte", "valid", 2),
            ("cart", "not-a-word", 0),
            ("cartx", "not-a-word", -1),
            ("zzzz", "not-on-the-grid", -1),
        ],
        [("cart", "not-a-word", 0)],
    ]


def test_asking_while_one_writes_marks_ones_own_word() -> None:
    rules = replace(rule_set("paroliere-genova"), rounds=1)
    table = Table(Rigged(IT, GRID), rules)
    table.shake()
    table.write(0, "cart", "cartx")
    assert table.do(0, api.Doubt(0, "CARTX")) is None
    assert table.do(1, api.Doubt(0, "cart")) == Refusal("grid-only-your-own")
    table.ring()
    assert table.lists()[0] == [("cart", "not-a-word", 0), ("cartx", "not-a-word", -1)]
    assert table.view().seats[0].rounds[0].penalties == 1


def test_penalty_order_first_failing_check_decides_or_the_worst() -> None:
    rules = replace(
        rule_set("paroliere-tournament"), penalties=Penalties(not_a_word=((5, -1), (9, -5)), not_on_grid=-2)
    )
    # neither on the grid nor a word
    assert verdicts(rules, IT, GRID, "zzzzzzzzz")[0][0][1:] == ("not-on-the-grid", -2)
    worst = replace(rules, penalty="worst")
    assert verdicts(worst, IT, GRID, "zzzzzzzzz")[0][0][1:] == ("not-on-the-grid", -5)
    assert verdicts(worst, IT, GRID, "zzzzz")[0][0][1:] == ("not-on-the-grid", -2)


def test_maxiparoliere_four_takes_a_point_for_a_word_that_is_not_on_the_grid() -> None:
    rules = rule_set("maxiparoliere-four")
    assert (rules.grids, rules.rows, rules.cols, rules.seconds) == (4, 5, 5, 600)
    assert verdicts(rules, IT, GRID, "zzzzz cartx") == [
        [("zzzzz", "not-on-the-grid", -1), ("cartx", "not-a-word", 0)]
    ]


def test_several_grids_at_once_have_lists_of_their_own() -> None:
    words = Tiny(["carte", "carta"], "it")
    rules = replace(rule_set("maxiparoliere-four"), grids=2)
    table = Table(Rigged(words, GRID, "atrac zzzzz zzzzz"), rules)
    table.shake()
    table.write(0, "carte")
    table.write(0, "carta", "carte", grid=1)
    assert table.do(0, api.Write("carte", 2)) == Refusal("grid-no-such-grid")
    table.ring()
    assert table.lists()[0] == [
        ("carte", "valid", 1),
        ("carta", "valid", 1),
        ("carte", "not-on-the-grid", -1),
    ]


# -- points -------------------------------------------------------------------------------------------------------

BOX = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5, 8: 11, 9: 11, 17: 11}
POINTS: dict[str, dict[int, int]] = {
    "boggle-en": BOX,
    "boggle-fr": {3: 1, 4: 1, 5: 1 + 1, 6: 1 + 2, 7: 1 + 4, 8: 1 + 10, 12: 1 + 10},
    "boggle-fr-conjugated": BOX,
    "boggle-ru": BOX,
    "boggle-pl": BOX,
    "boggle-it": BOX,
    "paroliere-box": {k: v for k, v in BOX.items() if k > 3},
    "paroliere-box-3": BOX,
    "paroliere-tournament": {5: 2, 6: 3, 7: 5, 8: 8, 9: 12, 15: 12},
    "paroliere-genova": {4: 1, 5: 2, 6: 3, 7: 5, 8: 16, 9: 18, 11: 22},
    "maxiparoliere": {k: v for k, v in BOX.items() if k > 3},
    "maxiparoliere-genova": {5: 2, 6: 3, 7: 5, 8: 16, 10: 20},
    "maxiparoliere-four": {5: 1, 6: 2, 7: 3, 8: 5, 9: 7, 10: 9, 12: 13},
    "lexy": BOX,
    "big-boggle": {k: v for k, v in BOX.items() if k > 3},
    "super-big-boggle": {4: 1, 5: 2, 6: 3, 7: 5, 8: 11, 9: 18, 10: 20},
}


@pytest.mark.parametrize("name", POINTS)
def test_points_by_letters(name: str) -> None:
    for rules in shipped()[name].values():
        assert {n: worth(rules.points, n) for n in POINTS[name]} == POINTS[name]
        assert rules.minimum == min(POINTS[name])
        assert points_table(rules.points)[rules.minimum - 1] == 0


def test_every_row_of_the_table_is_there() -> None:
    assert set(POINTS) == set(shipped())


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("boggle-en", ("en", 4, 4, "cancelled", "all-forms", "B")),
        ("boggle-fr", ("fr", 4, 4, "cancelled", "no-conjugated", "A")),
        ("boggle-fr-conjugated", ("fr", 4, 4, "cancelled", "all-forms", "A")),
        ("boggle-ru", ("ru", 4, 4, "cancelled", "nouns-nominative", "A")),
        ("boggle-pl", ("pl", 4, 4, "cancelled", "all-forms", "D")),
        ("paroliere-box", ("it", 4, 4, "cancelled", "all-forms", "A")),
        ("paroliere-box-3", ("it", 4, 4, "cancelled", "all-forms", "B")),
        ("paroliere-tournament", ("it", 4, 4, "kept", "club", "A")),
        ("paroliere-genova", ("it", 4, 4, "cancelled", "genova", "A")),
        ("maxiparoliere", ("it", 5, 5, "cancelled", "all-forms", "B")),
        ("maxiparoliere-genova", ("it", 5, 5, "cancelled", "genova", "A")),
        ("maxiparoliere-four", ("it", 5, 5, "kept", "genova", "A")),
        ("lexy", ("it", 4, 4, "cancelled", "all-forms", "D")),
        ("big-boggle", ("en", 5, 5, "cancelled", "all-forms", "B")),
        ("super-big-boggle", ("en", 6, 6, "cancelled", "all-forms", "C")),
    ],
)
def test_rule_sets_say_what_the_table_says(name: str, facts: tuple[Any, ...]) -> None:
    r = next(iter(shipped()[name].values()))
    assert (r.language, r.rows, r.cols, r.same_word, r.admission, r.confidence) == facts
    assert r.source
    assert r.seconds == (600 if name == "maxiparoliere-four" else 180)


# -- verification, disputes ---------------------------------------------------------------------------------------


def test_only_challenged_words_are_checked_and_what_nobody_doubts_stands() -> None:
    words = Tiny(["cat"])
    table = Table(Rigged(words, "cat ozz"), replace(EN, verify="challenged", rounds=1))
    table.shake()
    table.write(0, "cat", "taz", "coz", "qqq", "ca")
    table.write(1, "taz")
    table.ring()
    view = table.view(1)
    assert view.phase == "doubting"
    assert [(w.word, w.mark) for w in view.doubtful[0]] == [
        ("cat", "noted"), ("taz", "noted"), ("coz", "noted"), ("qqq", "not-on-the-grid"), ("ca", "too-short"),
    ]  # fmt: skip
    assert view.reading is None
    assert table.do(1, api.Doubt(0, "qqq")) == Refusal("grid-not-a-question-of-words", {"word": "qqq"})
    assert table.do(1, api.Doubt(0, "coz")) is None
    assert table.do(1, api.Doubt(0, "cat")) is None
    assert table.do(0, api.Doubt(1, "coz")) == Refusal("grid-not-on-list", {"word": "coz"})
    table.next()
    assert table.lists() == [
        [("cat", "valid", 1), ("taz", "cancelled", 0), ("coz", "not-a-word", 0), ("qqq", "not-on-the-grid", 0),
         ("ca", "too-short", 0)],
        [("taz", "cancelled", 0)],
    ]  # fmt: skip


def test_doubting_ends_by_its_own_deadline() -> None:
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, verify="challenged", rounds=1))
    table.shake()
    table.ring()
    table.wait(120_000)
    assert table.view().phase == "over"


def disputed(seats: int = 3) -> Table:
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, overrule=True, rounds=1), seats)
    table.shake()
    table.write(0, "coz", "cat")
    table.ring()
    assert table.lists()[0] == [("coz", "not-a-word", 0), ("cat", "valid", 1)]
    return table


def test_the_table_can_overrule_by_unanimous_vote_of_the_other_players() -> None:
    table = disputed()
    assert table.do(0, api.Doubt(0, "COZ")) is None
    assert table.lists()[0][0] == ("coz", "disputed", 0)
    assert table.do(0, api.Vote(0, "coz", True)) == Refusal("grid-you-raised-it")
    assert table.do(1, api.Vote(0, "coz", True)) is None
    assert table.lists()[0][0] == ("coz", "disputed", 0)
    assert table.do(2, api.Vote(0, "coz", True)) is None
    assert table.lists()[0][0] == ("coz", "valid", 1)
    reading = table.view().reading
    assert reading is not None
    assert reading.lists[0][0].ruling
    assert table.points() == [2, 0, 0]
    assert table.do(1, api.Doubt(0, "coz")) == Refusal("grid-table-has-ruled", {"word": "coz"})
    table.next()
    outcome = table.view().outcome
    assert outcome is not None
    assert outcome.points == (2, 0, 0)


def test_one_vote_with_the_lexicon_and_it_decides() -> None:
    table = disputed()
    assert table.do(0, api.Doubt(0, "coz")) is None
    assert table.do(2, api.Vote(0, "coz", False)) is None
    assert table.lists()[0][0] == ("coz", "not-a-word", 0)
    assert table.do(1, api.Vote(0, "coz", True)) == Refusal("grid-not-disputed", {"word": "coz"})


def test_a_valid_word_falls_only_if_its_author_agrees() -> None:
    table = disputed(2)
    assert table.do(1, api.Doubt(0, "cat")) is None
    assert table.lists()[0][1][1] == "disputed"
    assert table.do(0, api.Vote(0, "cat", False)) is None
    assert table.lists()[0][1] == ("cat", "not-a-word", 0)


def test_an_open_dispute_ends_as_the_lexicon_says_when_everybody_goes_on() -> None:
    table = disputed()
    assert table.do(0, api.Doubt(0, "coz")) is None
    table.next()
    outcome = table.view().outcome
    assert outcome is not None
    assert outcome.points == (1, 0, 0)
    assert table.lists()[0][0] == ("coz", "not-a-word", 0)


def test_club_rule_sets_let_the_dictionary_settle_every_controversy() -> None:
    assert not any(rules.overrule for preset in shipped().values() for rules in preset.values())
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rounds=2))
    table.shake()
    table.write(0, "coz")
    table.ring()
    assert table.do(1, api.Doubt(0, "coz")) == Refusal("grid-lexicon-decides")
