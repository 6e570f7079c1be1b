"""What one reader may know of a day. An allow-list: each field by name."""

from __future__ import annotations

from collections.abc import Iterable

from verbarium.core.rules import ranks
from verbarium.house.daily.api import Longest, OwnDay, Result
from verbarium.house.daily.state import Day, Ended, Person, Round

MOST_RESULTS = 100
MOST_LONGEST = 5


def results(day: Day, who: str, *, words: bool) -> tuple[Result, ...]:
    """The best of the day, and the reader. `words`: whether he may see any."""
    ended = _ended(day)
    ranked = ranks([e.points for _, e in ended])
    rows = [
        Result(
            rank=rank,
            name=round_.name,
            points=e.points,
            words=e.words,
            longest=e.longest[0] if words and e.longest else "",
            me=e.who == who,
        )
        for rank, (round_, e) in zip(ranked, ended, strict=True)
    ]
    rows.sort(key=lambda r: r.rank)  # stable: of equals, whoever ended first
    return tuple(r for i, r in enumerate(rows) if i < MOST_RESULTS or r.me)


def longest(day: Day) -> tuple[Longest, ...]:
    """The longest words of the day. Only for who may see words."""
    found: dict[str, list[str]] = {}
    for round_, e in _ended(day):
        for word in e.longest:
            found.setdefault(word, []).append(round_.name)
    best = sorted(found, key=lambda word: (-len(word), word))[:MOST_LONGEST]
    return tuple(Longest(word, found[word][0], len(found[word]) - 1) for word in best)


def own_days(person: Person, who: str, days: Iterable[tuple[str, Day]]) -> tuple[OwnDay, ...]:
    """How the reader did on these days."""
    out = []
    for name, day in days:
        mine = day.rounds.get(who)
        ended = mine.ended if mine is not None else None
        out.append(OwnDay(name, name in person.days, None if ended is None else ended.points))
    return tuple(out)


def _ended(day: Day) -> list[tuple[Round, Ended]]:
    """Rounds that are over, in the order in which they were begun."""
    return [(r, r.ended) for r in day.rounds.values() if r.ended is not None]
