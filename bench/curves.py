"""Draw the learning curves of the champions for the manual: `python -m bench.curves`.

Writes `docs/pictures/learning-*.svg` from `docs/curves`, which holds about forty points of each
training.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path

from bluffhouse.learn.curve import picture

DOCS = Path(__file__).parents[1] / "docs"
STYLE = "svg{background:#fff}text{font:12px sans-serif}.axis{stroke:#999}"
COLUMNS = {"share_4": "training", "real": "real games"}
"""The columns that are drawn, and what they are called in the picture."""


def drawn(path: Path) -> str:
    """Return the curve of one training as a picture."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    start = '<svg xmlns="http://www.w3.org/2000/svg"'
    svg = picture(rows, COLUMNS, f"{path.stem}: shares of wins", fair=True)
    return svg.replace("<svg", start, 1).replace(">", f"><style>{STYLE}</style>", 1) + "\n"


def pictures() -> list[Path]:
    """Return the paths of all pictures that this script draws."""
    curves = sorted((DOCS / "curves").glob("*.csv"))
    return [DOCS / "pictures" / f"learning-{path.stem}.svg" for path in curves]


def main() -> None:
    argparse.ArgumentParser(
        prog="python -m bench.curves",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args()
    for target in pictures():
        name = target.stem.removeprefix("learning-")
        target.write_text(drawn(DOCS / "curves" / f"{name}.csv"), encoding="utf-8")
        print(target)


if __name__ == "__main__":
    main()
