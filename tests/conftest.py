"""Shared by all tests: hypothesis profiles, and the folder of material that we did not make."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

for folder in ("", "house", "server"):  # tests import tests/toy.py, tests/house/evening.py by name
    sys.path.insert(0, str(Path(__file__).parent / folder))

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "dev")
