"""Bots at tiles: every game ends, nobody is refused, tiles are conserved, and each level does what it says."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.cards.cardroom import Tiny
from tests.laws import tiles_world
from tests.laws.test_tile_laws import everywhere
from tests.tiles.shared import WORDS, small

from verbarium.bots import arena, training
from verbarium.bots.leaves import NOTHING, Leaves, Worth, shipped
from verbarium.bots.tiles import OFFERED, RANKS, SHOWS, SKILLS, TilesBot, brains, everything
from verbarium.bots.tiles_brain import position
from verbarium.core.match import Entry, Match
from verbarium.core.rules import Ms
from verbarium.core.secret import Seat, Viewer
from verbarium.games import tiles
from verbarium.games.tiles import api
from verbarium.games.tiles.deal import all_tiles
from verbarium.games.tiles.ruleset import PRESETS, RuleSet

SHIPPED = [(name, language) for name, languages in PRESETS.names.items() for language in languages]
SETTINGS = [
    w
    for w in tiles_world.worlds()
    if "-".join(w.name.split("-")[:-1]) not in PRESETS.names and w.name not in ("game-clock", "lot")
]
CATALOGUE = Tiny(WORDS, "en")


def checked(game: Any, rules: RuleSet, played: arena.Played) -> None:
    """The log replays through bytes to the same points, with every tile somewhere at every moment."""
    line: Any = Entry
    log = msgspec.json.decode(msgspec.json.encode(played.log), type=list[line[game.event]])
    match: Match[Any, Any, Any, Any] = Match(game.rules)
    total = Counter(all_tiles(rules))
    for entry in log:
        match.absorb([entry])
        if match.length > 2:
            assert everywhere(match.state) == total
    assert match.outcome == played.outcome


def audited(game: Any, rules: RuleSet, seats: int, brain: Any, games: int) -> None:
    """So many games of bots of the quick levels."""
    for n in range(games):
        luck = random.Random(f"{rules.name} {rules.language} {n}")
        ranks: list[Any] = [luck.choice((1, 2, 3, 3, 3, 4, 4, 4)) for _ in range(seats)]
        bots = [TilesBot(rank, 100 * n + i, brain) for i, rank in enumerate(ranks)]
        checked(game, rules, arena.contest(game, rules, bots, f"{n}".encode()))


@pytest.mark.slow
@pytest.mark.timeout(3 * 3600)
@pytest.mark.parametrize(("name", "language"), SHIPPED, ids=lambda x: x)
def test_matches_of_bots_under_every_rule_set_end_conserve_tiles_and_replay(
    name: str, language: str, long: bool
) -> None:
    rules = PRESETS.get(name, language)
    # at full length with the words of the house, else with few words that are there at once
    words: Any = tiles.shipped_words(rules) if long else tiles_world.words(language)
    seats = 2 if name.startswith("crossword") else 3
    # a game of duplicate takes long, and its languages differ in the tiles alone: a thousand in all
    many = 1000 // len(PRESETS.names[name]) if rules.duplicate else 1000
    audited(tiles.game(lambda _: words), rules, seats, brains(lambda _: words), many if long else 2)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("world", SETTINGS, ids=lambda w: w.name)
def test_matches_of_bots_under_any_settings_end_conserve_tiles_and_replay(world: Any, long: bool) -> None:
    brain = brains(lambda rules: tiles_world.words(rules.language))
    audited(world.game, world.rule_set, world.seats, brain, 1000 if long else 2)


def test_the_highest_level_plays_ends_out_with_the_solver() -> None:
    from verbarium.fast import endgame

    endgame.warm()
    game, brain = tiles.game(lambda _: CATALOGUE), brains(lambda _: CATALOGUE)
    assert brain(small()).solves_ends()
    ends = 0
    for seed in range(6):
        played = arena.contest(
            game, small(), [TilesBot(6, 1, brain), TilesBot(3, 2, brain)], f"{seed}".encode()
        )
        checked(game, small(), played)
        ends += played.outcome.reason == "tiles-out"
    assert ends > 0


@pytest.mark.parametrize("rank", RANKS)
def test_every_level_plays_to_the_end_and_waits_no_longer_than_people_need(rank: Any) -> None:
    game, brain = tiles.game(lambda _: CATALOGUE), brains(lambda _: CATALOGUE)
    for rules in (small(), small(several=True, swap=True, connection="share", challenge="single")):
        bot = Waiting(TilesBot(rank, 1, brain))
        played = arena.contest(game, rules, [bot, TilesBot(3, 2, brain)], b"x")
        checked(game, rules, played)
        assert len(bot.waits) > 3
        assert max(bot.waits) <= SHOWS[1]


class Waiting:
    """A bot, and the waits that it has asked for, ms. How long it may think: see `test_tiles_ahead`."""

    def __init__(self, bot: Any) -> None:
        self.bot, self.waits = bot, list[int]()

    def move(self, view: Any, now: Ms) -> Any:
        move = self.bot.move(view, now)
        if move is not None and view.phase != "shown":
            self.waits.append(move.at - now)
        return move


def test_a_plan_holds_as_long_as_nothing_changes() -> None:
    game, brain = tiles.game(lambda _: CATALOGUE), brains(lambda _: CATALOGUE)
    match: Match[Any, Any, Any, Any] = Match(game.rules)
    match.absorb(match.begin(small(), 2, b"k" * 32))
    bot = TilesBot(1, 1, brain)
    view = match.view(Viewer(Seat(0)))
    assert bot.move(view, Ms(0)) == bot.move(view, Ms(900))
    assert bot.move(match.view(Viewer(Seat(1))), Ms(0)) is None


def test_a_bot_doubts_what_its_level_sees_and_only_what_does_not_count() -> None:
    rules = small(challenge="double")
    game, brain = tiles.game(lambda _: CATALOGUE), brains(lambda _: CATALOGUE)
    for seed in range(20):
        match: Match[Any, Any, Any, Any] = Match(game.rules)
        match.absorb(match.begin(rules, 2, bytes([seed]) * 32))
        letters = [t for t in match.view(Viewer(Seat(0))).rack if t.isalpha()][:2]
        if len(letters) < 2:
            continue
        turn = api.Play((api.Lay(tuple(api.Put(24 + i, t) for i, t in enumerate(letters))),))
        got = match.propose(Seat(0), turn, Ms(1), "")
        assert isinstance(got, list)
        match.absorb(got)
        answer = TilesBot(4, seed, brain).move(match.view(Viewer(Seat(1))), Ms(2))
        assert answer is not None
        counts = "".join(letters).lower() in CATALOGUE
        assert isinstance(answer.command, api.Accept if counts else api.Challenge)


def test_a_bot_sees_what_its_seat_sees_and_counts_the_rest() -> None:
    game = tiles.game(lambda _: CATALOGUE)
    match: Match[Any, Any, Any, Any] = Match(game.rules)
    match.absorb(match.begin(small(), 3, b"k" * 32))
    at = position(match.view(Viewer(Seat(1))), everything(small()))
    assert len(at.rest) == 22 - 4
    assert (at.bag, at.other, at.others) == (22 - 12, 4, 2)
    assert Counter(at.rest) + Counter(at.rack) == Counter(everything(small()))


def test_levels_offered_at_a_table_are_in_order() -> None:
    assert list(OFFERED.values()) == sorted(set(OFFERED.values()))
    assert set(SKILLS) == set(RANKS)


# -- leaves -------------------------------------------------------------------------------------------------------


def test_leaves_add_up_and_tables_follow_the_kernels_order() -> None:
    from verbarium.fast.board import leave_table

    worth = Worth(Leaves({"A": 1.0, "B": -2.0, "?": 10.0}, {"A": -3.0}, vowels=-1.0, consonants=-0.5), "ABC")
    assert worth.kept([0, 1, 3]) == 1 - 2 + 10
    assert worth.kept([0, 0]) == 2 - 3 - 1
    assert worth.kept([]) == 0
    assert worth.kept([1, 1, 2]) == -4 - 0.5
    rack = [3, 0, 0, 1]
    assert worth.table(rack).tolist() == leave_table(rack, lambda kept: worth.kept(list(kept))).tolist()


def test_training_goes_on_where_it_stopped_and_gives_the_same_numbers() -> None:
    rules = replace(small(), tiles=small().tiles)
    whole = training.begin(rules, CATALOGUE, 6, 2, seed=5)
    for now in training.train(whole, rules, CATALOGUE):
        whole = now
    part = training.begin(rules, CATALOGUE, 6, 2, seed=5)
    for i, _ in enumerate(training.train(part, rules, CATALOGUE)):
        if i == 3:
            break
    saved = msgspec.json.decode(msgspec.json.encode(part), type=training.Progress)
    for now in training.train(saved, rules, CATALOGUE):
        saved = now
    assert training.finished(saved)
    assert saved.leaves == whole.leaves
    assert saved.leaves != NOTHING
    assert (saved.leaves.seed, saved.leaves.games, saved.leaves.passes) == (5, 6, 2)


@pytest.mark.parametrize(("name", "language"), SHIPPED, ids=lambda x: x)
def test_every_rule_set_where_tiles_are_kept_has_leaves_learnt_with_its_very_words(
    name: str, language: str
) -> None:
    rules, leaves = PRESETS.get(name, language), shipped(name, language)
    if rules.duplicate:  # the rack is everybody's, and nobody keeps anything
        assert leaves == NOTHING
        return
    assert (leaves.rules, leaves.language) == (name, language)
    assert leaves.fingerprint == tiles.shipped_words(rules).fingerprint
    assert min(leaves.games, leaves.passes, leaves.seed) > 0


@pytest.mark.parametrize(
    "file", sorted((Path(arena.__file__).parent / "leaves").glob("*.json")), ids=lambda f: f.name
)
def test_shipped_leaves_belong_to_a_rule_set_and_make_sense(file: Path) -> None:
    from tests.tiles.shared import preset

    leaves = msgspec.json.decode(file.read_bytes(), type=Leaves)
    rules = preset(leaves.rules, leaves.language)
    assert file.name == f"{leaves.rules}.{leaves.language}.json"
    wild = [t for t in "?*" if t in leaves.first]
    assert set(leaves.first) == {*rules.tiles.letters, *wild}
    assert leaves.games > 0
    assert max(leaves.first[t] for t in wild) > sorted(leaves.first.values())[len(leaves.first) // 2]
