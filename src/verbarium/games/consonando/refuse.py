"""Why a command may not be done, from what its seat sees."""

from __future__ import annotations

from verbarium.core.rules import Refusal
from verbarium.games.consonando import api
from verbarium.games.consonando.score import changed, fit
from verbarium.games.lexicon import Letters, folded


def refuse(view: api.View, command: api.Command, alphabet: Letters) -> Refusal | None:
    """See `core.rules.Rules.refuse`. `alphabet`: of the match's words."""
    if view.me is None:
        return Refusal("consonando-watching")
    if isinstance(command, api.Away):
        return None
    if view.phase == "over":
        return Refusal("consonando-over")
    me = view.seats[view.me]
    match command:
        case api.Next() if view.phase != "reading":
            return Refusal("consonando-not-read")
        case api.Next():
            return Refusal("consonando-already-ready") if me.ready else None
        case _ if view.phase == "drawing":
            return Refusal("consonando-not-drawn")
        case _ if view.phase == "reading":
            return Refusal("consonando-bell")
        case api.Erase() if view.mine is None:
            return Refusal("consonando-nothing-written")
        case api.Stop() if me.stopped:
            return Refusal("consonando-already-stopped")
        case api.Write() | api.Erase() if me.stopped:
            return Refusal("consonando-already-stopped")
        case api.Write(word, jolly):
            return _refuse_word(view, word, jolly, alphabet)
    return None


def _refuse_word(view: api.View, word: str, jolly: api.Jolly | None, alphabet: Letters) -> Refusal | None:
    if jolly is not None and (no := _refuse_jolly(view, jolly, alphabet)):
        return no
    letters = folded(alphabet, word)
    if letters is None:
        return Refusal("consonando-letters", {"word": word})
    missing = fit(letters, changed(view.draw, jolly), view.rules.vowels).missing
    if missing:
        return Refusal("consonando-missing", {"letter": missing.upper()})
    return None


def _refuse_jolly(view: api.View, jolly: api.Jolly, alphabet: Letters) -> Refusal | None:
    assert view.me is not None
    if view.seats[view.me].jollies < 1:
        return Refusal("consonando-no-jolly")
    if jolly.add == jolly.remove:  # nothing at all, or a letter for itself
        return Refusal("consonando-jolly-nothing")
    if jolly.add and (jolly.add in view.rules.vowels or jolly.add not in alphabet.letters):
        return Refusal("consonando-jolly-consonant", {"letter": jolly.add.upper()})
    if jolly.remove and jolly.remove not in view.draw:
        return Refusal("consonando-jolly-not-drawn", {"letter": jolly.remove.upper()})
    if not jolly.add and len(view.draw) < 2:
        return Refusal("consonando-jolly-nothing")
    return None
