"""Consonando, PAROLA and Junior as worlds for the laws: shipped rule sets, and settings that none of them has."""

from __future__ import annotations

import functools
import itertools
from typing import Any

from msgspec.structs import replace
from tests.cards.cardroom import Tiny
from tests.laws.laws import World

from verbarium.core.game import Game
from verbarium.games import consonando, junior, parola
from verbarium.games.consonando import api as at_consonando
from verbarium.games.consonando.ruleset import PRESETS as CONSONANDO
from verbarium.games.junior import api as at_junior
from verbarium.games.junior.ruleset import PRESETS as JUNIOR
from verbarium.games.parola import api as at_parola
from verbarium.games.parola.measured import Measured
from verbarium.games.parola.ruleset import PRESETS as PAROLA

COMMON = {"ru": ("оаеи", "нтср"), "pl": ("aoei", "nzrw")}
"""Vowels and consonants that are drawn most."""


@functools.cache
def words(language: str) -> Tiny:
    """ "Words" of two to six common letters."""
    loud, mute = COMMON.get(language, ("aeio", "rtns"))
    two = [c + v for c in mute for v in loud]
    four = [a + b for a, b in itertools.product(two, two)]
    six = [a + b for a, b in itertools.product(four[::3], two[::2])]
    return Tiny([*two, *four, *six, *(w + mute[0] for w in four[::5])], language)


@functools.cache
def consonando_game() -> Game:
    return consonando.game(lambda rules: words(rules.language))


@functools.cache
def parola_game() -> Game:
    return parola.game(
        lambda rules: words(rules.language), lambda rules, category, folded: len(folded) % 2 == 0
    )


def write(view: at_consonando.View, choice: int) -> Any:
    """A move at Consonando: mostly words, often from the draw, at times with a jolly."""
    kind, rest = choice % 10, choice // 10
    loud = view.rules.vowels
    letters = sorted(view.rules.weights)
    if kind < 6:
        text = "".join(c + loud[(rest + i) % len(loud)] for i, c in enumerate(view.draw[: rest % 8]))
        jolly = None
        if rest % 3 == 0:
            add = letters[rest % len(letters)] if rest % 2 else ""
            gone = view.draw[rest % len(view.draw)] if view.draw and rest % 4 else ""
            jolly = at_consonando.Jolly(add, gone)
            text = text.replace(gone, "") if gone else text
        pool = words(view.rules.language).words()
        return at_consonando.Write(text if kind < 4 and text else pool[rest * 7 % len(pool)], jolly)
    match kind:
        case 6:
            return at_consonando.Erase()
        case 7:
            return at_consonando.Away(rest % 2 == 0)
        case 8:
            return at_consonando.Stop()
        case _:
            return at_consonando.Next()


def act(view: at_parola.View, choice: int) -> Any:
    """A move at PAROLA: what the phase asks for, mostly; now and then anything."""
    kind, rest = choice % 16, choice // 16
    mine = [c.card for c in view.hand]
    some = mine[rest % len(mine)] if mine else 0
    if kind < 8:
        match view.phase:
            case "die":
                return at_parola.Throw()
            case "naming":
                return at_parola.Name("x")
            case "open" | "choosing":
                return [at_parola.Touch(), Measured(rest % 300), at_parola.No(), at_parola.Draw()][rest % 4]
            case "holding":
                return _hold(view, rest, mine)
            case "voting":
                return at_parola.Vote(rest % 3 > 0)
            case "contest" | "picking":
                laid = view.seats[view.on_table or 0].laid
                cards = [c.card for c in laid.row] if laid else [0]
                return at_parola.Contest() if rest % 2 else at_parola.Pick(cards[rest % len(cards)])
            case _:
                return at_parola.Next()
    others = [
        at_parola.Flip(some),
        at_parola.Discard(some),
        at_parola.Keep(),
        at_parola.Declare(),
        at_parola.No(rest % 2 == 0),
        at_parola.Wider(rest % 10),
        at_parola.Away(rest % 3 == 0),
        at_parola.Touch(),
    ]
    return others[kind - 8]


def _hold(view: at_parola.View, rest: int, mine: list[int]) -> Any:
    if not mine or (not view.declared and rest % 3 == 0):
        return at_parola.Declare()
    if rest % 5 < 2:
        return at_parola.Discard(mine[rest % len(mine)])
    finder = parola_game().rules.finder(view.rules)  # type: ignore[attr-defined]
    kept = view.newest if view.taken else None
    found = finder.find(view.rules, mine, kept)
    if found:
        row, closing = finder.lay(view.rules, found[rest % len(found)].word, mine, kept)
        by_hand = view.rules.laying == "by-hand"
        return at_parola.Lay(row, closing, overlapped=not by_hand or rest % 2 == 0)
    if rest % 2 and not view.rules.obliged:
        return at_parola.Keep()
    # a row of nonsense, which anybody may lay
    row = tuple(at_parola.Shown(c, view.rules.deck[c][0].replace("*", "q")) for c in mine if c != mine[0])
    return at_parola.Lay(row, mine[0]) if mine[0] != kept else at_parola.Discard(mine[0])


@functools.cache
def junior_game() -> Game:
    return junior.game(lambda _: [junior.Card(w, w.upper()) for w in ("cane", "gru", "oca", "orso", "ape")])


def spell(view: at_junior.View, choice: int) -> Any:
    """A move at Junior: the right die more often than not, where the word can be seen."""
    kind, rest = choice % 8, choice // 8
    if rest % 9 == 0:
        return at_junior.Away(rest % 2 == 0)
    if kind >= 5:
        return [at_junior.Back(rest % 4), at_junior.Peek(rest % 2 == 0), at_junior.Next()][kind - 5]
    place = next((i for i, die in enumerate(view.row) if die is None), 0)
    letter = (view.word or "")[place : place + 1]
    right = [d for d, c in enumerate(view.dice) if c == letter and d not in view.row]
    if right and rest % 6:
        return at_junior.Put(right[0], place)
    return at_junior.Put(rest % 9, None if rest % 2 else rest % 5)


TABLE = (0, 1, 40, 900, 3_000, 5_000, 6_000, 20_000, 60_000)
"""Milliseconds that people at a table of cards let pass."""


def worlds() -> list[World]:
    """Every shipped rule set (the laws do not ask for the language), and what only settings make."""
    out = [
        World(f"{name}-{language}", consonando_game(), CONSONANDO.get(name, language), write, pauses=TABLE)
        for name, language in zip(CONSONANDO.names, ("it", "pl", "ru"), strict=True)
    ]
    out += [
        World(f"{name}-{language}", parola_game(), PAROLA.get(name, language), act, pauses=TABLE)
        for name, language in zip(PAROLA.names, ("it", "fr", "en"), strict=True)
    ]
    short, plain = CONSONANDO.get("consonando-4", "it"), PAROLA.get("parola", "it")
    thrown = PAROLA.get("parola-categories", "it")
    out += [World(name, junior_game(), JUNIOR.get(name, "it"), spell, 2) for name in JUNIOR.names]
    scored = replace(JUNIOR.get("junior", "it"), scores=True, cards=2)
    out.append(World("junior-scores", junior_game(), scored, spell, 1))
    out += [
        World(
            "consonando-alone", consonando_game(), replace(short, draws=(3, 2), jollies=9), write, 1, TABLE
        ),
        World("consonando-waits", consonando_game(), replace(short, rest_seconds=None), write, 3, TABLE),
        World("parola-two", parola_game(), plain, act, 2, TABLE),
        World(
            "parola-five-fair",
            parola_game(),
            replace(plain, fair_ms=250),
            act,
            5,
            (0, 1, 40, 249, 250, 5_000),
        ),
        World("parola-by-hand", parola_game(), replace(plain, laying="by-hand", hand=2), act, 4, TABLE),
        World(
            "parola-short", parola_game(), replace(plain, hand=2, target=2, turn_seconds=None), act, 3, TABLE
        ),
        World(
            "parola-few-cards", parola_game(), replace(thrown, deck=plain.deck[:14], hand=2), act, 3, TABLE
        ),
        World("parola-categories-two", parola_game(), replace(thrown, target=3), act, 2, TABLE),
    ]
    return out
