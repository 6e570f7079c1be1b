"""What takes its time only once on a machine: compiling kernels, unpacking lexicons."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
import threading
from collections.abc import Iterator

import verbarium.fast
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


def in_background() -> threading.Thread:
    """Warm a serving process up without holding anybody up.

    Compiling would keep the interpreter to itself for seconds at a time, so another process does it; this one then
    only loads what that one left on disk. Meanwhile the plain paths answer.
    """

    def work() -> None:
        subprocess.run(
            [sys.executable, "-m", "verbarium.server.warm"], stdout=subprocess.DEVNULL, check=False
        )
        for _ in everything():
            pass

    thread = threading.Thread(target=work, name="verbarium-warm", daemon=True)
    thread.start()
    return thread


if __name__ == "__main__":
    for piece in everything():
        print(piece, flush=True)
