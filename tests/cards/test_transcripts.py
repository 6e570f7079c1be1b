"""Playthroughs as every seat saw them, kept as text and reviewed by diff.

`TRANSCRIPTS=write pytest tests/cards/test_transcripts.py` writes them anew; look at what changed before you commit.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cardroom import Play
from test_consonando import match as consonando_match
from test_junior import table as junior_table
from test_parola import CASATO, A, B, C, D, row, table

from verbarium.games.consonando import api as at_consonando
from verbarium.games.junior import api as at_junior
from verbarium.games.parola import api as at_parola

FOLDER = Path(__file__).parent / "transcripts"
SAME = ("rules", "rules_print", "fingerprint", "lexicon", "proofs", "moves", "reading.best")


def flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """A view as lines: one a leaf."""
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from flat(f"{name}.{key}" if name else key, part)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for i, part in enumerate(value):
            yield from flat(f"{name}[{i}]", part)
    else:
        yield name, json.dumps(value, ensure_ascii=False)


class Scribe:
    """Writes down, after each step, what changed in every viewer's view."""

    def __init__(self, play: Play, names: str) -> None:
        self.play, self.names, self.lines = play, names, list[str]()
        self.before: dict[int | None, dict[str, str]] = {}
        self._look()

    def do(self, seat: int, command: Any) -> None:
        facts = {k: v for k, v in msgspec.to_builtins(command).items() if k != "type"}
        said = " ".join(f"{k}={json.dumps(v, ensure_ascii=False)}" for k, v in facts.items())
        self._say(f"{self.names[seat]}: {type(command).__name__.lower()} {said}".rstrip())
        if code := self.play.do(seat, command):
            self.lines.append(f"   refused: {code}")
        self._look()

    def on(self) -> None:
        """Until the next thing happens by itself."""
        due = self.play.match.alarm
        assert due is not None
        self._say(f"… {due - self.play.now} ms")
        self.play.on()
        self._look()

    def _say(self, text: str) -> None:
        self.lines += ["", f"== {self.play.now / 1000:.3f} s  {text}"]

    def _look(self) -> None:
        told: dict[str, list[str]] = {}
        for seat in (*range(len(self.names)), None):
            view = json.loads(msgspec.json.encode(self.play.view(seat)))
            now = {k: v for k, v in flat("", view) if not k.startswith(SAME)}
            was = self.before.get(seat, {})
            changed = [f"{k}: {v}" for k, v in now.items() if was.get(k) != v]
            changed += [f"{k}: gone" for k in was if k not in now]
            self.before[seat] = now
            for line in changed:
                told.setdefault(line, []).append("spectator" if seat is None else self.names[seat])
        everybody = len(self.names) + 1
        for line, who in told.items():
            self.lines.append(f"   {'all' if len(who) == everybody else '+'.join(who)}  {line}")


def parola_markers() -> Scribe:
    """Edge cases 7 (1) and (2): how the marker moves."""
    s = Scribe(table(), "ABCD")
    for seat in (C, D):
        s.do(seat, at_parola.Touch())
        s.do(seat, at_parola.Discard(s.play.view(seat).hand[0].card))
    s.on()
    s.do(B, at_parola.Discard(s.play.view(B).hand[0].card))
    s.do(C, at_parola.Touch())
    s.do(C, at_parola.Discard(s.play.view(C).newest))
    s.do(C, at_parola.Discard(s.play.view(C).hand[0].card))
    s.on()
    return s


def parola_contested() -> Scribe:
    """Edge case 7 (4): a word laid undeclared, contested; then laid as it should be."""
    s = Scribe(table(3, hands=[range(37, 43), CASATO], pile=[51, 50, *range(6, 20)]), "ABC")
    s.on()
    s.do(B, at_parola.Flip(CASATO[0]))
    s.do(B, at_parola.Lay(row("casato", CASATO), 51))
    s.do(C, at_parola.Contest())
    s.do(A, at_parola.Pick(CASATO[0]))
    s.do(C, at_parola.Pick(CASATO[0]))
    s.do(B, at_parola.Touch())
    s.do(B, at_parola.Declare())
    s.do(B, at_parola.Lay(row("casato", CASATO), 51))
    return s


def consonando_round() -> Scribe:
    """A round with a jolly, and another in which nobody writes a word that counts."""
    s = Scribe(consonando_match(2), "AB")
    s.on()
    s.do(A, at_consonando.Write("triangolo", at_consonando.Jolly(add="n")))
    s.do(B, at_consonando.Write("relatore"))
    s.do(B, at_consonando.Write("rogole"))
    s.do(A, at_consonando.Stop())
    s.do(B, at_consonando.Stop())
    s.do(A, at_consonando.Next())
    s.do(B, at_consonando.Next())
    return s


def junior_covered() -> Scribe:
    """A covered word, a look under the cover, a wrong letter."""
    s = Scribe(junior_table(1, "junior-covered"), "A")
    s.do(A, at_junior.Peek())
    s.do(A, at_junior.Peek(False))
    word, dice = s.play.state.word.peek(), s.play.view().dice
    wrong = next(d for d, c in enumerate(dice) if c not in word)
    s.do(A, at_junior.Put(wrong))
    for letter in word[1:]:
        used = s.play.view(A).row
        s.do(A, at_junior.Put(next(d for d, c in enumerate(dice) if c == letter and d not in used)))
    s.do(
        A, at_junior.Put(next(d for d, c in enumerate(dice) if c == word[0] and d not in s.play.view(A).row))
    )
    s.do(A, at_junior.Next())
    return s


@pytest.mark.parametrize("made", [parola_markers, parola_contested, consonando_round, junior_covered])
def test_everybody_saw_what_was_reviewed(made: Callable[[], Scribe]) -> None:
    file = FOLDER / f"{made.__name__}.txt"
    text = f"{made.__doc__}\n" + "\n".join(made().lines) + "\n"
    if os.environ.get("TRANSCRIPTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
