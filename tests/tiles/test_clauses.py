"""Clauses of the rule book (GAMES sections 4 and 7), and public bug reports of the scoring kind, as examples."""

from __future__ import annotations

import pytest
from tests.tiles.shared import lay, play, preset, put, small, table

from verbarium.core.rules import Refusal
from verbarium.games.tiles.api import Draft, Lay, Play, Put
from verbarium.games.tiles.reference import judge
from verbarium.games.tiles.ruleset import RuleSet

RU = preset("slovodel-ru", "ru")
CROSS = preset("crossword-en", "en")
SCARABEO = preset("scarabeo-it", "it")


class Any_:
    """Every word counts, but these."""

    def __init__(self, *barred: str) -> None:
        self.barred = barred

    def __contains__(self, text: str) -> bool:
        return text not in self.barred

    def why(self, text: str) -> object:
        from tests.cards.cardroom import Tiny

        return Tiny(["x"]).why(text)


def judged(rules: RuleSet, rack: str, turn: Play, board: tuple[Put, ...] = (), words: object = None) -> Draft:
    found = judge(rules, board, rack, turn, words or Any_())  # type: ignore[arg-type]
    assert isinstance(found, Draft), found
    return found


def refused(rules: RuleSet, rack: str, turn: Play, board: tuple[Put, ...] = (), words: object = None) -> str:
    found = judge(rules, board, rack, turn, words or Any_())  # type: ignore[arg-type]
    assert isinstance(found, Refusal), found
    return found.code


def on_board(rules: RuleSet, *lays: Lay) -> tuple[Put, ...]:
    return tuple(sorted((p for one in lays for p in one.tiles), key=lambda p: p.square))


# -- GAMES 7, Słowodziel ------------------------------------------------------------------------------------------


def test_7_6_three_words_in_one_turn_of_seven_tiles() -> None:
    turn = play(
        lay(RU, (8, 8), "across", "КОТ"), lay(RU, (9, 10), "down", "ОМ"), lay(RU, (10, 11), "across", "ОР")
    )
    draft = judged(RU, "КОТОМОР", turn)
    assert [m.points for m in draft.made] == [5, 7, 5]
    assert [(e.code, e.points) for e in draft.extras] == [("tiles-bonus-all", 25)]
    assert draft.points == 42


def test_7_7_the_first_word_covers_two_brown_squares_itself() -> None:
    turn = play(lay(RU, (8, 9), "across", "КОТ"), lay(RU, (9, 9), "down", "ИТ"))
    assert refused(RU, "КОТИТАА", turn) == "tiles-start"
    assert judged(RU, "КОТИТАА", play(lay(RU, (7, 9), "down", "КОТ")))


def test_7_8_an_invalid_word_brings_the_whole_turn_back() -> None:
    turn = play(
        lay(RU, (8, 8), "across", "КОТ"), lay(RU, (9, 10), "down", "ОМ"), lay(RU, (10, 11), "across", "ОР")
    )
    assert refused(RU, "КОТОМОР", turn, words=Any_("мор")) == "tiles-word"
    game = table(RU, ["кот", "том"], seed=b"t" * 32)
    before = game.view(0)
    letters = "".join(t for t in before.rack if t.isalpha())[:2]
    assert game.do(0, play(lay(RU, (8, 8), "across", letters)))
    assert game.view(0) == before


def test_7_9_a_star_taken_up_must_be_used() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КоТ"))
    star = board[1].square
    unused = play(lay(RU, (9, 8), "down", "РОТ"), swaps=[star])
    assert refused(RU, "ОРОТААА", unused, board) == "tiles-star-unused"
    used = judged(RU, "ОРТАААА", play(lay(RU, (9, 8), "down", "РоТ"), swaps=[star]), board)
    assert used.swapped == (board[1],)


def test_7_10_a_short_rack_emptied_earns_no_bonus() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КОТ"))
    assert judged(RU, "АААНН", play(lay(RU, (9, 10), "down", "АННАА")), board).extras == ()


# -- GAMES 4 ------------------------------------------------------------------------------------------------------


def test_side_contact_alone_is_not_enough() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КОТ"))
    assert refused(RU, "СОНАААА", play(lay(RU, (9, 8), "across", "СОН")), board) == "tiles-share"
    beside = play(lay(CROSS, (9, 8), "across", "SON"))
    assert judged(CROSS, "SONABCD", beside, on_board(CROSS, lay(CROSS, (8, 8), "across", "CAT")))


def test_a_parallel_word_can_be_built_letter_by_letter() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КОТ"))
    turn = play(*(lay(RU, (9, 8 + i), "down", letter, True) for i, letter in enumerate("ОНА")))
    assert len(judged(RU, "ОНАСССС", turn, board).made) == 3


def test_every_prefix_of_a_turn_stands_with_valid_words_only() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КОТ"))
    turn = play(*(lay(RU, (9, 8 + i), "down", letter, True) for i, letter in enumerate("ОНА")))
    assert refused(RU, "ОНАСССС", turn, board, Any_("он")) == "tiles-word"


def test_earlier_placements_count_as_on_the_board_or_not() -> None:
    turn = play(lay(RU, (8, 8), "across", "КОТ"), lay(RU, (9, 10), "down", "ОМ"))
    assert judged(RU, "КОТОМАА", turn)
    strict = preset("slovodel-ru", "ru", build_on_turn=False)
    assert refused(strict, "КОТОМАА", turn) == "tiles-needs-old"


@pytest.mark.parametrize(("joined", "factor"), [("product", 9), ("sum", 6), ("single", 3)])
def test_two_word_premiums_on_one_word(joined: str, factor: int) -> None:
    """Squares (1,1) and (1,8) of the crossword board are both threefold; here a word of eight covers two."""
    rules = preset("crossword-en", "en", joined=joined, rack=8)
    board = on_board(rules, lay(rules, (1, 4), "across", "E"))
    turn = play(lay(rules, (1, 1), "across", "AIO.NRST"))
    assert judged(rules, "AIONRSTX", turn, board).made[0].points == factor * 8


def test_letters_before_words_and_each_premium_once() -> None:
    first = judged(CROSS, "QUIZABC", play(lay(CROSS, (8, 5), "across", "QUIZ")))
    assert first.points == 2 * (10 + 1 + 1 + 10)
    board = on_board(CROSS, lay(CROSS, (8, 5), "across", "QUIZ"))
    again = judged(CROSS, "ZESABCD", play(lay(CROSS, (8, 9), "across", "ZES")), board)
    assert again.points == 10 + 1 + 1 + 10 + 10 + 1 + 1


def test_scarabeo_premiums_count_every_time() -> None:
    board = on_board(SCARABEO, lay(SCARABEO, (9, 8), "across", "CASA"))
    draft = judged(SCARABEO, "LENTEABC", play(lay(SCARABEO, (9, 12), "across", "L")), board)
    assert draft.made[0].points == 6
    wide = on_board(SCARABEO, lay(SCARABEO, (9, 4), "across", "CASA"))
    assert judged(SCARABEO, "TOABCDEF", play(lay(SCARABEO, (9, 8), "across", "TO")), wide).made[0].points == 7


def test_scarabeo_bonuses() -> None:
    bonus = {6: 10, 7: 30, 8: 50}
    for tiles, extra in bonus.items():
        word = "CANTATES"[:tiles]
        draft = judged(SCARABEO, "CANTATES", play(lay(SCARABEO, (9, 9), "across", word)))
        assert sum(e.points for e in draft.extras) == extra + 10
    with_star = judged(SCARABEO, "CASAABC*", play(lay(SCARABEO, (9, 9), "across", "CASa")))
    assert with_star.extras == ()
    only_long = preset("scarabeo-it", "it", pure_with_length=True)
    assert judged(only_long, "CASAABCD", play(lay(only_long, (9, 9), "across", "CASA"))).extras == ()
    special = judged(SCARABEO, "SCARABEO", play(lay(SCARABEO, (9, 9), "across", "SCARABEO")))
    assert [(e.code, e.points) for e in special.extras] == [
        ("tiles-bonus-all", 50),
        ("tiles-bonus-pure", 10),
        ("tiles-bonus-special", 100),
    ]


def test_a_star_scores_its_letter_and_a_blank_nothing() -> None:
    assert judged(RU, "КОТ*ААА", play(lay(RU, (8, 8), "across", "КоТ"))).points == 5
    blank = Play((Lay((put(CROSS, (8, 8), "Q?"), put(CROSS, (8, 9), "I"))),))
    assert judged(CROSS, "?IABCDE", blank).points == 2


def test_a_tile_given_for_a_star_counts_among_the_seven() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КоТ"))
    turn = play(lay(RU, (9, 8), "down", "РАНАЛИс"), swaps=[board[1].square])
    rack = "ОРАНАЛИ"
    assert judged(RU, rack, turn, board).extras[0].points == 25
    assert judged(preset("slovodel-ru", "ru", given_counts=False), rack, turn, board).extras == ()


def test_a_word_extended_in_the_same_turn_scores_each_time_or_once() -> None:
    turn = play(lay(RU, (8, 8), "across", "КОТ"), lay(RU, (8, 11), "across", "Ы"))
    each = judged(RU, "КОТЫААА", turn)
    assert [m.points for m in each.made] == [5, 9]
    final = judged(preset("slovodel-ru", "ru", final_words=True), "КОТЫААА", turn)
    assert [m.points for m in final.made] == [0, 9]


def test_cross_words_score_or_not() -> None:
    board = on_board(RU, lay(RU, (8, 8), "across", "КОТ"))
    turn = play(lay(RU, (7, 8), "down", "А", True), lay(RU, (7, 9), "down", "Н", True))
    assert (
        judged(RU, "АНССССС", turn, board).points
        > judged(preset("slovodel-ru", "ru", cross_words=False), "АНССССС", turn, board).points
    )


# -- public bug reports, scoring ----------------------------------------------------------------------------------


def test_b41_the_bonus_is_for_tiles_laid_in_that_very_turn() -> None:
    board = on_board(CROSS, lay(CROSS, (8, 8), "across", "CAT"))
    assert judged(CROSS, "SEAT", play(lay(CROSS, (9, 10), "down", "SEAT")), board).extras == ()


def test_b42_either_tile_may_be_the_blank() -> None:
    board = on_board(CROSS, lay(CROSS, (8, 6), "across", "DUCE"))
    rack, scores = "RUIAG?E", []
    for word in ("GRuGeAI", "gRUGEAI"):
        tiles = [put(CROSS, (1 + i, 9), x if x.isupper() else f"{x.upper()}?") for i, x in enumerate(word)]
        found = judge(CROSS, board, rack, Play((Lay(tuple(tiles), True),)), Any_())
        scores.append(found.points if isinstance(found, Draft) else -1)
    assert scores[0] != scores[1]


def test_b46_a_premium_counts_only_in_the_move_that_covers_it() -> None:
    board = on_board(CROSS, lay(CROSS, (8, 4), "across", "CARE"))
    assert judged(CROSS, "SABCDEF", play(lay(CROSS, (8, 8), "across", "S")), board).points == 2 * (
        3 + 1 + 1 + 1 + 1
    )
    over = on_board(CROSS, lay(CROSS, (8, 5), "across", "CARE"))
    assert judged(CROSS, "SABCDEF", play(lay(CROSS, (8, 9), "across", "S")), over).points == 7


def test_b47_cross_words_at_the_edges() -> None:
    board = on_board(CROSS, lay(CROSS, (1, 1), "across", "CAT"), lay(CROSS, (15, 13), "across", "TEA"))
    down = judged(CROSS, "OBCDEFG", play(lay(CROSS, (2, 1), "across", "O", True)), board)
    assert [w.word for w in down.made[0].words] == ["CO"]
    up = judged(CROSS, "OBCDEFG", play(lay(CROSS, (14, 15), "across", "O", True)), board)
    assert [(w.word, w.square) for w in up.made[0].words] == [("OA", 13 * 15 + 14)]


def test_b54_the_first_tiles_laid_cover_the_start_whoever_lays_them() -> None:
    rules = small()
    game = table(rules)
    from verbarium.games.tiles import api

    assert game.do(0, api.Pass()) == ""
    rack = game.view(1).rack
    assert game.do(1, play(lay(rules, (1, 1), "across", "".join(rack[:2])))) in (
        "tiles-start",
        "tiles-not-in-hand",
    )
    assert judged(rules, "CATS", play(lay(rules, (4, 4), "across", "CAT")))


def test_yo_may_be_laid_as_ye_never_the_other_way_round() -> None:
    """Where the set has a ё tile, ё never stands for е; where it has none, е serves for ё (GAMES 4, B28)."""
    from verbarium.games.tiles import shipped_words

    with_yo = shipped_words(preset("crossword-ru", "ru"))
    assert "ёлка" in with_yo
    assert "елка" in with_yo
    assert "ель" in with_yo
    assert "ёль" not in with_yo
    assert "елка" in shipped_words(RU)
    assert "Ё" not in RU.tiles.letters


def test_the_source_s_own_examples_of_what_counts() -> None:
    from verbarium.games.tiles import shipped_words

    words = shipped_words(preset("slowodziel-pl", "pl"))
    assert [w for w in ("ogonek", "domek") if w in words] == []
    assert [w for w in ("mostek", "wagi", "wybory", "nożyczki", "kleszcze") if w not in words] == []
    why = words.why("domek")
    assert (why.admitted, why.reason) == (False, "dim")


@pytest.mark.parametrize(
    ("turn", "code"),
    [
        (play(lay(CROSS, (8, 8), "across", "X")), "tiles-not-in-hand"),
        (play(lay(CROSS, (8, 8), "across", "C")), "tiles-no-word"),
        (play(Lay((put(CROSS, (8, 8), "C"), put(CROSS, (9, 9), "A")))), "tiles-not-in-line"),
        (play(lay(CROSS, (8, 7), "across", "C.A")), "tiles-gap"),
        (play(lay(CROSS, (1, 1), "across", "CA")), "tiles-start"),
        (play(Lay((Put(400, "C"),))), "tiles-off-board"),
        (play(Lay((put(CROSS, (8, 8), "C"), put(CROSS, (8, 8), "A")))), "tiles-square-taken"),
        (play(lay(CROSS, (8, 8), "across", "CA"), lay(CROSS, (9, 8), "down", "T")), "tiles-one-word"),
        (play(lay(CROSS, (8, 8), "across", "CA"), swaps=[3]), "tiles-no-swap"),
    ],
)
def test_what_cannot_be_laid(turn: Play, code: str) -> None:
    assert refused(CROSS, "CATABCD", turn) == code
