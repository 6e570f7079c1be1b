"""`verbarium rules`: what is played here, and by which rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

Folder = Annotated[Path | None, typer.Option("--folder", help="A club's folder of rule sets.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def list_(folder: Folder = None, as_json: AsJson = False) -> None:
    """The rule sets, each with its languages, its summary and how sure its source is (A to D)."""
    from verbarium.cli.app import language as spoken
    from verbarium.cli.grids import rule_sets
    from verbarium.texts import say

    tongue = spoken()
    rows: list[dict[str, Any]] = []
    for name, preset in rule_sets(folder).items():
        rules = next(iter(preset.values()))
        known = _said(name)
        rows.append(
            {
                "name": name,
                "title": say(tongue, f"rules-{name}") if known else rules.title or name,
                "summary": say(tongue, f"rules-{name}-summary") if known else rules.source,
                "languages": list(preset),
                "game": "grid",
                "size": f"{rules.rows}x{rules.cols}",
                "source": rules.source,
                "confidence": rules.confidence,
                "derived": list(rules.derived),
            }
        )
    rows += _of_other_games(tongue)
    if as_json:
        json.dump({"rules": rows}, sys.stdout, ensure_ascii=False)
        print()
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold")
    for column in (
        "rules-column-name",
        "rules-column-languages",
        "rules-column-confidence",
        "rules-column-summary",
    ):
        table.add_column(say(tongue, column), overflow="fold")
    for row in rows:
        table.add_row(row["name"], " ".join(row["languages"]), row["confidence"], row["summary"])
    Console().print(table)
    print(say(tongue, "rules-confidence-note"))


def show(
    name: Annotated[str, typer.Argument(help="A rule set's name, or a TOML file.")],
    language: Annotated[str, typer.Option(help="it, fr, en, ru or pl, if it has several.")] = "",
    folder: Folder = None,
    as_json: AsJson = False,
) -> None:
    """One rule set, field by field, with its source and fingerprint."""
    import msgspec

    from verbarium.cli.app import language as spoken
    from verbarium.cli.grids import find_rules
    from verbarium.games.grid.dice import dice_of
    from verbarium.games.grid.notation import show_points, show_steps
    from verbarium.games.grid.ruleset import OF_THE_MATCH, fingerprint
    from verbarium.texts import cited, say

    if (other := _other(name)) is not None:
        _show_other(other.preset(name, language or other.presets[name][0]), as_json)
        return
    rules = find_rules(name, language, folder)
    dice, derived_dice = dice_of(rules)
    facts = {k: v for k, v in msgspec.to_builtins(rules).items() if k not in OF_THE_MATCH}
    facts["dice"] = dice.name
    facts |= {
        "dice_confidence": "D" if derived_dice else dice.confidence,
        "fingerprint": fingerprint(rules, dice.dice),
    }
    if as_json:
        json.dump(facts, sys.stdout, ensure_ascii=False)
        print()
        return
    tongue = spoken()
    if _said(rules.name):
        print(say(tongue, f"rules-{rules.name}"))
        print(say(tongue, f"rules-{rules.name}-summary"))
    facts["source"] = cited(tongue, rules.source)
    facts["points"] = show_points(rules.points)
    facts["penalties"] = " · ".join(
        filter(
            None,
            [
                f"not_a_word {show_steps(rules.penalties)}" if rules.penalties.not_a_word else "",
                f"not_on_grid {rules.penalties.not_on_grid}" if rules.penalties.not_on_grid else "",
                "asked_only" if rules.penalties.asked_only else "",
            ],
        )
    )
    for key, value in facts.items():
        if key != "type":
            print(f"{key:16} {_plain(value)}")


def check(
    file: Annotated[Path, typer.Argument(help="A TOML file: a rule set, a board or a tile set.")],
    rules: Annotated[str, typer.Option(help="A rule set with tiles that it is meant for.")] = "",
    language: Annotated[str, typer.Option(help="it, fr, en, ru or pl: the words it is meant for.")] = "",
) -> None:
    """Whether a file of one's own can be played. What is wrong is told with its line, on stderr; then exit 2."""
    from verbarium.cli.app import language as spoken
    from verbarium.cli.grids import find_rules
    from verbarium.games.tiles import custom
    from verbarium.texts import Trouble, say

    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as e:
        raise Trouble("cli-file-unreadable", file=str(file), why=str(e)) from None
    tongue = spoken()
    if _is_rule_set(text):
        found = find_rules(str(file), language)
        print(say(tongue, "rules-check-good", what=found.title or found.name))
        return
    if rules:
        from verbarium.cli.tiles import find_rules as tile_rules

        meant = tile_rules(rules, language)
        own = custom.read(text, meant.language, meant.variant, meant.rack)
    else:
        own = custom.read(text, language)
    for fault in own.faults:
        place = f"{file}:{fault.line}" if fault.line else str(file)
        print(f"{place}: {say(tongue, fault.code, **fault.facts)}", file=sys.stderr)
    if own.faults:
        raise typer.Exit(2)
    if own.board is not None:
        starts = sum(row.count("*") for row in own.board.rows)
        size = own.board.size
        print(say(tongue, "rules-check-board", size=size, starts=starts))
    if own.tiles is not None:
        worth = sum(count * value for _, count, value in own.tiles.tiles)
        wild = own.tiles.blanks + own.tiles.stars
        print(say(tongue, "rules-check-tiles", tiles=len(own.tiles.bag), wild=wild, worth=worth))


def _is_rule_set(text: str) -> bool:
    """A grid game's rule set: a file whose rows are a number, or that has the marks of one."""
    import tomllib

    try:
        plain = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return isinstance(plain.get("rows"), int) or bool({"points", "minimum", "languages"} & plain.keys())


def _other(name: str) -> Any:
    """The game that has a rule set of this name, if it is not a grid game's."""
    from verbarium.server.rooms import all_games

    games = all_games().games.values()
    return next((g for g in games if g.name != "grid" and name in g.presets), None)


def _of_other_games(tongue: Any) -> list[dict[str, Any]]:
    from verbarium.server.rooms import all_games
    from verbarium.texts import say

    rows = []
    for game in all_games().games.values():
        for name, languages in game.presets.items() if game.name != "grid" else ():
            rules = game.preset(name, languages[0])
            rows.append(
                {
                    "name": name,
                    "title": say(tongue, f"rules-{name}"),
                    "summary": say(tongue, f"rules-{name}-summary"),
                    "languages": list(languages),
                    "game": game.name,
                    "source": rules.source,
                    "confidence": rules.confidence,
                    "derived": list(rules.derived),
                }
            )
    return rows


def _show_other(rules: Any, as_json: bool) -> None:
    """A rule set of another game than the grid's: its fields as they are."""
    import msgspec

    from verbarium.cli.app import language as spoken
    from verbarium.texts import cited, say

    facts = msgspec.to_builtins(rules, str_keys=True)
    if as_json:
        json.dump(facts, sys.stdout, ensure_ascii=False)
        print()
        return
    tongue = spoken()
    print(say(tongue, f"rules-{rules.name}"))
    print(say(tongue, f"rules-{rules.name}-summary"))
    facts["source"] = cited(tongue, rules.source)
    for key, value in facts.items():
        if key != "type":
            print(f"{key:16} {_plain(value)}")


def _plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "-"
    return (
        "-" if value is None or value == "" else str(value).lower() if isinstance(value, bool) else str(value)
    )


def _said(name: str) -> bool:
    from verbarium.texts.voice import bundle

    return bool(bundle("en").has_message(f"rules-{name}"))


def register(app: typer.Typer) -> None:
    rules = typer.Typer(no_args_is_help=True, help="Rule sets: what is played here, and by which rules.")
    rules.command("list")(list_)
    rules.command("show")(show)
    rules.command("check")(check)
    app.add_typer(rules, name="rules")
