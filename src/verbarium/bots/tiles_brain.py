"""How a bot at tiles looks for a turn: what comes to its mind, and what it thinks each is worth."""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from verbarium.bots.leaves import Worth, shipped
from verbarium.bots.tiles_ahead import BELIEF, NO_BELIEF, Ask, Late, best, chance, orders
from verbarium.games.lexicon import Words
from verbarium.games.tiles.api import Draft, Play, Put, View
from verbarium.games.tiles.finder import Finder, turn_rules
from verbarium.games.tiles.reference import judge, values, without
from verbarium.games.tiles.ruleset import RuleSet

if TYPE_CHECKING:
    from verbarium.fast.answers import Answers
    from verbarium.fast.board import Board
    from verbarium.fast.playouts import Playouts
    from verbarium.fast.turn import Turn

ANSWER_BEAM = 40
"""How broadly a bot looks for others' turns of several words: two milliseconds, and near enough to the best."""
MOST_PLIES = 40
"""A playout to the end of the game."""
SPREAD = 10.0
"""How much a lead changes, in points, for each square root of the tiles left; see `tiles_ahead.chance`."""
LOOKED = 1500
"""At most so many placements are looked at by a bot that does not know all words."""


class Thought(NamedTuple):
    """A turn that came to mind.

    kept    the tiles left in hand
    worth   what it is thought to be worth: its points, and what comes of it
    """

    play: Play
    points: int
    kept: tuple[str, ...]
    worth: float


class Plan(NamedTuple):
    """How a bot looks ahead.

    playouts  in all, about
    to_end    with so many tiles in the bag or fewer, it plays on to the end
    chances   whether it weighs how likely it is to win, rather than points
    nodes     positions that it looks at to play the end out; 0: it does not
    """

    playouts: int
    to_end: int
    chances: bool
    nodes: int


class Position(NamedTuple):
    """What a bot knows at its turn.

    rest   tiles that it does not see: the others' and the bag's
    bag    how many of them are in the bag
    other  how many tiles the next player holds
    others players besides itself
    passes passes in a row so far
    margin points that it is ahead of the best of the others
    """

    board: tuple[Put, ...]
    rack: tuple[str, ...]
    rest: tuple[str, ...]
    bag: int
    other: int
    others: int
    passes: int
    margin: int = 0


class Brain:
    """Thinks under one rule set with some words. Its scratch memory is for one thread."""

    def __init__(self, rules: RuleSet, words: Words) -> None:
        self.rules, self.finder = rules, Finder(rules, words)
        self.worth = Worth(shipped(rules.name, rules.language), rules.tiles.letters)
        self.values = values(rules)
        self._known: dict[str, int] = {}

    def common(self, word: str) -> int:
        """How common a word is."""
        if word not in self._known:
            self._known[word] = self.finder.words.commonness(word.lower())
        return self._known[word]

    # -- what comes to mind ---------------------------------------------------------------------------------------

    def thought(self, at: Position, play: Play, keeping: bool = False) -> Thought | None:
        """A turn judged; with `keeping`, worth its leave too."""
        draft = judge(self.rules, at.board, at.rack, play, self.finder.words)
        if not isinstance(draft, Draft):
            return None
        rack = (*without(at.rack, [p.letter for p in draft.swapped]), *(p.wild for p in draft.swapped))
        kept = without(rack, [p.tile for m in draft.made for p in m.tiles])
        worth = draft.points + (self.leave(at, kept) if keeping else 0.0)
        return Thought(play, draft.points, kept, worth)

    def leave(self, at: Position, kept: Sequence[str]) -> float:
        """What tiles are worth that stay in hand. Once the bag is empty, they only cost; going out gains."""
        if at.bag:
            return self.worth.kept(self.finder.codes(kept))
        if kept:
            return -1.5 * sum(self.values[t] for t in kept)
        return float(self.gain() * sum(self.values[t] for t in at.rest))

    def gain(self) -> int:
        """How many times the others' tiles count for whoever goes out, over them."""
        return {"lose-gain": 2, "double": 2, "gain": 1, "lose": 1, "none": 0}[self.rules.settle]

    def some(self, at: Position, common: int, most: int, late: Late) -> list[Thought]:
        """The dearest placements whose words are all as common as `common`, dearest first, as far as there is time."""
        solver = self.finder.solver
        found = solver.all(self.finder.board(at.board), self.finder.codes(at.rack))
        out: list[Thought] = []
        for i in np.argsort(-found.scores, kind="stable")[:LOOKED].tolist():
            if late():
                break
            play = Play((self.finder.lay(found[i]),))
            draft = judge(self.rules, at.board, at.rack, play, self.finder.words)
            if isinstance(draft, Draft) and all(
                self.common(w.word) >= common for m in draft.made for w in m.words
            ):
                kept = without(at.rack, [p.tile for m in draft.made for p in m.tiles])
                out.append(Thought(play, draft.points, kept, float(draft.points)))
                if len(out) == most:
                    break
        return out

    def greedy(self, at: Position) -> Thought | None:
        """The dearest placement of all."""
        return max(self.singles(at), key=lambda t: t.points, default=None)

    def singles(self, at: Position) -> Iterator[Thought]:
        """The dearest placement, also with points for special words, or taking up a wildcard."""
        best = self.finder.solver.best(self.finder.board(at.board), self.finder.codes(at.rack))
        plays = [] if best is None else [Play((self.finder.lay(best),))]
        if not self.rules.several:
            plays += self.finder.extras(at.board, at.rack)
        for play in plays:
            if (found := self.thought(at, play)) is not None:
                yield found

    def weighed(self, at: Position, most: int, beam: int, late: Late) -> list[Thought]:
        """The best turns by points and leave, best first. `beam`: how broadly turns of several words are searched."""
        found = self._turns(at, most, beam, late) if self.rules.several else self._placements(at, most)
        known = {t.play: t for t in found}
        return sorted(known.values(), key=lambda t: -t.worth)[:most]

    def _placements(self, at: Position, most: int) -> Iterator[Thought]:
        codes = self.finder.codes(at.rack)
        found = self.finder.solver.all(self.finder.board(at.board), codes)
        if len(found):
            table = self._table(at, codes)
            used = (found.moves[:, 0] >> np.uint64(20) & np.uint64(255)).astype(np.int64)
            equity = found.scores + table[used]
            few = np.argpartition(-equity, min(most, len(equity) - 1))[:most]
            for i in few.tolist():
                if (thought := self.thought(at, Play((self.finder.lay(found[i]),)), True)) is not None:
                    yield thought
        for play in self.finder.extras(at.board, at.rack):
            if (thought := self.thought(at, play, True)) is not None:
                yield thought

    def _table(self, at: Position, codes: Sequence[int]) -> NDArray[np.float64]:
        """What each set of tiles laid leaves, in points."""
        return self._leaves(at, self.worth.subsets(codes))

    def _leaves(self, at: Position, left: NDArray[np.int64]) -> NDArray[np.float64]:
        """What tiles are worth that stay in hand, by how often each is among them."""
        if at.bag:
            return self.worth.of(left)
        held = left @ np.array([self.values[t] for t in (*self.finder.letters, "?", "*")])
        rest = self.gain() * sum(self.values[t] for t in at.rest)
        return np.where(left.sum(axis=1) == 0, rest, -1.5 * held).astype(np.float64)

    def _turns(self, at: Position, most: int, beam: int, late: Late) -> Iterator[Thought]:
        """Turns of several words, as a beam finds them."""
        from verbarium.fast.turn import good_turns

        for found in good_turns(
            self.finder.solver,
            self.finder.board(at.board),
            self.finder.codes(at.rack),
            lambda kept: self._leaves(at, kept),
            turn_rules(self.rules),
            beam=beam,
            count=most,
            late=late,
        ):
            if (thought := self.thought(at, self.finder.play(found.steps), True)) is not None:
                yield thought

    def turn(self, board: Board, rack: Iterable[str], beam: int = ANSWER_BEAM) -> Turn | None:
        """The best turn of several words that a quick search finds."""
        from verbarium.fast.turn import best_turn

        codes = self.finder.codes(rack)
        if not codes:
            return None
        return best_turn(self.finder.solver, board, codes, turn_rules(self.rules), beam=beam, exact=False)

    def exchange(self, at: Position, most: int) -> tuple[tuple[str, ...], float]:
        """The tiles to give back, up to `most`, and what the rest is worth."""
        codes = sorted(self.finder.codes(at.rack))
        table = self.worth.of(self.worth.subsets(codes))
        size = np.array([bin(i).count("1") for i in range(len(table))])
        table = np.where((size > 0) & (size <= most), table, -np.inf)
        best = int(np.argmax(table))
        gave = self.finder.tiles(c for i, c in enumerate(codes) if best >> i & 1)
        return gave, float(table[best])

    # -- looking ahead --------------------------------------------------------------------------------------------

    def simulate(
        self,
        at: Position,
        thoughts: Sequence[Thought],
        plan: Plan,
        luck: random.Random,
        late: Late,
    ) -> Thought:
        """The turn that is worth most when the next player has answered it, and one's own next turn is made."""
        if not thoughts[0].kept and not at.bag:
            return thoughts[0]  # it goes out
        to_end = self._to_end(at, plan)
        budget = plan.playouts
        if to_end:
            budget *= 2  # each takes less
        near = self.finder.codes(at.rest)
        ways = orders(
            near, len(near) - at.bag if at.others == 1 else at.other, max(budget, plan.playouts), luck
        )
        if self.rules.several:
            ask = self._answers(at, thoughts)
        else:
            ask = self._playouts(at, thoughts, plan)
        prior = np.array([t.worth for t in thoughts])
        if plan.chances and not self.rules.several:
            prior = chance(at.margin + prior, np.full(len(prior), float(len(near))), SPREAD)
        # of a single playout, when all tiles are known, not too much is made
        belief = NO_BELIEF if to_end and at.bag else BELIEF
        return thoughts[best(prior.tolist(), ask, ways, budget, late, belief)]

    def _to_end(self, at: Position, plan: Plan) -> bool:
        """Whether playouts go on to the end of the game."""
        return not self.rules.several and at.bag <= plan.to_end and at.others == 1

    def _playouts(self, at: Position, thoughts: Sequence[Thought], plan: Plan) -> Ask:
        """What comes of single placements."""
        plies = MOST_PLIES if self._to_end(at, plan) else 2
        boards: dict[int, Board] = {}
        seen = at.other + at.bag

        def ask(i: int, ways: NDArray[np.int64]) -> NDArray[np.float64]:
            t = thoughts[i]
            if i not in boards:
                boards[i] = self._after(at.board, t.play)
            stand = self.worth.kept(self.finder.codes(t.kept))
            found = self.playouts.play_on(
                boards[i], self.finder.codes(t.kept), stand, ways[:, :seen], at.other, plies
            )
            gained = t.points + found[:, 0]
            return chance(at.margin + gained, found[:, 1], SPREAD) if plan.chances else gained

        return ask

    def _answers(self, at: Position, thoughts: Sequence[Thought]) -> Ask:
        """What comes of turns of several words: only the answer to them."""
        boards: dict[int, Board] = {}

        def ask(i: int, ways: NDArray[np.int64]) -> NDArray[np.float64]:
            t = thoughts[i]
            if i not in boards:
                boards[i] = self._after(at.board, t.play)
            if not t.kept and not at.bag:
                return np.full(len(ways), t.worth)
            racks = np.zeros((len(ways), self.worth.tiles), np.int64)
            np.add.at(racks, (np.arange(len(ways))[:, None], ways[:, : at.other]), 1)
            return np.asarray(t.worth - np.maximum(0, self.answers.scores(boards[i], racks)))

        return ask

    @functools.cached_property
    def answers(self) -> Answers:
        """The kernel that glances at answers of several words."""
        from verbarium.fast.answers import Answers

        return Answers(self.finder.solver, turn_rules(self.rules))

    @functools.cached_property
    def playouts(self) -> Playouts:
        """The kernel that plays positions on."""
        from verbarium.fast.endgame import EndRules
        from verbarium.fast.playouts import Leaves, Playouts

        worth, n = self.worth, self.worth.tiles
        leaves = Leaves(
            worth.weights[:n].tolist(), worth.weights[n : 2 * n].tolist(), worth.loud.tolist(),
            worth.mute.tolist(), *worth.weights[2 * n :].tolist(),
        )  # fmt: skip
        end = EndRules(out=self.gain(), own=int(self.rules.blocked_loses), passes=2)
        return Playouts(self.finder.solver, end, leaves)

    def _after(self, board: Sequence[Put], play: Play) -> Board:
        return self.finder.board(laid(board, play))

    def solves_ends(self) -> bool:
        """Whether ends can be played out at once: the search for single placements must have been compiled."""
        from verbarium.fast import endgame

        return self.rules.several or endgame.ready()

    def looks_ahead(self) -> bool:
        """Whether turns can be played on at once: the kernels for it must have been compiled."""
        from verbarium.fast import answers, playouts

        return answers.ready() if self.rules.several else playouts.ready()

    def endgame(self, at: Position, thoughts: Sequence[Thought], nodes: int, late: Late) -> Thought | None:
        """The best turn when the bag is empty and one other plays: his tiles are the unseen ones."""
        if self.rules.several:
            best, most = thoughts[0], -float("inf")
            for t in thoughts:
                margin = self._played_out(at, t, late)
                if margin is None:
                    break
                if margin > most:
                    best, most = t, margin
            return best
        from verbarium.fast import endgame

        end = endgame.EndRules(
            out=self.gain(), own=int(self.rules.blocked_loses), passes=min(6, 2 * self.rules.pass_rounds)
        )
        found = endgame.solve(
            self.finder.solver,
            self.finder.board(at.board),
            self.finder.codes(at.rack),
            self.finder.codes(at.rest),
            end,
            passes=min(at.passes, end.passes - 1),
            late=late,
            max_nodes=nodes,
        )
        return (
            None if found.placement is None else self.thought(at, Play((self.finder.lay(found.placement),)))
        )

    def _played_out(self, at: Position, first: Thought, late: Late) -> float | None:
        """The margin if both go on with their best turns to the end; None if there is no time to see."""
        margin, board = float(first.points), laid(at.board, first.play)
        hands, mover, passes = [list(first.kept), list(at.rest)], 1, 0
        while all(hands) and passes < 2:
            if late():
                return None
            found = self.turn(self.finder.board(board), hands[mover])
            sign = 1 if mover == 0 else -1
            if found is None:
                passes += 1
            else:
                passes = 0
                play = self.finder.play(found.steps)
                there = {p.square: p for p in board}
                for square in play.swaps:
                    hands[mover].remove(there[square].letter)
                    hands[mover].append(there[square].wild)
                for lay in play.placements:
                    for p in lay.tiles:
                        hands[mover].remove(p.tile)
                margin += sign * found.score
                board = laid(board, play)
            mover = 1 - mover
        left = [sum(self.values[t] for t in hand) for hand in hands]
        if not all(hands):
            return margin + self.gain() * (left[1] if not hands[0] else -left[0])
        return margin + (left[1] - left[0] if self.rules.blocked_loses else 0)


def laid(board: Iterable[Put], play: Play) -> tuple[Put, ...]:
    """The board after a turn."""
    cells = {p.square: p for p in board}
    cells |= {square: Put(square, cells[square].letter) for square in play.swaps}
    cells |= {p.square: p for lay in play.placements for p in lay.tiles}
    return tuple(cells[q] for q in sorted(cells))


def position(view: View, everything: Sequence[str]) -> Position:
    """What a view tells. `everything`: all tiles of the set."""
    unseen = Counter(everything) - Counter(view.rack) - Counter(p.tile for p in view.board)
    me = view.me or 0
    order = [(me + i) % len(view.seats) for i in range(1, len(view.seats))]
    others = [i for i in order if not view.seats[i].gone]
    passes = 0
    for turn in reversed(view.turns):
        if turn.kind not in ("pass", "clock"):
            break
        passes += 1
    other = view.seats[others[0]].tiles if others else 0
    # tiles of players who have gone stay with them: then nobody knows where the unseen ones are
    gone = any(s.gone and s.tiles for s in view.seats)
    return Position(
        view.board,
        view.rack,
        tuple(unseen.elements()),
        view.bag + (1 if gone and not view.bag else 0),
        other,
        len(others),
        passes,
        view.seats[me].points - max((view.seats[i].points for i in others), default=0),
    )
