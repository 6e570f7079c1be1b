"""Draws words of an admission at random, to be read and judged: lexicons/sample.py club-it --seed 1.

The draw depends on the seed and the words alone; docs/words.md names the seeds of the samples that were judged.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq

from verbarium.words import lexicon


def sample(admission: str, seed: int, count: int) -> list[str]:
    """`count` folded words of the admission (name-language), those whose hash with the seed is smallest."""
    words = lexicon(admission.rsplit("-", 1)[1]).admit(admission)

    def rank(word: str) -> bytes:
        return hashlib.sha256(f"{seed} {word}".encode()).digest()

    return sorted(words.display(word) for word in heapq.nsmallest(count, words.words(), key=rank))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("admission")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    options = parser.parse_args()
    print(" ".join(sample(options.admission, options.seed, options.count)))
