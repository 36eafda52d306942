"""Shared by all tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from postgres import Cluster


def pytest_configure(config: pytest.Config) -> None:
    # What the tests expect the command to say is English, whatever this machine speaks.
    os.environ["BLUFFHOUSE_LANG"] = "en"
    # Who runs us in the background may have us ignore Ctrl-C, and all that we start with us.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line(
        "markers", "rule(*numbers): the rules of the rules pages that this test pins down"
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server of our own, started when the first test asks for it."""
    # Most runs of a few tests need no database: they do not wait for its driver either.
    from postgres import Cluster, NotInstalledError

    try:
        cluster = Cluster()
    except NotInstalledError as error:
        pytest.fail(str(error))
    with cluster:
        yield cluster
