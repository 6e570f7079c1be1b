"""Lists of one's own: encodings, line ends, duplicates, comments, additions and removals, fingerprints."""

from __future__ import annotations

from pathlib import Path

import pytest

from verbarium.texts import LANGUAGES, Trouble, say
from verbarium.words import lexicon, read_list, reason
from verbarium.words.lists import OwnList


def read(folder: Path, content: bytes, language: str = "en", **more: object) -> OwnList:
    file = folder / "club.txt"
    file.write_bytes(content)
    return read_list(file, language, **more)  # type: ignore[arg-type]


def test_duplicates_count_once_and_are_told(tmp_path: Path) -> None:  # B15
    mine = read(tmp_path, b"gebit\nhond\nGEBIT\ngebit\nhond\n")
    assert list(mine.words()) == ["gebit", "hond"]
    assert mine.report.words == 2
    assert mine.report.duplicates == [(3, "GEBIT", 1), (4, "gebit", 1), (5, "hond", 2)]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_blanks_and_a_last_line_without_end(tmp_path: Path, end: str) -> None:  # B16
    mine = read(tmp_path, end.join(["cat  ", "", "\tdog", "# a comment", "bird"]).encode())
    assert list(mine.words()) == ["bird", "cat", "dog"]
    assert (mine.report.blanks, mine.report.comments) == (1, 1)
    assert not any("\r" in w for w in mine.words())


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_encodings_of_unicode_are_read(tmp_path: Path, encoding: str) -> None:  # B17
    mine = read(tmp_path, "été\nœuf\n".encode(encoding), "fr")
    assert list(mine.words()) == ["ete", "oeuf"]
    assert mine.display("oeuf") == "œuf"


def test_another_encoding_is_refused_with_the_line(tmp_path: Path) -> None:  # B17
    with pytest.raises(Trouble) as told:
        read(tmp_path, "chat\nété\n".encode("latin-1"), "fr")
    assert told.value.facts == {"file": "club.txt", "line": 2}


def test_capitalised_entries_stay_out_of_a_list_in_small_letters(tmp_path: Path) -> None:  # B19
    content = b"cat\ndog\nPersil\nTexas\nbird\nfish\n"
    mine = read(tmp_path, content)
    assert "texas" not in mine
    assert "persil" not in mine
    assert mine.report.names == [(3, "Persil"), (4, "Texas")]
    allowed = read(tmp_path, content, names=True)
    assert "texas" in allowed
    assert allowed.display("texas") == "Texas"
    shouted = read(tmp_path, content.upper())
    assert "texas" in shouted


def test_every_source_word_is_found_in_the_automaton(tmp_path: Path) -> None:  # B20, B11
    source = [f"{a}{b}{c}{d}" for a in "abcdefghij" for b in "aeiou" for c in "rstln" for d in "aeiou"]
    mine = read(tmp_path, "\n".join(source).encode())
    assert len(mine.words()) == len(source) == mine.report.words
    assert list(mine.words()) == sorted(source)
    assert all(w in mine for w in source)


def test_wrong_letters_are_refused_with_line_and_letter(tmp_path: Path) -> None:
    mine = read(tmp_path, "cat\nco-op\ndog\nмир\nfish\n".encode())
    assert mine.report.refused == [(2, "co-op", "-"), (4, "мир", "м")]
    assert read(tmp_path, b"cat\ndog\n-\n").report.refused == [(3, "-", "-")]
    assert read(tmp_path, b"cane\ngatto\n-\n", "it").report.refused == [(3, "-", "-")]
    assert list(mine.words()) == ["cat", "dog", "fish"]
    with pytest.raises(Trouble, match=r"line 1.*“мир”"):
        read(tmp_path, "мир\nдом\ncat\n".encode())
    with pytest.raises(Trouble, match="no words"):
        read(tmp_path, b"# nothing\n\n")


def test_accented_twins_are_one_entry_and_the_first_spelling_is_shown(tmp_path: Path) -> None:  # B30
    mine = read(tmp_path, "εκτος\nεκτοσ\n".encode(), "el")
    assert len(mine.words()) == 1
    assert mine.display("εκτοσ") == "εκτος"


def test_three_character_tiles_are_stored_and_found(tmp_path: Path) -> None:  # B32
    mine = read(tmp_path, "col·legi\ncana\ncanya\n".encode(), "ca")
    assert "COL·LEGI" in mine
    assert "collegi" not in mine
    assert mine.alphabet.split("canya") == ["c", "a", "ny", "a"]


def test_hebrew_words_keep_their_final_forms(tmp_path: Path) -> None:  # B29
    mine = read(tmp_path, "מים\nקטשופ\n".encode(), "he")
    assert "מימ" in mine
    assert mine.display("מימ") == "מים"
    assert mine.display("קטשופ") == "קטשופ"  # a loan word that does not end in a final form


def test_an_addendum_adds_and_removes(tmp_path: Path) -> None:
    base = lexicon("it").admit("club-it")
    mine = read(tmp_path, b"+zuzzurellone\nbrumbrum\n-gatto\n-zqxj\ncasa\n", "it", over=base)
    assert "brumbrum" in mine
    assert "gatto" not in mine
    assert "gatta" in mine
    assert mine.report.idle == [(4, "zqxj"), (5, "casa")]
    assert mine.why("gatto").code == "words-why-removed"
    assert mine.why("brumbrum").code == "words-why-listed"
    assert mine.why("gatte") == base.why("gatte")
    assert not base.why("brumbrum").admitted
    for language in LANGUAGES:
        assert "club" in reason(mine.why("gatto"), language)
    want = {w for w in base.words() if w != "gatto"} | {"brumbrum", "zuzzurellone"}
    assert set(mine.words()) == want


def test_a_replacing_list_knows_nothing_else(tmp_path: Path) -> None:
    mine = read(tmp_path, b"cat\n")
    assert mine.why("dog").code == "words-why-unlisted"
    assert mine.why("d1g").letter == "1"
    assert mine.commonness("cat") == 0


def test_the_fingerprint_tells_word_sets_apart(tmp_path: Path) -> None:
    one = read(tmp_path, b"cat\ndog\n").fingerprint
    assert read(tmp_path, b"# pets\nDOG\r\ncat\r\ncat").fingerprint == one
    assert read(tmp_path, b"cat\ndogs\n").fingerprint != one
    base = lexicon("en").admit("all-forms")
    over = read(tmp_path, b"zqz\n", over=base).fingerprint
    assert over not in (one, base.fingerprint, read(tmp_path, b"-cat\n", over=base).fingerprint)


def test_columns_after_a_tab_are_left_aside(tmp_path: Path) -> None:
    mine = read(tmp_path, b"cat\t12\ndog;noun\nfish # swims\n")
    assert list(mine.words()) == ["cat", "dog", "fish"]


def test_a_missing_file_and_an_unknown_language_are_told(tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        read_list(tmp_path / "none.txt", "en")
    with pytest.raises(Trouble) as told:
        read(tmp_path, b"cat", "xx")
    assert "xx" in say("it", told.value.code, **told.value.facts)
