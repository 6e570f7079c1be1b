"""TypeScript types of everything that passes the door, made from the types that the house itself uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from verbarium.house import archive, catalogue, house, wire
from verbarium.house.daily import api as daily
from verbarium.house.games import Catalogue
from verbarium.house.room import api as room

HEADER = "// Made from the house's own types by `verbarium types`. Do not edit.\n"


def render(games: Catalogue) -> str:
    """The content of web/src/wire.ts. The same types give the same text."""
    roots: dict[str, Any] = {
        "ToHouse": wire.ToHouse,
        "ToClient": wire.ToClient,
        "TableCommand": room.Command,
        "TableView": room.View,
        "Offer": catalogue.Offer,
        "Listed": house.Listed,
        "LogHead": archive.Head,
        "DailyBoard": daily.Board,
        "DailyPlay": daily.Play,
        "DailyTable": daily.Table,
    }
    for name, game in games.games.items():
        title = name.title()
        roots[f"{title}Command"] = game.command
        roots[f"{title}View"] = game.view
        roots[f"{title}RuleSet"] = game.rule_set
        if game.drafted is not None:
            roots[f"{title}Drafted"] = game.drafted
        if game.ponder is not None:
            roots[f"{title}Asked"] = game.asked
            roots[f"{title}Pondered"] = game.pondered
        if game.reading is not None:
            roots[f"{title}Reading"] = game.reading
        if game.analysed is not None:
            roots[f"{title}Analysed"] = game.analysed
    # one pass a root keeps types of the same name in two games apart: each game's are prefixed with its name,
    # and so are those of the grid of the day
    out: dict[str, str] = {}
    for root, kind in roots.items():
        owner = next((o.title() for o in (*games.games, "daily") if root.startswith(o.title())), "")
        (schema,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
        rename = _names(parts, owner, root)
        for name, part in parts.items():
            out[rename[name]] = _declare(rename[name], part, rename)
        if rename.get(schema.get("$ref", "")) != root:
            out[root] = f"export type {root} = {_type(schema, rename)};\n"
    views = " | ".join(f"{g.title()}View" for g in games.games) or "never"
    rules = " | ".join(f"{g.title()}RuleSet" for g in games.games) or "never"
    out["MatchView"] = f"export type MatchView = {views};\n"
    out["AnyRuleSet"] = f"export type AnyRuleSet = {rules};\n"
    # the wire carries the view of whichever game runs; only here are all of them known
    out["Seen"] = out["Seen"].replace("match?: unknown;", "match?: MatchView | null;")
    return HEADER + "\n" + "\n".join(out[name] for name in sorted(out))


def _names(parts: Mapping[str, Any], owner: str, root: str) -> dict[str, str]:
    if root == "TableView":
        return {n: "TableView" if n == "View" else n for n in parts}
    if root == "TableCommand" or not owner:
        return {n: n if n != "View" else "TableView" for n in parts}
    shared = {"Outcome", "Why"}
    return {n: n if n in shared else f"{owner}{n}" for n in parts}


def _declare(name: str, schema: Mapping[str, Any], rename: Mapping[str, str]) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema, rename)};\n"
    lines = [f"export interface {name} {{"]
    required = set(schema.get("required", ()))
    for field, kind in schema["properties"].items():
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(kind, rename)};")
    return "\n".join([*lines, "}\n"])


def _type(s: Mapping[str, Any], rename: Mapping[str, str]) -> str:
    if "$ref" in s:
        return rename.get(s["$ref"], s["$ref"])
    if "enum" in s:
        return " | ".join(_literal(v) for v in s["enum"])
    if "const" in s:
        return _literal(s["const"])
    if "anyOf" in s:
        return " | ".join(dict.fromkeys(_type(x, rename) for x in s["anyOf"]))
    match s.get("type"):
        case "array" if s.get("prefixItems"):
            return "[" + ", ".join(_type(x, rename) for x in s["prefixItems"]) + "]"
        case "array":
            item = _type(s.get("items", {}) or {}, rename) if s.get("items") is not False else "never"
            return f"({item})[]" if " " in item else f"{item}[]"
        case "object":
            extra = s.get("additionalProperties")
            return f"Record<string, {_type(extra, rename) if isinstance(extra, dict) else 'unknown'}>"
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()
