"""PAROLA, clause by clause of GAMES section 3 and its edge cases 7 (1) to (5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from cardroom import Play, Tiny
from msgspec.structs import replace

from verbarium.core.rules import Ms
from verbarium.games.parola import api, decks
from verbarium.games.parola import play as steps
from verbarium.games.parola.api import Drawn, Shown
from verbarium.games.parola.deal import draw_for_deal
from verbarium.games.parola.measured import Measured
from verbarium.games.parola.rules import Parola
from verbarium.games.parola.ruleset import PRESETS, RuleSet, seats
from verbarium.games.parola.scribe import Scribe
from verbarium.games.parola.state import (
    DealerDrawn,
    Dealt,
    Discarded,
    Drew,
    Event,
    Kept,
    Picked,
    Ruled,
    Shuffled,
    State,
    Stood,
    Took,
    WordLaid,
)

VALUES = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 1) | {"q": 10, "z": 8}
WORDS = Tiny(
    ["casato", "carota", "verita", "case", "cani", "re", "ti"],
    barred={"cantai": "cantare"},
    kinds={"cani": ("noun", "pl")},
)
A, B, C, D, E = range(5)


def rules(**changes: Any) -> RuleSet:
    """Cards by name: two letters; each of c a s a t o, six times, then fillers, then two jollies."""
    deck = tuple(["cx", "ax", "sx", "ay", "tx", "ox"] * 6 + ["zq"] * 16 + ["*", "*"])
    return replace(PRESETS.get("parola", "it"), **({"deck": deck, "values": VALUES} | changes))


CASATO = [0, 1, 2, 3, 4, 5]
FILL = 36
"""Number of the first card that serves no word."""
JOLLY = 52


class Rigged(Parola):
    """The rules with a dealer and a deal that the test names."""

    dealer = A
    hands: tuple[tuple[int, ...], ...] = ()
    starter = FILL
    pile: tuple[int, ...] = ()

    def start(self, rules: RuleSet, seats: int, key: bytes) -> Sequence[Event]:
        return [
            replace(e, dealer=self.dealer) if isinstance(e, DealerDrawn) else e
            for e in super().start(rules, seats, key)
        ]

    def decide(self, state: State, seat: Any, command: Any, now: Ms) -> Sequence[Event]:
        return [self._rig(e) for e in super().decide(state, seat, command, now)]

    def expire(self, state: State, now: Ms) -> Sequence[Event]:
        return [self._rig(e) for e in super().expire(state, now)]

    def _rig(self, event: Event) -> Event:
        if not isinstance(event, Dealt):
            return event
        hands = self.hands or event.hands
        used = {c for h in hands for c in h} | {self.starter}
        n = len(event.pile) + sum(map(len, event.hands)) + 1
        pile = self.pile or tuple(c for c in reversed(range(n)) if c not in used)
        return replace(event, hands=hands, starter=self.starter, pile=pile)


def table(
    players: int = 4,
    *,
    hands: Sequence[Sequence[int]] = (),
    pile: Sequence[int] = (),
    belongs: Any = lambda r, c, w: True,
    up: bool = True,
    **changes: Any,
) -> Play:
    """A table at which the cards have just been picked up: A deals, every hand is of fillers unless it is named."""
    rigged = Rigged(lambda _: WORDS, belongs)
    size = changes.get("hand", 6)
    given = [tuple(h) for h in hands]
    taken = {*pile, rigged.starter, *(c for h in given for c in h)}
    # fillers first, then cards of the word from the end
    spare = iter(c for c in (*range(FILL + 1, FILL + 16), *range(FILL - 1, 5, -1)) if c not in taken)
    while len(given) < players:
        given.append(tuple(next(spare) for _ in range(size)))
    rigged.hands, rigged.pile = tuple(given), tuple(pile)
    play = Play(rigged, rules(**changes), players)
    if up:
        while play.view().phase in ("dealer", "die", "naming", "dealing"):
            play.on()
    return play


def hand(play: Play, seat: int) -> list[int]:
    return [c.card for c in play.view(seat).hand]


def nobody(play: Play) -> None:
    """Nobody wants the open card."""
    assert play.view().phase == "open"
    play.on()


def row(word: str, cards: Sequence[int]) -> tuple[Shown, ...]:
    return tuple(Shown(card, letter) for card, letter in zip(cards, word, strict=True))


def seven(seat: int = B, declared: bool = True, players: int = 3, **changes: Any) -> Play:
    """`seat` has just drawn a seventh card and holds c a s a t o besides."""
    given: list[Sequence[int]] = [range(37, 43), CASATO]
    pile = [FILL + 15, FILL + 14, *range(6, 20)]
    play = table(players, hands=given, pile=pile, **changes)
    play.on() if players > 2 else play.do(B, api.Draw())
    assert play.view().holder == seat
    if declared:
        assert play.do(seat, api.Declare()) == ""
    return play


# -- the deal -----------------------------------------------------------------------------------------------------


def test_lowest_sum_of_both_values_deals_and_ties_draw_again() -> None:
    drew_again = 0
    for n in range(60):
        told = draw_for_deal(PRESETS.get("parola", "it"), 4, bytes([n]) * 32)
        drawn = list(told.draws)
        assert len({d.card for d in drawn}) == len(drawn)
        level = [0, 1, 2, 3]
        while len(level) > 1:
            now, drawn = drawn[: len(level)], drawn[len(level) :]
            assert [d.seat for d in now] == level
            low = min(d.points for d in now)
            level = [d.seat for d in now if d.points == low]
            drew_again += len(level) > 1
        assert not drawn
        assert told.dealer == level[0]
    assert drew_again


def test_a_jolly_counts_0_in_the_draw_for_the_deal() -> None:
    rule_set = PRESETS.get("parola", "it")
    jollies = [
        d
        for n in range(80)
        for d in draw_for_deal(rule_set, 4, bytes([n]) * 32).draws
        if rule_set.deck[d.card] == decks.JOLLY
    ]
    assert jollies
    assert all(d == Drawn(d.seat, d.card, 0) for d in jollies)


def test_a_deck_of_equal_cards_still_finds_a_dealer() -> None:
    told = draw_for_deal(rules(deck=("zq",) * 20), 4, b"k" * 32)
    assert told.dealer in range(4)


def test_6_each_the_first_card_turned_up_and_the_rest_face_down() -> None:
    play = Play(Parola(lambda _: WORDS, lambda r, c, w: True), rules(), 4)
    play.on()
    view = play.view()
    assert [s.cards for s in view.seats] == [6, 6, 6, 6]
    assert view.pile == 54 - 24 - 1
    play.on()
    assert play.view().open == play.state.starter
    cards = [c for i in range(4) for c in hand(play, i)] + [play.view().open, *play.state.pile.peek()]
    assert sorted(cards) == list(range(54))


def test_hands_are_picked_up_by_all_at_the_same_moment() -> None:
    play = table(up=False)
    play.on()
    assert play.view().phase == "dealing"
    assert [play.view(i).hand for i in range(4)] == [()] * 4
    assert play.view().open is None
    assert play.do(B, api.Touch()) == "parola-too-late"
    play.on()
    assert all(len(play.view(i).hand) == 6 for i in range(4))


def test_the_next_player_deals_the_next_round() -> None:
    play = table(2, hands=[range(37, 43), CASATO], pile=[50, 49, 48])
    play.do(B, api.Draw())
    play.do(B, api.Declare())
    play.do(B, api.Lay(row("casato", CASATO), 50))
    assert play.view().phase == "counting"
    for seat in (A, B):
        play.do(seat, api.Next())
    assert (play.view().round, play.view().dealer) == (2, B)


# -- the race -----------------------------------------------------------------------------------------------------


def test_the_open_discard_goes_to_the_fastest_to_touch_it_in_no_order() -> None:
    play = table()
    assert play.do(D, api.Touch()) == ""
    assert play.view().holder == D
    assert FILL in hand(play, D)
    assert play.do(B, api.Touch()) == "parola-too-late"


def test_a_touch_that_comes_too_late_for_its_card_does_not_take_the_next_one() -> None:
    play = table()
    assert play.do(B, api.Touch(FILL + 1)) == "parola-other-card"
    assert play.do(C, api.Touch(FILL)) == ""
    other = hand(play, C)[0]
    assert play.do(C, api.Discard(other)) == ""
    assert play.do(B, api.Touch(FILL)) == "parola-other-card"
    assert play.do(B, api.Touch(other)) == ""


def test_the_starting_card_is_open_too_even_to_the_dealer() -> None:
    play = table()
    assert play.do(A, api.Touch()) == ""


def test_the_taker_must_keep_the_card_and_discard_a_different_one() -> None:
    play = table()
    play.do(C, api.Touch())
    assert play.do(C, api.Discard(FILL)) == "parola-must-keep"
    other = hand(play, C)[0]
    assert play.do(C, api.Discard(other)) == ""
    assert play.view().open == other
    assert FILL in hand(play, C)


def test_a_discard_is_not_open_to_the_one_who_just_discarded_it() -> None:
    play = table()
    play.do(C, api.Touch())
    play.do(C, api.Discard(hand(play, C)[0]))
    assert play.do(C, api.Touch()) == "parola-your-own-discard"
    assert play.do(B, api.Touch()) == ""


def test_the_window_closes_after_5_seconds_and_the_player_on_turn_draws() -> None:
    play = table()
    opened = play.view().began
    assert play.view().until == opened + 5_000
    play.wait(4_999)
    assert play.view().phase == "open"
    play.wait(1)
    assert (play.view().holder, play.view().marker) == (B, B)
    assert play.events(Drew)[-1].at == opened + 5_000


def test_the_window_closes_when_all_have_said_no_and_a_no_may_be_taken_back() -> None:
    play = table()
    for seat in (A, B, C):
        assert play.do(seat, api.No()) == ""
    assert play.do(A, api.No(False)) == ""
    assert play.do(D, api.No()) == ""
    assert play.view().phase == "open"
    assert play.do(B, api.No()) == "parola-no-already"
    assert play.do(A, api.No()) == ""
    assert play.view().holder == B


def test_who_has_said_no_may_still_touch() -> None:
    play = table()
    play.do(C, api.No())
    assert play.do(C, api.Touch()) == ""


def test_the_drawn_card_too_may_be_discarded() -> None:
    play = table()
    nobody(play)
    drawn = play.view(B).newest
    assert drawn in hand(play, B)
    assert play.do(B, api.Discard(drawn)) == ""
    assert play.view().open == drawn


def test_a_wider_window_that_somebody_needs_is_shown_to_all() -> None:
    play = table()
    assert play.do(D, api.Wider(12)) == ""
    assert play.view(A).seats[D].window == 12
    play.do(C, api.Touch())
    play.do(C, api.Discard(hand(play, C)[0]))
    assert play.view(B).window == 12
    assert play.view().until - play.view().began == 12_000


# -- edge cases of section 7 --------------------------------------------------------------------------------------


def take(play: Play, seat: int) -> None:
    assert play.do(seat, api.Touch()) == ""
    assert play.do(seat, api.Discard(hand(play, seat)[0])) == ""


def test_7_1_c_takes_the_starter_d_takes_c_s_discard_nobody_wants_d_s_b_draws() -> None:
    play = table()
    assert play.view().on_turn == B
    take(play, C)
    take(play, D)
    nobody(play)
    assert play.view().holder == B


def test_7_2_b_takes_the_last_discard_and_nobody_wants_his_c_draws_and_the_order_goes_on_from_c() -> None:
    play = table()
    take(play, B)
    nobody(play)
    assert play.view().holder == C
    play.do(C, api.Discard(hand(play, C)[0]))
    nobody(play)
    assert play.view().holder == D


def test_the_marker_moves_only_at_draws_from_the_pile() -> None:
    play = table()
    for seat in (C, D, C, A, D):
        take(play, seat)
        assert play.view().marker == A
    nobody(play)
    assert play.view().marker == B


def test_7_3_the_card_just_taken_from_the_discards_may_not_close_the_word() -> None:
    play = table(3, hands=[range(37, 43), CASATO], pile=range(6, 30))
    play.do(B, api.Touch())
    play.do(B, api.Declare())
    assert play.do(B, api.Lay(row("casato", CASATO), FILL)) == "parola-must-use"
    assert play.do(B, api.Discard(FILL)) == "parola-must-keep"


def test_7_3_a_card_just_taken_may_be_used_in_the_word() -> None:
    rigged: Any = table(3, hands=[range(37, 43), [FILL, *CASATO[1:]]], pile=range(6, 30)).rules
    rigged.starter = CASATO[0]
    play = Play(rigged, rules(), 3)
    while play.view().phase != "open":
        play.on()
    play.do(B, api.Touch())
    play.do(B, api.Declare())
    assert play.do(B, api.Lay(row("casato", CASATO), FILL)) == ""
    assert play.view().seats[B].laid.stands


def test_7_3_a_card_drawn_from_the_pile_may_close_the_word_and_be_discarded() -> None:
    play = seven()
    drawn = play.view(B).newest
    assert play.do(B, api.Lay(row("casato", CASATO), drawn)) == ""
    assert play.view().seats[B].laid.stands


def test_7_4_a_word_laid_undeclared_and_contested() -> None:
    play = seven(declared=False)
    closing = play.view(B).newest
    assert play.do(B, api.Lay(row("casato", CASATO), closing)) == ""
    assert play.view().phase == "contest"
    assert play.view().seats[B].laid.faults == ("undeclared",)
    assert play.view().until - play.view().began == 15_000
    assert play.do(B, api.Contest()) == "parola-own-word"
    assert play.do(C, api.Contest()) == ""
    assert play.do(A, api.Contest()) == "parola-contested"
    assert play.do(A, api.Pick(CASATO[2])) == "parola-not-contester"
    assert play.do(C, api.Pick(closing)) == "parola-pick"
    assert play.do(C, api.Pick(CASATO[2])) == ""
    view = play.view()
    assert (view.phase, view.open) == ("open", CASATO[2])
    assert sorted(hand(play, B)) == sorted([*CASATO[:2], *CASATO[3:], closing])
    assert view.seats[B].cards == 6
    assert play.do(A, api.Touch()) == ""


def test_7_4_the_picked_card_is_open_to_all() -> None:
    play = seven(declared=False)
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    play.do(C, api.Contest())
    play.do(C, api.Pick(CASATO[0]))
    assert play.do(B, api.Touch()) == ""


def test_7_4_uncontested_it_stands() -> None:
    play = seven(declared=False)
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    play.wait(14_999)
    assert not play.view().seats[B].laid.stands
    play.wait(1)
    assert play.view().seats[B].laid.stands


def test_7_5_five_players_the_third_word_ends_the_round() -> None:
    play = table(5, hands=[range(37, 43), CASATO, range(6, 12), range(12, 18)], pile=range(18, 36))
    made = [(B, CASATO), (C, range(6, 12)), (D, range(12, 18))]
    play.on()
    for k, (seat, cards) in enumerate(made):
        view = play.view()
        assert view.need == 3
        assert view.holder == seat, "the next player on turn draws from the pile"
        assert play.do(seat, api.Declare()) == ""
        assert play.do(seat, api.Lay(row("casato", list(cards)), play.view(seat).newest)) == ""
        assert sum(bool(s.laid and s.laid.stands) for s in play.view().seats) == k + 1
    assert play.view().phase == "counting"
    assert play.view().rounds[-1].points == (0, 6, 6, 6, 0)


def test_7_5_after_the_first_valid_word_the_old_discards_stay_closed() -> None:
    play = seven()
    discards = play.view().discards
    assert discards == 1
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    view = play.view()
    assert (view.open, view.holder, view.discards) == (None, C, 1)
    assert play.do(A, api.Touch()) == "parola-too-late"


# -- two players --------------------------------------------------------------------------------------------------


def test_two_players_alternate_without_a_race_the_one_left_of_the_dealer_first() -> None:
    play = table(2)
    assert (play.view().phase, play.view().on_turn) == ("choosing", B)
    assert play.do(A, api.Touch()) == "parola-not-your-turn"
    assert play.do(A, api.Draw()) == "parola-not-your-turn"
    assert play.do(B, api.Touch()) == ""
    assert play.do(B, api.Discard(hand(play, B)[0])) == ""
    assert play.view().on_turn == A
    assert play.do(A, api.Draw()) == ""
    assert play.do(A, api.Discard(hand(play, A)[0])) == ""
    assert play.view().on_turn == B
    assert play.view().race is None


def test_two_players_the_first_word_ends_the_round() -> None:
    play = seven(players=2)
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    assert play.view().phase == "counting"


def test_two_players_after_a_contested_word_the_other_is_on_turn() -> None:
    play = seven(players=2, declared=False)
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    play.do(A, api.Contest())
    play.do(A, api.Pick(CASATO[1]))
    assert (play.view().phase, play.view().on_turn, play.view().open) == ("choosing", A, CASATO[1])


# -- words --------------------------------------------------------------------------------------------------------


def test_a_word_uses_exactly_six_of_the_seven() -> None:
    play = seven()
    newest = play.view(B).newest
    assert play.do(B, api.Lay(row("casat", CASATO[:5]), newest)) == "parola-row"
    assert play.do(B, api.Lay(row("casato", CASATO), None)) == "parola-form"
    assert play.do(B, api.Lay(row("casaso", [*CASATO[:3], 3, 2, 5]), newest)) == "parola-not-in-hand"
    assert play.do(B, api.Lay(row("qasato", CASATO), newest)) == "parola-letter"


def test_only_who_holds_seven_says_parola_and_lays() -> None:
    play = table(3, hands=[range(37, 43), CASATO], pile=range(6, 30))
    assert play.do(B, api.Declare()) == "parola-not-your-turn"
    assert play.do(B, api.Lay(row("casat", CASATO[:5]), 5)) == "parola-not-your-turn"


def test_cards_may_be_turned_to_either_letter_and_only_their_owner_sees_it() -> None:
    play = table()
    mine = hand(play, B)[0]
    others = [play.view(i) for i in (None, A, C)]
    assert play.do(B, api.Flip(mine)) == ""
    assert play.view(B).hand[0].flipped
    assert [play.view(i) for i in (None, A, C)] == others
    assert play.do(B, api.Flip(mine)) == ""
    assert not play.view(B).hand[0].flipped
    assert play.do(B, api.Flip(hand(play, C)[0])) == "parola-not-in-hand"


def test_the_jolly_stands_for_any_letter_and_is_worth_0() -> None:
    cards = [JOLLY, *CASATO[1:]]
    play = table(3, hands=[range(37, 43), cards], pile=range(6, 30))
    play.on()
    play.do(B, api.Declare())
    assert play.do(B, api.Lay(row("casato", cards), play.view(B).newest)) == ""
    assert play.view().seats[B].laid.points == 5


def test_points_are_the_values_of_the_letters_in_use() -> None:
    play = table(3, hands=[range(37, 43), CASATO], pile=range(6, 30))
    rule_set = rules(values=VALUES | {"c": 7, "x": 90})
    rigged: Any = play.rules
    play = Play(rigged, rule_set, 3)
    while play.view().phase != "holding":
        play.on()
    play.do(B, api.Declare())
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    assert play.view().seats[B].laid.points == 12


@pytest.mark.parametrize(
    "lay",
    [
        {"closing": None},
        {"face_down": False},
        {"overlapped": False},
    ],
)
def test_laid_by_hand_in_the_wrong_form_it_can_be_contested(lay: dict[str, Any]) -> None:
    play = seven(laying="by-hand")
    newest = play.view(B).newest
    command = api.Lay(**({"row": row("casato", CASATO), "closing": newest} | lay))
    assert play.do(B, command) == ""
    assert play.view().seats[B].laid.faults == ("form",)
    assert play.view().seats[B].laid.closing == (newest if lay == {"face_down": False} else None)
    play.do(C, api.Contest())
    play.do(C, api.Pick(CASATO[5]))
    assert sorted(hand(play, B)) == sorted([*CASATO[:5], newest])


def test_assisted_laying_lays_the_right_form_only() -> None:
    play = seven()
    newest = play.view(B).newest
    assert play.do(B, api.Lay(row("casato", CASATO), newest, face_down=False)) == "parola-form"
    assert play.do(B, api.Lay(row("casato", CASATO), newest, overlapped=False)) == "parola-form"


def test_a_word_the_lexicon_refuses_is_contested_by_the_first_other_active_player() -> None:
    play = seven()
    cards = CASATO[::-1]
    assert play.do(B, api.Lay(row("otasac", cards), play.view(B).newest)) == ""
    assert play.view().seats[B].laid.faults == ("not-a-word",)
    assert play.do(A, api.Contest()) == ""
    assert play.do(A, api.Pick(cards[0])) == ""
    assert play.view().open == cards[0]


def test_a_word_of_a_kind_that_is_barred_is_told_apart() -> None:
    cards = [0, JOLLY, JOLLY + 1, 4, 1, FILL + 5]
    deck = (*rules().deck[: FILL + 5], "ni", *rules().deck[FILL + 6 :])
    hands = [[FILL + 1, FILL + 2, FILL + 3, FILL + 4, 30, 31], cards]
    play = table(3, hands=hands, pile=[FILL + 10, *range(6, 12)], deck=deck)
    play.on()
    play.do(B, api.Declare())
    assert play.do(B, api.Lay(row("cantai", cards), play.view(B).newest)) == ""
    laid = play.view().seats[B].laid
    assert (laid.faults, laid.why.lemma) == (("not-admitted",), "cantare")


def test_after_the_time_the_house_draws_the_card_by_lot() -> None:
    play = seven()
    play.do(B, api.Lay(row("acsato", [1, 0, 2, 3, 4, 5]), play.view(B).newest))
    closing = play.view(B)
    assert closing.hand == ()
    play.on()
    picked = play.events(Picked)[-1]
    assert (picked.by, picked.owner) == (None, B)
    assert picked.card in CASATO
    assert play.view().seats[B].cards == 6


def test_who_has_made_a_word_contests_no_lexicon_fault_but_an_undeclared_word() -> None:
    for declared in (True, False):
        play = table(5, hands=[range(37, 43), CASATO, range(6, 12)], pile=range(18, 36))
        play.on()
        play.do(B, api.Declare())
        play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
        if declared:
            play.do(C, api.Declare())
        word = "acsato" if declared else "casato"
        cards = [7, 6, 8, 9, 10, 11] if declared else list(range(6, 12))
        play.do(C, api.Lay(row(word, cards), play.view(C).newest))
        assert play.do(B, api.Contest()) == ("parola-word-made" if declared else "")


def test_who_contested_and_picks_nothing_has_it_drawn_by_lot() -> None:
    play = seven(declared=False)
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    play.do(C, api.Contest())
    play.on()
    assert play.events(Picked)[-1].by is None


def test_the_cards_of_a_valid_word_are_out_for_the_rest_of_the_round() -> None:
    play = seven()
    gone = {*CASATO, play.view(B).newest}
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    play.do(B, api.Touch())
    left = {*play.state.pile.peek(), *play.state.discards, *hand(play, A), *hand(play, C)}
    assert not left & gone
    assert play.do(B, api.Touch()) == "parola-word-made"


def test_the_others_play_on_and_the_next_on_turn_draws() -> None:
    play = seven(players=4)
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    assert play.view().holder == C
    play.do(C, api.Discard(hand(play, C)[0]))
    nobody(play)
    assert play.view().holder == D
    play.do(D, api.Discard(hand(play, D)[0]))
    assert play.do(C, api.Touch()) == ""
    play.do(C, api.Discard(hand(play, C)[0]))
    nobody(play)
    assert play.view().holder == A, "who made a word is passed over"


@pytest.mark.parametrize(("players", "words"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_half_the_players_rounded_up_end_the_round(players: int, words: int) -> None:
    play = Play(Parola(lambda _: WORDS, lambda r, c, w: True), rules(hand=3), players)
    assert play.view().need == words


def test_an_empty_pile_is_made_of_all_discards_but_the_open_one() -> None:
    play = table(3, pile=[20, 21])
    for _ in range(2):
        nobody(play)
        seat = play.view().holder
        play.do(seat, api.Discard(hand(play, seat)[0]))
    open_ = play.view().open
    under = set(play.state.discards) - {open_}
    assert play.view().pile == 0
    nobody(play)
    assert len(play.events(Shuffled)) == 1
    assert set(play.events(Shuffled)[0].pile) == under
    assert play.view().top == open_


def test_without_discards_to_shuffle_the_round_ends() -> None:
    play = table(3, pile=[20], obliged=False)
    nobody(play)
    assert play.do(play.view().holder, api.Keep()) == ""
    # the starter lies there: it is shuffled and drawn
    assert play.do(play.view().holder, api.Keep()) == ""
    assert play.view().phase == "counting"
    assert play.view().rounds[-1].reason == "parola-no-cards"


def test_first_to_50_wins_the_highest_of_several() -> None:
    for target, ends in ((12, False), (6, True)):
        play = table(
            3, hands=[range(37, 43), CASATO, [JOLLY, *range(7, 12)]], pile=range(18, 36), target=target
        )
        play.on()
        for seat, cards in ((B, CASATO), (C, [JOLLY, *range(7, 12)])):
            play.do(seat, api.Declare())
            play.do(seat, api.Lay(row("casato", cards), play.view(seat).newest))
        outcome = play.match.outcome
        assert (outcome is not None) == ends
        if outcome is not None:
            assert (outcome.points, outcome.ranks, outcome.reason) == ((0, 6, 5), (3, 1, 2), "parola-target")
            assert play.do(A, api.Next()) == "parola-over"


def test_level_at_the_top_the_win_is_shared() -> None:
    play = table(3, hands=[range(37, 43), CASATO, range(6, 12)], pile=range(18, 36), target=6)
    play.on()
    for seat, cards in ((B, CASATO), (C, list(range(6, 12)))):
        play.do(seat, api.Declare())
        play.do(seat, api.Lay(row("casato", cards), play.view(seat).newest))
    assert play.match.outcome is not None
    assert play.match.outcome.ranks == (3, 1, 1)


def test_what_each_hand_could_have_made_and_from_when() -> None:
    play = seven(declared=False)
    could = play.now
    play.do(B, api.Discard(play.view(B).newest))
    nobody(play)
    play.do(C, api.Discard(hand(play, C)[0]))
    nobody(play)
    play.do(A, api.Discard(hand(play, A)[0]))
    nobody(play)
    play.do(B, api.Declare())
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    assert play.view().phase == "holding"
    scribe = Scribe(play.state, Ms(play.now), play.rules.finder, lambda r, c, w: True)
    steps.end_round(scribe, "parola-no-cards")
    chances = scribe.state.rounds[-1].chances
    assert (chances[B][0].at, chances[B][0].word) == (could, "casato")
    assert len(chances[B]) == 2
    assert chances[A] == ()


# -- the clock, larger hands --------------------------------------------------------------------------------------


def test_whose_clock_runs_out_discards_the_card_he_drew() -> None:
    play = seven(declared=False, turn_seconds=60)
    drawn = play.view(B).newest
    play.wait(59_999)
    assert play.view().holder == B
    play.wait(1)
    assert play.events(Discarded)[-1] == Discarded(B, drawn, Ms(play.now), Ms(play.now + 5_000), True)


def test_whose_clock_runs_out_having_taken_the_discard_discards_his_oldest_other_card() -> None:
    play = table(turn_seconds=60)
    oldest = hand(play, C)[0]
    play.do(C, api.Touch())
    play.wait(60_000)
    assert play.view().open == oldest


def test_larger_hands_as_long_as_5_cards_stay_in_the_pile() -> None:
    harder = PRESETS.get("parola-harder", "it")
    assert (harder.hand, harder.turn_seconds) == (7, 60)
    assert seats(PRESETS.get("parola", "it")) == (2, 8)
    assert seats(harder) == (2, 7)
    for hand_size in range(2, 16):
        most = seats(rules(hand=hand_size))[1]
        assert most == 2 or 54 - most * hand_size >= 5
    play = Play(Parola(lambda _: WORDS, lambda r, c, w: True), rules(hand=7), 3)
    play.on()
    assert [s.cards for s in play.view().seats] == [7, 7, 7]


def test_a_larger_hand_s_word_uses_all_cards_dealt() -> None:
    play = table(3, hands=[range(37, 41), [0, 1, 2, 3]], pile=range(18, 36), hand=4)
    play.on()
    play.do(B, api.Declare())
    assert play.do(B, api.Lay(row("cas", [0, 1, 2]), 3)) == "parola-row"
    assert play.do(B, api.Lay(row("caxa", [0, 1, 2, 3]), play.view(B).newest)) == ""
    assert play.view().seats[B].laid.faults == ("not-a-word",)


# -- empty chairs -------------------------------------------------------------------------------------------------


def test_empty_chairs_are_not_waited_for() -> None:
    play = table(3)
    play.do(A, api.Away(True))
    play.do(C, api.No())
    play.do(B, api.No())
    assert play.view().holder == B
    play.do(B, api.Away(True))
    assert play.view().until - play.now == 5_000
    play.on()
    assert play.events(Discarded)[-1].clock


# -- categories ---------------------------------------------------------------------------------------------------


def categories(face: str = "animals", belongs: Any = lambda r, c, w: True, players: int = 3) -> Play:
    play = table(
        players,
        hands=[range(37, 40), [0, 1, 2]],
        pile=[3, 40, 41, *range(18, 30)],
        belongs=belongs,
        hand=3,
        obliged=False,
        categories=True,
        up=False,
    )
    for n in range(200):
        play = Play(play.rules, play.view().rules, players, bytes([n]) * 32)
        play.on()
        assert play.view().phase == "die"
        assert play.do(B, api.Throw()) == "parola-not-dealer"
        assert play.do(A, api.Throw()) == ""
        if play.view().thrown == face:
            return play
    raise AssertionError(face)


def test_the_dealer_throws_the_die_each_round() -> None:
    play = categories("verbs")
    assert (play.view().category, play.view().phase) == ("verbs", "dealing")
    assert PRESETS.get("parola-categories", "it").hand == 3
    faces = {categories(face).view().thrown for face in api.CATEGORIES}
    assert faces == set(api.CATEGORIES)


def test_your_choice_the_dealer_names_any_category() -> None:
    play = categories("choice")
    assert play.view().phase == "naming"
    assert play.do(C, api.Name("fiumi")) == "parola-not-dealer"
    assert play.do(A, api.Name(" fiumi  d'Italia ")) == ""
    assert play.view().category == "fiumi d'Italia"


def test_a_dealer_who_names_nothing_leaves_it_to_a_lot() -> None:
    play = categories("choice")
    play.on()
    assert play.view().category in api.CATEGORIES[:5]


def test_discarding_is_not_obligatory_and_hands_grow() -> None:
    play = categories()
    play.on()
    play.on()
    assert play.view().holder == B
    assert play.do(B, api.Keep()) == ""
    assert play.view().seats[B].cards == 4
    assert (play.view().open, play.view().holder) == (None, C)
    assert len(play.events(Kept)) == 1
    assert play.do(C, api.Discard(hand(play, C)[0])) == ""
    play.on()
    assert play.view().holder == A
    play.do(A, api.Keep())
    assert (play.view().holder, play.view().seats[B].cards) == (B, 5)


def ready(play: Play) -> Play:
    """B holds c a s and, just drawn, another a: with the next card he could make "casa…"; "re" needs two of three."""
    play.on()
    play.on()
    return play


def test_words_may_have_any_length_and_use_all_cards_but_one() -> None:
    play = ready(categories(belongs=lambda r, c, w: w == "cax"))
    play.do(B, api.Declare())
    assert play.do(B, api.Lay(row("ca", [0, 1]), 2)) == "parola-row"
    assert play.do(B, api.Lay(row("cas", [0, 1, 2]), 3)) == ""


def test_a_word_outside_the_list_is_put_to_the_vote_and_the_vote_is_recorded() -> None:
    for votes, counts in (((True, True), True), ((True, False), False), ((False, False), False)):
        play = ready(categories(belongs=lambda r, c, w: False))
        play.do(B, api.Declare())
        play.do(B, api.Lay(row("cas", [0, 1, 2]), 3))
        assert play.view().phase == "voting"
        assert play.do(B, api.Vote(True)) == "parola-own-word"
        assert play.do(A, api.Vote(votes[0])) == ""
        assert play.do(A, api.Vote(votes[0])) == "parola-voted"
        assert play.do(C, api.Vote(votes[1])) == ""
        ruled = play.events(Ruled)[0]
        assert (ruled.votes, ruled.counts) == ((votes[0], None, votes[1]), counts)
        laid = play.view().seats[B].laid
        assert laid.stands == counts
        assert play.view().phase == ("holding" if counts else "contest")


def test_a_word_of_the_list_needs_no_vote() -> None:
    words = Tiny(["cas"])
    play = ready(categories())
    play.rules._finders.clear()
    play.rules._words_of = lambda _: words
    play.do(B, api.Declare())
    play.do(B, api.Lay(row("cas", [0, 1, 2]), 3))
    assert play.view().seats[B].laid.stands


def test_your_choice_is_always_judged_by_vote() -> None:
    play = categories("choice")
    play.do(A, api.Name("fiumi"))
    ready(play)
    play.do(B, api.Declare())
    play.do(B, api.Lay(row("cas", [0, 1, 2]), 3))
    assert play.view().phase == "voting"
    play.on()
    assert play.view().seats[B].laid.faults == ("not-a-word",)


# -- fairness -----------------------------------------------------------------------------------------------------


def test_by_default_the_order_of_arrival_decides_and_the_log_keeps_stamps_and_delays() -> None:
    play = table()
    play.do(C, Measured(240))
    assert play.events(Took)[-1].race == api.Race(FILL, C, (api.Reach(C, Ms(play.now), 240),), 0, False)


def test_in_a_fairness_window_measured_round_trips_are_subtracted() -> None:
    play = table(fair_ms=200)
    play.do(B, Measured(10))
    assert play.view().gathering
    assert play.view(B).touched
    play.wait(60)
    play.do(C, Measured(90))
    assert play.do(C, Measured(90)) == "parola-touched"
    play.wait(139)
    assert play.view().holder is None
    play.wait(1)
    assert play.view().holder == C
    race = play.view().race
    assert (race.winner, race.fair_ms, race.lot) == (C, 200, False)
    assert [(r.seat, r.delay) for r in race.reaches] == [(B, 10), (C, 90)]


def test_after_the_fairness_window_it_is_too_late() -> None:
    play = table(fair_ms=200)
    play.do(B, Measured(0))
    play.wait(200)
    assert play.do(C, Measured(250)) == "parola-too-late"
    assert play.view().holder == B


def test_a_measured_delay_counts_up_to_the_window() -> None:
    play = table(fair_ms=100)
    play.do(B, Measured(0))
    play.wait(99)
    play.do(C, Measured(5_000))
    play.wait(1)
    assert play.view().holder == C
    play = table(fair_ms=100)
    play.do(B, Measured(2))
    play.wait(99)
    play.do(C, Measured(5_000))
    play.wait(1)
    assert play.view().holder == B


def test_exact_ties_are_drawn_by_lot() -> None:
    winners = set()
    for n in range(30):
        rigged = table(fair_ms=100).rules
        play = Play(rigged, rules(fair_ms=100), 4, bytes([n]) * 32)
        while play.view().phase != "open":
            play.on()
        play.do(B, Measured(0))
        play.wait(50)
        play.do(D, Measured(50))
        play.on()
        assert play.view().race.lot
        winners.add(play.view().holder)
    assert winners == {B, D}


def test_what_is_laid_is_told_in_full() -> None:
    play = seven()
    play.do(B, api.Lay(row("casato", CASATO), play.view(B).newest))
    assert [type(e.event) for e in play.log[-3:]] == [WordLaid, Stood, Drew]
    moves = [(m.what, m.seat, m.card) for m in play.view().moves[-4:]]
    assert moves == [("drew", B, None), ("laid", B, None), ("out", B, None), ("drew", C, None)]
