"""Measure the page's size, how soon it responds and how smoothly it moves: `make bench-page`.

Each run starts its own house with the built client, and uses this machine's Chromium. `lighthouse`
rates the pages with Google's tool on its slow phone. `loading` times the first visit to the front
door on a slow phone by the browser's own clock. `frames` plays the five games with all their
motion.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable

from bench.node import CannotStart
from bench.page import frames, lighthouse, loading
from bench.page.kit import NotInstalledError, build_client
from bench.page.size import Size

PARTS: dict[str, Callable[[Size], None]] = {
    "loading": loading.measure,
    "lighthouse": lighthouse.measure,
    "frames": frames.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.page",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}; all by default")
    add("--runs", type=int, default=5, help="visits to each page; the medians count")
    add("--seconds", type=float, default=60.0, help="longest time to play each game")
    add("--quick", action="store_true", help="one visit to each page, ten seconds of each game")
    arguments = parser.parse_args()
    chosen = arguments.parts or list(PARTS)
    unknown = [name for name in chosen if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; the parts are {', '.join(PARTS)}")
    size = Size(1, 10.0) if arguments.quick else Size(arguments.runs, arguments.seconds)
    print(f"{os.cpu_count()} cores, {platform.machine()}; medians of {size.runs}")
    try:
        build_client()
        for name in chosen:
            PARTS[name](size)
    except (CannotStart, NotInstalledError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
