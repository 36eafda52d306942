"""The learning curve: a CSV file while the training runs, and a page that shows it."""

from __future__ import annotations

import csv
import html
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

COLOURS = ("#1b6ca8", "#c0392b", "#2e8b57", "#8e44ad", "#d68910", "#566573", "#117a65")
WIDTH, HEIGHT, MARGIN = 720, 260, 46

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
        if not (goes_on and self.csv.exists()):
            heading = ["seconds", "choices", "value", "entropy", "real"]
            self._write([*heading, *(f"share_{count}" for count in counts)], "w")

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
        charts = [
            ("Share of wins in training, by the number of players (1 is fair)", "share_"),
            ("Share of wins in real games against the bots (1 is fair)", "real"),
            ("Entropy of the choices, in nats", "entropy"),
            ("Surprise at who won, in nats", "value"),
        ]
        drawn = "".join(
            f"<h2>{html.escape(title)}</h2>{chart(rows, column)}" for title, column in charts
        )
        name = html.escape(self.name)
        self.page.write_text(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{name}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<h1>Learning {name}</h1>{drawn}</html>",
            encoding="utf-8",
        )


def chart(rows: Sequence[dict[str, str]], column: str) -> str:
    """Return a chart of the columns with this prefix, over millions of choices."""
    names = [name for name in rows[0] if name.startswith(column)] if rows else []
    lines = {
        name: [(int(row["choices"]) / 1e6, float(row[name])) for row in rows if row[name]]
        for name in names
    }
    points = [point for line in lines.values() for point in line]
    if not points:
        return "<p>No figures.</p>"
    right = max(x for x, _ in points) or 1.0
    low, high = min(y for _, y in points), max(y for _, y in points)
    high = high if high > low else low + 1.0
    inner_width, inner_height = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN

    def place(x: float, y: float) -> str:
        across = MARGIN + x / right * inner_width
        return f"{across:.1f},{HEIGHT - MARGIN - (y - low) / (high - low) * inner_height:.1f}"

    bottom, edge = HEIGHT - MARGIN, WIDTH - MARGIN
    axis = f"{MARGIN},{MARGIN} {MARGIN},{bottom} {edge},{bottom}"
    label = f"{right:.0f} M choices"
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{html.escape(column)}">',
        f'<polyline class="axis" fill="none" points="{axis}"/>',
        f'<text x="4" y="{MARGIN + 4}">{high:.2f}</text>',
        f'<text x="4" y="{bottom + 4}">{low:.2f}</text>',
        f'<text x="{edge}" y="{HEIGHT - 24}" text-anchor="end">{label}</text>',
    ]
    for at, (name, line) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]
        path = " ".join(place(x, y) for x, y in line)
        parts.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{path}"/>'
        )
        kind = name.removeprefix("share_")
        parts.append(
            f'<text x="{MARGIN + 70 * at}" y="{MARGIN - 16}" style="fill:{colour}">'
            f"{html.escape(kind)}</text>"
        )
    return "".join(parts) + "</svg>"
