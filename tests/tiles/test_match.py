"""How a match goes: turns, exchanges, doubts, clocks, and every way in which it can end."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.cards.cardroom import Play as Played
from tests.cards.cardroom import Tiny
from tests.tiles.shared import LETTERS, WORDS, small, table

from verbarium.games import tiles
from verbarium.games.tiles import api
from verbarium.games.tiles.analysis import analyse, boards, next_hand, ponder, with_turn
from verbarium.games.tiles.finder import Finder
from verbarium.games.tiles.reference import without
from verbarium.games.tiles.ruleset import RuleSet
from verbarium.games.tiles.state import Played as PlayedEvent
from verbarium.games.tiles.state import State

CATALOGUE = Tiny(WORDS, "en")


def best(game: Played, words: Tiny = CATALOGUE) -> api.Play | None:
    """The best turn of whoever is on turn."""
    view = game.view(game.state.on_turn)
    found = Finder(view.rules, words).best(view.board, view.rack)
    return found.play if found else None


def move(game: Played) -> str:
    """Whoever is on turn lays the best, or passes."""
    return game.do(game.state.on_turn, best(game) or api.Pass())


def counted(state: State) -> int:
    """All tiles: bag, racks, board."""
    racks = state.seats[:1] if state.rules.duplicate else state.seats
    return len(state.bag.peek()) + sum(len(p.rack.peek()) for p in racks) + len(state.board)


def doubting(how: str, **changes: object) -> Played:
    """A match in which any word can be laid, and "zz"-like ones be doubted; the opening is no word."""
    rules = small(challenge=how, **changes)
    game = table(rules, seats=3)
    rack = game.view(0).rack
    letters = [t for t in rack if t.isalpha()][:2]
    tiles = tuple(api.Put(3 * 7 + 3 + i, t) for i, t in enumerate(letters))
    if "".join(letters).lower() in CATALOGUE:
        tiles = tuple(api.Put(3 * 7 + 3 + i, t) for i, t in enumerate(letters[::-1]))
    assert "".join(p.letter for p in tiles).lower() not in CATALOGUE
    assert game.do(0, api.Play((api.Lay(tiles),))) == ""
    return game


def test_tiles_are_drawn_up_to_a_full_rack_and_the_next_one_is_on_turn() -> None:
    game = table(small())
    while best(game) is None:
        assert game.do(game.state.on_turn, api.Exchange(game.view(game.state.on_turn).rack)) == ""
    seat, bag = game.state.on_turn, game.view().bag
    assert move(game) == ""
    laid = sum(len(m.tiles) for m in game.view().turns[-1].made)
    assert (game.view().bag, game.view().seats[seat].tiles) == (bag - laid, 4)
    assert game.state.on_turn == 1 - seat
    assert counted(game.state) == sum(LETTERS.values()) + 2


def test_exchange_gives_back_exactly_and_is_no_pass() -> None:
    game = table(small())
    rack, bag = game.view(0).rack, game.view().bag
    assert game.do(0, api.Exchange(rack[:3])) == ""
    assert game.view().bag == bag
    assert game.view(0).rack[:1] == rack[3:]
    assert (game.state.passes, game.view().turns[-1].exchanged) == (0, 3)


@pytest.mark.parametrize(
    ("least", "ask", "code"), [(1, 4, ""), (99, 1, "tiles-bag-too-small"), (1, 5, "tiles-bag-holds")]
)
def test_b53_no_more_is_exchanged_than_the_bag_holds(least: int, ask: int, code: str) -> None:
    game = table(small(exchange_from=least))
    rack = game.view(0).rack
    assert game.do(0, api.Exchange((*rack, "A")[:ask])) == code


def test_a_small_bag_holds_little() -> None:
    game = table(small())
    while game.view().bag > 2:
        assert move(game) == ""
    left, seat = game.view().bag, game.state.on_turn
    rack = game.view(seat).rack
    if left:
        assert game.do(seat, api.Exchange(rack[: left + 1])) == "tiles-bag-holds"
        assert game.do(seat, api.Exchange(rack[:left])) == ""
    else:
        assert game.do(seat, api.Exchange(rack[:1])) == "tiles-bag-too-small"


def test_all_pass_twice_in_a_row_and_each_loses_what_he_holds() -> None:
    game = table(small(), seats=3)
    for i in range(6):
        assert game.state.outcome is None
        assert game.do(i % 3, api.Pass()) == ""
    assert game.state.outcome.reason == "tiles-blocked"
    worth = [-sum(t.isalpha() for t in rack) for rack in game.view().last]
    assert list(game.state.outcome.points) == worth
    assert [r.code for r in game.view().rests] == ["tiles-rest-lost"] * 3


def test_rounds_without_points_end_the_match_where_the_rules_say_so() -> None:
    game = table(small(scoreless_rounds=2, pass_rounds=6))
    for i in range(4):
        assert game.state.outcome is None
        assert game.do(i % 2, api.Exchange(game.view(i % 2).rack[:1])) == ""
    assert game.state.outcome.reason == "tiles-blocked"


def to_the_end(rules: RuleSet) -> Played:
    for seed in range(40):
        game = table(rules, seed=bytes([seed]) * 32)
        while game.state.outcome is None:
            assert move(game) == ""
        if game.state.outcome.reason == "tiles-out":
            return game
    raise AssertionError("nobody ever goes out")


@pytest.mark.parametrize("settle", ["lose-gain", "gain", "lose", "double", "none"])
def test_who_goes_out_settles_with_the_others(settle: str) -> None:
    game = to_the_end(small(settle=settle))
    view = game.view()
    out = view.last.index(())
    rest = sum(t.isalpha() for t in view.last[1 - out])
    change = {r.seat: r.points for r in view.rests}
    gained, lost = {"lose-gain": (1, 1), "gain": (1, 0), "lose": (0, 1), "double": (2, 0), "none": (0, 0)}[
        settle
    ]
    assert change.get(out, 0) == gained * rest
    assert change.get(1 - out, 0) == -lost * rest
    laid = [sum(t.points for t in view.turns if t.seat == i) for i in (0, 1)]
    assert list(view.outcome.points) == [laid[i] + change.get(i, 0) for i in (0, 1)]


# -- challenges ---------------------------------------------------------------------------------------------------


def test_b52_a_challenged_turn_comes_back_exactly() -> None:
    game = doubting("single")
    before = game.log[-1]
    assert game.state.phase == "challenge"
    rack, bag = game.state.seats[0].before.peek(), game.view().bag
    assert isinstance(before.event, PlayedEvent)
    assert game.do(2, api.Challenge()) == ""
    view = game.view(0)
    assert (view.rack, view.bag, view.board) == (rack, bag, ())
    assert (view.turns[-1].withdrawn, view.turns[-1].challenger, view.seats[0].points) == (True, 2, 0)
    assert view.turns[-1].doubted[0].admitted is False
    assert game.state.on_turn == 1
    assert counted(game.state) == sum(LETTERS.values()) + 2


def test_words_that_nobody_doubts_stand() -> None:
    game = doubting("double")
    assert game.do(0, api.Challenge()) == "tiles-own-words"
    assert game.do(1, api.Pass()) == "tiles-can-be-doubted"
    assert game.do(1, api.Accept()) == ""
    assert game.state.phase == "challenge"
    assert game.do(2, api.Accept()) == ""
    assert (game.state.phase, game.state.on_turn, game.view().seats[0].tiles) == ("turn", 1, 4)
    other = doubting("double")
    other.on()
    assert (other.state.phase, other.state.on_turn) == ("turn", 1)


@pytest.mark.parametrize(
    ("how", "skips", "points"), [("single", False, 0), ("double", True, 0), ("points", False, 5)]
)
def test_a_challenge_without_cause(how: str, skips: bool, points: int) -> None:
    for seed in range(60):
        game = table(small(challenge=how), seed=bytes([seed]) * 32)
        if (turn := best(game)) is not None:
            break
    assert turn is not None
    assert game.do(0, turn) == ""
    scored = game.view().seats[0].points
    assert game.do(1, api.Challenge()) == ""
    assert game.view().seats[0].points == scored + points == game.view().turns[0].total
    assert game.state.on_turn == (0 if skips else 1)
    assert [t.kind for t in game.view().turns] == (["play", "skipped"] if skips else ["play"])


def test_b50_the_match_ends_only_after_the_last_turn_can_be_doubted_no_more() -> None:
    rules = small(challenge="single")
    for seed in range(60):
        game = table(rules, seed=bytes([seed]) * 32)
        while game.state.outcome is None and not (game.state.phase == "challenge" and game.view().bag == 0):
            if game.state.phase == "challenge":
                game.on()
            else:
                move(game)
        if game.state.outcome is None and game.view().seats[game.view().turns[-1].seat].tiles == 0:
            break
        while game.state.outcome is None:
            if game.state.phase == "challenge":
                if game.view().seats[game.view().turns[-1].seat].tiles == 0:
                    break
                game.on()
            else:
                move(game)
        if game.state.outcome is None:
            break
    assert game.state.outcome is None
    assert game.view().seats[game.view().turns[-1].seat].tiles == 0
    game.on()
    assert game.state.outcome.reason == "tiles-out"


def test_without_doubts_words_that_do_not_count_cannot_be_laid_and_the_refusal_says_why() -> None:
    game = table(small(), words=["zz"])
    letters = [t for t in game.view(0).rack if t.isalpha()][:2]
    turn = api.Play((api.Lay(tuple(api.Put(24 + i, t) for i, t in enumerate(letters))),))
    refusal = game.rules.refuse(game.view(0), turn)
    assert refusal.code == "tiles-word"
    assert refusal.facts["word"] == "".join(letters)
    assert msgspec.json.decode(refusal.facts["why"])["admitted"] is False


# -- clocks and ways out ------------------------------------------------------------------------------------------


def test_a_sand_glass_makes_the_turn_pass() -> None:
    game = table(small(clock="turn", turn_seconds=60))
    game.wait(60_000)
    assert [t.kind for t in game.view().turns] == ["clock"]
    assert (game.state.on_turn, game.state.until) == (1, 120_000)
    game.wait(600_000)
    assert game.state.outcome.reason == "tiles-blocked"


def test_a_game_clock_runs_only_in_one_s_own_turns_and_grows_by_the_increment() -> None:
    game = table(small(clock="game", game_seconds=60, increment_seconds=5))
    game.wait(10_000)
    assert game.do(0, api.Pass()) == ""
    assert game.view().seats[0].left_ms == 55_000
    game.wait(30_000)
    assert game.do(1, api.Pass()) == ""
    assert [s.left_ms for s in game.view().seats] == [55_000, 35_000]
    assert game.state.until == 40_000 + 55_000


def test_b59_a_flag_falls_once() -> None:
    game = table(small(clock="game", game_seconds=60))
    game.wait(60_000)
    game.wait(1)
    view = game.view()
    assert (view.outcome.reason, view.outcome.ranks) == ("tiles-time", (2, 1))
    assert [t.kind for t in view.turns] == ["time"]


def test_overtime_costs_points_and_ends_one_day() -> None:
    rules = small(clock="game", game_seconds=60, overtime_seconds=120, overtime_points=10)
    game = table(rules)
    assert (game.view().overtime, game.view().until) == (60_000, 180_000)
    game.wait(60_000 + 61_000)
    assert game.do(0, api.Pass()) == ""
    for seat in (1, 0, 1):
        assert game.do(seat, api.Pass()) == ""
    assert ("tiles-rest-time", -20) in [(r.code, r.points) for r in game.view().rests]
    late = table(rules)
    late.wait(180_000)
    assert late.state.outcome.reason == "tiles-time"


def test_the_clock_stands_while_words_can_be_doubted() -> None:
    game = doubting("single", clock="game", game_seconds=60)
    game.on()
    assert [s.left_ms for s in game.view().seats] == [60_000] * 3
    assert game.state.until == 20_000 + 60_000


def test_who_resigns_comes_last_whatever_he_has() -> None:
    game = table(small(), seats=3)
    assert game.do(1, api.Resign()) == ""
    assert game.state.outcome is None
    assert game.do(1, api.Pass()) == "tiles-gone"
    assert game.do(0, api.Pass()) == ""
    assert game.state.on_turn == 2
    assert game.do(2, api.Resign()) == ""
    assert game.state.outcome.ranks == (1, 2, 2)
    assert game.state.outcome.reason == "tiles-resigned"


def test_a_match_is_called_off_by_all_before_the_second_move() -> None:
    game = table(small())
    assert game.do(0, api.Abort()) == ""
    assert game.do(0, api.Pass()) == ""
    assert game.do(1, api.Abort()) == ""
    assert (game.state.outcome.reason, game.state.outcome.ranks) == ("tiles-aborted", (1, 1))
    late = table(small())
    late.do(0, api.Pass())
    late.do(1, api.Pass())
    assert late.do(0, api.Abort()) == "tiles-too-late-to-abort"


def test_who_does_not_move_after_a_nudge_has_left() -> None:
    game = table(small(abandon_seconds=60))
    assert game.state.until is None
    assert game.do(0, api.Nudge()) == "tiles-your-turn"
    assert game.do(1, api.Nudge()) == ""
    assert game.do(1, api.Nudge()) == "tiles-nudged-already"
    assert game.do(0, api.Pass()) == ""
    assert game.state.until is None
    assert game.do(0, api.Nudge()) == ""
    game.wait(60_000)
    assert (game.state.outcome.reason, game.state.outcome.ranks) == ("tiles-left", (1, 2))


def test_a_clock_that_runs_needs_no_nudge_and_knows_overtime() -> None:
    game = table(small(clock="game", game_seconds=60, overtime_seconds=60))
    game.wait(90_000)
    assert game.do(1, api.Nudge()) == "tiles-clock-runs"
    assert game.state.outcome is None


def test_what_the_view_offers_is_what_can_be_done() -> None:
    game = table(small())
    assert game.view(0).can == ("play", "pass", "exchange", "abort", "resign")
    assert game.view(1).can == ("nudge", "abort", "resign")
    assert game.view().can == ()
    doubted = doubting("double")
    assert doubted.view(1).can == ("challenge", "accept", "abort", "resign")


# -- duplicate ----------------------------------------------------------------------------------------------------


def hall() -> Played:
    return table(
        small(duplicate=True, clock="turn", turn_seconds=180, settle="none", blocked_loses=False), seats=3
    )


def test_duplicate_everybody_has_the_same_draw_and_scores_his_own_word() -> None:
    game = hall()
    assert {game.view(i).rack for i in range(3)} == {game.view(0).rack}
    assert game.view().rack == ()
    view = game.view(0)
    found = sorted(Finder(view.rules, CATALOGUE).placements(view.board, view.rack), key=lambda f: f.points)
    top, low = found[-1], found[0]
    assert game.do(0, low.play) == ""
    assert game.do(1, top.play) == ""
    assert game.do(1, low.play) == ""
    assert game.view(0).entry.points == low.points
    assert game.view(1).entry.points == top.points
    assert game.view().entry is None
    game.on()
    assert game.state.phase == "shown"
    assert [e and e.points for e in game.view().rounds[0].entries] == [low.points, top.points, None]
    assert game.view().rounds[0].entries[1].per_mille == 1000
    assert game.view().turns[-1].points == top.points
    assert [s.points for s in game.view().seats] == [low.points, top.points, 0]


def test_duplicate_goes_on_when_all_are_done_and_ready_until_nothing_can_be_laid() -> None:
    game = hall()
    total = counted(game.state)
    while game.state.outcome is None:
        command = api.Done() if game.state.phase == "turn" else api.Next()
        for seat in range(3):
            if game.state.outcome is None:
                assert game.do(seat, command) in ("", "tiles-not-now")
        assert counted(game.state) == total
    assert game.state.outcome.reason.startswith("tiles-duplicate")
    assert game.state.outcome.ranks == (1, 1, 1)
    assert len(game.view().rounds) > 2


def test_duplicate_ties_go_to_whoever_scored_more_last() -> None:
    from verbarium.games.tiles import duplicate
    from verbarium.games.tiles.scribe import Scribe

    game = hall()
    entries = [(5, 9), (9, 5)]
    rounds = tuple(
        api.Round(n, (), 9, (api.Entry(points=a), api.Entry(points=b), None))
        for n, (a, b) in enumerate(entries, 1)
    )
    seats = tuple(replace(p, points=14 if i < 2 else 0) for i, p in enumerate(game.state.seats))
    scribe = Scribe(
        replace(game.state, rounds=rounds, seats=seats), game.now, game.rules.finder(game.state.rules)
    )
    duplicate.end(scribe, "tiles-duplicate-out")
    assert scribe.state.outcome.ranks == (1, 2, 3)


def test_tiles_leave_a_rack_one_by_one() -> None:
    assert without(("A", "B", "A"), "A") == ("B", "A")
    with pytest.raises(ValueError):
        without(("A",), "B")


def test_b48_a_draft_is_worth_what_the_turn_then_scores() -> None:
    game, described = table(small()), tiles.game(lambda r: CATALOGUE)
    assert described.draft is not None
    while best(game) is None:
        game.do(game.state.on_turn, api.Exchange(game.view(game.state.on_turn).rack))
    seat, turn = game.state.on_turn, best(game)
    drafted = described.draft(game.view(seat), turn)
    assert drafted.refusal is None
    length = len(game.log)
    assert described.draft(game.view(seat), api.Pass()) is None
    assert len(game.log) == length
    assert game.do(seat, turn) == ""
    laid = game.view().turns[-1]
    assert (drafted.draft.points, drafted.draft.made) == (laid.points, laid.made)
    wrong = api.Play((api.Lay((api.Put(0, "Q"),)),))
    assert described.draft(game.view(seat), wrong).refusal.code == "tiles-no-such-letter"


def test_analysis_tells_what_each_turn_lost_against_the_best() -> None:
    rules = small(challenge="single", bonus=(0, 0, 0, 0, 10))
    game = table(rules)
    while game.state.outcome is None:
        view = game.view(game.state.on_turn)
        if view.phase == "challenge":
            game.on()
            continue
        found = list(Finder(rules, CATALOGUE).placements(view.board, view.rack))
        low = min(found, key=lambda f: f.points, default=None)
        assert game.do(view.me, low.play if low else api.Pass()) == ""
    told = analyse(game.view(), Finder(rules, CATALOGUE))
    view = game.view()
    assert [a.n for a in told] == [t.n for t in view.turns]
    assert any(a.lost for a in told)
    for one, turn in zip(told, view.turns, strict=True):
        best = one.best[0].points if one.best else 0
        assert one.points + one.lost == max(best, turn.points)
        assert [d.points for d in one.best] == sorted((d.points for d in one.best), reverse=True)
        assert not one.missed_all or any(sum(len(m.tiles) for m in d.made) == 4 for d in one.best)
    assert analyse(table(rules).view(), Finder(rules, CATALOGUE)) == ()


def test_another_turn_after_the_end_is_judged_and_answered_as_it_would_have_been() -> None:
    """Each turn's best, laid in its place: as the analysis counts it, and the next player's best answer to it."""
    rules = small(challenge="single", bonus=(0, 0, 0, 0, 10))
    game = table(rules)
    finder = Finder(rules, CATALOGUE)
    while game.state.outcome is None:
        view = game.view(game.state.on_turn)
        if view.phase == "challenge":
            game.on()
            continue
        found = list(finder.placements(view.board, view.rack))
        low = min(found, key=lambda f: f.points, default=None)
        first = api.WhatIf(0, low.play) if low else None
        assert first is None or ponder(game.view(), first, finder) is None  # nothing is told before the end
        assert game.do(view.me, low.play if low else api.Pass()) == ""
    view = game.view()
    answered = 0
    for one, (n, (board, turn, _)) in zip(analyse(view, finder), enumerate(boards(view)), strict=True):
        for best in one.best:
            play = api.Play(
                tuple(api.Lay(m.tiles, m.down) for m in best.made), tuple(p.square for p in best.swapped)
            )
            told = ponder(view, api.WhatIf(n, play, replies=True), finder)
            assert told is not None
            assert told.draft == best
            assert ponder(view, api.WhatIf(n, play), finder) == api.Pondered(best, None)
            laid = with_turn(board, best)
            after = next_hand(view, n)
            dearest = finder.best(laid, after) if after else None
            assert [r.points for r in told.replies[:1]] == ([dearest.points] if dearest else [])
            answered += bool(told.replies)
            for reply in told.replies:
                assert {p.square for m in reply.made for p in m.tiles}.isdisjoint(p.square for p in laid)
        follower = next(
            (r for t, r in zip(view.turns[n + 1 :], view.racks[n + 1 :], strict=True) if t.seat != turn.seat),
            None,
        )
        assert next_hand(view, n) == (view.last[1 - (turn.seat or 0)] if follower is None else follower)
    assert answered
    wrong = ponder(view, api.WhatIf(0, api.Play((api.Lay((api.Put(24, "Q"),)),))), finder)
    assert wrong is not None
    assert wrong.refusal is not None
    assert wrong.refusal.code == "tiles-no-such-letter"
    letters = [t for t in view.racks[0] if t.isalpha()]
    unknown = api.Play((api.Lay((api.Put(24, letters[0]), api.Put(25, letters[0]))),))
    refused = ponder(view, api.WhatIf(0, unknown), finder)
    assert refused is not None
    assert refused.draft is None
    assert (
        ponder(view, api.WhatIf(len(view.turns), api.Play((api.Lay((api.Put(24, "A"),)),))), finder) is None
    )


def test_a_hall_of_sixty_is_told_in_little() -> None:
    rules = small(duplicate=True, clock="turn", settle="none", blocked_loses=False)
    game = table(rules, seats=60)
    while game.state.outcome is None and len(game.state.rounds) < 3:
        view = game.view(0)
        if view.phase == "turn":
            best_one = Finder(rules, CATALOGUE).best(view.board, view.rack)
            for seat in range(60):
                assert game.do(seat, best_one.play) == ""
        game.on()
    old, last = game.view().rounds[0], game.view().rounds[-1]
    assert all(e.made == () and e.points == game.state.rounds[0].entries[0].points for e in old.entries)
    assert all(e.made for e in last.entries)
    assert len(msgspec.json.encode(game.view())) < 40_000
