"""What a language's extraction works with: its packages, its hand lists, how common words are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from making import fetch
from making.hand import Hand
from making.pins import pins


@dataclass
class Box:
    """`box["scowl"]` is the folder of that package, fetched when first asked for."""

    language: str
    hand: Hand
    common: Callable[[str], int]
    _paths: dict[str, Path] = field(default_factory=dict)

    def __getitem__(self, key: str) -> Path:
        if key not in self._paths:
            self._paths[key] = fetch.unpacked(pins()[key])
        return self._paths[key]
