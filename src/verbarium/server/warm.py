"""What takes its time only once on a machine: compiling kernels, unpacking lexicons."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import pkgutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import verbarium.fast
from verbarium.fast import shelf
from verbarium.texts import LANGUAGES


def kernels() -> list[str]:
    """Modules of `fast` that have something to compile: those with a `warm`."""
    names = sorted(m.name for m in pkgutil.iter_modules(verbarium.fast.__path__))
    return [n for n in names if hasattr(importlib.import_module(f"verbarium.fast.{n}"), "warm")]


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
        # numba compiles again when a file is newer, whatever is in it
        digest.update(f"{source} {source.stat().st_mtime_ns}".encode())
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


_warming: threading.Thread | None = None


def wait() -> None:
    """Until whoever warms this process up is done; at once if nobody does. Not for a thread that others wait for."""
    if _warming is not None:
        _warming.join()


def in_background() -> threading.Thread:
    """Warm a serving process up without holding anybody up.

    Compiling would keep the interpreter to itself for seconds at a time, so another process does it if it was not
    done before; this one then only loads what that one left on disk. Meanwhile the plain paths answer.
    """

    def work() -> None:
        if not _stamp().exists():
            command = [sys.executable, "-m", "verbarium.server.warm"]
            subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
        for _ in everything():
            pass

    global _warming
    _warming = threading.Thread(target=work, name="verbarium-warm", daemon=True)
    _warming.start()
    return _warming


if __name__ == "__main__":
    with alone():
        for piece in everything():
            print(piece, flush=True)
