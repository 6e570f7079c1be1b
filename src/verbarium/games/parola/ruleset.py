"""The rule set of PAROLA: plain data (GAMES section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from verbarium.games.lexicon import File
from verbarium.games.parola import decks
from verbarium.games.presets import Presets
from verbarium.texts import Trouble

Confidence = Literal["A", "B", "C", "D"]
LEAST_PILE = 5
"""Cards that stay in the pile when all hands are dealt, the starter included."""

MOST_SEATS = 8
FIXED = frozenset({"type", "name", "title", "language", "source", "confidence", "derived", "values"})
"""Fields that a host does not change one by one: what a rule set is, and the values, which come with the deck."""


class RuleSet(msgspec.Struct, frozen=True, tag="parola", kw_only=True, forbid_unknown_fields=True):
    """One way to play, in one language, with its deck.

    deck             the cards: two folded letters, the first black while the card is upright; "*" is a jolly
    values           points by letter
    hand             cards that each is dealt; a word uses as many (in the categories variant, all but one)
    obliged          who has taken or drawn a card must discard one
    categories       a die names what the round's words must be
    window_seconds   how long a discard lies open
    fair_ms          0: the first touch to arrive takes the card. Else touches that arrive within so many ms of the
                     first are put in the order of arrival less the measured round trip (which counts up to the same)
    laying           "assisted": the client lays the right form; "by-hand": the player does, and can err
    contest_seconds  how long a faulty word can be contested
    turn_seconds     to play with a card too many in hand (and, for two, to take or draw); None: no clock
    target           who reaches it ends the match with the round
    plurals          plurals and feminines count (else dictionary headwords only)
    lexicon          file name of a list in the club's folder, to be used instead of the admission
    names            given names count where the category is names
    """

    name: str
    title: str = ""
    language: str
    source: str
    confidence: Confidence
    derived: tuple[str, ...] = ()
    deck: tuple[str, ...]
    values: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]]
    hand: Annotated[int, msgspec.Meta(ge=2, le=15)] = 6
    obliged: bool = True
    categories: bool = False
    window_seconds: Annotated[int, msgspec.Meta(ge=1, le=60)] = 5
    fair_ms: Annotated[int, msgspec.Meta(ge=0, le=250)] = 0
    laying: Literal["assisted", "by-hand"] = "assisted"
    contest_seconds: Annotated[int, msgspec.Meta(ge=3, le=120)] = 15
    turn_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = 120
    vote_seconds: Annotated[int, msgspec.Meta(ge=5, le=300)] = 30
    target: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 50
    plurals: bool = True
    names: bool = True
    admission: str = "parola"
    lexicon: File = ""
    rest_seconds: Annotated[int, msgspec.Meta(ge=5, le=3600)] | None = 60


def seats(rules: RuleSet) -> tuple[int, int]:
    """Two to eight, as long as enough cards stay in the pile."""
    return 2, max(2, min(MOST_SEATS, (len(rules.deck) - LEAST_PILE) // rules.hand))


def check(rules: RuleSet) -> None:
    """Raises Trouble for a rule set that cannot be played."""
    decks.check(decks.Deck(rules.deck, rules.values))
    if (len(rules.deck) - LEAST_PILE) // rules.hand < 2:
        raise Trouble("parola-few-cards", cards=len(rules.deck), hand=rules.hand)


def changed(rules: RuleSet, changes: Mapping[str, Any]) -> RuleSet:
    """The rule set with a host's settings by field name; "deck" may be the text of a deck's TOML file."""
    plain = msgspec.to_builtins(rules)
    for name, value in changes.items():
        if name not in plain or name in FIXED:
            raise Trouble("rules-no-such-setting", setting=name)
        if name == "deck":
            own = decks.parse(str(value), rules.name)
            derived = [d for d in plain["derived"] if d not in ("deck", "values")]
            plain |= {"deck": own.cards, "values": own.values, "derived": derived}
        else:
            plain[name] = value
    try:
        return msgspec.convert(plain, RuleSet)
    except msgspec.ValidationError as e:
        raise Trouble("rules-bad-setting", why=str(e)) from None


def with_deck(rules: RuleSet, deck: decks.Deck) -> RuleSet:
    """The rule set played with other cards, such as those of the real box."""
    return replace(rules, deck=deck.cards, values=deck.values)


def _complete(plain: dict[str, Any]) -> dict[str, Any]:
    deck = decks.shipped(plain["language"])
    return {"deck": deck.cards, "values": deck.values, **plain}


PRESETS = Presets(__package__, RuleSet, ("parola", "parola-harder", "parola-categories"), _complete)
