"""Chance is uniform, labelled, and the same for ever."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from verbarium.core.dice import Dice, commit, derive, key

KEY = bytes(range(32))


def test_pinned_vectors() -> None:
    """Other people check our dice with their own programs: these may never change."""
    assert commit(KEY) == "a3a94fd1081429b7458f8ba828d72f17cfa91cc7927dfe83b635d97120785368"
    assert key(KEY, [b"a", b"b"]).hex() == "75b0d8c6fd917da54caf0205d2a98fe262c5e277d9efa8beef0a2167ad58ef40"
    assert derive(KEY, "round 1").hex() == "ed38d006869a3bf97f6d43ef98ae9be686030ea98ba7003d2f7e83c8722072e4"
    dice = Dice(KEY, "grid")
    assert [dice.below(6) for _ in range(20)] == [4, 3, 4, 1, 2, 2, 2, 2, 3, 0, 4, 3, 1, 5, 2, 4, 4, 2, 4, 5]
    assert "".join(Dice(KEY, "deck").shuffled("abcdefghijklmnop")) == "iedgplmfaojbcnhk"


def test_a_block_is_what_the_docstring_says() -> None:
    message = len(b"x").to_bytes(4, "big") + b"x" + (0).to_bytes(8, "big")
    first = int.from_bytes(hmac.new(KEY, message, hashlib.sha256).digest()[:8], "big")
    assert Dice(KEY, "x").below(1 << 64) == first


@given(st.integers(1, 10_000), st.text(max_size=5))
def test_a_draw_is_in_range(bound: int, label: str) -> None:
    assert 0 <= Dice(KEY, label).below(bound) < bound


def test_rejection_leaves_no_face_favoured() -> None:
    """With a bound just over half of 2**64, a plain remainder would give the low half twice as often."""
    bound = (1 << 63) + 1
    low = sum(Dice(KEY, f"{i}").below(bound) < bound // 2 for i in range(2000))
    assert 880 < low < 1120  # 5 standard deviations around one half


def test_faces_come_alike() -> None:
    dice = Dice(KEY, "faces")
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert sum((c - 10_000) ** 2 / 10_000 for c in counts.values()) < 25.7  # chi square, 5 d.f., p = 0.0001


def test_orders_come_alike() -> None:
    counts = Counter(Dice(KEY, f"{i}").shuffled("abcd") for i in range(24_000))
    assert len(counts) == 24
    assert sum((c - 1000) ** 2 / 1000 for c in counts.values()) < 58.6  # 23 d.f., p = 0.00006


def test_labels_and_nonces_do_not_run_together() -> None:
    assert Dice(KEY, "a").below(1 << 64) != Dice(KEY, "b").below(1 << 64)
    assert key(KEY, [b"ab", b"c"]) != key(KEY, [b"a", b"bc"]) != key(KEY, [b"abc"])


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_an_impossible_bound_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Dice(KEY, "x").below(bound)
