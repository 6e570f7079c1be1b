"""A host's own board and tiles over the wire: looked at before they are chosen, seen by all, kept in the log."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from running import Visitor, serving

from verbarium.adapters.memory import MemoryLog
from verbarium.games import tiles
from verbarium.house.games import Catalogue

COMMAND = Path(sys.executable).with_name("verbarium")
BOARD = '[board]\ntitle = "Ours"\nneed = 1\nrows = ["T.d.T", ".D.D.", "d.*.d", ".D.D.", "T.d.T"]\n'
BAG = '[tiles]\nstars = 1\ntiles = [["A", 12, 1], ["T", 9, 2], ["S", 9, 3]]\n'
NEW = {"preset": "crossword-en", "language": "en"}


def test_a_text_is_read_for_who_is_at_the_table_and_changes_nothing() -> None:
    with serving(MemoryLog(), Catalogue([tiles.game()])) as address:
        pina, stranger = Visitor(address), Visitor(address)
        table = pina.web.post("/api/tables", json=NEW).json()["table"]
        a = pina.sit(table)
        a.join("Pina")
        door = f"/api/tables/{table}/read"
        own = pina.web.post(door, content=(BOARD + BAG).encode()).json()
        assert own["faults"] == []
        assert own["board"]["rows"][2] == "d.*.d"
        assert own["tiles"]["tiles"][2] == ["S", 9, 3]
        wrong = pina.web.post(door, content=BAG.replace('"S"', '"Ś"').encode()).json()
        assert [(f["line"], f["field"], f["code"]) for f in wrong["faults"]] == [
            (3, "tiles.2.0", "tiles-set-alphabet")
        ]
        assert pina.web.post(door, content=b"#" * 7000).json()["faults"][0]["code"] == "tiles-own-long"
        assert pina.web.post(door, content=b"#" * 20_000).json()["code"] == "house-not-understood"
        assert pina.web.post(door, content=b"\xff").json()["code"] == "house-not-understood"
        assert stranger.web.post(door, content=b"x = 1").json()["code"] == "house-not-now"
        assert pina.web.post("/api/tables/abcabcabcabc/read", content=b"x = 1").status_code == 404
        foreign = pina.web.post(door, content=b"x = 1", headers={"origin": "http://elsewhere"})
        assert foreign.json()["code"] == "house-foreign"
        assert a.table["changes"] == {}
        assert a.table["rules"]["layout"]["name"] == "crossword15"


def test_own_tables_clear_ready_are_seen_by_all_and_stand_in_the_log(tmp_path: Path) -> None:
    with serving(MemoryLog(), Catalogue([tiles.game()])) as address:
        pina, ugo = Visitor(address), Visitor(address)
        table = pina.web.post("/api/tables", json=NEW).json()["table"]
        a, b = pina.sit(table), ugo.sit(table)
        a.join("Pina")
        b.join("Ugo")
        b.ready()
        choose = {"type": "choose", **NEW, "changes": {"layout": BOARD, "tiles": BAG}}
        assert b.ask("table", choose)["why"]["code"] == "room-not-host"
        bad = {**choose, "changes": {"tiles": BAG.replace("12", "-12")}}
        assert a.ask("table", bad)["why"]["code"] == "tiles-set-count"
        assert a.ask("table", choose)["type"] == "accepted"
        while b.table["rules"]["layout"]["name"] != "own":
            b.read()
        assert not any(p.get("ready") for p in b.table["people"])
        assert b.table["rules"]["tiles"]["name"] == "own"
        assert b.table["rules"]["tiles"]["tiles"] == [["A", 12, 1], ["T", 9, 2], ["S", 9, 3]]
        a.ready()
        b.ready()
        while a.match is None:
            a.read(600)  # own tables have an automaton of their own, which is made first
        assert a.match["rules"]["layout"]["title"] == "Ours"
        assert a.ask("play", {"type": "resign"})["type"] == "accepted"
        log = pina.web.get(f"/api/matches/{table}-1").text
        file = tmp_path / "log.jsonl"
        file.write_text(log, encoding="utf-8")
        assert json.loads(log.splitlines()[0])["rules"]["tiles"]["stars"] == 1
        for command in ("verify", "replay"):
            done = subprocess.run([COMMAND, command, str(file)], capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
