"""The learning curve: a CSV file while the training runs, and a page that shows it."""

from __future__ import annotations

import csv
import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

COLOURS = ("#1b6ca8", "#c0392b", "#2e8b57", "#8e44ad", "#d68910", "#566573", "#117a65")
WIDTH, HEIGHT, MARGIN = 720, 260, 46
SHARE = "share_"
"""Begins the names of the columns with shares by number of players."""
FAIR = 1.0
"""The share of wins that everybody would have if luck alone decided."""

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
svg { width: 100%; height: auto }
svg text { font-size: 12px; fill: currentColor }
.axis { stroke: currentColor; opacity: 0.3 }
"""


@dataclass(frozen=True)
class Point:
    """A point of the curve."""

    seconds: float
    choices: int
    value: float
    """How far off the estimated chances to win are, in nats."""
    entropy: float
    """How evenly the learner chooses, in nats."""
    shares: dict[int, float]
    """The learner's wins relative to its fair share in training, by number of players."""
    real: float | None = None
    """The same in real games against the bots themselves."""


class Curve:
    """The curve of a training."""

    def __init__(self, name: str, out: Path, counts: Sequence[int], *, goes_on: bool) -> None:
        self.name, self.counts = name, counts
        self.csv, self.page = out / f"{name}.csv", out / f"{name}.html"
        if goes_on and self.csv.exists():
            # A resumed run may have other numbers of players; the file keeps its columns.
            with open(self.csv, encoding="utf-8", newline="") as file:
                columns = next(csv.reader(file), [])
            shares = [column for column in columns if column.startswith(SHARE)]
            self.counts = [int(column.removeprefix(SHARE)) for column in shares]
        else:
            heading = ["seconds", "choices", "value", "entropy", "real"]
            self._write([*heading, *(f"{SHARE}{count}" for count in counts)], "w")

    def add(self, point: Point) -> None:
        """Write a point."""
        figures = (point.value, point.entropy, point.real, *map(point.shares.get, self.counts))
        texts = ["" if figure is None else f"{figure:.4f}" for figure in figures]
        self._write([f"{point.seconds:.1f}", str(point.choices), *texts], "a")

    def _write(self, row: Sequence[str], mode: str) -> None:
        with open(self.csv, mode, encoding="utf-8", newline="") as file:
            csv.writer(file).writerow(row)

    def draw(self) -> None:
        """Write the page."""
        with open(self.csv, encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        shares = {f"{SHARE}{count}": f"{count} players" for count in self.counts}
        drawn = [
            chart(rows, shares, "Share of wins in training", fair=True),
            chart(rows, {"real": ""}, "Share of wins in real games against the bots", fair=True),
            chart(rows, {"entropy": ""}, "Entropy of the choices, in nats"),
            chart(rows, {"value": ""}, "Surprise at who won, in nats"),
        ]
        name = html.escape(self.name)
        self.page.write_text(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Learning {name}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<h1>Learning {name}</h1>{''.join(drawn)}</html>",
            encoding="utf-8",
        )


def chart(
    rows: Sequence[dict[str, str]], columns: Mapping[str, str], title: str, *, fair: bool = False
) -> str:
    """Return a heading and a chart of these columns over millions of choices.

    Each column has its label. `fair`: they are shares of wins, and a line shows the fair share.
    """
    heading = f"<h2>{html.escape(title)}</h2>"
    return heading + (picture(rows, columns, title, fair=fair) or "<p>No figures.</p>")


def picture(
    rows: Sequence[dict[str, str]], columns: Mapping[str, str], title: str, *, fair: bool = False
) -> str:
    """Return the chart alone; empty if there are no figures."""
    lines = {
        label: [(int(row["choices"]) / 1e6, float(row[column])) for row in rows if row[column]]
        for column, label in columns.items()
    }
    points = [point for line in lines.values() for point in line]
    if not points:
        return ""
    right = max(x for x, _ in points) or 1.0
    heights = [y for _, y in points] + [FAIR] * fair
    low, high = min(heights), max(heights)
    high = high if high > low else low + 1.0
    inner_width, inner_height = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN

    def place(x: float, y: float) -> str:
        across = MARGIN + x / right * inner_width
        return f"{across:.1f},{HEIGHT - MARGIN - (y - low) / (high - low) * inner_height:.1f}"

    bottom, edge = HEIGHT - MARGIN, WIDTH - MARGIN
    axis = f"{MARGIN},{MARGIN} {MARGIN},{bottom} {edge},{bottom}"
    label = f"{right:,.0f} M choices" if right >= 10 else f"{right:.2g} M choices"
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{html.escape(title)}">',
        f'<polyline class="axis" fill="none" points="{axis}"/>',
        f'<text x="4" y="{MARGIN + 4}">{high:.2f}</text>',
        f'<text x="4" y="{bottom + 4}">{low:.2f}</text>',
        f'<text x="{edge}" y="{HEIGHT - 24}" text-anchor="end">{label}</text>',
    ]
    if fair:
        left, ahead = place(0, FAIR), place(right, FAIR)
        across, down = ahead.split(",")
        parts.append(
            f'<polyline class="axis" fill="none" stroke-dasharray="4" points="{left} {ahead}"/>'
            f'<text x="{across}" y="{down}" dx="4" dy="4">fair</text>'
        )
    for at, (label, line) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]
        path = " ".join(place(x, y) for x, y in line)
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{path}"/>'
            f'<text x="{MARGIN + 80 * at}" y="{MARGIN - 16}" style="fill:{colour}">'
            f"{html.escape(label)}</text>"
        )
    return "".join(parts) + "</svg>"
