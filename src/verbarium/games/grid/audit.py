"""What a grid match's log proves of its dice: anybody can throw them again."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from verbarium.core.dice import commit, derive
from verbarium.core.proof import Finding
from verbarium.games.grid.api import Reading, Score
from verbarium.games.grid.dice import TRIES, throw
from verbarium.games.grid.lexicon import folded
from verbarium.games.grid.points import worth
from verbarium.games.grid.ruleset import RuleSet
from verbarium.games.grid.scores import outcome, score_round
from verbarium.games.grid.state import Began, Called, Ended, Erased, Event, ReadOut, Shown, Wrote
from verbarium.words import alphabet


def audit(events: Sequence[Event], key: bytes) -> Iterator[Finding]:
    """The match was begun with this key; each round's commitment, key and dice follow from it.

    The dice are thrown again from the key. That a throw was taken back is seen from its number; whether the throws
    before it held too few words needs the lexicon, and is not checked here. The lists read out are those that were
    written, points and result follow from the verdicts.
    """
    began = events[0]
    if not isinstance(began, Began):
        yield Finding("proof-grid-key", False)
        return
    yield Finding("proof-grid-key", began.key == key.hex())
    round_, part = 0, b""
    written: list[list[tuple[int, str]]] = []
    rounds: dict[int, tuple[Score, ...]] = {}
    fold = functools.partial(folded, alphabet(began.rules.language))
    for event in events:
        match event:
            case Called():
                round_, part = event.round, derive(key, f"round {event.round}")
                written = [[] for _ in range(began.seats)]
                yield Finding("proof-grid-commitment", event.commitment == commit(part), {"round": round_})
            case Wrote(seat, word):
                written[seat].append((word.grid, fold(word.word)))
            case Erased(seat, index):
                del written[seat][index]
            case Shown():
                throws = event.throws or (1,) * len(event.grids)
                honest = len(throws) == len(event.grids) == began.rules.grids and all(
                    1 <= n <= TRIES and throw(began.rules, part, k, n) == grid
                    for k, (grid, n) in enumerate(zip(event.grids, throws, strict=True))
                )
                yield Finding("proof-grid-dice", honest, {"round": round_})
            case ReadOut(reading, scores):
                rounds[round_] = scores
                lists = [[(w.grid, fold(w.word)) for w in one] for one in reading.lists]
                yield Finding("proof-grid-revealed", event.key == part.hex(), {"round": round_})
                yield Finding("proof-grid-lists", lists == written, {"round": round_})
                yield Finding("proof-grid-points", _follow(began.rules, reading, scores), {"round": round_})
            case Ended(said):
                by_seat = [tuple(s[seat] for s in rounds.values()) for seat in range(began.seats)]
                ended = began.rules.normalise == "par" or said == outcome(began.rules, by_seat, said.reason)
                yield Finding("proof-grid-outcome", ended)
            case _:
                pass


def _follow(rules: RuleSet, reading: Reading, scores: tuple[Score, ...]) -> bool:
    """Whether each valid word has its points, and each score is the sum of its words. `par` is not known here."""
    fair = all(
        (w.points == worth(rules.points, w.letters)) if w.mark == "valid" else w.points <= 0
        for one in reading.lists
        for w in one
    )
    plain = tuple(replace(s, par=None) for s in scores)
    return fair and plain == score_round(rules, reading.lists, reading.possible)
