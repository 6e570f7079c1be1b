"""`verbarium types`: the browser client's types, for those who work on it."""

from __future__ import annotations

import typer


def types() -> None:
    """Print web/src/wire.ts: what passes between house and browser, as TypeScript."""
    from verbarium.house.typescript import render
    from verbarium.server.rooms import all_games

    print(render(all_games()), end="")


def register(app: typer.Typer) -> None:
    app.command(hidden=True)(types)
