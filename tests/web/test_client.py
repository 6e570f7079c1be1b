"""The browser client and the house say the same: types, reasons, and a lock that names no host."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import msgspec

from verbarium.house.typescript import render
from verbarium.server.rooms import all_games
from verbarium.texts import LANGUAGES
from verbarium.words import Why
from verbarium.words.explain import explain

WEB = Path(__file__).parents[2] / "web"
REASONS = WEB / "tests/reasons.json"


def reasons() -> list[dict[str, object]]:
    """Answers of every shape, each with its sentence in the five languages."""
    kinds: list[tuple[str, ...]] = [
        *product(("noun",), ("sg", "pl")),
        *product(("noun",), ("nom", "gen", "dat", "acc", "ins", "loc", "voc"), ("sg", "pl")),
        *product(("adj",), ("m", "f", "n"), ("sg", "pl")),
        *product(("adj",), ("comp", "sup", "short", "trunc")),
        *product(("verb",), ("ind",), ("pres", "impf", "past", "fut")),
        *product(("verb",), ("sub",), ("pres", "impf")),
        *product(("verb",), ("inf", "ger", "advp", "impers", "imp", "cond", "fin")),
        *product(("verb", "part"), ("pass", "pres", "past"), ("m", "f"), ("sg", "pl")),
        *((c, "base") for c in ("noun", "adj", "verb", "adv", "num", "pron", "art", "det", "prep", "intj")),
        *((c, "proper", "base") for c in ("brand", "given", "family", "place", "org")),
        *product(("noun", "base"), ("dim", "aug", "pej", "pet")),
        ("noun", "base", "abbr"),
        ("noun", "base", "ger"),
        ("verb", "inf", "clitic"),
        ("adv", "mente"),
        ("verb", "pres"),
        ("case",),
    ]  # fmt: skip
    answers = [
        Why(
            "parola", "parola", True, "words-why-admitted", "lemma", k, "all-forms", base="fonte", language=of
        )
        for k in kinds
        for of in ("it", "pl")
    ]
    barred = Why("parola", "parola", False, "words-why-barred", "lemma", ("verb", "ind", "impf"), "club")
    answers += [
        msgspec.structs.replace(barred, reason="verb", accepts=accepts, language="it")
        for accepts in ((), ("inf",), ("inf", "part"))
    ]
    answers += [msgspec.structs.replace(barred, reason=r, language="it") for r in ("case", "number", "dim")]
    answers += [Why("parola", "parola", False, "words-why-unknown", language=of) for of in LANGUAGES]
    answers += [Why("pa7", "", False, "words-why-letter", letter="7", language="it")]
    answers += [Why("x", "x", True, "words-why-listed", admission="club.txt", language="it")]
    return [
        {"why": msgspec.to_builtins(why), "said": {ui: explain(why, ui) for ui in LANGUAGES}}
        for why in answers
    ]


def test_the_client_types_are_those_of_the_house() -> None:
    """Run `verbarium types > web/src/wire.ts` when this fails."""
    assert (WEB / "src/wire.ts").read_text(encoding="utf-8") == render(all_games())


def test_the_reasons_that_the_client_is_held_to_are_current() -> None:
    """The client's own test reads this file. Run `python tests/web/test_client.py` when this fails."""
    assert json.loads(REASONS.read_text(encoding="utf-8")) == json.loads(json.dumps(reasons()))


def test_the_lock_names_no_host_and_pins_are_exact() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    asked = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for pin in {**asked["dependencies"], **asked["devDependencies"]}.values():
        assert pin[0].isdigit(), pin


if __name__ == "__main__":
    REASONS.write_text(json.dumps(reasons(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
