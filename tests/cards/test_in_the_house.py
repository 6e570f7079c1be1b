"""The card games as the house offers them: every preset in every language, settings, and whole matches of bots."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from verbarium.games.presets import fingerprint
from verbarium.house.catalogue import offer
from verbarium.house.games import Catalogue
from verbarium.server.rooms import all_bots, all_games, all_guesses
from verbarium.texts import LANGUAGES, Trouble, say

OURS = ("consonando", "parola", "junior")
BOX = "cards = 'AB AB AB AC AC BC BC CA * * * * AB AC BC AB AB'\nvalues = { A = 1, B = 2, C = 3 }"


@pytest.fixture(scope="module")
def games() -> Catalogue:
    return all_games()


def test_every_preset_can_be_chosen_in_each_of_its_languages(games: Catalogue) -> None:
    for name in OURS:
        for preset, languages in games.games[name].presets.items():
            assert set(languages) == set(LANGUAGES)
            for language in LANGUAGES:
                chosen = games.resolve(preset, language, {})
                assert msgspec.convert(chosen.rules, games.games[name].rule_set)
                assert chosen.rules["source"]
                assert chosen.rules["confidence"] in "ABCD"
                assert (chosen.rules["confidence"] == "D") == (language != "it" and name != "junior")


def test_derived_tables_are_labelled_as_derived(games: Catalogue) -> None:
    for language in LANGUAGES:
        assert {"deck", "values"} <= set(games.resolve("parola", language, {}).rules["derived"])
        assert "weights" in games.resolve("consonando-8", language, {}).rules["derived"]


def test_a_host_changes_settings_and_nothing_else(games: Catalogue) -> None:
    fair = games.resolve("parola", "it", {"fair_ms": 120, "window_seconds": 8, "laying": "by-hand"})
    assert (fair.rules["fair_ms"], fair.rules["window_seconds"], fair.rules["laying"]) == (120, 8, "by-hand")
    own = games.resolve("parola", "it", {"deck": BOX, "hand": 3})
    assert own.rules["values"] == {"a": 1, "b": 2, "c": 3}
    assert own.seats == (2, 4)
    assert "deck" not in own.rules["derived"]
    assert games.resolve("consonando-8", "it", {"seconds": 90}).rules["seconds"] == 90
    assert games.resolve("junior", "it", {"scores": True}).rules["scores"] is True
    for preset, changes in (
        ("parola", {"fair_ms": 300}),
        ("parola", {"title": "x"}),
        ("parola", {"deck": "AB"}),
        ("consonando-8", {"source": "x"}),
        ("consonando-8", {"weights.b": -1}),
        ("junior", {"level": 3}),
        ("junior", {"nothing": 1}),
    ):
        with pytest.raises(Trouble) as said:
            games.resolve(preset, "it", changes)  # type: ignore[arg-type]
        assert say("pl", said.value.code, **said.value.facts)


def test_a_rule_set_s_fingerprint_changes_with_any_rule_and_any_card(games: Catalogue) -> None:

    def print_of(preset: str, **changes: object) -> str:
        chosen = games.resolve(preset, "it", changes)  # type: ignore[arg-type]
        return fingerprint(msgspec.convert(chosen.rules, games.game(chosen.game).rule_set))

    prints = [
        print_of("parola"),
        print_of("parola", window_seconds=6),
        print_of("parola", deck=BOX),
        print_of("parola-harder"),
        print_of("consonando-8"),
        print_of("consonando-8", **{"weights.b": 5}),
        print_of("junior"),
    ]
    assert len(set(prints)) == len(prints)
    assert prints[0] == print_of("parola")


def test_a_club_s_own_list_in_its_folder_and_nowhere_else(tmp_path: Path, games: Catalogue) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club/list.txt").write_text("casato\nrosa\n", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("casa\n", encoding="utf-8")
    own = all_games(tmp_path / "club")
    for preset in ("parola", "consonando-8"):
        chosen = own.resolve(preset, "it", {"lexicon": "list.txt"})
        game = own.game(chosen.game)
        words = game.rules.words(msgspec.convert(chosen.rules, game.rule_set))  # type: ignore[attr-defined]
        assert "casato" in words
        assert "casa" not in words
        for wrong in ("../secret.txt", "missing.txt"):
            with pytest.raises(Trouble):
                own.resolve(preset, "it", {"lexicon": wrong})
        with pytest.raises(Trouble):
            games.resolve(preset, "it", {"lexicon": "list.txt"})


def test_the_front_door_offers_them(games: Catalogue) -> None:
    offered = msgspec.json.decode(msgspec.json.encode(offer(games, 0, 0)))
    named = {g["name"]: [p["name"] for p in g["presets"]] for g in offered["games"]}
    assert named["parola"] == ["parola", "parola-harder", "parola-categories"]
    assert named["consonando"] == ["consonando-8", "consonando-4", "consonando-6"]
    assert named["junior"] == ["junior", "junior-covered"]


def test_bots_and_guesses_are_there_for_each() -> None:
    assert set(OURS) <= set(all_bots())
    assert set(OURS) <= set(all_guesses())
