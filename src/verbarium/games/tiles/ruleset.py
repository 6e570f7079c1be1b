"""The rule set of a tile game: plain data (GAMES section 4). Its board and its tiles are part of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from verbarium.games.lexicon import File
from verbarium.games.presets import Presets
from verbarium.games.tiles import custom, sets
from verbarium.games.tiles.sets import Confidence, Layout, TileSet
from verbarium.texts import Trouble
from verbarium.words.admission import admission

MOST_SEATS = 4
MOST_IN_A_HALL = 60
FIXED = frozenset({"type", "name", "title", "language", "source", "confidence", "derived", "variant"})
"""Fields that say what a rule set is: a host does not change them one by one."""

Seconds = Annotated[int, msgspec.Meta(ge=5, le=86_400)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class RuleSet(msgspec.Struct, frozen=True, tag="tiles", kw_only=True, forbid_unknown_fields=True):
    """One tile game, in one language.

    layout, tiles   the board and the bag
    rack            tiles in a full hand
    order           who begins: drawn by "lot", or as the players "seats" themselves
    several         a turn may lay several words, one after the other
    connection      how a new word is tied to the board: it must "share" a tile of it, or may merely "touch" one
    build_on_turn   a word of a turn may rest on tiles of the same turn; else each needs one that was there before
    premium         premium squares count once, in the "main" word that covers them or in "both" words, or "always"
    joined          what two word premiums under one word make
    cross_words     words made across the main one score
    final_words     only the words that stand at the end of the turn score
    swap            a wildcard on the board may be taken for the letter it stands for, if it is used in the same turn
    given_counts    a tile given for a wildcard counts among the tiles laid
    bonus           points by number of tiles laid in the turn, from 0
    pure_bonus      points for a turn without wildcard; `pure_with_length`: only where there is a bonus for length
    specials        points for certain words
    exchange_from   tiles that the bag must hold for an exchange
    pass_rounds     the game ends when all have passed so many times in a row; `exchange_passes`: or exchanged
    scoreless_rounds  the game ends after so many rounds of turns without points; None: they do not matter
    settle          when somebody goes out: the others "lose" what they hold, he "gain"s it, both ("lose-gain"), he
                    gains it "double", or "none"
    blocked_loses   when nobody can go on, each loses what he holds
    challenge       what comes of a doubted word: "void" - none can be laid; "single" - the turn comes back; "double" -
                    and a challenge without cause costs the next turn; "points" - it gives the other one points
    clock           "turn": a sand-glass for each turn; "game": time for all turns of a player; "none"
    overtime_seconds  how far a player may overrun a game clock, at `overtime_points` for each minute begun
    abandon_seconds without a clock: who does not move so long after a nudge has left the match
    duplicate       everybody has the same tiles and lays a word of his own; the best possible goes on the board
    admission       name of an admission of `words`; `switches`: its settings; `variant`: of the alphabet
    lexicon         a club's list of words in place of it
    """

    name: str
    title: str = ""
    language: str
    source: str
    confidence: Confidence
    derived: tuple[str, ...] = ()
    layout: Layout
    tiles: TileSet
    rack: Annotated[int, msgspec.Meta(ge=2, le=8)] = 7
    order: Literal["lot", "seats"] = "lot"
    several: bool = False
    connection: Literal["touch", "share"] = "touch"
    build_on_turn: bool = True
    premium: Literal["main", "both", "always"] = "both"
    joined: Literal["product", "sum", "single"] = "product"
    cross_words: bool = True
    final_words: bool = False
    swap: bool = False
    given_counts: bool = True
    bonus: tuple[Points, ...] = ()
    pure_bonus: Points = 0
    pure_with_length: bool = False
    specials: dict[str, Points] = {}
    exchange_from: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    pass_rounds: Annotated[int, msgspec.Meta(ge=1, le=6)] = 2
    exchange_passes: bool = False
    scoreless_rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    settle: Literal["lose-gain", "gain", "lose", "double", "none"] = "lose-gain"
    blocked_loses: bool = True
    challenge: Literal["void", "single", "double", "points"] = "void"
    challenge_points: Points = 5
    challenge_seconds: Seconds = 20
    clock: Literal["none", "turn", "game"] = "none"
    turn_seconds: Seconds = 120
    game_seconds: Seconds = 1500
    increment_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    overtime_seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    overtime_points: Points = 10
    abandon_seconds: Seconds = 600
    rest_seconds: Seconds = 30
    duplicate: bool = False
    admission: str = "all-forms"
    switches: dict[str, bool] = {}
    variant: str = ""
    lexicon: File = ""


def seats(rules: RuleSet) -> tuple[int, int]:
    """Two to four, as far as the tiles go; at duplicate one to a hall."""
    if rules.duplicate:
        return 1, MOST_IN_A_HALL
    return 2, max(2, min(MOST_SEATS, len(rules.tiles.bag) // (2 * rules.rack)))


def check(rules: RuleSet) -> None:
    """Raises Trouble for a rule set that cannot be played."""
    custom.check_layout(rules.layout)
    custom.check_tiles(rules.tiles, rules.language, rules.variant)
    if len(rules.tiles.bag) < 2 * rules.rack:
        raise Trouble("tiles-few-tiles", tiles=len(rules.tiles.bag), rack=rules.rack)
    if len(rules.bonus) > rules.rack + 1:
        raise Trouble("tiles-many-bonuses", bonuses=len(rules.bonus), rack=rules.rack)
    if rules.layout.need > rules.rack:
        raise Trouble("tiles-start-out-of-reach", need=rules.layout.need, rack=rules.rack)
    named = rules.admission.endswith(f"-{rules.language}")
    admission(rules.admission if named else f"{rules.admission}-{rules.language}", **rules.switches)
    if rules.duplicate and (rules.several or rules.swap or rules.challenge != "void"):
        raise Trouble("tiles-duplicate-plain")


def changed(rules: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """The rule set with a host's settings by field name.

    "layout" and "tiles" are names of shipped ones, or the text of a TOML file with one of them.
    """
    plain = msgspec.to_builtins(rules)
    for name, value in changes.items():
        head, _, rest = name.partition(".")
        if head not in plain or head in FIXED or (rest and head not in ("switches", "specials")):
            raise Trouble("rules-no-such-setting", setting=name)
        if rest:
            plain[head] = {**plain[head], rest: value}
        elif head in ("layout", "tiles"):
            own = custom.find_layout(str(value)) if head == "layout" else custom.find_tiles(str(value))
            plain[head] = msgspec.to_builtins(own)
            if head == "tiles" and own.name == custom.OWN:
                plain[head]["language"] = plain["language"]
            # what a host brings is his own: neither from a source nor derived by the house
            plain["derived"] = [d for d in plain["derived"] if d != head]
            if own.confidence == "D" and own.name != custom.OWN:
                plain["derived"].append(head)
        else:
            plain[head] = value
    try:
        return msgspec.convert(plain, RuleSet)
    except msgspec.ValidationError as e:
        raise Trouble("rules-bad-setting", why=str(e)) from None


def own_parts(rules: RuleSet) -> tuple[str, ...]:
    """Which of "layout" and "tiles" a host has brought himself."""
    return tuple(part for part in ("layout", "tiles") if getattr(rules, part).name == custom.OWN)


def read(rules: RuleSet, text: str) -> custom.Own:
    """A host's board or tiles for a rule set, and everything that is wrong with them."""
    return custom.read(text, rules.language, rules.variant, rules.rack)


def _complete(plain: dict[str, Any]) -> dict[str, Any]:
    """A preset names its board and its tiles."""
    board, tiles = sets.layouts()[plain["layout"]], sets.tile_sets()[plain["tiles"]]
    return {**plain, "layout": msgspec.to_builtins(board), "tiles": msgspec.to_builtins(tiles)}


NAMES = (
    "slowodziel-pl", "slovodel-ru", "slowodziel", "scarabeo-it", "erudit-ru", "crossword-it", "crossword-fr",
    "crossword-en", "crossword-pl", "crossword-ru", "net-duplicate",
)  # fmt: skip

PRESETS = Presets(__package__, RuleSet, NAMES, _complete)
