"""Shared by all tests."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*numbers): the rules of docs/rules/ that this test pins down"
    )
