"""How many random cases were compared with a plain twin: counted where they are compared, told at the end of a run."""

from __future__ import annotations

from collections import Counter

compared: Counter[str] = Counter()
"""Cases by what they were. A worker's are added to the whole run's when it ends."""
