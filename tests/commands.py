"""The command `bluffhouse` for tests: a process for each call, without a second of imports each.

A server process imports the command once; every call is a fork of it with an environment, input and
output of its own.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["bluffhouse.cli.app", "pytest"])

PATIENCE = 300.0
"""Seconds until a command is given up."""


def run_command(
    *arguments: object, environment: Mapping[str, str], said: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run `bluffhouse` with these arguments; `said` is its input."""
    command = ["bluffhouse", *map(str, arguments)]
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_text(said, encoding="utf-8")
        process = CONTEXT.Process(target=_run, args=(command, dict(environment), streams))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(command, PATIENCE)
        printed, complained = [stream.read_text(encoding="utf-8") for stream in streams[1:]]
    return subprocess.CompletedProcess(command, process.exitcode, printed, complained)


def _run(command: list[str], environment: dict[str, str], streams: list[Path]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for number, (path, mode) in enumerate(zip(streams, "rww", strict=True)):
        with path.open(mode) as file:
            os.dup2(file.fileno(), number)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(number, mode, encoding="utf-8", closefd=False)
        for number, mode in enumerate("rww")
    )
    sys.argv = command
    runpy.run_module("bluffhouse", run_name="__main__")
