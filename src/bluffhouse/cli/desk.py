"""The command `bluffhouse desk-token`: makes a new token for the operator's desk."""

from __future__ import annotations

import typer

from bluffhouse.cli import messages
from bluffhouse.cli.backup import (
    Config,
    Data,
    Database,
    check_database_exists,
    open_store,
    settings_for,
)
from bluffhouse.cli.serve import print_desk_token


def desk_token_command(
    database: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Make a new token for the operator's desk. The old one stops working, and everybody
    signed in with it is signed out at once; the house may stay open."""
    settings = settings_for(database, data, config)
    if settings.desk_token:
        messages.fail("desk-token-given")
    check_database_exists(settings)
    # Imported here so that the other commands start without the server's libraries.
    from bluffhouse.house.desk_secrets import DESK_TOKEN
    from bluffhouse.house.storage import Unreachable
    from bluffhouse.web.desk_access import new_token, token_hash

    store = open_store(settings)
    token = new_token()
    try:
        store.replace_secret(DESK_TOKEN, token_hash(token))
    except Unreachable as error:
        messages.fail("backup-no-answer", reason=str(error))
    finally:
        store.close()
    print_desk_token(settings, token)
    if not settings.desk:
        typer.echo(messages.words()("desk-is-off"))
