"""A game as the house knows it: its name, its types and its eight functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from verbarium.core.rules import Rules

if TYPE_CHECKING:
    from verbarium.core.proof import Finding


LEVELS = ("easy", "medium", "hard")
"""How strong bots are, in most games."""


@dataclass(frozen=True)
class Game:
    """What `games/<name>` hands to the house.

    name         the tag of its rule sets and views, and a Fluent key `game-<name>`
    rules        the eight functions, already holding the lexicons they ask
    rule_set     msgspec struct type of a rule set (tagged with `name`)
    command      union of command types
    event        union of event types
    view         view type (tagged with `name`)
    presets      names of the rule sets with the languages each is played in, in the order in which they are offered
    preset       the rule set of that name, for one of its languages; raises Trouble for another
    seats        fewest and most seats of a rule set
    check        raises Trouble for a rule set that cannot be played
    changed      the rule set with a host's settings by name, raises Trouble; None: each setting is a field
    slow         types of commands whose consequences may take more than a millisecond or two (a bell, a search)
    why          the lexicon's answer for a word that somebody looks up, or None while that would help a player
    seated       the rule set for those who sit down: their teams by seat, 0 for none, and their seconds beyond
                 everybody's time; None: neither matters
    joined       the event of one more seat in a match that runs, writing now (True) or from the next round on; the
                 house notes it. None: nobody can join
    draft        how a command that is not given yet would come out, from the seat's view; None: the page can tell
    drafted      the type of that answer
    analyse      what could have been done in a match that is over, from a view of it; slow. None: nothing to tell
    analysed     the type of that answer
    asked        the type of a question about a match that is over: another turn in place of one that was taken
    ponder       its answer, from a view of that match; slow. None: nothing to tell
    pondered     the type of that answer
    read         what a text with a host's own parts of a rule set holds, and what is wrong with it; None: no such
    reading      the type of that answer
    prepare      opens what a rule set needs; may take a while, and may be called from another thread
    measured     a command as the house passes it on, with the round trip (ms) that it has measured itself for the
                 connection by which it came; None: the game does not care
    audit        what a log's events prove of its chance, given the key of the match (see `core.proof`)
    levels       names of its bots' levels, weakest first; each a Fluent key `page-bot-<level>`
    daily        by language the preset, and the changes to it, of the match that everybody plays once a day, alone
    found        the words of a seat that count, longest first, from a view of a match that is over; None: no words
    away         the command that tells the match that a seat's person has gone (True) or is back
    """

    name: str
    rules: Rules[Any, Any, Any, Any, Any]
    rule_set: Any
    command: Any
    event: Any
    view: Any
    presets: Mapping[str, Sequence[str]]
    preset: Callable[[str, str], Any]
    seats: Callable[[Any], tuple[int, int]]
    check: Callable[[Any], None] = field(default=lambda _: None)
    changed: Callable[[Any, Mapping[str, Any]], Any] | None = None
    away: Callable[[bool], Any] | None = None
    slow: tuple[type, ...] = ()
    measured: Callable[[Any, int], Any] | None = None
    why: Callable[[Any, str], Any] | None = None
    seated: Callable[[Any, Sequence[int], Sequence[int]], Any] | None = None
    joined: Callable[[bool], Any] | None = None
    draft: Callable[[Any, Any], Any] | None = None
    drafted: Any = None
    analyse: Callable[[Any], Any] | None = None
    analysed: Any = None
    asked: Any = None
    ponder: Callable[[Any, Any], Any] | None = None
    pondered: Any = None
    read: Callable[[Any, str], Any] | None = None
    reading: Any = None
    prepare: Callable[[Any], None] | None = None
    audit: Callable[[Sequence[Any], bytes], Iterable[Finding]] | None = None
    levels: Sequence[str] = LEVELS
    daily: Mapping[str, tuple[str, Mapping[str, str | int | bool | None]]] = field(default_factory=dict)
    found: Callable[[Any, int], Sequence[str]] | None = None
