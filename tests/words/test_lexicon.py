"""Lexicons: look-ups against the automaton spelled out, damaged copies made again, forms and completions."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verbarium.texts import LANGUAGES, Trouble
from verbarium.words import lexicon, pack
from verbarium.words.lexicon import Lexicon, open_pack

DATA = Path(pack.__file__).parent / "data"


def small(folder: Path) -> tuple[Path, Path]:
    """A small pack: a few hundred made-up words with readings."""
    pick = random.Random(7)
    words = sorted({"".join(pick.choices("abcdeéo", k=pick.randint(1, 7))) for _ in range(400)})
    rows = [
        (w, lemma, text)
        for w in words
        for lemma, text in [(w[:3], "noun m sg"), (w + "o", "verb fin ind pres p1 sg")][: pick.randint(1, 2)]
    ]
    made = pack.write(
        "it", "aàbcdeéfgo", rows, sources=[], licence="MIT", bases={"abc": "ab"}, commonness=lambda w: len(w)
    )
    assert made.com is not None
    (folder / "it.lex").write_bytes(made.lex)
    (folder / "it.com").write_bytes(made.com)
    return folder / "it.lex", folder / "it.com"


def answers(lex: Lexicon) -> dict[str, list[tuple[str, str]]]:
    return {w: [(r.lemma, r.kind.text) for r in lex.readings(w, v)] for w, v in lex.below("")}


def test_a_damaged_or_stale_copy_is_made_again(tmp_path: Path) -> None:
    lex, com = small(tmp_path)
    cache = tmp_path / "cache"
    want = answers(open_pack(lex, com, cache))
    (copy,) = cache.iterdir()
    good = copy.read_bytes()
    pick = random.Random(3)
    for _ in range(60):
        at = pick.randrange(len(good))
        copy.write_bytes(good[:at] + bytes([good[at] ^ 1 << pick.randrange(8)]) + good[at + 1 :])
        assert answers(open_pack(lex, com, cache)) == want
    for length in [0, 1, 7, 100, len(good) // 2, len(good) - 1]:
        copy.write_bytes(good[:length])
        assert answers(open_pack(lex, com, cache)) == want
    copy.write_bytes(good + b"x")
    assert answers(open_pack(lex, com, cache)) == want
    assert copy.read_bytes() == good


def test_a_damaged_pack_is_told_also_when_a_copy_is_there(tmp_path: Path) -> None:
    lex, com = small(tmp_path)
    cache = tmp_path / "cache"
    want = answers(open_pack(lex, com, cache))
    good = lex.read_bytes()
    for at in range(0, len(good), 5):
        lex.write_bytes(good[:at] + bytes([good[at] ^ 4]) + good[at + 1 :])
        with contextlib.suppress(Trouble):  # told, or the copy answers for the id that is still the same
            assert answers(open_pack(lex, com, cache)) == want
    lex.write_bytes(b"VERBLEX2" + good[8:])
    with pytest.raises(Trouble, match="another version"):
        open_pack(lex, com, cache)
    lex.write_bytes(b"\x7fELF" + good[4:])
    with pytest.raises(Trouble, match="not a lexicon"):
        open_pack(lex, com, cache)


def test_where_no_copy_can_be_kept_the_lexicon_still_opens(tmp_path: Path) -> None:
    lex, com = small(tmp_path)
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    assert answers(open_pack(lex, com, blocked / "below")) == answers(open_pack(lex, com, tmp_path / "cache"))


def test_look_ups_agree_with_the_automaton_spelled_out(tmp_path: Path) -> None:
    lex = open_pack(*small(tmp_path), tmp_path / "cache")
    words = answers(lex)
    assert len(lex) == len(words)
    by_fold: dict[str, list[str]] = {}
    for w in words:
        by_fold.setdefault(lex.alphabet.fold(w), []).append(w)
    for w, readings in words.items():
        assert w in lex
        assert w.upper() in lex
        assert [(r.lemma, r.kind.text) for r in lex.analyse(w)] == readings
        assert [s for s, _ in lex.spellings(w)] == by_fold[lex.alphabet.fold(w)]
        assert lex.commonness(w) == len(w)
        for cut in (w + "a", w[:-1], "b" + w):
            assert (cut in lex) == (cut in words)
        for lemma, _ in readings:
            assert w in dict(lex.forms(lemma))
    for prefix in ["", "a", "ae", "doo", "eee"]:
        want = [w for w in words if lex.alphabet.fold(w).startswith(prefix)]
        assert lex.complete(prefix, 10**6) == want
        assert lex.complete(prefix, 3) == want[:3]
    assert [lex.form(i) for i in range(len(lex))] == list(words)
    assert list(lex.commonest()) == sorted(words, key=lambda w: -len(w))
    with pytest.raises(IndexError):
        lex.form(len(lex))
    assert lex.bases == {"abc": "ab"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_of_a_lemma_are_complete(language: str) -> None:
    """Every form of a random word's lemmas leads back to the word."""
    lex = lexicon(language)
    words = lex.admit("all-forms").words()
    pick = random.Random(language)
    for _ in range(40):
        for form, value in lex.spellings(words[pick.randrange(len(words))]):
            for reading in lex.readings(form, value):
                found = dict(lex.forms(reading.lemma))
                assert reading.kind in found.get(form, []), (form, reading)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_by_index_are_the_words_in_order(language: str) -> None:
    words = lexicon(language).admit("all-forms").words()
    first = [w for w, _ in zip(words, range(300), strict=False)]
    assert words[:300] == first
    assert first == sorted(first, key=lexicon(language).alphabet.encode)
    pick = random.Random(5)
    for _ in range(200):
        i = pick.randrange(len(words))
        assert words[i] in words
        assert words[i] < words[i + 1] or language != "en" or i + 1 == len(words)
    assert words[-1] == words[len(words) - 1]
    with pytest.raises(IndexError):
        words[len(words)]
    assert "qqqq" not in words


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=12))
def test_any_text_is_answered(language: str, text: str) -> None:
    words = lexicon(language).admit("all-forms")
    why = words.why(text)
    assert why.admitted == (text in words)
    assert lexicon(language).analyse(text) or why.code != "words-why-admitted"
    assert 0 <= words.commonness(text) <= 255


def test_packs_are_small_and_name_their_sources() -> None:
    assert sum(f.stat().st_size for f in DATA.iterdir() if f.suffix in (".lex", ".com")) <= 10_000_000
    for language in LANGUAGES:
        lex = lexicon(language)
        assert lex.head["licence"]
        assert all(s["name"] and s["version"] and s["licence"] and s["credit"] for s in lex.head["sources"])
        assert lex.common_head["licence"] == "CC-BY-SA-4.0"
        assert lex.common_head["lexicon"] == lex.id


def test_common_words_are_common() -> None:
    for language, word in [("it", "casa"), ("fr", "été"), ("en", "house"), ("ru", "дом"), ("pl", "dom")]:
        assert lexicon(language).commonness(word) > 100
        assert lexicon(language).commonness("zqxj" if language != "ru" else "жжжж") == 0
    assert lexicon("fr").commonness("ete") == lexicon("fr").commonness("été")


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(Trouble, match="xx"):
        lexicon("xx")
