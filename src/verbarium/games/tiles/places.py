"""Where things stand in a TOML text: the line of each table, key and element, which `tomllib` does not tell."""

from __future__ import annotations

import re
from collections.abc import Mapping

Place = tuple[str | int, ...]
"""A table's name ("" for none), a key, then the indices of elements, from 0."""

_TOKEN = re.compile(
    r'(?P<comment>\#[^\n]*)|(?P<text>"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')'
    r"|(?P<line>\n)|(?P<sign>[\[\]{}=,])|(?P<word>[^\s\[\]{}=,#\"']+)",
    re.DOTALL,
)


def places(text: str) -> Mapping[Place, int]:
    """The line, from 1, of every table, key and array element of a text that `tomllib` has read.

    Keys of inline tables and dotted keys are not told apart: the line is that of the key before them.
    """
    found: dict[Place, int] = {}
    table, key, indices, braces, line = "", "", list[int](), 0, 1
    value = False  # between = and the end of what it gives
    header: str | None = None  # a table's name, while it is being read
    fresh = True  # the next thing begins an element of the innermost array
    for token in _TOKEN.finditer(text):
        kind, said = token.lastgroup, token.group()
        if kind == "line":
            if not indices and not braces:
                value, header = False, None
        elif kind == "comment":
            continue
        elif braces or (said == "{" and value):
            if fresh and said == "{" and indices:
                found[(table, key, *indices)] = line
                fresh = False
            braces += (said == "{") - (said == "}")
        elif value:
            if said == ",":
                indices[-1] += 1
                fresh = True
            elif said == "]":
                indices.pop()
                fresh = False
            else:
                if fresh and indices:
                    found[(table, key, *indices)] = line
                if said == "[":
                    indices.append(0)
                fresh = said == "["
        elif header is not None:
            if said == "]":
                table, header = header, None
                found.setdefault((table,), line)
            elif said != "[":
                header += _bare(said)
        elif said == "[":
            header = ""
        elif said == "=":
            value, fresh = True, False
        elif kind in ("word", "text"):
            key = _bare(said)
            found.setdefault((table, key), line)
        line += said.count("\n")
    return found


def line_of(found: Mapping[Place, int], place: Place) -> int:
    """The line of a place, or of the smallest thing around it; 1 if there is none."""
    while place and place not in found:
        place = place[:-1]
    return found.get(place, 1)


def _bare(said: str) -> str:
    quotes = 3 if said[:3] in ('"""', "'''") else 1 if said[:1] in ('"', "'") else 0
    return said[quotes : len(said) - quotes]
