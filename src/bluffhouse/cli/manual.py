"""The help of every command, from the locales: `help-play-seat` is what `bluffhouse play --help`
says of `--seat`, `help-file` what any command says of a FILE unless it has a text of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bluffhouse.house.settings import fields
from bluffhouse.locales import Words


def explained(command: Any, words: Words, name: str = "") -> Any:
    """The same command, with its help in that language."""
    command.help = words(f"help-{name}" if name else "help")
    if not name:
        command.epilog = words("help-without")
    for parameter in command.params:
        key = next((key for key in keys_of(name, parameter.name) if key in words), None)
        if key is None:
            raise KeyError(f"nothing explains {parameter.name} of {name or 'bluffhouse'}")
        parameter.help = words(key)
        if key.startswith("setting-"):
            parameter.help += f" [{VARIABLES[parameter.name]}]"
    for each, part in getattr(command, "commands", {}).items():
        explained(part, words, each)
    return command


VARIABLES = {field.name: field.variable for field in fields()}


def keys_of(command: str, parameter: str) -> Iterator[str]:
    """Where its help may stand, the most particular first."""
    dashed = parameter.replace("_", "-")
    if command == "serve" and parameter in VARIABLES:
        yield f"setting-{dashed}"
    yield f"help-{command}-{dashed}"
    yield f"help-{dashed}"
