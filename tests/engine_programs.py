"""Engines for tests: small Python programs, good and bad."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

from commands import run_command

FRAME = """
import json, os, sys, time

HELLO = {{"type": "hello", "protocol": 1, "name": "Test"}}

def say(**message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say(**(HELLO | {hello}))
    elif kind == "ask":
{ask}
    elif kind == "bye":
        break
"""
FIRST = 'say(type="answer", number=0)'
"""Answers every question with the first legal action."""


def engine(folder: Path, ask: str = FIRST, hello: str = "{}") -> str:
    """Return the command of an engine that runs `ask`, Python code, when it must decide; `hello` is
    a dictionary that changes its hello."""
    indented = "\n".join(f"        {line}" for line in ask.splitlines())
    return program(folder, FRAME.format(ask=indented, hello=hello))


def program(folder: Path, source: str) -> str:
    """Return the command that runs a Python program, without the site packages: it starts faster,
    and shows that an engine needs nothing of ours."""
    file = folder / "engine.py"
    file.write_text(source, encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(file)])


def bluffhouse_command(*arguments: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run `bluffhouse` in English, on a terminal that is wide enough for any command."""
    environment = {**os.environ, "COLUMNS": "1000", "BLUFFHOUSE_LANG": "en"}
    return run_command(*arguments, environment=environment, said=said)
