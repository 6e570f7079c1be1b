"""What the kernels' tests share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def grid_material(shared: Path) -> Path:
    """Boards with known answers."""
    return shared / "conformance/grid"
