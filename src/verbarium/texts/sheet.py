"""Tables for spreadsheets: comma-separated, and harmless to open."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def harmless(cell: str | int | None) -> str:
    """A cell as text. What a spreadsheet would take for a formula gets an apostrophe before it; numbers do not."""
    text = "" if cell is None else str(cell)
    return f"'{text}" if isinstance(cell, str) and text.lstrip().startswith(_FORMULA) else text


def csv_text(rows: Iterable[Sequence[str | int | None]]) -> str:
    """Rows as CSV with line feeds, every cell harmless."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return out.getvalue()
