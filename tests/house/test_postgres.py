"""The tests' own PostgreSQL: durable, restartable, and gone without a trace."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from postgres import Cluster, NotInstalledError, find_programs

TESTS = Path(__file__).parents[1]

# Starts a cluster, says where, and waits for the end.
HOLDER = """
import sys
from postgres import Cluster

with Cluster() as cluster:
    print(cluster.url("postgres"), cluster.folder, flush=True)
    sys.stdin.read()
"""


def one_value(url: str, query: str) -> object:
    with psycopg.connect(url) as connection:
        row = connection.execute(query.encode()).fetchone()
    assert row is not None
    return row[0]


def test_what_was_committed_outlives_a_restart(postgres: Cluster) -> None:
    url = postgres.create_database()
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE seat (name text)")
        connection.execute("INSERT INTO seat VALUES ('Zażółć')")
    held = psycopg.connect(url)
    assert one_value(url, "SELECT name FROM seat") == "Zażółć"
    postgres.restart()
    assert one_value(url, "SELECT name FROM seat") == "Zażółć"
    with pytest.raises(psycopg.OperationalError):
        held.execute("SELECT 1")
    held.close()


def test_it_stops_and_starts_on_the_same_port(postgres: Cluster) -> None:
    url = postgres.create_database()
    postgres.stop()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    postgres.start()
    assert one_value(url, "SELECT 1") == 1


def test_it_is_as_careful_as_a_real_one(postgres: Cluster) -> None:
    url = postgres.url("postgres")
    assert one_value(url, "SHOW fsync") == "on"
    assert one_value(url, "SHOW synchronous_commit") == "on"
    assert one_value(url, "SHOW server_encoding") == "UTF8"
    assert one_value(url, "SHOW listen_addresses") == "127.0.0.1"


def test_databases_are_apart(postgres: Cluster) -> None:
    first, second = postgres.create_database(), postgres.create_database()
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE seat (name text)")
    assert one_value(first, "SELECT count(*) FROM seat") == 0
    with pytest.raises(psycopg.errors.UndefinedTable):
        one_value(second, "SELECT count(*) FROM seat")


def test_nobody_comes_in_without_the_password(postgres: Cluster) -> None:
    parts = urlsplit(postgres.url("postgres"))
    with pytest.raises(psycopg.OperationalError, match="password"):
        psycopg.connect(
            f"postgresql://{parts.username}:wrong@{parts.hostname}:{parts.port}/postgres"
        )


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_however_it_ends(end: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": str(TESTS)},
    ) as holder:
        assert holder.stdout is not None
        url, folder = holder.stdout.readline().split()
        # Its last line but one begins with the key of the memory.
        lines = (Path(folder) / "data" / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        memory = f"{int(lines[6].split()[0]):#010x}"
        assert memory in shared_memory()
        assert one_value(url, "SELECT 1") == 1
        holder.send_signal(end)
    wait_while(Path(folder).exists)
    wait_while(lambda: answers(url))
    assert memory not in shared_memory()


def wait_while(is_so: Callable[[], bool]) -> None:
    """Poll while `is_so` is true, but not for ever: nothing notifies us."""
    for _ in range(600):
        if not is_so():
            return
        time.sleep(0.05)
    raise AssertionError("it does not come to an end")


def answers(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


def shared_memory() -> str:
    return subprocess.run(["ipcs", "-m"], capture_output=True, text=True, check=True).stdout


def test_without_a_server_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotInstalledError, match="apt-get install postgresql"):
        find_programs(debian=tmp_path)


def test_the_newest_server_of_several_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for version in ("9.6", "17", "15"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "initdb").touch()
    assert find_programs(debian=tmp_path) == tmp_path / "17" / "bin"
