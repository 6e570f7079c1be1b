"""A table from its opening to the second match: who may do what, what everybody sees, what survives."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from evening import NONCE, Evening

from verbarium.core import dice
from verbarium.house.ports import Row, Taken
from verbarium.house.room.rules import GRACE


def evening(story: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(await Evening().open())

    asyncio.run(run())


def test_a_visitor_sees_the_table_and_must_give_a_name() -> None:
    async def story(e: Evening) -> None:
        await e.connect("a")
        assert e.screens["a"]["table"]["me"] is None
        assert await e.ask("a", {"type": "ready", "nonce": NONCE}) == "room-join-first"
        assert await e.ask("a", {"type": "join", "name": " \u200b "}) == "room-name-empty"
        assert await e.ask("a", {"type": "join", "name": "Pina"}) == "ok"
        assert e.screens["a"]["table"]["me"] == 0
        assert e.screens["a"]["table"]["people"][0] == {
            "name": "Pina",
            "seat": 0,
            "here": True,
            "seated": True,
        }

    evening(story)


def test_the_match_begins_when_all_who_sit_are_ready() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        assert await e.ask("a", {"type": "ready", "nonce": NONCE}) == "ok"
        assert e.screens["a"]["match"] is None
        assert await e.ask("b", {"type": "ready", "nonce": NONCE}) == "ok"
        assert e.screens["a"]["match"]["me"] == 0
        assert e.screens["b"]["match"]["me"] == 1
        assert len(e.screens["a"]["match"]["hand"]) == 2
        assert e.screens["a"]["table"]["playing"]["people"] == [0, 1]

    evening(story)


def test_a_change_of_settings_clears_everybodys_ready() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a")
        change = {"type": "choose", "preset": "toy", "language": "it", "changes": {"minimum": 4}}
        assert await e.ask("b", change) == "room-not-host"
        assert await e.ask("a", change) == "ok"
        assert not any(p.get("ready") for p in e.screens["b"]["table"]["people"])
        assert e.screens["b"]["table"]["rules"]["minimum"] == 4

    evening(story)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"preset": "nonsense", "language": "en"}, "rules-no-such-preset"),
        ({"preset": "toy", "language": "en", "changes": {"nonsense": 1}}, "rules-no-such-setting"),
        ({"preset": "toy", "language": "en", "changes": {"confidence": "A"}}, "rules-no-such-setting"),
        ({"preset": "toy", "language": "en", "changes": {"minimum": "three"}}, "rules-bad-setting"),
    ],
)
def test_settings_that_cannot_be_played_are_refused_with_a_reason(change: dict[str, Any], code: str) -> None:
    async def story(e: Evening) -> None:
        await e.join("a")
        assert await e.ask("a", {"type": "choose", **change}) == code

    evening(story)


def test_nobody_sees_anothers_hand_or_words_and_a_spectator_sees_none() -> None:
    """B64: in no message to anybody, nor the seed that all chance comes from."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.connect("watcher")
        await e.begin("a", "b")
        hand = e.table.match.state.players[0].hand.peek()  # type: ignore[union-attr]
        assert e.screens["a"]["match"]["hand"] == hand
        assert e.screens["watcher"]["match"]["hand"] == ""
        for name, message in e.messages:
            text = str(message)
            seed = e.table.room.state.running.seed.peek()  # type: ignore[union-attr]
            assert seed not in text, f"{name} was told the seed"
            assert "member" not in text

    evening(story)


def test_the_commitment_opens_after_the_match_and_proves_the_dice() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        shown = e.screens["a"]["table"]["commitment"]
        await e.begin("a", "b")
        assert e.screens["a"]["table"]["playing"]["commitment"] == shown
        await e.pass_time(60_000)
        played = e.screens["b"]["table"]["played"][0]
        proof = played["proof"]
        assert proof["digest"] == shown == dice.commit(bytes.fromhex(proof["seed"]))
        key = dice.key(bytes.fromhex(proof["seed"]), [bytes.fromhex(n) for n in proof["nonces"]])
        order = "".join(dice.Dice(key, "deck").shuffled("catrse" * 12))
        assert order[:8] == e.screens["a"]["match"]["table"]
        assert e.screens["a"]["table"]["commitment"] != shown

    evening(story)


def test_a_rematch_is_a_fresh_match_and_sides_are_swapped() -> None:
    """B68: nothing of the match before is carried over."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        await e.pass_time(60_000)
        assert e.screens["a"]["table"]["playing"]["over"]
        await e.begin("b", "a")
        assert e.screens["a"]["table"]["playing"]["people"] == [1, 0]
        assert e.screens["a"]["match"]["me"] == 1
        assert e.screens["a"]["match"]["found"] == []
        assert len(e.screens["a"]["table"]["played"]) == 1

    evening(story)


def test_a_resent_command_has_one_effect() -> None:
    """Double clicks, and the resend after a reconnect (B60)."""

    async def story(e: Evening) -> None:
        await e.connect("a")
        for _ in range(3):
            assert await e.ask("a", {"type": "join", "name": "Pina"}, cause="join-1") == "ok"
        assert e.people("a") == ["Pina"]

    evening(story)


def test_the_same_name_gets_a_number() -> None:
    async def story(e: Evening) -> None:
        await e.join("a")
        await e.connect("b")
        assert await e.ask("b", {"type": "join", "name": "А"}) == "ok"  # Cyrillic
        assert e.people("b") == ["a", "А 2"]

    evening(story)


def test_who_comes_back_has_his_seat_his_words_and_the_clock() -> None:
    """Three refreshes in mid-round (B61)."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        hand = e.screens["a"]["match"]["hand"]
        for _ in range(3):
            await e.drop("a")
            await e.pass_time(1000)
            await e.connect("a")
            assert e.screens["a"]["match"]["hand"] == hand
            assert e.screens["a"]["match"]["me"] == 0
        assert len(e.people("a")) == 2

    evening(story)


def test_the_host_is_replaced_when_gone_and_takes_over_on_return() -> None:
    """B67: a host who closes his tab is stood in for after a while, and has the table again when he is back."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.drop("a")
        await e.pass_time(GRACE - 1)
        assert e.screens["b"]["table"]["host"] == 0
        await e.pass_time(1)
        assert e.screens["b"]["table"]["host"] == 1
        await e.connect("a")
        assert e.screens["b"]["table"]["host"] == 0

    evening(story)


def test_a_host_who_leaves_hands_over_for_good() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        assert await e.ask("a", {"type": "leave"}) == "ok"
        assert e.screens["b"]["table"]["host"] == 1
        assert await e.ask("a", {"type": "join", "name": "a"}) == "ok"
        assert e.screens["b"]["table"]["host"] == 1
        assert e.people("b") == ["b", "a"]

    evening(story)


def test_who_was_removed_stays_out() -> None:
    """B66: sent away during a match, his page may knock again and again."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        assert await e.ask("b", {"type": "remove", "person": 0}) == "room-not-host"
        assert await e.ask("a", {"type": "remove", "person": 1}) == "ok"
        assert e.watchers["b"].outbox.closing == "closing-removed"
        assert e.table.removed("b")
        await e.connect("b")  # the server does not even let him so far
        assert await e.ask("b", {"type": "join", "name": "c"}) == "room-removed"
        assert e.screens["a"]["match"]["players"][1]["away"]

    evening(story)


def test_a_removed_last_player_does_not_hold_up_the_round() -> None:
    """B66: the round ends by rule at once."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        assert await e.ask("a", {"type": "remove", "person": 1}) == "ok"
        assert await e.play("a", {"type": "pass"}) == "ok"
        assert e.screens["a"]["table"]["playing"]["over"]

    evening(story)


def test_when_all_are_gone_the_clock_stands() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        await e.pass_time(10_000)
        await e.drop("a")
        await e.drop("b")
        await e.pass_time(3_600_000)
        await e.connect("b")
        assert e.screens["b"]["match"]["until"] == 60_000
        assert e.table.room.state.match_ms(e.table.now()) == 10_000
        await e.pass_time(49_999)
        assert not e.screens["b"]["table"]["playing"]["over"]
        await e.pass_time(1)
        assert e.screens["b"]["table"]["playing"]["over"]

    evening(story)


def test_at_the_deadline_is_late() -> None:
    async def story(e: Evening) -> None:
        await e.join("a")
        await e.begin("a")
        e.time += 59_999
        assert await e.play("a", {"type": "pass"}, cause="x") == "ok"
        assert e.screens["a"]["match"]["players"][0]["passed"]

    async def late(e: Evening) -> None:
        await e.join("a")
        await e.begin("a")
        e.time += 60_000  # no timer fired; the command's own stamp decides
        assert await e.play("a", {"type": "pass"}) == "toy-over"

    evening(story)
    evening(late)


def test_a_command_of_another_game_or_none_is_refused() -> None:
    async def story(e: Evening) -> None:
        await e.join("a")
        assert await e.play("a", {"type": "pass"}) == "room-no-match"
        await e.begin("a")
        assert await e.play("a", {"type": "write", "word": "x"}) == "room-not-a-move"
        await e.connect("b")
        assert await e.play("b", {"type": "pass"}) == "room-join-first"
        assert await e.ask("b", {"type": "join", "name": "b"}) == "ok"
        assert await e.play("b", {"type": "pass"}) == "room-watching"

    evening(story)


def test_after_a_crash_all_is_as_it_was() -> None:
    async def story(e: Evening) -> None:
        await e.join("a", "b")
        await e.begin("a", "b")
        before = e.screens["a"]["match"]
        await e.reopen()
        await e.connect("a")
        assert e.screens["a"]["match"] == before
        assert e.screens["a"]["table"]["me"] == 0

    evening(story)


def test_another_process_at_the_same_table() -> None:
    """Two processes serve one table: each finds its number taken, reads again and decides again."""

    async def story(e: Evening) -> None:
        await e.join("a", "b")
        other = Evening(e.log)
        other.time = e.time
        await other.reopen_at(e)
        await other.connect("c")
        assert await other.ask("c", {"type": "join", "name": "c"}) == "ok"
        assert await e.ask("a", {"type": "say", "text": "hello"}) == "ok"
        assert e.people("a") == ["a", "b", "c"]
        assert await other.ask("c", {"type": "say", "text": "hi"}) == "ok"
        assert [line["text"] for line in other.screens["c"]["table"]["chat"]] == ["hello", "hi"]

    evening(story)


class Crashing:
    """A log that saves, then dies before anybody hears of it; or dies before it saves."""

    def __init__(self, inner: Any, deaths: list[str]) -> None:
        self.inner, self.deaths = inner, deaths

    async def append(self, log: str, rows: list[Row]) -> None:
        fate = self.deaths.pop(0) if self.deaths else "live"
        if fate == "before":
            raise ConnectionError
        await self.inner.append(log, rows)
        if fate == "after":
            raise ConnectionError

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


@pytest.mark.parametrize("fate", ["before", "after"])
@pytest.mark.parametrize("step", range(12))
def test_a_crash_at_any_save_loses_nothing_and_doubles_nothing(step: int, fate: str) -> None:
    """The story is told with resends, as a client tells it: after a crash it repeats what was not answered."""

    async def run() -> None:
        deaths = ["live"] * step + [fate]
        e = Evening()
        e.log = Crashing(e.log, deaths)  # type: ignore[assignment]
        e.table = None  # type: ignore[assignment]
        script: list[tuple[str, str, dict[str, Any]]] = [
            ("a", "ask", {"type": "join", "name": "a"}),
            ("b", "ask", {"type": "join", "name": "b"}),
            ("a", "ask", {"type": "ready", "nonce": NONCE}),
            ("b", "ask", {"type": "ready", "nonce": NONCE}),
            ("a", "play", {"type": "pass"}),
            ("b", "play", {"type": "pass"}),
            ("b", "ask", {"type": "say", "text": "well played"}),
        ]
        try:
            await e.open()
        except ConnectionError:
            if fate == "before":
                await e.open()
            else:
                await e.reopen()
        for i, (name, door, command) in enumerate(script):
            for attempt in range(4):
                try:
                    if name not in e.watchers:
                        await e.connect(name)
                    assert await getattr(e, door)(name, command, cause=f"{name}{i}") == "ok"
                    break
                except ConnectionError:
                    assert attempt < 3
                    await e.reopen()
        for name in "ab":
            if name not in e.watchers:
                await e.connect(name)
        assert not deaths, "the crash never came: fewer saves than the test thinks"
        assert e.people("a") == ["a", "b"]
        assert len(e.screens["a"]["table"]["played"]) == 1
        assert [line["text"] for line in e.screens["a"]["table"]["chat"]] == ["well played"]
        assert [p["passed"] for p in e.screens["a"]["match"]["players"]] == [True, True]

    asyncio.run(run())


def test_a_log_that_is_taken_again_and_again_is_given_up() -> None:
    class Busy:
        def __init__(self, inner: Any) -> None:
            self.inner, self.on = inner, False

        async def append(self, log: str, rows: list[Row]) -> None:
            if self.on:
                raise Taken
            await self.inner.append(log, rows)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.inner, name)

    async def story() -> None:
        e = Evening()
        busy = Busy(e.log)
        e.log = busy  # type: ignore[assignment]
        await e.open()
        await e.join("a")
        busy.on = True
        with pytest.raises(Taken):
            await e.ask("a", {"type": "say", "text": "x"})

    asyncio.run(story())
