"""What a build writes beside a pack: counts a kind, what each hand list changed, common words that are missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from making.hand import Hand
from making.pins import Pin

#: tags by which readings are counted
COUNTED = """
noun adj verb adv num pron det art prep conj ptcl intj pred proper place person abbr dim aug vulg arch coll slang
tech rare broad clitic inf part ger fin sup comp pltant nsi invar defective neg
""".split()  # noqa: SIM905


class Counts:
    """Forms, readings and readings a tag, counted while rows go by."""

    def __init__(self) -> None:
        self.readings = 0
        self.tags: Counter[str] = Counter()
        self._kinds: Counter[str] = Counter()

    def count(self, what: str) -> None:
        self.readings += 1
        self._kinds[what] += 1

    def table(self) -> list[tuple[str, int]]:
        tags: Counter[str] = Counter()
        for what, n in self._kinds.items():
            for tag in what.split():
                tags[tag] += n
        return [(tag, tags[tag]) for tag in COUNTED if tags[tag]]


def text(
    language: str, pack_id: str, words: int, counts: Counts, hand: Hand, missing: dict[str, list[str]],
    skipped: Iterable[str], sources: list[Pin], sizes: tuple[int, int],
) -> str:  # fmt: skip
    """The report of one language, in Markdown. The same for the same pack."""
    left_out = list(skipped)
    lines = [
        f"# The {language} lexicon",
        "",
        f"Content id `{pack_id}`; {words:,} forms, {counts.readings:,} readings; "
        f"{sizes[0]:,} bytes of words, {sizes[1]:,} bytes of commonness.",
        "",
        "| readings tagged | number |",
        "|---|---|",
        *(f"| {tag} | {n:,} |" for tag, n in counts.table()),
        "",
        "| hand list | lines | words it changed | lines that changed nothing |",
        "|---|---|---|---|",
    ]
    for name in hand.names():
        taken, used = hand.words(name), hand.used.get(name, set())
        idle = sorted(taken - used) if used else []
        shown = f"{len(idle)}: {' '.join(idle[:12])}{' …' if len(idle) > 12 else ''}" if idle else "-"
        lines.append(f"| {name} | {len(taken):,} | {len(used):,} | {shown} |")
    lines += ["", "Of the 3,000 commonest lower-case words of the language:", ""]
    for title, found in missing.items():
        lines.append(f"- {title} ({len(found)}): {' '.join(found) or '-'}")
    if left_out:
        lines += ["", f"Forms with letters outside the alphabet, left out: {len(left_out):,}"]
    lines += ["", "Sources:", ""]
    lines += [f"- {p.name} {p.version} ({p.origin}), {p.licence}: {p.credit}" for p in sources]
    return "\n".join(lines) + "\n"
