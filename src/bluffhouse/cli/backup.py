"""The commands that take a house out of its database and bring it into another."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bluffhouse.cli import speech
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
    """Write the whole house to a file: people, tables, games. The house may stay open."""
    settings = _settings(database, data, config)
    _check_there(settings)
    # The server's libraries load only here: the other commands start without them.
    from bluffhouse.house.backup import export_house
    from bluffhouse.house.storage import Unreachable

    store = _opened(settings)
    try:
        contents = export_house(store, file)
    except FileExistsError:
        speech.fail("backup-there", file=str(file))
    except OSError as error:
        speech.fail("wrong-file", file=str(file), reason=str(error.strerror))
    except Unreachable as error:
        speech.fail("backup-no-answer", reason=str(error))
    finally:
        store.close()
    _say_what_it_holds(str(file), contents)


def import_command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
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
        speech.fail_with(speech.said(error))
    except OSError as error:
        speech.fail_with(speech.about_reading(file, error))
    except BackupError as error:
        speech.fail("backup-nothing", file=str(file), reason=str(error))
    except NotEmpty:
        speech.fail("backup-not-empty", database=store.shown_url)
    except Unreachable as error:
        speech.fail("backup-no-answer", reason=str(error))
    finally:
        store.close()
    _say_what_it_holds(store.shown_url, contents)


def _say_what_it_holds(place: str, contents: Contents) -> None:
    typer.echo(speech.words()("backup-written", place=place, **contents._asdict()))


def _settings(database: str | None, data: str | None, config: Path | None) -> Settings:
    try:
        return load({"database": database, "data": data}, os.environ, config)
    except SettingsError as error:
        speech.fail_with(speech.said(error))


def _check_there(settings: Settings) -> None:
    """Opening a file that is not there would make one."""
    kind, _, path = settings.database_url.partition(":///")
    if kind == "sqlite" and not Path(path).is_file():
        speech.fail("backup-no-house", file=path)


def _opened(settings: Settings) -> Store:
    from bluffhouse.house.storage import StorageError, Store

    try:
        store = Store(settings.database_url)
        store.migrate()
    except StorageError as error:
        speech.fail_with(speech.said(error))
    return store
