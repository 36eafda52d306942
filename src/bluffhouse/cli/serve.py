"""The command `bluffhouse serve`: opens the house. It has one flag for each setting."""

from __future__ import annotations

import inspect
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeAlias

import msgspec
import typer

from bluffhouse.cli import messages
from bluffhouse.house.settings import Settings, SettingsError, fields, load

if TYPE_CHECKING:
    from bluffhouse.house.storage import Store

ALL_ADDRESSES = ("0.0.0.0", "::")
"""Hosts that mean: listen on every address of the machine."""

Listening: TypeAlias = tuple[Settings, socket.socket]
"""A listening socket, and the settings with the port that it got."""


def serve(config: Path | None = None, browser: bool = False, **flags: Any) -> None:
    """Open the house: tables for people and bots, over HTTP and WebSocket."""
    try:
        settings = load(flags, os.environ, config)
    except SettingsError as error:
        messages.fail_with(messages.message_of(error))

    def opened(settings: Settings) -> None:
        url = settings.public_url or address(settings)
        typer.echo(messages.words()("serve-open", address=url))
        sys.stdout.flush()
        if browser:
            open_browser(url)

    keep_open(settings, _listen, opened)


def keep_open(
    settings: Settings,
    listen: Callable[[Settings], Listening],
    opened: Callable[[Settings], None],
) -> None:
    """Serve the house until a signal ends it; call `opened` once people can connect."""
    # Imported here so that the other commands start without the server's libraries.
    from bluffhouse.house.storage import StorageError, Store

    try:
        store = Store(settings.database_url)
        with store.claim():
            store.migrate()
            token = _first_desk_token(store, settings)
            store.close()

            def opened_first(settings: Settings) -> None:
                opened(settings)
                if token is not None:
                    print_desk_token(settings, token)

            status = _serve(*listen(settings), opened_first)
    except StorageError as error:
        messages.fail_with(messages.message_of(error))
    if status:
        raise typer.Exit(status)


def _first_desk_token(store: Store, settings: Settings) -> str | None:
    """Make the token of the operator's desk, if there is none yet, and return it."""
    from bluffhouse.house.desk_secrets import DESK_TOKEN
    from bluffhouse.web.desk_access import new_token, token_hash

    if not settings.desk or settings.desk_token:
        return None
    token = new_token()
    return token if store.secret(DESK_TOKEN, token_hash(token)) == token_hash(token) else None


def print_desk_token(settings: Settings, token: str) -> None:
    """Tell the operator where the desk is, and its token, which is shown only once."""
    url = (settings.public_url or address(settings)).rstrip("/") + "/desk"
    typer.echo(messages.words()("desk-token-new", address=url, token=token))
    sys.stdout.flush()


def _listen(settings: Settings) -> Listening:
    from bluffhouse.web.serve import open_listener

    try:
        listener = open_listener(settings)
    except OSError as error:
        fail_to_listen(settings, error)
    return msgspec.structs.replace(settings, port=listener.getsockname()[1]), listener


def fail_to_listen(settings: Settings, error: OSError) -> NoReturn:
    """Exit and say why the house cannot listen on its host and port."""
    host, port = settings.host, str(settings.port)
    messages.fail("serve-cannot-listen", host=host, port=port, reason=str(error.strerror))


def _serve(settings: Settings, listener: socket.socket, opened: Callable[[Settings], None]) -> int:
    """Serve until a signal ends it, and return the exit status."""
    from bluffhouse.web import serve as server

    if settings.mcp:
        check_agents()
    operations = _listen_for_operator(settings)
    if settings.workers == 1:
        return 0 if server.serve(settings, listener, lambda: opened(settings), operations) else 1
    if not hasattr(os, "fork"):
        messages.fail("serve-no-fork")
    from bluffhouse.web.workers import serve_with_workers

    return serve_with_workers(settings, listener, lambda: opened(settings), operations)


def _listen_for_operator(settings: Settings) -> socket.socket | None:
    from bluffhouse.web.serve import open_operations_listener

    try:
        return open_operations_listener(settings)
    except OSError as error:
        host, _, port = settings.operations.rpartition(":")
        messages.fail("serve-cannot-listen", host=host, port=port, reason=str(error.strerror))


def check_agents() -> None:
    """Exit and say what to install if the packages for agents are missing."""
    if find_spec("mcp") is None or find_spec("httpx") is None:
        messages.fail("agents-missing")


def address(settings: Settings) -> str:
    """Return the URL of the house for a browser on this machine."""
    host = "127.0.0.1" if settings.host in ALL_ADDRESSES else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def open_browser(url: str) -> None:
    """Open the URL in a browser, if this machine has a screen.

    Without a screen a text browser would take over the terminal. The browser is started in a
    thread, because some programs return only when they are closed.
    """
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    if sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens)):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _parameters() -> list[inspect.Parameter]:
    """Return a flag for each setting, and two more.

    A flag that is not given stays None, so that the environment and the file decide.
    """
    parameters = [_parameter("config", Annotated[Path | None, typer.Option("--config")])]
    browser = Annotated[bool, typer.Option("--browser")]
    parameters.append(_parameter("browser", browser, default=False))
    for field in fields():
        name = field.flag
        kind: Any = str
        if field.type is bool:
            kind, name = bool, f"{field.flag}/--no-{field.flag[2:]}"
        parameters.append(_parameter(field.name, Annotated[kind | None, typer.Option(name)]))
    return parameters


def _parameter(name: str, annotation: Any, default: object = None) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
    )


serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
serve.__annotations__ = {parameter.name: parameter.annotation for parameter in _parameters()}
