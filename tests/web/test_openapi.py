"""The house does what its OpenAPI document says, whatever is asked of it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Guest, Server, guests, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house"), drop_grace=86_400) as server:
        yield server
        log = server.log.read_text()
        assert "Traceback" not in log
        assert "ERROR" not in log


HOOKS = """
import schemathesis

# To JSON Schema 6.0 is an integer. To us it is none: no client writes one so.
def whole(value):
    if isinstance(value, dict):
        return {key: whole(part) for key, part in value.items()}
    if isinstance(value, list):
        return [whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value

@schemathesis.hook
def map_body(context, body):
    return whole(body)
"""


def schemathesis(server: Server, folder: Path, code: str, guest: Guest | None) -> None:
    """Its coverage cases and some random ones, with every check it knows."""
    settings = f'[parameters]\n"path.code" = "{code}"\n'
    if guest is not None:
        settings += f'[auth.openapi.bearer]\nbearer = "{guest.token}"\n'
    (folder / "schemathesis.toml").write_text(settings)
    (folder / "hooks.py").write_text(HOOKS)
    environ = os.environ | {"SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(folder)}
    program = Path(sys.executable).with_name("schemathesis")
    command = [str(program), "--no-color", "run", f"{server.url}/api/openapi.json"]
    command += ["--checks=all", "--max-examples=5", "--seed=1", "--generation-database=none"]
    if guest is not None:
        command += ["--exclude-method=DELETE"]  # who leaves is nobody any more
    done = subprocess.run(
        command, cwd=folder, env=environ, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr


async def test_nobody_asks(server: Server, tmp_path: Path) -> None:
    async with guests(server, "Ann") as people:
        code = await people[0].open_table("lie", 3)
        await asyncio.to_thread(schemathesis, server, tmp_path, code, None)


async def test_a_player_asks(server: Server, tmp_path: Path) -> None:
    async with guests(server, "Ann", "Bob") as people:
        table = await seated(people, "lie", 3)
        await asyncio.to_thread(schemathesis, server, tmp_path, table[0].code, people[1])


async def test_every_command_is_in_the_document(server: Server) -> None:
    async with guests(server, "Ann") as people:
        document = (await people[0].get("/api/openapi.json")).json()
        schemas = document["components"]["schemas"]
        asked = document["paths"]["/api/tables/{code}/commands"]["post"]
        assert asked["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith(
            "/Command"
        )
        assert {ref["$ref"].rpartition("/")[2] for ref in schemas["Command"]["anyOf"]} <= set(
            schemas
        )
        assert schemas["Act"]["required"] == ["type", "id", "action"]
