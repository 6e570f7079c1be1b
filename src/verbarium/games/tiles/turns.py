"""From a turn to the next one, and to the end of the match."""

from __future__ import annotations

from verbarium.core.rules import Ms, Outcome, ranks
from verbarium.games.tiles import state as s
from verbarium.games.tiles.api import Draft, Exchange, Play, Rest
from verbarium.games.tiles.deal import drawn, exchanged
from verbarium.games.tiles.reference import judge, values
from verbarium.games.tiles.scribe import Scribe
from verbarium.games.tiles.state import State, active

MINUTE = 60_000


def play(scribe: Scribe, seat: int, command: Play) -> None:
    """A turn of words. Where words can be doubted, it waits for that; else it stands at once."""
    state, rules = scribe.state, scribe.state.rules
    open_to_doubt = rules.challenge != "void"
    words = None if open_to_doubt else scribe.words
    draft = judge(rules, state.board, state.seats[seat].rack.peek(), command, words)
    if not isinstance(draft, Draft):  # refused before; a lexicon that has changed meanwhile
        return
    until = Ms(scribe.now + 1000 * rules.challenge_seconds) if open_to_doubt else None
    scribe.add(s.Played(seat, draft.made, draft.swapped, draft.extras, draft.points, scribe.now, until))
    if open_to_doubt:
        accepted(scribe)
    else:
        stand(scribe, seat)


def stand(scribe: Scribe, seat: int) -> None:
    """The turn stands: its player draws, and the next one is on turn."""
    state = scribe.state
    gone = bool(state.seats[seat].gone)  # resigned while his words could be doubted
    wanted = 0 if gone else state.rules.rack - state.seats[seat].tiles
    drew, _ = drawn(state.bag.peek(), wanted)
    scribe.add(s.Stood(seat, drew, scribe.now))
    if not gone and not scribe.state.seats[seat].tiles:
        settle(scribe, seat)
        end(scribe, "tiles-out")
    else:
        go_on(scribe, seat)


def doubtful(scribe: Scribe) -> int:
    """Whose words can be doubted."""
    seat = scribe.state.turns[-1].seat
    assert seat is not None
    return seat


def accepted(scribe: Scribe) -> None:
    """The turn stands once all others let it, who are there."""
    owner = doubtful(scribe)
    others = [scribe.state.seats[i] for i in active(scribe.state) if i != owner]
    if all(p.accepted or p.away for p in others) and any(p.accepted for p in others):
        stand(scribe, owner)


def challenge(scribe: Scribe, seat: int) -> None:
    """The lexicon is asked: words that do not count come back, and the turn is lost."""
    rules, owner = scribe.state.rules, doubtful(scribe)
    words = dict.fromkeys(w.word.lower() for m in scribe.state.turns[-1].made for w in m.words)
    doubted = tuple(scribe.words.why(w) for w in words if w not in scribe.words)
    right = not doubted
    points = rules.challenge_points if right and rules.challenge == "points" else 0
    skips = right and rules.challenge == "double"
    scribe.add(s.Challenged(seat, doubted, points, skips, scribe.now))
    if right:
        stand(scribe, owner)
    else:
        go_on(scribe, owner)


def exchange(scribe: Scribe, seat: int, command: Exchange) -> None:
    state = scribe.state
    key = bytes.fromhex(state.key.peek())
    drew, bag = exchanged(state.bag.peek(), command.tiles, key, len(state.turns) + 1)
    scribe.add(s.Exchanged(seat, command.tiles, drew, bag, scribe.now))
    go_on(scribe, seat)


def pass_(scribe: Scribe, seat: int, clock: bool = False) -> None:
    scribe.add(s.Passed(seat, scribe.now, clock=clock))
    go_on(scribe, seat)


def retire(scribe: Scribe, seat: int, how: str) -> None:
    """A player goes out of the match; his tiles stay where they are. The last one left ends it."""
    phase, on_turn = scribe.state.phase, scribe.state.on_turn
    scribe.add(s.Retired(seat, how, scribe.now))
    state = scribe.state
    if len(active(state)) < 2:
        end(scribe, f"tiles-{how}")
    elif phase == "turn" and on_turn == seat:
        go_on(scribe, seat)
    elif phase == "challenge" and len(active(state)) >= 2:
        accepted(scribe)
    if scribe.state.phase != "over":
        aborted(scribe)


def aborted(scribe: Scribe) -> None:
    """Once all agree, the match does not count."""
    state = scribe.state
    here = active(state)
    if here and all(state.seats[i].agrees for i in here) and s.moves(state) < 2:
        nothing = tuple(0 for _ in state.seats)
        scribe.add(s.Ended(Outcome(nothing, ranks(nothing), "tiles-aborted"), scribe.now))


def go_on(scribe: Scribe, seat: int) -> None:
    """After a turn of `seat`: the end, or the next player's turn."""
    rules, state = scribe.state.rules, scribe.state
    players = len(active(state))
    blocked = state.passes >= rules.pass_rounds * players
    idle = rules.scoreless_rounds is not None and state.scoreless >= rules.scoreless_rounds * players
    if blocked or idle:
        settle(scribe, None)
        end(scribe, "tiles-blocked")
        return
    after = following(state, seat)
    while scribe.state.seats[after].skips:
        scribe.add(s.Passed(after, scribe.now, skipped=True))
        after = following(scribe.state, after)
    begin(scribe, after)


def following(state: State, seat: int) -> int:
    """The next seat that is still in the match."""
    seats = len(state.seats)
    return next(i % seats for i in range(seat + 1, seat + seats + 1) if not state.seats[i % seats].gone)


def begin(scribe: Scribe, seat: int) -> None:
    state, rules, now = scribe.state, scribe.state.rules, scribe.now
    until = None
    left = state.seats[seat].left
    if left is not None:
        until = Ms(now + max(0, left + 1000 * rules.overtime_seconds))
    elif rules.clock == "turn":
        until = Ms(now + 1000 * rules.turn_seconds)
    scribe.add(s.TurnBegan(state.n + 1, seat, now, until))


def time_is_up(scribe: Scribe) -> None:
    """The player on turn has no time left: with a sand-glass he passes, else he is out of the match."""
    state, seat = scribe.state, scribe.state.on_turn
    assert seat is not None
    if state.nudged:
        retire(scribe, seat, "left")
    elif state.rules.clock == "game":
        retire(scribe, seat, "time")
    else:
        pass_(scribe, seat, clock=True)


# -- the end ------------------------------------------------------------------------------------------------------


def settle(scribe: Scribe, out: int | None) -> None:
    """What is left over is settled; `out`: who has gone out, None if nobody can go on."""
    state, rules = scribe.state, scribe.state.rules
    worth = values(rules)
    held = {i: state.seats[i].rack.peek() for i in active(state) if i != out and state.seats[i].tiles}
    rests: list[Rest] = []
    if out is None:
        losers = rules.blocked_loses
    else:
        losers = rules.settle in ("lose", "lose-gain")
    if losers:
        rests += [Rest(i, "tiles-rest-lost", r, -sum(worth[t] for t in r)) for i, r in held.items()]
    factor = {"gain": 1, "lose-gain": 1, "double": 2}.get(rules.settle, 0)
    if out is not None and factor:
        tiles = tuple(t for r in held.values() for t in r)
        rests.append(Rest(out, "tiles-rest-gained", tiles, factor * sum(worth[t] for t in tiles)))
    rests += late(state)
    if rests := [r for r in rests if r.points]:
        scribe.add(s.Settled(tuple(rests)))


def late(state: State) -> list[Rest]:
    """Points lost for overtime, for each minute begun."""
    over = [(i, -p.left) for i, p in enumerate(state.seats) if p.left is not None and p.left < 0]
    points = state.rules.overtime_points
    return [Rest(i, "tiles-rest-time", (), -points * ((ms + MINUTE - 1) // MINUTE)) for i, ms in over]


def end(scribe: Scribe, reason: str) -> None:
    """Most points first; who has gone out of the match comes after all who stayed."""
    seats = scribe.state.seats
    points = tuple(p.points for p in seats)
    stayed = [int(not p.gone) for p in seats]
    scribe.add(s.Ended(Outcome(points, ranks(stayed, points), reason), scribe.now))
