"""The eight functions of the grid games (GAMES section 1)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from verbarium.core.dice import commit, derive
from verbarium.core.rules import Ms, Outcome, Refusal
from verbarium.core.secret import Seat
from verbarium.games.grid import api
from verbarium.games.grid.api import Grid, Reading, Word
from verbarium.games.grid.dice import TRIES, dice_of, throw
from verbarium.games.grid.evolve import evolve
from verbarium.games.grid.judge import Lists, check, judge
from verbarium.games.grid.lexicon import Words, WordsOf, folded
from verbarium.games.grid.paths import Board
from verbarium.games.grid.refuse import refuse
from verbarium.games.grid.ruleset import RuleSet, fingerprint
from verbarium.games.grid.scores import finished, outcome, score_round
from verbarium.games.grid.solver import Finder
from verbarium.games.grid.state import (
    Asked,
    Began,
    Called,
    Dispute,
    Disputed,
    Ended,
    Erased,
    Event,
    Opened,
    Readied,
    ReadOut,
    Settled,
    Shown,
    State,
    Stopped,
    Voted,
    Went,
    Wrote,
    WroteLate,
)
from verbarium.games.grid.view import bell, view

Par = Callable[[RuleSet, tuple[Grid, ...]], int]
"""What reference players score on the grids of a round."""


def part_key(key: str, round_: int) -> bytes:
    """The key of one round's dice, from the key of the match (hex)."""
    return derive(bytes.fromhex(key), f"round {round_}")


class GridRules:
    """Holds the words it asks and, where it is given, the par function; no state of any match."""

    def __init__(self, words: WordsOf, par: Par | None = None) -> None:
        self._par = par
        self._words_of = words
        self._finders: dict[tuple[object, ...], Finder] = {}

    def finder(self, rules: RuleSet) -> Finder:
        """The solver of the words that count under a rule set; opened once."""
        key = (rules.language, rules.admission, rules.switches, rules.lexicon)
        if (finder := self._finders.get(key)) is None:
            finder = self._finders[key] = Finder(self._words_of(rules))
        return finder

    def words(self, rules: RuleSet) -> Words:
        """The words that count under a rule set."""
        return self.finder(rules).words

    def _board(self, state: State, grid: int) -> Board:
        return self.finder(state.rules).board(state.grids[grid])

    # -- the eight functions --------------------------------------------------------------------------------------

    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        words = self.words(rules)
        dice_set, _ = dice_of(rules)
        began = Began(
            rules=rules,
            seats=seats,
            key=key.hex(),
            lexicon=words.name,
            fingerprint=words.fingerprint,
            rules_print=fingerprint(rules, dice_set.dice),
            dice=dice_set.name,
        )
        return [began, _called(rules, key.hex(), 1, Ms(0))]

    def refuse(self, view: api.View, command: api.Command) -> Refusal | None:
        return refuse(view, command, self.words(view.rules).alphabet)

    def decide(self, state: State, seat: Seat, command: api.Command, now: Ms) -> Sequence[Event]:
        match command:
            case api.Write(word, grid):
                return [self._write(state, seat, word, grid, now)]
            case api.Erase(word, grid):
                return [Erased(seat, self._index(state, state.seats[seat].list.peek(), word, grid))]
            case api.Stop():
                return self._then(state, Stopped(seat), now)
            case api.Away(away):
                return self._then(state, Went(seat, away), now) if state.seats[seat].away != away else []
            case api.Next():
                return self._then(state, Readied(seat), now)
            case api.Doubt(of, word, grid):
                return self._doubt(state, seat, Seat(of), word, grid)
            case api.Vote(_, word, stands, grid):
                folded = self.words(state.rules).alphabet.fold(word)
                return self._then(state, Voted(seat, grid, folded, stands), now)

    def alarm(self, state: State) -> Ms | None:
        if state.phase != "writing" or not state.rules.extra_seconds:
            return state.until
        # with personal time the round lasts until the last of those who still write has heard his bell
        return max((bell(state, s) for s in _writing(state)), default=state.until)

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        match state.phase:
            case "shaking":
                return [self._shown(state, now)]
            case "writing":
                return self._ring(state, now)
            case "doubting":
                return self._read_out(state, state.open, now)
            case "reading":
                return self._go_on(state, now)
            case "over":
                return []

    evolve = staticmethod(evolve)
    view = staticmethod(view)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    # -- shaking and writing --------------------------------------------------------------------------------------

    def _shown(self, state: State, now: Ms) -> Shown:
        """The dice of all grids. Thrown again while a grid holds too few words; the best throw if none has enough."""
        rules, part = state.rules, part_key(state.key.peek(), state.round)
        finder = self.finder(rules)
        grids, throws, counts = [], [], []
        for grid in range(rules.grids):
            best = throw(rules, part, grid)
            most, chosen, attempt = finder.count(best, rules) if rules.least_words else 0, 1, 1
            while most < rules.least_words and attempt < TRIES:
                attempt += 1
                other = throw(rules, part, grid, attempt)
                if (n := finder.count(other, rules)) > most:
                    best, most, chosen = other, n, attempt
            grids.append(best)
            throws.append(chosen)
            counts.append(most)
        until = Ms(now + 1000 * rules.seconds)
        return Shown(tuple(grids), now, until, tuple(throws), tuple(counts))

    def _write(self, state: State, seat: Seat, text: str, grid: int, now: Ms) -> Event:
        words, rules = self.words(state.rules), state.rules
        written = unicodedata.normalize("NFC", text).strip()
        line = Word(written, "noted", grid, letters=len(folded(words.alphabet, written)))
        writing = state.phase == "writing"
        # before the bell nothing tells a word from a non-word where verdicts come at the end
        if state.phase == "reading" or (writing and rules.verdicts == "at-once"):
            line = check(rules, words, self._board(state, grid), line, own=False, asks=True)
        if writing and now < bell(state, seat):
            return Wrote(seat, line)
        return WroteLate(seat, replace(line, points=0, clause=""))

    def _ring(self, state: State, now: Ms) -> Sequence[Event]:
        """The bell: lists lie open to be doubted, or are read out at once."""
        lists = tuple(s.list.peek() for s in state.seats)
        if state.rules.verify == "all":
            return self._read_out(state, lists, now)
        seen = self._judged(state, lists, lexicon=False)
        return [Opened(seen, now, Ms(now + 1000 * state.rules.doubt_seconds))]

    # -- reading out ----------------------------------------------------------------------------------------------

    def _judged(self, state: State, lists: Lists, *, lexicon: bool = True) -> Lists:
        boards = [self._board(state, k) for k in range(len(state.grids))]
        rulings = {(grid, word): stands for grid, word, stands in state.rulings}
        return judge(state.rules, self.words(state.rules), boards, lists, rulings=rulings, lexicon=lexicon)

    def _read_out(self, state: State, lists: Lists, now: Ms) -> Sequence[Event]:
        rules = state.rules
        read = self._reading(state, self._judged(state, lists), now)
        after = evolve(state, read)
        # where the table may still overrule a verdict, the end waits until everybody is ready
        if not rules.overrule and (reason := finished(rules, [s.rounds for s in after.seats])):
            return [read, Ended(outcome(rules, [s.rounds for s in after.seats], reason))]
        return [read]

    def _reading(self, state: State, lists: Lists, now: Ms) -> ReadOut:
        rules, fold = state.rules, self.words(state.rules).alphabet.fold
        good = {(w.grid, fold(w.word)) for one in lists for w in one if w.mark in ("valid", "cancelled")}
        missed, possible = self.finder(rules).missed(state.grids, rules, good)
        par = self._par(rules, state.grids) if self._par else None
        again = state.phase == "reading"
        until = None if rules.rest_seconds is None else Ms(now + 1000 * rules.rest_seconds)
        return ReadOut(
            Reading(lists, missed, possible),
            score_round(rules, lists, possible, par),
            part_key(state.key.peek(), state.round).hex(),
            now,
            state.until if again else until,
        )

    def _go_on(self, state: State, now: Ms) -> Sequence[Event]:
        """From reading out to the next round or to the end. Open disputes end as the lexicon said."""
        events = list(self._settle(state, [(d, None) for d in state.disputes], now))
        for event in events:
            state = evolve(state, event)
        rounds = [s.rounds for s in state.seats]
        if reason := finished(state.rules, rounds):
            return [*events, Ended(outcome(state.rules, rounds, reason))]
        return [*events, _called(state.rules, state.key.peek(), state.round + 1, now)]

    # -- doubts and disputes --------------------------------------------------------------------------------------

    def _index(self, state: State, lines: Sequence[Word], word: str, grid: int) -> int:
        alphabet = self.words(state.rules).alphabet
        letters = folded(alphabet, word)
        return next(i for i, w in enumerate(lines) if w.grid == grid and folded(alphabet, w.word) == letters)

    def _doubt(self, state: State, by: Seat, of: Seat, word: str, grid: int) -> Sequence[Event]:
        if state.phase == "writing":
            return [Asked(by, of, self._index(state, state.seats[of].list.peek(), word, grid))]
        if state.phase == "doubting":
            return [Asked(by, of, self._index(state, state.open[of], word, grid))]
        if state.reading is None:
            return []
        fold = self.words(state.rules).alphabet.fold
        folded = fold(word)
        lists = state.reading.lists
        places = tuple(
            (Seat(seat), i)
            for seat, one in enumerate(lists)
            for i, w in enumerate(one)
            if w.grid == grid and fold(w.word) == folded and w.mark != "repeated"
        )
        line = lists[of][self._index(state, lists[of], word, grid)]
        return [Disputed(by, grid, folded, line.mark in ("valid", "cancelled"), places)]

    def _settle(self, state: State, over: Sequence[tuple[Dispute, bool | None]], now: Ms) -> Iterator[Event]:
        """Close disputes, and read the lists again as they now stand."""
        if not over:
            return
        for dispute, stands in over:
            settled = Settled(dispute.grid, dispute.word, stands)
            state = evolve(state, settled)
            yield settled
        assert state.reading is not None
        yield self._reading(state, self._judged(state, state.reading.lists), now)

    def _then(self, state: State, event: Event, now: Ms) -> Sequence[Event]:
        """`event`, and what it sets off: the last pencil down rings the bell, the last ready or vote goes on."""
        after = evolve(state, event)
        present = [s for s in after.seats if not s.away]
        if not present:
            return [event]
        if after.phase == "writing":
            still = [s for s in _writing(after) if now < bell(after, s)]
            return [event] if still else [event, *self._ring(after, now)]
        if after.phase not in ("doubting", "reading"):
            return [event]
        if all(s.ready for s in present):
            if after.phase == "doubting":
                return [event, *self._read_out(after, after.open, now)]
            return [event, *self._go_on(after, now)]
        return [event, *self._settle(after, list(_decided(after)), now)]


def _called(rules: RuleSet, key: str, round_: int, now: Ms) -> Called:
    return Called(round_, commit(part_key(key, round_)), now, Ms(now + 1000 * rules.shake_seconds))


def _writing(state: State) -> list[Seat]:
    """Seats that are here and have not laid the pencil down."""
    return [Seat(i) for i, s in enumerate(state.seats) if not s.away and not s.stopped]


def _decided(state: State) -> Iterator[tuple[Dispute, bool | None]]:
    """Disputes that need no more votes: somebody agrees with the lexicon, or all who are here are against it."""
    for dispute in state.disputes:
        cast = [v for v in dispute.votes if v is not None]
        if any(v == dispute.stood for v in cast):
            yield dispute, None
        elif cast and all(
            v is not None
            for seat, v in enumerate(dispute.votes)
            if seat != dispute.by and not state.seats[seat].away
        ):
            yield dispute, not dispute.stood
