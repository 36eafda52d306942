"""What the page weighs, how soon it answers and how smoothly it moves: `make bench-page`.

A house of its own with the client as it is built, and this machine's Chromium. `lighthouse`: the
pages, as Google's tool sees them on its slow phone. `loading`: the front door for the first time on
a slow phone, by the browser's own clock. `frames`: the five games played with all their motion.
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
    add("parts", nargs="*", metavar="PART", help=f"which of {', '.join(PARTS)}; none: all")
    add("--runs", type=int, default=5, help="visits of each page; the medians count")
    add("--seconds", type=float, default=60.0, help="how long each game is watched at most")
    add("--quick", action="store_true", help="one visit of each page, ten seconds of each game")
    arguments = parser.parse_args()
    chosen = arguments.parts or list(PARTS)
    unknown = [name for name in chosen if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
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
