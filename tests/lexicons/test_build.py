"""The packs in the repository are what the pipeline makes of the pinned sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rebuilding_gives_the_packs_that_are_shipped(language: str) -> None:
    """The two quick languages, from their registries; `build.py --check` does it for all five."""
    if shutil.which("apt-get") is None and not os.environ.get("CI"):
        pytest.skip("the sources of this lexicon come from Debian's packages: apt-get is not here")
    command = [sys.executable, str(ROOT / "lexicons/build.py"), language, "--check"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("the same") == 3


def test_all_packs_together_are_small() -> None:
    folder = ROOT / "src/verbarium/words/data"
    packs = [*folder.glob("*.lex"), *folder.glob("*.com")]
    assert len(packs) == 10
    assert sum(path.stat().st_size for path in packs) <= 10_000_000
