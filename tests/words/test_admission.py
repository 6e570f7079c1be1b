"""Admissions: expressions read right, wrong ones told with file, line and key; settings, widening, narrowing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.texts import Trouble
from verbarium.words import admission, lexicon
from verbarium.words.admission import read, read_file, shipped
from verbarium.words.expression import Expression, ExpressionError, parse
from verbarium.words.kinds import BITS, TAGS, kind

TAG = st.sampled_from(["noun", "pl", "dim", "?x"])
TREES = st.recursive(
    TAG.map(Expression),
    lambda inner: st.one_of(
        inner.map(lambda e: Expression("!", (e,))),
        st.tuples(st.sampled_from("&|"), st.lists(inner, min_size=2, max_size=3)).map(
            lambda t: Expression(t[0], tuple(t[1]))
        ),
    ),
    max_leaves=12,
)


def truth(e: Expression, tags: set[str]) -> bool:
    """The meaning of an expression, by plain recursion."""
    if e.op == "!":
        return not truth(e.parts[0], tags)
    if e.parts:
        return (all if e.op == "&" else any)([truth(p, tags) for p in e.parts])
    return e.op in tags or e.op == "any"


@given(TREES, st.sets(st.sampled_from(["noun", "pl", "dim"])), st.booleans())
def test_expressions_mean_what_they_say(tree: Expression, tags: set[str], x: bool) -> None:
    want = truth(tree, tags | ({"?x"} if x else set()))
    assert truth(parse(str(tree)), tags | ({"?x"} if x else set())) == want
    bound = parse(str(tree)).bound({"x": x})
    mask = sum(BITS[t] for t in tags)
    assert bound.test()(mask) == want
    columns = {t: np.array([t in tags]) for t in TAGS}
    assert bool(bound.over(columns)[0]) == want


def test_precedence() -> None:
    assert str(parse("noun & pl | !dim & verb")) == "((noun & pl) | (!dim & verb))"


@pytest.mark.parametrize(
    ("text", "code", "near"),
    [
        ("noun & nuon", "words-admission-tag", "nuon"),
        ("noun &", "words-admission-end", ""),
        ("(noun", "words-admission-end", ""),
        ("noun plural", "words-admission-syntax", "plural"),
        ("noun ^ pl", "words-admission-syntax", "^ pl"),
        ("", "words-admission-end", ""),
        ("| noun", "words-admission-syntax", "|"),
    ],
)
def test_wrong_expressions_say_where(text: str, code: str, near: str) -> None:
    with pytest.raises(ExpressionError) as told:
        parse(text)
    assert (told.value.code, told.value.near) == (code, near)
    assert text[told.value.at :].startswith(near)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('[a]\nexpr = "noun"\n\n[b]\nsettings = {}\nexpr = "noun & nuon"\n', "club.toml:6: b.expr"),
        ('[b]\nexpr = """\nnoun\n& (pl\n| nuon)\n"""\n', "club.toml:5: b.expr"),
        ('[b]\nlanguages = ["it"]\nexpr = "noun & ?x"\n', "club.toml:3: b.expr"),
        ('[b]\nexpr = "noun"\nsetings = {}\n', "club.toml:3"),
        ("[b]\nexpr = 5\n", "club.toml:2"),
        ('[b]\nexpr = "noun"\n[b.in.it]\nexpr = "nuon"\n', "club.toml:4: b.in.it.expr"),
        ("[b\n", "club.toml"),
    ],
)
def test_wrong_files_name_line_and_key(tmp_path: Path, text: str, place: str) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    with pytest.raises(Trouble) as told:
        read_file(file)
    assert str(told.value.facts["place"]) == place, told.value


def test_a_clubs_own_admission() -> None:
    own = read('[ours]\nexpr = "noun & pl"\n', "club.toml")["ours"]
    words = lexicon("it").admit(own)
    assert "gatti" in words
    assert "gatto" not in words


def test_settings_switch_and_unknown_ones_are_told() -> None:
    assert admission("parola-it", plurals=False).settings["plurals"] is False
    assert admission("parola-it").settings["plurals"] is True
    assert admission("parola-it", plurals=False).fingerprint != admission("parola-it").fingerprint
    with pytest.raises(Trouble, match="plural"):
        admission("parola-it", plural=False)
    with pytest.raises(Trouble, match="klub"):
        admission("klub-it")
    with pytest.raises(Trouble, match="club-it"):
        lexicon("ru").admit("club-it")


def test_a_table_can_widen_and_narrow() -> None:
    it = lexicon("it")
    club = admission("club-it")
    wide, narrow = it.admit(club.widened("verb & ger")), it.admit(club.narrowed("noun"))
    assert "leggendo" in wide
    assert "leggendo" not in it.admit(club)
    assert "mangiare" in it.admit(club)
    assert "gatto" in narrow
    assert "mangiare" not in it.admit(club.narrowed("!verb"))
    assert wide.fingerprint != it.admit(club).fingerprint
    assert club.widened("verb").changed
    with pytest.raises(Trouble, match="nuon"):
        club.narrowed("nuon")


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_shipped_admission_admits_some_reading_of_its_language(name: str) -> None:
    found = shipped()[name]
    for settings in (dict.fromkeys(found.settings, False), dict.fromkeys(found.settings, True)):
        test = found.switched(**settings).test
        samples = ("noun m sg nom base junior", "verb inf base", "adj m sg nom base")
        assert any(test(kind(text).mask) for text in samples)


def test_names_end_in_a_language_with_a_lexicon() -> None:
    assert {n.rpartition("-")[2] for n in shipped()} == {"it", "fr", "en", "ru", "pl"}
