"""Compiled code that one process has kept on disk runs in the next one."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

FAST = Path(__file__).parents[2] / "src" / "verbarium" / "fast"


@pytest.mark.parametrize("module", ["automaton", "build", "gaddag", "rack", "grid"])
def test_a_second_process_uses_what_the_first_has_compiled(module: str) -> None:
    """A function that numba keeps and cannot load again takes the process down with it."""
    code = f"from verbarium.fast import {module}; {module}.warm(); print({module}.ready())"
    environment = {**os.environ, "PYTHONPATH": str(FAST.parents[1])}
    for _ in range(2):
        ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
        assert (ran.returncode, ran.stdout) == (0, "True\n"), ran.stderr


@pytest.mark.parametrize("path", sorted(FAST.glob("*.py")), ids=lambda path: path.stem)
def test_no_kernel_calls_itself(path: Path) -> None:
    """numba keeps a recursive function on disk, and the next process breaks down in it."""
    for function in ast.walk(ast.parse(path.read_text())):
        if not isinstance(function, ast.FunctionDef):
            continue
        if not any("njit" in ast.unparse(d) or "_bare" in ast.unparse(d) for d in function.decorator_list):
            continue
        called = {
            n.func.id for n in ast.walk(function) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        }
        assert function.name not in called, function.name
