"""The project keeps its own rules: layers, types, style, licences, and no word of where it was made."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent


def files(*endings: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    paths = [ROOT / line for line in listed.stdout.splitlines()]
    return [p for p in paths if p.is_file() and (not endings or p.suffix in endings)]


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["lint-imports"],
        ["reuse", "lint", "--quiet"],
    ],
    ids=["ruff", "format", "mypy", "layers", "licences"],
)
def test_the_project_passes(command: list[str]) -> None:
    done = subprocess.run([BIN / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_locks_name_no_registry() -> None:
    for path in [*ROOT.glob("requirements/*.txt"), *ROOT.glob("web/package-lock.json")]:
        text = path.read_text(encoding="utf-8")
        assert '"resolved": "http' not in text, path
        assert "--index-url" not in text, path
        assert "registry." not in text, path


def test_every_pinned_library_has_a_hash() -> None:
    for path in ROOT.glob("requirements/*.txt"):
        for block in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip()):
            assert re.match(r"\S+==", block), block
            assert "--hash=sha256:" in block, block


def test_no_path_of_a_machine_is_committed() -> None:
    pattern = re.compile(r"(?<![\w./])/(?:work|root|farm|home/\w+)/")
    for path in files(".py", ".ts", ".svelte", ".md", ".toml", ".ftl", ".json", ".tsv", ".txt", ".yml"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not pattern.search(line) or path == Path(__file__), f"{path}:{number}: {line.strip()[:80]}"


def test_nothing_of_the_conformance_material_is_committed() -> None:
    conformance = ROOT.parent / "shared/conformance"
    ours = {"README.md", *(f"{language}.tsv" for language in ("it", "fr", "en", "ru", "pl"))}
    names = {p.name for p in conformance.rglob("*") if p.is_file()} - ours
    for path in files():
        assert path.name not in names, path
