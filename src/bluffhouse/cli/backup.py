"""The commands `bluffhouse export` and `bluffhouse import`: move a house between databases."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import messages
from bluffhouse.house.settings import Settings, SettingsError, load

if TYPE_CHECKING:
    from bluffhouse.house.backup import Contents
    from bluffhouse.house.storage import Store

Database = Annotated[str | None, typer.Option("--database")]
Data = Annotated[str | None, typer.Option("--data")]
Config = Annotated[Path | None, typer.Option("--config")]


def export_command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Write the whole house to a file: people, tables and games. The house may stay open."""
    settings = settings_for(database, data, config)
    check_database_exists(settings)
    # Imported here so that the other commands start without the server's libraries.
    from bluffhouse.house.backup import export_house
    from bluffhouse.house.storage import Unreachable

    store = open_store(settings)
    try:
        contents = export_house(store, file)
    except FileExistsError:
        messages.fail("backup-there", file=str(file))
    except OSError as error:
        messages.fail("wrong-file", file=str(file), reason=str(error.strerror))
    except Unreachable as error:
        messages.fail("backup-no-answer", reason=str(error))
    finally:
        store.close()
    _print_contents(str(file), contents)


def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Bring a house from an exported file into a new, empty database: all of it, or nothing."""
    settings = settings_for(database, data, config)
    from bluffhouse.house.backup import BackupError, NotEmpty, import_house
    from bluffhouse.house.storage import StorageError, Unreachable

    store = open_store(settings)
    try:
        with store.claim():  # fails while a house is open on that database
            contents = import_house(store, file, settings.drop_grace)
    except StorageError as error:
        messages.fail_with(messages.message_of(error))
    except OSError as error:
        messages.fail_with(messages.reading_problem(file, error))
    except BackupError as error:
        messages.fail("backup-nothing", file=str(file), reason=str(error))
    except NotEmpty:
        messages.fail("backup-not-empty", database=store.shown_url)
    except Unreachable as error:
        messages.fail("backup-no-answer", reason=str(error))
    finally:
        store.close()
    _print_contents(store.shown_url, contents)


def _print_contents(place: str, contents: Contents) -> None:
    typer.echo(messages.words()("backup-written", place=place, **contents._asdict()))


def settings_for(database: str | None, data: str | None, config: Path | None) -> Settings:
    try:
        return load({"database": database, "data": data}, os.environ, config)
    except SettingsError as error:
        messages.fail_with(messages.message_of(error))


def check_database_exists(settings: Settings) -> None:
    """Fail if the database file does not exist: opening it would create one."""
    kind, _, path = settings.database_url.partition(":///")
    if kind == "sqlite" and not Path(path).is_file():
        messages.fail("backup-no-house", file=path)


def open_store(settings: Settings) -> Store:
    """Open the database and bring it up to date, or fail with the reason."""
    from bluffhouse.house.storage import StorageError, Store

    try:
        store = Store(settings.database_url)
        store.migrate()
    except StorageError as error:
        messages.fail_with(messages.message_of(error))
    return store
