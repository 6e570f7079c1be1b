"""What the kernels' tests share: material from elsewhere, and small random lexica."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def grid_material() -> Path:
    """The folder of boards with known answers. Without it tests are skipped, but never in CI."""
    folder = Path(__file__).resolve().parents[3] / "shared/conformance/grid"
    if not folder.is_dir():
        message = f"no boards with known answers beside the project ({folder.name})"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return folder
