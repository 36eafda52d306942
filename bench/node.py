"""Node.js packages that a benchmark needs, in a folder of their own that may be removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


class CannotStart(Exception):
    """A server or a tool that the benchmark needs is not there or does not run."""


def installed(what: str, source: Path, cache: Path) -> Path:
    """The folder of the packages that the lock in `source` names, installed if they are not."""
    lock = source / "package-lock.json"
    copy = cache / lock.name
    modules = cache / "node_modules"
    if not (modules.exists() and copy.exists() and copy.read_bytes() == lock.read_bytes()):
        if shutil.which("npm") is None:
            raise CannotStart("the benchmark needs Node.js with npm")
        cache.mkdir(parents=True, exist_ok=True)
        copy.unlink(missing_ok=True)
        shutil.copy(source / "package.json", cache)
        print(f"installing {what} …", file=sys.stderr)
        # `npm ci` wants the lock beside it; if it fails, the next run must not believe that copy.
        shutil.copy(lock, copy)
        done = subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"],
            cwd=cache,
            # The browser is this machine's own.
            env={**os.environ, "PUPPETEER_SKIP_DOWNLOAD": "1"},
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            copy.unlink()
            raise CannotStart(f"npm ci failed:\n{done.stderr}")
    return modules
