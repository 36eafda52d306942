"""Measure the capacity of the house, side by side with boardgame.io 0.50: `make bench-house`.

boardgame.io plays four-player liar's dice with secret hands, Bluffhouse four-player LIE with five
cards each. Both use real sockets and one server process, started afresh for every run, and get the
same load from one program. A move is an accepted action that all four players have received:
turning one's cards, a bid or a call. Its latency runs from sending it until the last of the four
has it. Bluffhouse always writes to durable storage. Everything runs on this machine and shares its
cores, so the load generator's share is printed with every figure.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys

from bench.house.parts import PARTS, Size
from bench.node import CannotStart


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.house",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}; all by default")
    add("--turns", type=int, default=2, help="runs of each server; the medians count")
    add("--warm", type=float, default=2.0, help="seconds of play before the measurement")
    add("--seconds", type=float, default=8.0, help="seconds measured")
    add("--closed-tables", type=int, nargs="+", default=[50, 200], help="tables in a closed loop")
    add("--paced-tables", type=int, default=2000, help="tables with a move per second")
    add("--idle-tables", type=int, default=2000, help="idle tables")
    add("--growth-tables", type=int, default=100, help="tables of long games")
    add("--asleep", type=int, default=5000, help="sleeping tables in the database")
    add("--worker-tables", type=int, default=200, help="tables on one and two workers")
    arguments = vars(parser.parse_args())
    chosen = arguments.pop("parts") or list(PARTS)
    unknown = [name for name in chosen if name not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; the parts are {', '.join(PARTS)}")
    size = Size(**arguments)
    print(
        f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}; "
        f"{size.seconds:g} s measured after {size.warm:g} s, medians of {size.turns}"
    )
    for name in chosen:
        try:
            PARTS[name](size)
        except CannotStart as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
