"""The examples for hosts and the files of the repository's workflows are what their programs can
read: asked of the programs themselves where they are here, else looked at."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
GITHUB = ROOT / ".github"
BIN = Path(sys.executable).parent

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
    made = (ROOT / "Makefile").read_text(encoding="utf-8")
    for file in BY_SCHEMA["vendor.github-workflows"]:
        text = file.read_text(encoding="utf-8")
        for target in re.findall(r"\bmake ([a-z-]+)", text):
            assert re.search(rf"^{target}:", made, re.MULTILINE), f"{file.name}: make {target}"
        for path in re.findall(r"(?<![\w/])((?:tests|\.ci|client)/[\w./-]+)", text):
            assert (ROOT / path).exists(), f"{file.name}: {path}"


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


def test_nginx_can_read_its_configuration(tmp_path: Path) -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    if not (shutil.which("nginx") and shutil.which("openssl")):
        return
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
    files = ("-keyout", key, "-out", certificate)
    asked("openssl", "req", "-x509", *kind, *files, "-subj", "/CN=bluff.example.org")
    text = re.sub(r"/etc/\S+/fullchain\.pem", str(certificate), text)
    text = re.sub(r"/etc/\S+/privkey\.pem", str(key), text)
    # Ports that anybody may listen on: asking nginx makes it try.
    text = re.sub(r"listen \[::\]:.*", "", text)
    text = re.sub(r"listen (80|443)", rf"listen unix:{tmp_path}/\1", text)
    (tmp_path / "house.conf").write_text(text, encoding="utf-8")
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; include {tmp_path}/house.conf; }}\n",
        encoding="utf-8",
    )
    asked("nginx", "-t", "-p", tmp_path, "-c", whole)


def test_caddy_can_read_its_configuration() -> None:
    file = DEPLOY / "Caddyfile"
    text = file.read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert "reverse_proxy 127.0.0.1:8321" in text
    if shutil.which("caddy"):
        asked("caddy", "validate", "--adapter", "caddyfile", "--config", file)
