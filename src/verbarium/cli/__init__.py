"""The `verbarium` command. One file a command; each registers itself on `app`."""

from verbarium.cli.app import main

__all__ = ["main"]
