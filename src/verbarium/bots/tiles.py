"""Bots at the tile games, on six levels: ranks here, names at a table.

1  knows common words, and does not look for long
2  knows a good many words, and lays the dearest that it sees
3  knows all words, and lays the dearest
4  weighs what it keeps, and exchanges for it
5  thinks of the next player's answer
6  thinks longer, and plays the end out
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from time import monotonic
from typing import Literal, NamedTuple

from verbarium.bots.player import LADDER, Level, Move
from verbarium.bots.tiles_ahead import Late
from verbarium.bots.tiles_brain import Brain, Plan, Position, Thought, laid, position
from verbarium.core.rules import Ms
from verbarium.games.lexicon import WordsOf
from verbarium.games.tiles import api
from verbarium.games.tiles.ruleset import RuleSet

Rank = Literal[1, 2, 3, 4, 5, 6]
RANKS: tuple[Rank, ...] = (1, 2, 3, 4, 5, 6)
OFFERED: dict[Level, Rank] = dict(zip(LADDER, RANKS, strict=True))


class Skill(NamedTuple):
    """What a level can do.

    common    words less common than this (see `Lexicon.commonness`) are not known to it; None: it knows all
    sees      so many placements come to mind, of which it takes any
    words     words that it lays in a turn, where several may be laid
    weighs    whether it values what it keeps
    wavers    points by which its judgement of a word wavers (standard deviation)
    beam      how broadly it searches for turns of several words
    ahead     turns whose answers it thinks of
    plan      how it looks at them
    doubts    chance to challenge a word that does not count
    """

    common: int | None
    sees: int
    words: int
    weighs: bool
    wavers: float
    beam: int
    ahead: int
    plan: Plan
    doubts: float


NOT_AHEAD = Plan(0, 0, False, 0)
SKILLS: dict[Rank, Skill] = {
    1: Skill(85, 12, 1, False, 0.0, 0, 0, NOT_AHEAD, 0.2),
    2: Skill(55, 1, 3, False, 0.0, 0, 0, NOT_AHEAD, 0.5),
    3: Skill(None, 1, 8, False, 0.0, 0, 0, NOT_AHEAD, 1.0),
    4: Skill(None, 1, 8, True, 3.5, 8, 12, NOT_AHEAD, 1.0),
    5: Skill(None, 1, 8, True, 0.0, 12, 6, Plan(60, 0, False, 0), 1.0),
    6: Skill(None, 1, 8, True, 0.0, 400, 12, Plan(1000, 7, True, 1000), 1.0),
}
THINKING_S = 0.9
"""A choice is made then, s, however much is left to think of: rarely, for the counts end it sooner."""
SHOWS = (400, 700)
"""A bot that has its turn at once waits so long, ms, for people to see what was laid before."""
SETTLE = 2500
"""How long a bot looks at the best word of a duplicate round, ms."""
EXCHANGES = 2
"""After so many turns without a word a bot exchanges no more: else a match of bots might never end."""


class TilesBot:
    """One bot in one match. See `bots.player.Player`.

    clock  by which it thinks, s: the time that passes, or for measuring bots the processor's
    """

    def __init__(
        self,
        rank: Rank,
        seed: int,
        brain: Callable[[RuleSet], Brain],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._rank, self._skill, self._luck = rank, SKILLS[rank], random.Random(seed)
        self._brain, self._clock = brain, clock
        self._asked: tuple[object, ...] = ()
        self._answer: Move | None = None

    def move(self, view: api.View, now: Ms) -> Move | None:
        """See `bots.player.Player.move`."""
        if view.me is None or view.phase == "over" or view.seats[view.me].gone:
            return None
        asked = (view.phase, view.n, len(view.turns), view.rack, view.seats[view.me].accepted, view.entry)
        if asked != self._asked:
            self._asked, self._answer = asked, self._decide(view, now)
        return self._answer

    def _decide(self, view: api.View, now: Ms) -> Move | None:
        began = self._clock()
        command = self._command(view)
        if command is None:
            return None
        wait = self._luck.randint(*SHOWS) if view.phase != "shown" else SETTLE
        # what was spent on thinking has passed already
        return Move(Ms(now + max(0, wait - int(1000 * (self._clock() - began)))), command)

    def _command(self, view: api.View) -> api.Command | None:
        me = view.me
        assert me is not None
        match view.phase:
            case "challenge":
                return self._doubt(view)
            case "shown":
                return None if view.seats[me].accepted else api.Next()
            case "turn" if view.rules.duplicate:
                if view.seats[me].accepted:
                    return None
                if view.entry is not None:
                    return api.Done()
                best = self._turn(view)
                return best if isinstance(best, api.Play) else api.Done()
            case "turn" if view.on_turn == me:
                return self._turn(view)
        return None

    def _doubt(self, view: api.View) -> api.Command | None:
        me, turn = view.me, view.turns[-1]
        if me is None or turn.seat == me or view.seats[me].accepted:
            return None
        words = self._brain(view.rules).finder.words
        wrong = any(w.word.lower() not in words for m in turn.made for w in m.words)
        return api.Challenge() if wrong and self._luck.random() < self._skill.doubts else api.Accept()

    # -- a turn ---------------------------------------------------------------------------------------------------

    def _turn(self, view: api.View) -> api.Command:
        brain = self._brain(view.rules)
        at = position(view, everything(view.rules))
        until = self._clock() + THINKING_S
        weighs = self._skill.weighs and not view.rules.duplicate  # at duplicate nobody keeps anything

        def late() -> bool:
            return self._clock() > until

        best = self._weighing(brain, at, late) if weighs else self._looking(brain, at, late)
        idle = 0
        for turn in reversed([t for t in view.turns if t.seat == view.me]):
            if turn.kind == "play":
                break
            idle += 1
        if view.exchange and idle < EXCHANGES:
            gave, worth = brain.exchange(at, min(view.exchange, len(at.rack)))
            if best is None or (weighs and worth > best.worth):
                return api.Exchange(gave)
        return api.Pass() if best is None else best.play

    def _looking(self, brain: Brain, at: Position, late: Late) -> Thought | None:
        """One word after the other, each the dearest that it sees."""
        best: Thought | None = None
        plays: tuple[api.Lay, ...] = ()
        here = at
        for _ in range(self._skill.words if brain.rules.several else 1):
            found = self._one(brain, here, late)
            if found is None:
                break
            whole = brain.thought(at, api.Play((*plays, *found.play.placements), found.play.swaps))
            if whole is None:
                break
            best, plays = whole, whole.play.placements
            here = here._replace(board=laid(here.board, found.play), rack=found.kept)
            if not here.rack or late():
                break
        return best

    def _one(self, brain: Brain, at: Position, late: Late) -> Thought | None:
        skill = self._skill
        if skill.common is None:
            return brain.greedy(at)
        seen = brain.some(at, skill.common, skill.sees, late)
        return self._luck.choice(seen) if seen else None

    def _weighing(self, brain: Brain, at: Position, late: Late) -> Thought | None:
        skill = self._skill
        thoughts = brain.weighed(at, max(1, skill.ahead), skill.beam, late)
        if not thoughts:
            return None
        if skill.plan.nodes and not at.bag and at.others == 1 and brain.solves_ends():
            return brain.endgame(at, thoughts, skill.plan.nodes, late)
        if skill.wavers:
            thoughts = [t._replace(worth=self._luck.gauss(t.worth, self._error(t))) for t in thoughts]
            thoughts.sort(key=lambda t: -t.worth)
        if not skill.plan.playouts or len(thoughts) < 2 or at.others < 1 or not brain.looks_ahead():
            return thoughts[0]
        return brain.simulate(at, thoughts, skill.plan, self._luck, late)

    def _error(self, thought: Thought) -> float:
        """How far its judgement of a turn may be out, standard deviation in points: it errs about each word."""
        return self._skill.wavers * math.sqrt(len(thought.play.placements))


def everything(rules: RuleSet) -> tuple[str, ...]:
    """All tiles of a rule set."""
    plain = [letter for letter, count, _ in rules.tiles.tiles for _ in range(count)]
    return (*plain, *"?" * rules.tiles.blanks, *"*" * rules.tiles.stars)


def brains(words: WordsOf) -> Callable[[RuleSet], Brain]:
    """What bots know together, kept once for each rule set."""
    known: dict[str, Brain] = {}

    def brain(rules: RuleSet) -> Brain:
        import msgspec

        key = msgspec.json.encode(rules).decode()
        if key not in known:
            known[key] = Brain(rules, words(rules))
        return known[key]

    return brain


def factory(words: WordsOf) -> Callable[[Level, int], TilesBot]:
    """Makes bots that know these words, on the levels that a table offers."""
    brain = brains(words)
    return lambda level, seed: TilesBot(OFFERED[level], seed, brain)
