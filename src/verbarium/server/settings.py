"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from verbarium.house.ports import Log
from verbarium.texts import Trouble


@dataclass(frozen=True)
class Settings:
    """database  a file, `sqlite:FILE`, or `memory:`
    origins   other origins than the server's own that may open sockets (a reverse proxy's)
    secure    cookies are only sent over https
    proxied   the address of a visitor is what the proxy in front says
    new_key   sessions are signed with a new key from now on; those signed before stay good
    rules     a club's folder of rule sets and word lists

    Limits are (a second, in a burst) for one address. A whole club may sit behind one.
    """

    host: str = "127.0.0.1"
    port: int = 8040
    database: str = "verbarium.sqlite"
    origins: tuple[str, ...] = field(default=())
    secure: bool = False
    proxied: bool = False
    new_key: bool = False
    rules: Path | None = None
    new_tables: tuple[float, float] = (0.2, 20)
    connections: tuple[float, float] = (5, 200)


def storage(database: str) -> Log:
    """The log behind a `--database`. Raises Trouble for one that this house cannot use."""
    from verbarium.adapters.memory import MemoryLog
    from verbarium.adapters.sqlite import SqliteLog

    if database == "memory:":
        return MemoryLog()
    kind, colon, rest = database.partition(":")
    if colon and kind == "sqlite":
        return SqliteLog(Path(rest.removeprefix("//")))
    if colon and len(kind) > 1:  # one letter is a drive
        raise Trouble("storage-unknown-kind", kind=kind)
    return SqliteLog(Path(database))
