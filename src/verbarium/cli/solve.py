"""`verbarium solve`: all words of a grid."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer


def solve(
    grid: Annotated[
        str, typer.Argument(help="The dice, row by row: 'rquos wnoa …'; Qu is one die, _ a hole.")
    ] = "",
    rules: Annotated[str, typer.Option(help="Rule set: a name, or a TOML file.")] = "boggle-en",
    language: Annotated[str, typer.Option(help="it, fr, en, ru or pl, if the rule set has several.")] = "",
    lexicon: Annotated[
        Path | None, typer.Option(help="A list of words in place of the house's lexicon.")
    ] = None,
    board: Annotated[
        Path | None, typer.Option(help="Read the dice from a file: rows and columns on the first line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find all words of a grid, with points and paths, as the rule set counts them."""
    from verbarium.cli.app import language as spoken
    from verbarium.cli.grids import find_rules, words_for
    from verbarium.games.grid.dice import dice_of
    from verbarium.games.grid.gridtext import parse_grid, read_board
    from verbarium.games.grid.ruleset import fingerprint
    from verbarium.games.grid.solver import Finder
    from verbarium.texts import Trouble, say
    from verbarium.words.lists import decoded

    if bool(grid) == (board is not None):
        raise Trouble("solve-one-grid")
    chosen = find_rules(rules, language)
    words = words_for(chosen, lexicon)
    lying = (
        parse_grid(grid, chosen, words.alphabet)
        if board is None
        else read_board(decoded(board), chosen, words.alphabet)
    )
    found = Finder(words).find(lying, chosen)
    score = sum(f.points for f in found)
    if as_json:
        out = {
            "rows": lying.rows,
            "cols": lying.cols,
            "words": [
                {"word": words.display(f.word), "points": f.points, "path": list(f.path)} for f in found
            ],
            "count": len(found),
            "score": score,
            "rules": chosen.name,
            "rules_fingerprint": fingerprint(chosen, dice_of(chosen)[0].dice),
            "lexicon": words.name,
            "lexicon_fingerprint": words.fingerprint,
        }
        json.dump(out, sys.stdout, ensure_ascii=False)
        print()
        return
    tongue = spoken()
    if not lying.faces:
        print(say(tongue, "solve-empty"))
    for f in found:
        print(f"{f.points:4}  {words.display(f.word)}")
    print(say(tongue, "solve-total", words=len(found), points=score))
    print(
        say(
            tongue,
            "judge-prints",
            rules=chosen.name,
            rules_print=fingerprint(chosen, dice_of(chosen)[0].dice),
            lexicon=words.name,
            lexicon_print=words.fingerprint,
        )
    )


def register(app: typer.Typer) -> None:
    app.command()(solve)
