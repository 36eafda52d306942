"""`bluffhouse` without a command: what it says, who can come in, and what it does with the
browser."""

from __future__ import annotations

import errno
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import typer.main
import zxingcpp
from typer.testing import CliRunner

from bluffhouse.cli.app import app
from bluffhouse.cli.help_texts import with_help
from bluffhouse.cli.party import network_address, qr_code
from bluffhouse.house.settings import Settings
from bluffhouse.house.storage import Store
from bluffhouse.locales import Words, languages
from parties import Party
from serving import PATIENCE

HERE_ONLY = ("--host", "127.0.0.1", "--port", "0")
ELSEWHERE = "http://bluff.example.org:8321"
PUBLIC = {"BLUFFHOUSE_PUBLIC_URL": ELSEWHERE}
SHOWS = '#!/bin/sh\necho "$1" > "{file}"\n'
MODULE = 4
"""Pixels."""


def scanned(lines: list[str], dark: str) -> list[str]:
    """Return what a camera reads: each letter is two modules, one above the other. `dark` says
    whether the letters are the dark modules or the gaps between them."""
    pixels = []
    for line in lines:
        for halves in ("▀█", "▄█"):
            row = [(letter in halves) is (dark == "letters") for letter in line]
            light = b"".join((b"\0" if module else b"\xff") * MODULE for module in row)
            pixels += [light] * MODULE
    width = len(pixels[0])
    seen = memoryview(b"".join(pixels)).cast("B", (len(pixels), width))
    return [barcode.text for barcode in zxingcpp.read_barcodes(seen)]


def drawn(said: str) -> list[str]:
    return [line for line in said.splitlines() if re.search("[▀▄█]{3}", line)]


@pytest.mark.parametrize("text", ["http://10.0.0.7:8321/", "https://" + "b" * 60 + ".example/"])
def test_a_camera_reads_the_code_by_day_and_by_night(text: str) -> None:
    assert scanned(qr_code(text), dark="letters") == [text]
    assert scanned(qr_code(text, dark_on_light=False), dark="what is free") == [text]


def test_it_says_where_the_house_is_and_shows_phones_the_way(tmp_path: Path) -> None:
    with Party(tmp_path, *HERE_ONLY, environment=PUBLIC) as party:
        assert party.addresses == [f"http://127.0.0.1:{party.port}/", f"{ELSEWHERE}/"]
        # In the colours of print, whatever those of the terminal are.
        code = re.findall(r"\x1b\[38;5;16;48;5;231m(.*)\x1b\[0m", party.said)
        assert scanned(code, dark="letters") == [f"{ELSEWHERE}/"]
        assert "Ctrl-C" in party.said
        assert str(party.data) in party.said
        assert party.data.exists()
        assert httpx.get(party.url, timeout=PATIENCE).status_code == 200
        assert party.stop() == 0
        assert "Traceback" not in party.said


def test_others_in_the_network_come_in(tmp_path: Path) -> None:
    """Through this machine's own address in its network; without a network, through another one
    than it names."""
    with Party(tmp_path, "--port", "0") as party:
        ours = network_address()
        assert party.addresses[1:] == ([f"http://{ours}:{party.port}/"] if ours else [])
        there = f"http://{ours or '127.0.0.2'}:{party.port}"
        page = httpx.get(there, timeout=PATIENCE)
        assert page.status_code == 200
        script = re.search(r'src="(/assets/[^"]+)"', page.text)
        assert script
        assert httpx.get(there + script[1], timeout=PATIENCE).status_code == 200
        with httpx.Client(base_url=there, headers={"origin": there}, timeout=PATIENCE) as phone:
            assert phone.post("/api/me", json={"name": "Ann"}).status_code == 201
            opened = phone.post("/api/tables", json={"game": "lie", "seats": 3}).json()
            assert opened["link"] == f"{there}/t/{opened['code']}"
        # The browser of this machine is at another address, and hands on the one for others.
        with httpx.Client(
            base_url=party.url, headers={"origin": party.url}, timeout=PATIENCE
        ) as laptop:
            laptop.post("/api/me", json={"name": "Bob"})
            opened = laptop.post("/api/tables", json={"game": "lie", "seats": 3}).json()
            assert opened["link"].startswith(there if ours else party.url)
        foreign = httpx.post(
            there + "/api/me", json={"name": "X"}, headers={"origin": ELSEWHERE}, timeout=PATIENCE
        )
        assert foreign.status_code == 403


def test_the_code_suits_the_terminal(tmp_path: Path) -> None:
    with Party(tmp_path, *HERE_ONLY, environment={**PUBLIC, "TERM": "dumb"}) as plain:
        assert "\x1b[" not in plain.said
        assert scanned(drawn(plain.said), dark="what is free") == [f"{ELSEWHERE}/"]
    with Party(tmp_path, *HERE_ONLY, environment={**PUBLIC, "COLUMNS": "20"}) as narrow:
        assert drawn(narrow.said) == []
        assert f"{ELSEWHERE}/" in narrow.addresses


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    usual = Settings().port
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            other.bind(("127.0.0.1", usual))
            other.listen()
        except OSError:
            pass  # somebody else has it: as good
        with Party(tmp_path, "--host", "127.0.0.1") as party:
            assert usual < party.port < usual + 20
            said = Words()("party-port-taken", port=str(usual), other=str(party.port))
            assert said in party.said
        with pytest.raises(AssertionError, match=f"cannot listen on 127.0.0.1 port {usual}"):
            Party(tmp_path, "--host", "127.0.0.1", "--port", str(usual)).__enter__()


def test_one_home_has_one_house(tmp_path: Path) -> None:
    with Party(tmp_path, *HERE_ONLY) as party:
        with pytest.raises(AssertionError, match="another house has it open"):
            Party(tmp_path, *HERE_ONLY).__enter__()
        assert party.stop() == 0


# ── why it does not open ────────────────────────────────────────────────────────────────────


def refusal(language: str, **environment: str) -> str:
    variables = {"BLUFFHOUSE_LANG": language, **environment}
    done = CliRunner().invoke(app, [*HERE_ONLY, "--no-browser"], env=variables)
    assert done.exit_code == 2, done.output
    return done.output.removeprefix("bluffhouse: ").rstrip()


@pytest.mark.parametrize("language", languages())
def test_it_says_why_it_does_not_open(language: str, tmp_path: Path) -> None:
    words = Words(language)
    url = f"sqlite:///{tmp_path / 'house.db'}"
    store = Store(url)
    store.migrate()
    with store.claim():
        said = refusal(language, BLUFFHOUSE_DATA=str(tmp_path))
        assert said == words("store-in-use", database=url)
    store.close()

    with closing(sqlite3.connect(tmp_path / "house.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    said = refusal(language, BLUFFHOUSE_DATA=str(tmp_path))
    assert said == words("store-newer", database=url, schema="9999")

    folder = tmp_path / "house.db" / "within"
    said = refusal(language, BLUFFHOUSE_DATA=str(folder))
    reason = os.strerror(errno.ENOTDIR)
    assert said == words("store-no-folder", folder=str(folder), reason=reason)

    said = refusal(language, BLUFFHOUSE_PORT="door")
    port = {"where": "BLUFFHOUSE_PORT", "kind": "whole", "allowed": "0–65535"}
    assert said == words("settings-value", **port)
    said = refusal(language, BLUFFHOUSE_PROT="1")
    near = {"name": "BLUFFHOUSE_PROT", "meant": "BLUFFHOUSE_PORT"}
    assert said == words("settings-unknown-near", **near)


# ── the browser ─────────────────────────────────────────────────────────────────────────────


def a_program(folder: Path, name: str) -> Path:
    """A program that writes down what it was asked to show."""
    program = folder / name
    program.write_text(SHOWS.format(file=folder / "shown"), encoding="utf-8")
    program.chmod(0o755)
    return program


def test_the_browser_opens(tmp_path: Path) -> None:
    browser = a_program(tmp_path, "browser")
    shown = tmp_path / "shown"
    with Party(tmp_path, *HERE_ONLY, environment={"BROWSER": f"{browser} %s", **PUBLIC}) as party:
        until = time.monotonic() + 30
        while not (shown.exists() and shown.read_text()) and time.monotonic() < until:
            time.sleep(0.02)
        assert shown.read_text() == f"{party.url}/\n"


@pytest.mark.parametrize(("flag", "screen"), [(("--no-browser",), "browser"), ((), "terminal")])
def test_the_browser_stays_closed(flag: tuple[str, ...], screen: str, tmp_path: Path) -> None:
    """If it is asked to, and if there is no screen but the terminal, which a browser would take."""
    program = a_program(tmp_path, "www-browser" if screen == "terminal" else "browser")
    path = f"{tmp_path}:/usr/bin:/bin"
    known = {"BROWSER": f"{program} %s"} if screen == "browser" else {"PATH": path}
    with Party(tmp_path, *HERE_ONLY, *flag, environment=known) as party:
        assert httpx.get(party.url, timeout=PATIENCE).status_code == 200
        assert party.stop() == 0
    assert not (tmp_path / "shown").exists()


# ── beside commands ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("flag", [("--host", "::"), ("--port", "1"), ("--no-browser",)])
def test_its_flags_are_not_those_of_commands(flag: tuple[str, ...], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bluffhouse", *flag, "games"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 2
    assert f"there is no flag {flag[0]} here; see: bluffhouse games --help" in done.stderr


@pytest.mark.parametrize("language", languages())
def test_help_says_that_it_needs_no_command(language: str) -> None:
    house = with_help(typer.main.get_command(app), Words(language))
    assert house.epilog == Words(language)("help-without")
    assert "serve" in house.commands
