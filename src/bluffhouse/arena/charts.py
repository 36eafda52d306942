"""Charts for the report: a row of HTML for each bar or dot, drawn in SVG.

Everything is placed in percent, so that a chart fits any screen and its text keeps its size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from bluffhouse.arena.summary import Estimate

MARGIN = 4.0
"""Percent of the width left free on either side, so that a mark at the edge is not cut off."""


@dataclass(frozen=True)
class Scale:
    """Maps a figure to its horizontal position in a chart."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    logarithmic: bool = False
    fair: float | None = None
    """Figure at which a reference line is drawn; None: no line."""

    def at(self, figure: float) -> str:
        """Return the position of a figure, as a percentage of the width."""
        low, high = self.low, self.high
        figure = min(max(figure, low), high)
        if self.logarithmic:
            low, high, figure = log10(low), log10(high), log10(figure)
        return f"{MARGIN + (100 - 2 * MARGIN) * (figure - low) / (high - low):.2f}%"


def shares_scale(
    figures: Sequence[Estimate | None], label: Callable[[float], str], most_ticks: int = 8
) -> Scale:
    """Return a scale for win shares, from 0 to the highest, with a line at the fair share of 1.

    `label` formats a number.
    """
    highest = max([1.0, *[figure.high or figure.value for figure in figures if figure]])
    step = next(
        step for step in (0.25, 0.5, 1.0, 2.0) if highest / step <= most_ticks or step == 2.0
    )
    ticks = [i * step for i in range(ceil(highest / step) + 1)]
    return Scale(0, ticks[-1], tuple((tick, label(tick)) for tick in ticks), fair=1)


def parts_scale(whole: float = 1.0) -> Scale:
    """Return a scale for parts of a whole, from 0 to 100 percent."""
    return Scale(0, whole, tuple((whole * i / 4, f"{25 * i}") for i in range(5)))


def times_scale(seconds: Sequence[float], label: Callable[[float], str]) -> Scale:
    """Return a logarithmic scale for thinking times in seconds. `label` formats a time."""
    low = floor(log10(min(seconds)))
    high = max(ceil(log10(max(seconds))), low + 1)
    ticks = tuple((10.0**i, label(10.0**i)) for i in range(low, high + 1))
    return Scale(10.0**low, 10.0**high, ticks, logarithmic=True)


def chart(scale: Scale, rows: Sequence[str]) -> str:
    """Return the HTML of a chart: its rows, and the axis below them."""
    axis = "".join(
        f'<text x="{scale.at(tick)}" y="12" text-anchor="middle">{escape(label)}</text>'
        for tick, label in scale.ticks
    )
    axis_row = f'<div class="row axis"><svg height="16" aria-hidden="true">{axis}</svg></div>'
    return f'<div class="chart">{"".join(rows)}{axis_row}</div>'


def row(name: str, scale: Scale, marks: str, value: str, note: str = "") -> str:
    """Return a row of a chart: its name, the drawing, the figure and its interval."""
    label = escape(f"{name}: {value} {note}".strip())
    grid = "".join(
        f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
        for x in [scale.at(tick) for tick, _ in scale.ticks]
    )
    if scale.fair is not None:
        x = scale.at(scale.fair)
        grid += f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="100%"/>'
    return (
        f'<div class="row"><span class="name">{breakable(name)}</span>'
        f'<svg height="30" role="img" aria-label="{label}">{grid}{marks}</svg>'
        f'<span class="value"><b>{escape(value)}</b> <small>{escape(note)}</small></span></div>'
    )


def breakable(name: str) -> str:
    """Return the name as HTML that may wrap after its colon."""
    return escape(name).replace(":", ":<wbr/>")


def dot(scale: Scale, figure: Estimate | None) -> str:
    """Return a dot for a figure, with its interval as a line through it."""
    if figure is None:
        return ""
    interval = ""
    if figure.low is not None and figure.high is not None:
        interval = line(scale, figure.low, figure.high)
    return f'{interval}<circle class="dot" cx="{scale.at(figure.value)}" cy="50%" r="5.5"/>'


def ring(scale: Scale, figure: float) -> str:
    """Return an open circle at a figure."""
    return f'<circle class="ring" cx="{scale.at(figure)}" cy="50%" r="5"/>'


def line(scale: Scale, start: float, end: float) -> str:
    """Return a horizontal line between two figures."""
    x1, x2 = scale.at(start), scale.at(end)
    return f'<line class="interval" x1="{x1}" x2="{x2}" y1="50%" y2="50%"/>'
