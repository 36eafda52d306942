"""The house that tests of the web use, unless their module starts one with other settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One house per test process. Tests find other tests' tables in it and must not stop it."""
    with Server(tmp_path_factory.mktemp("house")) as server:
        yield server
