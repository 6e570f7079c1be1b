"""The words of a hand: kernel, plain solver and brute force agree."""

from __future__ import annotations

from cardroom import Tiny
from hypothesis import given, settings
from hypothesis import strategies as st

from verbarium.games.parola import reference
from verbarium.games.parola.judge import worth
from verbarium.games.parola.ruleset import PRESETS
from verbarium.games.parola.solver import Finder

DECK = ("ab", "ab", "ac", "bc", "cd", "da", "ea", "be", "*", "*")
RULES = __import__("msgspec").structs.replace(
    PRESETS.get("parola", "it"), deck=DECK, values={"a": 1, "b": 3, "c": 2, "d": 5, "e": 1}
)
hands = st.lists(st.sampled_from(range(len(DECK))), min_size=2, max_size=6, unique=True)


@settings(max_examples=60)
@given(st.lists(st.text("abcde", min_size=1, max_size=5), max_size=25), hands, st.booleans())
def test_the_solver_equals_brute_force(words: list[str], hand: list[int], taken: bool) -> None:
    kept = hand[-1] if taken else None
    finder = Finder(Tiny(words))
    found = finder.find(RULES, hand, kept)
    assert dict(found) == reference.solve(set(words), hand, DECK, RULES.values, kept)
    assert len(found) == len(dict(found))
    many, best = finder.best(RULES, hand, kept)
    assert many == len(found)
    assert best is None or best.points == max(m.points for m in found)
    for made in found:
        laid = finder.lay(RULES, made.word, hand, kept)
        assert laid is not None
        row, closing = laid
        assert worth(RULES, row) == made.points
        assert "".join(s.letter for s in row) == made.word
        assert sorted([*(s.card for s in row), closing]) == sorted(hand)
        assert closing != kept


def test_what_a_hand_cannot_lay_is_none() -> None:
    finder = Finder(Tiny(["ab"]))
    assert finder.lay(RULES, "zz", [0, 1, 2]) is None
    assert finder.lay(RULES, "abc", [0, 1, 2]) is None
