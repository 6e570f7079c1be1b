"""Compiled code that one process has kept on disk runs in the next one, as long as all sources are what they were."""

from __future__ import annotations

import ast
import functools
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from numba.core import caching

from verbarium.fast import compiled, grid_scalar

FAST = Path(__file__).parents[2] / "src" / "verbarium" / "fast"
MODULES = sorted(path.stem for path in FAST.glob("*.py"))


def run(code: str, path: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1", **settings}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


@pytest.mark.parametrize("module", ["automaton", "build", "gaddag", "rack", "grid", "board", "turn"])
def test_a_second_process_uses_what_the_first_has_compiled(module: str) -> None:
    """A function that numba keeps and cannot load again takes the process down with it."""
    code = f"from verbarium.fast import {module}; {module}.warm(); print({module}.ready())"
    for _ in range(2):
        ran = run(code, FAST.parents[1])
        assert (ran.returncode, ran.stdout) == (0, "True\n"), ran.stderr


# -- what kept code depends on -------------------------------------------------------------------------------------

HEAD = "import numba as nb\nimport verbarium.fast.compiled\n"
SOURCES = {
    "callee": HEAD + "FACTOR = 2\n@nb.njit(cache=True)\ndef times(x):\n    return x * FACTOR\n",
    "between": HEAD
    + "from verbarium.fast.callee import (\n    times,  # see, there\n)\n"
    + "@nb.njit(cache=True)\ndef more(x):\n    return times(x) + 1\n",
    "caller": HEAD
    + "from verbarium.fast import between\n@nb.njit(cache=True)\ndef most(x):\n    return between.more(x) + 1\n",
    "unrelated": HEAD + "@nb.njit(cache=True)\ndef other(x):\n    return x\n",
}
ASK = """
from verbarium.fast import caller
print(caller.most(10), sum(caller.most.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with a `verbarium.fast` of a few kernels that call each other across files."""
    fast = tmp_path / "verbarium" / "fast"
    fast.mkdir(parents=True)
    (fast.parent / "__init__.py").touch()
    (fast / "__init__.py").touch()
    shutil.copy(FAST / "compiled.py", fast)
    for name, text in SOURCES.items():
        (fast / f"{name}.py").write_text(text)
    return tmp_path


def asked(path: Path, cache: Path) -> tuple[int, bool]:
    """The answer of a process of its own, and whether it found its code compiled."""
    ran = run(ASK, path, XDG_CACHE_HOME=str(cache))
    assert ran.returncode == 0, ran.stderr
    answer, hits = ran.stdout.split()
    return int(answer), hits == "1"


def test_code_is_compiled_anew_when_a_function_that_it_calls_has_changed(package: Path) -> None:
    callee = package / "verbarium" / "fast" / "callee.py"
    assert asked(package, package) == (22, False)
    assert asked(package, package) == (22, True)
    callee.write_text(SOURCES["callee"].replace("2", "3"))
    assert asked(package, package) == (32, False)
    assert asked(package, package) == (32, True)


def test_what_it_does_not_import_does_not_matter(package: Path) -> None:
    assert asked(package, package) == (22, False)
    (package / "verbarium" / "fast" / "unrelated.py").write_text(SOURCES["unrelated"] + "MORE = 1\n")
    for path in package.rglob("*.py"):  # nor when anything was written
        os.utime(path, (1, 1))
    assert asked(package, package) == (22, True)


def test_the_same_holds_in_an_archive(package: Path) -> None:
    archive = package / "all.zip"

    def packed() -> None:
        with zipfile.ZipFile(archive, "w") as into:
            for path in (package / "verbarium").rglob("*.py"):
                into.write(path, path.relative_to(package))

    packed()
    assert asked(archive, package) == (22, False)
    assert asked(archive, package) == (22, True)
    (package / "verbarium" / "fast" / "callee.py").write_text(SOURCES["callee"].replace("2", "3"))
    packed()
    assert asked(archive, package) == (32, False)


def test_without_sources_nothing_is_kept(package: Path) -> None:
    """Only bytecode, in an archive: what has changed cannot be told."""
    archive = package / "all.zip"
    named = ["-s", package, "-p", archive]  # as files of the archive
    done = subprocess.run([sys.executable, "-m", "compileall", "-bq", *named, package / "verbarium"])
    assert done.returncode == 0
    with zipfile.ZipFile(archive, "w") as into:
        for path in (package / "verbarium").rglob("*.pyc"):
            into.write(path, path.relative_to(package))
    for _ in range(2):
        assert asked(archive, package) == (22, False)


def test_of_a_frozen_program_the_whole_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    locator = caching.InTreeCacheLocator(grid_scalar.small_scores.py_func, grid_scalar.__file__)
    assert locator.get_source_stamp() == compiled.stamp("grid_scalar")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    program = os.stat(sys.executable)
    whole = caching._hash_source_file(sys.executable, program.st_mtime, program.st_size)
    assert locator.get_source_stamp() == whole


@pytest.mark.parametrize("module", MODULES)
def test_no_import_is_overlooked(module: str) -> None:
    """What is found by the words in a file is what Python makes of them."""
    found = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports are not looked for"
            names = [node.module or ""] + [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        else:
            continue
        found |= {inner for name in names if (inner := name.removeprefix("verbarium.fast.")) in MODULES}
    assert compiled.imported(module) == found - {"__init__"}


# -- what cannot be kept -------------------------------------------------------------------------------------------


@functools.cache
def tree(module: str) -> ast.Module:
    return ast.parse((FAST / f"{module}.py").read_text())


def kernels(module: str) -> Iterator[ast.FunctionDef]:
    for function in ast.walk(tree(module)):
        if isinstance(function, ast.FunctionDef) and any(
            "njit" in ast.unparse(d) or ast.unparse(d) == "bare" for d in function.decorator_list
        ):
            yield function


def calls(module: str, function: ast.FunctionDef) -> Iterator[str]:
    """What a kernel calls in this package, as module.function."""
    inside: dict[str, str] = {}
    for node in tree(module).body:
        if isinstance(node, ast.FunctionDef):
            inside[node.name] = f"{module}.{node.name}"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("verbarium.fast"):
            for name in node.names:
                source = f"{node.module}.{name.name}".removeprefix("verbarium.fast.")
                inside[name.asname or name.name] = source
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            first, *rest = ast.unparse(node.func).split(".")
            yield ".".join([inside.get(first, first), *rest])


def test_no_kernel_comes_back_to_itself() -> None:
    """numba keeps recursive functions on disk, and the next process breaks down in them."""
    graph = {f"{m}.{f.name}": set(calls(m, f)) for m in MODULES for f in kernels(m)}
    assert len(graph) > 100
    assert (
        sum(name.split(".")[0] != other.split(".")[0] for name in graph for other in graph[name] & {*graph})
        > 50
    )
    TopologicalSorter(graph).prepare()
