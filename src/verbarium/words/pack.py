"""The lexicon's file format: one `<language>.lex` a language, and `<language>.com` with how common words are.

A lexicon is a minimal automaton over the letters as spelled, whose final nodes carry the number of a
*reading set*: the (lemma rule, kind) pairs of the form. A rule makes the lemma from the form, so whole
inflection classes share tails and sets, and millions of forms fit into two megabytes.

`.lex`:  MAGIC, 32 bytes content id, 32 bytes SHA-256 of all that follows, uint32 length of the head, the head
(JSON: format, language, alphabet, counts, sources, licence, credits, columns), then the columns, each packed
with LZMA. The content id is a SHA-256 over the head's facts and the unpacked columns: it names the words,
whatever packed them. `.com`: the same frame with one column, a byte a word in the lexicon's order:
round(20 × (9 + log10 frequency)), 0 when unknown. It has its own licence and names the lexicon it belongs to.

Same rows, in whatever order the forms come: same bytes.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import lzma
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from verbarium.texts import Trouble
from verbarium.words.kinds import kind

FORMAT = 1
MAGIC = b"VERBLEX1"
COMMON_MAGIC = b"VERBCOM1"
LONGEST = 200  # letters in a word, more than any
_FRAME = 8 + 32 + 32 + 4


def _filters(size: int) -> list[dict[str, int]]:
    """LZMA's filter for a column of `size` bytes: a window as large as the column, no larger."""
    window = min(1 << 25, max(4096, 1 << max(0, size - 1).bit_length()))
    return [
        {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": window, "lc": 0, "pb": 0}
    ]


Rule = tuple[int, str, int, str]


@dataclass(frozen=True)
class Source:
    """Where words come from: a package by name and version, its licence (SPDX), and whom to credit."""

    name: str
    version: str
    licence: str
    credit: str


@dataclass(frozen=True)
class Written:
    """What the writer made: the two files (`com` is None without commonness), their id, and what it left out.

    `skipped` are forms with a letter that the alphabet lacks or longer than LONGEST, in order of appearance.
    """

    lex: bytes
    com: bytes | None
    id: str
    words: int
    skipped: tuple[str, ...]


# --- lemma rules


def rule_of(form: str, lemma: str) -> Rule:
    """How to make `lemma` from `form`: (drop, flag, cut, add), lemma = form[drop:len - cut] + add.

    flag "^" makes the first letter a capital. Drops serve prefixes (pl nie-, naj-; ru по-, наи-).
    """
    if lemma[:1].isupper():
        drop, _, cut, add = rule_of(form, lemma[0].lower() + lemma[1:])
        return drop, "^", cut, add
    best: tuple[int, Rule] | None = None
    for drop in range(min(7, len(form))):
        common = 0
        for a, b in zip(form[drop:], lemma, strict=False):
            if a != b:
                break
            common += 1
        cut, add = len(form) - drop - common, lemma[common:]
        cost = drop + cut + 2 * len(add)
        if best is None or cost < best[0]:
            best = cost, (drop, "", cut, add)
        if best[0] <= 6:
            break
    assert best is not None
    return best[1]


def apply_rule(form: str, rule: Rule) -> str:
    """The lemma that `rule` makes from `form`."""
    drop, flag, cut, add = rule
    made = form[drop : len(form) - cut] + add
    return made[:1].upper() + made[1:] if flag else made


def _rule_text(rule: Rule) -> str:
    return "{}/{}/{}/{}".format(*rule)


def rules_from(text: str) -> list[Rule]:
    """The rules of a pack's column, one a line."""
    out: list[Rule] = []
    for line in text.split("\n"):
        drop, flag, cut, add = line.split("/", 3)
        out.append((int(drop), flag, int(cut), add))
    return out


# --- columns


def planes(numbers: NDArray[np.uint32]) -> bytes:
    """Numbers as bytes, plane by plane: high planes are all zeros and pack to nothing."""
    return np.ascontiguousarray(numbers.astype("<u4").view(np.uint8).reshape(-1, 4).T).tobytes()


def unplanes(data: bytes) -> NDArray[np.uint32]:
    """The numbers of `planes`."""
    return np.ascontiguousarray(np.frombuffer(data, np.uint8).reshape(4, -1).T).view("<u4").ravel()


def _frame(magic: bytes, head: dict[str, Any], columns: Mapping[str, bytes]) -> tuple[bytes, str]:
    facts = json.dumps(head, ensure_ascii=False, sort_keys=True).encode()
    content = hashlib.sha256(facts)
    packed = {}
    for name, raw in columns.items():
        content.update(name.encode() + len(raw).to_bytes(8, "little") + raw)
        packed[name] = lzma.compress(raw, lzma.FORMAT_RAW, filters=_filters(len(raw)))
    table = [[name, len(packed[name]), len(columns[name])] for name in columns]
    whole = json.dumps({**head, "columns": table}, ensure_ascii=False, sort_keys=True).encode()
    body = len(whole).to_bytes(4, "little") + whole + b"".join(packed.values())
    data = magic + content.digest() + hashlib.sha256(body).digest() + body
    return data, content.hexdigest()


def head_of(path: Path, magic: bytes = MAGIC) -> tuple[str, dict[str, Any]]:
    """A file's content id and head, without unpacking or checking the rest. Trouble if it is no such file."""
    try:
        with path.open("rb") as f:
            start = f.read(_FRAME)
            if len(start) != _FRAME or start[:4] != magic[:4]:
                raise Trouble("words-pack-foreign", file=path.name)
            if start[:8] != magic:
                raise Trouble("words-pack-version", file=path.name)
            head = json.loads(f.read(int.from_bytes(start[72:76], "little")))
    except OSError as e:
        raise Trouble("words-pack-missing", file=path.name) from e
    except ValueError as e:
        raise Trouble("words-pack-damaged", file=path.name) from e
    if not isinstance(head, dict):
        raise Trouble("words-pack-damaged", file=path.name)
    return start[8:40].hex(), head


def columns_of(path: Path, magic: bytes = MAGIC) -> tuple[str, dict[str, Any], dict[str, bytes]]:
    """A whole file, checked against its checksum: content id, head, unpacked columns. Trouble if damaged."""
    id, head = head_of(path, magic)
    data = path.read_bytes()
    if hashlib.sha256(data[72:]).digest() != data[40:72]:
        raise Trouble("words-pack-damaged", file=path.name)
    at = _FRAME + int.from_bytes(data[72:76], "little")
    table = head.pop("columns")
    content = hashlib.sha256(json.dumps(head, ensure_ascii=False, sort_keys=True).encode())
    columns: dict[str, bytes] = {}
    for name, size, raw_size in table:
        raw = lzma.decompress(data[at : at + size], lzma.FORMAT_RAW, filters=_filters(raw_size))
        content.update(name.encode() + raw_size.to_bytes(8, "little") + raw)
        columns[name] = raw
        at += size
    if content.hexdigest() != id:
        raise Trouble("words-pack-damaged", file=path.name)
    return id, head, columns


# --- writing


class _Sets:
    """Numbers for rules, kinds and reading sets, as they first appear."""

    def __init__(self) -> None:
        self.rules: dict[Rule, int] = {}
        self.kinds: dict[str, int] = {}
        self.sets: dict[tuple[tuple[int, int], ...], int] = {}

    def number(self, form: str, readings: Iterable[tuple[str, str]]) -> int:
        pairs = set()
        made: dict[str, int] = {}
        for lemma, text in readings:
            if lemma not in made:
                made[lemma] = self.rules.setdefault(rule_of(form, lemma), len(self.rules))
            tags = kind(text)
            if (form == lemma or form == lemma.lower()) and "base" not in tags:
                tags = kind(f"{tags.text} base")
            pairs.add((made[lemma], self.kinds.setdefault(tags.text, len(self.kinds))))
        return self.sets.setdefault(tuple(sorted(pairs)), len(self.sets))


def write(
    language: str,
    alphabet: str,
    rows: Iterable[tuple[str, str, str]],
    *,
    sources: Sequence[Source],
    licence: str,
    made_by: str = "",
    bases: Mapping[str, str] | None = None,
    commonness: Callable[[str], int] | None = None,
    common_sources: Sequence[Source] = (),
    common_licence: str = "CC-BY-SA-4.0",
) -> Written:
    """Pack rows (form, lemma, kind) into a lexicon.

    alphabet  the letters of words as spelled, in collation order, at most 64
    rows      all rows of one form next to each other; forms in any order; kinds as text ("noun m sg nom");
              the tag `base` is set here. ValueError for an unknown tag or a form that comes in two places.
    bases     derived lemma -> the word it is made from (ogonek -> ogon), so that a refusal can tell
    made_by   fingerprint of the scripts and hand lists that made the rows
    """
    from verbarium.fast import automaton

    if len(alphabet) > 64:
        raise ValueError("an alphabet has at most 64 letters")
    sets, words, values, skipped = _Sets(), [], [], []
    known = set(alphabet)
    for form, group in itertools.groupby(rows, key=lambda row: row[0]):
        if not form or len(form) > LONGEST or not known.issuperset(form):
            skipped.append(form)
            continue
        words.append(form)
        values.append(sets.number(form, ((lemma, text) for _, lemma, text in group)))
    if not words:
        raise ValueError("no words")

    codes = {ord(letter): chr(i) for i, letter in enumerate(alphabet)}
    encoded = [word.translate(codes).encode("latin-1") for word in words]
    order = sorted(range(len(words)), key=encoded.__getitem__)
    for a, b in itertools.pairwise(order):
        if encoded[a] == encoded[b]:
            raise ValueError(f"the rows of {words[a]!r} are not next to each other")
    value = _by_use(np.array(values, np.uint32)[order], sets)
    offsets = np.zeros(len(words) + 1, np.int64)
    np.cumsum([len(encoded[i]) for i in order], out=offsets[1:])
    flat = np.frombuffer(b"".join(encoded[i] for i in order), np.uint8)
    first, node_value, label, target = automaton.build(flat, offsets, value.numbers + np.uint32(1))

    edges = np.diff(first)
    source = np.repeat(np.arange(len(node_value), dtype=np.uint32), edges)
    columns = {
        "edges": edges.astype(np.uint8).tobytes(),
        "label": label.tobytes(),
        "target": planes(source - target),  # children are near their parents
        "final": np.packbits(node_value > 0).tobytes(),
        "value": planes(node_value[node_value > 0]),
        "set_size": planes(np.array([len(s) for s in value.sets], np.uint32)),
        "set_rule": planes(np.array([r for s in value.sets for r, _ in s], np.uint32)),
        "set_kind": planes(np.array([k for s in value.sets for _, k in s], np.uint32)),
        "rules": "\n".join(value.rules).encode(),
        "kinds": "\n".join(value.kinds).encode(),
        "bases": "\n".join(f"{derived}\t{base}" for derived, base in sorted((bases or {}).items())).encode(),
    }
    head = {
        "format": FORMAT,
        "language": language,
        "alphabet": alphabet,
        "words": len(words),
        "sets": len(value.sets),
        "readings": int(value.readings),
        "longest": max(map(len, words)),
        "licence": licence,
        "sources": [vars(s) for s in sources],
        "made_by": made_by,
    }
    lex, id = _frame(MAGIC, head, columns)
    com = None
    if commonness is not None:
        ranks = bytes(min(255, max(0, commonness(words[i]))) for i in order)
        com_head = {
            "format": FORMAT,
            "language": language,
            "lexicon": id,
            "words": len(words),
            "licence": common_licence,
            "sources": [vars(s) for s in common_sources],
        }
        com, _ = _frame(COMMON_MAGIC, com_head, {"common": ranks})
    return Written(lex, com, id, len(words), tuple(skipped))


@dataclass(frozen=True)
class _Numbered:
    numbers: NDArray[np.uint32]
    sets: list[tuple[tuple[int, int], ...]]
    rules: list[str]
    kinds: list[str]
    readings: int


def _by_use(values: NDArray[np.uint32], sets: _Sets) -> _Numbered:
    """Rules, kinds and sets renumbered by use, most used first, ties by their text.

    Small numbers pack better, and the order in which the rows came leaves no trace.
    """
    use = np.bincount(values, minlength=len(sets.sets)).tolist()
    old_sets = list(sets.sets)
    rule_text, kind_text = [_rule_text(r) for r in sets.rules], list(sets.kinds)
    rule_use, kind_use = [0] * len(rule_text), [0] * len(kind_text)
    for pairs in old_sets:
        for r, k in pairs:
            rule_use[r] += 1
            kind_use[k] += 1
    rule_order = sorted(range(len(rule_text)), key=lambda r: (-rule_use[r], rule_text[r]))
    kind_order = sorted(range(len(kind_text)), key=lambda k: (-kind_use[k], kind_text[k]))
    new_rule = {r: i for i, r in enumerate(rule_order)}
    new_kind = {k: i for i, k in enumerate(kind_order)}
    renamed = [tuple(sorted((new_rule[r], new_kind[k]) for r, k in pairs)) for pairs in old_sets]
    set_order = sorted(range(len(renamed)), key=lambda s: (-use[s], renamed[s]))
    new_set = np.zeros(len(renamed), np.uint32)
    new_set[set_order] = np.arange(len(renamed), dtype=np.uint32)
    return _Numbered(
        new_set[values],
        [renamed[s] for s in set_order],
        [rule_text[r] for r in rule_order],
        [kind_text[k] for k in kind_order],
        sum(use[s] * len(renamed[s]) for s in range(len(renamed))),
    )


# --- reading


def expand(lex: Path, com: Path | None) -> dict[str, NDArray[Any]]:
    """The flat arrays of a lexicon, ready to be mapped into memory (0.1 to 0.4 s).

    first, label, target  as in `fast.dawg.Dawg`, over the letters as spelled
    value     uint32[nodes]  0 where no word ends, else 1 + the number of its reading set
    count     uint32[nodes]  words below the node, itself included: ranks words in order
    set_first uint32[sets + 1], set_rule uint32[…], set_kind uint32[…]  the readings of each set
    common    uint8[words]   how common, in order of rank
    rules, kinds, bases, head, common_head  uint8[…]  text: one a line; JSON

    Trouble if a file is missing, damaged, of another format, or `com` belongs to another lexicon.
    """
    id, head, columns = columns_of(lex)
    common_head: dict[str, Any] = {}
    common = np.zeros(head["words"], np.uint8)
    if com is not None:
        _, common_head, common_columns = columns_of(com, COMMON_MAGIC)
        if common_head["lexicon"] != id:
            raise Trouble("words-pack-mismatch", file=com.name, lexicon=lex.name)
        common = np.frombuffer(common_columns["common"], np.uint8)
    try:
        arrays = _arrays(columns)
    except KeyError as e:  # sound, but of a version with other columns
        raise Trouble("words-pack-version", file=lex.name) from e
    return {
        **arrays,
        "common": common,
        "head": np.frombuffer(json.dumps({**head, "id": id}).encode(), np.uint8),
        "common_head": np.frombuffer(json.dumps(common_head).encode(), np.uint8),
    }


def _arrays(columns: Mapping[str, bytes]) -> dict[str, NDArray[Any]]:
    """The arrays that `expand` makes of a lexicon's columns."""
    edges = np.frombuffer(columns["edges"], np.uint8)
    nodes = len(edges)
    first = np.zeros(nodes + 1, np.uint32)
    np.cumsum(edges, out=first[1:], dtype=np.uint32)
    target = np.repeat(np.arange(nodes, dtype=np.uint32), edges) - unplanes(columns["target"])
    value = np.zeros(nodes, np.uint32)
    final = np.unpackbits(np.frombuffer(columns["final"], np.uint8), count=nodes).astype(bool)
    value[final] = unplanes(columns["value"])
    sizes = unplanes(columns["set_size"])
    set_first = np.zeros(len(sizes) + 1, np.uint32)
    np.cumsum(sizes, out=set_first[1:], dtype=np.uint32)
    texts = {name: np.frombuffer(columns[name], np.uint8) for name in ("rules", "kinds", "bases")}
    return {
        "first": first,
        "label": np.frombuffer(columns["label"], np.uint8),
        "target": target,
        "value": value,
        "count": counts(first, value, target),
        "set_first": set_first,
        "set_rule": unplanes(columns["set_rule"]),
        "set_kind": unplanes(columns["set_kind"]),
        **texts,
    }


def counts(
    first: NDArray[np.uint32], final: NDArray[np.uint8] | NDArray[np.uint32], target: NDArray[np.uint32]
) -> NDArray[np.uint32]:
    """Words below each node, itself included. After i rounds right for nodes of height up to i.

    Whole arrays at a time and no compiled code, so that nobody waits for a compiler.
    """
    own = (final > 0).astype(np.int64)
    count, sums = own, np.zeros(len(target) + 1, np.int64)
    while True:
        np.cumsum(count[target], out=sums[1:])
        new = own + sums[first[1:]] - sums[first[:-1]]
        if np.array_equal(new, count):
            return count.astype(np.uint32)
        count = new
