"""What a grid match's log proves of its dice: anybody can throw them again."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from verbarium.core.dice import commit, derive
from verbarium.core.proof import Finding
from verbarium.games.grid.api import Grid, Reading, Score
from verbarium.games.grid.dice import TRIES, throw
from verbarium.games.grid.judge import judge
from verbarium.games.grid.lexicon import folded
from verbarium.games.grid.points import worth
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.scores import outcome, score_round, with_par
from verbarium.games.grid.solver import Finder
from verbarium.games.grid.state import (
    Began,
    Called,
    Ended,
    Erased,
    Event,
    Joined,
    ParKnown,
    ReadOut,
    Settled,
    Shown,
    Wrote,
)
from verbarium.texts import Trouble
from verbarium.words import alphabet


def audit(events: Sequence[Event], key: bytes, finder_of: Callable[[RuleSet], Finder]) -> Iterator[Finding]:
    """The match was begun with this key; each round's commitment, key and dice follow from it.

    The dice are thrown again from the key; the lists read out are those that were written; points and result follow
    from the verdicts. With the lexicon of the match at hand (the same fingerprint) also the verdicts are given again,
    and throws that were taken back held too few words indeed.
    """
    began = events[0]
    if not isinstance(began, Began):
        yield Finding("proof-grid-key", False)
        return
    yield Finding("proof-grid-key", began.key == key.hex())
    rules, seats, round_, part = began.rules, began.seats, 0, b""
    written: list[list[tuple[int, str]]] = []
    rounds: dict[int, tuple[Score, ...]] = {}
    fold = functools.partial(folded, alphabet(began.rules.language))
    finder = _same_words(began, finder_of)
    grids: tuple[Grid, ...] = ()
    rulings: dict[tuple[int, str], bool] = {}
    for event in events:
        match event:
            case Called():
                round_, part = event.round, derive(key, f"round {event.round}")
                written = [[] for _ in range(seats)]
                rulings = {}
                yield Finding("proof-grid-commitment", event.commitment == commit(part), {"round": round_})
            case Joined():
                seats += 1
                written.append([])
                rounds = {n: (*scores, Score(0, 0, 0)) for n, scores in rounds.items()}
                if rules.sides:
                    rules = replace(rules, sides=(*rules.sides, 0))
            case Wrote(seat, word):
                written[seat].append((word.grid, fold(word.word)))
            case Erased(seat, index):
                del written[seat][index]
            case Shown():
                throws = event.throws or (1,) * len(event.grids)
                honest = len(throws) == len(event.grids) == rules.grids and all(
                    1 <= n <= TRIES and throw(rules, part, k, n) == grid
                    for k, (grid, n) in enumerate(zip(event.grids, throws, strict=True))
                )
                grids = event.grids
                yield Finding("proof-grid-dice", honest, {"round": round_})
                if finder is not None and honest:
                    yield Finding("proof-grid-throws", _fair(rules, part, event, finder), {"round": round_})
            case Settled(grid, word, stands) if stands is not None:
                rulings[grid, word] = stands
            case ReadOut(reading, scores):
                rounds[round_] = scores
                lists = [[(w.grid, fold(w.word)) for w in one] for one in reading.lists]
                yield Finding("proof-grid-revealed", event.key == part.hex(), {"round": round_})
                yield Finding("proof-grid-lists", lists == written, {"round": round_})
                yield Finding("proof-grid-points", _follow(rules, reading, scores), {"round": round_})
                if finder is not None:
                    boards = [finder.board(grid) for grid in grids]
                    again = judge(rules, finder.words, boards, reading.lists, rulings=rulings)
                    yield Finding("proof-grid-verdicts", again == reading.lists, {"round": round_})
            case ParKnown(of, par) if of in rounds:
                rounds[of] = with_par(rounds[of], par)
            case Ended(said):
                by_seat = [tuple(s[seat] for s in rounds.values()) for seat in range(seats)]
                yield Finding("proof-grid-outcome", said == outcome(rules, by_seat, said.reason))
            case _:
                pass


def _same_words(began: Began, finder_of: Callable[[RuleSet], Finder]) -> Finder | None:
    """The words that the match was played by, if they are at hand."""
    try:
        finder = finder_of(began.rules)
    except Trouble:
        return None
    return finder if finder.words.fingerprint == began.fingerprint else None


def _fair(rules: RuleSet, part: bytes, shown: Shown, finder: Finder) -> bool:
    """Whether each grid is the first throw with enough words, or the best of all if none had enough."""
    if not rules.least_words:
        return all(n == 1 for n in shown.throws)
    for k, (grid, n) in enumerate(zip(shown.grids, shown.throws, strict=True)):
        mine = finder.count(grid, rules)
        last = n if mine >= rules.least_words else TRIES
        others = {t: finder.count(throw(rules, part, k, t), rules) for t in range(1, last + 1) if t != n}
        if any(count >= rules.least_words for t, count in others.items() if t < n):
            return False
        if mine < rules.least_words and any(
            count > mine or (count == mine and t < n) for t, count in others.items()
        ):
            return False
    return True


def _follow(rules: RuleSet, reading: Reading, scores: tuple[Score, ...]) -> bool:
    """Whether each valid word has its points, and each score is the sum of its words. `par` is not known here."""
    fair = all(
        (w.points == worth(rules.points, w.letters)) if w.mark == "valid" else w.points <= 0
        for one in reading.lists
        for w in one
    )
    plain = tuple(replace(s, par=None) for s in scores)
    return fair and plain == score_round(rules, reading.lists, reading.possible)
