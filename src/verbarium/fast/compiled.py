"""Compiled code kept on disk is a help, never a danger: import this beside numba in every module of kernels.

numba takes a file of its cache that cannot be read for an error of the program. Here it is as good as none: the
function is compiled again and the file replaced; and where no folder can be written, nothing is kept. Only files that
are no whole pickle are noticed, not bits that have turned over within the code.

numba also takes what it has kept for good as long as the function's own file is the same. But kernels call kernels of
other files, and are compiled with them. Here the sources of all modules of this package that a function's module
imports, directly or not, must be the same too. They are found by the words `import`, wherever these stand in a file.
"""

from __future__ import annotations

import functools
import hashlib
import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core import caching
from numba.core.dispatcher import Dispatcher

# For functions that make no array: without numba's counting of references, which for many arrays costs more than the
# work itself, in running and in compiling.
BARE: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}

_FOLDER = Path(__file__).parent
_PACKAGE = __name__.rpartition(".")[0]
_IMPORT = re.compile(
    rf"^[ \t]*(?:from {re.escape(_PACKAGE)}(?:\.(\w+))? import (\([^)]*\)|.*)|import {re.escape(_PACKAGE)}\.(\w+))",
    re.MULTILINE,
)


@functools.cache
def source(module: str) -> bytes:
    """The text of a module of this package, from a folder or an archive; OSError if there is none."""
    loader: Any = sys.modules[_PACKAGE].__loader__
    text: bytes = loader.get_data(str(_FOLDER / f"{module}.py"))
    return text


@functools.cache
def imported(module: str) -> frozenset[str]:
    """The modules of this package that a module of it imports anywhere."""
    found: set[str] = set()
    for inner, names, whole in _IMPORT.findall(source(module).decode()):
        if inner or whole:
            found.add(inner or whole)
        else:
            plain = re.sub(r"#.*", "", names).strip("() ")
            found |= {name.split()[0] for name in plain.split(",") if name.strip()}
    return frozenset(name for name in found if _is_module(name))


def _is_module(name: str) -> bool:
    with suppress(OSError):
        source(name)
        return True
    return False


@functools.cache
def stamp(module: str) -> bytes:
    """A digest of all the sources that the compiled code of a module depends on. OSError if its own is not there."""
    seen: set[str] = set()
    todo = {module}
    while todo:
        seen |= todo
        todo = {other for one in todo for other in imported(one)} - seen
    whole = hashlib.sha256()
    for name in sorted(seen):
        whole.update(f"{name} {len(source(name))}\n".encode() + source(name))
    return whole.digest()


def _stamp_of_all(of_one_file: Callable[[Any], object]) -> Callable[[Any], object]:
    """numba's way to tell whether a function's source is what it was, `of_one_file`, for all files concerned."""

    def of_all_files(locator: Any) -> object:
        folder, file = os.path.split(locator._py_file)
        if getattr(sys, "frozen", False) or Path(folder) != _FOLDER:
            return of_one_file(
                locator
            )  # of a frozen program numba looks at the whole; other packages stay as they are
        try:
            return stamp(Path(file).stem)
        except OSError as error:  # compiled modules without their sources
            raise RuntimeError("nothing to tell whether kept code is up to date") from error

    return of_all_files


_File: Any = caching.IndexDataCacheFile
_load, _load_index = _File.load, _File._load_index
_Dispatcher: Any = Dispatcher
_enable = _Dispatcher.enable_caching


def _load_or_none(self: Any, key: Any) -> Any:
    try:
        return _load(self, key)
    except Exception:  # what a broken pickle raises can be anything
        return None


def _index_or_none(self: Any) -> Any:
    try:
        return _load_index(self)
    except Exception:
        return {}


def _enabled_if_possible(self: Any) -> None:
    with suppress(RuntimeError):  # no folder to keep it in
        _enable(self)


if _load.__module__ == caching.__name__:  # once
    _File.load, _File._load_index = _load_or_none, _index_or_none
    _Dispatcher.enable_caching = _enabled_if_possible
    _locators: tuple[Any, ...] = (caching._SourceFileBackedLocatorMixin, caching.ZipCacheLocator)
    for _Locator in _locators:
        _Locator.get_source_stamp = _stamp_of_all(_Locator.get_source_stamp)
