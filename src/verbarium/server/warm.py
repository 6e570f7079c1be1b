"""What takes its time only once on a machine: compiling kernels, unpacking lexicons."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import pkgutil
import subprocess
import sys
import threading
from collections.abc import Collection, Iterator
from pathlib import Path

import verbarium.fast
from verbarium.fast import shelf
from verbarium.texts import LANGUAGES

BOARDS = ("fast.automaton", "fast.build", "fast.gaddag", "fast.board", "fast.turn")
"""What a game of tiles cannot do without. Done first: other games have plain paths meanwhile."""


def kernels() -> list[str]:
    """Modules of `fast` that have something to compile, those with a `warm`, in the order in which to do it."""
    names = sorted(m.name for m in pkgutil.iter_modules(verbarium.fast.__path__))
    found = [n for n in names if hasattr(importlib.import_module(f"verbarium.fast.{n}"), "warm")]
    return sorted(found, key=lambda n: BOARDS.index(f"fast.{n}") if f"fast.{n}" in BOARDS else len(BOARDS))


def everything() -> Iterator[str]:
    """Do it all, and say of each piece when it is done. Seconds if it was done before."""
    from verbarium.words import lexicon

    for name in kernels():
        importlib.import_module(f"verbarium.fast.{name}").warm()
        yield f"fast.{name}"
    for language in LANGUAGES:
        lexicon(language)
        yield f"words.{language}"
    stamp = _stamp()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.touch()


def _stamp() -> Path:
    """A file that is there once these very kernels were compiled on this machine by this Python."""
    import numba
    from llvmlite.binding import get_host_cpu_name

    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {get_host_cpu_name()}".encode())
    for source in sorted(Path(verbarium.fast.__path__[0]).glob("*.py")):
        digest.update(str(source).encode() + source.read_bytes())  # see `fast.compiled`
    return shelf.default_folder() / f"warm-{digest.hexdigest()[:24]}"


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One at a time on a machine: whoever comes second finds everything done."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    folder = shelf.default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "warm.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class _Progress:
    """What another process has compiled so far, so that this one need only load it."""

    def __init__(self) -> None:
        self._news = threading.Condition()
        self._pieces: set[str] | None = None
        """None: nobody is at it, or everything is done."""

    def begin(self) -> None:
        with self._news:
            self._pieces = set()

    def done(self, piece: str) -> None:
        with self._news:
            if self._pieces is not None:
                self._pieces.add(piece)
            self._news.notify_all()

    def end(self) -> None:
        with self._news:
            self._pieces = None
            self._news.notify_all()

    def wait(self, pieces: Collection[str]) -> None:
        with self._news:
            self._news.wait_for(lambda: self._pieces is None or self._pieces >= set(pieces))


_progress = _Progress()


def wait(pieces: Collection[str]) -> None:
    """Until these pieces of `everything` are compiled, if another process is at it. For a thread of its own."""
    _progress.wait(pieces)


def in_background() -> threading.Thread:
    """Warm a serving process up without holding anybody up.

    Compiling would keep the interpreter to itself for seconds at a time, so another process does it if it was not
    done before; this one then only loads what that one left on disk. Meanwhile the plain paths answer.
    """

    def work() -> None:
        try:
            if not _stamp().exists():
                command = [sys.executable, "-m", "verbarium.server.warm"]
                with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
                    for line in other.stdout or ():
                        _progress.done(line.strip())
        finally:
            _progress.end()
        for _ in everything():
            pass

    _progress.begin()
    thread = threading.Thread(target=work, name="verbarium-warm", daemon=True)
    thread.start()
    return thread


if __name__ == "__main__":
    with alone():
        for piece in everything():
            print(piece, flush=True)
