"""Verbarium: a house of word games in five languages."""

__version__ = "0.1.0"
