"""The commands that take a house out of its database and bring it into another."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from bluffhouse.house.settings import Settings, SettingsError, load

if TYPE_CHECKING:
    from bluffhouse.house.storage import Store

Database = Annotated[
    str | None,
    typer.Option("--database", help="Where tables are kept, as for serve. [BLUFFHOUSE_DATABASE]"),
]
Data = Annotated[
    str | None, typer.Option("--data", help="The folder of the house's files. [BLUFFHOUSE_DATA]")
]
Config = Annotated[Path | None, typer.Option("--config", help="A TOML file with settings.")]


def export_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file. It holds secrets.")],
    database: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Write the whole house to a file: people, tables, games. The house may stay open."""
    settings = _settings(database, data, config)
    _check_there(settings)
    # The server's libraries load only here: the other commands start without them.
    from bluffhouse.house.backup import export_house
    from bluffhouse.house.storage import Unreachable

    store = _opened(settings)
    try:
        contents = export_house(store, file)
    except OSError as error:
        _fail(f"{file}: {error.strerror}")
    except Unreachable as error:
        _fail(f"the database does not answer: {error}")
    finally:
        store.close()
    typer.echo(f"{file}: {contents}")


def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="As export writes it.")],
    database: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Bring a house from such a file into a new, empty database. All of it, or nothing."""
    settings = _settings(database, data, config)
    from bluffhouse.house.backup import BackupError, NotEmpty, import_house
    from bluffhouse.house.storage import StorageError, Unreachable

    store = _opened(settings)
    try:
        with store.claim():  # not while a house is open on that file
            contents = import_house(store, file, settings.drop_grace)
    except StorageError as error:
        _fail(str(error))
    except (BackupError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        _fail(f"{file}: {reason}; nothing was brought in")
    except NotEmpty as error:
        _fail(f"{store.shown_url}: {error}")
    except Unreachable as error:
        _fail(f"the database does not answer: {error}")
    finally:
        store.close()
    typer.echo(f"{store.shown_url}: {contents}")


def _settings(database: str | None, data: str | None, config: Path | None) -> Settings:
    try:
        return load({"database": database, "data": data}, os.environ, config)
    except SettingsError as error:
        _fail(str(error))


def _check_there(settings: Settings) -> None:
    """Opening a file that is not there would make one."""
    kind, _, path = settings.database_url.partition(":///")
    if kind == "sqlite" and not Path(path).is_file():
        _fail(f"{path}: there is no house")


def _opened(settings: Settings) -> Store:
    from bluffhouse.house.storage import StorageError, Store

    try:
        store = Store(settings.database_url)
        store.migrate()
    except StorageError as error:
        _fail(str(error))
    return store


def _fail(reason: str) -> NoReturn:
    typer.echo(f"bluffhouse: {reason}", err=True)
    raise typer.Exit(2)
