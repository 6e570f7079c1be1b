"""A recorded crossword game counted again, and matches of the house written as such records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from verbarium.games.tiles import gcg
from verbarium.games.tiles.api import Draft, Lay, Play, Put, Rest, Turn
from verbarium.games.tiles.notation import wildcard, written
from verbarium.games.tiles.reference import judge
from verbarium.games.tiles.ruleset import PRESETS, RuleSet
from verbarium.texts import Trouble

LANGUAGES = ("en", "fr", "it", "pl", "ru")
"""In this order the crossword tile sets are tried: the first one that has all letters is taken."""


@dataclass(frozen=True)
class Warning:
    """Something in a record that is not right. `code`: a Fluent key with `facts`."""

    line: int
    code: str
    facts: dict[str, str | int]


@dataclass(frozen=True)
class Counted:
    """An event with what it scores when counted again; None where there is nothing to count."""

    event: gcg.Event
    score: int | None
    words: tuple[str, ...] = ()
    total: int = 0


@dataclass(frozen=True)
class Recount:
    """`totals`: by player, as recorded."""

    plays: tuple[Counted, ...]
    totals: tuple[int, ...]
    warnings: tuple[Warning, ...]


def rules_for(record: gcg.Record) -> RuleSet:
    """The crossword rule set whose tiles have all the letters of a record. Raises Trouble if none has."""
    letters = {c.upper() for e in record.events if e.kind == "play" for c in e.text if c.isalpha()}
    for language in LANGUAGES:
        rules = PRESETS.get(f"crossword-{language}", language)
        if letters <= set(rules.tiles.letters):
            return rules
    raise Trouble("gcg-no-tiles", letters=" ".join(sorted(letters)))


def recount(record: gcg.Record, rules: RuleSet) -> Recount:
    """Every play laid and scored again. What is recorded counts; what differs is told."""
    plays: list[Counted] = []
    warnings: list[Warning] = []
    running = {p.nick: 0 for p in record.players}
    recorded: dict[str, int] = {}
    latest = 0
    laid = {id(one.event): one for one in gcg.replay(record, rules.layout.size)}
    for event in record.events:
        score, words = None, tuple[str, ...]()
        if event.kind == "play":
            found = _judged(laid[id(event)], rules)
            if isinstance(found, Draft):
                score, words = found.points, tuple(w.word for m in found.made for w in m.words)
                if score != event.score:
                    facts: dict[str, str | int] = {"word": event.text, "written": event.score, "right": score}
                    warnings.append(Warning(event.line, "gcg-score-wrong", facts))
            else:
                warnings.append(Warning(event.line, "gcg-play-irregular", {"word": event.text, "why": found}))
        # a withdrawal takes the play before it back, whether its points are written down again or not
        running[event.nick] += -latest if event.kind == "withdrawn" else event.score
        latest = event.score if event.kind == "play" else 0
        if event.total is not None:
            if event.total != running[event.nick]:
                told: dict[str, str | int] = {"written": event.total, "right": running[event.nick]}
                warnings.append(Warning(event.line, "gcg-total-wrong", told))
                running[event.nick] = event.total  # told once, not after every later event
            recorded[event.nick] = event.total
        plays.append(Counted(event, score, words, running[event.nick]))
    totals = tuple(recorded.get(p.nick, running[p.nick]) for p in record.players)
    return Recount(tuple(plays), totals, tuple(warnings))


def _judged(laid: gcg.Laid, rules: RuleSet) -> Draft | str:
    """The play as it scores, whatever its words; or the Fluent key of why it could not have been laid."""
    size, wild = rules.layout.size, wildcard(rules)
    board = [
        Put(r * size + c, letter.upper(), wild if letter.islower() else "")
        for r, row in enumerate(laid.before)
        for c, letter in enumerate(row)
        if letter
    ]
    tiles = tuple(
        Put(r * size + c, letter.upper(), wild if letter.islower() else "")
        for (r, c), letter in zip(laid.squares, laid.letters, strict=True)
    )
    if len(tiles) > rules.rack:
        return "gcg-many-tiles"
    found = judge(rules, board, [p.tile for p in tiles], Play((Lay(tiles, laid.event.down),)), None)
    return found if isinstance(found, Draft) else found.code


def record_of(
    names: Sequence[str],
    turns: Sequence[Turn],
    racks: Sequence[Sequence[str]],
    rests: Sequence[Rest],
    last: Sequence[Sequence[str]],
    rules: RuleSet,
) -> gcg.Record:
    """A match of the house that is over, as a record. Raises Trouble where a turn lays several words.

    racks  what was held at the beginning of each turn; `last`: what each seat holds at the end
    """
    if rules.several or rules.duplicate:
        raise Trouble("gcg-no-crossword", rules=rules.title or rules.name)
    nicks = [f"{'_'.join(name.split()) or 'player'}" for name in names]
    if len(set(nicks)) < len(nicks):
        nicks = [f"{nick}_{i}" for i, nick in enumerate(nicks, 1)]
    players = tuple(gcg.Player(nick, name) for nick, name in zip(nicks, names, strict=True))
    events = list(_events(nicks, turns, racks, rests, last, rules))
    numbered = [
        gcg.Event(i, e.nick, e.kind, e.rack, e.row, e.col, e.down, e.text, e.score, e.total)
        for i, e in enumerate(events, len(players) + 2)
    ]
    return gcg.Record(players, tuple(numbered))


def _events(
    nicks: Sequence[str],
    turns: Sequence[Turn],
    racks: Sequence[Sequence[str]],
    rests: Sequence[Rest],
    last: Sequence[Sequence[str]],
    rules: RuleSet,
) -> Iterator[gcg.Event]:
    size = rules.layout.size
    board: dict[int, Put] = {}
    totals = [0] * len(nicks)
    for turn, rack in zip(turns, racks, strict=True):
        assert turn.seat is not None
        nick, held = nicks[turn.seat], "".join("?" if t == "*" else t for t in rack)
        match turn.kind:
            case "play":
                made = turn.made[0]
                points = sum(m.points for m in turn.made) + sum(e.points for e in turn.extras)
                word = made.words[0]
                lay = Lay(made.tiles, made.down)
                text = written(lay, board.values(), size)
                row, col = divmod(word.square, size)
                totals[turn.seat] += points
                yield gcg.Event(0, nick, "play", held, row, col, made.down, text, points, totals[turn.seat])
                if turn.withdrawn:
                    totals[turn.seat] -= points
                    yield gcg.Event(0, nick, "withdrawn", held, score=-points, total=totals[turn.seat])
                    continue
                board |= {p.square: p for p in made.tiles}
                if turn.points != points:
                    totals[turn.seat] += turn.points - points
                    yield gcg.Event(
                        0,
                        nick,
                        "points",
                        "",
                        text="challenge",
                        score=turn.points - points,
                        total=totals[turn.seat],
                    )
            case "exchange":
                yield gcg.Event(0, nick, "exchange", held, text=str(turn.exchanged), total=totals[turn.seat])
            case _:
                yield gcg.Event(0, nick, "pass", held, total=totals[turn.seat])
    for rest in rests:
        totals[rest.seat] += rest.points
        kind: gcg.Kind = "points" if rest.code == "tiles-rest-time" else "leftover"
        text = "time" if kind == "points" else "".join("?" if t == "*" else t for t in rest.tiles)
        rack = "".join(last[rest.seat])
        yield gcg.Event(
            0, nicks[rest.seat], kind, rack, text=text, score=rest.points, total=totals[rest.seat]
        )
