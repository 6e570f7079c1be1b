"""The rule set of a grid game: plain data, every difference between the games of section 1."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

Confidence = Literal["A", "B", "C", "D"]
Length = Annotated[int, msgspec.Meta(ge=1, le=45)]
Seats = Annotated[int, msgspec.Meta(ge=1, le=400)]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points by letters: `table` for the lengths it names, then `beyond` for longer ones.

    table      pairs (letters, points), ascending
    beyond     "same": as the last pair; "each": `per_letter` times the letters; "add": last + per_letter a letter over
    """

    table: tuple[tuple[Length, int], ...]
    beyond: Literal["same", "each", "add"] = "same"
    per_letter: int = 0


class Penalties(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a wrong word costs, as points to take off (0 or less).

    not_a_word    pairs (from letters, points), ascending: words the lexicon refuses or does not admit
    not_on_grid   words that cannot be traced
    asked_only    `not_a_word` costs only when its author asked for the check
    """

    not_a_word: tuple[tuple[Length, Annotated[int, msgspec.Meta(le=0)]], ...] = ()
    not_on_grid: Annotated[int, msgspec.Meta(le=0)] = 0
    asked_only: bool = False


class RuleSet(msgspec.Struct, frozen=True, tag="grid", kw_only=True, forbid_unknown_fields=True):
    """One row of section 1, or a club's own.

    name          its file name; shown by Fluent key `rules-<name>` where there is one, else `title`
    source        where the rules come from, in a line
    confidence    A primary page, B two sources, C one secondary, D derived by us
    dice          name of a dice set, or "" for the language's default of that size
    admission     name of an admission of `words`, or "" for all forms of the language
    switches      settings of that admission, by name (rare: false bars words marked rare)
    lexicon       file name of a list of one's own that takes the lexicon's place, or ""
    seconds       of writing, for all grids of a round together
    same_word     what happens to a word that stands on several lists
    verdicts      "at-end": nothing is said before the bell; "at-once": each word is checked as written
    penalty       "first": the first failing check decides; "worst": the worst of all failing checks
    verify        "all" words, or only "challenged" ones
    overrule      the table may overrule the lexicon by unanimous vote of the others
    rounds        the match ends after so many rounds (None: by target)
    target        the match ends at the end of a round in which somebody reaches it
    normalise     the score that ranks the match ("raw", or one of the normalisations)
    rest_seconds  between reading out and the next round; None waits until everybody is ready
    shake_seconds of countdown before all see the dice at the same moment
    doubt_seconds of reading each other's lists where only challenged words are checked
    least_words   dice are thrown again, at most `TRIES` times in all, while a grid holds fewer words
    teams         people may play in teams: their list is the union of theirs
    sides         team of each seat, 0 for none; the table fills it in when a match begins
    extra_seconds personal time added to the writing, by seat; the table fills it in
    """

    name: str
    title: str = ""
    language: str
    source: str
    confidence: Confidence
    derived: tuple[str, ...] = ()
    rows: Annotated[int, msgspec.Meta(ge=2, le=10)] = 4
    cols: Annotated[int, msgspec.Meta(ge=2, le=10)] = 4
    dice: str = ""
    grids: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    minimum: Length = 3
    seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 180
    points: Points
    same_word: Literal["cancelled", "kept"] = "cancelled"
    penalties: Penalties = Penalties()
    penalty: Literal["first", "worst"] = "first"
    verdicts: Literal["at-end", "at-once"] = "at-end"
    verify: Literal["all", "challenged"] = "all"
    overrule: bool = False
    admission: str = ""
    switches: tuple[tuple[str, bool], ...] = ()
    lexicon: Annotated[str, msgspec.Meta(pattern=r"^([\w-][\w.-]*)?$")] = ""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] | None = 3
    target: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    normalise: Literal[
        "raw", "percent-of-best", "percent-of-possible", "match-points", "rank-points", "par"
    ] = "raw"
    teams: bool = False
    rest_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = None
    shake_seconds: Annotated[int, msgspec.Meta(ge=1, le=60)] = 3
    doubt_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] = 120
    least_words: Annotated[int, msgspec.Meta(ge=0, le=200)] = 1
    seats: tuple[Seats, Seats] = (1, 12)
    sides: tuple[Annotated[int, msgspec.Meta(ge=0, le=12)], ...] = ()
    extra_seconds: tuple[Annotated[int, msgspec.Meta(ge=0, le=3600)], ...] = ()


OF_THE_MATCH = ("sides", "extra_seconds")
"""Fields that say who sits how, not what is played: outside the fingerprint and outside the host's settings."""

OF_THE_BOOK = ("name", "title", "source", "confidence", "derived")
"""Fields that say where the rules come from: a host cannot change them."""


def fingerprint(rules: RuleSet, faces: Sequence[Sequence[str]]) -> str:
    """12 hex digits that change with any rule and with any face of the dice (`faces`: the dice, in order)."""
    facts = {k: v for k, v in msgspec.to_builtins(rules).items() if k not in OF_THE_MATCH}
    raw = msgspec.json.encode([facts, [list(die) for die in faces]], order="deterministic")
    return hashlib.sha256(raw).hexdigest()[:12]
