"""The tile games as the house offers them: presets, settings, a club's lists, bots, and worlds that break."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from verbarium.house.catalogue import offer
from verbarium.house.games import Catalogue
from verbarium.server.rooms import all_bots, all_games, all_guesses
from verbarium.texts import Trouble, say


@pytest.fixture(scope="module")
def games() -> Catalogue:
    return all_games()


def test_the_front_door_offers_every_rule_set(games: Catalogue) -> None:
    offered = msgspec.json.decode(msgspec.json.encode(offer(games, 0, 0)))
    named = {g["name"]: {p["name"]: p for p in g["presets"]} for g in offered["games"]}["tiles"]
    assert set(named) == set(games.games["tiles"].presets)
    assert {"layout", "tiles"} <= set(named["slowodziel-pl"]["derived"])
    assert named["net-duplicate"]["seats"] == [1, 60]


def test_a_host_changes_settings_and_nothing_else(games: Catalogue) -> None:
    own = games.resolve(
        "slowodziel-pl", "pl", {"switches.technical": False, "joined": "sum", "clock": "game"}
    )
    assert (own.rules["switches"]["technical"], own.rules["joined"]) == (False, "sum")
    for changes in (
        {"switches.nonsense": True},
        {"admission": "nonsense"},
        {"admission": "club-it"},
        {"layout": "nowhere"},
        {"tiles": "rows = 1"},
        {"source": "x"},
        {"variant": "yo"},
        {"rack": 0},
        {"lexicon": "../secret.txt"},
    ):
        with pytest.raises(Trouble) as said:
            games.resolve("slowodziel-pl", "pl", changes)  # type: ignore[arg-type]
        assert say("pl", said.value.code, **said.value.facts)


def test_a_club_s_own_list_in_its_folder_and_nowhere_else(tmp_path: Path, games: Catalogue) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club/list.txt").write_text("cat\ncats\n", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("dog\n", encoding="utf-8")
    own = all_games(tmp_path / "club")
    chosen = own.resolve("crossword-en", "en", {"lexicon": "list.txt"})
    game = own.game("tiles")
    words = game.rules.words(msgspec.convert(chosen.rules, game.rule_set))  # type: ignore[attr-defined]
    assert "cats" in words
    assert "dogs" not in words
    for wrong in ("../secret.txt", "missing.txt"):
        with pytest.raises(Trouble):
            own.resolve("crossword-en", "en", {"lexicon": wrong})
    with pytest.raises(Trouble):
        games.resolve("crossword-en", "en", {"lexicon": "list.txt"})


def test_bots_and_guesses_are_there() -> None:
    assert "tiles" in all_bots()
    assert "tiles" in all_guesses()
