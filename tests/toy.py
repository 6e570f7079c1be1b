"""A toy game with everything a real one has: secrets, chance, deadlines, simultaneous play. For tests of the house.

Cards lie face down in a deck and open on the table; each seat holds two in hand. Until the bell, whoever spells a
word from table and hand claims it; the bell rings after a minute, or once all seats have passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from verbarium.core.dice import Dice
from verbarium.core.game import Game
from verbarium.core.rules import Ms, Outcome, Refusal, ranks
from verbarium.core.secret import Seat, Secret, Viewer

WORDS = frozenset({"cat", "tac", "act", "arc", "car", "rat", "tar", "art", "sea", "tea", "ace", "ear"})


class RuleSet(msgspec.Struct, frozen=True, tag="toy", kw_only=True):
    name: str = "toy"
    language: str = "en"
    deck: str = "catrse" * 12
    minimum: int = 3
    round_ms: int = 60_000
    title: str = "Toy"
    source: str = "us"
    confidence: str = "D"


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    word: str


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    pass


class Away(msgspec.Struct, frozen=True, tag="away"):
    away: bool


Command = Claim | Pass | Away


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    rules: RuleSet
    order: str
    table: str
    hands: tuple[str, ...]


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    seat: int
    word: str
    points: int


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    seat: int


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    seat: int
    away: bool


class Rung(msgspec.Struct, frozen=True, tag="rung"):
    reason: str


Event = Dealt | Claimed | Passed | Gone | Rung


class Player(msgspec.Struct, frozen=True):
    hand: Secret[str]
    found: Secret[tuple[str, ...]]
    points: int = 0
    passed: bool = False
    away: bool = False


class State(msgspec.Struct, frozen=True):
    rules: RuleSet
    table: str
    deck: Secret[str]
    players: tuple[Player, ...]
    over: str = ""


class PlayerView(msgspec.Struct, frozen=True):
    points: int
    passed: bool
    away: bool


class View(msgspec.Struct, frozen=True, tag="toy"):
    table: str
    deck: int
    hand: str
    found: tuple[str, ...]
    minimum: int
    players: tuple[PlayerView, ...]
    until: Ms | None
    me: int | None


def _with(state: State, seat: int, **changes: object) -> State:
    one = msgspec.structs.replace(state.players[seat], **changes)
    return msgspec.structs.replace(
        state, players=tuple(one if i == seat else p for i, p in enumerate(state.players))
    )


class Toy:
    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        order = "".join(Dice(key, "deck").shuffled(rules.deck))
        hands = tuple(order[8 + 2 * i : 10 + 2 * i] for i in range(seats))
        return [Dealt(rules, order[8 + 2 * seats :], order[:8], hands)]

    def refuse(self, view: View, command: Command) -> Refusal | None:
        match command:
            case Away():
                return None
            case _ if view.until is None:
                return Refusal("toy-over")
            case _ if view.me is None:
                return Refusal("toy-watching")
            case Claim(word) if len(word) < view.minimum:
                return Refusal("toy-short", {"minimum": view.minimum})
            case Claim(word) if Counter(word) - Counter(view.table + view.hand):
                return Refusal("toy-cards")
            case Claim(word) if word in view.found:
                return Refusal("toy-yours")
            case Claim(word) if word not in WORDS:
                return Refusal("toy-word", {"word": word})
        return None

    def decide(self, state: State, seat: Seat, command: Command, now: Ms) -> Sequence[Event]:
        match command:
            case Claim(word):
                return [Claimed(seat, word, len(word) ** 2)]
            case Pass():
                rest = [p for i, p in enumerate(state.players) if i != seat and not p.away]
                return [Passed(seat), *([Rung("all-passed")] if all(p.passed for p in rest) else [])]
            case Away(away):
                return [] if state.players[seat].away == away else [Gone(seat, away)]

    def alarm(self, state: State) -> Ms | None:
        return None if state.over else Ms(state.rules.round_ms)

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        return [Rung("bell")]

    def evolve(self, state: State | None, event: Event) -> State:
        if isinstance(event, Dealt):
            players = tuple(
                Player(Secret(h, [Seat(i)]), Secret((), [Seat(i)])) for i, h in enumerate(event.hands)
            )
            return State(event.rules, event.table, Secret(event.order), players)
        assert state is not None
        match event:
            case Claimed(seat, word, points):
                p = state.players[seat]
                return _with(
                    state, seat, found=p.found.holding((*p.found.peek(), word)), points=p.points + points
                )
            case Passed(seat):
                return _with(state, seat, passed=True)
            case Gone(seat, away):
                return _with(state, seat, away=away)
            case Rung(reason):
                return msgspec.structs.replace(state, over=reason)

    def view(self, state: State, viewer: Viewer) -> View:
        me = state.players[viewer.seat] if viewer.seat is not None else None
        return View(
            table=state.table,
            deck=len(state.rules.deck) - len(state.table) - 2 * len(state.players),
            hand=(me and me.hand.open(viewer)) or "",
            found=(me and me.found.open(viewer)) or (),
            minimum=state.rules.minimum,
            players=tuple(PlayerView(p.points, p.passed, p.away) for p in state.players),
            until=None if state.over else Ms(state.rules.round_ms),
            me=viewer.seat,
        )

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        points = tuple(p.points for p in state.players)
        return Outcome(points, ranks(points), state.over)


def preset(name: str, language: str) -> RuleSet:
    return RuleSet(name=name, language=language)


GAME = Game(
    name="toy",
    rules=Toy(),
    rule_set=RuleSet,
    command=Command,
    event=Event,
    view=View,
    presets={"toy": ("en", "it")},
    preset=preset,
    seats=lambda _: (1, 4),
    away=Away,
)
