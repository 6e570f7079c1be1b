"""What a seat may not do, and why: from what it sees alone."""

from __future__ import annotations

from collections.abc import Sequence

from verbarium.core.rules import Refusal
from verbarium.games.grid import api
from verbarium.games.grid.lexicon import folded, spellable
from verbarium.games.lexicon import Letters

LINES = 400
"""Words that one list takes in a round."""


def refuse(view: api.View, command: api.Command, alphabet: Letters) -> Refusal | None:
    """Why the seat with this view may not do this, or None. Codes are Fluent keys."""
    if isinstance(command, api.Away):
        return None  # the house observes it
    if view.phase == "over":
        return Refusal("grid-match-over")
    if view.me is None:
        return Refusal("grid-only-watching")
    match command:
        case api.Write():
            return _write(view, command, alphabet)
        case api.Erase(word, grid):
            if view.phase != "writing":
                return Refusal("grid-not-now")
            if view.rules.verdicts == "at-once":
                return Refusal("grid-ink")
            if _find(view.mine, word, grid, alphabet) is None:
                return Refusal("grid-not-on-list", {"word": word})
        case api.Stop():
            if view.phase != "writing":
                return Refusal("grid-not-now")
            if view.seats[view.me].stopped:
                return Refusal("grid-pencil-down")
        case api.Next():
            if view.phase not in ("doubting", "reading"):
                return Refusal("grid-not-now")
            if view.seats[view.me].ready:
                return Refusal("grid-already-ready")
        case api.Doubt():
            return _doubt(view, view.me, command, alphabet)
        case api.Vote():
            return _vote(view, view.me, command, alphabet)
    return None


def _find(lines: Sequence[api.Word], word: str, grid: int, alphabet: Letters) -> api.Word | None:
    letters = folded(alphabet, word)
    return next((w for w in lines if w.grid == grid and folded(alphabet, w.word) == letters), None)


def _write(view: api.View, command: api.Write, alphabet: Letters) -> Refusal | None:
    word = command.word
    if view.phase == "shaking":
        return Refusal("grid-wait-for-dice")
    if not 0 <= command.grid < len(view.grids):
        return Refusal("grid-no-such-grid")
    if not spellable(alphabet, word):
        return Refusal("grid-not-letters", {"word": word.strip()})
    if view.phase == "writing" and view.me is not None and view.seats[view.me].stopped:
        return Refusal("grid-pencil-down")
    list_ = view.mine if view.phase == "writing" else view.after
    if _find(list_, word, command.grid, alphabet) is not None:
        return Refusal("grid-already-written", {"word": word.strip()})
    if len(list_) >= LINES:
        return Refusal("grid-list-full", {"lines": LINES})
    return None


def _doubt(view: api.View, me: int, command: api.Doubt, alphabet: Letters) -> Refusal | None:
    lists: Sequence[Sequence[api.Word]]
    match view.phase:
        case "writing" if view.rules.penalties.asked_only:
            if command.seat != me:
                return Refusal("grid-only-your-own")
            lists = tuple(view.mine if seat == me else () for seat in range(len(view.seats)))
        case "doubting":
            lists = view.doubtful
        case "reading" if view.rules.overrule and view.reading is not None:
            lists = view.reading.lists
        case "reading":
            return Refusal("grid-lexicon-decides")
        case _:
            return Refusal("grid-not-now")
    if not 0 <= command.seat < len(lists):
        return Refusal("grid-no-such-seat")
    line = _find(lists[command.seat], command.word, command.grid, alphabet)
    if line is None:
        return Refusal("grid-not-on-list", {"word": command.word})
    if view.phase == "reading":
        if line.mark == "disputed":
            return Refusal("grid-already-disputed", {"word": line.word})
        if line.ruling:
            return Refusal("grid-table-has-ruled", {"word": line.word})
        if line.mark not in ("valid", "cancelled", "not-a-word", "not-admitted"):
            return Refusal("grid-not-a-question-of-words", {"word": line.word})
        if not any(seat != me and not s.away for seat, s in enumerate(view.seats)):
            return Refusal("grid-nobody-to-vote")
        return None
    if line.mark != "noted" and view.phase == "doubting":
        return Refusal("grid-not-a-question-of-words", {"word": line.word})
    # the author's own asking counts beside anybody else's, since it may cost him
    if line.asked is not None and (line.asked == command.seat or me != command.seat):
        return Refusal("grid-already-asked", {"word": line.word})
    return None


def _vote(view: api.View, me: int, command: api.Vote, alphabet: Letters) -> Refusal | None:
    if view.phase != "reading" or view.reading is None:
        return Refusal("grid-not-now")
    if not 0 <= command.seat < len(view.reading.lists):
        return Refusal("grid-no-such-seat")
    line = _find(view.reading.lists[command.seat], command.word, command.grid, alphabet)
    if line is None or line.mark != "disputed":
        return Refusal("grid-not-disputed", {"word": command.word})
    if line.raised == me:
        return Refusal("grid-you-raised-it")
    if line.votes[me] is not None:
        return Refusal("grid-already-voted")
    return None
