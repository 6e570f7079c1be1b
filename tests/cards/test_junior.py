"""Junior: pictures, letters, a cover to lift, no clock, praise."""

from __future__ import annotations

from typing import Any

import pytest
from cardroom import Play
from msgspec.structs import replace

from verbarium.core.proof import Finding
from verbarium.games.junior import Card, api, game, shipped_cards
from verbarium.games.junior.audit import audit
from verbarium.games.junior.cards import chosen, dice, letters
from verbarium.games.junior.rules import Junior
from verbarium.games.junior.ruleset import PRESETS, check
from verbarium.texts import LANGUAGES, Trouble, say

CARDS = [Card("cane", "🐶"), Card("blé", "🌾"), Card("orso", "🐻"), Card("été", "☀️"), Card("ape", "🐝")]


def table(seats: int = 1, name: str = "junior", **changes: Any) -> Play:
    return Play(Junior(lambda _: CARDS), replace(PRESETS.get(name, "it"), **changes), seats)


def word(play: Play) -> str:
    return letters(play.state.word.peek())


def spell(play: Play, seat: int = 0) -> None:
    for i, letter in enumerate(word(play)):
        used = play.view(seat).row
        die = next(d for d, c in enumerate(play.view().dice) if c == letter and d not in used)
        assert play.do(seat, api.Put(die, i)) == ""


def test_a_card_shows_a_picture_and_its_word_of_3_or_4_letters() -> None:
    view = table().view(0)
    assert Card(view.word, view.picture) in CARDS
    assert view.places == len(letters(view.word)) in (3, 4)
    assert (view.card, view.cards) == (1, 5)


def test_level_1_spells_with_the_word_in_view_of_all() -> None:
    play = table(2)
    assert play.view(0).word == play.view(1).word == play.view().word is not None
    assert play.do(0, api.Peek()) == "junior-no-cover"


def test_level_2_covers_it_and_the_child_lifts_the_cover_to_check() -> None:
    play = table(2, "junior-covered")
    assert [play.view(i).word for i in (None, 0, 1)] == [None] * 3
    assert play.do(0, api.Peek()) == ""
    assert play.view(0).word == play.state.word.peek()
    assert [play.view(i).word for i in (None, 1)] == [None] * 2
    assert play.do(0, api.Peek()) == "junior-cover"
    assert play.do(0, api.Peek(False)) == ""
    assert play.view(0).word is None
    spell(play, 1)
    assert play.view(1).word == play.state.word.peek()


def test_no_clock() -> None:
    assert table().match.alarm is None


def test_dice_go_in_any_order_and_back() -> None:
    play = table()
    assert play.do(0, api.Put(0)) == ""
    assert play.view(0).row[0] == 0
    assert play.do(0, api.Put(0)) == "junior-no-die"
    assert play.do(0, api.Put(1, 0)) == "junior-no-place"
    assert play.do(0, api.Put(1, 2)) == ""
    assert play.do(0, api.Back(1)) == "junior-no-die"
    assert play.do(0, api.Back(0)) == ""
    assert play.view(0).row[:3] == (None, None, 1)
    assert play.view().seats[0].placed == 1


def test_wrong_dice_go_back_and_right_ones_stay() -> None:
    play = table()
    spelled = word(play)
    first = play.view().dice.index(spelled[0])
    play.do(0, api.Put(first, 0))
    wrong = [d for d in range(len(play.view().dice)) if d != first]
    for place in range(1, len(spelled)):
        die = next(d for d in wrong if play.view().dice[d] != spelled[place] and d not in play.view(0).row)
        play.do(0, api.Put(die, place))
    view = play.view(0)
    assert view.row == (first, *[None] * (len(spelled) - 1))
    assert view.wrong == tuple(range(1, len(spelled)))
    assert not view.seats[0].done


def test_praise_without_scores_by_default() -> None:
    play = table()
    spell(play)
    view = play.view(0)
    assert view.seats[0].done
    assert view.seats[0].points == 0
    assert view.praise in range(1, api.PRAISES + 1)
    for language in LANGUAGES:
        assert say(language, f"junior-praise-{view.praise}")
    assert play.do(0, api.Put(0)) == "junior-done"


def test_with_scores_1_point_a_letter() -> None:
    play = table(scores=True)
    n = len(word(play))
    spell(play)
    assert play.view().seats[0].points == n


def test_one_button_goes_on_for_all_who_are_there() -> None:
    play = table(3)
    spell(play)
    assert play.do(0, api.Next()) == ""
    assert play.do(1, api.Next()) == ""
    assert play.do(1, api.Next()) == "junior-already-ready"
    assert play.view().card == 1
    play.do(2, api.Away(True))
    assert play.view().card == 2


def test_the_game_ends_after_its_cards_and_nobody_loses() -> None:
    play = table(2, cards=3)
    while play.match.outcome is None:
        spell(play)
        for seat in (0, 1):
            play.do(seat, api.Next())
    assert play.view().card == 3
    assert (play.match.outcome.ranks, play.match.outcome.reason) == ((1, 1), "junior-all-cards")
    assert [s.words for s in play.view().seats] == [3, 0]
    assert play.do(0, api.Next()) == "junior-over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_s_cards_can_be_spelled(language: str) -> None:
    cards = shipped_cards(language)
    assert len(cards) >= 40
    for name in PRESETS.names:
        rules = PRESETS.get(name, language)
        check(rules)
        match = chosen(rules, cards, b"k" * 32)
        assert len(match) == rules.cards
        for n, card in enumerate(match):
            lying = list(dice(rules, match, n, b"k" * 32))
            assert len(lying) == len(letters(card.word)) + rules.more_letters
            for letter in letters(card.word):
                lying.remove(letter)
            # what lies there besides does not make a second way to spell the word
            assert not set(lying) & set(letters(card.word))


def test_every_log_proves_itself_and_altered_dice_are_found() -> None:
    play = table(2, cards=3)
    for _ in range(3):
        for seat in (0, 1):
            play.do(seat, api.Next())
    events = [e.event for e in play.log]
    key = bytes.fromhex(play.state.key.peek())
    findings: list[Finding] = list(audit(events, key))
    assert [f.ok for f in findings] == [True] * 4
    forged = [replace(e, dice=e.dice[::-1]) if getattr(e, "n", None) == 1 else e for e in events]
    assert not all(f.ok for f in audit(forged, key))
    assert not all(f.ok for f in audit(events, b"x" * 32))
    for finding in findings:
        for language in LANGUAGES:
            assert say(language, finding.code, **finding.facts)


def test_the_game_as_the_house_takes_it() -> None:
    one = game(lambda _: CARDS)
    for name, languages in one.presets.items():
        assert tuple(languages) == LANGUAGES
        for language in languages:
            rules = one.preset(name, language)
            one.check(rules)
            assert one.seats(rules) == (1, 4)
            assert say(language, f"rules-{name}")
            assert say(language, f"rules-{name}-summary")
    with pytest.raises(Trouble):
        one.preset("junior", "de")
