"""Mistakes that programs of this kind have made, each made impossible here. Numbers are those of the bug list."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.grid.play import Rigged, Table, faces
from tests.grid.tiny import Tiny

from verbarium.core.dice import derive
from verbarium.core.rules import Refusal
from verbarium.games.grid import api, rule_set
from verbarium.games.grid.api import Grid
from verbarium.games.grid.dice import TRIES, throw
from verbarium.games.grid.paper import Played, judge_paper, read
from verbarium.games.grid.settings import changed
from verbarium.games.grid.solver import Finder
from verbarium.texts.sheet import csv_text, harmless
from verbarium.words import alphabet, lexicon, read_list

EN = rule_set("boggle-en")


def found(words: Tiny, text: str, minimum: int = 3) -> list[str]:
    return sorted(f.word for f in Finder(words).find(faces(text), replace(EN, minimum=minimum)))


def test_b2_a_qu_die_is_never_a_bare_q() -> None:
    """Rows Qu U I T and A Qu U A: QUIT would need Q without its own U; only QUA can be laid."""
    words = Tiny(["quit", "aqua", "qua"])
    assert found(words, "quit xxxx xxxx aqua") == ["qua"]


def test_b3_sixteen_qu_dice_hold_no_word_of_bare_qs() -> None:
    words = Tiny(["qqq", "ququ", "q" * 6, "qu" * 16, "qu" * 17])
    assert found(words, "qqqq qqqq qqqq qqqq") == sorted(["ququ", "qu" * 16])


def test_b6_the_same_die_twice_is_no_path() -> None:
    assert found(Tiny(["tot", "abcgfb"]), "to xy") == []
    assert found(Tiny(["tot"]), "to tx") == ["tot"]


def test_b7_no_wrap_around_the_edges() -> None:
    assert found(Tiny(["aeh", "deh", "mab", "aei"]), "abcd efgh ijkl mnop") == ["aei"]


@pytest.mark.parametrize("grid", [Grid(0, 4, ()), Grid(4, 0, ()), Grid(1, 1, ("A",)), Grid(1, 1, ("Qu",))])
def test_b9_empty_and_tiny_grids_and_no_words_at_all(grid: Grid) -> None:
    for words in (Tiny([]), Tiny(["a", "aa", "qua"])):
        finder = Finder(words)
        assert finder.find(grid, EN) == []
        missed, possible = finder.missed([grid], EN, [])
        assert (missed, possible.words, possible.points, possible.longest) == ((), 0, 0, 0)


def test_b14_dice_are_thrown_again_while_a_grid_holds_too_few_words() -> None:
    """A bounded number of throws, recorded; the same seed gives the same grid; the best throw if none will do."""
    words = Tiny([a + b + c for a in "aeiou" for b in "tnsrl" for c in "aeiou"], "en")
    finder = Finder(words)
    for least in (0, 1, 6, 200):
        rules = replace(EN, least_words=least)
        shown = []
        for _ in range(2):
            table = Table(Rigged(words), rules)
            table.shake()
            shown.append(table.view())
        assert shown[0].grids == shown[1].grids
        (throws,) = shown[0].throws
        counts = [finder.count(throw(rules, part_of(table), 0, n), rules) for n in range(1, TRIES + 1)]
        assert 1 <= throws <= TRIES
        if least == 0:
            assert throws == 1
        elif max(counts) >= least:
            assert counts[throws - 1] >= least
            assert all(n < least for n in counts[: throws - 1])
        else:
            assert counts[throws - 1] == max(counts)


def part_of(table: Table) -> bytes:
    return derive(bytes.fromhex(table.match.state.key.peek()), "round 1")


def test_b15_b16_b17_lists_with_duplicates_line_ends_and_marks(tmp_path: Path) -> None:
    """A word that stands twice counts once, whatever the line ends and the encoding."""
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        file = tmp_path / f"{encoding}.txt"
        file.write_bytes("cat\r\ncat \nCAT\rtac  \r\ncoat".encode(encoding))
        words = read_list(file, "en")
        got = Finder(words).find(faces("cat ozz"), EN)
        assert [f.word for f in got] == ["cat", "coat", "tac"]


def test_b23_decomposed_letters_are_the_same_word() -> None:
    """ "été" typed as e and a mark is the word of three letters that the list has composed."""
    table = Table(Rigged(Tiny(["été"], "fr"), "ete zzz"), rule_set("boggle-fr"))
    table.shake()
    table.write(0, unicodedata.normalize("NFD", "été"))
    assert table.view(0).mine[0].word == "été"
    assert table.view(0).mine[0].letters == 3
    assert table.do(0, api.Write("été")) == Refusal("grid-already-written", {"word": "été"})
    table.ring()
    assert table.lists()[0] == [("été", "valid", 1)]


def test_b25_sharp_s_is_two_letters_and_needs_two_dice() -> None:
    words = Tiny(["fuß", "straße"], "de")
    assert words.words() == ["fuss", "strasse"]
    finder = Finder(words)
    grid = Grid(2, 4, ("F", "U", "S", "X", "X", "X", "S", "X"))
    assert [f.word for f in finder.find(grid, EN)] == ["fuss"]
    assert finder.find(Grid(1, 3, ("F", "U", "S")), EN) == []
    assert finder.words.display("fuss") == "fuß"


def test_b28_every_yo_is_folded_and_length_does_not_change() -> None:
    assert alphabet("ru").fold("трёхколёсный") == "трехколесный"
    words = Tiny(["ёлка"], "ru")
    grid = Grid(2, 2, ("Е", "Л", "А", "К"))
    assert [f.word for f in Finder(words).find(grid, EN)] == ["елка"]


def test_b29_b30_final_forms_are_the_same_letter() -> None:
    greek = Tiny(["εκτος"], "el")
    assert greek.words() == [alphabet("el").fold("ΕΚΤΟΣ")]
    assert "εκτοσ" in greek
    hebrew = Tiny(["מים"], "he")
    assert "מימ" in hebrew


def test_b35_b37_one_filter_and_one_scoring_for_found_missed_and_possible() -> None:
    """Found and missed words together are exactly what is possible, in number and in points, at any minimum."""
    words = Tiny(["cat", "tac", "coat", "taco", "act"])
    for minimum in (3, 4):
        points = "3:1 4:1 5+:2" if minimum == 3 else "4:1 5+:2"
        rules = changed(EN, {"minimum": minimum, "points": points, "rounds": 1})
        table = Table(Rigged(words, "cat oto"), rules)
        table.shake()
        table.write(0, "cat", "taco")
        table.ring()
        reading = table.view().reading
        assert reading is not None
        valid = [w for w in reading.lists[0] if w.mark == "valid"]
        assert len(valid) + len(reading.missed) == reading.possible.words
        assert sum(w.points for w in valid) + sum(m.points for m in reading.missed) == reading.possible.points
        assert all(len(m.word) >= minimum for m in reading.missed)
        assert (table.view().seats[0].rounds[0].percent_of_possible or 0) <= 10_000


def test_b36_the_chosen_minimum_counts_and_too_short_is_not_not_a_word() -> None:
    rules = changed(rule_set("big-boggle"), {"minimum": 3, "points": "3:1 4:1 5+:2", "rounds": 1})
    table = Table(Rigged(Tiny(["cat"]), "catxx xxxxx xxxxx xxxxx xxxxx"), rules)
    assert table.view().rules.minimum == 3
    table.shake()
    table.write(0, "cat", "ca", "tax")
    table.ring()
    assert table.lists()[0] == [("cat", "valid", 1), ("ca", "too-short", 0), ("tax", "not-a-word", 0)]


def test_b38_a_word_again_in_other_case_or_by_another_path_is_listed_once() -> None:
    table = Table(Rigged(Tiny(["ada"]), "ad aa"), EN)
    table.shake()
    table.write(0, "ada")
    for again in ("ADA", "Ada", "ada"):
        assert table.do(0, api.Write(again)) == Refusal("grid-already-written", {"word": again})
    assert table.do(1, api.Write("ada")) is None  # on his own list it is new
    assert len(table.view(0).mine) == 1


def test_b57_a_late_word_is_late_by_the_house_s_stamp() -> None:
    """B57: what a client's clock shows decides nothing."""
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rounds=2))
    table.shake()
    table.wait(180_001)
    table.write(0, "cat")
    assert table.lists() == [[], []]
    assert [w.points for w in table.view(0).after] == [0]


def test_b59_the_bell_rings_once() -> None:
    """B59: whoever is last to stop and the deadline itself may come together."""
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rounds=1))
    table.shake()
    assert table.do(0, api.Stop()) is None
    assert table.do(1, api.Stop()) is None
    table.wait(1_000_000)
    names = [type(e.event).__name__ for e in table.log]
    assert names.count("ReadOut") == names.count("Ended") == 1


def test_b64_before_the_end_no_view_has_what_others_wrote_or_what_there_is() -> None:
    """B64: neither words nor solutions, in no view."""
    words = Tiny(["cat", "taco"])
    table = Table(Rigged(words, "cat oto"), EN)
    table.shake()
    table.write(0, "cat")
    for viewer in (None, 1):
        sent = msgspec.json.encode(table.view(viewer)).decode()
        assert "cat" not in sent
        assert "taco" not in sent
        assert table.match.state.key.peek() not in sent
    table.ring()
    assert "taco" in msgspec.json.encode(table.view()).decode()


def test_b66_the_round_ends_when_the_last_unfinished_player_is_gone() -> None:
    """B66: nobody waits for an empty seat."""
    table = Table(Rigged(Tiny(["cat"]), "cat ozz"), EN)
    table.shake()
    assert table.do(0, api.Stop()) is None
    assert table.do(1, api.Away(True)) is None
    assert table.view().phase == "reading"


def test_b69_two_on_top_all_at_nothing_and_one_alone() -> None:
    """B69: those who tie share a rank, and nothing is 0."""
    for seats in (1, 2, 3):
        table = Table(Rigged(Tiny(["cat"]), "cat ozz"), replace(EN, rounds=1), seats)
        table.shake()
        table.ring()
        outcome = table.view().outcome
        assert outcome is not None
        assert outcome.points == (0,) * seats
        assert outcome.ranks == (1,) * seats
        assert table.view().seats[0].rounds[0].percent_of_best == 0


def test_b11_every_word_of_a_long_list_is_findable(tmp_path: Path) -> None:
    """More words than fit in sixteen bits: the first, the last and some between are found on grids that spell them."""
    letters = "abcdefghijklmnop"
    made = [
        a + b + c + d + e
        for a in letters
        for b in letters
        for c in letters
        for d in letters
        for e in letters[:2]
    ]
    file = tmp_path / "long.txt"
    file.write_text("\n".join(made))
    words = read_list(file, "en")
    assert len(words) == len(made) == 131_072
    finder = Finder(words)
    for word in (made[0], made[65_535], made[65_536], made[100_003], made[-1]):
        assert word in [f.word for f in finder.find(Grid(1, 5, tuple(word.upper())), EN)]


def test_html_and_formulas_in_names_and_words_are_only_text() -> None:
    """A judge's sheet for a spreadsheet has no cell that is a formula."""
    for evil in ("=1+1", "+1", "-1", "@x", "\t=1", " =1"):
        assert harmless(evil).startswith("'")
    assert harmless(-3) == "-3"
    assert csv_text([["=a", 1], ['q"x', None]]) == '\'=a,1\n"q""x",\n'


def test_the_paper_judge_and_the_table_say_the_same() -> None:
    words = Tiny(["cat", "coat", "taco"], barred={"oct": "octet"})
    rules = replace(rule_set("paroliere-tournament"), language="en", minimum=3, rounds=1, dice="en_1987")
    table = Table(Rigged(words, "cat oto"), rules)
    table.shake()
    table.write(0, "cat", "taco", "zzz", "oto")
    table.write(1, "cat", "to")
    table.ring()
    players, rounds = read(
        {"grid": "cat/oto", "lists": {"Ada": "cat, taco; zzz\noto", "Ben": ["cat", "to"]}}, "test"
    )
    judged = judge_paper(rules, words, players, rounds)
    reading = table.view().reading
    assert reading is not None
    assert judged.rounds[0].lists == reading.lists
    assert judged.rounds[0].missed == reading.missed
    assert judged.rounds[0].scores == tuple(s.rounds[0] for s in table.view().seats)
    assert judged.standings.points == table.view().outcome.points  # type: ignore[union-attr]
    assert isinstance(rounds[0], Played)


def test_shipped_words_answer_as_the_rule_sets_say() -> None:
    """The source's own examples: conjugated osa and rosa only where conjugated verbs count."""
    fr = lexicon("fr")
    assert "osa" not in fr.admit(rule_set("boggle-fr").admission)
    assert "osa" in fr.admit(rule_set("boggle-fr-conjugated").admission)
    for word in ("roseau", "rose", "seau", "eau", "ose", "saur"):
        assert word in fr.admit(rule_set("boggle-fr").admission)
    it = lexicon("it").admit(rule_set("paroliere-tournament").admission)
    assert "mangiare" in it
    assert "mangiavo" not in it
