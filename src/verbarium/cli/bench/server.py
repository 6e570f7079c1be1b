"""`verbarium bench server`: what a message costs, and how long a thousand people wait for theirs."""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from verbarium.cli.bench.measure import Result, show

if TYPE_CHECKING:
    from verbarium.cli.bench.load import Load

ROUNDS = 5
IDLE_AT_A_TABLE = 200


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
def hosted(kind: str, *more: str) -> Iterator[Hosted]:
    """A server in a process of its own, ended afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-m", "verbarium.cli.bench.hosted", kind, *more],
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
    seconds: Annotated[float, typer.Option(min=1, max=30, help="How long each load lasts, in turns.")] = 10,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Rooms of four in one process on loopback, beside a bare echo under the same load; and durable commands.

    The echo gets the house's commands and sends as many messages of as many bytes, to as many sockets, through
    uvicorn alone. Ratios are those of the processor's time.
    """
    results = asyncio.run(_loads(sockets, rate, seconds))
    if idle:
        results.append(asyncio.run(_idle(idle)))
    results.append(asyncio.run(_durable(3.0)))
    show("server", results, as_json)


_LOADS = ("house", "stored", "echo")
"""The house with its logs in memory, the house with its logs on disk, and the bare echo."""


async def _loads(sockets: int, rate: int, seconds: float) -> list[Result]:
    """All three live side by side and are driven in turns, so that a busy machine is busy for all of them alike."""
    from verbarium.cli.bench import load

    taken: dict[str, list[tuple[float, Load]]] = {kind: [] for kind in _LOADS}
    with tempfile.TemporaryDirectory() as folder, ExitStack() as hosts:
        host, people = {}, {}
        said = 0
        for kind in _LOADS:
            more = {"house": (), "stored": (f"{folder}/bench.sqlite",), "echo": (str(said),)}[kind]
            host[kind] = hosts.enter_context(hosted("echo" if kind == "echo" else "house", *more))
            arrive = load.echoing if kind == "echo" else load.seated
            people[kind] = await arrive(host[kind].port, sockets)
            warm = await load.drive(people[kind], 2.0, rate)
            if kind == "house":
                said = round(warm.received_bytes / warm.sent)
        for _ in range(ROUNDS):
            for kind in _LOADS:
                before, _ = host[kind].used()
                done = await load.drive(people[kind], seconds / ROUNDS, rate)
                after, _ = host[kind].used()
                taken[kind].append(((after - before) / max(1, done.received) * 1e6, done))
        for kind in _LOADS:
            for p in people[kind]:
                p.abort()
    return [_told(kind, sockets, taken) for kind in _LOADS]


def _told(kind: str, sockets: int, taken: Mapping[str, Sequence[tuple[float, Load]]]) -> Result:
    costs, rounds = zip(*taken[kind], strict=True)
    waits = sorted(w for r in rounds for w in r.waits) or [0.0]
    sent, received = sum(r.sent for r in rounds), sum(r.received for r in rounds)
    return {
        "name": f"{kind}-{sockets}-sockets",
        "cpu_us_per_message": statistics.median(costs),
        "ratio": statistics.median(c / echo for c, (echo, _) in zip(costs, taken["echo"], strict=True)),
        "per_second": received / sum(r.seconds for r in rounds),
        "p50_ms": statistics.median(waits),
        "p99_ms": waits[min(len(waits) - 1, int(len(waits) * 0.99))],
        "messages_per_command": received / max(1, sent),
        "bytes_in_per_command": sum(r.sent_bytes for r in rounds) / max(1, sent),
        "bytes_out_per_command": sum(r.received_bytes for r in rounds) / max(1, sent),
    }


async def _idle(sockets: int) -> Result:
    """What sockets cost that only stay open."""
    from verbarium.cli.bench import load

    with hosted("house") as host:
        who = await load.cookie(host.port)
        tables = [await load.open_table(host.port, who) for _ in range(1 + sockets // IDLE_AT_A_TABLE)]
        urls = [f"ws://127.0.0.1:{host.port}/ws/{table}" for table in tables]
        people = [load.Visitor(i) for i in range(sockets)]
        await people[0].connect(urls[0], who)
        await asyncio.sleep(3)  # the rules' lexicon opens meanwhile: it is there once, not for each
        _, before = host.used()
        for start in range(1, sockets, 50):
            some = people[start : start + 50]
            await asyncio.gather(*(p.connect(urls[p.number // IDLE_AT_A_TABLE], who) for p in some))
        _, after = host.used()
        if any(p.reader.done() for p in people):
            raise RuntimeError("not all sockets stayed open")
        for p in people:
            p.abort()
    return {
        "name": f"idle-{sockets}-sockets",
        "kilobytes_per_socket": (after - before) / sockets / 1024,
        "megabytes": after / 2**20,
    }


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
