"""The eight functions of the tile games (GAMES section 4)."""

from __future__ import annotations

from collections.abc import Sequence

from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.core.secret import Seat, Viewer
from verbarium.games.lexicon import Words, WordsOf
from verbarium.games.presets import fingerprint
from verbarium.games.tiles import api, duplicate, turns
from verbarium.games.tiles import state as s
from verbarium.games.tiles.deal import dealt
from verbarium.games.tiles.evolve import evolve
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.refuse import refuse
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.games.tiles.scribe import Scribe
from verbarium.games.tiles.state import Event, State
from verbarium.games.tiles.view import view

MOST_FINDERS = 24
"""So many rule sets are kept ready."""


class Tiles:
    """Holds the words it asks; no state of any match."""

    def __init__(self, words: WordsOf) -> None:
        self._words_of = words
        self._words: dict[tuple[object, ...], Words] = {}
        self._finders: dict[bytes, Finder] = {}

    def words(self, rules: RuleSet) -> Words:
        """The words that count under a rule set; opened once."""
        key = (rules.language, rules.admission, rules.variant, rules.lexicon, *sorted(rules.switches.items()))
        if key not in self._words:
            self._words[key] = self._words_of(rules)
        return self._words[key]

    def finder(self, rules: RuleSet) -> Finder:
        """Finds what can be laid."""
        import msgspec

        key = msgspec.json.encode(rules)
        found = self._finders.pop(key, None) or Finder(rules, self.words(rules))
        self._finders[key] = found  # the last one used stands last
        while len(self._finders) > MOST_FINDERS:  # hosts bring boards and tiles without number
            del self._finders[next(iter(self._finders))]
        return found

    # -- the eight functions --------------------------------------------------------------------------------------

    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        words = self.words(rules)
        began = s.Began(rules, seats, key.hex(), words.name, words.fingerprint, fingerprint(rules))
        scribe = Scribe(evolve(None, began), Ms(0), self.finder(rules))
        first = dealt(rules, seats, key)
        scribe.add(first)
        if rules.duplicate:
            duplicate.begin(scribe)
        else:
            turns.begin(scribe, first.first)
        return [began, *scribe.events]

    def refuse(self, view: api.View, command: api.Command) -> Refusal | None:
        return refuse(view, command, self.words(view.rules))

    def decide(self, state: State, seat: Seat, command: api.Command, now: Ms) -> Sequence[Event]:
        scribe = Scribe(state, now, self.finder(state.rules))
        match command:
            case api.Play() if state.rules.duplicate:
                duplicate.enter(scribe, seat, command)
            case api.Play():
                turns.play(scribe, seat, command)
            case api.Exchange():
                turns.exchange(scribe, seat, command)
            case api.Pass():
                turns.pass_(scribe, seat)
            case api.Challenge():
                turns.challenge(scribe, seat)
            case api.Accept():
                scribe.add(s.Accepted(seat))
                turns.accepted(scribe)
            case api.Done(done):
                scribe.add(s.Finished(seat, done))
                duplicate.finish(scribe)
            case api.Next():
                scribe.add(s.Readied(seat))
                duplicate.ready(scribe)
            case api.Resign() if state.rules.duplicate:
                duplicate.retire(scribe, seat)
            case api.Resign():
                turns.retire(scribe, seat, "resigned")
            case api.Abort(agree):
                scribe.add(s.Agreed(seat, agree))
                turns.aborted(scribe)
            case api.Nudge():
                scribe.add(s.Nudged(seat, Ms(now + 1000 * state.rules.abandon_seconds)))
            case api.Away(away) if state.seats[seat].away != away and not state.outcome:
                scribe.add(s.Went(seat, away))
                _without_him(scribe)
            case api.Away():
                pass
        return scribe.events

    def alarm(self, state: State) -> Ms | None:
        return state.until

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        scribe = Scribe(state, now, self.finder(state.rules))
        match state.phase:
            case "turn" if state.rules.duplicate:
                duplicate.close(scribe)
            case "turn":
                turns.time_is_up(scribe)
            case "challenge":
                turns.stand(scribe, turns.doubtful(scribe))
            case "shown":
                duplicate.draw(scribe)
            case "over":
                pass
        return scribe.events

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, viewer: Viewer) -> api.View:
        return view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome


def _without_him(scribe: Scribe) -> None:
    """Nobody waits for an empty chair."""
    match scribe.state.phase:
        case "challenge":
            turns.accepted(scribe)
        case "turn" if scribe.state.rules.duplicate:
            duplicate.finish(scribe)
        case "shown":
            duplicate.ready(scribe)
