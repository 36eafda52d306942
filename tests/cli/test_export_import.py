"""`bluffhouse export` and `bluffhouse import`, as the one who runs a house uses them."""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path

import pytest

from commands import run_command
from postgres import Cluster
from serving import Server, guests, seated


def command(*arguments: object) -> subprocess.CompletedProcess[str]:
    environ = {k: v for k, v in os.environ.items() if not k.startswith("BLUFFHOUSE_")}
    return run_command(*arguments, environment=environ)


async def a_table(server: Server) -> None:
    async with guests(server, "Ann", "Bob") as people:
        await seated(people, "lie", 2)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a house with one table in it."""
    folder = tmp_path_factory.mktemp("house")
    with Server(folder) as server:
        asyncio.run(a_table(server))
    return folder


def test_out_in_and_out_again(house: Path, postgres: Cluster, tmp_path: Path) -> None:
    first = command("export", tmp_path / "first", "--data", house)
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith(f"{tmp_path / 'first'}: people 2, tables 1, entries ")
    url = postgres.create_database()
    there = command("import", tmp_path / "first", "--database", url)
    assert there.returncode == 0, there.stderr
    assert "people 2, tables 1" in there.stdout
    assert url not in there.stdout, "the URL has a password in it"
    config = tmp_path / "house.toml"
    config.write_text(f'database = "{url}"\n')
    second = command("export", tmp_path / "second", "--config", config)
    assert second.returncode == 0, second.stderr
    lines = [(tmp_path / name).read_text().splitlines()[1:-1] for name in ("first", "second")]
    assert sorted(lines[0]) == sorted(lines[1])


def test_what_cannot_be_is_said_in_one_line(house: Path, tmp_path: Path) -> None:
    good, cut, here = tmp_path / "good", tmp_path / "cut", house / "house.db"
    assert command("export", good, "--data", house).returncode == 0
    lines = good.read_text().splitlines(keepends=True)
    cut.write_text("".join(lines[:7]))
    other = tmp_path / "other.txt"
    other.write_text("My favourite games\n")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    cases = [
        (("export", good, "--data", house), "already exists"),
        (("export", tmp_path / "x", "--data", tmp_path), "there is no house"),
        (("export", tmp_path / "no" / "x", "--data", house), "No such file or directory"),
        (("export", tmp_path / "x", "--database", "mysql://x"), "--database: must be a text like"),
        (("import", tmp_path / "x", "--database", new), "there is no such file"),
        (("import", other, "--database", new), "line 1: this is not an export of a Bluffhouse"),
        (("import", cut, "--database", new), "line 8: "),
        (("import", good, "--database", f"sqlite:///{here}"), "already holds a house"),
    ]
    for arguments, reason in cases:
        done = command(*arguments)
        assert done.returncode == 2, arguments
        assert reason in done.stderr
        assert done.stderr.startswith("bluffhouse: ")
        assert done.stderr.count("\n") == 1
    assert not (tmp_path / "house.db").exists(), "looking for a house does not make one"
    assert command("import", good, "--database", new).returncode == 0
