"""The engines of the manual: in Python, JavaScript and C, each short, each without an illegal move.

`python -m bench.engines --games 1000` plays many more games.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bluffhouse.arena.engine_check import check_engine

EXAMPLES = Path(__file__).parents[2] / "docs" / "engines"
MAX_LINES = 80


def command_of(name: str, folder: Path) -> str:
    """Return the command of an example, compiled into the folder where that is needed."""
    source = EXAMPLES / name
    if source.suffix == ".py":
        return f"'{sys.executable}' -I -S '{source}'"
    if source.suffix == ".mjs":
        return f"'{tool('node')}' '{source}'"
    binary = folder / source.stem
    strict = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([tool("cc"), *strict, "-o", binary, source], check=True)
    return f"'{binary}'"


def tool(name: str) -> str:
    found = shutil.which(name)
    assert found is not None, f"{name} is not installed"
    return found


def test_every_example_is_tested_and_short() -> None:
    assert {file.name for file in EXAMPLES.iterdir() if file.is_file()} == set(NAMES)
    for name in NAMES:
        assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < MAX_LINES


NAMES = ("odds.py", "talker.mjs", "trusting.c")


@pytest.mark.parametrize("name", NAMES)
def test_an_example_passes_every_check(name: str, tmp_path: Path) -> None:
    found = list(check_engine(command_of(name, tmp_path), count=3, seconds=60))
    assert [finding for finding in found if finding.outcome != "ok"] == []
    assert len(found) == 11
