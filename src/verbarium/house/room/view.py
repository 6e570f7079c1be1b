"""What one person may know of a table. Opens boxes with `open`, never with `peek`."""

from __future__ import annotations

from verbarium.core.secret import Viewer
from verbarium.house.room import api
from verbarium.house.room.state import State


def seat_of(state: State, person: int) -> int | None:
    """The seat somebody has in the match on the table, or would have in the next one."""
    r = state.running
    if r is not None and not r.over:
        return r.people.index(person) if person in r.people else None
    waiting = [i for i, p in enumerate(state.people) if p.seated]
    return waiting.index(person) if person in waiting else None


def view(state: State, viewer: Viewer) -> api.View:
    """See `core.rules.Rules.view`: an allow-list."""
    me = viewer.seat if viewer.seat is not None and viewer.seat < len(state.people) else None
    r = state.running
    return api.View(
        table=state.table,
        title=state.title,
        listed=state.listed,
        late=state.late,
        me=me,
        host=state.host,
        people=tuple(
            api.Person(
                name=p.name,
                seat=seat_of(state, i),
                here=p.here,
                ready=p.ready,
                bot=p.bot,
                team=p.team,
                gone=p.gone,
                seated=p.seated,
                extra=p.extra,
                missed=p.missed,
            )
            for i, p in enumerate(state.people)
        ),
        removed=me is not None and state.people[me].removed,
        game=state.chosen.game,
        language=state.chosen.language,
        preset=state.chosen.preset,
        changes=state.chosen.changes,
        rules=state.chosen.rules,
        seats=state.chosen.seats,
        levels=state.chosen.levels,
        commitment=state.digest,
        playing=None if r is None else api.Playing(r.match, r.people, r.at, r.digest, r.over),
        played=state.played,
        chat=state.chat,
        paused=r is not None and r.paused_at is not None,
        preparing=state.preparing,
        daily=state.daily,
    )
