"""Words labelled by hand before any lexicon was asked: how many come out as a dictionary reader expects."""

from collections import defaultdict
from pathlib import Path

import pytest

from verbarium.words import lexicon

HERE = Path(__file__).parent / "labelled"
LANGUAGES = ("it", "fr", "en", "ru", "pl")

# Share of labels that must come out, by admission. Hard words: the lists are for finding kinds of errors, and
# tuning a lexicon to reach 100 % here would spoil them as a measure.
LEAST = 0.94


def labelled(language: str) -> dict[str, list[tuple[str, bool]]]:
    """The labels of a language by admission: (word, whether it counts)."""
    found: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    for line in (HERE / f"{language}.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            word, admission, expected, _ = line.split("\t")
            found[admission].append((word, expected == "yes"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_labelled_words_come_out(language: str) -> None:
    opened = lexicon(language)
    for admission, labels in labelled(language).items():
        assert len(labels) >= 150, f"{admission}: too few labels to measure with"
        words = opened.admit(admission)
        missed = [word for word, expected in labels if words.why(word).admitted != expected]
        assert len(missed) <= (1 - LEAST) * len(labels), f"{admission}: {' '.join(missed)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_say_yes_and_no_and_never_both(language: str) -> None:
    for admission, labels in labelled(language).items():
        assert len(dict(labels)) == len(labels), f"{admission}: a word is labelled twice"
        assert 10 <= sum(not expected for _, expected in labels) < len(labels), admission
