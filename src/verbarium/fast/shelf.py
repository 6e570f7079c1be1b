"""Arrays on disk: written once and whole, checked, and mapped into memory instead of read.

A shelf file is a cache. It may be deleted at any time, and one that is truncated, foreign, stale or damaged
is as good as none: `load` returns None and the caller builds the arrays again.
"""

from __future__ import annotations

import json
import mmap
import os
import tempfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAGIC = b"VSHELF1\n"
_ALIGN = 64

Arrays = dict[str, NDArray[Any]]


def _sum(data: NDArray[np.uint8]) -> list[int]:
    """Two reductions over 8-byte words: any one flipped bit changes both. As fast as memory, unlike a CRC."""
    whole = len(data) // 8 * 8
    words = data[:whole].view(np.uint64)
    tail = zlib.crc32(data[whole:].tobytes())
    return [int(np.add.reduce(words, dtype=np.uint64)), int(np.bitwise_xor.reduce(words)), tail]


def save(path: Path, fingerprint: str, arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write `arrays` under `fingerprint`. Another process sees the old file or the new one, never a half."""
    blocks, table, at = [], [], 0
    for name, array in arrays.items():
        raw = np.ascontiguousarray(array)
        table.append([name, raw.dtype.str, list(raw.shape), at])
        size = -(-raw.nbytes // _ALIGN) * _ALIGN
        blocks.append(raw.tobytes().ljust(size, b"\0"))
        at += size
    data = b"".join(blocks)
    head = {"fingerprint": fingerprint, "arrays": table, "size": at}
    head["sum"] = _sum(np.frombuffer(data, np.uint8))
    raw_head = json.dumps(head).encode()
    start = (
        MAGIC + len(raw_head).to_bytes(4, "little") + zlib.crc32(raw_head).to_bytes(4, "little") + raw_head
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    fd, aside = tempfile.mkstemp(dir=path.parent, prefix=path.name + ".")
    try:
        with os.fdopen(fd, "wb") as f:
            f.write(start.ljust(-(-len(start) // _ALIGN) * _ALIGN, b"\0"))
            f.write(data)
        os.replace(aside, path)
    except BaseException:
        os.unlink(aside)
        raise


def load(path: Path, fingerprint: str) -> Arrays | None:
    """The arrays saved under `fingerprint`, read-only and memory-mapped; None if they cannot be trusted."""
    try:
        with path.open("rb") as f:
            mapped = mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):  # absent, unreadable or empty
        return None
    try:
        size, crc = (int.from_bytes(mapped[i : i + 4], "little") for i in (8, 12))
        raw_head = mapped[16 : 16 + size]
        if mapped[:8] != MAGIC or len(raw_head) != size or zlib.crc32(raw_head) != crc:
            return None
        head = json.loads(raw_head)
        start = -(-(16 + size) // _ALIGN) * _ALIGN
        if head["fingerprint"] != fingerprint or len(mapped) != start + head["size"]:
            return None
        data = np.frombuffer(mapped, np.uint8, offset=start)
        if _sum(data) != head["sum"]:
            return None
        if hasattr(mmap, "MADV_DONTNEED"):
            mapped.madvise(mmap.MADV_DONTNEED)  # checking touched every page; keep only those that are used
        return {
            name: np.frombuffer(
                mapped, dtype, count=int(np.prod(shape, dtype=np.int64)), offset=start + at
            ).reshape(shape)
            for name, dtype, shape, at in head["arrays"]
        }
    except (ValueError, KeyError, TypeError, IndexError):
        return None


def default_folder() -> Path:
    """Where caches live: VERBARIUM_CACHE, else the platform's cache folder."""
    if named := os.environ.get("VERBARIUM_CACHE"):
        return Path(named)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "verbarium"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "verbarium"
