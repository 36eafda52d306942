"""The command `bluffhouse schema`: prints the JSON Schema of the protocol."""

from __future__ import annotations

import typer


def schema() -> None:
    """Print the JSON Schema of every message between a house and its clients."""
    # Imported here so that the other commands start without the server's libraries.
    from bluffhouse.web.schema import text

    typer.echo(text(), nl=False)
