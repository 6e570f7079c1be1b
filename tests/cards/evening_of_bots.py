"""A match among bots: the house in small, without sockets. What everybody did, with when he could have known."""

from __future__ import annotations

from typing import Any, NamedTuple

from cardroom import Play

from verbarium.core.rules import Ms


class Done(NamedTuple):
    seat: int
    at: int
    command: Any
    seen: Any


class Stuck(AssertionError):
    pass


def evening(play: Play, bots: list[Any], most: int = 20_000) -> list[Done]:
    """Play to the end. A bot is asked again whenever its view changed, and no refused command is repeated."""
    done: list[Done] = []
    seen: list[Any] = [None] * len(bots)
    moves: list[Any] = [None] * len(bots)
    for _ in range(most):
        if play.match.outcome is not None:
            return done
        for seat, bot in enumerate(bots):
            view = play.view(seat)
            if view != seen[seat]:
                seen[seat], moves[seat] = view, bot.move(view, Ms(play.now))
        due = [(max(play.now, m.at), seat) for seat, m in enumerate(moves) if m is not None]
        first = min(due, default=None)
        alarm = play.match.alarm
        if alarm is not None and (first is None or alarm <= first[0]):
            play.on()
            continue
        if first is None:
            raise Stuck(play.view())
        at, seat = first
        play.wait(at - play.now)
        command = moves[seat].command
        moves[seat] = None
        before = seen[seat]
        code = play.do(seat, command)
        seen[seat] = None  # whoever has done something is asked again
        done.append(Done(seat, at, command, before))
        assert code == "" or play.view(seat) != before, (code, command)
    raise Stuck("no end")
