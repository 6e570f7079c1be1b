"""The tile games as worlds for the laws: every shipped rule set, and settings that no shipped one has."""

from __future__ import annotations

import functools
import itertools
from typing import Any

from msgspec.structs import replace
from tests.cards.cardroom import Tiny
from tests.laws.laws import World
from tests.tiles.shared import small

from verbarium.core.game import Game
from verbarium.games import tiles
from verbarium.games.tiles import api
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.ruleset import PRESETS, RuleSet

COMMON = {"ru": ("оаеи", "нтср"), "pl": ("aoei", "nzrw")}


@functools.cache
def words(language: str) -> Tiny:
    """ "Words" of two to six common letters."""
    loud, mute = COMMON.get(language, ("aeio", "rtns"))
    two = [c + v for c in mute for v in loud]
    three = [a + c for a in two for c in mute]
    four = [a + b for a, b in itertools.product(two, two)]
    return Tiny([*two, *three[::2], *four[::3], *(w + mute[0] for w in four[::7])], language)


@functools.cache
def tiles_game() -> Game:
    return tiles.game(lambda rules: words(rules.language))


@functools.cache
def _finder(rules_json: bytes) -> Finder:
    import msgspec

    rules = msgspec.json.decode(rules_json, type=RuleSet)
    return Finder(rules, words(rules.language))


@functools.lru_cache(maxsize=4096)
def _found(rules_json: bytes, board: tuple[api.Put, ...], rack: tuple[str, ...]) -> tuple[api.Play, ...]:
    finder = _finder(rules_json)
    return tuple(f.play for f in finder.candidates(board, rack))


def moves(view: api.View, choice: int) -> Any:
    """Mostly turns that can be laid; now and then everything else, in season or out of it."""
    import msgspec

    kind, rest = choice % 20, choice // 20
    rack = view.rack
    if kind < 10 and rack:
        if view.phase == "challenge":
            return api.Challenge() if rest % 2 else api.Accept()
        if view.phase == "shown":
            return api.Next()
        found = _found(msgspec.json.encode(view.rules), view.board, rack)
        if found and view.rules.challenge != "void" and rest % 3 == 0:
            return _scrambled(found[rest % len(found)])
        if found:
            return found[rest % len(found)]
        return api.Exchange(rack[: 1 + rest % len(rack)])
    match kind:
        case 10:
            return api.Exchange(rack[: rest % 9] or ("A",))
        case 11 | 12:
            return api.Pass()
        case 13:
            return [api.Challenge(), api.Accept()][rest % 2]
        case 14:
            return api.Away(rest % 2 == 0)
        case 15:
            return api.Done(rest % 4 > 0)
        case 16:
            return [api.Nudge(), api.Next()][rest % 2]
        case 17:
            return api.Resign() if rest % 9 == 0 else api.Nudge()
        case 18:
            return api.Abort(rest % 5 > 0) if rest % 4 == 0 else api.Accept()
        case _:
            return _nonsense(view, rest)


def _scrambled(play: api.Play) -> api.Play:
    """A turn with the tiles of its first placement the other way round: mostly no words."""
    lay = play.placements[0]
    tiles = zip(lay.tiles, reversed(lay.tiles), strict=True)
    return api.Play(
        (api.Lay(tuple(api.Put(a.square, b.letter, b.wild) for a, b in tiles), lay.down),), play.swaps
    )


def _nonsense(view: api.View, rest: int) -> api.Play:
    """Tiles of the rack somewhere, mostly where they cannot lie."""
    size = view.rules.layout.size
    middle = size // 2 * size + size // 2
    step = size if rest % 2 else 1
    first = middle if not view.board else view.board[rest % len(view.board)].square + step
    letter = view.rules.tiles.letters[rest % len(view.rules.tiles.letters)]
    puts = (
        tuple(
            api.Put(
                min(first + i * step, size * size - 1), t if t.isalpha() else letter, "" if t.isalpha() else t
            )  # type: ignore[arg-type]
            for i, t in enumerate(view.rack[: 1 + rest % 3])
        )
        or (api.Put(0, "A"),)
    )
    return api.Play((api.Lay(puts),), (first,) if rest % 11 == 0 else ())


TABLE = (0, 1, 900, 4_999, 5_000, 20_000, 60_000, 180_000)


def world(name: str, rules: RuleSet, seats: int = 3) -> World:
    return World(name, tiles_game(), rules, moves, seats, TABLE)


def worlds() -> list[World]:
    """Every shipped rule set (the laws do not ask for the language), and what only settings make."""
    out = []
    for name, languages in PRESETS.names.items():
        language = languages[-1]
        seats = 2 if name.startswith("crossword") else 3
        out.append(world(f"{name}-{language}", PRESETS.get(name, language), seats))
    plain = small(language="it")
    crossword = PRESETS.get("crossword-en", "en")
    out += [
        world("small", plain, 2),
        world("single", replace(plain, challenge="single", scoreless_rounds=2), 2),
        world("double", replace(plain, challenge="double", clock="turn", turn_seconds=20)),
        world("points", replace(plain, challenge="points", several=True, connection="share", swap=True)),
        world("game-clock", replace(plain, clock="game", game_seconds=60, increment_seconds=3), 2),
        world("overtime", replace(crossword, clock="game", game_seconds=60, overtime_seconds=60), 2),
        world("final-words", replace(plain, several=True, swap=True, final_words=True, settle="double"), 2),
        world("lot", replace(plain, order="lot", exchange_passes=True, abandon_seconds=5), 4),
        world("small-duplicate", replace(plain, duplicate=True, turn_seconds=20, clock="turn")),
    ]
    return out
