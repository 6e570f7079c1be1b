"""Why a command may not be done, from what its seat sees."""

from __future__ import annotations

from verbarium.core.rules import Refusal
from verbarium.games.parola import api
from verbarium.games.parola.decks import JOLLY
from verbarium.games.parola.measured import Measured

Command = api.Command | Measured


def refuse(view: api.View, command: Command) -> Refusal | None:
    """See `core.rules.Rules.refuse`."""
    if view.me is None:
        return Refusal("parola-watching")
    if isinstance(command, api.Away):
        return None
    if view.phase == "over":
        return Refusal("parola-over")
    me = view.seats[view.me]
    match command:
        case api.Wider():
            return None
        case api.Next() if view.phase != "counting":
            return Refusal("parola-round-runs")
        case api.Next():
            return Refusal("parola-already-ready") if me.ready else None
        case api.Throw() | api.Name():
            return _refuse_dealer(view, command)
        case api.Flip(card):
            return None if any(c.card == card for c in view.hand) else Refusal("parola-not-in-hand")
        case api.Vote() | api.Contest() | api.Pick():
            return _refuse_judge(view, command)
        case api.Touch() | Measured() | api.No() | api.Draw():
            return _refuse_open(view, command)
        case api.Discard() | api.Keep() | api.Declare() | api.Lay():
            return _refuse_holder(view, command)


def _refuse_dealer(view: api.View, command: Command) -> Refusal | None:
    if view.dealer != view.me:
        return Refusal("parola-not-dealer")
    if isinstance(command, api.Throw):
        return None if view.phase == "die" else Refusal("parola-no-die")
    if view.phase != "naming":
        return Refusal("parola-no-naming")
    assert isinstance(command, api.Name)
    return None if command.category.strip() else Refusal("parola-category-empty")


def _refuse_open(view: api.View, command: Command) -> Refusal | None:
    me = view.seats[view.me or 0]
    if me.laid is not None and me.laid.stands:
        return Refusal("parola-word-made")
    if isinstance(command, api.Touch | Measured) and command.card not in (None, view.open):
        return Refusal("parola-other-card")
    if view.phase == "choosing":
        if isinstance(command, api.No):
            return Refusal("parola-take-or-draw")
        return None if view.on_turn == view.me else Refusal("parola-not-your-turn")
    if isinstance(command, api.Draw):
        return Refusal("parola-no-drawing")
    if view.phase != "open" or view.open is None:
        return Refusal("parola-too-late")
    if view.opened_by == view.me:
        return Refusal("parola-your-own-discard")
    if isinstance(command, api.No):
        if view.touched:
            return Refusal("parola-touched")
        return Refusal("parola-no-already") if command.no == me.no else None
    return Refusal("parola-touched") if view.touched else None


def _refuse_holder(view: api.View, command: Command) -> Refusal | None:
    if view.phase != "holding" or view.holder != view.me:
        return Refusal("parola-not-your-turn")
    mine = {c.card for c in view.hand}
    match command:
        case api.Keep() if view.rules.obliged:
            return Refusal("parola-must-discard")
        case api.Declare() if view.declared:
            return Refusal("parola-declared")
        case api.Discard(card) if card not in mine:
            return Refusal("parola-not-in-hand")
        case api.Discard(card) if view.taken and card == view.newest:
            return Refusal("parola-must-keep")
        case api.Lay():
            return _refuse_word(view, command, mine)
    return None


def _refuse_word(view: api.View, command: api.Lay, mine: set[int]) -> Refusal | None:
    row = [c.card for c in command.row]
    cards = [*row, *([] if command.closing is None else [command.closing])]
    if not mine.issuperset(cards) or len(set(cards)) != len(cards):
        return Refusal("parola-not-in-hand")
    if len(row) != len(mine) - 1:
        return Refusal("parola-row", {"cards": len(mine) - 1})
    if view.taken and view.newest not in row:
        return Refusal("parola-must-use")
    for shown in command.row:
        faces = view.rules.deck[shown.card]
        if shown.letter not in (view.rules.values if faces == JOLLY else faces):
            return Refusal("parola-letter", {"letter": shown.letter.upper()})
    by_rule = command.closing is not None and command.face_down and command.overlapped
    if view.rules.laying == "assisted" and not by_rule:
        return Refusal("parola-form")
    return None


def _refuse_judge(view: api.View, command: Command) -> Refusal | None:
    owner = view.on_table
    laid = None if owner is None else view.seats[owner].laid
    if laid is None or view.phase not in ("voting", "contest", "picking"):
        return Refusal("parola-nothing-laid")
    assert view.me is not None
    me = view.seats[view.me]
    match command:
        case api.Vote() if view.phase != "voting":
            return Refusal("parola-no-vote")
        case api.Vote() if owner == view.me:
            return Refusal("parola-own-word")
        case api.Vote() if laid.votes[view.me] is not None:
            return Refusal("parola-voted")
        case api.Contest() if view.phase != "contest":
            return Refusal("parola-contested" if view.phase == "picking" else "parola-no-contest")
        case api.Contest() if owner == view.me:
            return Refusal("parola-own-word")
        case api.Contest() if not {"undeclared", "form"} & set(laid.faults):
            # what only the lexicon refuses is contested by who still plays
            return Refusal("parola-word-made") if me.laid is not None and me.laid.stands else None
        case api.Pick() if view.contester != view.me:
            return Refusal("parola-not-contester")
        case api.Pick(card) if card not in {c.card for c in laid.row}:
            return Refusal("parola-pick")
    return None
