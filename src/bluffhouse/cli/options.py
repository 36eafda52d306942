"""Game options as they are typed: NAME for yes, NAME=VALUE for the rest."""

from __future__ import annotations

import re

import msgspec

import bluffhouse
from bluffhouse.rules.contract import OptionError


def parse_options(game: str, given: list[str]) -> dict[str, object]:
    """`["wild_ones", "raise_order=value_first"]` as the options of a game."""
    bluffhouse.game(game)  # says which games there are, if this is none
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
    """true, 3, 18,24 and (18, 24) are what they look like; anything else is a word."""
    text = re.sub(r"^\((.*)\)$", r"\1", text)
    for candidate in (text, f"[{text}]"):
        try:
            return msgspec.json.decode(candidate)
        except msgspec.DecodeError:
            continue
    return text
