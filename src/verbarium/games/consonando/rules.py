"""The eight functions of Consonando (GAMES section 2)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from verbarium.core.dice import commit
from verbarium.core.rules import Ms, Outcome, Refusal, ranks
from verbarium.core.secret import Seat, Viewer
from verbarium.games.consonando import api
from verbarium.games.consonando.api import Line, Reading
from verbarium.games.consonando.draw import drawn, part_key
from verbarium.games.consonando.evolve import evolve
from verbarium.games.consonando.refuse import refuse
from verbarium.games.consonando.ruleset import RuleSet
from verbarium.games.consonando.score import changed, fit
from verbarium.games.consonando.solver import Finder
from verbarium.games.consonando.state import (
    Began,
    Called,
    Drawn,
    Ended,
    Erased,
    Event,
    Readied,
    ReadOut,
    State,
    Stopped,
    Went,
    Wrote,
)
from verbarium.games.consonando.view import view
from verbarium.games.lexicon import Words, WordsOf
from verbarium.games.presets import fingerprint

DRAWING_MS = 3_000
"""Between the call of a round and its consonants: everybody takes up the pencil."""

BEST = 20
"""How many of the best words are shown after a round, as drawn and with a jolly."""


class Consonando:
    """Holds the words it asks; no state of any match."""

    def __init__(self, words: WordsOf) -> None:
        self._words_of = words
        self._finders: dict[tuple[str, str, str, str], Finder] = {}

    def finder(self, rules: RuleSet) -> Finder:
        """The solver of the words that count under a rule set; opened once."""
        key = (rules.language, rules.admission, rules.lexicon, rules.vowels)
        if key not in self._finders:
            self._finders[key] = Finder(self._words_of(rules), rules.vowels)
        return self._finders[key]

    def words(self, rules: RuleSet) -> Words:
        """The words that count under a rule set."""
        return self.finder(rules).words

    # -- the eight functions --------------------------------------------------------------------------------------

    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        words = self.words(rules)
        return [
            Began(rules, seats, key.hex(), words.name, words.fingerprint, fingerprint(rules)),
            _called(key.hex(), 1, Ms(0)),
        ]

    def refuse(self, view: api.View, command: api.Command) -> Refusal | None:
        return refuse(view, command, self.words(view.rules).alphabet)

    def decide(self, state: State, seat: Seat, command: api.Command, now: Ms) -> Sequence[Event]:
        match command:
            case api.Write(word, jolly):
                letters = self.words(state.rules).alphabet.fold(word)
                return [Wrote(seat, unicodedata.normalize("NFC", word).strip(), letters, jolly)]
            case api.Erase():
                return [Erased(seat)]
            case api.Stop():
                return self._then(state, Stopped(seat), now)
            case api.Next():
                return self._then(state, Readied(seat), now)
            case api.Away(away):
                return [] if state.seats[seat].away == away else self._then(state, Went(seat, away), now)

    def alarm(self, state: State) -> Ms | None:
        return state.until

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        match state.phase:
            case "drawing":
                draw = drawn(state.rules, part_key(state.key.peek(), state.round), state.round)
                return [Drawn(draw, now, Ms(now + 1000 * state.rules.seconds))]
            case "writing":
                return self._read_out(state, now)
            case "reading":
                return [_called(state.key.peek(), state.round + 1, now)]
            case "over":
                return []

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, viewer: Viewer) -> api.View:
        return view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # -- what follows ---------------------------------------------------------------------------------------------

    def _then(self, state: State, event: Event, now: Ms) -> Sequence[Event]:
        """An event, and what it brings about if nobody is waited for any more. Empty chairs are not."""
        after = evolve(state, event)
        present = [s for s in after.seats if not s.away]
        if after.phase == "writing" and present and all(s.stopped for s in present):
            return [event, *self._read_out(after, now)]
        if after.phase == "reading" and present and all(s.ready for s in present):
            return [event, _called(after.key.peek(), after.round + 1, now)]
        return [event]

    def _read_out(self, state: State, now: Ms) -> Sequence[Event]:
        rules, finder = state.rules, self.finder(state.rules)
        reading = Reading(
            lines=tuple(self._line(state, seat) for seat in range(len(state.seats))),
            best=finder.best(state.draw, BEST),
            best_with_jolly=finder.best_with_jolly(state.draw, BEST) if rules.jollies else (),
        )
        last = state.round == len(rules.draws)
        rest = None if last or rules.rest_seconds is None else Ms(now + 1000 * rules.rest_seconds)
        read = ReadOut(reading, part_key(state.key.peek(), state.round).hex(), now, rest)
        return [read, Ended(_outcome(evolve(state, read)))] if last else [read]

    def _line(self, state: State, seat: int) -> Line:
        sheet = state.seats[seat].sheet.peek()
        if sheet is None:
            return Line("nothing", state.draw)
        words = self.words(state.rules)
        draw = changed(state.draw, sheet.jolly)
        on = fit(sheet.letters, draw, state.rules.vowels)
        why = words.why(sheet.word)
        if not why.admitted:
            mark: api.Mark = "not-admitted" if why.lemma else "not-a-word"
            return Line(mark, draw, sheet.word, 0, on.used, 0, sheet.jolly, why)
        shown = words.display(sheet.letters)
        return Line("valid", draw, shown, on.points, on.used, on.bonus, sheet.jolly, why)


def _called(key: str, round_: int, now: Ms) -> Called:
    return Called(round_, commit(part_key(key, round_)), now, Ms(now + DRAWING_MS))


def _outcome(state: State) -> Outcome:
    """Total decides, then rounds won (derived: the page names no tie-break), else the place is shared."""
    totals = tuple(s.total for s in state.seats)
    won = [sum(r.points[i] == max(r.points) > 0 for r in state.rounds) for i in range(len(totals))]
    return Outcome(totals, ranks(totals, won), "consonando-all-rounds")
