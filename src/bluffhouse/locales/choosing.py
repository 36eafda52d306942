"""Choose the language to use for a person."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bluffhouse.locales.words import languages

DEFAULT = "en"
VARIABLE = "BLUFFHOUSE_LANG"
"""Environment variable that sets the language of this program; the flag `--lang` overrides it."""

NEXT_BEST: Mapping[str, str] = {"nb": "da", "nn": "da", "no": "da", "sk": "cs"}
"""For languages that we do not have, the one that their readers understand best. The browser has
the same list (client/src/words/languages.ts)."""


def best(tags: Iterable[str]) -> str | None:
    """Return the first of these that we have: `pt-BR` gives pt, `pl_PL.UTF-8` gives pl."""
    for tag in tags:
        spoken = re.split(r"[-_.@]", tag.strip().lower())[0]
        for language in (spoken, NEXT_BEST.get(spoken)):
            if language in languages():
                return language
    return None


def of_the_terminal(environ: Mapping[str, str]) -> str:
    """Return the languages that the environment asks for, as gettext reads it: the first variable
    that is set decides, and LANGUAGE may list several, separated by colons."""
    named = environ.get(VARIABLE)
    if named:
        return best([named]) or DEFAULT
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = environ.get(variable)
        if said:
            return best(said.split(":")) or DEFAULT
    return DEFAULT
