"""The command that opens the house. Its flags are the settings, one for one."""

from __future__ import annotations

import inspect
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn, TypeAlias

import msgspec
import typer

from bluffhouse.cli import speech
from bluffhouse.house.settings import Settings, SettingsError, fields, load

EVERYWHERE = ("0.0.0.0", "::")
"""To listen there is to listen on every address of the machine."""

Listening: TypeAlias = tuple[Settings, socket.socket]
"""A socket, and the settings with the port that it got."""


def serve(config: Path | None = None, browser: bool = False, **flags: Any) -> None:
    """Open the house: tables for people and bots, over HTTP and WebSocket."""
    try:
        settings = load(flags, os.environ, config)
    except SettingsError as error:
        speech.fail_with(speech.said(error))

    def opened(settings: Settings) -> None:
        where = settings.public_url or address(settings)
        typer.echo(speech.words()("serve-open", address=where))
        sys.stdout.flush()
        if browser:
            show(where)

    keep_open(settings, _listen, opened)


def keep_open(
    settings: Settings,
    listen: Callable[[Settings], Listening],
    opened: Callable[[Settings], None],
) -> None:
    """The house, until a signal ends it; `opened` is called once people can come in."""
    # The server's libraries load only here: the other commands start without them.
    from bluffhouse.house.storage import StorageError, Store

    try:
        store = Store(settings.database_url)
        with store.claim():
            store.migrate()
            store.close()
            done = _serve(*listen(settings), opened)
    except StorageError as error:
        speech.fail_with(speech.said(error))
    if done:
        raise typer.Exit(done)


def _listen(settings: Settings) -> Listening:
    from bluffhouse.web.serve import listening

    try:
        door = listening(settings)
    except OSError as error:
        cannot_listen(settings, error)
    return msgspec.structs.replace(settings, port=door.getsockname()[1]), door


def cannot_listen(settings: Settings, error: OSError) -> NoReturn:
    host, port = settings.host, str(settings.port)
    speech.fail("serve-cannot-listen", host=host, port=port, reason=str(error.strerror))


def _serve(settings: Settings, door: socket.socket, opened: Callable[[Settings], None]) -> int:
    """Serve until a signal ends it; the exit status."""
    from bluffhouse.web import serve as server

    if settings.workers == 1:
        return 0 if server.serve(settings, door, lambda: opened(settings)) else 1
    if not hasattr(os, "fork"):
        speech.fail("serve-no-fork")
    from bluffhouse.web.workers import serve_with_workers

    return serve_with_workers(settings, door, lambda: opened(settings))


def address(settings: Settings) -> str:
    """Where to point a browser of this machine."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def show(where: str) -> None:
    """In the browser, if there is a screen for one: without, it would take over the terminal. And
    beside us: some programs answer only when they are closed."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens)):
        threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()


def _parameters() -> list[inspect.Parameter]:
    """A flag for each setting. What is not given stays None, so that the environment and the
    file are heard."""
    made = [_parameter("config", Annotated[Path | None, typer.Option("--config")])]
    open_it = typer.Option("--browser")
    made.append(_parameter("browser", Annotated[bool, open_it], default=False))
    for field in fields():
        name = field.flag
        kind: Any = str
        if field.type is bool:
            kind, name = bool, f"{field.flag}/--no-{field.flag[2:]}"
        made.append(_parameter(field.name, Annotated[kind | None, typer.Option(name)]))
    return made


def _parameter(name: str, annotation: Any, default: object = None) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
    )


serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
serve.__annotations__ = {parameter.name: parameter.annotation for parameter in _parameters()}
