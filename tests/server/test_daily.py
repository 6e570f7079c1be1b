"""The doors of the grid of the day: what they give, and what nobody learns before his own round is over."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from days import moment
from running import Socket, Visitor, serving
from websockets.exceptions import ConnectionClosed

from verbarium.adapters.memory import MemoryLog
from verbarium.adapters.sqlite import SqliteLog
from verbarium.core.proof import Head, holds, verify
from verbarium.games import grid
from verbarium.house import stored
from verbarium.house.games import Catalogue
from verbarium.house.ports import Log, Row
from verbarium.server.settings import Settings

SHORT = {"rounds": 1, "shake_seconds": 1, "least_words": 20}
GAME = replace(grid.game(), daily={"en": ("boggle-en", SHORT), "pl": ("boggle-pl", SHORT)})


NOON = moment("2026-12-01 12:00")


@contextmanager
def house(log: Log, wall: Callable[[], int] = lambda: NOON, **settings: Any) -> Iterator[str]:
    held = Settings(port=0, **{"new_tables": (100, 1000), **settings})
    with serving(log, Catalogue([GAME]), held, wall=wall) as address:
        yield address


@pytest.fixture
def address() -> Iterator[str]:
    with house(MemoryLog()) as address:
        yield address


def board(visitor: Visitor, language: str = "en", **asked: str) -> Any:
    answer = visitor.web.get(f"/api/daily/{language}", params=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def press(visitor: Visitor, name: str, language: str = "en") -> str:
    """The card on the front door; the table."""
    answer = visitor.web.post(f"/api/daily/{language}", json={"name": name})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def sit(visitor: Visitor, table: str) -> Socket:
    """Come to the table and see the dice."""
    s = visitor.sit(table)
    s.until("seen")
    if s.table["playing"] is None:
        s.ready()
    while not s.match or s.match["phase"] == "shaking":
        s.read()
    return s


def stop(s: Socket) -> None:
    assert s.ask("play", {"type": "stop"})["type"] == "accepted"
    while not s.table["playing"]["over"]:
        s.read()


def faces(s: Socket) -> list[str]:
    out: list[str] = s.match["grids"][0]["faces"]
    return out


def solution(s: Socket) -> list[str]:
    """What is on the grid, as the review says it; longest first."""
    return sorted((m["word"] for m in s.match["reading"]["missed"]), key=lambda w: (-len(w), w))


def test_everybody_plays_the_same_dice_once_and_sees_himself_among_the_others(address: str) -> None:
    anna, ben = Visitor(address), Visitor(address)
    before = board(anna)
    assert (before["mine"], before["played"], before["series"]) == (None, 0, 0)
    a = sit(anna, press(anna, "Anna"))
    stop(a)
    words = solution(a)
    b = sit(ben, press(ben, "Ben"))
    assert faces(b) == faces(a)
    assert b.ask("play", {"type": "write", "word": words[0]})["type"] == "accepted"
    stop(b)
    told = board(ben)
    assert [(r["rank"], r["name"], r["words"], r.get("me", False)) for r in told["results"]] == [
        (1, "Ben", 1, True),
        (2, "Anna", 0, False),
    ]
    assert [(x["word"].lower(), x["name"]) for x in told["longest"]] == [(words[0].lower(), "Ben")]
    assert (told["over"], told["played"], told["playing"], told["series"]) == (True, 2, 0, 1)
    assert press(ben, "Ben") == told["mine"]  # once more: the same table, to be looked at


def test_the_exported_log_proves_the_dice_of_the_day(address: str) -> None:
    anna, ben = Visitor(address), Visitor(address)
    seeds = set()
    for visitor in (anna, ben):
        table = press(visitor, "A")
        stop(sit(visitor, table))
        head, *lines = visitor.web.get(f"/api/matches/{table}-1").text.splitlines()
        proof = msgspec.json.decode(head, type=Head)
        entries = [json.loads(line) for line in lines]
        rows = [Row(x["n"], x["at"], x["by"], x["cause"], json.dumps(x["event"]).encode()) for x in entries]
        findings = verify(proof, stored.entries(rows, GAME.event), GAME)
        assert holds(findings), findings
        assert proof.nonces == ()
        seeds.add(proof.seed)
    assert len(seeds) == 1


def test_nobody_learns_of_todays_grid_before_his_own_round_is_over(
    address: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """B64: every answer and message that somebody else can get, by every door, knowing even the table's address."""
    anna, ben = Visitor(address), Visitor(address)
    # names of fields and settings are words too: what is told before there is anything to hide
    plain = "".join(
        ben.web.get(path).text for path in ("/api/daily/en", "/api/tables", "/api/catalogue")
    ).lower()
    table = press(anna, "Anna")
    heard: list[str] = []
    doors = [
        ("GET", "/api/daily/en"),
        ("GET", "/api/tables"),
        ("GET", "/api/catalogue"),
        ("GET", f"/api/matches/{table}-1"),
        ("GET", f"/api/matches/{table}-2"),
        ("GET", f"/api/tables/{table}/why?word=tea"),
        ("GET", f"/api/tables/{table}/analysis"),
        ("POST", f"/api/tables/{table}/draft"),
        ("POST", f"/api/tables/{table}/ponder"),
        ("POST", f"/api/tables/{table}/read"),
    ]

    def listen() -> None:
        for method, path in doors:
            answer = ben.web.request(method, path, content=b"{}" if method == "POST" else None)
            heard.append(answer.text)
            if table in path:
                assert (answer.status_code, answer.json()["code"][:11]) == (404, "house-no-ta"), path
        stranger = ben.sit(table)
        with contextlib.suppress(ConnectionClosed):
            stranger.send({"type": "table", "cause": "x", "command": {"type": "join", "name": "Ben"}})
        assert stranger.farewell() == ("house-no-table", 1008)

    listen()
    a = sit(anna, table)
    listen()
    mine = anna.web.get(f"/api/matches/{table}-1")
    assert mine.status_code == 404  # not even his own log before the end
    stop(a)
    listen()
    words = [w for w in solution(a) if len(w) > 4 and f'"{w.lower()}"' not in plain]
    assert words
    seed = a.table["played"][0]["proof"]["seed"]
    told = "\n".join([*heard, caplog.text, *capfd.readouterr()]).lower()
    assert '"anna"' in told  # he has heard of her,
    for secret in (
        seed,
        a.table["played"][0]["proof"]["digest"],
        json.dumps(faces(a), separators=(",", ":")),
        table,
    ):
        assert secret.lower() not in told
    for word in words:
        assert not re.search(rf'"{word.lower()}"(?!:)', told), word


def test_days_that_are_over_can_be_read_and_days_to_come_cannot(address: str) -> None:
    visitor = Visitor(address)
    today = board(visitor)
    assert (today["day"], today["now"], today["next"]) == ("2026-12-01", NOON, moment("2026-12-02 00:00"))
    assert board(visitor, day="2026-11-30")["day"] == "2026-11-30"
    for day in ("2026-12-02", "9999-12-31", "now", "0000-00-00"):
        answer = visitor.web.get("/api/daily/en", params={"day": day})
        assert (answer.status_code, answer.json()["code"]) == (404, "daily-no-such-day"), day


def test_who_may_not_ask_gets_a_code(address: str) -> None:
    visitor = Visitor(address)
    ask = visitor.web.post
    assert (
        ask("/api/daily/en", json={"name": "A"}, headers={"Origin": "https://elsewhere.example"}).status_code
        == 403
    )
    for body in (
        b"{",
        b"{}",
        b'{"name":""}',
        b'{"name":1}',
        b'{"name":"A","day":"2026-12-01"}',
        b" " * 20_000,
    ):
        answer = ask("/api/daily/en", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "house-not-understood"), body
    answer = ask("/api/daily/en", json={"name": " \u200b "})
    assert (answer.status_code, answer.json()["code"]) == (422, "room-name-empty")
    assert ask("/api/daily/xx", json={"name": "A"}).status_code == 400
    assert visitor.web.get("/api/daily/xx").status_code == 400
    assert visitor.web.get("/api/daily/it").json()["code"] == "daily-none"
    visitor.web.cookies.clear()
    assert visitor.web.get("/api/daily/en").json()["code"] == "house-no-session"
    assert ask("/api/daily/en", json={"name": "A"}).json()["code"] == "house-no-session"


def test_an_address_cannot_fill_a_day_with_names() -> None:
    with house(MemoryLog(), new_tables=(0.2, 20)) as address:
        codes = []
        for _ in range(25):
            codes.append(Visitor(address).web.post("/api/daily/en", json={"name": "A"}).status_code)
    assert codes[0] == 200
    assert codes[-1] == 429


def test_a_new_key_and_a_restart_in_mid_round_change_no_grid(tmp_path: Path) -> None:
    """B73: the house is opened again, and signs with a new key: same seat, same words, same dice for all."""
    file = tmp_path / "v.sqlite"
    with house(SqliteLog(file)) as address:
        anna = Visitor(address)
        table = press(anna, "Anna")
        a = sit(anna, table)
        before = faces(a)
        assert a.ask("play", {"type": "write", "word": "tea"})["type"] == "accepted"
    with house(SqliteLog(file), new_key=True) as address:
        anna.address = address
        anna.web.base_url = address
        told = board(anna)
        assert (told["mine"], told["over"], told["open"]["table"], told["series"]) == (table, False, table, 1)
        assert press(anna, "Anna") == table
        a = sit(anna, table)
        assert ([w["word"] for w in a.match["mine"]], faces(a)) == (["tea"], before)
        stop(a)
        ben = Visitor(address)
        b = sit(ben, press(ben, "Ben"))
        assert faces(b) == before
        assert [r["name"] for r in board(ben)["results"]] == ["Anna"]
    with house(SqliteLog(file)) as address:
        ben.web.base_url = address
        assert [(r["name"], r.get("me", False)) for r in board(ben)["results"]] == [("Anna", False)]


def test_over_http_too_a_round_over_midnight_belongs_to_its_day() -> None:
    """B73: begun at 23:59 and ended at 00:01, and what the page says in between."""
    clock = [moment("2026-12-31 23:59")]
    with house(MemoryLog(), lambda: clock[0]) as address:
        anna = Visitor(address)
        table = press(anna, "Anna")
        a = sit(anna, table)
        old = faces(a)
        clock[0] = moment("2027-01-01 00:01")
        assert (board(anna)["mine"], board(anna)["open"]) == (None, {"table": table, "day": "2026-12-31"})
        stop(a)
        assert [r["name"] for r in board(anna, day="2026-12-31")["results"]] == ["Anna"]
        assert (board(anna)["results"], board(anna)["series"]) == ([], 1)
        a = sit(anna, press(anna, "Anna"))
        assert faces(a) != old
        assert board(anna)["series"] == 2


@pytest.mark.parametrize("language", ["it", "fr", "en", "ru", "pl"])
def test_every_language_has_a_grid_of_the_day_that_is_worth_a_day(language: str) -> None:
    """Sixteen dice, one round, the time of the box, at least twenty words."""
    from verbarium.server.rooms import all_games

    games = all_games()
    chosen = games.daily(language)  # type: ignore[arg-type]
    rules = chosen.rules
    assert (rules["rows"], rules["cols"], rules["rounds"], rules["seconds"]) == (4, 4, 1, 180)
    assert (chosen.seats, chosen.joinable, chosen.levels) == ((1, 1), False, ())
    assert (rules["language"], rules["least_words"], rules["verify"]) == (language, 20, "all")
