"""`verbarium serve`: the house on the web."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8040,
    database: Annotated[
        str, typer.Option(help="SQLite file, or memory: to forget everything.")
    ] = "verbarium.sqlite",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin that may connect (behind a proxy).")
    ] = None,
    https: Annotated[
        bool, typer.Option(help="Visitors come over https (cookies are marked Secure).")
    ] = False,
    proxied: Annotated[bool, typer.Option(help="Believe the proxy in front about addresses.")] = False,
    new_key: Annotated[
        bool,
        typer.Option("--new-key", help="Sign sessions with a new key from now on; nobody is thrown out."),
    ] = False,
    rules: Annotated[
        Path | None, typer.Option(help="A club's folder of rule sets (TOML) and word lists.")
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
) -> None:
    """Open the house: people reach it with a browser."""
    from verbarium.server.run import run
    from verbarium.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=tuple(origin or ()),
        secure=https,
        proxied=proxied,
        new_key=new_key,
        rules=rules,
    )
    run(settings, open_browser=open_browser)


def register(app: typer.Typer) -> None:
    app.command()(serve)
