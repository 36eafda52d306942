"""`bluffhouse` without a command: the house, open for everybody in the room.

It opens in the browser of this machine, phones in the same network come in by a QR code, and what
was played is kept where the system keeps the data of its user's programs.
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

from bluffhouse.cli import speech
from bluffhouse.cli.serve import EVERYWHERE, Listening, address, cannot_listen, keep_open, show
from bluffhouse.house.settings import Settings, SettingsError, choices, load

UNLESS_CHOSEN = {"host": EVERYWHERE[0], "log": "warning"}
PORTS = 20
"""How many ports are tried, one after the other, if nobody chose one."""
FAR_AWAY = ("203.0.113.1", 9)
"""An address that nobody has."""
BORDER = 2
"""Modules of light around a QR code, without which it is not found."""
HALVES = " ▄▀█"
"""Two modules of a QR code in one letter: nothing, the lower, the upper, both."""


def party(host: str | None, port: int | None, browser: bool) -> None:
    """Open the house until Ctrl-C."""
    flags = {"host": host, "port": port}
    try:
        settings = load(flags, os.environ, otherwise=UNLESS_CHOSEN)
        tries = 1 if "port" in choices(flags, os.environ) else PORTS
    except SettingsError as error:
        speech.fail_with(speech.said(error))
    wanted = settings.port

    def listen(settings: Settings) -> Listening:
        settings, door = _on_a_free_port(settings, tries)
        if not settings.public_url and (others := for_others(settings)):
            # The browser of this machine is at another address than the one to hand on.
            settings = msgspec.structs.replace(settings, public_url=others.rstrip("/"))
        return settings, door

    def opened(settings: Settings) -> None:
        _tell(settings, wanted)
        if browser:
            show(address(settings))

    keep_open(settings, listen, opened)


def _on_a_free_port(settings: Settings, tries: int) -> Listening:
    # The server's libraries load only here: the other commands start without them.
    from bluffhouse.web.serve import listening

    for further in range(tries):
        tried = msgspec.structs.replace(settings, port=settings.port + further)
        try:
            door = listening(tried)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or further == tries - 1:
                cannot_listen(tried, error)
        else:
            return msgspec.structs.replace(tried, port=door.getsockname()[1]), door
    raise AssertionError("the last one fails or is free")


# ── where others find it ────────────────────────────────────────────────────────────────────


def for_others(settings: Settings) -> str | None:
    """The address for other machines; None: they cannot come in."""
    if settings.public_url:
        return f"{settings.public_url}/"
    host = network_address() if settings.host in EVERYWHERE else settings.host
    if host is None or _is_only_here(host):
        return None
    return address(msgspec.structs.replace(settings, host=host))


def network_address() -> str | None:
    """Where this machine is in its network. Nothing is sent: the system only says from where it
    would be."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(FAR_AWAY)
        except OSError:
            return None
        return str(way_out.getsockname()[0])


def _is_only_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# ── what the terminal says ──────────────────────────────────────────────────────────────────


def _tell(settings: Settings, wanted: int) -> None:
    say = speech.words()
    told = [say("serve-open", address=address(settings))]
    if wanted not in (0, settings.port):
        told.append(say("party-port-taken", port=str(wanted), other=str(settings.port)))
    others = for_others(settings)
    if others is not None:
        told += [say("party-others", address=others), *_shown_qr_code(others)]
    elif settings.host in EVERYWHERE:
        told.append(say("party-no-network"))
    told.append(say("party-close"))
    kind, _, place = settings.database_url.partition(":///")
    if kind == "sqlite":
        told.append(say("party-kept", file=place))
    typer.echo("\n".join(told))  # at once: whoever reads the first line may end us
    sys.stdout.flush()


def _shown_qr_code(text: str) -> list[str]:
    """On a terminal that has room for it."""
    console = Console(highlight=False)
    coloured = console.color_system is not None and not console.no_color
    lines = qr_code(text, dark_on_light=coloured)
    if not console.is_terminal or len(lines[0]) > console.width or not _has_halves(console):
        return []
    with console.capture() as drawn:
        for line in lines:
            console.print(Text(line, "#000000 on #ffffff" if coloured else ""))
    return ["", drawn.get()]


def _has_halves(console: Console) -> bool:
    try:
        HALVES.encode(console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def qr_code(text: str, dark_on_light: bool = True) -> list[str]:
    """It is dark on light in print. Where the terminal's colours are not ours to choose we take
    them to be light on dark, and draw the light."""
    import segno  # only here: the other commands start without it

    rows = [
        [bool(module) is dark_on_light for module in row]
        for row in segno.make_qr(text, error="l").matrix_iter(border=BORDER)
    ]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[False] * len(rows[0]))
    return [
        "".join(HALVES[2 * upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in pairs
    ]
