"""Bots at PAROLA: they know a level's vocabulary, overlook what people overlook, and race with human hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from verbarium.bots.player import Level, Move
from verbarium.core.rules import Ms
from verbarium.games.lexicon import WordsOf
from verbarium.games.parola import api
from verbarium.games.parola.decks import JOLLY
from verbarium.games.parola.judge import Belongs
from verbarium.games.parola.solver import Finder, Made


class Skill(NamedTuple):
    """What a level can do.

    common    words less common than this (see `Lexicon.commonness`) are not known to it
    sees      chance to notice a known word of six letters that its cards could make
    reaction  shortest and mean time to touch a card or to contest a word, ms
    thinking  shortest and mean time to decide with a card too many in hand, ms
    forgets   chance to lay a word without having said PAROLA
    notices   chance to contest what can be contested
    """

    common: int
    sees: float
    reaction: tuple[int, int]
    thinking: tuple[int, int]
    forgets: float
    notices: float


SKILLS: dict[Level, Skill] = {
    "easy": Skill(92, 0.01, (1200, 2400), (3000, 7000), 0.05, 0.4),
    "medium": Skill(80, 0.03, (800, 1500), (2000, 4500), 0.01, 0.7),
    "hard": Skill(60, 0.08, (500, 900), (1200, 2600), 0.0, 0.95),
}
SETTLE = 2500
"""How long a bot looks at a round that is over, ms."""
SAYING = 600
"""From saying PAROLA to the word lying there, ms, and as much again for each of its cards below."""
CARD = 150
KNOWN = 300
"""At most so many words of a hand come to mind, the dearest first."""
GROWN = 6
"""Where one need not discard: with more cards than this a bot discards."""


class ParolaBot:
    """One bot in one match. See `bots.player.Player`."""

    def __init__(
        self, level: Level, seed: int, finder: Callable[[api.View], Finder], belongs: Belongs
    ) -> None:
        self._skill, self._finder, self._belongs = SKILLS[level], finder, belongs
        self._luck = random.Random(seed)
        self._about: object = None
        self._round = 0
        self._plan: Move | None = None
        self._word: Made | None = None

    def move(self, view: api.View, now: Ms) -> Move | None:
        if view.me is None or view.phase in ("dealer", "dealing", "over"):
            return None
        me = view.seats[view.me]
        last = view.moves[-1].n if view.moves else -1
        laid = None if view.on_table is None else view.seats[view.on_table].laid
        voted = laid.votes[view.me] if laid is not None and laid.votes else None
        mine = (me.no, view.touched, me.ready, voted)
        about = (view.round, view.phase, view.began, last, view.declared, mine)
        if view.round != self._round:
            self._round, self._word = view.round, None
        if about != self._about:  # a plan that still holds keeps its moment
            self._about = about
            self._plan = self._decide(view, me, now)
        return self._plan

    def _decide(self, view: api.View, me: api.SeatView, now: Ms) -> Move | None:
        match view.phase:
            case "counting" if not me.ready:
                return Move(Ms(now + SETTLE), api.Next())
            case "die" if view.dealer == view.me:
                return self._after(now, self._skill.reaction, api.Throw())
            case "naming" if view.dealer == view.me:
                return self._after(now, self._skill.thinking, api.Name(self._luck.choice(api.CATEGORIES[:5])))
            case "open" | "choosing":
                return self._want(view, me)
            case "holding" if view.holder == view.me:
                return self._hold(view, now)
            case "voting" if view.on_table != view.me:
                return self._vote(view, now)
            case "contest" if view.on_table != view.me and self._luck.random() < self._skill.notices:
                return self._contest(view, me, now)
            case "picking" if view.contester == view.me:
                laid = view.seats[view.on_table or 0].laid
                cards = [s.card for s in laid.row] if laid is not None else []
                return self._after(now, self._skill.reaction, api.Pick(self._luck.choice(cards)))
        return None

    def _after(self, now: Ms, time: tuple[int, int], command: api.Command) -> Move:
        least, mean = time
        return Move(Ms(int(now + least + self._luck.expovariate(1 / (mean - least)))), command)

    # -- the open card --------------------------------------------------------------------------------------------

    def _want(self, view: api.View, me: api.SeatView) -> Move | None:
        """Touch what makes a word; else say no, or draw where it is one's turn."""
        if view.phase == "choosing" and view.on_turn != view.me:
            return None
        made = me.laid is not None and me.laid.stands
        if view.open is None or made or view.opened_by == view.me or me.no or view.touched:
            return None
        hand = [*(c.card for c in view.hand), view.open]
        self._word = self._see(view, hand, view.open)
        # the card came into sight when the phase began: nobody reacts to it sooner
        if self._word is not None or view.rules.deck[view.open] == JOLLY:
            return self._after(view.began, self._skill.reaction, api.Touch(view.open))
        if view.phase == "choosing":
            return self._after(view.began, self._skill.thinking, api.Draw())
        return self._after(view.began, self._skill.thinking, api.No())

    # -- a card too many ------------------------------------------------------------------------------------------

    def _hold(self, view: api.View, now: Ms) -> Move:
        hand = [c.card for c in view.hand]
        kept = view.newest if view.taken else None
        laid = None
        if view.declared and self._word is not None:
            laid = self._finder(view).lay(view.rules, self._word.word, hand, kept)
        if laid is not None:
            return Move(Ms(now + SAYING + CARD * len(hand)), api.Lay(*laid))
        seen = self._see(view, hand, kept)
        # what it took the card for, it has not forgotten
        if self._word is None or self._finder(view).lay(view.rules, self._word.word, hand, kept) is None:
            self._word = seen
        if self._word is not None and not view.declared:
            if self._luck.random() < self._skill.forgets:
                laid = self._finder(view).lay(view.rules, self._word.word, hand, kept)
                if laid is not None:
                    return self._after(now, self._skill.thinking, api.Lay(*laid))
            return self._after(now, self._skill.thinking, api.Declare())
        if not view.rules.obliged and len(hand) <= GROWN:
            return self._after(now, self._skill.thinking, api.Keep())
        return self._after(now, self._skill.thinking, api.Discard(self._worst(view, hand, kept)))

    def _see(self, view: api.View, hand: Sequence[int], kept: int | None) -> Made | None:
        """A word that it knows and notices, the dearest of those."""
        finder, skill = self._finder(view), self._skill
        face = _face(view)
        for made in finder.find(view.rules, hand, kept)[:KNOWN]:
            length = len(made.word)
            chance = min(0.9, skill.sees * 1.4 ** (6 - length))
            if self._luck.random() >= chance or finder.words.commonness(made.word) < skill.common:
                continue
            if face is None or self._belongs(view.rules, face, made.word):
                return made
        return None

    def _worst(self, view: api.View, hand: Sequence[int], kept: int | None) -> int:
        """The card whose cheaper letter is dearest is the hardest to use; jollies and the kept card stay."""
        rules = view.rules

        def hard(card: int) -> tuple[bool, int, float]:
            faces = rules.deck[card]
            if faces == JOLLY:
                return False, 0, 0.0
            return True, min(rules.values[c] for c in faces), self._luck.random()

        return max((c for c in hand if c != kept), key=hard)

    # -- others' words --------------------------------------------------------------------------------------------

    def _vote(self, view: api.View, now: Ms) -> Move | None:
        laid = view.seats[view.on_table or 0].laid
        assert view.me is not None
        if laid is None or laid.votes[view.me] is not None:
            return None
        # under a face of the die the house's own list has been asked already, and of verbs it has all
        face = _face(view)
        chance = 0.7 if face is None else 0.0 if face == "verbs" else 0.4
        counts = laid.why is not None and laid.why.admitted and self._luck.random() < chance
        if face is not None and view.thrown == "choice":
            folded = "".join(s.letter for s in laid.row)
            counts = counts or self._belongs(view.rules, face, folded)
        return self._after(now, self._skill.thinking, api.Vote(counts))

    def _contest(self, view: api.View, me: api.SeatView, now: Ms) -> Move | None:
        laid = view.seats[view.on_table or 0].laid
        if laid is None:
            return None
        made = me.laid is not None and me.laid.stands
        if made and not {"undeclared", "form"} & set(laid.faults):
            return None
        return self._after(now, self._skill.thinking, api.Contest())


def _face(view: api.View) -> api.Category | None:
    """The category, if it is one that has a list: thrown, or named by the dealer."""
    return next(
        (face for face in api.CATEGORIES[:5] if view.rules.categories and view.category == face), None
    )


def factory(words: WordsOf, belongs: Belongs) -> Callable[[Level, int], ParolaBot]:
    """Makes bots that know these words and categories; what they know together they keep once."""
    finders: dict[tuple[object, ...], Finder] = {}

    def finder(view: api.View) -> Finder:
        r = view.rules
        key = (r.language, r.admission, r.lexicon, r.plurals, r.names, r.categories)
        if key not in finders:
            finders[key] = Finder(words(r))
        return finders[key]

    return lambda level, seed: ParolaBot(level, seed, finder, belongs)
