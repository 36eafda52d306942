"""The command `bluffhouse engine check`: tests for authors of engines."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from bluffhouse.arena.engine_check import Finding, check_engine

app = typer.Typer(name="engine", no_args_is_help=True, add_completion=False, rich_markup_mode=None)

STYLES = {"ok": "green", "note": "yellow", "failed": "bold red"}


@app.callback()
def engine() -> None:
    """Write bots in any language."""


@app.command()
def check(
    command: Annotated[str, typer.Argument(metavar="COMMAND")],
    games: Annotated[int, typer.Option(min=1)] = 20,
    seed: str = "check",
    seconds: Annotated[float, typer.Option(min=0.01)] = 1.0,
) -> None:
    """Try an engine out and say what is wrong with it. Exit status: 0 if all is well, 1 if not."""
    console = Console()
    failed = total = 0
    for finding in check_engine(command, games, seed, seconds):
        total += 1
        failed += finding.outcome == "failed"
        _print(console, finding)
    summary = f"{failed} of {total} checks failed." if failed else f"All {total} checks passed."
    console.print(summary, style=STYLES["failed" if failed else "ok"], highlight=False)
    raise typer.Exit(1 if failed else 0)


def _print(console: Console, finding: Finding) -> None:
    line = Text(f"{finding.outcome:8}", style=STYLES[finding.outcome])
    line.append(finding.what, style="default")
    if finding.details:
        line.append(f": {finding.details}", style="default")
    console.print(line, soft_wrap=True, highlight=False)
    if finding.advice:
        advice = Padding(Text(f"→ {finding.advice}"), (0, 0, 0, 8))
        console.print(advice, highlight=False)
