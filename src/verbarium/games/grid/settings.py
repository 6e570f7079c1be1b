"""Rule sets as people give them: checked, changed by a host, read from a club's file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

import msgspec

from verbarium.games.grid.dice import dice_of
from verbarium.games.grid.notation import parse_points, parse_steps
from verbarium.games.grid.ruleset import OF_THE_BOOK, OF_THE_MATCH, RuleSet
from verbarium.texts import LANGUAGES, Trouble
from verbarium.words import Admission, admission

Setting = str | int | bool | None
_UNKNOWN = re.compile(r"unknown field `(?P<key>[^`]+)`")
_MISSING = re.compile(r"missing required field `(?P<key>[^`]+)`")
_AT = re.compile(r" - at `\$(?P<path>[^`]*)`$")


def check(rules: RuleSet, where: str = "") -> None:
    """Raises Trouble for a rule set that cannot be played. `where` begins the sentence (a file and line)."""

    def no(code: str, key: str, **facts: str | int) -> Trouble:
        return Trouble(code, where=where or rules.name, key=key, **facts)

    lengths = [letters for letters, _ in rules.points.table]
    if not lengths or lengths != sorted(set(lengths)):
        raise no("rules-points-order", "points")
    if rules.minimum < lengths[0]:
        raise no("rules-points-below", "minimum", minimum=rules.minimum, first=lengths[0])
    if rules.points.beyond != "same" and rules.points.per_letter < 1:
        raise no("rules-points-per-letter", "points")
    steps = [letters for letters, _ in rules.penalties.not_a_word]
    if steps != sorted(set(steps)):
        raise no("rules-penalties-order", "penalties")
    if rules.verdicts == "at-once":
        # a player who learns at once what is wrong would not pay for it
        if rules.penalties.not_a_word or rules.penalties.not_on_grid:
            raise no("rules-penalties-at-once", "verdicts")
        if rules.verify == "challenged":
            raise no("rules-challenged-at-once", "verdicts")
    if rules.rounds is None and rules.target is None:
        raise no("rules-no-end", "rounds")
    if not 1 <= rules.seats[0] <= rules.seats[1]:
        raise no("rules-seats", "seats", fewest=rules.seats[0], most=rules.seats[1])
    try:
        admission_of(rules)
    except Trouble as t:
        raise no(
            "rules-admission", "switches" if "setting" in t.facts else "admission", **_named(t)
        ) from None
    try:
        dice_of(rules)
    except Trouble as t:
        raise no(t.code, "dice", **t.facts) from None


def admission_of(rules: RuleSet) -> Admission:
    """The rule set's admission with its switches. Raises Trouble if its language has none of that name."""
    name = rules.admission or "all-forms"
    full = name if name.endswith(f"-{rules.language}") else f"{name}-{rules.language}"
    return admission(full, **dict(rules.switches))


def _named(trouble: Trouble) -> dict[str, str | int]:
    """What an unknown admission or switch is called."""
    return {"name": trouble.facts.get("setting", trouble.facts.get("name", ""))}


def _built(facts: dict[str, Any], where: str) -> RuleSet:
    """A rule set from plain facts, with points and penalties in their notation or spelled out."""
    facts = dict(facts)
    if isinstance(points := facts.get("points"), str):
        try:
            facts["points"] = msgspec.to_builtins(parse_points(points))
        except ValueError as e:
            raise Trouble("rules-points-notation", where=where, key="points", part=str(e)) from None
    penalties = facts.get("penalties")
    if isinstance(penalties, dict) and isinstance(steps := penalties.get("not_a_word"), str):
        try:
            facts["penalties"] = penalties | {"not_a_word": parse_steps(steps)}
        except ValueError as e:
            raise Trouble("rules-points-notation", where=where, key="not_a_word", part=str(e)) from None
    if isinstance(switches := facts.get("switches"), dict):
        facts["switches"] = sorted(switches.items())
    try:
        return msgspec.convert(facts, RuleSet, strict=True)
    except msgspec.ValidationError as e:
        said = str(e)
        if unknown := _UNKNOWN.search(said):
            raise Trouble("rules-key-unknown", where=where, key=unknown["key"]) from None
        if missing := _MISSING.search(said):
            raise Trouble("rules-key-missing", where=where, key=missing["key"]) from None
        path = m["path"].lstrip(".") if (m := _AT.search(said)) else ""
        why = _AT.sub("", said).replace("`", "")
        raise Trouble("rules-key-value", where=where, key=path or "?", why=why) from None


def changed(rules: RuleSet, changes: Mapping[str, Setting]) -> RuleSet:
    """The rule set with a host's settings. Raises Trouble for a setting that does not exist or cannot be played.

    Names are those of the fields; besides, "size" ("5x5"), "points" in its notation, and "penalties.not_a_word",
    "penalties.not_on_grid", "penalties.asked_only".
    """
    facts: dict[str, Any] = msgspec.to_builtins(rules)
    for key, value in changes.items():
        part, _, field = key.partition(".")
        if key == "size" and isinstance(value, str):
            size = re.fullmatch(r"(\d{1,2})[x×](\d{1,2})", value.strip())
            if not size:
                raise Trouble("rules-key-value", where=rules.name, key=key, why=value)
            facts |= {"rows": int(size[1]), "cols": int(size[2])}
        elif part not in _SETTINGS:
            raise Trouble("rules-key-unknown", where=rules.name, key=key)
        elif field:
            facts[part] = dict(facts.get(part) or {}) | {field: value}
        else:
            facts[part] = value
    out = _built(facts, rules.name)
    check(out)
    return out


_SETTINGS = frozenset(RuleSet.__struct_fields__) - {*OF_THE_BOOK, *OF_THE_MATCH, "language", "seats"}
"""Fields that a host may change."""


def in_language(rules: RuleSet, language: str) -> RuleSet:
    """The rule set played in another language: with that language's own dice, and all its forms."""
    return msgspec.structs.replace(rules, language=language, dice="", admission="", lexicon="")


def parse(text: str, file: str) -> dict[str, RuleSet]:
    """A file's rule set in each of its languages. Its name is the file's, without the ending.

    TOML with the fields of `RuleSet`; `languages` in place of `language` for several, and in `[in.fr]` what is
    different in one. Raises Trouble with line and key.
    """
    name = re.sub(r"\.toml$", "", file.replace("\\", "/").rsplit("/", 1)[-1])
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        at = re.search(r"at line (\d+)", str(e))
        line = at[1] if at else str(text.count("\n") + 1)
        why = re.sub(r" \(at [^)]*\)$", "", str(e))
        raise Trouble("rules-not-toml", where=f"{file}:{line}", why=why) from None
    try:
        return _parsed(facts, file, name)
    except Trouble as t:
        key = str(t.facts.get("key", ""))
        raise Trouble(t.code, **(t.facts | {"where": f"{file}:{line_of(text, key)}"})) from None


def _parsed(facts: dict[str, Any], file: str, name: str) -> dict[str, RuleSet]:
    facts = {"type": "grid", "name": name} | facts
    apart = facts.pop("in", {})
    languages = facts.pop("languages", None) or [facts.pop("language", None)]
    if not isinstance(languages, list) or not isinstance(apart, dict):
        raise Trouble("rules-key-value", where=file, key="languages", why=str(languages))
    if unknown := [x for x in languages if x not in LANGUAGES]:
        code = "rules-key-missing" if unknown == [None] else "rules-language-unknown"
        raise Trouble(code, where=file, key="language", language=str(unknown[0]), known=", ".join(LANGUAGES))
    if strange := [x for x in apart if x not in languages or not isinstance(apart[x], dict)]:
        raise Trouble("rules-key-unknown", where=file, key=f"in.{strange[0]}")
    out = {}
    for language in languages:
        rules = _built(facts | apart.get(language, {}) | {"language": language}, file)
        check(rules)
        out[language] = rules
    return out


def line_of(text: str, key: str) -> int:
    """The line on which a key stands; for "penalties.not_on_grid[0]" the innermost name that is there."""
    names = [n for n in re.split(r"[.\[\]]+", key) if n and not n.isdigit()]
    for name in reversed(names):
        for n, line in enumerate(text.splitlines(), 1):
            if re.search(rf"(^|[\s.{{,\[])[\"']?{re.escape(name)}[\"']?\s*(=|\]|\.)", line.split("#")[0]):
                return n
    return 1
