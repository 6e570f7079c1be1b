"""A match that is over, looked at again: each turn against the best ones that were possible."""

from __future__ import annotations

from collections.abc import Iterator

from verbarium.games.tiles.api import Analysed, Draft, Put, Turn, View
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.reference import judge

OPTIONS = 5
"""So many of the best turns are told."""
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
