"""A table as eight pure functions: who may do what, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.core.secret import Seat, Viewer
from verbarium.house.room import api, names
from verbarium.house.room import state as s
from verbarium.house.room.evolve import evolve
from verbarium.house.room.view import view
from verbarium.texts import Language, Trouble

GRACE = 20_000
"""How long somebody may be away (ms) before the others go on without him, and somebody acts for a host."""

MOST_PEOPLE = 200
MOST_BOTS = 11

BOTS = {
    "beginner": "Bot Pianissimo",
    "easy": "Bot Piano",
    "medium": "Bot Mezzo",
    "hard": "Bot Forte",
    "expert": "Bot Fortissimo",
    "master": "Bot Maestro",
}
"""Their names: as soft and as strong as music is, in every language."""

Resolve = Callable[[str, Language, dict[str, api.Setting]], s.Chosen]
"""What a preset with changes means; raises Trouble if it cannot be played."""


class Enter(msgspec.Struct, frozen=True):
    """`api.Join`, with the session that speaks: the house puts it there, a client cannot."""

    member: str
    name: str
    sit: bool


class Daily(msgspec.Struct, frozen=True):
    """Whose table it is where the grid of a day is played: he sits there from the first entry on, and nobody else.

    day   2026-12-01
    seed  in hex, of everybody's grid of that day
    """

    day: str
    member: str
    name: str
    seed: str


class Opening(msgspec.Struct, frozen=True):
    """The rule set of a table, so to say: what it starts from."""

    table: str
    house_ms: int
    seed: str
    chosen: s.Chosen
    listed: bool = False
    title: str = ""
    daily: Daily | None = None


Command = api.Command | Enter
_HOST_ONLY = (api.Choose, api.Arrange, api.Remove, api.Host, api.Grant, api.Invite)


class Room:
    """The rules of a table. `resolve` knows the rule sets, `prepared` whether a match could begin at once."""

    def __init__(self, resolve: Resolve, prepared: Callable[[s.Chosen], bool] = lambda _: True) -> None:
        self._resolve = resolve
        self._prepared = prepared

    def start(self, rules: Opening, seats: int, key: bytes) -> Sequence[s.Event]:
        o, once = rules, rules.daily
        day = "" if once is None else once.day
        opened = s.Opened(o.table, o.house_ms, o.seed, o.chosen, o.listed, o.title, day)
        return [opened] if once is None else [opened, s.Joined(0, once.member, once.name, True)]

    def refuse(self, view: api.View, command: Command) -> Refusal | None:
        """Codes are Fluent keys of room.ftl."""
        if view.daily and not isinstance(command, api.Ready | api.Unready):
            return Refusal("room-daily")
        if view.me is None:
            return self._refuse_stranger(view, command)
        me = view.people[view.me]
        running = view.playing is not None and not view.playing.over
        if me.gone and not (isinstance(command, Enter) and not view.removed):
            return Refusal("room-removed" if view.removed else "room-gone")
        if isinstance(command, _HOST_ONLY) and view.me != view.host:
            return Refusal("room-not-host", {"host": view.people[view.host].name})
        if isinstance(command, api.Choose | api.Invite | api.Team | api.Grant) and running:
            return Refusal("room-match-runs")
        match command:
            case Enter() if not me.gone:
                return Refusal("room-already-here")
            case Enter(name=name) if not names.clean(name):
                return Refusal("room-name-empty")
            case api.Rename(name) if not names.clean(name):
                return Refusal("room-name-empty")
            case api.Sit() if me.seated:
                return Refusal("room-already-seated")
            case api.Sit() | api.Invite() if _free(view) <= 0:
                return Refusal("room-full", {"seats": view.seats[1]})
            case api.Invite(level) if level not in view.levels:
                return Refusal("room-no-such-level")
            case api.Invite() if sum(bool(p.bot and not p.gone) for p in view.people) >= MOST_BOTS:
                return Refusal("room-full", {"seats": view.seats[1]})
            case api.Stand() if not me.seated:
                return Refusal("room-not-seated")
            case api.Ready() if not me.seated:
                return Refusal("room-not-seated")
            case api.Ready() if running:
                return Refusal("room-match-runs")
            case api.Ready() if view.daily and view.played:
                return Refusal("room-daily-once")
            case api.Ready() if me.ready:
                return Refusal("room-already-ready")
            case api.Unready() if not me.ready:
                return Refusal("room-not-ready")
            case api.Choose(preset, language, changes):
                return self._refuse_choice(preset, language, changes)
            case api.Remove(person) | api.Host(person) | api.Grant(person) if (
                not 0 <= person < len(view.people)
            ):
                return Refusal("room-nobody")
            case api.Remove(person) if person == view.me:
                return Refusal("room-not-yourself")
            case api.Remove(person) | api.Grant(person) if view.people[person].gone:
                return Refusal("room-nobody")
            case api.Host(person) if not _can_host(view, person):
                return Refusal("room-nobody")
            case api.Say(text, quick) if not text.strip() and quick is None:
                return Refusal("room-nothing-said")
        return None

    def _refuse_stranger(self, view: api.View, command: Command) -> Refusal | None:
        match command:
            case Enter(name=name) if not names.clean(name):
                return Refusal("room-name-empty")
            case Enter() if len(view.people) >= MOST_PEOPLE:
                return Refusal("room-crowded")
            case Enter():
                return None
        return Refusal("room-join-first")

    def _refuse_choice(
        self, preset: str, language: Language, changes: dict[str, api.Setting]
    ) -> Refusal | None:
        try:
            self._resolve(preset, language, changes)
        except Trouble as t:
            return Refusal(t.code, t.facts)
        return None

    def decide(self, state: s.State, seat: Seat, command: Command, now: Ms) -> Sequence[s.Event]:
        events = self._decide(state, seat, command, now)
        own = seat if isinstance(command, api.Ready) else None
        return [*events, *self._follow(_after(state, events), now, own)]

    def _decide(self, state: s.State, seat: Seat, command: Command, now: Ms) -> Sequence[s.Event]:
        match command:
            case Enter(member, name, sit):
                return self._enter(state, seat, member, name, sit)
            case api.Sit():
                return [s.Seated(seat, True), *_admit(state, seat)]
            case api.Stand():
                return _up(state, s.Seated(seat, False))
            case api.Rename(name):
                others = [p.name for i, p in enumerate(state.people) if i != seat and not p.gone]
                return [s.Renamed(seat, names.distinct(names.clean(name), others))]
            case api.Choose(preset, language, changes):
                return [s.Changed(self._resolve(preset, language, changes))]
            case api.Arrange(listed, title, late):
                return [
                    s.Arranged(
                        state.listed if listed is None else listed,
                        state.title if title is None else names.clean(title),
                        state.late if late is None else late,
                    )
                ]
            case api.Ready(nonce):
                return [s.Readied(seat, nonce)]
            case api.Unready():
                return [s.Unreadied(seat)]
            case api.Leave():
                left = _up(state, s.Left(seat))
                return [*left, *self._next_host(state, seat), *_pause_if_empty(state, seat, now)]
            case api.Remove(person):
                return _up(state, s.Left(person, removed=True))
            case api.Host(person):
                return [s.Hosted(person)]
            case api.Grant(person, seconds):
                return [s.Granted(person, seconds)]
            case api.Invite(level):
                taken = [p.name for p in state.people if not p.gone]
                return [s.Joined(len(state.people), "", names.distinct(BOTS[level], taken), True, level)]
            case api.Say(text, quick):
                return [s.Said(seat, text.strip(), quick)]
            case api.Team(team):
                return [s.Teamed(seat, team)]
            case api.Join():  # the house turns it into Enter before it comes here
                return []

    def _enter(self, state: s.State, seat: Seat, member: str, name: str, sit: bool) -> Sequence[s.Event]:
        others = [p.name for p in state.people if not p.gone]
        shown = names.distinct(names.clean(name), others)
        seated = sum(p.seated for p in state.people)
        sit = sit and seated < state.chosen.seats[1]
        new = s.Joined(len(state.people), member, shown, sit)
        # the first to come keeps the table; so does the first to come to one that everybody left
        alone = not any(not p.gone and not p.bot for p in state.people)
        late = _admit(state, new.person) if sit else []
        return [new, *([s.Hosted(new.person)] if alone else []), *late]

    def _follow(self, state: s.State, now: Ms, own: Seat | None = None) -> Sequence[s.Event]:
        """A match, whatever made everybody ready; once the house is ready too. `own`: who has just said that he is."""
        r = state.running
        if state.preparing is not None or not (r is None or r.over):
            return []
        began = self._begin(state, now, own)
        return began if not began or self._prepared(state.chosen) else [s.Preparing(now)]

    def go_on(self, state: s.State, now: Ms) -> Sequence[s.Event]:
        """The match that everybody is ready for, as soon as the house is; nobody asks for it."""
        if state.preparing is None or not self._prepared(state.chosen):
            return []
        if not any(p.here and not p.bot for p in state.people):
            return []  # somebody will come back
        return self._begin(state, now) or [s.Prepared()]

    def _begin(self, state: s.State, now: Ms, own: Seat | None = None) -> Sequence[s.Event]:
        """A match, if all who sit are here and ready. Who is missed by now is left out.

        But nobody plays alone because the others are missed, unless he has just said (`own`) that he would.
        """
        playing = [i for i, p in enumerate(state.people) if p.seated and not p.missed]
        people = [state.people[i] for i in playing]
        if not all(p.bot or (p.ready and (p.here or i == own)) for i, p in zip(playing, people, strict=True)):
            return []
        if not state.chosen.seats[0] <= len(playing) <= state.chosen.seats[1] or all(p.bot for p in people):
            return []
        if len(playing) == 1 and own is None and any(p.seated and p.missed for p in state.people):
            return []
        # who went first goes last the next time: fair where the order of seats matters
        turn = len(state.played) % len(playing)
        seats = (*playing[turn:], *playing[:turn])
        nonces = tuple(state.people[i].nonce.peek() for i in seats)
        if state.daily:
            nonces = ()  # the same dice for everybody: nobody's own chance goes into them
        name = f"{state.table}-{len(state.played) + 1}"
        return [s.Began(name, now, seats, state.seed.peek(), nonces)]

    def _next_host(self, state: s.State, leaving: int) -> Sequence[s.Event]:
        if state.host != leaving:
            return []
        heir = _heir(state, leaving)
        return [] if heir is None else [s.Hosted(heir)]

    def presence(self, state: s.State, person: int, here: bool, now: Ms) -> Sequence[s.Event]:
        """What follows when somebody's connection opens or closes; the house saw it, nobody asked for it."""
        who = state.people[person]
        if who.gone or who.bot or who.here == here:
            return []
        if here:
            back: list[s.Event] = [s.Came(person)]
            if person == state.keeper and state.host != state.keeper:
                back.append(s.Hosted(person))
            if state.running is not None and state.running.paused_at is not None:
                back.append(s.Resumed(now))
            return [*back, *self._follow(_after(state, back), now)]
        return [s.Went(person, now), *_pause_if_empty(state, person, now)]

    def alarm(self, state: s.State) -> Ms | None:
        away = [(p.went, i, p.missed) for i, p in enumerate(state.people) if p.went is not None]
        replaced = _heir(state, state.host) is not None
        due = [went for went, i, missed in away if not missed or (i == state.host and replaced)]
        return Ms(min(due) + GRACE) if due else None

    def expire(self, state: s.State, now: Ms) -> Sequence[s.Event]:
        """Who has been away too long is missed; somebody acts for a host; the others may be all ready now."""
        events: list[s.Event] = [
            s.Missed(i)
            for i, p in enumerate(state.people)
            if p.went is not None and not p.missed and p.went + GRACE <= now
        ]
        after = _after(state, events)
        heir = _heir(state, state.host)
        if after.people[state.host].missed and heir is not None:
            events.append(s.Hosted(heir, acting=True))
        return [*events, *self._follow(after, now)]

    def evolve(self, state: s.State | None, event: s.Event) -> s.State:
        return evolve(state, event)

    def view(self, state: s.State, viewer: Viewer) -> api.View:
        return view(state, viewer)

    def outcome(self, state: s.State) -> Outcome | None:
        return None  # a table has no end of its own


def _after(state: s.State, events: Sequence[s.Event]) -> s.State:
    for event in events:
        state = evolve(state, event)
    return state


def _up(state: s.State, event: s.Seated | s.Left) -> list[s.Event]:
    """Somebody gives up his seat. Whoever is left alone by it is not taken for ready to play alone."""
    seated = [i for i, p in enumerate(_after(state, [event]).people) if p.seated]
    alone = len(seated) == 1 and state.people[seated[0]].ready
    return [event, *([s.Unreadied(seated[0])] if alone else [])]


def _admit(state: s.State, person: int) -> Sequence[s.Event]:
    """A seat in the match that runs, where table and game have room for late-comers."""
    r = state.running
    if r is None or r.over or state.late == "watch" or not state.chosen.joinable or person in r.people:
        return []
    return [s.Admitted(person, state.late == "now")] if len(r.people) < state.chosen.seats[1] else []


def _pause_if_empty(state: s.State, leaving: int, now: Ms) -> Sequence[s.Event]:
    """With the last human the match's clock stops: bots do not play on by themselves.

    Not with the grid of the day: who goes away to think would have more time than the others.
    """
    r = state.running
    if state.daily:
        return []
    others = any(p.here and not p.bot for i, p in enumerate(state.people) if i != leaving)
    return [] if others or r is None or r.over or r.paused_at is not None else [s.Paused(now)]


def _free(view: api.View) -> int:
    return view.seats[1] - sum(p.seated for p in view.people)


def _can_host(view: api.View, person: int) -> bool:
    p = view.people[person]
    return p.here and not p.bot and not p.gone and person != view.host


def _heir(state: s.State, leaving: int) -> int | None:
    """Who keeps the table next: somebody seated and here, else somebody here."""
    here = [i for i, p in enumerate(state.people) if i != leaving and p.here and not p.bot and not p.gone]
    return next((i for i in here if state.people[i].seated), next(iter(here), None))


def decoded(rules: dict[str, Any], kind: Any) -> Any:
    """The rule set that a table keeps as plain data, as the game's own type."""
    return msgspec.convert(rules, kind, strict=False)
