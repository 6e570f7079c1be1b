"""Fluent messages by language and key."""

from __future__ import annotations

import functools
import re
from importlib.resources import files
from typing import Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["it", "fr", "en", "ru", "pl"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@functools.cache
def bundle(language: Language) -> FluentBundle:
    """Every message of one language. Bidi isolation is left out: these texts go to terminals and files."""
    out = FluentBundle([language], use_isolating=False)
    folder = files("verbarium.texts") / language
    for part in sorted(folder.iterdir(), key=lambda f: f.name):
        if part.name.endswith(".ftl"):
            out.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    return out


def say(language: Language, key: str, /, **facts: str | int) -> str:
    """The message `key` in `language`. Raises KeyError for a key that no file has: that is our bug."""
    found = bundle(language)
    if not found.has_message(key):
        raise KeyError(f"no message {key!r} in {language}")
    pattern = found.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in {language} has no value")
    text, errors = found.format_pattern(pattern, facts)
    if errors:
        raise KeyError(f"message {key!r} in {language}: {errors}")
    return cast(str, text)


def cited(language: Language, source: str) -> str:
    """Where a rule set of ours comes from, in `language`; the source of anybody else's as it is."""
    key = "source-" + re.sub(r"[^a-z0-9]+", "-", source.lower()).strip("-")
    return say(language, key) if bundle(language).has_message(key) else source


def pick(locale: str | None) -> Language:
    """The interface language for a locale such as `pl_PL.UTF-8`; English when it is none of the five."""
    start = (locale or "").strip().lower()[:2]
    return next((x for x in LANGUAGES if x == start), "en")
