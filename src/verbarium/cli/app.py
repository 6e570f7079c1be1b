"""The command line's frame: finds the commands, tells people what went wrong in their language."""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from typing import Annotated

import typer

import verbarium
import verbarium.cli
import verbarium.cli.bench
from verbarium.texts import Language, Trouble, pick, say

app = typer.Typer(name="verbarium", no_args_is_help=True, add_completion=False, rich_markup_mode="rich")
bench = typer.Typer(name="bench", no_args_is_help=True, help="How fast things are: medians and ratios.")


def language() -> Language:
    """The language the command line speaks: VERBARIUM_UI, else the locale, else English."""
    named = (os.environ.get(n) for n in ("VERBARIUM_UI", "LC_ALL", "LC_MESSAGES", "LANG"))
    return pick(next(filter(None, named), None))


def _print_version(asked: bool) -> None:
    if asked:
        print(verbarium.__version__)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and stop."),
    ] = False,
) -> None:
    pass


def _register() -> None:
    """Every module of `cli` with a `register(app)` adds its commands; `cli.bench` modules add benches."""
    for package, parent in ((verbarium.cli, app), (verbarium.cli.bench, bench)):
        for module in sorted(m.name for m in pkgutil.iter_modules(package.__path__)):
            if module != "app" and (name := f"{package.__name__}.{module}") != verbarium.cli.bench.__name__:
                getattr(importlib.import_module(name), "register", lambda _: None)(parent)
    app.add_typer(bench)


def main() -> None:
    """Entry point: exit 0 when done, 2 with one line on stderr for bad input."""
    _register()
    try:
        app()
    except Trouble as t:
        print(say(language(), t.code, **t.facts), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # `verbarium … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
