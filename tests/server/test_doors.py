"""Doors that hold: what a stranger, a broken client or a rude one gets, and that nobody else feels it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running import Visitor, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from verbarium.adapters.memory import MemoryLog
from verbarium.server import sessions
from verbarium.server.limits import Bucket, Buckets
from verbarium.server.settings import Settings


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving(MemoryLog()) as address:
        yield address


def test_two_people_play_over_real_sockets(address: str) -> None:
    pina, ugo = Visitor(address), Visitor(address)
    table = pina.open_table()
    a, b = pina.sit(table), ugo.sit(table)
    a.join("Pina")
    b.join("Ugo")
    a.ready()
    b.ready()
    a.until("seen")
    assert a.match["hand"] != ""
    assert b.table["playing"]["people"] == [0, 1]
    assert a.ask("play", {"type": "pass"})["type"] == "accepted"
    assert b.ask("play", {"type": "pass"})["type"] == "accepted"
    while not a.table["playing"]["over"]:
        a.read()
    log = pina.web.get(f"/api/matches/{table}-1")
    head, *lines = [json.loads(line) for line in log.text.splitlines()]
    assert head["commitment"] == a.table["played"][0]["proof"]["digest"]
    assert [line["n"] for line in lines] == list(range(len(lines)))


def test_a_log_is_secret_until_the_match_is_over(address: str) -> None:
    pina = Visitor(address)
    table = pina.open_table()
    a = pina.sit(table)
    a.join("Pina")
    a.ready()
    answer = pina.web.get(f"/api/matches/{table}-1")
    assert (answer.status_code, answer.json()["code"]) == (404, "house-no-match")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "closing-not-understood"),
        ('{"type":"unknown"}', "closing-not-understood"),
        ('{"type":"table","cause":"x","command":{"type":"fly"}}', "closing-not-understood"),
        ('{"type":"table","cause":"","command":{"type":"sit"}}', "closing-not-understood"),
        ('{"type":"table","cause":"x","command":{"type":"remove","person":"1"}}', "closing-not-understood"),
        (b"\x00\x01", "closing-not-understood"),
        ("[" * 15_000, "closing-not-understood"),
    ],
)
def test_what_is_not_understood_ends_that_connection_with_a_code(
    address: str, message: str | bytes, code: str
) -> None:
    """B72: broken JSON, unknown types, deep nesting. The neighbour at another table plays on."""
    rude, quiet = Visitor(address), Visitor(address)
    neighbour = quiet.sit(quiet.open_table())
    s = rude.sit(rude.open_table())
    s.raw.send(message)
    assert s.farewell() == (code, 1008)
    neighbour.join("Q")
    assert neighbour.ask("table", {"type": "say", "text": "still here"})["type"] == "accepted"


def test_a_message_of_two_megabytes_ends_the_connection(address: str) -> None:
    """B72: it is not even read to its end."""
    visitor = Visitor(address)
    s = visitor.sit(visitor.open_table())
    with contextlib.suppress(ConnectionClosed):
        s.raw.send("x" * 2_000_000)
    s.read_to_the_end()
    assert s.raw.close_code in (1008, 1009)


def test_a_thousand_messages_a_second_end_the_connection(address: str) -> None:
    """B72: and it is told why."""
    visitor = Visitor(address)
    s = visitor.sit(visitor.open_table())
    with contextlib.suppress(ConnectionClosed):
        for i in range(1000):
            s.send({"type": "ping", "sent": i})
    assert s.farewell() == ("closing-too-fast", 1008)


def test_without_a_session_no_socket(address: str) -> None:
    visitor = Visitor(address)
    table = visitor.open_table()
    visitor.web.cookies.clear()
    with pytest.raises(InvalidStatus) as e:
        visitor.sit(table)
    assert e.value.response.status_code == 403


def test_a_forged_session_opens_nothing(address: str) -> None:
    visitor = Visitor(address)
    table = visitor.open_table()
    who, _, mark = visitor.web.cookies[sessions.COOKIE].partition(".")
    other = "B" if who[0] == "A" else "A"
    for forged in (f"{who}.", f"{who}.{mark[:-1]}", f"{who}.{mark}x", f"{other}{who[1:]}.{mark}", "x", "."):
        visitor.web.cookies.clear()
        visitor.web.cookies.set(sessions.COOKIE, forged)
        with pytest.raises(InvalidStatus):
            visitor.sit(table)


def test_another_sites_page_cannot_use_our_visitors_cookie(address: str) -> None:
    visitor = Visitor(address)
    table = visitor.open_table()
    with pytest.raises(InvalidStatus):
        visitor.sit(table, Origin="https://elsewhere.example")
    answer = visitor.web.post(
        "/api/tables",
        json={"preset": "toy", "language": "en"},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert answer.status_code == 403
    visitor.sit(table, Origin=address)


def test_a_table_that_is_not_there_says_so_and_ends(address: str) -> None:
    assert Visitor(address).sit("aaaaaaaaaaaa").farewell() == ("house-no-table", 1008)
    assert Visitor(address).sit("..").farewell() == ("house-no-table", 1008)


def test_who_was_removed_cannot_come_back_by_reconnecting(address: str) -> None:
    """B66: his session is known at the door."""
    host, rude = Visitor(address), Visitor(address)
    table = host.open_table()
    h, r = host.sit(table), rude.sit(table)
    h.join("H")
    r.join("R")
    assert h.ask("table", {"type": "remove", "person": 1})["type"] == "accepted"
    assert r.farewell() == ("closing-removed", 1008)
    assert rude.sit(table).farewell() == ("closing-removed", 1008)


def test_a_slow_reader_is_closed_and_holds_nobody_up(address: str) -> None:
    host, slow = Visitor(address), Visitor(address)
    table = host.open_table()
    h = host.sit(table)
    h.join("H")
    slow.sit(table)  # never reads
    talk = "x" * 300
    began = time.monotonic()
    for i in range(40):
        assert h.ask("table", {"type": "say", "text": talk}, cause=f"s{i}")["type"] == "accepted"
        time.sleep(0.05)  # as fast as the house lets anybody talk
    assert time.monotonic() - began < 30


def test_the_page_and_all_its_files_are_served(address: str) -> None:
    page = httpx.get(address + "/t/anything")
    if page.status_code == 503:
        pytest.skip("the page is not built: python3 play.py setup")
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert len(files) >= 3
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
    for file in files:
        answer = httpx.get(address + file)
        assert answer.status_code == 200, file
        assert answer.headers["content-type"].split(";")[0] == kinds[Path(file).suffix]
        assert "immutable" in answer.headers["cache-control"]


def test_a_browser_gets_the_compression_that_it_takes(address: str) -> None:
    """Made once when the page was built; the content is the same, and so is its type."""
    page = httpx.get(address + "/")
    if page.status_code == 503:
        pytest.skip("the page is not built: python3 play.py setup")
    files = [f for f in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text) if not f.endswith(".svg")]
    large = [
        f
        for f in files
        if len(httpx.get(address + f, headers={"accept-encoding": "identity"}).content) > 9000
    ]
    assert len(large) >= 2
    for file in large:
        plain = httpx.get(address + file, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        sizes = {}
        for takes, gets in (("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")):
            with httpx.stream("GET", address + file, headers={"accept-encoding": takes}) as answer:
                raw = b"".join(answer.iter_raw())
            assert answer.headers["content-encoding"] == gets, (file, takes)
            assert answer.headers["vary"].lower() == "accept-encoding"
            assert answer.headers["content-type"] == plain.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            sizes[gets] = len(raw)
            if gets == "gzip":
                assert gzip.decompress(raw) == plain.content
        assert sizes["br"] < sizes["gzip"] < len(plain.content) / 2


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "house-not-understood"),
        (b'{"preset":"none","language":"en"}', 422, "rules-no-such-preset"),
        (b'{"preset":"toy","language":"xx"}', 400, "house-not-understood"),
        (b'{"preset":"toy","language":"en","x":1}', 400, "house-not-understood"),
        (b'{"preset":"toy","language":"en","changes":{"minimum":"x"}}', 422, "rules-bad-setting"),
        (b" " * 20_000, 400, "house-not-understood"),
    ],
)
def test_a_bad_request_gets_a_code(address: str, body: bytes, status: int, code: str) -> None:
    answer = Visitor(address).web.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_tables_cannot_be_opened_without_end() -> None:
    with serving(MemoryLog(), settings=Settings(port=0)) as address:
        visitor = Visitor(address)
        answers = [
            visitor.web.post("/api/tables", json={"preset": "toy", "language": "en"}).status_code
            for _ in range(30)
        ]
    assert answers[0] == 201
    assert answers[-1] == 429


def test_every_answer_carries_the_headers_that_close_the_page(address: str) -> None:
    for path in ("/", "/t/abc", "/api/catalogue", "/assets/none.js"):
        headers = httpx.get(address + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_session_cookie_is_out_of_reach_of_scripts_and_other_sites(address: str) -> None:
    cookie = httpx.get(address + "/").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_a_key_can_be_replaced_without_throwing_anybody_out() -> None:
    old = sessions.Sessions([b"old" * 10])
    token = old.new()
    both = sessions.Sessions([b"new" * 10, b"old" * 10])
    assert both.member(token) == old.member(token) is not None
    assert sessions.Sessions([b"new" * 10]).member(token) is None
    assert sessions.Sessions([b"new" * 10]).member(both.new()) is not None


def test_a_new_key_signs_and_the_old_one_is_still_believed() -> None:
    log = MemoryLog()
    with serving(log) as address:
        visitor = Visitor(address)
    again = Settings(port=0, new_key=True, new_tables=(100, 1000))
    with serving(log, settings=again) as address:
        visitor.web.base_url = address
        answer = visitor.web.post("/api/tables", json={"preset": "toy", "language": "en"})
        assert answer.status_code == 201
        assert len(asyncio.run(log.keys())) == 2


def test_a_bucket_refills_and_never_overflows() -> None:
    bucket = Bucket(rate=10, burst=3, at=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100), bucket.take(100)] == [True, False]
    assert [bucket.take(100_000) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_bounded_in_memory() -> None:
    buckets = Buckets(1, 1, most=100, now=lambda: 0)
    for i in range(1000):
        buckets.take(f"{i}")
    assert len(buckets._buckets) == 100


def test_an_address_that_leads_nowhere_says_so_to_people_and_to_programs(address: str) -> None:
    """Whoever follows a link gets the client, which speaks his language; everything else a plain answer."""
    client = httpx.get(f"{address}/").text
    for path in ("/x", "/t", "/api/x", "/assets/x.js", "/daily"):
        shown = httpx.get(address + path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (shown.status_code, shown.text) == (404, client), path
        plain = httpx.get(address + path, headers={"accept": "*/*"})
        assert (plain.status_code, plain.headers["content-type"][:10]) == (404, "text/plain"), path
