"""Every line of the Containerfile does its work: run in clean virtual environments, one per stage,
because tests have no container engine. The paths of the image are folders of the test.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import venv
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from serving import PATIENCE

ROOT = Path(__file__).parents[1]
CLIENT_BUILD = "cd client && npm ci --no-audit --no-fund && npm run build"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the image runs Linux")


class Instruction(NamedTuple):
    keyword: str
    rest: str


def stages() -> dict[str, list[Instruction]]:
    """Return the instructions of each stage by its name; the last stage is called `house`."""
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    found: dict[str, list[Instruction]] = {}
    name = ""
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        keyword, _, rest = line.strip().partition(" ")
        if keyword == "FROM":
            _, _, name = rest.partition(" AS ")
            name = name or "house"
            found[name] = []
        elif name and keyword:
            found[name].append(Instruction(keyword, rest.strip()))
    return found


STAGES = stages()


def test_what_is_copied_exists_and_is_sent_to_the_builder() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    ignored = [line.removeprefix("**/") for line in lines]
    for name, instructions in STAGES.items():
        for keyword, rest in instructions:
            if keyword == "COPY" and not rest.startswith("--from="):
                for source in rest.split()[:-1]:
                    assert (ROOT / source).exists(), f"{name}: {source}"
                    parts = Path(source).parts
                    assert not any(fnmatch(part, line) for part in parts for line in ignored)


class Stage:
    """A stage that is being built."""

    def __init__(self, folder: Path, earlier: dict[str, Stage]) -> None:
        self._root = folder / "root"
        self._earlier = earlier
        self._programs = folder / "programs"
        self._programs.mkdir(parents=True)
        self.asked = folder / "asked"
        # Making users needs root. These two write down what they are asked.
        for program in ("useradd", "install"):
            self._program(program, f'#!/bin/sh\necho {program} "$@" >> {self.asked}\n')
        self.bin = folder / "python" / "bin"
        self._folder = self._root
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("BLUFFHOUSE_", "PYTHON"))},
            "PATH": f"{self._programs}:{self.bin}:{os.environ['PATH']}",
            "PIP_NO_COMPILE": "1",  # what is used is compiled when it is
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        self.said: dict[str, str] = {}
        """What instructions say that only the engine carries out."""

    def _program(self, name: str, text: str) -> None:
        (self._programs / name).write_text(text)
        (self._programs / name).chmod(0o755)

    def place(self, path: str) -> Path:
        """Return the folder that stands for a path of the image."""
        return self._root / path.lstrip("/") if path.startswith("/") else self._folder / path

    def do(self, instruction: Instruction) -> None:
        keyword, rest = instruction
        if keyword == "WORKDIR":
            self._folder = self.place(rest)
            self._folder.mkdir(parents=True, exist_ok=True)
        elif keyword == "COPY":
            self._copy(rest.split())
        elif keyword == "RUN":
            self._run(rest)
        elif keyword == "ENV":
            for pair in rest.split():
                name, _, value = pair.partition("=")
                self.environment[name] = str(self.place(value)) if value[0] == "/" else value
        else:
            self.said[keyword] = rest

    def _copy(self, words: list[str]) -> None:
        *sources, target = words
        if sources[0].startswith("--from="):
            stage = self._earlier[sources.pop(0).removeprefix("--from=")]
            found = [stage.place(source) for source in sources]
        else:
            found = [ROOT / source for source in sources]
        for source in found:
            here = self.place(target)
            if source.is_dir():
                built = shutil.ignore_patterns("node_modules", "__pycache__", "client/dist")
                shutil.copytree(source, here, dirs_exist_ok=True, ignore=built)
            else:
                shutil.copy(source, here / source.name if target.endswith("/") else here)

    def _run(self, line: str) -> None:
        if line == CLIENT_BUILD:
            # `make` builds the client by the same commands, from the same files, before the tests.
            built = Path("src") / "bluffhouse" / "web" / "client"
            shutil.copytree(ROOT / built, self.place(str(built)))
            return
        if not self.bin.exists():
            venv.create(self.bin.parent, with_pip=True)
        for mount in re.findall(r"--mount=(\S+)", line):
            parts = dict(part.split("=") for part in mount.split(","))
            there = self._earlier[parts["from"]].place(parts["source"])
            line = line.replace(f"--mount={mount}", "").replace(parts["target"] + "/", f"{there}/")
        line = line.replace("--no-cache-dir ", "")  # it only keeps the image small
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", line],
            cwd=self._folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, f"RUN {line}\n{done.stdout}\n{done.stderr}"


def test_a_house_that_is_built_by_these_lines_opens(tmp_path: Path) -> None:
    built: dict[str, Stage] = {}
    for name, instructions in STAGES.items():
        built[name] = Stage(tmp_path / name, built)
        for instruction in instructions:
            built[name].do(instruction)
    house = built["house"]
    user, folder = house.asked.read_text().splitlines()
    assert user.startswith("useradd --system --uid ")
    assert user.endswith(house.said["USER"])
    assert folder == f"install --directory --owner=bluffhouse --mode=0700 {house.said['VOLUME']}"
    # The image also has what a house on PostgreSQL needs.
    subprocess.run([house.bin / "python", "-c", "import psycopg"], check=True)
    check_that_it_serves(house)


def check_that_it_serves(house: Stage) -> None:
    """Start the command of the image, ask for its health as an engine does, and stop it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    told = house.environment["BLUFFHOUSE_PORT"]
    assert told == house.said["EXPOSE"]
    here = {"BLUFFHOUSE_PORT": port, "BLUFFHOUSE_HOST": "127.0.0.1"}
    _, _, health = house.said["HEALTHCHECK"].partition(" CMD ")
    check = json.loads(health.replace(f":{told}/", f":{port}/"))
    command = json.loads(house.said["CMD"])
    house.place("/data").mkdir()
    with subprocess.Popen(
        [house.bin / command[0], *command[1:]], env=house.environment | here
    ) as process:
        try:
            deadline = time.monotonic() + PATIENCE
            asked = [house.bin / check[0], *check[1:]]
            while subprocess.run(asked, stderr=subprocess.DEVNULL, check=False).returncode:
                assert process.poll() is None
                assert time.monotonic() < deadline
            assert (house.place("/data") / "house.db").exists()
        finally:
            process.send_signal(signal.Signals[house.said["STOPSIGNAL"]])
        assert process.wait(PATIENCE) == 0
