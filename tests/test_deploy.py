"""The examples for hosts and the files of the repository's workflows are what their programs can
read: asked of the programs themselves where they are here, else looked at."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import (
    AbstractContextManager,
    AsyncExitStack,
    ExitStack,
    contextmanager,
    suppress,
)
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from bluffhouse.house.journal_entries import Came
from postgres import Cluster, free_port
from serving import PATIENCE, Guest, Server, guests

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
GITHUB = ROOT / ".github"
BIN = Path(sys.executable).parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

BY_SCHEMA = {
    "vendor.github-workflows": sorted((GITHUB / "workflows").glob("*.yml")),
    "vendor.github-issue-forms": [
        file for file in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")) if file.stem != "config"
    ],
    "vendor.github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "vendor.compose-spec": [DEPLOY / "compose.yaml"],
}


def asked(*command: str | Path) -> None:
    """A program says that it is right."""
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("schema", BY_SCHEMA)
def test_files_are_as_their_schema_says(schema: str) -> None:
    assert BY_SCHEMA[schema]
    asked(BIN / "check-jsonschema", "--builtin-schema", schema, *BY_SCHEMA[schema])


def test_workflows_call_only_what_there_is() -> None:
    for file in BY_SCHEMA["vendor.github-workflows"]:
        text = file.read_text(encoding="utf-8")
        for target in re.findall(r"\bmake ([a-z-]+)", text):
            assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE), f"{file.name}: make {target}"
        for path in re.findall(r"(?<![\w/])((?:tests|\.ci|client)/[\w./-]+)", text):
            assert (ROOT / path).exists(), f"{file.name}: {path}"


def made(*arguments: str) -> str:
    """Return make's output, even if make itself started these tests."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MAKE")}
    return subprocess.run(
        ["make", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout


def test_all_that_can_be_made_is_listed() -> None:
    (targets,) = re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert re.findall(r"^  make (\S+) +\S", made("help"), re.MULTILINE) == targets.split()


def test_every_check_is_made_that_is_promised() -> None:
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| `make test` .*", contributing, re.MULTILINE)
    (listed,) = re.findall(r"every check: (.*?)\.", row)
    commands = {
        "ruff": "ruff check .",
        "mypy (strict)": "bin/mypy",
        "import-linter": "bin/lint-imports",
        "ESLint": "npm run --silent lint",
        "Prettier": "npm run --silent lint",
        "svelte-check": "npm run --silent check",
        "Vitest": "npm run --silent test",
        "all tests": "pytest -n auto",
    }
    assert listed.split(", ") == [*commands]
    plan = made("--dry-run", "test")
    assert [command for command in commands.values() if command not in plan] == []


def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "bluffhouse.service").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    unit.read_string(text)
    assert unit.sections() == ["Unit", "Service", "Install"]
    if shutil.which("systemd-analyze"):
        here = tmp_path / "bluffhouse.service"
        here.write_text(text.replace("/opt/bluffhouse/bin", str(BIN)), encoding="utf-8")
        asked("systemd-analyze", "verify", "--man=no", here)


NGINX = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")


def test_nginx_can_read_its_configuration(tmp_path: Path) -> None:
    assert NGINX.count("{") == NGINX.count("}")
    if shutil.which("nginx") and shutil.which("openssl"):
        asked("nginx", "-t", "-p", tmp_path, "-c", nginx_in(tmp_path))


def nginx_in(tmp_path: Path, *houses: int) -> Path:
    """Its configuration, for a house on these ports, with everything it names in a folder: the
    doors are sockets `80` and `443`, and the web's files are in `html`."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    files = ("-keyout", key, "-out", certificate)
    asked("openssl", "req", "-x509", *kind, *files, "-subj", "/CN=bluff.example.org")
    text = re.sub(r"/etc/\S+/fullchain\.pem", str(certificate), NGINX)
    text = re.sub(r"/etc/\S+/privkey\.pem", str(key), text)
    # Ports that anybody may listen on: asking nginx makes it try.
    text = re.sub(r"listen \[::\]:.*", "", text)
    text = re.sub(r"listen (80|443)", rf"listen unix:{tmp_path}/\1", text)
    text = text.replace("/var/www/html", str(tmp_path / "html"))
    servers = " ".join(f"server 127.0.0.1:{house};" for house in houses or (8321,))
    text = text.replace("server 127.0.0.1:8321;", servers)
    (tmp_path / "house.conf").write_text(text, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {tmp_path}/{kind}; " for kind in kinds)
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid;\nerror_log stderr;\ndaemon off;\nmaster_process off;\nevents {{}}\n"
        f"http {{ access_log off; {places}include {tmp_path}/house.conf; }}\n",
        encoding="utf-8",
    )
    return whole


def test_a_certificate_can_be_renewed(tmp_path: Path) -> None:
    """By the way of the manual, with the house behind nginx already."""
    (http,) = re.findall(r"^server \{\n    listen 80;.*?^\}", NGINX, re.MULTILINE | re.DOTALL)
    assert "location /.well-known/acme-challenge/ {" in http
    manual = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (folder,) = re.findall(r"certbot .*--webroot-path (\S+)", manual)
    assert f"root {folder};" in http
    if not (shutil.which("nginx") and shutil.which("openssl")):
        return
    asked_for = "/.well-known/acme-challenge/token"
    shown = tmp_path / "html" / asked_for[1:]
    shown.parent.mkdir(parents=True)
    shown.write_text("ours")
    command = ["nginx", "-p", str(tmp_path), "-c", str(nginx_in(tmp_path))]
    with subprocess.Popen(command) as process:
        try:
            transport = httpx.HTTPTransport(uds=str(tmp_path / "80"), retries=7)
            with httpx.Client(
                transport=transport, base_url="http://bluff.example.org", timeout=PATIENCE
            ) as anybody:
                assert anybody.get(asked_for).text == "ours"
                page = anybody.get("/t/ABCD")
                assert page.headers["location"] == "https://bluff.example.org/t/ABCD"
        finally:
            process.terminate()


def test_caddy_can_read_its_configuration() -> None:
    file = DEPLOY / "Caddyfile"
    text = file.read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "reverse_proxy 127.0.0.1:8321" in text
    if shutil.which("caddy"):
        asked("caddy", "validate", "--adapter", "caddyfile", "--config", file)


# ── what strangers can reach through the proxies ────────────────────────────────────────────

SPELLINGS = [
    f"{before}{name}{after}"
    for name in ("metrics", "readyz", "healthz")
    for before, after in (
        ("/", ""),
        ("/", "/"),
        ("/", "%2f"),
        ("/", "%2F."),
        ("/", "/."),
        ("/", "//"),
        ("//", ""),
        ("/./", ""),
        ("/%2e/", ""),
        ("/x/../", ""),
        ("/x/..%2f", ""),
        ("/", "?x"),
        ("/", "%20"),
        ("/", ";x"),
        ("/%6", ""),
        ("/\\", ""),
    )
] + ["/METRICS", "/%6detrics", "/metric%73/", "http://127.0.0.1:8321/metrics"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with Server(folder, proxy="true", allowed_hosts="bluff.example.org") as server:
        yield server


def answer(path: Path, encrypted: bool, target: str) -> str:
    """Ask for exactly that target at a proxy's socket, and return everything it answers."""
    with ExitStack() as stack:
        door = stack.enter_context(socket.socket(socket.AF_UNIX))
        door.settimeout(PATIENCE)
        door.connect(str(path))
        if encrypted:
            door = stack.enter_context(ssl._create_unverified_context().wrap_socket(door))
        head = f"GET {target} HTTP/1.1\r\nHost: bluff.example.org\r\nConnection: close\r\n\r\n"
        door.sendall(head.encode())
        return b"".join(iter(lambda: door.recv(65_536), b"")).decode(errors="replace")


def wait_for(path: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until a proxy listens on that socket."""
    deadline = time.monotonic() + PATIENCE
    while True:
        with socket.socket(socket.AF_UNIX) as door:
            if door.connect_ex(str(path)) == 0:
                return
        assert process.poll() is None
        assert time.monotonic() < deadline


def check_no_figures(path: Path, encrypted: bool, process: subprocess.Popen[bytes]) -> None:
    wait_for(path, process)
    assert "dont_bluff" in answer(path, encrypted, "/api/games")
    for target in SPELLINGS:
        text = answer(path, encrypted, target)
        assert text.startswith("HTTP/1.1 "), target
        for figure in ("bluffhouse_", "process_", "database"):
            assert figure not in text, target


def test_nginx_shows_no_figures(tmp_path: Path, house: Server) -> None:
    with nginx(tmp_path, house.port) as (door, process):
        check_no_figures(door, True, process)


def test_nginx_limits_the_connections_of_an_address(tmp_path: Path, house: Server) -> None:
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    conf = nginx_in(tmp_path, house.port)
    text = (tmp_path / "house.conf").read_text(encoding="utf-8")
    few = 3
    text, changed = re.subn(r"(limit_conn bluffhouse) \d+;", rf"\1 {few};", text)
    assert changed == 1
    (tmp_path / "house.conf").write_text(text, encoding="utf-8")
    path = tmp_path / "443"
    unfinished = b"POST /api/me HTTP/1.1\r\nHost: bluff.example.org\r\nContent-Length: 9\r\n\r\n{"
    with subprocess.Popen([program, "-p", str(tmp_path), "-c", str(conf)]) as process:
        try:
            wait_for(path, process)
            with ExitStack() as stack:
                for _ in range(few):
                    door = stack.enter_context(socket.socket(socket.AF_UNIX))
                    door.settimeout(PATIENCE)
                    door.connect(str(path))
                    held = ssl._create_unverified_context().wrap_socket(door)
                    stack.enter_context(held).sendall(unfinished)
                deadline = time.monotonic() + PATIENCE
                while not answer(path, True, "/").startswith("HTTP/1.1 429 "):
                    assert time.monotonic() < deadline
        finally:
            process.terminate()


@contextmanager
def caddy(tmp_path: Path, *houses: int) -> Iterator[tuple[Path, subprocess.Popen[bytes]]]:
    """Run Caddy before a house on these ports; its door is a socket."""
    if not shutil.which("caddy"):
        pytest.skip("Caddy is not installed")
    door = tmp_path / "door"
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    text = text.replace("bluff.example.org {", f"http://bluff.example.org {{\n\tbind unix/{door}")
    text = text.replace("127.0.0.1:8321", " ".join(f"127.0.0.1:{house}" for house in houses))
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text, encoding="utf-8")
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            yield door, process
        finally:
            process.terminate()


@contextmanager
def nginx(tmp_path: Path, *houses: int) -> Iterator[tuple[Path, subprocess.Popen[bytes]]]:
    """Run nginx before a house on these ports; its encrypted door is a socket."""
    # Debian does not put /usr/sbin on everybody's PATH.
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    command = [program, "-p", str(tmp_path), "-c", str(nginx_in(tmp_path, *houses))]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        try:
            yield tmp_path / "443", process
        finally:
            process.terminate()


def test_caddy_shows_no_figures(tmp_path: Path, house: Server) -> None:
    with caddy(tmp_path, house.port) as (door, process):
        check_no_figures(door, False, process)


# ── tables and workers ──────────────────────────────────────────────────────────────────────

MANY_TABLES = 40
"""Tables of which surely not all are led to the same of two workers."""


def two_free_ports() -> tuple[int, int]:
    """Return two ports in a row that are free now."""
    while True:
        port = free_port()
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port + 1))
            return port, port + 1


async def looked_at(door: Path, encrypted: bool, guest: Guest, code: str) -> ClientConnection:
    """Look at a table through the proxy, until its snapshot is there."""
    connection = await websockets.unix_connect(
        str(door),
        f"{'wss' if encrypted else 'ws'}://bluff.example.org/api/tables/{code}/play",
        ssl=ssl._create_unverified_context() if encrypted else None,
        additional_headers=guest.headers,
        open_timeout=PATIENCE,
    )
    frame = json.loads(await connection.recv())
    assert frame["type"] == "snapshot", frame
    return connection


async def workers_of(house: Server, code: str, players: int) -> set[int]:
    """Return the workers to which the players of a table are connected, once all of them are."""
    async with asyncio.timeout(PATIENCE):
        while True:
            came = [e.worker for e in house.journal(code).values() if isinstance(e, Came)]
            if len(came) == players:
                return set(came)
            await asyncio.sleep(0.05)


@pytest.mark.parametrize(("proxy", "encrypted"), [(nginx, True), (caddy, False)])
async def test_all_players_of_a_table_reach_one_worker(
    proxy: Callable[..., AbstractContextManager[tuple[Path, subprocess.Popen[bytes]]]],
    encrypted: bool,
    tmp_path: Path,
    postgres: Cluster,
) -> None:
    ports = two_free_ports()
    house = Server(
        tmp_path,
        postgres.create_database(),
        workers=2,
        worker_port=ports[0],
        proxy="true",
        allowed_hosts="bluff.example.org",
    )
    with house, proxy(tmp_path, *ports) as (door, process):
        wait_for(door, process)
        async with guests(house, "Ann", "Bob", "Cleo", "Dan") as people, AsyncExitStack() as stack:

            async def look(guest: Guest, code: str) -> None:
                connection = await looked_at(door, encrypted, guest, code)
                stack.push_async_callback(connection.close)

            workers: dict[str, int] = {}
            while len(workers) < 3 or len(set(workers.values())) < 2:
                assert len(workers) < MANY_TABLES
                code = await people[0].open_table("lie", 4)
                for seat, guest in enumerate(people):
                    answer = await guest.ask(code, type="sit", seat=seat)
                    assert answer.status_code == 200, answer.text
                    await look(guest, code)
                [workers[code]] = await workers_of(house, code, len(people))
            # The worker of some tables is killed: another takes its new players, at once.
            children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text().split()
            os.kill(int(children[0]), signal.SIGKILL)
            for code in workers:
                await look(people[0], code)
