"""The eight functions of Junior (GAMES section 1, row `junior`)."""

from __future__ import annotations

from collections.abc import Sequence

from verbarium.core.rules import Ms, Outcome, Refusal, ranks
from verbarium.core.secret import Seat, Viewer
from verbarium.games.junior import api
from verbarium.games.junior import state as s
from verbarium.games.junior.cards import Card, CardsOf, chosen, dice, letters, praise
from verbarium.games.junior.evolve import evolve
from verbarium.games.junior.refuse import refuse
from verbarium.games.junior.ruleset import RuleSet
from verbarium.games.junior.state import Event, State
from verbarium.games.junior.view import view
from verbarium.games.presets import fingerprint


class Junior:
    """`cards`: finds the picture cards of a language. There is no clock: nothing happens by itself."""

    def __init__(self, cards: CardsOf) -> None:
        self._cards_of = cards

    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        cards = chosen(rules, self._cards_of(rules.language), key)
        began = s.Began(
            rules=rules,
            seats=seats,
            key=key.hex(),
            words=tuple(c.word for c in cards),
            pictures=tuple(c.picture for c in cards),
            rules_print=fingerprint(rules),
        )
        return [began, s.Turned(0, dice(rules, cards, 0, key), Ms(0))]

    def refuse(self, view: api.View, command: api.Command) -> Refusal | None:
        return refuse(view, command)

    def decide(self, state: State, seat: Seat, command: api.Command, now: Ms) -> Sequence[Event]:
        match command:
            case api.Put(die, place):
                row = state.seats[seat].own.peek().row
                where = row.index(None) if place is None else place
                put = s.WasPut(seat, die, where)
                return [put, *_full(evolve(state, put), seat)]
            case api.Back(place):
                return [s.TakenBack(seat, place)]
            case api.Peek(up):
                return [s.Peeked(seat, up)]
            case api.Next():
                return _then(state, s.Readied(seat), now)
            case api.Away(away):
                return _then(state, s.Went(seat, away), now) if state.seats[seat].away != away else []

    def alarm(self, state: State) -> Ms | None:
        return None

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        return []

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, viewer: Viewer) -> api.View:
        return view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome


def _full(state: State, seat: int) -> Sequence[Event]:
    """What a full row means: the word, or dice that go back where they are wrong."""
    row = state.seats[seat].own.peek().row
    if None in row:
        return []
    word = letters(state.word.peek())
    wrong = tuple(i for i, die in enumerate(row) if die is not None and state.dice[die] != word[i])
    if wrong:
        return [s.Missed(seat, wrong)]
    return [s.Spelled(seat, len(word), praise(bytes.fromhex(state.key.peek()), state.n, seat))]


def _then(state: State, event: Event, now: Ms) -> Sequence[Event]:
    """An event, and the next card if nobody is waited for any more. Empty chairs are not."""
    after = evolve(state, event)
    present = [p for p in after.seats if not p.away]
    if after.outcome is not None or not present or not all(p.ready for p in present):
        return [event]
    n = after.n + 1
    if n == len(after.pictures):
        points = tuple(p.points if after.rules.scores else 0 for p in after.seats)
        return [event, s.Ended(Outcome(points, ranks(points), "junior-all-cards"))]
    cards = [Card(w, p) for w, p in zip(after.words.peek(), after.pictures, strict=True)]
    return [event, s.Turned(n, dice(after.rules, cards, n, bytes.fromhex(after.key.peek())), now)]
