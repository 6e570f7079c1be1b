"""Build hooks: dependencies from requirements/run.in, and the browser client inside every wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

HERE = Path(__file__).parent
# needed to build and to edit, not to run
BUILD_ONLY = ("editables", "hatchling")


def _node_wheel() -> str:
    """The pin of requirements/node.in: Node for a machine that has none."""
    lines = (HERE / "requirements" / "node.in").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line and not line.startswith("#"))


class RunRequirements(MetadataHookInterface):
    """`dependencies` are the lines of requirements/run.in: they are said once."""

    def update(self, metadata: dict[str, Any]) -> None:
        lines = (HERE / "requirements" / "run.in").read_text(encoding="utf-8").splitlines()
        metadata["dependencies"] = [
            line for line in lines if line and not line.startswith(("#", *BUILD_ONLY))
        ]


class WebAssets(BuildHookInterface[Any]):
    """Builds web/ with Node before a wheel is made; an editable install is served from what play.py built."""

    def dependencies(self) -> list[str]:
        sys.path.insert(0, str(HERE))
        import play

        return [] if self._built() or play.node_on_path() else [_node_wheel()]

    @staticmethod
    def _built() -> bool:
        return (HERE / "src/verbarium/server/assets/index.html").exists()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self._built():
            return
        subprocess.run([sys.executable, str(HERE / "play.py"), "web"], check=True, cwd=HERE)
