"""Checking a finished match from its exported log: was chance fixed beforehand, and does the log say what happened?

A log is text, one JSON object a line. First the head (`Head`), then every entry as `{"n", "at", "event", "by",
"cause"}`. Anybody can repeat these checks with a program of his own; `core.dice` says how chance is drawn.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from verbarium.core.dice import commit, key
from verbarium.core.game import Game
from verbarium.core.match import Entry, Match

FORMAT = "verbarium-log-1"


class Head(msgspec.Struct, frozen=True):
    """First line of an exported log: `seed` and `nonces` (hex, by seat) open the `commitment`."""

    format: str
    game: str
    commitment: str
    seed: str
    nonces: tuple[str, ...]
    match: str = ""
    names: tuple[str, ...] = ()


class Finding(msgspec.Struct, frozen=True):
    """One thing that was checked: a Fluent key with its facts, and whether it holds."""

    code: str
    ok: bool
    facts: dict[str, str | int] = {}


def verify(head: Head, entries: Sequence[Entry[Any]], game: Game) -> list[Finding]:
    """Everything that can be checked of a log; it holds if every finding does.

    The seed opens the commitment; entries are numbered without gaps and their stamps never run back; the log replays
    to an end; and what the game itself can check of its chance (`Game.audit`).
    """
    seed, nonces = _bytes(head.seed), [_bytes(n) for n in head.nonces]
    if seed is None or None in nonces:
        return [Finding("proof-seed-unreadable", False)]
    findings = [
        Finding("proof-commitment", commit(seed) == head.commitment),
        Finding("proof-numbers", [e.n for e in entries] == list(range(len(entries)))),
        Finding("proof-stamps", all(a.at <= b.at for a, b in itertools.pairwise(entries))),
    ]
    if game.audit is not None:
        match_key = key(seed, [n for n in nonces if n is not None])
        findings += game.audit([e.event for e in entries], match_key)
    replayed = replay(entries, game)
    findings.append(Finding("proof-replay", replayed is not None and replayed.outcome is not None))
    return findings


def replay(entries: Sequence[Entry[Any]], game: Game) -> Match[Any, Any, Any, Any] | None:
    """The match after its log, or None if the log does not fit together."""
    try:
        return Match(game.rules, entries)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def holds(findings: Iterable[Finding]) -> bool:
    """Whether nothing that was checked fails."""
    return all(f.ok for f in findings)


def _bytes(text: str) -> bytes | None:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None
