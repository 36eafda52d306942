"""Fixtures and markers for all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Cluster
    from serving import Server

HERE = Path(__file__).parent

SYSTEM_TESTS = (
    "agents/test_mcp.py",
    "agents/test_model_at_table.py",
    "client",
    "cli",
    "web",
    "arena/test_tournament.py",
    "bots/test_entry_points.py",
    "house/test_backup.py",
    "house/test_bot_pool.py",
    "house/test_databases.py",
    "house/test_postgres.py",
    "house/test_study_process.py",
    "test_deploy.py",
    "test_docs.py",
    "test_hosting.py",
    "test_party.py",
    "test_wheel.py",
)
"""Folders and files whose tests start a server, a browser or other programs: the part of the
suite that `make check` leaves out. Tests that use the fixture `postgres` belong to it too."""


def pytest_configure(config: pytest.Config) -> None:
    # The tests expect English output, whatever the language of this machine.
    os.environ["BLUFFHOUSE_LANG"] = "en"
    # A shell that runs us in the background makes us, and all we start, ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that this test covers")
    config.addinivalue_line("markers", "system: starts a server, a browser or another program")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = [HERE / place for place in SYSTEM_TESTS]
    for item in items:
        if _uses_postgres(item) or any(item.path.is_relative_to(place) for place in places):
            item.add_marker("system")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print why each rerun test failed the first time."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)


def _uses_postgres(item: pytest.Item) -> bool:
    if not isinstance(item, pytest.Function):
        return False
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgres" in item.fixturenames or "postgresql" in parameters


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server for this test process. It starts when a test first asks for it."""
    # Imported here because most runs need no database, nor its driver.
    from postgres import Cluster, NotInstalledError

    try:
        cluster = Cluster()
    except NotInstalledError as error:
        pytest.fail(str(error))
    with cluster:
        yield cluster


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house for this test process, with settings that suit most tests.

    Tests find other tests' tables in it and must not stop it. A module that needs another house
    defines a fixture of the same name.
    """
    from serving import Server

    with Server(tmp_path_factory.mktemp("house"), mcp=True) as server:
        yield server
