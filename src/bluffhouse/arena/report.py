"""A tournament told: `summary.json` for programs, `report.html` for people, which needs nothing
but itself."""

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


def report(folder: Folder, summary: Summary) -> tuple[Path, Path]:
    """Write both into the folder. Returns where they are."""
    json, page = folder.path / "summary.json", folder.path / "report.html"
    json.write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=2) + b"\n")
    page.write_text(html(summary), encoding="utf-8")
    return json, page


# ── figures as text ─────────────────────────────────────────────────────────────────────────


def counted(number: int, what: str) -> str:
    """Two games, one deal."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def percent(figure: Estimate | None, *, interval: bool = False) -> str:
    if figure is None:
        return "–"
    text = f"{100 * figure.value:.0f} %"
    if interval and figure.margin is not None:
        text += f" ±{100 * figure.margin:.0f}"
    return text


def seconds_text(seconds: float) -> str:
    """Two digits that count, in the unit that suits them."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size or unit == "µs":
            break
    amount = seconds / size
    return f"{amount:.0f} {unit}" if amount >= 10 else f"{amount:.1f} {unit}"


def between(figure: Estimate | None, scale: float = 1, digits: int = 2) -> str:
    """The interval."""
    if figure is None or figure.low is None or figure.high is None:
        return ""
    return f"{scale * figure.low:.{digits}f}–{scale * figure.high:.{digits}f}"


def command(tournament: Tournament) -> str:
    """What was typed, or could have been, to play all this again."""
    words = ["bluffhouse", "arena", tournament.game, "--bots", ",".join(tournament.bots)]
    words += ["--players", str(tournament.players), "--games", str(tournament.games)]
    for name, value in tournament.options.items():
        typed = msgspec.json.encode(value).decode().strip('[]"')
        words += ["--option", name if value is True else f"{name}={typed}"]
    words += ["--seconds", f"{tournament.seconds:g}", "--seed", tournament.seed]
    return shlex.join(words)


# ── the page ────────────────────────────────────────────────────────────────────────────────


def html(summary: Summary) -> str:
    css = files("bluffhouse.arena").joinpath("report.css").read_text(encoding="utf-8")
    tournament = summary.tournament
    title = f"{tournament.game.replace('_', ' ').capitalize()}: arena"
    sections = [
        _strength(summary),
        _head_to_head(summary) if len(summary.standings) > 1 else "",
        _bluff(summary) if any(standing.bluff for standing in summary.standings) else "",
        _thinking(summary),
        _places(summary),
        _how(summary),
    ]
    body = "\n".join(filter(None, sections))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>\n{css}</style>\n</head>\n<body>\n<main>\n"
        f"{_header(summary)}\n{body}\n"
        "<footer>Made by <code>bluffhouse arena</code>. Intervals are 95 % intervals over deals: "
        "every deal was played by every table in every seating, so that luck cancels."
        "</footer>\n</main>\n</body>\n</html>\n"
    )


def _header(summary: Summary) -> str:
    tournament = summary.tournament
    options = "".join(f", {name}={value}" for name, value in tournament.options.items())
    kicker = (
        f"{tournament.game}{options} · {tournament.players} players a table · "
        f"{counted(summary.games, 'game')} of {counted(summary.deals, 'deal')}"
    )
    if summary.games < tournament.total:
        kicker += f" · unfinished: {tournament.total:,} games are planned"
    return (
        f'<header><p class="kicker">{escape(kicker)}</p>'
        f"<h1>{escape(_headline(summary))}</h1>"
        f'<p class="lead">{escape(_lead(summary))}</p></header>'
    )


def _headline(summary: Summary) -> str:
    if len(summary.standings) == 1:
        return f"{summary.standings[0].bot} among itself"
    first, second = summary.standings[:2]
    return f"{first.bot} wins most" if _apart(first, second) else f"{first.bot} is ahead, just"


def _lead(summary: Summary) -> str:
    first = summary.standings[0]
    if first.share is None or len(summary.standings) == 1:
        return "One bot in every seat: what is left is the game's own bias."
    second = summary.standings[1]
    lead = f"It won {first.share.value:.2f} times its fair share of the games"
    if first.share.low is not None:
        lead += f" (95 %: {between(first.share).replace('–', ' to ')})"
    if not _apart(first, second):
        return f"{lead}. That cannot yet be told apart from {second.bot}: more games would."
    return f"{lead}, ahead of {second.bot}" + (
        f" with {second.share.value:.2f}." if second.share else "."
    )


def _apart(first: Standing, second: Standing) -> bool:
    """Whether the intervals leave no doubt who of the two won more."""
    if first.share is None or second.share is None:
        return False
    if first.share.low is None or second.share.high is None:
        return False
    return first.share.low > second.share.high


def _section(title: str, about: str, body: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="about">{escape(about)}</p>{body}</section>'


def _strength(summary: Summary) -> str:
    scale = shares_scale([standing.share for standing in summary.standings])
    rows = [
        row(
            standing.bot,
            scale,
            dot(scale, standing.share),
            "–" if standing.share is None else f"{standing.share.value:.2f}",
            between(standing.share),
        )
        for standing in summary.standings
    ]
    body = "".join(
        f"<tr><th>{escape(standing.bot)}</th>"
        f"<td>{standing.games:,}</td><td>{f'{standing.wins:,.1f}'.removesuffix('.0')}</td>"
        f"<td>{_rating(standing)}</td></tr>"
        for standing in summary.standings
    )
    table = (
        '<div class="scroll"><table><thead><tr><th>bot</th><th>games</th><th>wins</th>'
        f"<th>rating (openskill)</th></tr></thead><tbody>{body}</tbody></table></div>"
    )
    return _section(
        "Strength",
        "Wins over the wins that would be a fair share: 1 is no better than the company it kept. "
        "The dot is what was seen, the bar is the 95 % interval.",
        chart(scale, rows) + table,
    )


def _rating(standing: Standing) -> str:
    rating = standing.rating
    if rating is None:
        return "–"
    return f"<b>{rating.rating:.1f}</b> <small>{rating.low:.1f}–{rating.high:.1f}</small>"


def _head_to_head(summary: Summary) -> str:
    order = [standing.bot for standing in summary.standings]
    shares = {(met.bot, met.other): met.share for met in summary.head_to_head}
    head = "".join(f"<th>{breakable(bot)}</th>" for bot in order)
    body = "".join(
        f"<tr><th>{escape(bot)}</th>"
        + "".join(_cell(shares.get((bot, other))) for other in order)
        + "</tr>"
        for bot in order
    )
    return _section(
        "Head to head",
        "Of the wins that went to one of the two when both sat at the table: the part of the bot "
        "on the left, seat for seat. 50 is even.",
        f'<div class="scroll"><table class="matrix"><thead><tr><th></th>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>",
    )


def _cell(share: Estimate | None) -> str:
    """Greener the better it did, redder the worse."""
    if share is None:
        return "<td></td>"
    colour = "--win" if share.value >= 0.5 else "--lose"
    depth = min(0.5, 1.2 * abs(share.value - 0.5))
    note = f"±{100 * share.margin:.0f}" if share.margin is not None else ""
    return (
        f'<td style="background: rgb(var({colour}) / {depth:.2f})">'
        f"<b>{100 * share.value:.0f}</b> <small>{note}</small></td>"
    )


def _bluff(summary: Summary) -> str:
    talkers = [(standing.bot, standing.bluff) for standing in summary.standings if standing.bluff]

    scale = parts_scale()

    def parts(title: str, about: str, figure: Callable[[Bluff], Estimate | None]) -> str:
        rows = []
        for bot, bluff in talkers:
            found = figure(bluff)
            value = "–" if found is None else f"{100 * found.value:.0f} %"
            rows.append(row(bot, scale, dot(scale, found), value, between(found, 100, 0)))
        return (
            f'<div><h3>{escape(title)}</h3><p class="about">{escape(about)}</p>'
            f"{chart(scale, rows)}</div>"
        )

    charts = [
        parts("Lies told", "of all it said", lambda bluff: _hundredth(bluff.lies_per_100)),
        parts("Lies believed", "by those who had to act on them", lambda bluff: bluff.believed),
        parts("Calls that were right", "of all it did not believe", lambda bluff: bluff.right),
        parts("Fooled", "lies it believed, of those told to it", lambda bluff: bluff.fooled),
    ]
    body = "".join(
        f"<tr><th>{escape(bot)}</th><td>{bluff.said:,}</td><td>{bluff.lies:,}</td>"
        f"<td>{'–' if bluff.lie_size is None else f'{bluff.lie_size:.1f}'}</td>"
        f'<td class="right">{bluff.calls_right:,}</td>'
        f'<td class="wrong">{bluff.calls_wrong:,}</td></tr>'
        for bot, bluff in talkers
    )
    table = (
        '<div class="scroll"><table><thead><tr><th>bot</th><th>said</th><th>lies</th>'
        "<th>mean size</th><th>calls right</th><th>calls wrong</th></tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )
    return _section(
        "Bluff",
        "What was said, whether it was true, and who believed it. A call is acting as if a "
        "statement were false.",
        f'<div class="charts">{"".join(charts)}</div>{table}',
    )


def _hundredth(figure: Estimate | None) -> Estimate | None:
    if figure is None or figure.low is None or figure.high is None:
        return None if figure is None else Estimate(figure.value / 100)
    return Estimate(figure.value / 100, figure.low / 100, figure.high / 100)


def _thinking(summary: Summary) -> str:
    times = [(s.bot, s.thinking, s.decisions) for s in summary.standings if s.thinking]
    if not times:
        return ""
    scale = times_scale([time for _, t, _ in times for time in (t.mean, t.p95)])
    rows = [
        row(
            bot,
            scale,
            line(scale, t.mean, t.p95) + ring(scale, t.p95) + dot(scale, Estimate(t.mean)),
            seconds_text(t.mean),
            f"95th: {seconds_text(t.p95)}",
        )
        for bot, t, _ in times
    ]
    return _section(
        "Time to decide",
        "The dot is the mean, the ring the 95th percentile; each tick is ten times the one "
        f"before. The time allowed was {summary.tournament.seconds:g} s.",
        chart(scale, rows),
    )


def _places(summary: Summary) -> str:
    scale = shares_scale([*summary.by_seat, *summary.by_turn], most_ticks=4)

    def places(title: str, figures: tuple[Estimate | None, ...], names: list[str]) -> str:
        rows = [
            row(
                name,
                scale,
                dot(scale, figure),
                "–" if figure is None else f"{figure.value:.2f}",
                between(figure),
            )
            for name, figure in zip(names, figures, strict=True)
        ]
        return f"<div><h3>{escape(title)}</h3>{chart(scale, rows)}</div>"

    seats = range(summary.tournament.players)
    turns = ["begins", *["2nd", "3rd", *[f"{place}th" for place in range(4, 9)]][: seats[-1]]]
    return _section(
        "The game's own bias",
        "Win share by place, whoever sat there: 1 is fair. All bots sat everywhere equally often.",
        '<div class="charts">'
        + places("By order of play", summary.by_turn, turns)
        + places("By seat", summary.by_seat, [f"seat {seat}" for seat in seats])
        + "</div>",
    )


def _how(summary: Summary) -> str:
    tournament = summary.tournament
    if len(tournament.bots) == 1:
        tables = "one, with the bot in every seat"
    elif tournament.every_line_up is not None:
        tables = (
            f"every one there can be ({tournament.tables_a_deal}), "
            f"each in all {tournament.players} turns"
        )
    else:
        tables = (
            f"{tournament.tables_a_deal} out of a circle of all bots, newly mixed for every deal, "
            f"each in all {tournament.players} turns"
        )
    endings = ", ".join(
        f"{reason.replace('_', ' ')} {100 * count / summary.games:.0f} %"
        for reason, count in summary.endings.items()
    )
    facts = [
        ("tables a deal", escape(tables)),
        ("how games ended", escape(endings)),
        ("to play it again", f"<code>{escape(command(tournament))}</code>"),
    ]
    body = "".join(f"<dt>{name}</dt><dd>{fact}</dd>" for name, fact in facts)
    return f"<section><h2>How it was played</h2><dl>{body}</dl></section>"
