"""The client's types are made, not kept by hand."""

from __future__ import annotations

from pathlib import Path

from toy import GAME
from verbarium.house.games import Catalogue
from verbarium.house.typescript import render

WIRE = Path(__file__).parents[2] / "web/src/wire.ts"


def test_every_message_and_view_has_a_type() -> None:
    text = render(Catalogue([GAME]))
    for name in ("Seen", "Refused", "AtTable", "TableView", "ToyView", "ToyClaim", "ToyRuleSet", "Offer"):
        assert f"interface {name} {{" in text, name
    assert "match?: MatchView | null;" in text
    assert "export type ToyCommand = ToyClaim | ToyPass | ToyAway;" in text


def test_same_types_same_text() -> None:
    assert render(Catalogue([GAME])) == render(Catalogue([GAME]))
