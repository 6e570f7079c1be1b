"""`verbarium moves`: the best that can be laid on a board."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from verbarium.games.tiles.api import Put
    from verbarium.games.tiles.finder import Found
    from verbarium.games.tiles.ruleset import RuleSet


def moves(
    rack: Annotated[str, typer.Option(help="The tiles in hand; ? is a wildcard.")],
    rules: Annotated[str, typer.Option(help="A rule set with tiles.")] = "crossword-en",
    board: Annotated[
        Path | None,
        typer.Option(
            help="A row a line: letters, lower case for wildcards, dots; or a GCG game. Else empty."
        ),
    ] = None,
    language: Annotated[str, typer.Option(help="it, fr, en, ru or pl, if the rule set has several.")] = "",
    lexicon: Annotated[
        Path | None, typer.Option(help="A list of words in place of the house's lexicon.")
    ] = None,
    count: Annotated[int, typer.Option(min=1, max=1000, help="How many to print.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find the best turns with a rack on a board, as a rule set scores them."""
    from verbarium.cli.app import language as spoken
    from verbarium.cli.tiles import find_rules, words_for
    from verbarium.games.tiles.finder import Finder
    from verbarium.games.tiles.notation import parse_rack

    chosen = find_rules(rules, language)
    lying = _board(board, chosen)
    hand = parse_rack(rack, chosen)
    finder = Finder(chosen, words_for(chosen, lexicon))
    found = finder.top(lying, hand, count)
    facts = [_facts(chosen, lying, hand, f) for f in found]
    if as_json:
        out = {
            "rules": chosen.name,
            "lexicon": finder.words.name,
            "lexicon_fingerprint": finder.words.fingerprint,
            "rack": "".join(hand),
            "moves": facts,
        }
        json.dump(out, sys.stdout, ensure_ascii=False)
        print()
    else:
        _print(facts, spoken())


def _board(file: Path | None, rules: RuleSet) -> tuple[Put, ...]:
    from verbarium.games.tiles import gcg
    from verbarium.games.tiles.notation import parse_board
    from verbarium.words.lists import decoded

    if file is None:
        return ()
    if file.suffix.lower() != ".gcg":
        return parse_board(decoded(file), rules)
    from verbarium.cli.gcg import read

    rows = gcg.final(read(file), rules.layout.size)
    return parse_board("\n".join("".join(c or "." for c in row) for row in rows), rules)


def _facts(rules: RuleSet, board: tuple[Put, ...], rack: tuple[str, ...], found: Found) -> dict[str, Any]:
    """A turn as people write it down."""
    from verbarium.games.tiles.api import Draft, Lay
    from verbarium.games.tiles.notation import position, written
    from verbarium.games.tiles.reference import judge, without

    draft = judge(rules, board, rack, found.play, None)
    assert isinstance(draft, Draft)
    size = rules.layout.size
    lying = {p.square: p for p in board}
    placements = []
    for made in draft.made:
        main = made.words[0]
        placements.append(
            {
                "position": position(main.square, made.down, size),
                "tiles": written(Lay(made.tiles, made.down), lying.values(), size),
                "words": [{"word": w.word, "points": w.points} for w in made.words],
                "points": made.points,
            }
        )
        lying |= {p.square: p for p in made.tiles}
    given, gained = [p.letter for p in draft.swapped], [p.wild for p in draft.swapped]
    laid = [p.tile for m in draft.made for p in m.tiles]
    left = without((*without(rack, given), *gained), laid)
    return {
        "points": draft.points,
        "placements": placements,
        "swaps": [position(p.square, False, size) for p in draft.swapped],
        "bonus": sum(e.points for e in draft.extras),
        "left": "".join(left),
    }


def _print(facts: list[dict[str, Any]], tongue: Any) -> None:
    from rich.console import Console
    from rich.table import Table

    from verbarium.texts import say

    if not facts:
        print(say(tongue, "moves-none"))
        return
    table = Table(box=None, header_style="bold")
    table.add_column(say(tongue, "moves-column-points"), justify="right")
    table.add_column(say(tongue, "moves-column-turn"), overflow="fold")
    table.add_column(say(tongue, "moves-column-left"))
    for turn in facts:
        steps = [f"{p['position']} {p['words'][0]['word']}" for p in turn["placements"]]
        steps = [*(f"{square} *" for square in turn["swaps"]), *steps]
        table.add_row(str(turn["points"]), " · ".join(steps), turn["left"])
    Console().print(table)


def register(app: typer.Typer) -> None:
    app.command()(moves)
