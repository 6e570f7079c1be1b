"""Reads a pack back and compares it with the rows it was made of: every form, every reading, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from making.rows import Row, by_form
from verbarium.words.kinds import kind
from verbarium.words.pack import apply_rule, expand, rules_from


class PackError(Exception):
    """The pack does not say what its rows say: a fault of the packer."""


def verify(rows: Iterable[Row], lex: Path, alphabet: str, skipped: Iterable[str]) -> int:
    """The number of forms compared; `rows` come ordered by form. PackError names the first that differs."""
    arrays = expand(lex, None)
    first, label, target, value = (arrays[name].tolist() for name in ("first", "label", "target", "value"))
    set_first, set_rule, set_kind = (arrays[name].tolist() for name in ("set_first", "set_rule", "set_kind"))
    rules = rules_from(arrays["rules"].tobytes().decode())
    kinds = arrays["kinds"].tobytes().decode().split("\n")
    code = {letter: i for i, letter in enumerate(alphabet)}
    left_out = set(skipped)
    compared = 0
    for form, readings in by_form(rows):
        if form in left_out:
            continue
        node = len(value) - 1
        for letter in form:
            wanted = code[letter]
            for edge in range(first[node], first[node + 1]):
                if label[edge] == wanted:
                    node = target[edge]
                    break
            else:
                raise PackError(f"{form} is not in the pack")
        number = value[node] - 1
        if number < 0:
            raise PackError(f"{form} is not in the pack")
        found = {
            (apply_rule(form, rules[set_rule[i]]), kinds[set_kind[i]])
            for i in range(set_first[number], set_first[number + 1])
        }
        wanted_readings = {
            (lemma, kind(f"{what} base" if form in (lemma, lemma.lower()) else what).text)
            for lemma, what in readings
        }
        if found != wanted_readings:
            raise PackError(f"{form}: packed {sorted(found)}, given {sorted(wanted_readings)}")
        compared += 1
    if compared != int(arrays["count"][-1]):
        raise PackError(f"{int(arrays['count'][-1])} forms in the pack, {compared} in the rows")
    return compared
