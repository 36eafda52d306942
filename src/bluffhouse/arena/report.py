"""Writes the report of a tournament: `summary.json` for programs, `report.html` for people.

The page is a single file that needs nothing else.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from html import escape
from importlib.resources import files
from pathlib import Path

import msgspec

from bluffhouse.arena.charts import (
    breakable,
    chart,
    dot,
    line,
    parts_scale,
    ring,
    row,
    shares_scale,
    times_scale,
)
from bluffhouse.arena.results import Folder
from bluffhouse.arena.summary import Bluff, Estimate, Standing, Summary
from bluffhouse.arena.tournament import Tournament
from bluffhouse.locales import Words


def report(folder: Folder, summary: Summary, words: Words | None = None) -> tuple[Path, Path]:
    """Write both files into the folder, the page in the language of `words`; return their paths."""
    json, page = folder.path / "summary.json", folder.path / "report.html"
    json.write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
    page.write_text(html(summary, words or Words()), encoding="utf-8")
    return json, page


# ── figures as text ─────────────────────────────────────────────────────────────────────────


def percent(figure: Estimate | None, words: Words, *, interval: bool = False) -> str:
    if figure is None:
        return "–"
    text = words.percent(figure.value)
    if interval and figure.margin is not None:
        text += f" ±{words.figure(100 * figure.margin)}"
    return text


def seconds_text(seconds: float, words: Words) -> str:
    """Format a time with two significant digits, in a suitable unit."""
    unit, amount = _in_suitable_unit(seconds)
    return words(f"report-{unit}", amount=words.figure(amount, 0 if amount >= 9.95 else 1))


def tick_text(seconds: float, words: Words) -> str:
    """Format a power of ten of seconds, which is a whole number in its unit."""
    unit, amount = _in_suitable_unit(seconds)
    return words(f"report-{unit}", amount=words.figure(amount))


def _in_suitable_unit(seconds: float) -> tuple[str, float]:
    for unit, size in (("seconds", 1.0), ("milliseconds", 1e-3)):
        if seconds >= size * 0.9995:
            return unit, seconds / size
    return "microseconds", seconds / 1e-6


def number_text(number: float, words: Words) -> str:
    """Format a number with no more digits than it needs."""
    return words.figure(number, len(f"{number:g}".partition(".")[2]))


def figure_text(figure: Estimate | None, words: Words) -> str:
    return "–" if figure is None else words.figure(figure.value, 2)


def between(figure: Estimate | None, words: Words, scale: float = 1, digits: int = 2) -> str:
    """Format the interval of a figure, or return an empty text if it has none."""
    if figure is None or figure.low is None or figure.high is None:
        return ""
    low, high = (words.figure(scale * edge, digits) for edge in (figure.low, figure.high))
    return f"{low}–{high}"


def command(tournament: Tournament) -> str:
    """Return the command that plays this tournament again."""
    words = ["bluffhouse", "arena", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--players", str(tournament.players), "--games", str(tournament.games)]
    for name, value in tournament.options.items():
        typed = msgspec.json.encode(value).decode().strip('[]"')
        words += ["--option", name if value is True else f"{name}={typed}"]
    words += ["--seconds", f"{tournament.seconds:g}", "--seed", tournament.seed]
    return shlex.join(words)


# ── the page ────────────────────────────────────────────────────────────────────────────────


def html(summary: Summary, words: Words | None = None) -> str:
    """Return the page as HTML, in English or in the language of `words`."""
    return _Page(summary, words or Words()).html()


class _Page:
    """The page of a summary in one language."""

    def __init__(self, summary: Summary, words: Words) -> None:
        self.summary = summary
        self.words = words

    def say(self, key: str, /, **values: str | int) -> str:
        """Return a sentence of the report as HTML."""
        return escape(self.words(f"report-{key}", **values), quote=False)

    def html(self) -> str:
        css = files("bluffhouse.arena").joinpath("report.css").read_text(encoding="utf-8")
        summary = self.summary
        several = len(summary.standings) > 1
        game = self.words(f"{summary.tournament.game.replace('_', '-')}-title")
        sections = [
            self.strength(),
            self.head_to_head() if several else "",
            self.bluff() if any(standing.bluff for standing in summary.standings) else "",
            self.thinking(),
            self.places(),
            self.how(),
        ]
        body = "\n".join(filter(None, sections))
        made = self.words("report-footer", command="\0").split("\0")
        footer = "<code>bluffhouse arena</code>".join(map(escape, made))
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n'
            '<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{self.say('title', title=game)}</title>\n<style>\n{css}</style>\n</head>\n"
            f"<body>\n<main>\n{self.header()}\n{body}\n"
            f"<footer>{footer}</footer>\n</main>\n</body>\n</html>\n"
        )

    def header(self) -> str:
        summary, tournament = self.summary, self.summary.tournament
        kicker = [
            tournament.game,
            *[f"{name}={value}" for name, value in tournament.options.items()],
            self.words("report-players", players=tournament.players),
            self.words("report-games", games=summary.games),
            self.words("report-deals", deals=summary.deals),
        ]
        if summary.games < tournament.total:
            kicker.append(self.words("report-unfinished", total=tournament.total))
        return (
            f'<header><p class="kicker">{escape(" · ".join(kicker))}</p>'
            f'<h1>{self.headline()}</h1><p class="lead">{self.lead()}</p></header>'
        )

    def headline(self) -> str:
        first = self.summary.standings[0]
        if len(self.summary.standings) == 1:
            return self.say("alone", bot=first.bot)
        clear = _apart(first, self.summary.standings[1])
        return self.say("first" if clear else "just", bot=first.bot)

    def lead(self) -> str:
        first = self.summary.standings[0]
        if first.share is None or len(self.summary.standings) == 1:
            return self.say("lead-alone")
        second = self.summary.standings[1]
        known = first.share.low is not None and first.share.high is not None
        facts: dict[str, str | int] = {
            "share": figure_text(first.share, self.words),
            "interval": "yes" if known else "no",
            "low": self.words.figure(first.share.low or 0, 2),
            "high": self.words.figure(first.share.high or 0, 2),
            "second": second.bot,
        }
        if not _apart(first, second):
            return self.say("lead-just", **facts)
        return self.say("lead", other=figure_text(second.share, self.words), **facts)

    def section(self, key: str, body: str, **values: str | int) -> str:
        about = f'<p class="about">{self.say(f"{key}-says", **values)}</p>'
        return f"<section><h2>{self.say(key)}</h2>{about}{body}</section>"

    def head(self, *columns: str) -> str:
        """Return the heading row of a table of bots."""
        names = "".join(f"<th>{self.say(f'column-{column}')}</th>" for column in columns)
        return f"<thead><tr><th>{escape(self.words('arena-bot'))}</th>{names}</tr></thead>"

    def number(self, figure: float, digits: int = 0) -> str:
        return self.words.figure(figure, digits)

    def tick(self, figure: float) -> str:
        return number_text(figure, self.words)

    def strength(self) -> str:
        standings = self.summary.standings
        scale = shares_scale([standing.share for standing in standings], self.tick)
        rows = [
            row(
                standing.bot,
                scale,
                dot(scale, standing.share),
                figure_text(standing.share, self.words),
                between(standing.share, self.words),
            )
            for standing in standings
        ]
        body = "".join(
            f"<tr><th>{escape(standing.bot)}</th><td>{self.number(standing.games)}</td>"
            f"<td>{self.number(standing.wins, 0 if standing.wins % 1 == 0 else 1)}</td>"
            f"<td>{self.rating(standing)}</td></tr>"
            for standing in standings
        )
        head = self.head("games", "wins", "rating")
        table = f'<div class="scroll" tabindex="0"><table>{head}<tbody>{body}</tbody></table></div>'
        return self.section("strength", chart(scale, rows) + table)

    def rating(self, standing: Standing) -> str:
        rating = standing.rating
        if rating is None:
            return "–"
        low, high = self.number(rating.low, 1), self.number(rating.high, 1)
        return f"<b>{self.number(rating.rating, 1)}</b> <small>{low}–{high}</small>"

    def head_to_head(self) -> str:
        order = [standing.bot for standing in self.summary.standings]
        shares = {(met.bot, met.other): met.share for met in self.summary.head_to_head}
        head = "".join(f"<th>{breakable(bot)}</th>" for bot in order)
        body = "".join(
            f"<tr><th>{escape(bot)}</th>"
            + "".join(self.cell(shares.get((bot, other))) for other in order)
            + "</tr>"
            for bot in order
        )
        return self.section(
            "head-to-head",
            '<div class="scroll" tabindex="0"><table class="matrix">'
            f"<thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table></div>",
        )

    def cell(self, share: Estimate | None) -> str:
        """Return a cell for a share: green above one half, red below."""
        if share is None:
            return "<td></td>"
        colour = "--win" if share.value >= 0.5 else "--lose"
        depth = min(0.5, 1.2 * abs(share.value - 0.5))
        note = f"±{self.number(100 * share.margin)}" if share.margin is not None else ""
        return (
            f'<td style="background: rgb(var({colour}) / {depth:.2f})">'
            f"<b>{self.number(100 * share.value)}</b> <small>{note}</small></td>"
        )

    def bluff(self) -> str:
        standings = self.summary.standings
        talkers = [(standing.bot, standing.bluff) for standing in standings if standing.bluff]
        scale = parts_scale()

        def parts(key: str, figure: Callable[[Bluff], Estimate | None]) -> str:
            rows = []
            for bot, bluff in talkers:
                found = figure(bluff)
                note = between(found, self.words, 100, 0)
                rows.append(row(bot, scale, dot(scale, found), percent(found, self.words), note))
            about = f'<p class="about">{self.say(f"{key}-says")}</p>'
            return f"<div><h3>{self.say(key)}</h3>{about}{chart(scale, rows)}</div>"

        charts = [
            parts("lies-told", lambda bluff: _hundredth(bluff.lies_per_100)),
            parts("lies-believed", lambda bluff: bluff.believed),
            parts("right", lambda bluff: bluff.right),
            parts("fooled", lambda bluff: bluff.fooled),
        ]
        trapping = any(bluff.traps for _, bluff in talkers)
        if trapping:
            charts.append(parts("sprung", lambda bluff: bluff.sprung))
        body = "".join(
            f"<tr><th>{escape(bot)}</th><td>{self.number(bluff.said)}</td>"
            f"<td>{self.number(bluff.lies)}</td>"
            f"<td>{'–' if bluff.lie_size is None else self.number(bluff.lie_size, 1)}</td>"
            f'<td class="right">{self.number(bluff.calls_right)}</td>'
            f'<td class="wrong">{self.number(bluff.calls_wrong)}</td>'
            f"{f'<td>{self.number(bluff.traps)}</td>' if trapping else ''}</tr>"
            for bot, bluff in talkers
        )
        head = self.head("said", "lies", "size", "right", "wrong", *["traps"] * trapping)
        table = f'<div class="scroll" tabindex="0"><table>{head}<tbody>{body}</tbody></table></div>'
        return self.section("bluff", f'<div class="charts">{"".join(charts)}</div>{table}')

    def thinking(self) -> str:
        times = [(s.bot, s.thinking) for s in self.summary.standings if s.thinking]
        if not times:
            return ""
        words = self.words
        scale = times_scale(
            [time for _, t in times for time in (t.mean, t.p95)], lambda t: tick_text(t, words)
        )
        rows = [
            row(
                bot,
                scale,
                line(scale, t.mean, t.p95) + ring(scale, t.p95) + dot(scale, Estimate(t.mean)),
                seconds_text(t.mean, words),
                words("report-slowest", time=seconds_text(t.p95, words)),
            )
            for bot, t in times
        ]
        allowed = words("report-seconds", amount=self.tick(self.summary.tournament.seconds))
        return self.section("time", chart(scale, rows), seconds=allowed)

    def places(self) -> str:
        summary = self.summary
        scale = shares_scale([*summary.by_seat, *summary.by_turn], self.tick, most_ticks=4)

        def places(key: str, figures: tuple[Estimate | None, ...], names: list[str]) -> str:
            rows = [
                row(
                    name,
                    scale,
                    dot(scale, figure),
                    figure_text(figure, self.words),
                    between(figure, self.words),
                )
                for name, figure in zip(names, figures, strict=True)
            ]
            return f"<div><h3>{self.say(key)}</h3>{chart(scale, rows)}</div>"

        seats = range(summary.tournament.players)
        turns = [self.words("report-turn", place=seat + 1) for seat in seats]
        chairs = [self.words("report-seat", seat=seat) for seat in seats]
        by_turn = places("by-turn", summary.by_turn, turns)
        by_seat = places("by-seat", summary.by_seat, chairs)
        return self.section("bias", f'<div class="charts">{by_turn}{by_seat}</div>')

    def how(self) -> str:
        summary, tournament = self.summary, self.summary.tournament
        count: dict[str, str | int] = {
            "tables": tournament.tables_per_deal,
            "turns": tournament.players,
        }
        if len(tournament.bots) == 1:
            tables = self.say("tables-alone")
        elif tournament.every_line_up is not None:
            tables = self.say("tables-all", **count)
        else:
            tables = self.say("tables-circle", **count)
        endings = self.words.row_of(
            self.words("report-ending", reason=reason, part=self.words.percent(n / summary.games))
            for reason, n in summary.endings.items()
        )
        facts = [
            ("tables", tables),
            ("endings", escape(endings)),
            ("again", f"<code>{escape(command(tournament))}</code>"),
        ]
        body = "".join(f"<dt>{self.say(key)}</dt><dd>{fact}</dd>" for key, fact in facts)
        return f"<section><h2>{self.say('how')}</h2><dl>{body}</dl></section>"


def _apart(first: Standing, second: Standing) -> bool:
    """Whether the first bot's interval lies entirely above the second's."""
    if first.share is None or second.share is None:
        return False
    if first.share.low is None or second.share.high is None:
        return False
    return first.share.low > second.share.high


def _hundredth(figure: Estimate | None) -> Estimate | None:
    if figure is None or figure.low is None or figure.high is None:
        return None if figure is None else Estimate(figure.value / 100)
    return Estimate(figure.value / 100, figure.low / 100, figure.high / 100)
