"""`verbarium verify` and `verbarium replay`: what a finished match's log proves, and what happened in it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from verbarium.core.game import Game
    from verbarium.core.match import Entry
    from verbarium.core.proof import Head

LogFile = Annotated[Path, typer.Argument(help="A match's log as the house exports it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read_log(file: Path) -> tuple[Head, list[Entry[Any]], Game]:
    """An exported log: its head, its entries, and the game that it is of. Raises Trouble with the line."""
    import msgspec

    from verbarium.core.match import Entry
    from verbarium.core.proof import FORMAT, Head
    from verbarium.server.rooms import all_games
    from verbarium.texts import Trouble
    from verbarium.words.lists import decoded

    lines = decoded(file).split("\n")
    try:
        head = msgspec.json.decode(lines[0], type=Head)
    except msgspec.DecodeError as e:
        raise Trouble("log-line-unreadable", line=1, why=str(e)) from None
    if head.format != FORMAT:
        raise Trouble("log-format-unknown", format=head.format, known=FORMAT)
    game = all_games().game(head.game)
    line_of: Any = Entry
    decoder: msgspec.json.Decoder[Entry[Any]] = msgspec.json.Decoder(line_of[game.event])
    entries: list[Entry[Any]] = []
    for number, line in enumerate(lines[1:], 2):
        if line.strip():
            try:
                entries.append(decoder.decode(line))
            except msgspec.DecodeError as e:
                raise Trouble("log-line-unreadable", line=number, why=str(e)) from None
    if not entries:
        raise Trouble("log-empty")
    return head, entries, game


def verify(
    log: LogFile,
    all_: Annotated[bool, typer.Option("--all", help="Print every check, not only those that fail.")] = False,
    as_json: AsJson = False,
) -> None:
    """Check that chance was fixed before play and that the log says what happened. Exit 0 if it holds, else 1."""
    from verbarium.cli.app import language as spoken
    from verbarium.core.proof import holds
    from verbarium.core.proof import verify as check
    from verbarium.texts import say

    head, entries, game = read_log(log)
    findings = check(head, entries, game)
    good, tongue = holds(findings), spoken()
    if as_json:
        facts = [{"code": f.code, "ok": f.ok, **f.facts} for f in findings]
        json.dump({"holds": good, "match": head.match, "game": head.game, "findings": facts}, sys.stdout)
        print()
    else:
        print(say(tongue, "verify-holds" if good else "verify-fails", checks=len(findings)))
        for f in findings:
            if all_ or not f.ok:
                print(f"  {'✓' if f.ok else '✗'} {say(tongue, f.code, **f.facts)}")
    if not good:
        raise typer.Exit(1)


def replay(log: LogFile, as_json: AsJson = False) -> None:
    """Tell what happened, entry by entry, and how it ended."""
    import msgspec

    from verbarium.cli.app import language as spoken
    from verbarium.core.proof import replay as replayed
    from verbarium.core.secret import SPECTATOR
    from verbarium.texts import Trouble, say

    head, entries, game = read_log(log)
    match = replayed(entries, game)
    if match is None:
        raise Trouble("log-does-not-fit", file=log.name)
    outcome = match.outcome
    if as_json:
        facts = {
            "match": head.match,
            "game": head.game,
            "names": head.names,
            "entries": len(entries),
            "outcome": outcome,
            "view": match.view(SPECTATOR),
        }
        sys.stdout.write(msgspec.json.encode(facts).decode() + "\n")
        return
    tongue = spoken()
    names = head.names
    for e in entries:
        what = msgspec.to_builtins(e.event)
        who = (names[e.by] if e.by < len(names) else str(e.by)) if e.by is not None else "-"
        print(f"{e.n:5}  {e.at / 1000:9.3f}  {who:12}  {what.pop('type')}  {_short(what)}")
    if outcome is not None:
        print(say(tongue, outcome.reason))
        for seat in sorted(range(len(outcome.ranks)), key=lambda s: outcome.ranks[s]):
            name = names[seat] if seat < len(names) else str(seat)
            print(f"  {outcome.ranks[seat]}. {name}  {outcome.points[seat]}")


def _short(facts: dict[str, Any]) -> str:
    text = json.dumps(facts, ensure_ascii=False)
    return text if len(text) <= 160 else text[:157] + "…"


def register(app: typer.Typer) -> None:
    app.command()(verify)
    app.command()(replay)
