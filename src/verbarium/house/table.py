"""A live table: its log saved, its viewers told. The one place where order is decided.

Two matches make a table: the room (who sits, what is played), which lasts as long as the table, and the match
that is being played. Both are saved before anybody hears of them, under the only lock that matters: the number
of an entry. Whoever finds his number taken reads again and decides again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from verbarium.core import dice
from verbarium.core.game import Game
from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms, Refusal
from verbarium.core.secret import SPECTATOR, Seat, Viewer
from verbarium.house import stored, wire
from verbarium.house.games import Catalogue
from verbarium.house.heavy import heavy
from verbarium.house.outbox import Outbox
from verbarium.house.ports import Log, Taken
from verbarium.house.room import api, state
from verbarium.house.room.rules import Daily, Enter, Opening, Room, decoded

_TRIES = 20
_TRIPS = 5
"""Round trips that are remembered of a connection."""


class Watcher:
    """One connection: whose it is, what it was last shown, what waits to be sent to it.

    table, match  the views that it was sent
    whom          as whom it looks at the room and at the match; found when the room had `read` entries
    delay_ms      the round trip that the server has measured for it: the shortest of the last few; 0 before the first
    """

    def __init__(self, member: str) -> None:
        self.member = member
        self._probes = 0
        self._probed: tuple[int, Ms] | None = None
        self._trips: deque[int] = deque(maxlen=_TRIPS)
        self.outbox = Outbox()
        self.n = 0
        self.table: api.View | None = None
        self.match: Any = None
        self.whom: tuple[Viewer, Viewer] = (SPECTATOR, SPECTATOR)
        self.read = -1

    @property
    def delay_ms(self) -> int:
        return min(self._trips, default=0)

    def probe(self, at: Ms) -> int:
        """The number of a probe that leaves now. Only the newest one counts, and only its first echo."""
        self._probes += 1
        self._probed = self._probes, at
        return self._probes

    def echoed(self, probe: int, at: Ms) -> None:
        """A probe came back. A client can make its echo late, never early; the rules cap what a delay is worth."""
        if self._probed is not None and self._probed[0] == probe:
            self._trips.append(at - self._probed[1])
            self._probed = None


def fresh_seed() -> str:
    """32 bytes that nobody can foresee, in hex."""
    return secrets.token_hex(32)


class Table:
    """Feed it messages with the moment of their arrival; it tells its watchers.

    house_now  the house's clock, ms
    changed    called after every change: the house sets its timers and wakes its bots
    prepared   whether what a match needs is open, so that it can begin at once
    wakes_at   when, on the house's clock, something will happen by itself; None if nothing does
    """

    def __init__(
        self,
        name: str,
        log: Log,
        games: Catalogue,
        house_now: Callable[[], int],
        changed: Callable[[Table], None] = lambda _: None,
        new_seed: Callable[[], str] = fresh_seed,
        prepared: Callable[[state.Chosen], bool] = lambda _: True,
    ) -> None:
        self.name = name
        self._log = log
        self._games = games
        self._house_now = house_now
        self._changed = changed
        self._new_seed = new_seed
        self._prepared = prepared
        self._prepared_for: state.Chosen | None = None
        self._rules = Room(games.resolve, prepared)
        self._turn = asyncio.Lock()
        self.wakes_at: int | None = None
        self.watchers: set[Watcher] = set()
        self._forget()

    # what is known, and how it came to be

    def _forget(self) -> None:
        self.room: Match[state.State, Any, state.Event, api.View] = Match(self._rules)
        self.match: Match[Any, Any, Any, Any] | None = None
        self._match_name = ""
        self._game: Game | None = None
        self._command_decoder: msgspec.json.Decoder[Any] | None = None
        self._people: tuple[int, dict[str, Seat]] = (-1, {})
        self._room_json, self._match_json = wire.Shared(), wire.Shared()
        self._analysed: tuple[tuple[str, int], Any] | None = None

    async def open(
        self, chosen: state.Chosen, listed: bool = False, title: str = "", daily: Daily | None = None
    ) -> None:
        """Write the first entry. Raises `Taken` if there is a table of this name."""
        seed = self._new_seed() if daily is None else daily.seed
        opening = Opening(self.name, self._house_now(), seed, chosen, listed, title, daily)
        first = self.room.begin(opening, 0, b"")
        await self._log.append(self.name, stored.rows(first))
        self.room.absorb(first)
        self._set_alarm()

    async def load(self) -> bool:
        """Read the log; False if there is no such table."""
        self._forget()
        self.room.absorb(stored.entries(await self._log.read(self.name), state.Event))
        if not self.room.begun:
            return False
        await self._settle()
        self._set_alarm()
        return True

    @property
    def game(self) -> Game | None:
        """The game of the match on the table."""
        return self._game

    def now(self) -> Ms:
        """The table's clock."""
        return Ms(max(0, self._house_now() - self.room.state.house_ms))

    def person(self, member: str) -> Seat | None:
        """The number of whoever this session speaks for: the last one, if he left and came again."""
        length, people = self._people
        if length != self.room.length:
            known = enumerate(self.room.state.people)
            people = {p.member.peek(): Seat(i) for i, p in known if not p.bot}
            self._people = self.room.length, people
        return people.get(member)

    def admits(self, member: str | None) -> bool:
        """Whether somebody may know of this table: where the grid of a day is played, whoever plays it there."""
        return not self.room.state.daily or (member is not None and self.person(member) is not None)

    def removed(self, member: str) -> bool:
        """Whether the host has sent this session away: it stays out."""
        person = self.person(member)
        return person is not None and self.room.state.people[person].removed

    @property
    def prepared(self) -> bool:
        """Whether a match under the rules in force could begin at once."""
        chosen = self.room.state.chosen
        if self._prepared_for is not chosen and self._prepared(chosen):
            self._prepared_for = chosen
        return self._prepared_for is chosen

    # what comes in

    async def enter(self, watcher: Watcher) -> None:
        """A connection opened: show it everything, and let the others know who is here."""
        async with self._turn:
            await self._catch_up(self.now())
            self.watchers.add(watcher)
            await self._presence(watcher.member)
            self._tell([watcher])

    async def leave(self, watcher: Watcher) -> None:
        """A connection closed."""
        async with self._turn:
            self.watchers.discard(watcher)
            await self._catch_up(self.now())
            await self._presence(watcher.member)

    async def wake(self) -> None:
        """Apply what is overdue."""
        async with self._turn:
            await self._catch_up(self.now())

    async def handle(self, watcher: Watcher, message: wire.ToHouse) -> None:
        """One message. Its moment is now, before waiting for anything."""
        at = self.now()
        if isinstance(message, wire.Command):
            async with self._turn:
                refusal = await self._command(watcher, message, at)
            answer = wire.Accepted(message.cause) if refusal is None else wire.Refused(message.cause, refusal)
            watcher.outbox.put(wire.encode(answer))
        elif isinstance(message, wire.Ping):
            pong = wire.Pong(message.sent, at, self.room.state.match_ms(at), watcher.probe(at))
            watcher.outbox.put(wire.encode(pong))
        else:
            watcher.echoed(message.probe, at)

    async def act(self, person: Seat, command: Any, cause: str) -> Refusal | None:
        """A command to the match by a bot's seat; the house itself speaks for it."""
        at = self.now()
        async with self._turn:
            return await self._play(person, command, cause, at)

    async def _command(self, watcher: Watcher, message: wire.Command, at: Ms) -> Refusal | None:
        person = self.person(watcher.member)
        if isinstance(message, wire.InMatch):
            if person is None:
                return Refusal("room-join-first")
            if self._game is None or self._command_decoder is None:
                return Refusal("room-no-match")
            try:
                command = wire.decoded(message.command, self._command_decoder)
            except msgspec.DecodeError:
                return Refusal("room-not-a-move")
            if self._game.measured is not None:
                command = self._game.measured(command, watcher.delay_ms)
            return await self._play(person, command, message.cause, at)
        asked: Any = message.command
        if isinstance(asked, api.Join):
            asked = Enter(watcher.member, asked.name, asked.sit)
        speaker = Seat(len(self.room.state.people)) if person is None else person
        refusal = await self._try(lambda: self._propose_room(speaker, asked, at, message.cause), at)
        if refusal is None:
            await self._afterwards(asked, person, watcher.member)
        return refusal

    async def _afterwards(self, asked: Any, person: Seat | None, member: str) -> None:
        """What the house sees to when somebody came or went by his own or the host's word."""
        match asked:
            case Enter():
                await self._presence(member)
            case api.Leave() if person is not None:
                await self._say_away(person, True)
            case api.Remove(removed):
                await self._say_away(Seat(removed), True)
                gone = self.room.state.people[removed].member.peek()
                for watcher in self.watchers:
                    if watcher.member == gone:
                        watcher.outbox.close("closing-removed")

    def _propose_room(self, person: Seat, command: Any, at: Ms, cause: str) -> _Proposal:
        return self.room, self.name, self.room.propose(person, command, at, cause)

    async def _play(self, person: Seat, command: Any, cause: str, at: Ms) -> Refusal | None:
        def propose() -> _Proposal:
            s = self.room.state
            clock = s.match_ms(at)
            if self.match is None or s.running is None or clock is None:
                return self.room, self.name, Refusal("room-no-match")
            if person not in s.running.people:
                return self.room, self.name, Refusal("room-watching")
            seat = Seat(s.running.people.index(person))
            return self.match, self._match_name, self.match.propose(seat, command, clock, cause)

        slow = self._game is not None and type(command) in self._game.slow
        return await self._try(propose, at, slow)

    # the order of things: overdue first, then decide, save, absorb, tell

    async def _try(self, propose: Callable[[], _Proposal], at: Ms, slow: bool = False) -> Refusal | None:
        for _ in range(_TRIES):
            if self._due(at):
                await self._catch_up(at)
            match, log, got = await heavy(propose) if slow else propose()
            if not isinstance(got, list):
                return got
            try:
                await self._commit(match, log, got)
            except Taken:
                await self.load()
                continue
            return None
        raise Taken

    def _set_alarm(self) -> None:
        """To be called after every change."""
        s = self.room.state
        due = self.room.alarm
        r = s.running
        if r is not None and self.match is not None and (alarm := self.match.alarm) is not None:
            alarm = Ms(r.at + r.paused + alarm)
            # a match that stands still goes on by itself only with what was due before
            if r.paused_at is None or alarm <= r.paused_at:
                due = alarm if due is None else min(due, alarm)
        self.wakes_at = None if due is None else s.house_ms + due

    def _due(self, at: Ms) -> bool:
        """Whether something is to be applied before what happens at `at`."""
        s = self.room.state
        return s.preparing is not None or (self.wakes_at is not None and self.wakes_at <= s.house_ms + at)

    async def _catch_up(self, at: Ms) -> None:
        """Apply every deadline up to `at`, each stamped with itself."""
        for _ in range(10_000):
            try:
                if self.room.begun and (go := self._rules.go_on(self.room.state, at)):
                    await self._commit(self.room, self.name, self.room.note(go, at))
                    continue
                if due := self.room.overdue(at):
                    await self._commit(self.room, self.name, due)
                    continue
                clock = self.room.state.match_ms(at)
                match = self.match
                if (
                    match is not None
                    and clock is not None
                    and match.alarm is not None
                    and match.alarm <= clock
                ):
                    await self._commit(match, self._match_name, await heavy(match.overdue, clock))
                    continue
            except Taken:
                await self.load()
                continue
            return
        raise RuntimeError("a game's alarm never moves on")

    async def _commit(
        self, match: Match[Any, Any, Any, Any], log: str, entries: Sequence[Entry[Any]]
    ) -> None:
        if not entries:
            return
        await self._log.append(log, stored.rows(entries))  # saved before anybody hears of it
        match.absorb(entries)
        await self._settle()
        self._set_alarm()
        self._tell(self.watchers)
        self._changed(self)

    async def _settle(self) -> None:
        """Follow up what the room and the match say of each other: begin a match, note its end.

        Each step can be repeated after a crash between saving one log and the other.
        """
        r = self.room.state.running
        if r is None:
            return
        if self._match_name != r.match:
            await self._take_up(r)
        if r.late and not r.over:
            await self._seat_late(r)
        if self.match is not None and not r.over and (outcome := self.match.outcome) is not None:
            ended = self.room.note([state.Ended(outcome, self._new_seed())], self.now())
            await self._log.append(self.name, stored.rows(ended))
            self.room.absorb(ended)

    async def _seat_late(self, r: state.Running) -> None:
        """Give those whom the room admitted their seats in the match."""
        if self.match is None or self._game is None or self._game.joined is None:
            return
        seated = self.match.noted(type(self._game.joined(True)))
        for now in r.late[seated:]:
            clock = self.room.state.match_ms(self.now())
            joined = self.match.note([self._game.joined(now)], clock or Ms(0))
            await self._log.append(self._match_name, stored.rows(joined))
            self.match.absorb(joined)

    async def _take_up(self, r: state.Running) -> None:
        chosen = self.room.state.chosen
        game = self._games.game(chosen.game)
        match: Match[Any, Any, Any, Any] = Match(game.rules)
        match.absorb(stored.entries(await self._log.read(r.match), game.event))
        if not match.begun:
            key = dice.key(bytes.fromhex(r.seed.peek()), [bytes.fromhex(n) for n in r.nonces.peek()])
            rules = decoded(chosen.rules, game.rule_set)
            if game.seated is not None:
                people = [self.room.state.people[p] for p in r.people]
                rules = game.seated(rules, [p.team for p in people], [p.extra for p in people])
            if game.prepare is not None and not self._prepared(
                chosen
            ):  # another process began it, and crashed
                await asyncio.to_thread(game.prepare, rules)
            first = match.begin(rules, len(r.people), key)
            await self._log.append(r.match, stored.rows(first))
            match.absorb(first)
        self.match, self._match_name, self._game = match, r.match, game
        self._command_decoder = msgspec.json.Decoder(game.command)

    async def _presence(self, member: str) -> None:
        """Note whether somebody is here, and tell the match whether his seat is to be waited for."""
        person = self.person(member)
        if person is None:
            return
        here = any(w.member == member for w in self.watchers)
        at = self.now()
        for _ in range(_TRIES):
            try:
                noted = self.room.note(self._rules.presence(self.room.state, person, here, at), at)
                if not noted:
                    return
                await self._commit(self.room, self.name, noted)
                break
            except Taken:
                await self.load()
        await self._say_away(person, not here)

    async def _say_away(self, person: Seat, away: bool) -> None:
        if self._game is not None and self._game.away is not None:
            await self._play(person, self._game.away(away), "", self.now())

    # what goes out

    def why(self, word: str) -> Any:
        """The lexicon's answer for a word in the match on the table; None while that would help a player."""
        if self.match is None or self._game is None or self._game.why is None:
            return None
        return self._game.why(self.match.state, word)

    def draft(self, member: str, raw: bytes) -> Any:
        """How a command would come out if the seat gave it now; None if there is no such seat or no telling.

        Raises msgspec.DecodeError for what is no command. Nothing is saved, nobody is told.
        """
        _, viewer = self.viewer(member)
        if self.match is None or self._game is None or self._game.draft is None or viewer.seat is None:
            return None
        assert self._command_decoder is not None
        command = wire.decoded(raw, self._command_decoder)
        return self._game.draft(self.match.view(viewer), command)

    def read(self, member: str, text: str) -> Any:
        """What a text with a host's own parts of the rule set in force holds; None for who is not at the table.

        Nothing is changed by it: what is played is chosen by command.
        """
        chosen = self.room.state.chosen
        game = self._games.game(chosen.game)
        if game.read is None or self.person(member) is None:
            return None
        return game.read(decoded(chosen.rules, game.rule_set), text)

    async def analysis(self) -> Any:
        """What could have been done in the match on the table, once it is over; None before, or if nobody can tell."""
        if (
            self.match is None
            or self._game is None
            or self._game.analyse is None
            or self.match.outcome is None
        ):
            return None
        key = (self._match_name, self.match.length)
        if self._analysed is None or self._analysed[0] != key:
            self._analysed = (key, await heavy(self._game.analyse, self.match.view(SPECTATOR)))
        return self._analysed[1]

    async def ponder(self, raw: bytes) -> Any:
        """The answer to a question about the match on the table, once it is over; None before, or if none is due.

        Raises msgspec.DecodeError for what is no such question.
        """
        if (
            self.match is None
            or self._game is None
            or self._game.ponder is None
            or self.match.outcome is None
        ):
            return None
        asked = wire.decoded(raw, msgspec.json.Decoder(self._game.asked))
        return await heavy(self._game.ponder, self.match.view(SPECTATOR), asked)

    def viewer(self, member: str) -> tuple[Viewer, Viewer]:
        """As whom a session looks at the room, and at the match."""
        person = self.person(member)
        if person is None:
            return SPECTATOR, SPECTATOR
        r = self.room.state.running
        seat = Seat(r.people.index(person)) if r is not None and person in r.people else None
        return Viewer(person), Viewer(seat)

    def _tell(self, watchers: Iterable[Watcher]) -> None:
        """Whatever looks different to them now."""
        at = self.now()
        room, match = self.room, self.match
        clock = room.state.match_ms(at)
        rooms: dict[Viewer, msgspec.Raw] = {}  # made once for all who look alike
        matches: dict[Viewer, msgspec.Raw] = {}
        for watcher in watchers:
            new_table = new_match = None
            if watcher.read != room.length:
                watcher.read, watcher.whom = room.length, self.viewer(watcher.member)
                viewer = watcher.whom[0]
                table = room.view(viewer)
                if table != watcher.table:
                    watcher.table = table
                    if (new_table := rooms.get(viewer)) is None:
                        new_table = rooms[viewer] = self._room_json.part(table)
            if match is not None:
                viewer = watcher.whom[1]
                shown = match.view(viewer)
                if shown is not watcher.match and shown != watcher.match:
                    watcher.match = shown
                    if (new_match := matches.get(viewer)) is None:
                        new_match = matches[viewer] = self._match_json.part(shown)
            if new_table is not None or new_match is not None:
                watcher.n += 1
                watcher.outbox.put(wire.seen(watcher.n, at, clock, new_table, new_match))


_Proposal = tuple[Match[Any, Any, Any, Any], str, list[Entry[Any]] | Refusal]
