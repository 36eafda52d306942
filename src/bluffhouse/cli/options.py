"""Game options as typed on the command line: NAME to turn one on, or NAME=VALUE."""

from __future__ import annotations

import re

import msgspec

import bluffhouse
from bluffhouse.rules.contract import OptionError


def parse_options(game: str, given: list[str]) -> dict[str, object]:
    """Parse options such as `["wild_ones", "raise_order=value_first"]`.

    Raises OptionError if there is no such game, or if an option is given twice.
    """
    bluffhouse.game(game)  # raises, and names the games there are, if this is not one
    options: dict[str, object] = {}
    for item in given:
        name, equals, value = item.partition("=")
        name = name.strip().replace("-", "_")
        if name in options:
            message = f"option {name!r} is given twice"
            raise OptionError(message, "wrong-option-twice", option=name)
        options[name] = _value(value.strip()) if equals else True
    return options


def _value(text: str) -> object:
    """Parse a value: `true`, `3`, `18,24` and `(18, 24)` as JSON, anything else as a word."""
    text = re.sub(r"^\((.*)\)$", r"\1", text)
    for candidate in (text, f"[{text}]"):
        try:
            return msgspec.json.decode(candidate)
        except msgspec.DecodeError:
            continue
    return text
