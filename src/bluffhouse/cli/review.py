"""The command `bluffhouse review`: how everybody played in a finished game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from bluffhouse.cli import messages
from bluffhouse.locales import Words
from bluffhouse.records import RecordError, Written, load
from bluffhouse.rules import action_decoder
from bluffhouse.rules.contract import MoveEvent, OptionError
from bluffhouse.text import text_of

if TYPE_CHECKING:
    from bluffhouse.study import Decision, Review, Verdict

BARS = "▁▂▃▄▅▆▇█"
MAX_CHART = 60
"""Columns of the chart of a seat's chances."""
VERDICTS: dict[Verdict, str] = {
    "best": "green",
    "good": "",
    "mistake": "yellow",
    "blunder": "bold red",
}
"""Every verdict with its colour."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: int | None = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Review a finished game: the chances, every decision, luck and skill."""
    try:
        written = load(file)
    except RecordError as error:
        messages.fail_with(messages.record_problem(file, error))
    except OSError as error:
        messages.fail_with(messages.reading_problem(file, error))
    players = written.record.players
    if seat is not None and not 0 <= seat < players:
        messages.fail("wrong-seat", seat=str(seat), last=players - 1)
    try:
        found = _reviewed(written)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    if json:
        typer.echo(msgspec.json.encode(found))
        return
    Page(written, found, seat).print(Console(highlight=False), file)


def _reviewed(written: Written) -> Review:
    """Return the review, with a bar while it is computed if there is a terminal to show it."""
    # Imported here, since NumPy takes a while to load.
    from bluffhouse.study import review

    with Progress(
        TextColumn(messages.words()("review-bar")),
        BarColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("")
        return review(
            written.record,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


class Page:
    """A review as a page of text."""

    def __init__(self, written: Written, found: Review, seat: int | None) -> None:
        self.record, self.found, self.seat = written.record, found, seat
        self.words: Words = messages.words()
        self.names = [player.name for player in written.players]
        self.text = text_of(self.record.game)(self.words, self.names, seat)
        self.moves = _move_numbers(written)

    def print(self, console: Console, file: Path) -> None:
        words = self.words
        title = words(f"{self.record.game.replace('_', '-')}-title")
        console.print(Text(words("review-title", game=title), "bold"))
        self._section(console, "review-chances")
        console.print(self._chances(min(MAX_CHART, max(10, console.width - 40))))
        self._section(console, "review-turning-points")
        self._print_turning_points(console)
        self._section(console, "review-decisions")
        console.print(self._counts())
        console.print(self._decisions())
        self._section(console, "review-luck")
        console.print(self._balances())
        console.print()
        shown = words("review-replay", file=str(file), move=len(self.moves))
        console.print(Text(shown, "dim"))

    def _section(self, console: Console, key: str) -> None:
        console.print()
        console.print(Text(self.words(key), "bold cyan"))

    # The parts.

    def _chances(self, width: int) -> Table:
        table = _grid()
        for seat in self._seats():
            chances = [moment.chances[seat] for moment in self.found.moments]
            percent = self.words.percent
            table.add_row(
                self._name(seat),
                Text(chart(chances, width), "cyan"),
                f"{percent(chances[0])} → {percent(chances[-1])}",
            )
        return table

    def _print_turning_points(self, console: Console) -> None:
        from bluffhouse.study.sentences import sentence

        if not self.found.turning_points:
            console.print(self.words("review-no-turning-points"))
        table = _grid()
        for point in self.found.turning_points:
            event = self.record.events[point.event].disclosed()
            told = sentence(point, self.words, self.names, self.seat)
            line = Text.assemble((f"{self.text.tell(event)} ", "dim"), told)
            table.add_row(Text(str(self.moves[point.event]), justify="right"), line)
        console.print(table)

    def _counts(self) -> Table:
        words = self.words
        table = self._table("", *[f"review-{verdict}" for verdict in VERDICTS], "review-lost")
        for seat in self._seats():
            mine = [decision for decision in self.found.decisions if decision.seat == seat]
            counts = [sum(one.verdict == verdict for one in mine) for verdict in VERDICTS]
            lost = self.found.balances[seat].lost
            table.add_row(self._name(seat), *map(str, counts), words.percent(lost))
        return table

    def _decisions(self) -> Table | str:
        """Return all decisions of the seat that was asked for, else everybody's mistakes."""
        rows = [
            decision
            for decision in self.found.decisions
            if decision.seat == self.seat
            or (self.seat is None and decision.verdict in ("mistake", "blunder"))
        ]
        if not rows:
            return self.words("review-no-mistakes")
        keys = ("move", "played", "verdict", "better", "likely", "lost", "lie")
        table = self._table("", *[f"review-{key}" for key in keys])
        for decision in rows:
            table.add_row(*self._row(decision))
        return table

    def _row(self, decision: Decision) -> list[str | Text]:
        percent = self.words.percent
        best, played = decision.options[0], decision.options[decision.played]
        better = None if decision.verdict == "best" else self._written(best.action)
        belief = decision.belief
        return [
            self._name(decision.seat),
            str(self.moves[decision.event]),
            self._written(played.action),
            Text(self.words(f"review-{decision.verdict}"), VERDICTS[decision.verdict]),
            better or "",
            percent(best.likely) if better else "",
            percent(decision.lost) if decision.lost else "",
            "" if belief is None else percent(1 - belief.true),
        ]

    def _balances(self) -> Table:
        words = self.words
        keys = ("start", "chance", "own", "others", "result", "adjusted")
        table = self._table("", *[f"review-{key}" for key in keys])
        for seat in self._seats():
            balance = self.found.balances[seat]
            changes = (balance.chance, balance.own, balance.others)
            table.add_row(
                self._name(seat),
                words.percent(balance.start),
                *[_signed(words.percent(part)) for part in changes],
                words.percent(balance.result),
                words.percent(balance.adjusted),
            )
        return table

    # Their parts.

    def _seats(self) -> Sequence[int]:
        return range(self.record.players)

    # As `Text`, since Rich would read brackets in a plain string as markup.

    def _name(self, seat: int) -> Text:
        return Text(self.names[seat])

    def _written(self, action: msgspec.Raw) -> Text:
        return Text(self.text.write(action_decoder(self.record.game).decode(action)))

    def _table(self, *keys: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for key in keys:
            words = key in ("", "review-played", "review-better", "review-verdict")
            heading = self.words(key) if key else ""
            table.add_column(heading, justify="left" if words else "right")
        return table


def chart(chances: Sequence[float], width: int) -> str:
    """Return chances as a row of bars.

    >>> chart([0.0, 0.5, 1.0], 60)
    '▁▅█'
    """
    if len(chances) > width:
        last = len(chances) - 1
        chances = [chances[round(place * last / (width - 1))] for place in range(width)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances)


def _move_numbers(written: Written) -> dict[int, int]:
    """Return the number of each decision, from 1, by the number of its event."""
    events = enumerate(written.record.events)
    decisions = [number for number, event in events if isinstance(event, MoveEvent)]
    return {number: place for place, number in enumerate(decisions, 1)}


def _signed(percent: str) -> str:
    return percent if percent[0] in "-−0" else f"+{percent}"


def _grid() -> Table:
    return Table.grid(padding=(0, 2, 0, 0))
