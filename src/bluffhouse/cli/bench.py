"""The command `bluffhouse bench`: measures an agent with a frozen suite, and compares two."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table

from bluffhouse.arena.benchmark.report import read_results, with_interval, write_report
from bluffhouse.arena.benchmark.results import BenchFolder, new_plan, run_bench
from bluffhouse.arena.benchmark.suite import BENCH_1, suite_named
from bluffhouse.arena.benchmark.summary import BenchSummary, Part, compared, summarized
from bluffhouse.arena.results import GameFailed
from bluffhouse.cli import messages
from bluffhouse.cli.progress import games_bar
from bluffhouse.engines import check_kind
from bluffhouse.rules.contract import OptionError

if TYPE_CHECKING:
    from bluffhouse.study.played_well import PlayJudge

app = typer.Typer(name="bench", add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def bench(
    ctx: typer.Context,
    agent: str | None = None,
    out: Path | None = None,
    quick: bool = False,
    deals: Annotated[int | None, typer.Option(min=1)] = None,
    suite: str = BENCH_1.name,
    seconds: Annotated[float, typer.Option(min=0.01)] = 60.0,
    luck: bool = True,
    judged: bool = False,
    jobs: int | None = None,
    engine: Literal["local", "ray"] = "local",
) -> None:
    """Measure one agent among fixed opponents. The same folder continues where it stopped."""
    if ctx.invoked_subcommand is not None:
        return
    if agent is None:
        messages.fail("bench-which-agent")
    words = messages.words()
    status, failure = 0, ""
    try:
        chosen = suite_named(suite)
        for section in chosen.sections:
            check_kind(agent, section.rules)
        count = min(chosen.deals, deals or (chosen.quick_deals if quick else chosen.deals))
        path = out or Path(time.strftime("bench-%Y%m%d-%H%M%S"))
        judge = _judge() if judged else None
        plan = new_plan(
            agent, chosen, seconds=seconds, luck=luck, judged=judge.name if judge else None
        )
        folder = BenchFolder(path, plan)
        total = chosen.games(count)
        played = len([game for game in folder.log.finished() if game.game < total])
        with games_bar(words, chosen.name, total, played) as advance:
            try:
                run_bench(folder, count, judge=judge, jobs=jobs, engine=engine, progress=advance)
            except KeyboardInterrupt:
                status = 130
            except GameFailed as error:
                status, failure = 1, messages.message_of(error)
        if finished := folder.log.finished():
            summary = summarized(folder.plan, finished)
            written = write_report(path, summary)
            _show(Console(), summary)
            typer.echo(words("arena-written", files=", ".join(map(str, written))))
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    except OSError as error:
        messages.fail_with(messages.file_problem(error))
    if failure:
        messages.print_error(failure)
    raise typer.Exit(status)


def _judge() -> PlayJudge:
    # Imported late because NumPy loads slowly and few commands need it.
    from bluffhouse.study.played_well import PlayJudge

    return PlayJudge()


def _show(console: Console, summary: BenchSummary) -> None:
    """Print the figures, in the same format in every language: programs and papers quote them."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(summary.plan.agent)
    columns = ["games", "score", "luck out", "illegal", "fallbacks", "lies", "believed", "right"]
    if summary.plan.judged is not None:
        columns.insert(columns.index("illegal"), "judged")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for part in (*summary.by_game, *summary.by_pool, summary.overall):
        table.add_row(*_cells(part))
    console.print(table)


def _cells(part: Part) -> list[str]:
    strength, conduct = part.strength, part.conduct
    return [
        part.name,
        str(strength.games),
        with_interval(strength.score),
        "–" if strength.adjusted is None else with_interval(strength.adjusted),
        *([] if strength.judged is None else [with_interval(strength.judged)]),
        str(conduct.illegal),
        str(conduct.fallbacks),
        f"{conduct.lies}/{conduct.said}",
        f"{conduct.lies_believed}/{conduct.lies_answered}",
        f"{conduct.calls_right}/{conduct.calls_right + conduct.calls_wrong}",
    ]


@app.command()
def compare(
    first: Annotated[Path, typer.Argument(metavar="A.json")],
    second: Annotated[Path, typer.Argument(metavar="B.json")],
) -> None:
    """Show how much better the first agent is than the second on the same deals."""
    found = []
    for path in (first, second):
        try:
            found.append(read_results(path))
        except OSError as error:
            messages.fail_with(messages.reading_problem(path, error))
        except msgspec.DecodeError as error:
            messages.fail("arena-unreadable", file=str(path), details=str(error))
    try:
        comparison = compared(*found)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(f"{comparison.first} − {comparison.second}")
    for column in ("deals", "luck out" if comparison.adjusted else "score"):
        table.add_column(column, justify="right", no_wrap=True)
    for difference in (*comparison.sections, comparison.overall):
        figure = difference.difference
        margin = "" if figure.margin is None else f" ±{figure.margin:.2f}"
        table.add_row(difference.name, str(difference.deals), f"{figure.value:+.2f}{margin}")
    Console().print(table)
