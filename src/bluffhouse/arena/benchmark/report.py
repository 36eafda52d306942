"""Writes the report of a benchmark: `results.json` for programs, `report.html` for people.

The page is a single file that needs nothing else. It is always in English, because people of
all languages exchange results.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import ceil, floor
from pathlib import Path

import msgspec

import bluffhouse
from bluffhouse.arena.benchmark.summary import BenchSummary, Conduct, Part
from bluffhouse.arena.charts import Scale, chart, dot, ring, row
from bluffhouse.arena.report import seconds_text
from bluffhouse.arena.summary import Estimate
from bluffhouse.locales import Words

MAX_SCORE = 5.0
"""The highest score that a chart has room for; 4 is every game at a table of four."""


def write_report(folder: Path, summary: BenchSummary) -> tuple[Path, Path]:
    """Write both files into the folder, and return their paths."""
    json, page = folder / "results.json", folder / "report.html"
    json.write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
    page.write_text(html(summary), encoding="utf-8")
    return json, page


def read_results(path: Path) -> BenchSummary:
    """Read a `results.json`. Raises OSError, and ValueError if it is something else."""
    return msgspec.json.decode(path.read_bytes(), type=BenchSummary)


def with_interval(figure: Estimate) -> str:
    """Format a score with the half-width of its interval.

    >>> with_interval(Estimate(1.234, 1.1, 1.4))
    '1.23 ±0.17'
    """
    margin = "" if figure.margin is None else f" ±{figure.margin:.2f}"
    return f"{figure.value:.2f}{margin}"


def html(summary: BenchSummary) -> str:
    """Return the page as HTML."""
    css = files("bluffhouse.arena").joinpath("report.css").read_text(encoding="utf-8")
    plan = summary.plan
    best = summary.overall.strength.best
    title = f"{plan.agent}: {plan.suite}"
    kicker = (
        f"{plan.suite} · {summary.games} of {summary.total} games · bluffhouse {summary.bluffhouse}"
    )
    lead = (
        f"Score {with_interval(best)}: wins divided by a fair share of wins, "
        + ("luck taken out" if summary.overall.strength.adjusted else "luck left in")
        + ". 1 is as good as the opponents."
    )
    sections = [
        _strength("Strength by game", "game", summary.by_game),
        _strength("Strength by opponents", "opponents", summary.by_pool),
        _strength("Every section", "section", summary.sections),
        _conduct(summary),
        _how(summary),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{css}</style>\n</head>\n<body>\n<main>\n"
        f'<header><p class="kicker">{escape(kicker)}</p><h1>{escape(plan.agent)}</h1>'
        f'<p class="lead">{escape(lead)}</p></header>\n'
        + "\n".join(sections)
        + "\n<footer>Made by <code>bluffhouse bench</code></footer>\n</main>\n</body>\n</html>\n"
    )


def _section(heading: str, about: str, body: str) -> str:
    return (
        f'<section><h2>{escape(heading)}</h2><p class="about">{escape(about)}</p>{body}</section>'
    )


def _scrolling(heading: str, table: str) -> str:
    """Return a table that scrolls sideways where it does not fit, also by keyboard."""
    label = escape(f"{heading}, as a table")
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">{table}</div>'


def part_title(name: str) -> str:
    """Return the title of a section, a game or a pool.

    >>> part_title("dont_bluff/mixed"), part_title("lie"), part_title("mixed")
    ("Don't Bluff! · mixed", 'LIE', 'mixed')
    """
    game, slash, pool = name.partition("/")
    if game not in bluffhouse.games():
        return name
    title = Words()(f"{game.replace('_', '-')}-title")
    return f"{title} · {pool}" if slash else title


def _strength(heading: str, column: str, parts: Sequence[Part]) -> str:
    scale = _scale([part.strength.best for part in parts])
    rows = [
        row(
            part_title(part.name),
            scale,
            ring(scale, part.strength.score.value) + dot(scale, part.strength.best),
            f"{part.strength.best.value:.2f}",
            _interval(part.strength.best),
        )
        for part in parts
    ]
    body = "".join(
        f"<tr><th>{escape(part_title(part.name))}</th><td>{part.strength.games}</td>"
        f"<td>{with_interval(part.strength.score)}</td>"
        f"<td>{with_interval(part.strength.adjusted) if part.strength.adjusted else '–'}</td>"
        f"<td>{with_interval(part.strength.judged) if part.strength.judged else '–'}</td></tr>"
        for part in parts
    )
    columns = (column, "games", "score", "luck taken out", "judged")
    names = "".join(f"<th>{name}</th>" for name in columns)
    head = f"<thead><tr>{names}</tr></thead>"
    about = "The dot is the score and its 95 % interval."
    if any(part.strength.adjusted for part in parts):
        about = (
            "The dot is the score without luck and its 95 % interval; the ring is the plain score."
        )
    table = _scrolling(heading, f"<table>{head}<tbody>{body}</tbody></table>")
    return _section(heading, about, chart(scale, rows) + table)


def _scale(figures: Sequence[Estimate]) -> Scale:
    """Return a scale for scores. Intervals from few deals may end outside it."""
    edges = [edge for f in figures for edge in (f.value, f.low, f.high) if edge is not None]
    high = min(MAX_SCORE, max(2.0, float(ceil(max(edges)))))
    low = max(-1.0, min(0.0, float(floor(min(edges)))))
    ticks = tuple((float(tick), f"{tick}") for tick in range(int(low), int(high) + 1))
    return Scale(low, high, ticks, fair=1)


def _interval(figure: Estimate) -> str:
    if figure.low is None or figure.high is None:
        return ""
    return f"{figure.low:.2f}–{figure.high:.2f}"


CONDUCT = (
    "decisions",
    "illegal",
    "failures",
    "fallbacks",
    "said",
    "lies",
    "lies believed",
    "calls right",
    "calls wrong",
    "fooled",
    "deals made",
    "time per decision",
    "tokens",
    "cost",
)


def conduct_cells(conduct: Conduct) -> list[str]:
    """Return the figures of an agent's conduct in the order of CONDUCT."""
    words = Words()
    believed = f"{conduct.lies_believed}/{conduct.lies_answered}"
    time = "–" if conduct.thinking is None else seconds_text(conduct.thinking.mean, words)
    return [
        *(str(n) for n in (conduct.decisions, conduct.illegal, conduct.failures)),
        *(str(n) for n in (conduct.fallbacks, conduct.said, conduct.lies)),
        believed,
        *(str(n) for n in (conduct.calls_right, conduct.calls_wrong, conduct.fooled)),
        str(conduct.deals_made),
        time,
        str(conduct.tokens) if conduct.tokens else "–",
        f"{conduct.cost:.2f}" if conduct.cost else "–",
    ]


def _conduct(summary: BenchSummary) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in CONDUCT)
    body = "".join(
        f"<tr><th>{escape(part_title(part.name))}</th>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in conduct_cells(part.conduct))
        + "</tr>"
        for part in (*summary.by_game, summary.overall)
    )
    table = f"<table><thead><tr><th>game</th>{head}</tr></thead><tbody>{body}</tbody></table>"
    about = "Counted beside the score, never in it."
    return _section("Conduct", about, _scrolling("Conduct", table))


def _how(summary: BenchSummary) -> str:
    plan = summary.plan
    facts = {
        "suite": f"{plan.suite}, {plan.hash}",
        "agent": f"{plan.agent}, {plan.seconds:g} s per decision",
        "luck": "not measured" if plan.values is None else f"by the values {plan.values}",
        "decisions": "not judged" if plan.judged is None else f"judged by {plan.judged}",
    }
    body = "".join(f"<dt>{name}</dt><dd>{escape(fact)}</dd>" for name, fact in facts.items())
    return f"<section><h2>How</h2><dl>{body}</dl></section>"
