"""The house is killed in mid-round, as power cuts do it, and opened again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from running import Visitor

COMMAND = Path(sys.executable).with_name("verbarium")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def house(port: int, database: Path) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [COMMAND, "serve", "--port", str(port), "--database", str(database)], stdout=subprocess.PIPE
    )
    try:
        until = time.monotonic() + 30
        while True:
            assert process.poll() is None, "the house did not open"
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/catalogue")
                break
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def test_no_acknowledged_word_is_lost_and_the_outage_costs_no_time(tmp_path: Path) -> None:
    """Kill -9 in mid-round: same seat, same words, the deadline moved by the outage."""
    port, database = free_port(), tmp_path / "v.sqlite"
    address = f"http://127.0.0.1:{port}"
    with house(port, database) as process:
        pina = Visitor(address)
        changes = {"shake_seconds": 1}
        answer = pina.web.post(
            "/api/tables", json={"preset": "paroliere-tournament", "language": "it", "changes": changes}
        )
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"])
        s = pina.sit(table)
        s.join("Pina")
        s.ready()
        while not s.match or s.match["phase"] != "writing":
            s.read()
        words = [f"parola{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(40)]
        for word in words:
            time.sleep(0.03)
            assert s.ask("play", {"type": "write", "word": word})["type"] == "accepted"
        s.send({"type": "ping", "sent": 1})
        before = s.until("pong")["match_ms"]
        deadline = s.match["until"]
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    time.sleep(3)
    with house(port, database):
        s = pina.sit(table)
        s.until("seen")
        assert [w["word"] for w in s.match["mine"]] == words
        assert s.match["me"] == 0
        assert s.match["until"] == deadline
        s.send({"type": "ping", "sent": 2})
        after = s.until("pong")["match_ms"]
        # signs of life are half a second apart: the clock may stand at most that much before the last word
        assert before - 1000 <= after <= before + 1500, "the outage was counted as playing time"
        assert s.ask("play", {"type": "write", "word": "ancora"})["type"] == "accepted"


def test_a_second_house_on_the_same_port_says_what_to_do(tmp_path: Path) -> None:
    port = free_port()
    with house(port, tmp_path / "v.sqlite"):
        done = subprocess.run(
            [COMMAND, "serve", "--port", str(port), "--database", "memory:"], capture_output=True, text=True
        )
    assert done.returncode == 2
    assert f"Port {port} is not available" in done.stderr
    assert "Traceback" not in done.stderr
