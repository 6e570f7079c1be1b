"""Playthroughs as every seat saw them, kept as text and reviewed by diff.

`TRANSCRIPTS=write pytest tests/grid/test_transcripts.py` writes them anew; look at what changed before you commit.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.grid.play import Rigged, Table
from tests.grid.tiny import Tiny

from verbarium.games.grid import api, rule_set

FOLDER = Path(__file__).parent / "transcripts"


class Scribe:
    """Writes down, after each step, what changed in every viewer's view."""

    def __init__(self, table: Table, names: tuple[str, ...]) -> None:
        self.table, self.names, self.lines = table, names, list[str]()
        self.before: dict[str, dict[str, str]] = {}
        self._look()

    def say(self, text: str) -> None:
        self.lines += ["", f"== {text}"]

    def step(self, text: str, act: Callable[[], Any]) -> None:
        self.say(f"{self.table.now / 1000:.3f} s  {text}")
        refused = act()
        if refused is not None:
            self.lines += [f"   refused: {refused.code} {refused.facts or ''}".rstrip()]
        self._look()

    def do(self, seat: int, command: api.Command) -> None:
        facts = {k: v for k, v in msgspec.to_builtins(command).items() if k != "type"}
        said = " ".join(f"{v}" for v in facts.values())
        self.step(
            f"{self.names[seat]}: {type(command).__name__.lower()} {said}".rstrip(),
            lambda: self.table.do(seat, command),
        )

    def wait(self, ms: int) -> None:
        self.step(f"… {ms} ms", lambda: self.table.wait(ms))

    def _look(self) -> None:
        seen: dict[tuple[str, ...], list[str]] = {}
        for number, name in enumerate((*self.names, "spectator")):
            view = self.table.view(number if number < len(self.names) else None)
            now = dict(flat("", json.loads(msgspec.json.encode(view))))
            for same in ("rules", "rules_print", "fingerprint", "lexicon", "proofs", "dice"):
                now = {k: v for k, v in now.items() if not k.startswith(same)}
            before = self.before.get(name, {})
            changes = [f"{k} = {v}" for k, v in now.items() if before.get(k) != v]
            changes += [f"{k} gone" for k in before if k not in now]
            self.before[name] = now
            if changes:
                seen.setdefault(tuple(changes), []).append(name)
        for changed, names in seen.items():
            self.lines += [
                f"   {', '.join(names)} see{'s' * (len(names) == 1)}",
                *(f"      {c}" for c in changed),
            ]


def flat(path: str, value: Any) -> list[tuple[str, str]]:
    """Facts as `path = value` lines; words and grids on one line each."""
    if isinstance(value, dict) and not value.keys() & {"word", "faces"}:
        return [pair for k, v in value.items() if k != "type" for pair in flat(f"{path}.{k}".lstrip("."), v)]
    if isinstance(value, list) and any(isinstance(x, dict | list) for x in value):
        return [pair for n, v in enumerate(value) for pair in flat(f"{path}[{n}]", v)]
    if isinstance(value, dict) and "faces" in value:
        faces, cols = value["faces"], value["cols"]
        rows = (" ".join(f or "·" for f in faces[i : i + cols]) for i in range(0, len(faces), cols))
        return [(path, " / ".join(rows))]
    if isinstance(value, dict):
        word = value.pop("word")
        return [(path, f"{word}  " + " ".join(f"{k}={v}" for k, v in value.items() if k != "why"))]
    return [(path, str(value))]


def paroliere_tournament() -> list[str]:
    words = Tiny(
        ["carte", "carta", "centro", "tracce", "carato"],
        "it",
        barred={"carto": "cartare"},
        common={"centro": 150, "carta": 160},
    )
    rules = replace(rule_set("paroliere-tournament"), rounds=2)
    scribe = Scribe(Table(Rigged(words, "cart enoa xtae zrcz"), rules), ("Ada", "Bruno"))
    scribe.wait(3_000)
    scribe.do(0, api.Write("carta"))
    scribe.do(1, api.Write("CARTA"))
    scribe.do(0, api.Write("carta"))
    scribe.do(0, api.Write("carto"))
    scribe.do(0, api.Write("zzzzz"))
    scribe.do(1, api.Write("caro"))
    scribe.do(1, api.Write("tracce"))
    scribe.do(1, api.Erase("tracce"))
    scribe.wait(180_000)
    scribe.do(1, api.Write("centro"))
    scribe.do(0, api.Next())
    scribe.do(1, api.Next())
    scribe.wait(3_000)
    scribe.do(1, api.Write("centro"))
    scribe.do(0, api.Stop())
    scribe.do(0, api.Write("carta"))
    scribe.do(1, api.Stop())
    return scribe.lines


def boggle_fr() -> list[str]:
    words = Tiny(["rosé", "seau", "roseau", "eau", "ose"], "fr", barred={"osa": "oser"})
    rules = replace(rule_set("boggle-fr"), rounds=1)
    scribe = Scribe(Table(Rigged(words, "rose zzua zzzz zzzz"), rules, 3), ("Anne", "Basile", "Chloé"))
    scribe.do(0, api.Write("rose"))
    scribe.wait(3_000)
    scribe.do(0, api.Write("rose"))
    scribe.do(1, api.Write("ROSÉ"))
    scribe.do(1, api.Write("roseau"))
    scribe.do(0, api.Write("osa"))
    scribe.do(2, api.Write("été"))
    scribe.do(2, api.Away(True))
    scribe.do(0, api.Stop())
    scribe.do(2, api.Away(False))
    scribe.do(1, api.Stop())
    scribe.wait(180_000)
    return scribe.lines


def boggle_ru_challenged() -> list[str]:
    words = Tiny(["кот", "ток"], "ru")
    rules = replace(rule_set("boggle-ru"), verify="challenged", overrule=True)
    scribe = Scribe(Table(Rigged(words, "кот лик"), rules), ("Анна", "Борис"))
    scribe.wait(3_000)
    scribe.do(0, api.Write("кот"))
    scribe.do(0, api.Write("лот"))
    scribe.do(1, api.Write("иот"))
    scribe.wait(180_000)
    scribe.do(1, api.Doubt(0, "лот"))
    scribe.do(0, api.Next())
    scribe.do(1, api.Next())
    scribe.do(0, api.Doubt(0, "лот"))
    scribe.do(1, api.Vote(0, "лот", True))
    scribe.do(0, api.Next())
    scribe.do(1, api.Next())
    return scribe.lines


PLAYS = {
    "paroliere-tournament": paroliere_tournament,
    "boggle-fr": boggle_fr,
    "boggle-ru-challenged": boggle_ru_challenged,
}


@pytest.mark.parametrize("name", PLAYS)
def test_transcript(name: str) -> None:
    text = "\n".join(PLAYS[name]()).strip() + "\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("TRANSCRIPTS") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
