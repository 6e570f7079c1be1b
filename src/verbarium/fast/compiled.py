"""Compiled code kept on disk is a help, never a danger: import this beside numba in every module of kernels.

numba takes a file of its cache that cannot be read for an error of the program. Here it is as good as none: the
function is compiled again and the file replaced; and where no folder can be written, nothing is kept. Only files that
are no whole pickle are noticed, not bits that have turned over within the code.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from numba.core import caching
from numba.core.dispatcher import Dispatcher

# For functions that make no array: without numba's counting of references, which for many arrays costs more than the
# work itself, in running and in compiling.
BARE: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}

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
