"""`bluffhouse` without a command: opens the house for everybody in the room.

It opens a browser on this machine, prints a QR code for phones in the same network, and keeps the
games in the folder where the operating system keeps the data of programs.
"""

from __future__ import annotations

import errno
import os
import socket
import sys
from ipaddress import ip_address
from itertools import zip_longest

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from bluffhouse.cli import messages
from bluffhouse.cli.serve import (
    ALL_ADDRESSES,
    Listening,
    address,
    fail_to_listen,
    keep_open,
    open_browser,
)
from bluffhouse.house.settings import Settings, SettingsError, choices, load

PARTY_DEFAULTS = {"host": ALL_ADDRESSES[0], "log": "warning"}
"""Settings that differ from the usual defaults unless the operator sets them."""
MAX_PORTS_TRIED = 20
"""Ports tried, one after the other, if the operator did not set one."""
UNASSIGNED_ADDRESS = ("203.0.113.1", 9)
"""An address and port outside the local network; the address is reserved for documentation."""
QR_BORDER = 2
"""Light modules around a QR code, which cameras need to find it."""
HALF_BLOCKS = " ▄▀█"
"""Two modules of a QR code in one character: none, the lower, the upper, both."""


def party(host: str | None, port: int | None, browser: bool) -> None:
    """Open the house and serve it until Ctrl-C."""
    flags = {"host": host, "port": port}
    try:
        settings = load(flags, os.environ, otherwise=PARTY_DEFAULTS)
        tries = 1 if "port" in choices(flags, os.environ) else MAX_PORTS_TRIED
    except SettingsError as error:
        messages.fail_with(messages.message_of(error))
    wanted = settings.port

    def listen(settings: Settings) -> Listening:
        settings, listener = _listen_on_free_port(settings, tries)
        if not settings.public_url and (others := address_for_others(settings)):
            # The browser of this machine uses another address than the one that people share.
            settings = msgspec.structs.replace(settings, public_url=others.rstrip("/"))
        return settings, listener

    def opened(settings: Settings) -> None:
        _print_welcome(settings, wanted)
        if browser:
            open_browser(address(settings))

    keep_open(settings, listen, opened)


def _listen_on_free_port(settings: Settings, tries: int) -> Listening:
    """Listen on the first free port, starting with the one of the settings."""
    # Imported here so that the other commands start without the server's libraries.
    from bluffhouse.web.serve import open_listener

    for offset in range(tries):
        tried = msgspec.structs.replace(settings, port=settings.port + offset)
        try:
            listener = open_listener(tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or offset == tries - 1:
                fail_to_listen(tried, error)
        else:
            return msgspec.structs.replace(tried, port=listener.getsockname()[1]), listener
    raise AssertionError("the last port either is free or ends the command")


# ── where others find it ────────────────────────────────────────────────────────────────────


def address_for_others(settings: Settings) -> str | None:
    """Return the URL for other machines, or None if they cannot reach this one."""
    if settings.public_url:
        return f"{settings.public_url}/"
    host = network_address() if settings.host in ALL_ADDRESSES else settings.host
    if host is None or _is_loopback(host):
        return None
    return address(msgspec.structs.replace(settings, host=host))


def network_address() -> str | None:
    """Return the address of this machine in its network, or None if it has no network.

    Nothing is sent: the system only looks up which of its addresses it would send from.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNASSIGNED_ADDRESS)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# ── what the terminal says ──────────────────────────────────────────────────────────────────


def _print_welcome(settings: Settings, wanted: int) -> None:
    """Print where to reach the house, how to close it, and where the games are kept.

    `wanted` is the port that was asked for.
    """
    say = messages.words()
    lines = [say("serve-open", address=address(settings))]
    if wanted not in (0, settings.port):
        lines.append(say("party-port-taken", port=str(wanted), other=str(settings.port)))
    others = address_for_others(settings)
    if others is not None:
        lines += [say("party-others", address=others), *_qr_code_lines(others)]
    elif settings.host in ALL_ADDRESSES:
        lines.append(say("party-no-network"))
    lines.append(say("party-close"))
    kind, _, place = settings.database_url.partition(":///")
    if kind == "sqlite":
        lines.append(say("party-kept", file=place))
    # Printed in one go: a program that reads the first line may end this process.
    typer.echo("\n".join(lines))
    sys.stdout.flush()


def _qr_code_lines(text: str) -> list[str]:
    """Return the lines of a QR code, or none if the terminal cannot show it."""
    console = Console(highlight=False)
    coloured = console.color_system is not None and not console.no_color
    lines = qr_code(text, dark_on_light=coloured)
    if not console.is_terminal or len(lines[0]) > console.width or not _has_half_blocks(console):
        return []
    with console.capture() as drawn:
        for line in lines:
            console.print(Text(line, "#000000 on #ffffff" if coloured else ""))
    return ["", drawn.get()]


def _has_half_blocks(console: Console) -> bool:
    try:
        HALF_BLOCKS.encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def qr_code(text: str, dark_on_light: bool = True) -> list[str]:
    """Return the lines of a QR code, drawn with half blocks.

    In colour it is printed dark on light. Without colour the terminal is assumed to be light on
    dark, so the light modules are drawn.
    """
    import segno  # imported here so that the other commands start without it

    rows = [
        [bool(module) is dark_on_light for module in row]
        for row in segno.make_qr(text, error="l").matrix_iter(border=QR_BORDER)
    ]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[False] * len(rows[0]))
    return [
        "".join(HALF_BLOCKS[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in pairs
    ]
