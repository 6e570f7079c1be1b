"""`verbarium gcg`: crossword games as they were recorded, counted again; matches of the house as such records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from verbarium.games.tiles import gcg as format_
    from verbarium.games.tiles.recount import Counted, Recount
    from verbarium.texts import Language


def gcg(
    file: Annotated[Path, typer.Argument(help="A game in the GCG format, or a match's log of the house.")],
    rules: Annotated[str, typer.Option(help="Rule set; without it the tiles whose letters fit.")] = "",
    language: Annotated[str, typer.Option(help="it, fr, en, ru or pl, if the rule set has several.")] = "",
    write: Annotated[bool, typer.Option("--write", help="Print the game in the GCG format.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Replay a recorded game, count every play again, and tell what does not agree."""
    from verbarium.cli.app import language as spoken
    from verbarium.cli.tiles import find_rules
    from verbarium.games.tiles.gcg import write as as_text
    from verbarium.games.tiles.recount import recount, rules_for

    record = read(file)
    if write:
        sys.stdout.write(as_text(record))
        return
    counted = recount(record, find_rules(rules, language) if rules else rules_for(record))
    if as_json:
        _print_json(counted, record, spoken())
    else:
        _print_table(counted, record, spoken())


def read(file: Path) -> format_.Record:
    """The record in a file. Raises Trouble."""
    from verbarium.games.tiles.gcg import read as parse
    from verbarium.texts import Trouble

    try:
        raw = file.read_bytes()
    except OSError as e:
        raise Trouble("cli-file-unreadable", file=str(file), why=e.strerror or str(e)) from e
    return _of_the_house(file) if raw.lstrip()[:1] == b"{" else parse(raw)


def _of_the_house(file: Path) -> format_.Record:
    from verbarium.cli.logs import read_log
    from verbarium.core.proof import replay
    from verbarium.core.secret import SPECTATOR
    from verbarium.games.tiles.recount import record_of
    from verbarium.texts import Trouble

    head, entries, game = read_log(file)
    match = replay(entries, game)
    if game.name != "tiles" or match is None or match.outcome is None:
        raise Trouble("gcg-no-crossword", rules=head.game)
    view = match.view(SPECTATOR)
    names = head.names or tuple(f"{i}" for i in range(1, len(view.seats) + 1))
    return record_of(names, view.turns, view.racks, view.rests, view.last, view.rules)


def _position(play: Counted) -> str:
    e = play.event
    row, col = str(e.row + 1), chr(ord("A") + e.col)
    return "" if e.kind != "play" else col + row if e.down else row + col


def _print_json(counted: Recount, record: format_.Record, tongue: Language) -> None:
    import json

    from verbarium.texts import say

    plays = [
        {
            "line": p.event.line,
            "player": p.event.nick,
            "kind": p.event.kind,
            "rack": p.event.rack,
            "position": _position(p),
            "text": p.event.text,
            "words": list(p.words),
            "score": p.event.score,
            "counted": p.score,
            "total": p.total,
        }
        for p in counted.plays
    ]
    warnings = [
        {"line": w.line, "code": w.code, "text": say(tongue, w.code, line=w.line, **_facts(w.facts, tongue))}
        for w in counted.warnings
    ]
    players = [p.name or p.nick for p in record.players]
    out = {"players": players, "plays": plays, "totals": list(counted.totals), "warnings": warnings}
    json.dump(out, sys.stdout, ensure_ascii=False)
    print()


def _facts(facts: dict[str, str | int], tongue: Language) -> dict[str, str | int]:
    """The facts of a warning; a reason that is a key of its own is said first."""
    from verbarium.texts import say

    why = facts.get("why")
    return facts if why is None else {**facts, "why": say(tongue, str(why), **_START)}


_START = {"need": 1, "covered": 0}


def _print_table(counted: Recount, record: format_.Record, tongue: Language) -> None:
    from rich.console import Console
    from rich.table import Table

    from verbarium.texts import say

    table = Table(box=None, header_style="bold")
    for column in ("player", "position", "text", "score", "total"):
        right = column in ("score", "total")
        table.add_column(say(tongue, f"gcg-column-{column}"), justify="right" if right else "left")
    for p in counted.plays:
        text = p.event.text if p.event.kind == "play" else say(tongue, f"gcg-kind-{p.event.kind}")
        table.add_row(p.event.nick, _position(p), text, f"{p.event.score:+d}", str(p.total))
    Console().print(table)
    for player, total in zip(record.players, counted.totals, strict=True):
        print(f"{player.name or player.nick}: {total}")
    for w in counted.warnings:
        print(say(tongue, w.code, line=w.line, **_facts(w.facts, tongue)))


def register(app: typer.Typer) -> None:
    app.command()(gcg)
