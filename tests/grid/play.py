"""Playing a match in a test: time, seats and words in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from verbarium.core.dice import key
from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms, Refusal
from verbarium.core.secret import SPECTATOR, Seat, Viewer
from verbarium.games.grid import api
from verbarium.games.grid.api import Grid
from verbarium.games.grid.rules import GridRules
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.state import Event, Shown, State

SEED = bytes(range(32))


class Rigged(GridRules):
    """The rules with dice that lie as the test says."""

    def __init__(self, words: Any, *grids: str, par: Any = None) -> None:
        super().__init__(lambda _: words, par)
        self.lying = grids

    def _shown(self, state: State, now: Ms) -> Shown:
        shown = super()._shown(state, now)
        return replace(shown, grids=tuple(faces(text) for text in self.lying)) if self.lying else shown


def faces(text: str) -> Grid:
    """A grid from rows of letters parted by blanks: "quit aqua", "_" a hole, "Qu" written q."""
    rows = [[{"q": "Qu", "_": ""}.get(c, c.upper()) for c in row] for row in text.split()]
    return Grid(len(rows), len(rows[0]), tuple(face for row in rows for face in row))


class Table:
    """A match with its log and a clock that the test moves."""

    def __init__(self, rules: GridRules, rule_set: RuleSet, seats: int = 2) -> None:
        self.rules, self.now, self.count = rules, 0, 0
        self.match: Match[Any, Any, Event, api.View] = Match(rules)
        self.log: list[Entry[Event]] = []
        self.take(self.match.begin(rule_set, seats, key(SEED, [bytes([i]) * 16 for i in range(seats)])))

    def take(self, entries: Sequence[Entry[Event]]) -> None:
        self.log += entries
        self.match.absorb(entries)

    def wait(self, ms: int) -> None:
        """Let time pass, with the deadlines in it."""
        self.now += ms
        while due := self.match.overdue(Ms(self.now)):
            self.take(due)

    def shake(self) -> None:
        """Wait until the dice lie open."""
        self.wait(max(0, (self.match.alarm or 0) - self.now))
        assert self.view().phase == "writing"

    def ring(self) -> None:
        """Wait until the bell."""
        assert self.view().phase == "writing"
        self.wait((self.match.alarm or 0) - self.now)

    def do(self, seat: int, command: api.Command) -> Refusal | None:
        self.wait(0)
        self.count += 1
        got = self.match.propose(Seat(seat), command, Ms(self.now), f"c{self.count}")
        if isinstance(got, Refusal):
            return got
        self.take(got)
        return None

    def write(self, seat: int, *words: str, grid: int = 0) -> None:
        for word in words:
            assert self.do(seat, api.Write(word, grid)) is None, word

    def next(self) -> None:
        """Everybody is ready."""
        for seat in range(len(self.view().seats)):
            if not self.view().seats[seat].ready and not self.view().seats[seat].away:
                assert self.do(seat, api.Next()) is None
                if self.view().phase in ("shaking", "over"):
                    return

    def view(self, seat: int | None = None) -> api.View:
        return self.match.view(SPECTATOR if seat is None else Viewer(Seat(seat)))

    def lists(self) -> list[list[tuple[str, str, int]]]:
        """What was read out: word, mark, points."""
        reading = self.view().reading
        assert reading is not None
        return [[(w.word, w.mark, w.points) for w in one] for one in reading.lists]

    def points(self) -> list[int]:
        return [s.rounds[-1].points for s in self.view().seats]
