"""What `solve`, `judge` and `rules` share: rule sets by name or file, and the words they ask."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from verbarium.texts import LANGUAGES, Trouble

if TYPE_CHECKING:
    from verbarium.games.grid.lexicon import Words
    from verbarium.games.grid.presets import Preset
    from verbarium.games.grid.ruleset import RuleSet
    from verbarium.words import OwnList

SHOWN = 5
"""Odd lines of a list that are told, of each kind."""


def rule_sets(folder: Path | None = None) -> Mapping[str, Preset]:
    """The house's rule sets, and those in a club's folder."""
    from verbarium.games.grid.presets import load, shipped

    if folder is None:
        return shipped()
    if not folder.is_dir():
        raise Trouble("rules-no-such-folder", folder=str(folder))
    return {**shipped(), **load(folder.iterdir())}


def find_rules(name: str, language: str = "", folder: Path | None = None) -> RuleSet:
    """The rule set `name`, or the one in the file `name`, in a language ("": its own first one).

    In a language that it is not made for, it is played with that language's dice and all its forms.
    """
    from verbarium.games.grid.presets import load, pick
    from verbarium.games.grid.settings import check, in_language

    if language and language not in LANGUAGES:
        raise Trouble("cli-language-unknown", language=language, known=", ".join(LANGUAGES))
    offered = rule_sets(folder)
    file = Path(name)
    if name.endswith(".toml") and name not in offered:
        if not file.is_file():
            raise Trouble("cli-file-missing", file=name)
        offered, name = load([file]), file.name.removesuffix(".toml")
    if language and name in offered and language not in offered[name]:
        rules = in_language(pick(offered, name, ""), language)
        check(rules)
        return rules
    return pick(offered, name, language)


def words_for(rules: RuleSet, lexicon: Path | None, beside: Path | None = None) -> Words:
    """The words of a rule set: from the house's lexicon, or from a list of one's own.

    A rule set that names a `lexicon` takes the list of that name `beside` itself.
    """
    from verbarium.games.grid import words_of
    from verbarium.words import read_list

    if lexicon is None:
        return words_of(beside)(rules)
    own = read_list(lexicon, rules.language)
    _tell(own)
    return own


def _tell(own: OwnList) -> None:
    """What was odd about a list's lines, on stderr: how many words it has, and the first lines of each kind."""
    from verbarium.cli.app import language
    from verbarium.texts import say

    report, tongue = own.report, language()
    odd = [
        say(tongue, "words-list-duplicate", line=n, word=w, first=f) for n, w, f in report.duplicates[:SHOWN]
    ]
    odd += [say(tongue, "words-list-refused", line=n, word=w, letter=x) for n, w, x in report.refused[:SHOWN]]
    odd += [say(tongue, "words-list-name", line=n, word=w) for n, w in report.names[:SHOWN]]
    if odd:
        more = len(report.duplicates) + len(report.refused) + len(report.names) - len(odd)
        print(say(tongue, "words-list-read", count=report.words), file=sys.stderr)
        print(*(f"  {line}" for line in odd), *([f"  … +{more}"] if more else []), sep="\n", file=sys.stderr)
