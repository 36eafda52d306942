"""Install the Node.js packages of a benchmark in a folder of their own, which may be deleted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


class CannotStart(Exception):
    """Raised if a server or tool of the benchmark is missing or does not run."""


def installed(what: str, source: Path, cache: Path) -> Path:
    """Return the folder with the packages that the lock file in `source` names; install them first
    if they are missing."""
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
        # `npm ci` needs the lock file beside it. If it fails, that copy must go, or the next run
        # would take the packages for installed.
        shutil.copy(lock, copy)
        done = subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund"],
            cwd=cache,
            # Use this machine's own browser.
            env={**os.environ, "PUPPETEER_SKIP_DOWNLOAD": "1"},
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            copy.unlink()
            raise CannotStart(f"npm ci failed:\n{done.stderr}")
    return modules
