"""What one reader may know of a day. An allow-list: each field by name."""

from __future__ import annotations

from collections.abc import Iterable

from verbarium.house.daily.api import Longest, OwnDay, Result
from verbarium.house.daily.state import Day, Person

MOST_RESULTS = 100
MOST_LONGEST = 5


def results(day: Day, who: str, *, words: bool) -> tuple[Result, ...]:
    """The best of the day, and the reader. `words`: whether he may see any."""
    shown = [p for n, p in enumerate(day.standing) if n < MOST_RESULTS or p.ended.who == who]
    return tuple(
        Result(
            rank=p.rank,
            name=p.name,
            points=p.ended.points,
            words=p.ended.words,
            longest=p.ended.longest[0] if words and p.ended.longest else "",
            me=p.ended.who == who,
        )
        for p in shown
    )


def longest(day: Day) -> tuple[Longest, ...]:
    """The longest words of the day. Only for who may see words."""
    found: dict[str, list[str]] = {}
    for p in day.standing:
        for word in p.ended.longest:
            found.setdefault(word, []).append(p.name)
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
