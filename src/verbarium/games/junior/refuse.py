"""Why a command may not be done, from what its seat sees."""

from __future__ import annotations

from verbarium.core.rules import Refusal
from verbarium.games.junior import api


def refuse(view: api.View, command: api.Command) -> Refusal | None:
    """See `core.rules.Rules.refuse`. A wrong letter is no reason: one may try."""
    if view.me is None:
        return Refusal("junior-watching")
    if isinstance(command, api.Away):
        return None
    if view.phase == "over":
        return Refusal("junior-over")
    me = view.seats[view.me]
    match command:
        case api.Next():
            return Refusal("junior-already-ready") if me.ready else None
        case api.Peek() if view.rules.level == 1:
            return Refusal("junior-no-cover")
        case api.Peek(up):
            return Refusal("junior-cover") if up == view.peeking else None
        case _ if me.done or me.ready:
            return Refusal("junior-done")
        case api.Put(die, place):
            if die >= len(view.dice) or die in view.row:
                return Refusal("junior-no-die")
            if place is None:
                return None if None in view.row else Refusal("junior-no-place")
            free = place < view.places and view.row[place] is None
            return None if free else Refusal("junior-no-place")
        case api.Back(place):
            lies = place < view.places and view.row[place] is not None
            return None if lies else Refusal("junior-no-die")
