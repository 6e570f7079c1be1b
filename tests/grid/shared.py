"""The folder of material that we did not make: tests skip without it, and fail in CI."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import typer

from verbarium.cli import judge, logs, rules, solve

app = typer.Typer()
"""The commands of the grid games, apart from all others."""
for module in (judge, logs, rules, solve):
    module.register(app)

SHARED = Path(__file__).resolve().parents[2].parent / "shared"


def shared(name: str) -> Path:
    """A file or folder of it."""
    path = SHARED / name
    if not path.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{path} is missing")
        pytest.skip(f"{path} is missing: conformance data lies beside the project")
    return path
