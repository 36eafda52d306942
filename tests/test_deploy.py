"""The examples for hosts and the files of the repository's workflows are what their programs can
read: asked of the programs themselves where they are here, else looked at."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

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


def nginx_in(tmp_path: Path) -> Path:
    """Its configuration, with everything it names in a folder: the doors are sockets `80` and
    `443`, and the web's files are in `html`."""
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
            with httpx.Client(transport=transport, base_url="http://bluff.example.org") as anybody:
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
