"""The door for drafts: how a turn would come out, before anybody lays it."""

from __future__ import annotations

from running import Visitor, serving

from verbarium.adapters.memory import MemoryLog
from verbarium.games import tiles
from verbarium.house.games import Catalogue


def test_a_seat_learns_what_its_turn_would_score_and_nobody_else_learns_anything() -> None:
    with serving(MemoryLog(), Catalogue([tiles.game()])) as address:
        pina, ugo = Visitor(address), Visitor(address)
        asked = {
            "preset": "crossword-en",
            "language": "en",
            "changes": {"challenge": "single", "order": "seats"},
        }
        table = pina.web.post("/api/tables", json=asked).json()["table"]
        a, b = pina.sit(table), ugo.sit(table)
        a.join("Pina")
        b.join("Ugo")
        door = f"/api/tables/{table}/draft"
        assert pina.web.post(door, json={"type": "pass"}).json()["code"] == "house-not-now"
        a.ready()
        b.ready()
        while a.match is None:
            a.read()
        letters = [t for t in a.match["rack"] if t != "?"][:2]
        laid = [{"square": 7 * 15 + 7 + i, "letter": t} for i, t in enumerate(letters)]
        turn = {"type": "play", "placements": [{"tiles": laid}]}
        n = a.match
        told = pina.web.post(door, json=turn)
        assert told.status_code == 200
        assert told.json()["refusal"] is None
        points = told.json()["draft"]["points"]
        assert pina.web.post(door, json={"type": "play"}).json()["code"] == "house-not-understood"
        assert Visitor(address).web.post(door, json=turn).json()["code"] == "house-not-now"
        assert a.match == n
        assert a.ask("play", turn)["type"] == "accepted"
        assert a.match["turns"][0]["points"] == points
        assert pina.web.get(f"/api/tables/{table}/analysis").json()["code"] == "house-not-now"
        ponder, asked = f"/api/tables/{table}/ponder", {"turn": 0, "play": turn, "replies": True}
        # before the end it would tell what is held
        assert pina.web.post(ponder, json=asked).json()["code"] == "house-not-now"
        assert a.ask("play", {"type": "resign"})["type"] == "accepted"
        analysed = pina.web.get(f"/api/tables/{table}/analysis")
        assert analysed.status_code == 200
        assert [t["seat"] for t in analysed.json()] == [0]
        assert analysed.json()[0]["best"][0]["points"] >= points
        top = analysed.json()[0]["best"][0]
        asked["play"] = {"type": "play", "placements": [{"tiles": m["tiles"]} for m in top["made"]]}
        told = ugo.web.post(ponder, json=asked)
        assert told.json()["draft"] == top
        assert told.json()["replies"]
        assert ugo.web.post(ponder, json={**asked, "turn": 7}).json()["code"] == "house-not-now"
        assert ugo.web.post(ponder, json={"turn": 0}).json()["code"] == "house-not-understood"
        foreign = ugo.web.post(ponder, json=asked, headers={"origin": "http://elsewhere"})
        assert foreign.json()["code"] == "house-foreign"
