"""A bot of another package, found by its entry point: the one of docs/bots.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from bluffhouse.records import load, verify

ROOT = Path(__file__).parents[2]


def test_the_documented_bot_plays_once_its_package_is_installed(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    [source] = [block for block in blocks if "class Odds" in block]
    assert len(source.splitlines()) < 40
    (tmp_path / "my_package.py").write_text(source, encoding="utf-8")
    installed = tmp_path / "my_package-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[bluffhouse.bots]\nodds = my_package:Odds\n")
    program = (
        "from bluffhouse.arena.match import play_match; import bluffhouse\n"
        "for number in range(20):\n"
        "    game = bluffhouse.game('lie', wild_ones=number % 2 == 0, directions=number % 3 == 0)\n"
        "    assert play_match(game, ['odds', 'rookie', 'odds'], str(number)).result\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, timeout=120)
    file = tmp_path / "game.bluff"
    command = [sys.executable, "-m", "bluffhouse", "play", "lie", "--bots", "odds"]
    command += ["--save", str(file)]
    subprocess.run(command, env=environment, check=True, input="", text=True, timeout=120)
    record, players = load(file)
    kinds = [str(player.bot).split(":")[0] for player in players]
    assert kinds == ["None", "odds", "odds", "odds"]
    assert verify(record).outcome == "honest"
