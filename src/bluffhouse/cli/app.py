"""The commands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import bluffhouse
from bluffhouse.cli.arena import arena
from bluffhouse.cli.backup import export_command, import_command
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.play import Sitting, new_sitting, resumed_sitting
from bluffhouse.cli.rulebook import rules_text
from bluffhouse.cli.schema import schema
from bluffhouse.cli.serve import serve
from bluffhouse.cli.solve import solve
from bluffhouse.cli.tables import draw
from bluffhouse.locales import Words
from bluffhouse.records import RecordError, Written, load, replay, verify
from bluffhouse.rules.contract import OptionError
from bluffhouse.text import text_of

app = typer.Typer(
    name="bluffhouse",
    help="Five games of bluff, exactly by the book.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See: bluffhouse games.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as --save writes it.")]


def main() -> None:
    """The command `bluffhouse`."""
    app()


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bluffhouse {bluffhouse.__version__}")
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Which version."),
    ] = False,
) -> None:
    """Five games of bluff, exactly by the book."""


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="See: bluffhouse games.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many sit at the table, you among them.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A variant: NAME, or NAME=VALUE. May be repeated.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Deal this game's luck from a seed, to play it again.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    name: Annotated[str, typer.Option(help="Your name.")] = "Guest",
    bots: Annotated[
        str, typer.Option(help="Your opponents: rookie, regular, shark, or several by commas.")
    ] = "rookie",
    save: Annotated[Path | None, typer.Option(help="Where the record goes.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask to confirm a decision.")] = False,
) -> None:
    """Play against the house's own players. Ctrl-C leaves a record to go on from."""
    console = Console()
    try:
        if resume is not None:
            if game is not None:
                raise OptionError("give a GAME or --resume FILE, not both")
            if players is not None or option or seed is not None or seat is not None:
                raise OptionError("a saved game has its players, options, seed and seats already")
            sitting = resumed_sitting(_loaded(resume), save or resume)
        else:
            chosen = game or _ask_which(console)
            made = bluffhouse.game(chosen, **parse_options(chosen, option or []))
            sitting = new_sitting(made, players, seed, seat, name, bots, save)
        sitting.confirm = sys.stdin.isatty() and not yes
        status = sitting.play(console)
    except OptionError as error:
        _fail(str(error))
    except OSError as error:
        _fail(Words()("cli-not-saved", file=str(error.filename), reason=str(error.strerror)))
    raise typer.Exit(status)


def _ask_which(console: Console) -> str:
    """At a terminal the games are shown to choose from; a script must say which."""
    names = list(bluffhouse.games())
    if not sys.stdin.isatty():
        raise OptionError(f"which game? {', '.join(names)}")
    console.print(_list_of_games())
    while True:
        try:
            said = console.input(Words()("cli-which-game")).strip().casefold()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(130) from None
        # A name may be shortened as long as it is clear.
        meant = [name for name in names if said and name.startswith(said)]
        if len(meant) == 1 or said in meant:
            return said if said in meant else meant[0]
        console.print(Words()("cli-no-such-game", said=said), style="yellow", markup=False)


app.command()(arena)
app.command()(solve)
app.command()(serve)
app.command(name="export")(export_command)
app.command(name="import")(import_command)
app.command()(schema)


@app.command()
def games() -> None:
    """The games of the house."""
    Console().print(_list_of_games())


def _list_of_games() -> Table:
    words = Words()
    table = Table.grid(padding=(0, 2, 1, 0))
    for name, game in bluffhouse.games().items():
        key = name.replace("_", "-")
        seats = words("cli-players", least=game.seats[0], most=game.seats[-1])
        title = f"[bold]{words(f'{key}-title')}[/] · {seats}"
        options = words("cli-options", options=", ".join(game.options_type.__struct_fields__))
        table.add_row(f"[bold]{name}[/]", f"{title}\n{words(f'{key}-hook')}\n[dim]{options}[/]")
    return table


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="One rule, e.g. LI-5.")] = None,
) -> None:
    """The rules of a game, or one of them."""
    try:
        text = rules_text(game, number)
    except OptionError as error:
        _fail(str(error))
    Console().print(Markdown(text))


@app.command(name="replay")
def replay_command(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Only what this seat could see.")] = None,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many decisions.")] = None,
) -> None:
    """Tell a recorded game, and show the table where it stops."""
    record, players = _loaded(file)
    if seat is not None and not 0 <= seat < record.players:
        _fail(f"--seat {seat}: the seats are 0 to {record.players - 1}")
    console = Console()
    text = text_of(record.game)(Words(), [player.name for player in players], seat)
    state = replay(record, to)
    for event in state.record.events:
        console.print(text.event(event if seat is None else event.seen_by(seat)), markup=False)
    console.print(draw(record.game, state.view(seat), text))


@app.command(name="verify")
def verify_command(file: RecordFile) -> None:
    """Recompute all luck of a record from its seed. Exit status: 0 honest, 1 not, 2 unproven."""
    record, _ = _loaded(file)
    verdict = verify(record)
    place = "" if verdict.event is None else f"line {verdict.event + 2}: "
    console = Console()
    colour = {"honest": "green", "dishonest": "red", "unproven": "yellow"}[verdict.outcome]
    console.print(f"[bold {colour}]{verdict.outcome}[/]:", end=" ")
    console.print(place + verdict.reason, markup=False)
    raise typer.Exit({"honest": 0, "dishonest": 1, "unproven": 2}[verdict.outcome])


def _loaded(file: Path) -> Written:
    try:
        return load(file)
    except RecordError as error:
        _fail(f"{file}: {error}")
    except OSError as error:
        _fail(f"{file}: {error.strerror}")


def _fail(reason: str) -> NoReturn:
    typer.echo(f"bluffhouse: {reason}", err=True)
    raise typer.Exit(2)


__all__ = ["Sitting", "app", "main"]
