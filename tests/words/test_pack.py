"""The pack writer and reader: round trips, same bytes for same rows, damage told and never read."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verbarium.texts import Trouble
from verbarium.words import pack
from verbarium.words.kinds import BITS, TAGS, kind

ALPHABET = "abcdeèx"
SOURCES = [pack.Source("made up", "1", "MIT", "nobody")]
KINDS = ["noun m sg", "noun m pl", "verb inf", "noun proper", "verb fin ind pres p1 sg"]

forms = st.text("abcè", min_size=1, max_size=6)
lemmas = st.one_of(forms, st.text("abc", min_size=1, max_size=4).map(str.capitalize))
tables = st.dictionaries(
    forms,
    st.lists(st.tuples(lemmas, st.sampled_from(KINDS)), min_size=1, max_size=4),
    min_size=1,
    max_size=40,
)
Table = dict[str, list[tuple[str, str]]]


def written(table: Table, seed: int = 0) -> pack.Written:
    order = list(table)
    random.Random(seed).shuffle(order)
    rows = ((form, lemma, text) for form in order for lemma, text in table[form])
    return pack.write(
        "it", ALPHABET, rows, sources=SOURCES, licence="MIT", commonness=lambda form: len(form) * 7
    )


def saved(folder: Path, made: pack.Written) -> tuple[Path, Path]:
    lex, com = folder / "x.lex", folder / "x.com"
    lex.write_bytes(made.lex)
    assert made.com is not None
    com.write_bytes(made.com)
    return lex, com


def spelled(arrays: dict[str, np.ndarray]) -> Table:
    """Every word with its readings, by plain recursion over the arrays."""
    rules = pack.rules_from(arrays["rules"].tobytes().decode())
    kinds = arrays["kinds"].tobytes().decode().split("\n")
    first, label, target, value = (arrays[n].tolist() for n in ("first", "label", "target", "value"))
    out: Table = {}

    def walk(node: int, word: str) -> None:
        if value[node]:
            start, end = arrays["set_first"][value[node] - 1 : value[node] + 1].tolist()
            out[word] = [
                (pack.apply_rule(word, rules[arrays["set_rule"][i]]), kinds[arrays["set_kind"][i]])
                for i in range(start, end)
            ]
        for e in range(first[node], first[node + 1]):
            walk(target[e], word + ALPHABET[label[e]])

    walk(len(value) - 1, "")
    return out


@settings(max_examples=60, deadline=None)
@given(tables)
def test_every_row_comes_back(tmp_path_factory: pytest.TempPathFactory, table: Table) -> None:
    arrays = pack.expand(*saved(tmp_path_factory.mktemp("pack"), written(table)))
    found = spelled(arrays)
    assert list(found) == sorted(table, key=lambda w: [ALPHABET.index(c) for c in w])
    for form, readings in table.items():
        want = {
            (lemma, kind(text + (" base" if form in (lemma, lemma.lower()) else "")).text)
            for lemma, text in readings
        }
        assert set(found[form]) == want
    assert arrays["count"][-1] == len(table)
    assert arrays["common"].tolist() == [len(w) * 7 for w in found]


@settings(max_examples=30, deadline=None)
@given(tables, st.integers(1, 1000))
def test_same_rows_in_another_order_give_the_same_bytes(table: Table, seed: int) -> None:
    assert written(table) == written(table, seed)


def test_rules_make_lemmas_from_forms() -> None:
    for form, lemma in [("gatti", "gatto"), ("najlepszy", "dobry"), ("roma", "Roma"), ("a", "bcd")]:
        assert pack.apply_rule(form, pack.rule_of(form, lemma)) == lemma


def test_forms_with_foreign_letters_are_left_out_and_told() -> None:
    made = written({"ab": [("ab", "verb inf")], "añb": [("ab", "verb inf")], "a-b": [("ab", "verb inf")]})
    assert made.words == 1
    assert set(made.skipped) == {"añb", "a-b"}


def test_rows_of_a_form_in_two_places_are_refused() -> None:
    rows = [("ab", "ab", "verb inf"), ("b", "b", "verb inf"), ("ab", "ab", "noun")]
    with pytest.raises(ValueError, match="ab"):
        pack.write("it", ALPHABET, rows, sources=SOURCES, licence="MIT")


def test_an_unknown_tag_is_refused() -> None:
    with pytest.raises(ValueError, match="nuon"):
        pack.write("it", ALPHABET, [("a", "a", "nuon")], sources=SOURCES, licence="MIT")


BIG: Table = {
    w: [(w[:2], "noun m sg")] for w in ("ab", "abc", "abcd", "bè", "bèa", "cab", "cabx", "dade", "èx")
}


def test_any_flipped_bit_or_cut_is_told(tmp_path: Path) -> None:
    lex, com = saved(tmp_path, written(BIG))
    for file in (lex, com):
        good = file.read_bytes()
        spots = sorted({*range(80), *random.Random(1).choices(range(len(good)), k=300)})
        for at in spots:
            file.write_bytes(good[:at] + bytes([good[at] ^ 1 << at % 8]) + good[at + 1 :])
            with pytest.raises(Trouble):
                pack.expand(lex, com)
        for length in range(0, len(good), 7):
            file.write_bytes(good[:length])
            with pytest.raises(Trouble):
                pack.expand(lex, com)
        file.write_bytes(good)
    pack.expand(lex, com)


def test_a_missing_file_or_a_foreign_commonness_is_told(tmp_path: Path) -> None:
    lex, com = saved(tmp_path, written(BIG))
    with pytest.raises(Trouble, match="missing"):
        pack.expand(tmp_path / "y.lex", None)
    other = written({"a": [("a", "noun")]})
    assert other.com is not None
    com.write_bytes(other.com)
    with pytest.raises(Trouble, match="belong"):
        pack.expand(lex, com)


def test_the_head_names_sources_and_licence(tmp_path: Path) -> None:
    lex, _ = saved(tmp_path, written(BIG))
    id, head = pack.head_of(lex)
    assert head["licence"] == "MIT"
    assert head["sources"][0]["name"] == "made up"
    assert head["words"] == len(BIG)
    assert id == written(BIG).id
    json.dumps(head)


def test_kinds_have_room_and_every_tag_is_told() -> None:
    assert len(TAGS) > 64
    assert all(TAGS.values())
    assert len(set(BITS.values())) == len(TAGS)
    assert kind("sg noun m").text == "noun m sg"
    assert "m" in kind("noun m")
    assert "f" not in kind("noun m")
