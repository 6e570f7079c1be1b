"""`verbarium warm`: what takes its time only once."""

from __future__ import annotations

import typer


def warm() -> None:
    """Compile the kernels and open the lexicons, so that nobody waits for it at the table."""
    from verbarium.server.warm import alone, everything

    with alone():
        for name in everything():
            print(name, flush=True)


def register(app: typer.Typer) -> None:
    app.command(hidden=True)(warm)
