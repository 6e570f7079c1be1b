"""What takes its time only once on a machine: compiling kernels, unpacking lexicons."""

from __future__ import annotations

from collections.abc import Iterator


def everything() -> Iterator[str]:
    """Do it all, and say of each piece when it is done."""
    yield from ()
