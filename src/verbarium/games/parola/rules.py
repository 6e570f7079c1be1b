"""The eight functions of PAROLA (GAMES section 3)."""

from __future__ import annotations

from collections.abc import Sequence

from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.core.secret import Seat, Viewer
from verbarium.games.lexicon import Words, WordsOf
from verbarium.games.parola import api, play
from verbarium.games.parola import state as s
from verbarium.games.parola.deal import call, deal, draw_for_deal, throw
from verbarium.games.parola.evolve import evolve
from verbarium.games.parola.judge import Belongs, judge, unknown
from verbarium.games.parola.measured import Measured
from verbarium.games.parola.refuse import Command, refuse
from verbarium.games.parola.ruleset import RuleSet
from verbarium.games.parola.scribe import Scribe
from verbarium.games.parola.solver import Finder
from verbarium.games.parola.state import Event, State
from verbarium.games.parola.view import view
from verbarium.games.presets import fingerprint


class Parola:
    """Holds the words it asks; no state of any match.

    belongs  whether a word belongs to a category of the die
    """

    def __init__(self, words: WordsOf, belongs: Belongs) -> None:
        self._words_of = words
        self._belongs = belongs
        self._finders: dict[tuple[object, ...], Finder] = {}

    def words(self, rules: RuleSet) -> Words:
        """The words that count under a rule set; opened once."""
        return self.finder(rules).words

    def finder(self, rules: RuleSet) -> Finder:
        """Finds the words of hands."""
        key = _asks(rules)
        if key not in self._finders:
            self._finders[key] = Finder(self._words_of(rules))
        return self._finders[key]

    # -- the eight functions --------------------------------------------------------------------------------------

    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        words = self.words(rules)
        began = s.Began(rules, seats, key.hex(), words.name, words.fingerprint, fingerprint(rules))
        return [began, draw_for_deal(rules, seats, key)]

    def refuse(self, view: api.View, command: Command) -> Refusal | None:
        return refuse(view, command)

    def decide(self, state: State, seat: Seat, command: Command, now: Ms) -> Sequence[Event]:
        scribe = Scribe(state, now, self.finder, self._belongs)
        match command:
            case api.Touch():
                play.touch(scribe, seat, 0)
            case Measured(delay, _):
                play.touch(scribe, seat, delay)
            case api.No(no):
                scribe.add(s.SaidNo(seat, no))
                play.settle(scribe)
            case api.Draw():
                play.draw(scribe)
            case api.Discard(card):
                play.discard(scribe, seat, card)
            case api.Keep():
                play.keep(scribe, seat)
            case api.Flip(card):
                hand = state.seats[seat].hand.peek()
                scribe.add(s.Flipped(seat, card, not next(c.flipped for c in hand if c.card == card)))
            case api.Declare():
                scribe.add(s.Declared(seat))
            case api.Lay():
                self._lay(scribe, seat, command)
            case api.Vote(counts):
                scribe.add(s.Voted(seat, counts))
                self._rule_if_all_voted(scribe)
            case api.Contest():
                scribe.add(s.Contested(seat, now, Ms(now + play.PICKING_MS)))
            case api.Pick(card):
                play.picked(scribe, seat, card)
            case api.Throw():
                throw(scribe)
            case api.Name(category):
                scribe.add(s.Named(" ".join(category.split()), now))
                deal(scribe)
            case api.Wider(seconds):
                scribe.add(s.Widened(seat, seconds))
            case api.Next():
                scribe.add(s.Readied(seat))
                _go_on_if_all_ready(scribe)
            case api.Away(away) if state.seats[seat].away != away:
                self._went(scribe, seat, away)
            case api.Away():
                pass
        return scribe.events

    def alarm(self, state: State) -> Ms | None:
        return state.until if state.decides is None else state.decides

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        scribe = Scribe(state, now, self.finder, self._belongs)
        match state.phase:
            case "dealer":
                call(scribe, state.dealer)
            case "die":
                throw(scribe)
            case "naming":
                scribe.add(s.Named(api.CATEGORIES[scribe.dice("naming").below(5)], now))
                deal(scribe)
            case "dealing":
                scribe.add(s.PickedUp(now, play.open_until(scribe, None)))
            case "open" if state.decides is not None:
                play.decide_race(scribe)
            case "open" | "choosing":
                play.draw(scribe)
            case "holding":
                play.time_is_up(scribe)
            case "voting":
                self._rule(scribe)
            case "contest":
                self._uncontested(scribe)
            case "picking":
                play.picked(scribe, None, _by_lot(scribe))
            case "counting":
                _next_round(scribe)
            case "over":
                pass
        return scribe.events

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve(state, event)

    def view(self, state: State, viewer: Viewer) -> api.View:
        return view(state, viewer)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # -- words ----------------------------------------------------------------------------------------------------

    def _lay(self, scribe: Scribe, seat: int, lay: api.Lay) -> None:
        state, rules, now = scribe.state, scribe.state.rules, scribe.now
        judged = judge(
            rules,
            self.words(rules),
            lay,
            state.declared,
            state.category,
            state.thrown,
            self._belongs,
        )
        until = None
        if judged.vote:
            until = Ms(now + 1000 * rules.vote_seconds)
        elif judged.faults:
            until = Ms(now + 1000 * rules.contest_seconds)
        scribe.add(
            s.WordLaid(
                seat=seat,
                row=lay.row,
                closing=lay.closing,
                face_down=lay.face_down,
                word=judged.word,
                points=judged.points,
                declared=state.declared,
                faults=judged.faults,
                why=judged.why,
                vote=judged.vote,
                at=now,
                until=until,
            )
        )
        if judged.vote:
            self._rule_if_all_voted(scribe)
        elif not judged.faults:
            play.stands(scribe)

    def _rule_if_all_voted(self, scribe: Scribe) -> None:
        """The vote is over once everybody else who is there has voted. Empty chairs are not waited for."""
        state = scribe.state
        laid = scribe.on_table
        voters = [i for i, p in enumerate(state.seats) if i != state.on_table and not p.away]
        if voters and all(laid.votes[i] is not None for i in voters):
            self._rule(scribe)

    def _rule(self, scribe: Scribe) -> None:
        """More say that the word counts than say it does not: it counts. A level vote is a no (derived)."""
        laid, now = scribe.on_table, scribe.now
        counts = laid.votes.count(True) > laid.votes.count(False)
        faults = laid.faults
        if not counts:
            assert laid.why is not None
            faults = (*faults, "not-in-category" if laid.why.admitted else unknown(laid.why))
        until = Ms(now + 1000 * scribe.state.rules.contest_seconds) if faults else None
        scribe.add(s.Ruled(laid.votes, counts, faults, now, until))
        if not faults:
            play.stands(scribe)

    def _uncontested(self, scribe: Scribe) -> None:
        """Time is over: an error of form that nobody contested stands; a word that does not count never does."""
        if {"undeclared", "form"}.issuperset(scribe.on_table.faults):
            play.stands(scribe)
        else:
            play.picked(scribe, None, _by_lot(scribe))

    def _went(self, scribe: Scribe, seat: int, away: bool) -> None:
        state = scribe.state
        waited_for = state.phase == "holding" and state.holder == seat
        waited_for |= state.phase == "choosing" and s.on_turn(state) == seat
        until = None
        if away and waited_for:
            soon = Ms(scribe.now + play.AWAY_MS)
            until = soon if state.until is None else min(state.until, soon)
        scribe.add(s.Went(seat, away, until))
        match scribe.state.phase:
            case "open":
                play.settle(scribe)
            case "voting":
                self._rule_if_all_voted(scribe)
            case "counting":
                _go_on_if_all_ready(scribe)


def _asks(rules: RuleSet) -> tuple[object, ...]:
    """What tells the words of two rule sets apart."""
    return rules.language, rules.admission, rules.lexicon, rules.plurals, rules.names, rules.categories


def _by_lot(scribe: Scribe) -> int:
    """One of the laid cards, never the closing one."""
    return scribe.dice(f"pick {scribe.state.moved}").pick(scribe.on_table.row).card


def _next_round(scribe: Scribe) -> None:
    call(scribe, (scribe.state.dealer + 1) % len(scribe.state.seats))


def _go_on_if_all_ready(scribe: Scribe) -> None:
    present = [p for p in scribe.state.seats if not p.away]
    if present and all(p.ready for p in present):
        _next_round(scribe)
