"""Why a command may not be done, from what its seat sees."""

from __future__ import annotations

from collections import Counter

from verbarium.core.rules import Refusal
from verbarium.games.tiles import api
from verbarium.games.tiles.reference import Dictionary, judge


def refuse(view: api.View, command: api.Command, words: Dictionary) -> Refusal | None:
    """See `core.rules.Rules.refuse`. `words`: those that count; they are no secret."""
    if view.me is None:
        return Refusal("tiles-watching")
    if isinstance(command, api.Away):
        return None
    if view.phase == "over":
        return Refusal("tiles-over")
    me = view.seats[view.me]
    if me.gone:
        return Refusal("tiles-gone")
    match command:
        case api.Play() | api.Exchange() | api.Pass():
            return _refuse_turn(view, command, words)
        case api.Challenge() | api.Accept():
            return _refuse_doubt(view, command)
        case api.Done(done):
            if not view.rules.duplicate or view.phase != "turn":
                return Refusal("tiles-not-now")
            return Refusal("tiles-said-already") if me.accepted == done else None
        case api.Next():
            if view.phase != "shown":
                return Refusal("tiles-not-now")
            return Refusal("tiles-said-already") if me.accepted else None
        case api.Resign():
            return None
        case api.Abort(agree):
            if "abort" not in view.can:
                return Refusal("tiles-too-late-to-abort")
            return Refusal("tiles-said-already") if me.agrees == agree else None
        case api.Nudge():
            return _refuse_nudge(view)


def _refuse_turn(
    view: api.View, command: api.Play | api.Exchange | api.Pass, words: Dictionary
) -> Refusal | None:
    if view.phase == "challenge":
        return Refusal("tiles-can-be-doubted")
    if view.phase == "shown":
        return Refusal("tiles-not-now")
    if view.rules.duplicate:
        if not isinstance(command, api.Play):
            return Refusal("tiles-only-words")
        if view.me is not None and view.seats[view.me].accepted:
            return Refusal("tiles-done")
    elif view.on_turn != view.me:
        return Refusal("tiles-not-your-turn")
    match command:
        case api.Play():
            return drafted(view, command, words).refusal
        case api.Exchange(tiles):
            if not view.exchange:
                return Refusal("tiles-bag-too-small", {"bag": view.bag, "least": view.rules.exchange_from})
            if len(tiles) > view.exchange:
                return Refusal("tiles-bag-holds", {"bag": view.exchange})
            missing = Counter(tiles) - Counter(view.rack)
            return Refusal("tiles-not-in-hand", {"tile": min(missing)}) if missing else None
        case _:
            return None


def drafted(view: api.View, play: api.Play, words: Dictionary) -> api.Drafted:
    """How a turn would come out, whoever's turn it is. Where words can be doubted, any may be laid."""
    looked_up = words if view.rules.challenge == "void" else None
    found = judge(view.rules, view.board, view.rack, play, looked_up)
    return api.Drafted(None, found) if isinstance(found, Refusal) else api.Drafted(found, None)


def _refuse_doubt(view: api.View, command: api.Challenge | api.Accept) -> Refusal | None:
    if view.phase != "challenge":
        return Refusal("tiles-nothing-to-doubt")
    if view.turns[-1].seat == view.me:
        return Refusal("tiles-own-words")
    said = view.me is not None and view.seats[view.me].accepted
    return Refusal("tiles-said-already") if said and isinstance(command, api.Accept) else None


def _refuse_nudge(view: api.View) -> Refusal | None:
    if view.rules.duplicate or view.rules.clock != "none" or view.phase != "turn":
        return Refusal("tiles-clock-runs")
    if view.on_turn == view.me:
        return Refusal("tiles-your-turn")
    return Refusal("tiles-nudged-already") if view.nudged else None
