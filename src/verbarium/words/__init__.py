"""Words that know what kind they are: alphabets, lexicons, admissions."""

from verbarium.words.why import Why

__all__ = ["Why"]
