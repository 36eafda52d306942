"""Games of other packages, found by their entry points. A whole one is written and held to every
law by tests/test_docs.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import bluffhouse


def house_with(site: Path, entries: str, program: str) -> str:
    """Return the output of a program where a package with those entry points is installed."""
    installed = site / "brought-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[bluffhouse.games]\n{entries}\n")
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout + done.stderr


def test_a_game_that_cannot_be_loaded_does_not_close_the_house(tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "rules.py").write_text("GAME = 1 / 0\n")
    program = (
        "import bluffhouse; from bluffhouse.locales import Words\n"
        "print(*bluffhouse.games()); print(Words()('lie-ask-over'))"
    )
    told = house_with(tmp_path, "poker = broken\nwhist = not_there", program)
    assert " ".join(bluffhouse.games()) in told
    assert "The game is over." in told
    assert "cannot load the game poker from broken" in told
    assert "cannot load the game whist from not_there" in told


def test_nobody_takes_over_a_game_of_ours(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    for room in ("rules", "text", "bots"):
        (tmp_path / "other" / f"{room}.py").write_text("GAME = TEXT = BOTS = None\n")
    program = (
        "import bluffhouse; from bluffhouse.text import text_of\n"
        "from bluffhouse.bots import kinds\n"
        "print(bluffhouse.game('lie'), text_of('lie').__module__, *kinds('lie'))"
    )
    told = house_with(tmp_path, "lie = other", program)
    assert "bluffhouse.game('lie') bluffhouse.text.lie random rookie regular shark" in told
