"""The help of every command, from the locales.

`help-play-seat` is what `bluffhouse play --help` prints about `--seat`; `help-file` is what any
command prints about a FILE unless it has a text of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bluffhouse.house.settings import fields
from bluffhouse.locales import Words


def with_help(command: Any, words: Words, name: str = "") -> Any:
    """Fill in the help of a command and its subcommands, and return the command.

    Raises KeyError if a parameter has no text.
    """
    command.help = words(f"help-{name}" if name else "help")
    if not name:
        command.epilog = words("help-without")
    for parameter in command.params:
        key = next((key for key in keys_of(name, parameter.name) if key in words), None)
        if key is None:
            raise KeyError(f"no help text for {parameter.name} of {name or 'bluffhouse'}")
        parameter.help = words(key)
        if key.startswith("setting-"):
            parameter.help += f" [{VARIABLES[parameter.name]}]"
    for subname, subcommand in getattr(command, "commands", {}).items():
        with_help(subcommand, words, subname)
    return command


VARIABLES = {field.name: field.variable for field in fields()}
"""The environment variable of each setting."""


def keys_of(command: str, parameter: str) -> Iterator[str]:
    """Yield the keys under which a parameter's help may stand, the most specific first."""
    dashed = parameter.replace("_", "-")
    if command == "serve" and parameter in VARIABLES:
        yield f"setting-{dashed}"
    yield f"help-{command}-{dashed}"
    yield f"help-{dashed}"
