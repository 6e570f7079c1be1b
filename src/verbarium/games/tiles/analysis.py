"""A match that is over, looked at again: each turn against the best ones that were possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verbarium.core.rules import Refusal
from verbarium.games.tiles.api import Analysed, Draft, Pondered, Put, Turn, View, WhatIf
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.reference import judge

OPTIONS = 5
"""So many of the best turns are told."""
REPLIES = 3
LOOKED_AT = ("play", "exchange", "pass", "clock", "top")


def analyse(view: View, finder: Finder) -> tuple[Analysed, ...]:
    """Every turn that somebody took, with the best that his tiles allowed. Empty before the match is over."""
    return tuple(_turns(view, finder)) if view.outcome is not None else ()


def _turns(view: View, finder: Finder) -> Iterator[Analysed]:
    for board, turn, rack in boards(view):
        if turn.kind not in LOOKED_AT:
            continue
        options = []
        for found in finder.top(board, rack, OPTIONS):
            draft = judge(view.rules, board, rack, found.play, finder.words)
            if isinstance(draft, Draft):
                options.append(draft)
        best = options[0].points if options else 0
        # a turn that was challenged off brought nothing; one without doubts may have scored with what does not count
        missed = any(_uses_all(view, o) for o in options) and not _used_all(view, turn)
        yield Analysed(
            turn.n, turn.seat, rack, turn.points, max(0, best - turn.points), missed, tuple(options)
        )


def ponder(view: View, asked: WhatIf, finder: Finder) -> Pondered | None:
    """Another turn with what was held then, judged by the lexicon; None before the end, or where nobody could lay.

    Only what is open to everybody once the match is over goes into the answer.
    """
    if view.outcome is None:
        return None
    table = list(boards(view))
    if asked.turn >= len(table) or table[asked.turn][1].kind not in LOOKED_AT:
        return None
    board, turn, rack = table[asked.turn]
    draft = judge(view.rules, board, rack, asked.play, finder.words)
    if isinstance(draft, Refusal):
        return Pondered(None, draft)
    replies: list[Draft] = []
    if asked.replies and turn.seat is not None and (after := next_hand(view, asked.turn)):
        laid = with_turn(board, draft)
        for found in finder.top(laid, after, REPLIES):
            reply = judge(view.rules, laid, after, found.play, finder.words)
            if isinstance(reply, Draft):
                replies.append(reply)
    return Pondered(draft, None, tuple(replies))


def next_hand(view: View, turn: int) -> tuple[str, ...]:
    """What the next player held when his turn came, or still holds; empty if nobody came after."""
    mine = view.turns[turn].seat
    for later, rack in zip(view.turns[turn + 1 :], view.racks[turn + 1 :], strict=True):
        if later.kind in LOOKED_AT and later.seat != mine:
            return rack
    others = [i for i, seat in enumerate(view.seats) if i != mine and not seat.gone]
    return view.last[others[0]] if len(others) == 1 and len(view.seats) == 2 else ()


def with_turn(board: Iterable[Put], draft: Draft) -> tuple[Put, ...]:
    """The board once a turn lies on it."""
    cells = {p.square: p for p in board}
    cells |= {p.square: Put(p.square, p.letter) for p in draft.swapped}
    cells |= {p.square: p for m in draft.made for p in m.tiles}
    return tuple(cells[q] for q in sorted(cells))


def boards(view: View) -> Iterator[tuple[tuple[Put, ...], Turn, tuple[str, ...]]]:
    """Each turn with the board before it and what its player held."""
    cells: dict[int, Put] = {}
    for turn, rack in zip(view.turns, view.racks, strict=True):
        yield tuple(cells[q] for q in sorted(cells)), turn, rack
        if not turn.withdrawn:
            cells |= {p.square: Put(p.square, p.letter) for p in turn.swapped}
            cells |= {p.square: p for m in turn.made for p in m.tiles}


def _uses_all(view: View, draft: Draft) -> bool:
    return sum(len(m.tiles) for m in draft.made) == view.rules.rack


def _used_all(view: View, turn: Turn) -> bool:
    return not turn.withdrawn and sum(len(m.tiles) for m in turn.made) == view.rules.rack
