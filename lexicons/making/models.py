"""New words that are inflected like a word the source has: биткоин like магазин."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from making.rows import Row, kind


class ModelError(Exception):
    """A word cannot be inflected like its model."""


#: what a new word does not inherit from its model
OF_THE_MODEL = {"dim", "aug", "pej", "vulg", "coll", "slang", "arch", "rare", "tech", "broad"}


def inflected(words: Iterable[tuple[str, str, str]], rows: Iterable[Row]) -> Iterator[Row]:
    """The rows of each (word, model, part of speech), made from the rows whose lemma is the model.

    The ending that changes is told from the model's own forms; the word must end as the model does. Degrees of
    comparison and negations are left out: they have prefixes.
    """
    wanted = list(words)
    models: dict[tuple[str, str], list[tuple[str, str]]] = {(model, part): [] for _, model, part in wanted}
    lemmas = {model for _, model, _ in wanted}
    for form, lemma, what in rows:
        if lemma in lemmas:
            tags = set(what.split())
            for part in ("noun", "adj", "verb", "adv"):
                if (lemma, part) in models and part in tags and not tags & {"comp", "sup", "neg"}:
                    models[lemma, part].append((form, what))
    for word, model, part in wanted:
        forms = models[model, part]
        if not forms:
            raise ModelError(f"{word}: there is no {part} {model} to inflect it like")
        kept = common([model, *(form for form, _ in forms)])
        ending = model[kept:]
        if not word.endswith(ending):
            raise ModelError(f"{word} does not end in -{ending} like {model}")
        stem = word[: len(word) - len(ending)]
        for form, what in forms:
            yield stem + form[kept:], word, kind(*(tag for tag in what.split() if tag not in OF_THE_MODEL))


def common(words: list[str]) -> int:
    """Letters that all the words start with."""
    kept = 0
    for letters in zip(*words, strict=False):
        if len(set(letters)) > 1:
            break
        kept += 1
    return kept
