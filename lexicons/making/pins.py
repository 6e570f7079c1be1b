"""The pinned source packages: which, of which version, with which bytes, under which licence."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent.parent


@dataclass(frozen=True)
class Pin:
    """One source package.

    `name` is the registry's name, `origin` is debian, pypi or npm; `sha256` is that of the file as the
    registry serves it. A package without `sha256` is one of the machine's own kind: its files are pinned,
    all of them, in requirements.txt.
    """

    key: str
    origin: str
    name: str
    version: str
    sha256: str
    licence: str
    credit: str
    languages: tuple[str, ...]


def pins() -> dict[str, Pin]:
    """All pins of sources.toml by their key."""
    table = tomllib.loads((HERE / "sources.toml").read_text(encoding="utf-8"))
    return {
        key: Pin(
            key=key,
            origin=entry["origin"],
            name=entry.get("name", key),
            version=entry["version"],
            sha256=entry["sha256"],
            licence=entry["licence"],
            credit=entry["credit"],
            languages=tuple(entry["languages"]),
        )
        for key, entry in table.items()
    }


def pins_of(language: str) -> list[Pin]:
    """The packages that a language's pack is made of."""
    return [pin for pin in pins().values() if language in pin.languages]
