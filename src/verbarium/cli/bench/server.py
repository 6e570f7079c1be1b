"""`verbarium bench server`: what a message costs, and how long a thousand people wait for theirs."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from verbarium.cli.bench.measure import Result, show


class Hosted(NamedTuple):
    process: subprocess.Popen[str]
    port: int

    def used(self) -> tuple[float, int]:
        """Processor seconds, and resident bytes."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        cpu, memory = json.loads(self.process.stdout.readline())
        return cpu, memory


@contextmanager
def hosted(kind: str) -> Iterator[Hosted]:
    """A server in a process of its own, ended afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-m", "verbarium.cli.bench.hosted", kind],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield Hosted(process, int(process.stdout.readline()))
    finally:
        if process.stdin is not None:
            process.stdin.close()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def server(
    sockets: Annotated[int, typer.Option(min=4, max=4000, help="Visitors, in rooms of four.")] = 1000,
    rate: Annotated[int, typer.Option(min=10, help="Messages a second that are delivered to them.")] = 6000,
    idle: Annotated[int, typer.Option(min=0, max=8000, help="Sockets that only stay open.")] = 2000,
    seconds: Annotated[float, typer.Option(min=1, max=30, help="How long each load lasts.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Rooms of four in one process on loopback, beside a bare echo under the same load; and durable commands."""
    results = [*asyncio.run(_loads(sockets, rate, idle, seconds)), asyncio.run(_durable(3.0))]
    show("server", results, as_json)


async def _loads(sockets: int, rate: int, idle: int, seconds: float) -> list[Result]:
    from verbarium.cli.bench import load

    out: list[Result] = []
    costs: dict[str, float] = {}
    pad = 0
    for kind, arrive in (("house", load.seated), ("echo", load.echoing)):
        with hosted(kind) as host:
            people = await arrive(host.port, sockets)
            await load.drive(people, 1.0, rate, pad)  # everything is warm
            before, _ = host.used()
            done = await load.drive(people, seconds, rate, pad)
            after, _ = host.used()
            costs[kind] = (after - before) / max(1, done.received) * 1e6
            out.append(
                {
                    "name": f"{kind}-{sockets}-sockets",
                    "cpu_us_per_message": costs[kind],
                    "per_second": done.received / done.seconds,
                    "p50_ms": done.p50,
                    "p99_ms": done.p99,
                    "bytes_per_message": done.bytes / max(1, done.received),
                }
            )
            pad = max(0, done.bytes // max(1, done.received) - 80)
            for p in people:
                await p.close()
    for result, kind in zip(out, costs, strict=True):
        result["ratio"] = costs[kind] / costs["echo"]
    if idle:
        with hosted("house") as host:
            table = await load.open_table(host.port, who := await load.cookie(host.port))
            url = f"ws://127.0.0.1:{host.port}/ws/{table}"
            people = [load.Visitor(i) for i in range(idle)]
            await people.pop().connect(url, who)
            await asyncio.sleep(3)  # the rules' lexicon opens meanwhile: it is there once, not for each
            _, before_bytes = host.used()
            for start in range(0, idle, 50):
                await asyncio.gather(*(p.connect(url, who) for p in people[start : start + 50]))
            _, after_bytes = host.used()
            out.append(
                {
                    "name": f"idle-{idle}-sockets",
                    "kilobytes_per_socket": (after_bytes - before_bytes) / idle / 1024,
                    "megabytes": after_bytes / 2**20,
                }
            )
            for p in people:
                p.reader.cancel()
                p.socket.transport.abort()
    return out


async def _durable(seconds: float) -> Result:
    """Commands a second that are on the disk before they are answered: 256 tables at once, group commit."""
    from verbarium.adapters.sqlite import SqliteLog
    from verbarium.house.ports import Row

    event = json.dumps({"type": "wrote", "seat": 1, "word": {"word": "parola", "mark": "noted"}}).encode()
    with tempfile.TemporaryDirectory() as folder:
        log = SqliteLog(Path(folder) / "bench.sqlite")
        done = 0
        until = time.perf_counter() + seconds

        async def table(name: str) -> None:
            nonlocal done
            n = 0
            while time.perf_counter() < until:
                await log.append(name, [Row(n, n, 1, f"c{n}", event)])
                n += 1
                done += 1

        began = time.perf_counter()
        await asyncio.gather(*(table(f"t{i}") for i in range(256)))
        spent = time.perf_counter() - began
        await log.close()
    return {"name": "durable-commands", "per_second": done / spent}


def register(app: typer.Typer) -> None:
    app.command()(server)
