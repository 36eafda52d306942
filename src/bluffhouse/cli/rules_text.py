"""The rules page of a game, whole or one rule of it."""

from __future__ import annotations

import re

import bluffhouse
from bluffhouse.locales import rules_page
from bluffhouse.rules.contract import OptionError


def rules_text(game: str, number: str | None = None, language: str = "en") -> str:
    """Return the rules page as Markdown, or only the part under one rule's heading.

    Raises OptionError if there is no such game or rule.
    """
    bluffhouse.game(game)  # raises, and names the games there are, if this is not one
    page = rules_page(game, language)
    if number is None:
        return page
    # From the rule's heading to the next heading of any level.
    parts = re.split(r"^(?=#{1,6} )", page, flags=re.MULTILINE)
    numbers = []
    for part in parts:
        found = re.match(r"#+ ([A-Z]{2}-\d+)\b", part)
        if found:
            numbers.append(found[1])
            if found[1] == number.upper():
                return part
    first, last = numbers[0], numbers[-1]
    message = f"{game} has no rule {number!r}; its rules: {first} to {last}"
    raise OptionError(message, "wrong-rule", game=game, number=number, first=first, last=last)
