"""What follows in play: races, draws, discards, words that stand or are taken apart, the end of a round."""

from __future__ import annotations

from verbarium.core.dice import Dice
from verbarium.core.rules import Ms, Outcome, ranks
from verbarium.games.parola import race
from verbarium.games.parola import state as s
from verbarium.games.parola.api import Chance, Race, Reach, Round
from verbarium.games.parola.scribe import Scribe

PICKING_MS = 15_000
"""Who contested and picks no card by then has it drawn by lot."""
LARGEST_HAND = 12
"""Larger hands (categories variant) are not searched for what they could have made."""
AWAY_MS = 5_000
"""An empty chair is waited for no longer."""


def open_until(scribe: Scribe, by: int | None) -> Ms | None:
    """When a card that is opened now closes: the window, or for two players the other's time to choose."""
    state = scribe.state
    if s.turn(state) == "racing":
        return Ms(scribe.now + s.window_ms(state))
    marker = state.marker if by is None else by
    return turn_until(scribe, (marker + 1) % 2)


def turn_until(scribe: Scribe, seat: int) -> Ms | None:
    """When a player's time is over."""
    if scribe.state.seats[seat].away:
        return Ms(scribe.now + AWAY_MS)
    seconds = scribe.state.rules.turn_seconds
    return None if seconds is None else Ms(scribe.now + 1000 * seconds)


# -- the open discard ---------------------------------------------------------------------------------------------


def touch(scribe: Scribe, seat: int, delay: int) -> None:
    """A hand on the open card."""
    state = scribe.state
    if s.turn(state) == "alternating":
        assert state.open is not None
        scribe.add(s.Took(seat, state.open, scribe.now, turn_until(scribe, seat)))
        return
    reach = Reach(seat, scribe.now, delay)
    first = state.reaches[0] if state.reaches else reach
    scribe.add(s.Touched(seat, scribe.now, delay, race.closes(first, state.rules.fair_ms)))
    if not state.rules.fair_ms:
        decide_race(scribe)


def decide_race(scribe: Scribe) -> None:
    """The card goes to the winner."""
    state = scribe.state
    assert state.open is not None
    n = state.races + 1
    fair = state.rules.fair_ms
    won = race.decide(state.reaches, fair, scribe.part(state.round), race.label(n))
    record = Race(state.open, won.winner, state.reaches, fair, won.lot)
    scribe.add(s.Took(won.winner, state.open, scribe.now, turn_until(scribe, won.winner), record, n))


def settle(scribe: Scribe) -> None:
    """Nobody wants the open card any more: the next player draws."""
    state = scribe.state
    if state.phase == "open" and state.decides is None and not s.wanting(state):
        draw(scribe)


def draw(scribe: Scribe) -> None:
    """The next player on turn draws. An empty pile is made anew from the discards under the open one, if any."""
    state = scribe.state
    if not state.left:
        under = state.discards if state.open is None else state.discards[:-1]
        if not under:
            end_round(scribe, "parola-no-cards")
            return
        scribe.add(s.Shuffled(reshuffled(under, scribe.part(state.round), state.piles + 1), scribe.now))
        state = scribe.state
    seat = s.on_turn(state)
    scribe.add(s.Drew(seat, state.pile.peek()[0], scribe.now, turn_until(scribe, seat)))


def reshuffled(cards: tuple[int, ...], key: bytes, n: int) -> tuple[int, ...]:
    """The `n`th new pile of a round. `key`: of the round."""
    return Dice(key, f"pile {n}").shuffled(sorted(cards))


# -- a card too many ----------------------------------------------------------------------------------------------


def discard(scribe: Scribe, seat: int, card: int, clock: bool = False) -> None:
    scribe.add(s.Discarded(seat, card, scribe.now, open_until(scribe, seat), clock))
    settle(scribe)


def keep(scribe: Scribe, seat: int, clock: bool = False) -> None:
    """Nothing is discarded, so nothing is open: the next player draws."""
    scribe.add(s.Kept(seat, scribe.now, clock))
    draw(scribe)


def time_is_up(scribe: Scribe) -> None:
    """Who has a card too many discards the one he drew; having taken the discard, his oldest other card (derived)."""
    state = scribe.state
    seat = state.holder
    assert seat is not None
    if not state.rules.obliged:
        keep(scribe, seat, clock=True)
        return
    hand = state.seats[seat].hand.peek()
    discard(scribe, seat, hand[0 if state.taken else -1].card, clock=True)


# -- words --------------------------------------------------------------------------------------------------------


def stands(scribe: Scribe) -> None:
    """The word on the table stands. With enough of them the round is over, else the next player draws."""
    seat = scribe.state.on_table
    assert seat is not None
    scribe.add(s.Stood(seat, scribe.now))
    state = scribe.state
    if sum(not p.active for p in state.seats) >= s.need(state):
        end_round(scribe, "parola-words-made")
    else:
        draw(scribe)


def picked(scribe: Scribe, by: int | None, card: int) -> None:
    """A card of a contested word becomes the open discard; the others go back to its owner."""
    owner = scribe.state.on_table
    assert owner is not None
    # for two players the turn passes, as after any discard
    scribe.add(s.Picked(by, owner, card, scribe.now, open_until(scribe, owner)))
    settle(scribe)


# -- the end of a round -------------------------------------------------------------------------------------------


def end_round(scribe: Scribe, reason: str) -> None:
    """Count; end the match if somebody has reached the target."""
    state, rules = scribe.state, scribe.state.rules
    made = [p.laid if p.laid is not None and p.laid.stands else None for p in state.seats]
    points = tuple(0 if laid is None else laid.points for laid in made)
    totals = tuple(p.total + n for p, n in zip(state.seats, points, strict=True))
    over = max(totals) >= rules.target
    rest = None if over or rules.rest_seconds is None else Ms(scribe.now + 1000 * rules.rest_seconds)
    round_ = Round(
        dealer=state.dealer,
        category=state.category,
        words=tuple("" if laid is None else laid.word for laid in made),
        points=points,
        chances=_chances(scribe),
        reason=reason,
    )
    scribe.add(s.RoundOver(round_, scribe.part(state.round).hex(), scribe.now, rest))
    if over:
        scribe.add(s.Ended(Outcome(totals, ranks(totals), "parola-target")))


def _chances(scribe: Scribe) -> tuple[tuple[Chance, ...], ...]:
    """By seat, what each hand could have made at each moment at which it could.

    Left out where it would hold the table up: hands that have grown large, and all hands as long as the kernel is
    not compiled; and where only people could say what belongs to the category.
    """
    state, rules = scribe.state, scribe.state.rules
    finder = scribe.finder(rules)
    out: list[list[Chance]] = [[] for _ in state.seats]
    if not finder.quick or state.thrown == "choice":
        return tuple(() for _ in out)
    for held in state.held.peek():
        if len(held.cards) > LARGEST_HAND:
            continue
        many, best = scribe.could(held.cards, held.kept)
        if best is not None:
            word = finder.words.display(best.word)
            out[held.seat].append(Chance(held.at, word, best.points, many))
    return tuple(tuple(one) for one in out)
