"""Five languages say the same things: same keys, same variables, every plural form."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from verbarium.server.rooms import all_games
from verbarium.texts import LANGUAGES, cited, pick, say

ROOT = Path(__file__).parents[1] / "src/verbarium/texts"
# CLDR cardinal categories of whole numbers; the last one is each selector's default
PLURALS = {
    "it": {"one", "other"},
    "fr": {"one", "other"},
    "en": {"one", "other"},
    "ru": {"one", "few", "many"},
    "pl": {"one", "few", "many"},
}


class Reader(Visitor):
    """Variables used, and selectors with their variant keys."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selectors.append(
            {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        )
        self.generic_visit(node)


def messages(language: str) -> dict[str, Reader]:
    out: dict[str, Reader] = {}
    for file in sorted((ROOT / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.annotations}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{entry.id.name} twice in {language}"
                reader = Reader()
                reader.visit(entry)
                out[entry.id.name] = reader
    return out


BOOK = {language: messages(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_in_every_language(language: str) -> None:
    assert set(BOOK[language]) == set(BOOK["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_knows_no_facts_that_the_english_one_lacks(language: str) -> None:
    """A language may leave a fact out or choose by one, but never ask for one that nobody gives."""
    for key, reader in BOOK[language].items():
        assert reader.variables <= BOOK["en"][key].variables, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    """A selector that has any plural category has all that whole numbers need."""
    for key, reader in BOOK[language].items():
        for variants in reader.selectors:
            if variants & {"one", "few", "many"}:
                assert variants - {"other"} >= PLURALS[language] - {"other"}, f"{language} {key}: {variants}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_the_same_names(language: str) -> None:
    assert {f.name for f in (ROOT / language).iterdir()} == {f.name for f in (ROOT / "en").iterdir()}


def test_a_missing_key_is_our_bug() -> None:
    with pytest.raises(KeyError):
        say("en", "no-such-key")


def test_a_missing_fact_is_our_bug() -> None:
    with pytest.raises(KeyError):
        say("en", "cli-file-unreadable", file="x")


def test_the_interface_language_follows_the_locale() -> None:
    assert [pick(x) for x in ("pl_PL.UTF-8", "ru", "C.UTF-8", "", None, "IT_it")] == [
        "pl",
        "ru",
        "en",
        "en",
        "en",
        "it",
    ]


def test_every_source_of_our_rules_is_told_in_every_language() -> None:
    games = all_games().games.values()
    sources = {
        game.preset(name, language).source
        for game in games
        for name, languages in game.presets.items()
        for language in languages
    }
    for source in sources:
        said = [cited(language, source) for language in LANGUAGES]
        assert said[LANGUAGES.index("en")] == source
        assert len(set(said)) == len(LANGUAGES), said
    assert {key for key in BOOK["en"] if key.startswith("source-")} == {_key(source) for source in sources}


def test_the_source_of_a_clubs_own_rules_is_told_as_it_is() -> None:
    assert cited("pl", "Regulamin klubu, § 4") == "Regulamin klubu, § 4"


def _key(source: str) -> str:
    words = "".join(c if c.isascii() and c.isalnum() else " " for c in source.lower()).split()
    return "-".join(["source", *words])
