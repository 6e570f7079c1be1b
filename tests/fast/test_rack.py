"""Words from given letters: the compiled solver, the plain one, and trying everything agree."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tally import compared
from verbarium.fast import build, rack
from verbarium.fast.dawg import Dawg
from verbarium.fast.rack import WILD, PlainSolver, Solver, pieces

FIXED = settings(derandomize=True, deadline=None, max_examples=500)
ABC = "abcdefghijklmnopqrstuvwxyz"


def codes(text: str) -> tuple[int, ...]:
    return tuple(ABC.index(c) for c in text)


def dawg_of(words: list[str], alphabet: str = ABC) -> Dawg:
    return build.build(*build.encode(words, alphabet), len(alphabet))


def everything(
    word: str, serve: np.ndarray, free: set[int], must: set[int]
) -> tuple[int, int, tuple[int, ...]] | None:
    """Try all ways to give the letters different pieces: best value, pieces used, first of the best ways."""
    needing = [i for i, letter in enumerate(codes(word)) if letter not in free]
    ways = []
    for order in itertools.permutations(range(len(serve)), len(needing)):
        worth = [int(serve[piece, codes(word)[i]]) for piece, i in zip(order, needing, strict=True)]
        if all(w >= 0 for w in worth) and must <= set(order):
            laid = [-1] * len(word)
            for piece, i in zip(order, needing, strict=True):
                laid[i] = piece
            ways.append((-sum(worth), tuple(laid)))
    return (-min(ways)[0], len(needing), min(ways)[1]) if ways else None


@FIXED
@given(
    words=st.lists(st.text("abcd", min_size=1, max_size=6), max_size=30),
    shown=st.lists(st.sampled_from([WILD, (0,), (1,), (2,), (0, 1), (1, 2), (0, 3), (0, 1, 2)]), max_size=5),
    values=st.lists(st.integers(0, 9), min_size=26, max_size=26),
    free=st.sets(st.integers(0, 3), max_size=2),
    bounds=st.tuples(st.integers(0, 3), st.integers(0, 6), st.integers(0, 4), st.integers(0, 6)),
    random=st.randoms(use_true_random=False),
)
def test_all_three_ways_agree(words, shown, values, free, bounds, random) -> None:  # type: ignore[no-untyped-def]
    dawg, serve = dawg_of(words), pieces(26, shown, values)
    must = {p for p in range(len(shown)) if random.random() < 0.2}
    least, most, shortest, longest = bounds
    expected = []
    for number, word in enumerate(sorted(set(words))):
        found = everything(word, serve, free, must)
        if found and least <= found[1] <= most and shortest <= len(word) <= longest:
            expected.append((number, found[0], found[1]))
    for solver in (Solver(dawg), PlainSolver(dawg)):
        got = solver.words(
            serve, free=free, least=least, most=most, must=must, shortest=shortest, longest=longest
        )
        assert list(zip(*(column.tolist() for column in got), strict=True)) == expected
        for word in words:
            found = everything(word, serve, free, must)
            laid = solver.lay(codes(word), serve, free=free, must=must)
            assert laid == (found and (found[0], found[2]))


def test_twenty_thousand_random_hands() -> None:
    """Cards of two letters and wildcards over lexica of many lengths, in every mode."""
    random = np.random.default_rng(6)
    for case in range(200):
        letters = ABC[: random.integers(3, 27)]
        words = ["".join(random.choice(list(letters), random.integers(1, 9))) for _ in range(300)]
        dawg = dawg_of(words)
        compiled, plain = Solver(dawg), PlainSolver(dawg)
        values = random.integers(0, 11, 26) if case % 4 else None
        for _ in range(100):
            n = int(random.integers(0, 8))
            shown = [
                tuple(random.integers(0, len(letters), random.integers(0, 3)).tolist()) for _ in range(n)
            ]
            hand = pieces(26, shown, values)
            free = random.integers(0, len(letters), random.integers(0, 3)).tolist()
            least = int(random.integers(0, n + 1))
            must = [int(random.integers(n))] if n and random.random() < 0.3 else []
            compared["hands"] += 1
            for a, b in zip(
                compiled.words(hand, free=free, least=least, must=must),
                plain.words(hand, free=free, least=least, must=must),
                strict=True,
            ):
                assert a.tolist() == b.tolist()


ITALIAN = "abcdefghilmnopqrstuvz"
CONSONANDO = ["regola", "regalato", "ritaglio", "trilogia", "gelateria", "triangolo", "etologia", "relatore"]


@pytest.mark.parametrize("kind", [Solver, PlainSolver])
@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        (
            "trgl",
            {"regola": 6, "regalato": 12, "ritaglio": 12, "trilogia": 12, "gelateria": 13, "etologia": 8},
        ),
        ("trgln", {"triangolo": 14, "regola": 6, "regalato": 8}),
        ("tgl", {"etologia": 11}),
        ("trrl", {"relatore": 12}),
    ],
)
def test_consonando_club_page_examples(
    kind: type[Solver] | type[PlainSolver], drawn: str, expected: dict[str, int]
) -> None:
    """GAMES.md 2: length, plus the number of consonants if all drawn ones are used; +N, −R and G→R by jolly."""
    words = sorted(CONSONANDO)
    solver = kind(dawg_of(words, ITALIAN))
    hand = pieces(21, [(ITALIAN.index(c),) for c in drawn])
    found = solver.words(hand, free=[ITALIAN.index(v) for v in "aeiou"])
    points = {
        words[number]: len(words[number]) + (used if used == len(drawn) else 0)
        for number, used in zip(found.ids.tolist(), found.used.tolist(), strict=True)
    }
    assert {word: points.get(word) for word in expected} == expected


@pytest.mark.parametrize("kind", [Solver, PlainSolver])
def test_parola_six_of_seven_cards(kind: type[Solver] | type[PlainSolver]) -> None:
    """GAMES.md 3: a word of exactly six, the seventh closes; the card just taken may not be the closing one."""
    words = ["cane", "cenare", "cessare", "prezzi"]
    values = np.zeros(26, int)
    values[list(codes("caner"))] = 1, 1, 2, 1, 5
    solver = kind(dawg_of(words))
    hand = pieces(
        26, [codes("ac"), codes("ce"), codes("en"), codes("at"), codes("rs"), codes("eo"), WILD], values
    )
    six = {"least": 6, "most": 6}
    found = solver.words(hand, **six)
    assert [sorted(words)[i] for i in found.ids] == ["cenare"]
    # C E N A R E worth 1 1 2 1 5 1 with real cards: c=ac, e=ce, n=en, a=at, r=rs, e=eo; the jolly closes
    assert found.values.tolist() == [11]
    assert solver.lay(codes("cenare"), hand) == (11, (0, 1, 2, 3, 4, 5))
    # having just taken the jolly, he must use it, and keeps out the cheapest card
    assert solver.words(hand, must=[6], **six).values.tolist() == [10]
    assert solver.words(hand, least=7).ids.tolist() == []


def test_equal_letters_need_as_many_pieces() -> None:
    dawg = dawg_of(["aa", "aaa", "aaaa"])
    hand = pieces(26, [(0,), (0, 1), WILD])
    for solver in (Solver(dawg), PlainSolver(dawg)):
        assert solver.words(hand).ids.tolist() == [0, 1]
        assert solver.words(hand, free=[0]).ids.tolist() == [0, 1, 2]
        assert solver.words(pieces(26, [])).ids.tolist() == []
        assert solver.words(pieces(26, []), free=[0]).used.tolist() == [0, 0, 0]


def test_many_pieces_and_long_words() -> None:
    word = "ab" * 22 + "c"
    dawg = dawg_of([word, "ab" * 32, "a" * 60])
    hand = pieces(26, [(0,)] * 32 + [(1,)] * 31 + [WILD])
    found = Solver(dawg).words(hand)
    assert found.used.tolist() == [64, 45]
    assert Solver(dawg).words(pieces(26, [(0, 1)] * 64)).used.tolist() == [60, 64]


@pytest.mark.parametrize("kind", [Solver, PlainSolver])
def test_what_does_not_fit_is_refused(kind: type[Solver] | type[PlainSolver]) -> None:
    solver = kind(dawg_of(["ab"]))
    for hand in (
        [1, 2],
        np.zeros((1, 25), int),
        np.zeros((1, 26)),
        np.zeros((65, 26), int),
        np.full((1, 26), 10**7),
    ):
        with pytest.raises(ValueError):
            solver.words(hand)
    good = pieces(26, [(0,), (1,)])
    for keywords in ({"free": [26]}, {"free": [-1]}, {"must": [2]}, {"must": [-1]}):
        with pytest.raises(ValueError):
            solver.words(good, **keywords)
    with pytest.raises(ValueError):
        solver.lay([26], good)
    for shown, values in (([(26,)], None), ([(-1,)], None), ([(0,)], [1, 2])):
        with pytest.raises(ValueError):
            pieces(26, shown, values)
    assert solver.words(good, shortest=-5, longest=10**6, least=-1, most=10**6).ids.tolist() == [0]


def test_while_nothing_is_compiled_the_plain_solver_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    dawg = dawg_of(["ab"])
    monkeypatch.setattr(rack, "_ready", False)
    assert isinstance(rack.open_solver(dawg), PlainSolver)
    rack.warm()
    assert rack.ready()
    assert isinstance(rack.open_solver(dawg), Solver)
