"""`verbarium judge`: verdicts on paper play."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from verbarium.games.grid.api import Grid, Word
    from verbarium.games.grid.paper import Judged
    from verbarium.texts import Language


def judge(
    file: Annotated[Path, typer.Argument(help="TOML: rules, grid, lists.")],
    lexicon: Annotated[
        Path | None, typer.Option(help="A list of words in place of the house's lexicon.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(help="A club's folder of rule sets.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    as_csv: Annotated[
        bool, typer.Option("--csv", help="Print a table for spreadsheets, a word a line.")
    ] = False,
) -> None:
    """Judge lists that were written on paper: every verdict with its reason, penalties, points and standings."""
    import msgspec

    from verbarium.cli.app import language as spoken

    judged = judged_file(file, lexicon, folder)
    tongue = spoken()
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_facts(judged, tongue)).decode() + "\n")
    elif as_csv:
        from verbarium.texts.sheet import csv_text

        sys.stdout.write(csv_text(as_rows(judged, tongue)))
    else:
        print(as_text(judged, tongue))


def judged_file(file: Path, lexicon: Path | None = None, folder: Path | None = None) -> Judged:
    """What comes out of a judge's file. Raises Trouble for anything that cannot be used."""
    from verbarium.cli.grids import find_rules, words_for
    from verbarium.games.grid.paper import judge_paper, read
    from verbarium.games.grid.settings import changed, line_of
    from verbarium.texts import Trouble
    from verbarium.words.lists import decoded

    where = file.name
    text = decoded(file)
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise Trouble("judge-not-toml", where=where, why=str(e)) from None
    name = facts.get("rules")
    if not isinstance(name, str):
        raise Trouble("judge-key-missing" if name is None else "judge-key-value", where=where, key="rules")
    if name.endswith(".toml") and not Path(name).is_absolute():
        name = str(file.parent / name)
    rules = find_rules(name, _text(facts, "language", where), folder)
    if settings := facts.get("settings"):
        if not isinstance(settings, dict):
            raise Trouble("judge-key-value", where=where, key="settings")
        try:
            rules = changed(rules, _flat(settings))
        except Trouble as t:
            at = f"{where}:{line_of(text, str(t.facts.get('key', '')))}"
            raise Trouble(t.code, **(t.facts | {"where": at})) from None
    if lexicon is None and (own := _text(facts, "lexicon", where)):
        lexicon = file.parent / own
    players, rounds = read(facts, where)
    return judge_paper(rules, words_for(rules, lexicon, file.parent), players, rounds)


def _text(facts: dict[str, Any], key: str, where: str) -> str:
    from verbarium.texts import Trouble

    value = facts.get(key, "")
    if not isinstance(value, str):
        raise Trouble("judge-key-value", where=where, key=key)
    return value


def _flat(settings: dict[str, Any]) -> dict[str, Any]:
    """Settings with parts joined by a dot: penalties.not_on_grid."""
    out: dict[str, Any] = {}
    for key, value in settings.items():
        if isinstance(value, dict):
            out |= {f"{key}.{k}": v for k, v in _flat(value).items()}
        else:
            out[key] = value
    return out


def reason(word: Word, tongue: Language) -> str:
    """Why a word has its verdict, in one sentence; the lexicon's own answer where there is one."""
    from verbarium.texts import say
    from verbarium.words import explain

    if word.why is not None:
        return explain(word.why, tongue)
    return say(tongue, f"mark-{word.mark}-note")


def as_facts(judged: Judged, tongue: Language) -> dict[str, Any]:
    """Everything, as plain data for JSON. Paths are cells from 0, row by row."""
    import msgspec

    names = judged.players
    rounds = []
    for r in judged.rounds:
        lists = []
        for seat, name in enumerate(names):
            words = [
                msgspec.to_builtins(w)
                | {
                    "mark": w.mark,
                    "points": w.points,
                    "path": list(w.path),
                    "others": [names[s] for s in w.others],
                    "reason": reason(w, tongue),
                    "asked": w.asked is not None,
                }
                for w in r.lists[seat]
            ]
            lists.append({"player": name, "words": words, "score": msgspec.to_builtins(r.scores[seat])})
        rounds.append(
            {
                "grids": [msgspec.to_builtins(g) for g in r.grids],
                "lists": lists,
                "missed": [msgspec.to_builtins(m) for m in r.missed],
                "possible": msgspec.to_builtins(r.possible),
            }
        )
    return {
        "rules": judged.rules.name,
        "rules_fingerprint": judged.rules_print,
        "lexicon": judged.lexicon,
        "lexicon_fingerprint": judged.fingerprint,
        "players": list(names),
        "rounds": rounds,
        "standings": [
            {
                "player": names[seat],
                "points": judged.standings.points[seat],
                "rank": judged.standings.ranks[seat],
            }
            for seat in _by_rank(judged)
        ],
    }


def _by_rank(judged: Judged) -> list[int]:
    return sorted(range(len(judged.players)), key=lambda seat: judged.standings.ranks[seat])


def as_rows(judged: Judged, tongue: Language) -> list[list[str | int | None]]:
    """A row a word. Points and penalties stand apart, both positive, so that no cell looks like a formula."""
    from verbarium.texts import say

    columns = ("round", "grid", "player", "word", "verdict", "letters", "points", "penalty", "path", "others",
               "reason", "rules", "rules-print", "lexicon", "lexicon-print")  # fmt: skip
    rows: list[list[str | int | None]] = [[say(tongue, f"judge-column-{c}") for c in columns]]
    for number, r in enumerate(judged.rounds, 1):
        for seat, one in enumerate(r.lists):
            for w in one:
                rows.append(
                    [
                        number,
                        w.grid + 1,
                        judged.players[seat],
                        w.word,
                        say(tongue, f"mark-{w.mark}"),
                        w.letters,
                        max(w.points, 0),
                        max(-w.points, 0),
                        " ".join(str(cell + 1) for cell in w.path),
                        ", ".join(judged.players[s] for s in w.others),
                        reason(w, tongue),
                        judged.rules.name,
                        judged.rules_print,
                        judged.lexicon,
                        judged.fingerprint,
                    ]
                )
    return rows


def as_text(judged: Judged, tongue: Language) -> str:
    """The sheet as it is read out."""
    from verbarium.texts import say

    names = judged.players
    out: list[str] = []
    for number, r in enumerate(judged.rounds, 1):
        if len(judged.rounds) > 1:
            out += [say(tongue, "judge-round", round=number)]
        for grid in r.grids:
            out += [*_drawn(grid), ""]
        for seat, one in enumerate(r.lists):
            out += [f"{names[seat]}: {r.scores[seat].points}"]
            width = max((len(w.word) for w in one), default=0)
            for w in one:
                line = f"  {w.points:+4}  {w.word:{width}}  {say(tongue, f'mark-{w.mark}')}"
                if w.others:
                    line += f" ({', '.join(names[s] for s in w.others)})"
                if w.mark not in ("valid", "cancelled"):
                    line += f" · {reason(w, tongue)}"
                if w.clause:
                    line += f" · {say(tongue, w.clause)}"
                out += [line]
            out += [""]
        missed = ", ".join(f"{m.word} {m.points}" for m in r.missed[:40])
        out += [say(tongue, "judge-missed", words=len(r.missed), points=sum(m.points for m in r.missed))]
        out += [f"  {missed}{' …' if len(r.missed) > 40 else ''}", ""] if missed else [""]
    out += [say(tongue, "judge-standings")]
    for seat in _by_rank(judged):
        out += [f"  {judged.standings.ranks[seat]}. {names[seat]}  {judged.standings.points[seat]}"]
    out += [
        "",
        say(
            tongue,
            "judge-prints",
            rules=judged.rules.name,
            rules_print=judged.rules_print,
            lexicon=judged.lexicon,
            lexicon_print=judged.fingerprint,
        ),
    ]
    return "\n".join(out)


def _drawn(grid: Grid) -> list[str]:
    cells = [face or "·" for face in grid.faces]
    width = max(map(len, cells), default=1)
    rows = (cells[y * grid.cols : (y + 1) * grid.cols] for y in range(grid.rows))
    return ["  " + " ".join(f"{c:{width}}" for c in row).rstrip() for row in rows]


def register(app: typer.Typer) -> None:
    app.command()(judge)
