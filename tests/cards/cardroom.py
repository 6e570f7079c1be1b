"""For tests of the card and letter games: words by hand, a match with a clock that the test moves, and laws."""

from __future__ import annotations

import functools
import hashlib
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from verbarium.core.dice import key
from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms, Refusal
from verbarium.core.secret import SPECTATOR, Seat, Viewer, opened, poisoned
from verbarium.fast import build
from verbarium.fast.dawg import Dawg
from verbarium.words import Why

LETTERS = {"ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя", "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"}
SEED = bytes(range(32))


class TinyAlphabet:
    """Letters of one language, folded as the rule sets say."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.letters = LETTERS.get(language, "abcdefghijklmnopqrstuvwxyz")

    def fold(self, text: str) -> str:
        text = unicodedata.normalize("NFC", text).strip().lower()
        if self.language in ("it", "fr"):
            text = text.replace("œ", "oe")
            text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
        text = text.replace("ё", "е") if self.language == "ru" else text
        if not set(self.letters).issuperset(text):
            raise ValueError(text)
        return text


class Tiny:
    """A word set of a few words. `kinds`: of some of them; `barred`: known but not admitted -> their lemma."""

    def __init__(
        self,
        words: Iterable[str],
        language: str = "it",
        barred: Mapping[str, str] | None = None,
        kinds: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.language, self.name = language, "tiny"
        self.alphabet = TinyAlphabet(language)
        fold = self.alphabet.fold
        self._proper = {fold(w): w for w in words}
        self._barred = {fold(w): lemma for w, lemma in (barred or {}).items()}
        self._kinds = {fold(w): k for w, k in (kinds or {}).items()}
        self.fingerprint = hashlib.sha256(" ".join(sorted(self._proper)).encode()).hexdigest()[:16]

    def _fold(self, text: str) -> str:
        try:
            return self.alphabet.fold(text)
        except ValueError:
            return ""

    def __contains__(self, text: str) -> bool:
        return self._fold(text) in self._proper

    def why(self, text: str) -> Why:
        folded = self._fold(text)
        if folded in self._proper:
            kinds = self._kinds.get(folded, ("noun",))
            return Why(self._proper[folded], folded, True, "why-admitted", self._proper[folded], kinds)
        if folded in self._barred:
            return Why(text, folded, False, "why-barred", self._barred[folded], ("fin",))
        return Why(text, folded, False, "why-unknown")

    def words(self) -> list[str]:
        codes = {letter: i for i, letter in enumerate(self.alphabet.letters)}
        return sorted(self._proper, key=lambda w: [codes[c] for c in w])

    @functools.cache  # noqa: B019 word sets of tests live as long as the tests
    def dawg(self) -> Dawg:
        letters = self.alphabet.letters
        return build.build_plain(*build.encode(self._proper, letters), len(letters))

    def display(self, folded: str) -> str:
        return self._proper.get(folded, folded)

    def commonness(self, text: str) -> int:
        return 100 - len(text)


class Play:
    """A match with its log, its views, and a clock that the test moves."""

    def __init__(self, rules: Any, rule_set: Any, seats: int = 2, seed: bytes = SEED) -> None:
        self.rules, self.now, self.count = rules, 0, 0
        self.match: Match[Any, Any, Any, Any] = Match(rules)
        self.log: list[Entry[Any]] = []
        self.take(self.match.begin(rule_set, seats, key(seed, [bytes([i]) * 16 for i in range(seats)])))

    def take(self, entries: Sequence[Entry[Any]]) -> None:
        self.log += entries
        self.match.absorb(entries)

    def wait(self, ms: int = 0) -> None:
        """Let time pass, with the deadlines in it."""
        self.now += ms
        while due := self.match.overdue(Ms(self.now)):
            self.take(due)

    def on(self) -> None:
        """Wait until the next thing happens by itself."""
        alarm = self.match.alarm
        assert alarm is not None, "nothing happens by itself"
        self.wait(alarm - self.now)

    def do(self, seat: int, command: Any) -> str:
        """ "" when done, or the code of the refusal."""
        self.wait(0)
        self.count += 1
        got = self.match.propose(Seat(seat), command, Ms(self.now), f"c{self.count}")
        if isinstance(got, Refusal):
            return got.code
        self.take(got)
        return ""

    def view(self, seat: int | None = None) -> Any:
        return self.match.view(SPECTATOR if seat is None else Viewer(Seat(seat)))

    @property
    def state(self) -> Any:
        return self.match.state

    def events(self, kind: type) -> list[Any]:
        return [e.event for e in self.log if isinstance(e.event, kind)]


def viewers(seats: int) -> list[Viewer]:
    return [SPECTATOR, *(Viewer(Seat(i)) for i in range(seats))]


def check_secrets(match: Match[Any, Any, Any, Any], rules: Any, seats: int) -> None:
    """No viewer's view depends on a box that is closed to him."""
    for viewer in viewers(seats):
        assert rules.view(poisoned(match.state, viewer), viewer) == match.view(viewer)


def check_replay(play: Play, event: Any) -> None:
    """The log, through bytes, gives the same whole state, and needs neither words nor chance."""
    raw = msgspec.json.encode(play.log)
    again: Match[Any, Any, Any, Any] = Match(
        _without_words(play.rules), msgspec.json.decode(raw, type=list[Entry[event]])
    )
    assert opened(again.state) == opened(play.match.state)


def _without_words(rules: Any) -> Any:
    kind = type(rules)
    return kind(_no_words, _no_words) if kind.__name__ == "Parola" else kind(_no_words)


def _no_words(*_: Any) -> Any:
    raise AssertionError("a replay asks for no words")


Script = Sequence[tuple[int, Any, int]]
"""What is tried: seat, command, and the time (ms) that passes before it."""


def perform(
    make: Callable[[], Play],
    script: Script,
    wakeups: Sequence[int] = (),
    each: Callable[[Play], None] = lambda _: None,
) -> Play:
    """A match in which all of the script is tried; `wakeups` are moments at which the house looks without a cause."""
    play, todo = make(), sorted(wakeups)
    for seat, command, ms in script:
        end = play.now + ms
        while todo and todo[0] <= end:
            play.wait(max(0, todo.pop(0) - play.now))
        play.wait(end - play.now)
        play.do(seat, command)
        each(play)
    return play


def check_resend(play: Play, other: Any) -> None:
    """A cause that had its effect has no other, whatever comes with it."""
    for entry in play.log:
        if entry.cause and entry.by is not None:
            assert play.match.propose(entry.by, other, Ms(play.now), entry.cause) == []
