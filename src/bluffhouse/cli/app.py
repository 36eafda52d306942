"""The command `bluffhouse` and its subcommands."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
import typer.core
import typer.main
from rich.console import Console
from rich.table import Table
from rich.text import Text

import bluffhouse
from bluffhouse.cli import messages
from bluffhouse.cli.agent import agent
from bluffhouse.cli.arena import arena
from bluffhouse.cli.backup import export_command, import_command
from bluffhouse.cli.bench import app as bench_app
from bluffhouse.cli.desk import desk_token_command
from bluffhouse.cli.engine import app as engine_app
from bluffhouse.cli.help_texts import with_help
from bluffhouse.cli.languages import words_command
from bluffhouse.cli.learn import learn
from bluffhouse.cli.mcp import mcp
from bluffhouse.cli.messages import words
from bluffhouse.cli.options import parse_options
from bluffhouse.cli.party import party
from bluffhouse.cli.play import Sitting, new_sitting, resumed_sitting
from bluffhouse.cli.puzzle import puzzle
from bluffhouse.cli.review import review
from bluffhouse.cli.rules_text import rules_text
from bluffhouse.cli.schema import schema
from bluffhouse.cli.selfplay import selfplay
from bluffhouse.cli.serve import serve
from bluffhouse.cli.solve import solve
from bluffhouse.cli.tables import draw
from bluffhouse.records import RecordError, Written, load, replay, verify
from bluffhouse.rules.contract import OptionError
from bluffhouse.text import text_of

UsageError: Any = typer.BadParameter.__bases__[0]
"""Click's error for arguments that cannot be parsed. Typer exports only its subclasses."""


class CommandGroup(typer.core.TyperGroup):
    """The group of all commands. It reports an unknown command in the chosen language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and self.get_command(ctx, args[0]) is None:
            messages.fail("wrong-command", name=args[0], help=f"{ctx.command_path} --help")
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="bluffhouse",
    cls=CommandGroup,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]


def main() -> None:
    """Run the command `bluffhouse`, and exit with its status."""
    language = messages.language_flag(sys.argv[1:])
    try:
        messages.set_language(language)
        command = with_help(typer.main.get_command(app), words())
        status = command.main(prog_name="bluffhouse", standalone_mode=False)
    except typer.Exit as ending:
        status = ending.exit_code
    except UsageError as error:
        _explain(error)
        status = 2
    sys.exit(status)


def _explain(error: Any) -> None:
    """Print what is wrong with the arguments, in the chosen language."""
    say = words()
    help = f"{error.ctx.command_path if error.ctx else 'bluffhouse'} --help"
    name = _name_of(getattr(error, "param", None))
    match type(error).__name__:
        case "NoSuchOption":
            messages.print_error(say("wrong-flag", name=error.option_name, help=help))
        case "MissingParameter" if name:
            messages.print_error(say("wrong-missing", name=name, help=help))
        case "BadParameter" if name:
            messages.print_error(say("wrong-value", name=name, help=help))
        case _:
            messages.print_error(say("wrong-typed", details=error.format_message(), help=help))


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bluffhouse {bluffhouse.__version__}")
        raise typer.Exit


def _name_of(parameter: Any) -> str:
    """Return a parameter's name as the help prints it: its flag, or its name in capitals."""
    if parameter is None:
        return ""
    flags = [flag for flag in parameter.opts if flag.startswith("-")]
    return str(flags[0] if flags else parameter.name.upper())


def _set_language(language: str | None) -> None:
    messages.set_language(language)


@app.callback(invoke_without_command=True)
def house(
    ctx: typer.Context,
    lang: Annotated[
        str | None,
        typer.Option(messages.FLAG, callback=_set_language, is_eager=True, metavar="CODE"),
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True),
    ] = False,
    host: str | None = None,
    port: Annotated[int | None, typer.Option(min=0, max=65_535)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
) -> None:
    """Five games of bluff, exactly by the book. Without a command, opens the house."""
    if ctx.invoked_subcommand is None:
        party(host, port, browser=not no_browser)
        return
    given = {"--host": host, "--port": port, "--no-browser": no_browser or None}
    for flag, value in given.items():
        if value is not None:  # a command's own flags stand after its name
            help = f"bluffhouse {ctx.invoked_subcommand} --help"
            messages.fail("wrong-flag", name=flag, help=help)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    players: int | None = None,
    option: list[str] | None = None,
    seed: str | None = None,
    seat: int | None = None,
    name: str = "Guest",
    bots: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    yes: Annotated[bool, typer.Option("--yes")] = False,
) -> None:
    """Play against bots. Ctrl-C leaves a record that `--resume` continues."""
    console = Console()
    try:
        if resume is not None:
            if game is not None:
                messages.fail("wrong-not-both")
            if players is not None or option or seed is not None or seat is not None:
                messages.fail("wrong-resume-has-all")
            sitting = resumed_sitting(_loaded(resume), save or resume, bots or "")
        else:
            chosen = game or _ask_for_game(console)
            made = bluffhouse.game(chosen, **parse_options(chosen, option or []))
            sitting = new_sitting(made, players, seed, seat, name, bots or "rookie", save)
        sitting.confirm = sys.stdin.isatty() and not yes
        status = sitting.play(console)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    except OSError as error:
        messages.fail("cli-not-saved", file=str(error.filename), reason=str(error.strerror))
    raise typer.Exit(status)


def _ask_for_game(console: Console) -> str:
    """Let the person at the terminal choose a game. Without a terminal, fail: a script must say."""
    names = list(bluffhouse.games())
    if not sys.stdin.isatty():
        messages.fail("wrong-which-game", games=", ".join(names))
    console.print(_list_of_games())
    while True:
        try:
            typed = console.input(words()("cli-which-game")).strip().casefold()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(130) from None
        # A name may be shortened as long as it is unambiguous.
        matching = [name for name in names if typed and name.startswith(typed)]
        if len(matching) == 1 or typed in matching:
            return typed if typed in matching else matching[0]
        console.print(words()("cli-no-such-game", said=typed), style="yellow", markup=False)


app.command()(arena)
app.command()(selfplay)
app.add_typer(bench_app)
app.add_typer(engine_app)
app.command()(solve)
app.command()(review)
app.command()(puzzle)
app.command()(learn)
app.command()(serve)
app.command()(mcp)
app.command()(agent)
app.command(name="export")(export_command)
app.command(name="import")(import_command)
app.command(name="desk-token")(desk_token_command)
app.command()(schema)
app.command(name="words")(words_command)


@app.command()
def games() -> None:
    """List the games of the house."""
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
    """Print the rules of a game, or one of them."""
    try:
        text = rules_text(game, number, words().language)
    except OptionError as error:
        messages.fail_with(messages.message_of(error))
    # Imported here so that the other commands start without it.
    from rich.markdown import Markdown

    Console().print(Markdown(text))


@app.command(name="replay")
def replay_command(
    file: RecordFile,
    seat: int | None = None,
    to: Annotated[int | None, typer.Option(min=0)] = None,
) -> None:
    """Print what happened in a recorded game, and the table where it stops."""
    record, players = _loaded(file)
    if seat is not None and not 0 <= seat < record.players:
        messages.fail("wrong-seat", seat=str(seat), last=record.players - 1)
    console = Console()
    text = text_of(record.game)(words(), [player.name for player in players], seat)
    state = replay(record, to)
    for event in state.record.events:
        console.print(text.tell(event if seat is None else event.seen_by(seat)), markup=False)
    console.print(draw(record.game, state.view(seat), text))


@app.command(name="verify")
def verify_command(file: RecordFile) -> None:
    """Recompute every random outcome of a record from its seed.

    Exit status: 0 honest, 1 dishonest, 2 unproven.
    """
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
    text = Text(line)
    text.highlight_words([shown], f"bold {colour}")
    Console().print(text)
    raise typer.Exit({"honest": 0, "dishonest": 1, "unproven": 2}[verdict.outcome])


def _loaded(file: Path) -> Written:
    """Return the record in the file, or fail with the reason why it cannot be read."""
    try:
        return load(file)
    except RecordError as error:
        messages.fail_with(messages.record_problem(file, error))
    except OSError as error:
        messages.fail_with(messages.reading_problem(file, error))


__all__ = ["Sitting", "app", "main"]
