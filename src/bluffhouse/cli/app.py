"""The commands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
import typer.core
import typer.main
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import bluffhouse
from bluffhouse.cli import speech
from bluffhouse.cli.arena import arena
from bluffhouse.cli.backup import export_command, import_command
from bluffhouse.cli.languages import words_command
from bluffhouse.cli.manual import explained
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.party import party
from bluffhouse.cli.play import Sitting, new_sitting, resumed_sitting
from bluffhouse.cli.rulebook import rules_text
from bluffhouse.cli.schema import schema
from bluffhouse.cli.serve import serve
from bluffhouse.cli.solve import solve
from bluffhouse.cli.speech import words
from bluffhouse.cli.tables import draw
from bluffhouse.records import RecordError, Written, load, replay, verify
from bluffhouse.rules.contract import OptionError
from bluffhouse.text import text_of

UsageError: Any = typer.BadParameter.__bases__[0]
"""What was typed cannot be read. Of its errors Typer itself hands out the others only."""


class House(typer.core.TyperGroup):
    """The commands. A word that is none gets an answer in the right language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            speech.fail("wrong-command", name=args[0], help=f"{ctx.command_path} --help")
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="bluffhouse",
    cls=House,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


def main() -> None:
    """The command `bluffhouse`."""
    language = speech.asked_for(sys.argv[1:])
    try:
        speech.speak(language)
        command = explained(typer.main.get_command(app), words())
        status = command.main(prog_name="bluffhouse", standalone_mode=False)
    except typer.Exit as leaving:
        status = leaving.exit_code
    except UsageError as error:
        status = _misread(error)
    sys.exit(status)


def _misread(error: Any) -> int:
    """Say what cannot be read. Returns the exit status."""
    say = words()
    help = f"{error.ctx.command_path if error.ctx else 'bluffhouse'} --help"
    name = _typed_as(getattr(error, "param", None))
    match type(error).__name__:
        case "NoSuchOption":
            speech.complain(say("wrong-flag", name=error.option_name, help=help))
        case "MissingParameter" if name:
            speech.complain(say("wrong-missing", name=name, help=help))
        case "BadParameter" if name:
            speech.complain(say("wrong-value", name=name, help=help))
        case _:
            speech.complain(say("wrong-typed", details=error.format_message(), help=help))
    return 2


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bluffhouse {bluffhouse.__version__}")
        raise typer.Exit


def _typed_as(parameter: Any) -> str:
    """A flag, or what stands for a word in capitals."""
    if parameter is None:
        return ""
    flags = [flag for flag in parameter.opts if flag.startswith("-")]
    return str(flags[0] if flags else parameter.name.upper())


def _speak(language: str | None) -> None:
    speech.speak(language)


@app.callback(invoke_without_command=True)
def house(
    ctx: typer.Context,
    lang: Annotated[
        str | None, typer.Option(speech.FLAG, callback=_speak, is_eager=True, metavar="CODE")
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True),
    ] = False,
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65_535)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
) -> None:
    """Five games of bluff, exactly by the book."""
    if ctx.invoked_subcommand is None:
        party(host, port, browser=not no_browser)
        return
    given = {"--host": host, "--port": port, "--no-browser": no_browser or None}
    for flag, value in given.items():
        if value is not None:  # it is the command's own, if it has such a flag
            help = f"bluffhouse {ctx.invoked_subcommand} --help"
            speech.fail("wrong-flag", name=flag, help=help)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    players: int | None = None,
    option: list[str] | None = None,
    seed: str | None = None,
    seat: int | None = None,
    name: str = "Guest",
    bots: str = "rookie",
    save: Path | None = None,
    resume: Path | None = None,
    yes: Annotated[bool, typer.Option("--yes")] = False,
) -> None:
    """Play against the house's own players. Ctrl-C leaves a record to go on from."""
    console = Console()
    try:
        if resume is not None:
            if game is not None:
                speech.fail("wrong-not-both")
            if players is not None or option or seed is not None or seat is not None:
                speech.fail("wrong-resume-has-all")
            sitting = resumed_sitting(_loaded(resume), save or resume)
        else:
            chosen = game or _ask_which(console)
            made = bluffhouse.game(chosen, **parse_options(chosen, option or []))
            sitting = new_sitting(made, players, seed, seat, name, bots, save)
        sitting.confirm = sys.stdin.isatty() and not yes
        status = sitting.play(console)
    except OptionError as error:
        speech.fail_with(speech.said(error))
    except OSError as error:
        speech.fail("cli-not-saved", file=str(error.filename), reason=str(error.strerror))
    raise typer.Exit(status)


def _ask_which(console: Console) -> str:
    """At a terminal the games are shown to choose from; a script must say which."""
    names = list(bluffhouse.games())
    if not sys.stdin.isatty():
        speech.fail("wrong-which-game", games=", ".join(names))
    console.print(_list_of_games())
    while True:
        try:
            said = console.input(words()("cli-which-game")).strip().casefold()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(130) from None
        # A name may be shortened as long as it is clear.
        meant = [name for name in names if said and name.startswith(said)]
        if len(meant) == 1 or said in meant:
            return said if said in meant else meant[0]
        console.print(words()("cli-no-such-game", said=said), style="yellow", markup=False)


app.command()(arena)
app.command()(solve)
app.command()(serve)
app.command(name="export")(export_command)
app.command(name="import")(import_command)
app.command()(schema)
app.command(name="words")(words_command)


@app.command()
def games() -> None:
    """The games of the house."""
    Console().print(_list_of_games())


def _list_of_games() -> Table:
    say = words()
    table = Table.grid(padding=(0, 2, 1, 0))
    for name, game in bluffhouse.games().items():
        key = name.replace("_", "-")
        seats = say("cli-players", least=game.seats[0], most=game.seats[-1])
        title = f"[bold]{say(f'{key}-title')}[/] · {seats}"
        options = say("cli-options", options=", ".join(game.options_type.__struct_fields__))
        table.add_row(f"[bold]{name}[/]", f"{title}\n{say(f'{key}-hook')}\n[dim]{options}[/]")
    return table


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]")] = None,
) -> None:
    """The rules of a game, or one of them."""
    try:
        text = rules_text(game, number, words().language)
    except OptionError as error:
        speech.fail_with(speech.said(error))
    Console().print(Markdown(text))


@app.command(name="replay")
def replay_command(
    file: RecordFile,
    seat: int | None = None,
    to: Annotated[int | None, typer.Option(min=0)] = None,
) -> None:
    """Tell a recorded game, and show the table where it stops."""
    record, players = _loaded(file)
    if seat is not None and not 0 <= seat < record.players:
        speech.fail("wrong-seat", seat=str(seat), last=record.players - 1)
    console = Console()
    text = text_of(record.game)(words(), [player.name for player in players], seat)
    state = replay(record, to)
    for event in state.record.events:
        console.print(text.tell(event if seat is None else event.seen_by(seat)), markup=False)
    console.print(draw(record.game, state.view(seat), text))


@app.command(name="verify")
def verify_command(file: RecordFile) -> None:
    """Recompute all luck of a record from its seed. Exit status: 0 honest, 1 not, 2 unproven."""
    record, _ = _loaded(file)
    verdict = verify(record)
    say = words()
    colour = {"honest": "green", "dishonest": "red", "unproven": "yellow"}[verdict.outcome]
    shown = say(f"verdict-{verdict.outcome}")
    reason = say(verdict.key, **verdict.values)
    if verdict.event is None:
        line = say("verdict-line", verdict=shown, reason=reason)
    else:
        line = say("verdict-line-at", verdict=shown, line=str(verdict.event + 2), reason=reason)
    told = Text(line)
    told.highlight_words([shown], f"bold {colour}")
    Console().print(told)
    raise typer.Exit({"honest": 0, "dishonest": 1, "unproven": 2}[verdict.outcome])


def _loaded(file: Path) -> Written:
    try:
        return load(file)
    except RecordError as error:
        speech.fail_with(speech.about_record(file, error))
    except OSError as error:
        speech.fail_with(speech.about_reading(file, error))


__all__ = ["Sitting", "app", "main"]
