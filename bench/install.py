"""Measure the size and duration of an installation: `make bench-install`.

Plain `pip install` puts the wheel and its dependencies into a new, empty environment, and the house
is opened from there with an empty home folder. Packages that come with the environment (pip itself)
are not counted. The time depends on the network or, after the first run, on pip's cache; `--no-
cache` measures without it. A megabyte is a million bytes.

A start is measured again when everything is compiled and in the system's memory, and in processor
time too, because other programs do not disturb that: the best of several tries counts.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from time import monotonic
from typing import NamedTuple
from urllib.request import urlopen

LARGEST = 12
"""Packages listed by name."""
STARTS = 5
"""Warm starts of the house."""
IMPORTS = 25
"""Imports of the library, each in a new process."""
EXTRAS = ("postgres", "agents", "datasets", "research", "learn", "ray")


class Environment:
    """A new environment and an empty home folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "environment"
        self._home = folder / "home"
        self._home.mkdir()
        venv.create(self._folder, with_pip=True)
        self._first = set(self._packages())
        self._compiled_first = self._compiled()

    @property
    def _programs(self) -> Path:
        return self._folder / ("Scripts" if sys.platform == "win32" else "bin")

    def install(self, what: str, *flags: str) -> float:
        """Install the wheel; return the seconds it took."""
        start = monotonic()
        pip = [str(self._programs / "python"), "-m", "pip", "install", "--quiet", *flags, what]
        subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)
        return monotonic() - start

    def _packages(self) -> dict[str, int]:
        """Return the size of every package in bytes, by its name."""
        sizes = {}
        for record in self._folder.rglob("*.dist-info/RECORD"):
            files = [line.rsplit(",", 2)[0] for line in record.read_text("utf-8").splitlines()]
            places = [record.parents[1] / name.strip('"') for name in files]
            name = record.parent.name.partition("-")[0]
            sizes[name] = sum(place.stat().st_size for place in places if place.exists())
        return sizes

    def installed(self) -> dict[str, int]:
        """Return the size of every package that the installation added."""
        return {name: size for name, size in self._packages().items() if name not in self._first}

    def compiled(self) -> int:
        """Return the bytes of compiled Python files that the installation added."""
        return self._compiled() - self._compiled_first

    def _compiled(self) -> int:
        return sum(file.stat().st_size for file in self._folder.rglob("*.pyc"))

    def seconds_to_import(self) -> float:
        """Return the processor time of `import bluffhouse`, without that of Python itself."""
        python = str(self._programs / "python")
        bare, library = (
            min(processor_time([python, "-c", code]) for _ in range(IMPORTS))
            for code in ("pass", "import bluffhouse")
        )
        return library - bare

    def seconds_to_open(self) -> tuple[float, float]:
        """Return the seconds from the command to the first page, and the processor time of the
        house until it closes again."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("BLUFFHOUSE_", "XDG_"))}
        house = [str(self._programs / "bluffhouse"), "--host", "127.0.0.1", "--port", "0"]
        used = _processor_time_of_children()
        start = monotonic()
        with subprocess.Popen(
            [*house, "--no-browser"],
            env=kept | {"HOME": str(self._home), "LOCALAPPDATA": str(self._home)},
            cwd=self._home,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            where = re.search(r"http://127\.0\.0\.1:\d+/", said)
            assert where, said
            with urlopen(where[0]) as page:
                assert b'src="/assets/' in page.read()
            passed = monotonic() - start
            process.terminate()
        return passed, _processor_time_of_children() - used


def processor_time(command: list[str]) -> float:
    """Run a command and return its processor time in seconds."""
    used = _processor_time_of_children()
    subprocess.run(command, check=True)
    return _processor_time_of_children() - used


def _processor_time_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


class Measured(NamedTuple):
    """The measurements of one kind of installation."""

    seconds: float
    packages: dict[str, int]
    compiled: int
    first: float
    """Seconds until the first page of the first start."""
    warm: tuple[float, float]
    """Seconds until the first page of a warm start, and its processor time."""
    importing: float
    """Processor time of the import, in seconds."""


def measured(what: str, flags: list[str]) -> Measured:
    with tempfile.TemporaryDirectory() as folder:
        environment = Environment(Path(folder))
        seconds = environment.install(what, *flags)
        packages, compiled = environment.installed(), environment.compiled()
        first, _ = environment.seconds_to_open()
        starts = [environment.seconds_to_open() for _ in range(STARTS)]
        waited, used = (min(figures) for figures in zip(*starts, strict=True))
        importing = environment.seconds_to_import()
        return Measured(seconds, packages, compiled, first, (waited, used), importing)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path, help="the wheel that `make wheel` built")
    parser.add_argument(
        "--extra", action="append", choices=EXTRAS, default=[], help="also measure with this extra"
    )
    parser.add_argument("--no-cache", action="store_true", help="download everything again")
    arguments = parser.parse_args()
    flags = ["--no-cache-dir"] if arguments.no_cache else []
    wheel = arguments.wheel.resolve()
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    for extra in ("", *arguments.extra):
        found = measured(f"{wheel}[{extra}]" if extra else str(wheel), flags)
        size = sum(found.packages.values()) / 1e6
        print(
            f"{f'with [{extra}]' if extra else 'base':<16} {len(found.packages):>3} packages"
            f" {size:>7.0f} MB   installed in {found.seconds:>5.1f} s"
            f"   first page after {found.first:>4.1f} s"
        )
        if not extra:
            waited, used = found.warm
            print(f"  started again: page after {waited:.2f} s, {used:.2f} s of processor time")
            print(f"  import bluffhouse: {found.importing * 1000:.0f} ms of processor time")
            print(f"  compiled by pip: {found.compiled / 1e6:.0f} MB of the {size:.0f}")
            largest = sorted(found.packages.items(), key=lambda item: -item[1])[:LARGEST]
            print("  of it " + ", ".join(f"{name} {size / 1e6:.0f}" for name, size in largest))


if __name__ == "__main__":
    main()
