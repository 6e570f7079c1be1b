"""The pages of docs/ and the README: links lead somewhere, commands that they show run and answer as shown."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
BIN = Path(sys.executable).parent


def sessions() -> list[tuple[Path, str, str]]:
    """(page, command, what it shows) for every `$ verbarium …` in a block marked `console`."""
    out = []
    for page in PAGES:
        for block in re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            lines = [line.strip() for line in block.strip().splitlines()]
            for start, line in enumerate(lines):
                if line.startswith("$ "):
                    rest = lines[start + 1 :]
                    end = next((i for i, x in enumerate(rest) if x.startswith("$ ")), len(rest))
                    out.append((page, line[2:], "\n".join(rest[:end])))
    return out


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", target):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize(("page", "command", "shown"), sessions(), ids=lambda x: getattr(x, "name", None))
def test_a_command_answers_as_shown(page: Path, command: str, shown: str) -> None:
    """`…` in what is shown stands for anything."""
    words = shlex.split(command)
    assert words[0] == "verbarium", f"only our own command is run: {command}"
    done = subprocess.run(
        [BIN / "verbarium", *words[1:]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={"PATH": "", "VERBARIUM_UI": "en", "HOME": str(Path.home()), "COLUMNS": "200", "NO_COLOR": "1"},
    )
    assert done.returncode == 0, done.stderr
    said = "\n".join(line.strip() for line in done.stdout.strip().splitlines())
    pattern = ".*?".join(re.escape(part.strip()) + r"\s*" for part in shown.split("…"))
    assert re.fullmatch(pattern, said, re.DOTALL), f"{page.name}: {command}\n{said}"


def test_there_are_commands_to_test() -> None:
    assert len(sessions()) >= 2
