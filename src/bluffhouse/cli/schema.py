"""The command that prints the contract with clients."""

from __future__ import annotations

import typer


def schema() -> None:
    """Print the JSON Schema of every message between a house and its clients."""
    # The server's libraries load only here: the other commands start without them.
    from bluffhouse.web.schema import text

    typer.echo(text(), nl=False)
