"""A shelf gives back what was put on it, or nothing: never something else."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from verbarium.fast import shelf

ARRAYS = {
    "a": np.arange(1000, dtype=np.uint32),
    "b": np.ones((3, 5), np.uint8),
    "none": np.zeros(0, np.int16),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "x.shelf"
    shelf.save(path, "print-1", ARRAYS)
    return path


def test_round_trip(file: Path) -> None:
    got = shelf.load(file, "print-1")
    assert got is not None
    assert list(got) == list(ARRAYS)
    for name, array in ARRAYS.items():
        assert got[name].dtype == array.dtype
        assert np.array_equal(got[name], array)
        assert not got[name].flags.writeable


def test_a_stale_or_missing_file_is_none(file: Path) -> None:
    assert shelf.load(file, "print-2") is None
    assert shelf.load(file.with_name("other"), "print-1") is None


def test_any_truncation_is_none(file: Path) -> None:
    raw = file.read_bytes()
    for n in [0, 1, 7, 8, 15, 16, 100, len(raw) // 2, len(raw) - 1]:
        file.write_bytes(raw[:n])
        assert shelf.load(file, "print-1") is None
    file.write_bytes(raw + b"x")
    assert shelf.load(file, "print-1") is None


def test_no_flipped_bit_gives_other_arrays(file: Path) -> None:
    raw = file.read_bytes()
    for at in range(0, len(raw), 3):
        bad = bytearray(raw)
        bad[at] ^= 1 << (at % 8)
        file.write_bytes(bytes(bad))
        got = shelf.load(file, "print-1")
        if got is not None:  # padding between head and data may change: nothing is kept there
            assert all(np.array_equal(got[n], a) for n, a in ARRAYS.items()), at
