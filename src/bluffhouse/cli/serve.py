"""The command that opens the house. Its flags are the settings, one for one."""

from __future__ import annotations

import inspect
import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from bluffhouse.house.settings import Settings, SettingsError, fields, load


def serve(config: Path | None = None, browser: bool = False, **flags: Any) -> None:
    """Open the house: tables for people and bots, over HTTP and WebSocket."""
    try:
        settings = load(flags, os.environ, config)
    except SettingsError as error:
        _fail(str(error))
    # The server's libraries load only here: the other commands start without them.
    from bluffhouse.house.storage import StorageError, Store

    try:
        store = Store(settings.database_url)
        with store.claim():
            store.migrate()
            store.close()
            done = _open(settings, browser)
    except StorageError as error:
        _fail(str(error))
    if done:
        raise typer.Exit(done)


def _open(settings: Settings, browser: bool) -> int:
    """Serve until a signal ends it; the exit status."""
    from bluffhouse.web import serve as server

    try:
        door = server.listening(settings)
    except OSError as error:
        _fail(f"cannot listen on {settings.host} port {settings.port}: {error.strerror}")
    port = door.getsockname()[1]

    def opened() -> None:
        typer.echo(f"The house is open: {address(settings, port)}")
        sys.stdout.flush()
        if browser:
            webbrowser.open(address(settings, port))

    if settings.workers == 1:
        return 0 if server.serve(settings, door, opened) else 1
    if not hasattr(os, "fork"):
        _fail("several workers need a system that can fork; start one house per worker instead")
    from bluffhouse.web.workers import serve_with_workers

    return serve_with_workers(settings, door, opened)


def address(settings: Settings, port: int) -> str:
    """Where to point a browser."""
    if settings.public_url:
        return settings.public_url
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _fail(reason: str) -> NoReturn:
    typer.echo(f"bluffhouse: {reason}", err=True)
    raise typer.Exit(2)


def _parameters() -> list[inspect.Parameter]:
    """A flag for each setting. What is not given stays None, so that the environment and the
    file are heard."""
    help = "A TOML file with settings."
    made = [_parameter("config", Annotated[Path | None, typer.Option("--config", help=help)])]
    open_it = typer.Option("--browser", help="Open it in the browser of this machine.")
    made.append(_parameter("browser", Annotated[bool, open_it], default=False))
    for field in fields():
        name = field.flag
        kind: Any = str
        if field.type is bool:
            kind, name = bool, f"{field.flag}/--no-{field.flag[2:]}"
        note = f"{field.help} [{field.variable}]"
        made.append(_parameter(field.name, Annotated[kind | None, typer.Option(name, help=note)]))
    return made


def _parameter(name: str, annotation: Any, default: object = None) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
    )


serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
serve.__annotations__ = {parameter.name: parameter.annotation for parameter in _parameters()}
